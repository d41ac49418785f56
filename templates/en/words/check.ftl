# What `goosebook check` says beside its findings.

finding-fix-certain = this is what was meant: `goosebook check --fix` writes it
report-carried = The variants that goosebook carries
check-fixed = { $fixed ->
    [one] { $fixed } finding put right
   *[other] { $fixed } findings put right
} in { $files ->
    [one] { $files } file
   *[other] { $files } files
}
check-would-fix = { $fixed ->
    [one] { $fixed } finding
   *[other] { $fixed } findings
} would be put right in { $files ->
    [one] { $files } file
   *[other] { $files } files
}
check-can-fix = { $fixed ->
    [one] `--fix` puts { $fixed } of them right
   *[other] `--fix` puts { $fixed } of them right
}
check-changed-meanwhile = { $path } has changed since it was read: nothing is written
check-progress = { $done } of { $all } files checked
check-fix-alone = The file that --fix reads from standard input goes to standard output: name no other one beside `-`, and leave --format away
check-diff-alone = A diff goes to standard output: leave --format away
