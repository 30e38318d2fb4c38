## The visual models: what each is called, what it shows said in words, and what is asked where its result is left out.
## The page fills the fields in. $n is a number that may choose between plural forms ([one], [few], …, not [0]); all others are texts.

model-choose-place = Your place on the line
model-choose-total = Your total
model-whose = { $name }: { $said }
