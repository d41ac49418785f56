# What keeps a card from being made, and what to do.

pdf-overflow = “{ $block }” does not fit { $side ->
    [0] on a card
   *[other] on side { $side } of the card
}, even in the smallest type. Shorten this text or those around it, take a figure out, or choose a larger size (--size). The page (--format html) has no such limit.
pdf-too-many-sides = A card has two sides; “{ $block }” asks for a third. Take a “---” line out of the template.
pdf-missing-glyph = The fonts of the card have no character “{ $character }” ({ $code }), in “{ $text }”. Write it another way.
pdf-unknown-figure = The template asks for the figure “{ $name }”, which does not exist. The figures are “board” and “turn/1”, “turn/2”… for the examples marked “card”.
pdf-unknown-icon = The template asks for the icon “{ $name }”, which does not exist.
pdf-too-deep = The lists or styles of “{ $block }” are nested too deep. Write them flat.
pdf-pale-accent = This colour is too pale to be read on white paper. Choose a darker one.
pdf-internal = The PDF could not be written ({ $fault }). That is a fault of goosebook: please report it.
pdf-sheet-too-small = This card does not fit on this sheet. Choose another sheet (--sheet) or a smaller card (--size).
pdf-sheet-scale = Print at 100%, without scaling: the bar measures 50 mm.
pdf-sheet-long = Two-sided, flip on the long edge.
pdf-sheet-short = Two-sided, flip on the short edge.
pdf-contents = In this booklet
