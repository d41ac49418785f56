# The page of a rule of the checker (`goosebook explain`).

explain-colon = {": "}
explain-what = What is found
explain-why = Why
explain-bad = Wrong
explain-good = Right
explain-repeats = A line followed by `# × 30000` is in the file 30 000 times, and likewise for any other number.
explain-hidden = What no text can show has a sign in its place here: � for a byte that cannot be read, ␀ and the like for an invisible character.
explain-intro = This is all that `goosebook check` can find. `goosebook explain G0302` explains a code.
explain-code = code
explain-level = level
explain-asks = finding
explain-unknown = There is no finding { $code }.{ $nearly ->
    [yes] {" "}Did you mean { $near }?
   *[no] {""}
 } A code is written as in reports, such as G0302; `goosebook explain` without a code lists them all.
