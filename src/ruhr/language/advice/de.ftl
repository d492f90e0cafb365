# Tipps: was der Kapitän täte, sein Plan, und was die nächstbeste Wahl stattdessen brächte.

hint-title = Ein Tipp vom Kapitän
hint-action = Ich würde wählen: { $action }
hint-plan = Der Plan, Schritt für Schritt
hint-others = Dazwischen
hint-expects = Was der Kapitän erwartet
hint-close = Tipp schließen

estimate = { $action }: { $points }; Siegchance { $win } %
estimate-points = { $name } { NUMBER($points, maximumFractionDigits: 1) }

## Der Weg der Kohle: der Anfang eines Satzes

with-none = Von { $storage } bis { $space }
with-pilot = Mit Lotse von { $storage } bis { $space }
with-transport = Mit Transport, von { $storage } bis { $space }
with-wage = Mit dem Lohn, von { $storage } bis { $space }
with-supply = Mit Nachschub, von { $storage } bis { $space }
with-hauling = Mit Treideln von { $storage } bis { $space }
with-transport_pilot = Mit Transport und Lotse von { $storage } bis { $space }
with-hauling_pilot = Mit Treideln und Lotse von { $storage } bis { $space }
with-hauling_transport = Mit Treideln und Transport von { $storage } bis { $space }

## Was ein Plan bringt: Dinge in einer Reihe

gain-thalers = { $count } Thaler
gain-paid = { $count } Thaler Kosten
gain-token = { $number ->
    [1] der erste Entwicklungsstein „{ $area }“
    [2] der zweite Entwicklungsstein „{ $area }“
    [3] der dritte Entwicklungsstein „{ $area }“
   *[other] der { $number }. Entwicklungsstein „{ $area }“
}
gain-debts = { $count ->
    [one] eine neue Schuld
   *[other] { $count } neue Schulden
}
gain-repaid = { $count ->
    [one] eine Schuld weniger
   *[other] { $count } Schulden weniger
}
gain-nothing = kein Thaler und kein Entwicklungsstein
gain-markers = { $count ->
    [one] das Plättchen { $markers }
   *[other] die Plättchen { $markers }
}
gain-marker = „{ $marker }“
gain-exports = { $points ->
    [one] 1 Punkt aus dem Export
   *[other] { $points } Punkte aus dem Export
}
gain-likely = { $thing } ({ $share } %)

buy-lock = die Schleuse { $obstacle }
buy-city = ein Lagerhaus in { $city }
buy-depot = ein Lagerhaus im Kohlenlager { $territory }
buy-port = ein Lagerhaus in der Hafenspalte { $country }
buy-white_warehouse = ein Lagerhaus mit dem weißen Plättchen – { $place }
buy-shift = das Exportlager von { $from } nach { $to } umgesetzt
buy-repay = eine Schuld weniger
take-option = die Option „{ $option }“
take-start = die Kohle von { $storage }
bought-worth = { $points ->
    [0] { $thing }
    [one] { $thing } (1 Punkt)
   *[other] { $thing } ({ $points } Punkte)
}
bought-before = { $points ->
    [one] { $thing } (1 Punkt) noch vor { $name } ({ $share } %)
   *[other] { $thing } ({ $points } Punkte) noch vor { $name } ({ $share } %)
}

## Die Sätze

advice-trip = { $then ->
    [none] { $way }: { $brings }.
   *[other] { $way }: { $brings }; dann { $then }.
}
advice-gains = In dieser Runde heißt das: { $things }.
advice-likely = Bis zum Ende der nächsten Runde wahrscheinlich: { $things }.
advice-denied = Das bekommen andere dann seltener: { $things }.
denied-to = { $thing } ({ $name }: { $here } statt { $there } %)
advice-instead_trip = { $then ->
    [none] Mit „{ $other }“ ginge es stattdessen bis { $space }: { $brings }.
   *[other] Mit „{ $other }“ ginge es stattdessen bis { $space }: { $brings }; dann { $then }.
}
advice-instead_gains = Stattdessen brächte „{ $other }“: { $things }.
advice-less = { $other ->
    [none] Das macht am Ende etwa { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } weniger (± { NUMBER($error, maximumFractionDigits: 1) })
   *[other] „{ $other }“ brächte am Ende etwa { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } weniger (± { NUMBER($error, maximumFractionDigits: 1) })
}
advice-more = { $other ->
    [none] Das macht am Ende vielleicht { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } mehr (± { NUMBER($error, maximumFractionDigits: 1) }), aber
   *[other] „{ $other }“ brächte am Ende vielleicht { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } mehr (± { NUMBER($error, maximumFractionDigits: 1) }), aber
}
advice-otherwise = { $other ->
    [none] An den eigenen Punkten ändert das kaum etwas ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), aber
   *[other] „{ $other }“ würde an den eigenen Punkten kaum etwas ändern ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), aber
}
advice-equal = { $other ->
    [none] Am Ende ist das gleich gut, soweit sich das sagen lässt ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
   *[other] „{ $other }“ wäre gleich gut, soweit sich das sagen lässt ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } Punkt
       *[other] { NUMBER($points, maximumFractionDigits: 1) } Punkte
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
}
advice-evens_out = { $other ->
    [none] Am Ende ändert das die eigenen Punkte ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) und die der anderen gleichermaßen, ist also gleich gut.
   *[other] „{ $other }“ würde die eigenen Punkte ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) und die der anderen gleichermaßen ändern, wäre also gleich gut.
}
advice-plain = { $sentence }.
advice-because = { $sentence }: { $reasons }.
advice-in_return = { $sentence }: { $reasons }; dafür { $gains }.
advice-standing = ein etwas schlechterer Stand gegenüber den anderen
advice-besides = Außerdem: { $thing }.
advice-sure = In { $share } % von { $games } Partien, mit gleichem Glück durchgespielt, war meine Wahl mindestens so gut.

## Was nach der nächstbesten Wahl anders ist: Dinge in einer Reihe

differ-own = { $source } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-rival = { $source } bei { $name } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers = Thaler am Ende der Runde ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers_next = Thaler am Ende der nächsten Runde ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-tokens = Entwicklungssteine bis zum Ende der nächsten Runde ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-place = in der Reihenfolge der nächsten Runde Platz { NUMBER($there, maximumFractionDigits: 1) } statt { NUMBER($here, maximumFractionDigits: 1) }
differ-marker = Chance auf „{ $marker }“ bis zum Ende der nächsten Runde { $there } statt { $here } %
differ-marker_ever = Chance auf „{ $marker }“ { $there } statt { $here } %
differ-win = Siegchance { $there } statt { $here } %
