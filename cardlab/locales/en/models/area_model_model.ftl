area_model_model = Parts to compare
    .still = Grids with coloured cells: { $list }.
area_model_model-part = { $name }: { $n } of { $all } coloured.
area_model_model-part_of_wholes = { $name }: { $n } coloured, { $all } in each whole.
area_model_model-mend = You said { $n }. Look at the picture: is that right?
