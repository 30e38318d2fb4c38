## Visual models: their names, descriptions of their pictures, and the questions when a result is left out.
## The page fills in the fields. $n is a number that may choose between plural forms ([one], [few], …, not [0]); all others are texts.

model-choose-place = Your place on the line
model-choose-total = Your total
model-whose = { $name }: { $said }
