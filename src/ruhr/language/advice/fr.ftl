# Conseils : ce que ferait le capitaine, son plan, et ce que le choix suivant rapporterait à la place.

hint-title = Un conseil du capitaine
hint-action = Je choisirais : { $action }
hint-plan = Le plan, pas à pas
hint-others = Entre-temps
hint-expects = Ce qu’en attend le capitaine
hint-close = Fermer le conseil

estimate = { $action } : { $points } ; chances de victoire { $win } %
estimate-points = { $name } { NUMBER($points, maximumFractionDigits: 1) }

## Le trajet du charbon : le début d’une phrase

with-none = De { $storage } à { $space }
with-pilot = Avec un pilote, de { $storage } à { $space }
with-transport = Avec le transport, de { $storage } à { $space }
with-wage = Avec le salaire, de { $storage } à { $space }
with-supply = Avec le ravitaillement, de { $storage } à { $space }
with-hauling = Avec le remorquage, de { $storage } à { $space }
with-transport_pilot = Avec le transport et un pilote, de { $storage } à { $space }
with-hauling_pilot = Avec le remorquage et un pilote, de { $storage } à { $space }
with-hauling_transport = Avec le remorquage et le transport, de { $storage } à { $space }

## Ce qu’un plan rapporte : des choses en liste

gain-thalers = { $count ->
    [one] { $count } Thaler
   *[other] { $count } Thalers
}
gain-paid = { $count ->
    [one] { $count } Thaler à payer
   *[other] { $count } Thalers à payer
}
gain-token = { $number ->
    [1] le premier cube développement ({ $area })
    [2] le deuxième cube développement ({ $area })
    [3] le troisième cube développement ({ $area })
   *[other] le { $number }e cube développement ({ $area })
}
gain-debts = { $count ->
    [one] une nouvelle dette
   *[other] { $count } nouvelles dettes
}
gain-repaid = { $count ->
    [one] une dette remboursée
   *[other] { $count } dettes remboursées
}
gain-nothing = ni Thaler ni cube
gain-markers = { $count ->
    [one] le jeton { $markers }
   *[other] les jetons { $markers }
}
gain-marker = « { $marker } »
gain-exports = { $points } PV d’export
gain-likely = { $thing } ({ $share } %)

buy-lock = l’écluse { $obstacle }
buy-city = un entrepôt à { $city }
buy-depot = un entrepôt dans le dépôt de charbon « { $territory } »
buy-port = un entrepôt dans la colonne { $country } du port
buy-white_warehouse = un entrepôt avec le jeton blanc – { $place }
buy-shift = le déplacement { $from } → { $to } au port
buy-repay = une dette remboursée
take-option = l’option « { $option } »
take-start = le charbon de { $storage }
bought-worth = { $points ->
    [0] { $thing }
   *[other] { $thing } ({ $points } PV)
}
bought-before = { $thing } ({ $points } PV) avant que { $name } ne la prenne ({ $share } %)

## Les phrases

advice-trip = { $then ->
    [none] { $way } : { $brings }.
   *[other] { $way } : { $brings } ; puis { $then }.
}
advice-gains = Cette manche, cela donne : { $things }.
advice-likely = D’ici la fin de la prochaine manche, probablement : { $things }.
advice-denied = Ce que d’autres auront alors moins souvent : { $things }.
denied-to = { $thing } ({ $name } : { $here } au lieu de { $there } %)
advice-instead_trip = { $then ->
    [none] À la place, « { $other } » mène à { $space } : { $brings }.
   *[other] À la place, « { $other } » mène à { $space } : { $brings } ; puis { $then }.
}
advice-instead_gains = À la place, « { $other } » donnerait : { $things }.
advice-less = { $other ->
    [none] Au bout du compte, c’est environ { NUMBER($points, maximumFractionDigits: 1) } PV de moins (± { NUMBER($error, maximumFractionDigits: 1) })
   *[other] Le choix « { $other } » rapporterait au bout du compte environ { NUMBER($points, maximumFractionDigits: 1) } PV de moins (± { NUMBER($error, maximumFractionDigits: 1) })
}
advice-more = { $other ->
    [none] Au bout du compte, c’est peut-être { NUMBER($points, maximumFractionDigits: 1) } PV de plus (± { NUMBER($error, maximumFractionDigits: 1) }), mais
   *[other] Le choix « { $other } » rapporterait peut-être { NUMBER($points, maximumFractionDigits: 1) } PV de plus au bout du compte (± { NUMBER($error, maximumFractionDigits: 1) }), mais
}
advice-otherwise = { $other ->
    [none] Cela ne change guère les PV du joueur ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), mais
   *[other] Le choix « { $other } » ne changerait guère les PV du joueur ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), mais
}
advice-equal = { $other ->
    [none] Au bout du compte, cela se vaut, autant qu’on puisse en juger ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } PV ± { NUMBER($error, maximumFractionDigits: 1) }).
   *[other] Le choix « { $other } » serait aussi bon, autant qu’on puisse en juger ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } PV ± { NUMBER($error, maximumFractionDigits: 1) }).
}
advice-evens_out = { $other ->
    [none] Au bout du compte, cela change autant les PV du joueur ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) que ceux des autres : cela se vaut.
   *[other] Le choix « { $other } » changerait autant les PV du joueur ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) que ceux des autres : cela se vaut.
}
advice-plain = { $sentence }.
advice-because = { $sentence } : { $reasons }.
advice-in_return = { $sentence } : { $reasons } ; en échange, { $gains }.
advice-standing = une position un peu moins bonne face aux autres
advice-besides = Par ailleurs : { $thing }.
advice-sure = Au moins aussi bon dans { $share } % de { $games } parties imaginées avec les mêmes tirages.

## Ce qui change après le choix suivant : des choses en liste

differ-own = { $source } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-rival = { $source } chez { $name } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers = Thalers à la fin de la manche ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers_next = Thalers à la fin de la prochaine manche ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-tokens = cubes développement d’ici la fin de la prochaine manche ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-place = place { NUMBER($there, maximumFractionDigits: 1) } au lieu de { NUMBER($here, maximumFractionDigits: 1) } dans l’ordre de la prochaine manche
differ-marker = « { $marker } » d’ici la fin de la prochaine manche ({ $there } % au lieu de { $here } %)
differ-marker_ever = « { $marker } » ({ $there } % au lieu de { $here } %)
differ-win = chances de victoire ({ $there } % au lieu de { $here } %)
