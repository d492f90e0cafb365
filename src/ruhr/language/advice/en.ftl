# Hints: what the captain would do, his plan, and what the next best choice would bring instead.

hint-title = A hint from the captain
hint-action = I would choose: { $action }
hint-plan = The plan, step by step
hint-others = In between
hint-expects = What the captain expects
hint-close = Close the hint

estimate = { $action }: { $points }; chance to win { $win } %
estimate-points = { $name } { NUMBER($points, maximumFractionDigits: 1) }

## The way of the coal: the beginning of a sentence

with-none = From { $storage } to { $space }
with-pilot = With a pilot from { $storage } to { $space }
with-transport = With transport, from { $storage } to { $space }
with-wage = With the wage, from { $storage } to { $space }
with-supply = With supply, from { $storage } to { $space }
with-hauling = With hauling from { $storage } to { $space }
with-transport_pilot = With transport and a pilot from { $storage } to { $space }
with-hauling_pilot = With hauling and a pilot from { $storage } to { $space }
with-hauling_transport = With hauling and transport from { $storage } to { $space }

## What a plan brings: things in a row

gain-thalers = { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
}
gain-paid = { $count ->
    [one] 1 Thaler paid
   *[other] { $count } Thalers paid
}
gain-token = { $number ->
    [1] the first token for { $area }
    [2] the second token for { $area }
    [3] the third token for { $area }
   *[other] token number { $number } for { $area }
}
gain-debts = { $count ->
    [one] a new debt
   *[other] { $count } new debts
}
gain-repaid = { $count ->
    [one] a debt repaid
   *[other] { $count } debts repaid
}
gain-nothing = no Thaler and no token
gain-markers = { $count ->
    [one] the marker { $markers }
   *[other] the markers { $markers }
}
gain-marker = “{ $marker }”
gain-exports = { $points ->
    [one] 1 point from exports
   *[other] { $points } points from exports
}
gain-likely = { $thing } ({ $share } %)

buy-lock = the lock { $obstacle }
buy-city = a warehouse in { $city }
buy-depot = a warehouse in the coal depot { $territory }
buy-port = a warehouse in the { $country } column of the port
buy-white_warehouse = a warehouse with the white marker – { $place }
buy-shift = the port warehouse moved from { $from } to { $to }
buy-repay = a debt repaid
take-option = the option “{ $option }”
take-start = the coal of { $storage }
bought-worth = { $points ->
    [0] { $thing }
    [one] { $thing } (1 point)
   *[other] { $thing } ({ $points } points)
}
bought-before = { $points ->
    [one] { $thing } (1 point) before { $name } can take it ({ $share } %)
   *[other] { $thing } ({ $points } points) before { $name } can take it ({ $share } %)
}

## The sentences

advice-trip = { $then ->
    [none] { $way }: { $brings }.
   *[other] { $way }: { $brings }; then { $then }.
}
advice-gains = This turn that brings { $things }.
advice-likely = By the end of the next turn most likely: { $things }.
advice-denied = What others then get less often: { $things }.
denied-to = { $thing } ({ $name }: { $here } instead of { $there } %)
advice-instead_trip = { $then ->
    [none] Instead, “{ $other }” leads to { $space }: { $brings }.
   *[other] Instead, “{ $other }” leads to { $space }: { $brings }; then { $then }.
}
advice-instead_gains = Instead, “{ $other }” would bring { $things }.
advice-less = { $other ->
    [none] In the end that is about { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } less (± { NUMBER($error, maximumFractionDigits: 1) })
   *[other] “{ $other }” would in the end bring about { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } less (± { NUMBER($error, maximumFractionDigits: 1) })
}
advice-more = { $other ->
    [none] In the end that may be { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } more (± { NUMBER($error, maximumFractionDigits: 1) }), but
   *[other] “{ $other }” may in the end bring { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } more (± { NUMBER($error, maximumFractionDigits: 1) }), but
}
advice-otherwise = { $other ->
    [none] That hardly changes one’s own points ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), but
   *[other] “{ $other }” would hardly change one’s own points ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), but
}
advice-equal = { $other ->
    [none] In the end that is as good, as far as one can tell ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
   *[other] “{ $other }” would be as good, as far as one can tell ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } point
       *[other] { NUMBER($points, maximumFractionDigits: 1) } points
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
}
advice-evens_out = { $other ->
    [none] In the end that changes one’s own points ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) and those of the others alike: it is as good.
   *[other] “{ $other }” would change one’s own points ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) and those of the others alike: it is as good.
}
advice-plain = { $sentence }.
advice-because = { $sentence }: { $reasons }.
advice-in_return = { $sentence }: { $reasons }; in return { $gains }.
advice-standing = a slightly worse standing against the others
advice-besides = Besides: { $thing }.
advice-sure = At least as good in { $share } % of { $games } games imagined with the same luck.

## What differs after the next best choice: things in a row

differ-own = { $source } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-rival = { $name }: { $source } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers = Thalers at the end of the turn ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers_next = Thalers at the end of the next turn ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-tokens = tokens by the end of the next turn ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-place = place { NUMBER($there, maximumFractionDigits: 1) } instead of { NUMBER($here, maximumFractionDigits: 1) } in the next turn’s order
differ-marker = “{ $marker }” by the end of the next turn with { $there } instead of { $here } %
differ-marker_ever = “{ $marker }” with { $there } instead of { $here } %
differ-win = chance to win { $there } instead of { $here } %
