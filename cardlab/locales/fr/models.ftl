## Les images qui aident à compter : comment chacune s'appelle, ce qu'elle montre, dit en mots, et ce qu'on demande quand
## son résultat manque. La page remplit les champs. $n est un nombre qui peut choisir entre des formes du pluriel
## ([one], [other], pas [0]) ; tous les autres sont des textes.

model-choose-place = Ta place sur la droite
model-choose-total = Ton total
model-whose = { $name } : { $said }
