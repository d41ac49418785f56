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
check-ignored = { $n ->
    [one] { $n } finding ignored, as the file asks
   *[other] { $n } findings ignored, as { $files ->
        [one] the file asks
       *[other] the files ask
    }
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
check-carried = Checking the { $n } variants that goosebook carries; to check yours, name your files or their folder.
check-fix-alone = The file that --fix reads from standard input goes to standard output: name no other file beside `-`, and leave --format out
check-diff-alone = A diff goes to standard output: leave --format out
check-card-unread = “{ $value }”: copy the last line of the card, for instance --card famille@k7m2-wq4p (eight letters and digits, with no 0, no 1 and no vowel)
check-card-true = { $id }: the card { $mark } is still true, the rules have not changed.
check-card-slip = { $id }: the card says { $mark }, today’s rules { $today }. One letter differs: read the card again.
check-card-changed = { $id }: the rules have changed since this card. It says { $mark }, today’s rules { $today }.
check-card-same = This card bears the mark of “{ $other }”: `goosebook compare { $id } { $other }` shows what differs.
check-card-changes = Changes that the variant notes:
check-card-change = – { $date }: { $says }
check-card-print = `goosebook card { $id } -o card.pdf` prints today’s card.
check-card-nowhere = None of the files given holds the variant “{ $value }”
