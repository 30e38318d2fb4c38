hundred_chart_model = Chart of the numbers from 1 to { $high }
    .still = The numbers from 1 to { $high }.
hundred_chart_model-total = The total is { $a }.
hundred_chart_model-reach = From here you can reach { $list }.
hundred_chart_model-nothing = { $a }: no points
hundred_chart_model-part = { $name } { $a }
hundred_chart_model-single = { $a }: { $name }, { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-several = { $a }: { $list }, together { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-value = You are at { $value }.
hundred_chart_model-legend = { $name }: { $n } { $n ->
        [one] point
       *[other] points
    }
hundred_chart_model-coloured = You have coloured { $list }.
hundred_chart_model-plain = Nothing is coloured yet.
hundred_chart_model-how = Tap the number.
hundred_chart_model-how_some = Tap the numbers. Tap again to take the colour away.
hundred_chart_model-mend = You said { $n }. Count on from { $total }.
hundred_chart_model-mend_wrong = Look again at { $list }.
hundred_chart_model-mend_missing = These fit. Some are still missing.
hundred_chart_model-mend_both = Look again at { $list }. Some are still missing.
