# Pistas: lo que haría el capitán, su plan y lo que traería en su lugar la siguiente mejor elección.

hint-title = Una pista del capitán
hint-action = Yo elegiría: { $action }
hint-plan = El plan, paso a paso
hint-others = Entretanto
hint-expects = Lo que espera el capitán
hint-close = Cerrar la pista

estimate = { $action }: { $points }; probabilidad de ganar: { $win } %
estimate-points = { $name } { NUMBER($points, maximumFractionDigits: 1) }

## El camino del carbón: el principio de una frase

with-none = De { $storage } a { $space }
with-pilot = Con práctico, de { $storage } a { $space }
with-transport = Con transporte, de { $storage } a { $space }
with-wage = Con el sueldo, de { $storage } a { $space }
with-supply = Con suministro, de { $storage } a { $space }
with-hauling = Con sirga, de { $storage } a { $space }
with-transport_pilot = Con transporte y práctico, de { $storage } a { $space }
with-hauling_pilot = Con sirga y práctico, de { $storage } a { $space }
with-hauling_transport = Con sirga y transporte, de { $storage } a { $space }

## Lo que trae un plan: cosas en lista

gain-thalers = { $count ->
    [one] 1 Thaler
   *[other] { $count } Thalers
}
gain-paid = { $count ->
    [one] 1 Thaler de gasto
   *[other] { $count } Thalers de gasto
}
gain-token = { $number ->
    [1] la primera ficha de { $area }
    [2] la segunda ficha de { $area }
    [3] la tercera ficha de { $area }
   *[other] la ficha número { $number } de { $area }
}
gain-debts = { $count ->
    [one] una deuda nueva
   *[other] { $count } deudas nuevas
}
gain-repaid = { $count ->
    [one] una deuda saldada
   *[other] { $count } deudas saldadas
}
gain-nothing = ni un Thaler ni una ficha
gain-markers = { $count ->
    [one] el marcador { $markers }
   *[other] los marcadores { $markers }
}
gain-marker = «{ $marker }»
gain-exports = { $points ->
    [one] 1 punto por exportaciones
   *[other] { $points } puntos por exportaciones
}
gain-likely = { $thing } ({ $share } %)

buy-lock = la esclusa de { $obstacle }
buy-city = un almacén en { $city }
buy-depot = un almacén en el depósito de carbón de { $territory }
buy-port = un almacén en la columna de { $country } del puerto
buy-white_warehouse = un almacén en { $place } con el marcador blanco
buy-shift = el almacén del puerto movido de { $from } a { $to }
buy-repay = una deuda saldada
take-option = la opción «{ $option }»
take-start = el carbón de { $storage }
bought-worth = { $points ->
    [0] { $thing }
    [one] { $thing } (1 punto)
   *[other] { $thing } ({ $points } puntos)
}
bought-before = { $points ->
    [one] { $thing } (1 punto) antes de que se la quede { $name } ({ $share } %)
   *[other] { $thing } ({ $points } puntos) antes de que se la quede { $name } ({ $share } %)
}

## Las frases

advice-trip = { $then ->
    [none] { $way }: { $brings }.
   *[other] { $way }: { $brings }; después, { $then }.
}
advice-gains = Este turno eso deja { $things }.
advice-likely = Lo más probable antes de que acabe el próximo turno: { $things }.
advice-denied = Lo que otros conseguirán entonces menos veces: { $things }.
denied-to = { $thing } ({ $name }: { $here } en vez de { $there } %)
advice-instead_trip = { $then ->
    [none] En cambio, «{ $other }» lleva a { $space }: { $brings }.
   *[other] En cambio, «{ $other }» lleva a { $space }: { $brings }; después, { $then }.
}
advice-instead_gains = En cambio, «{ $other }» dejaría { $things }.
advice-less = { $other ->
    [none] Al final eso supone alrededor de { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } menos (± { NUMBER($error, maximumFractionDigits: 1) })
   *[other] Con «{ $other }» tendrías al final alrededor de { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } menos (± { NUMBER($error, maximumFractionDigits: 1) })
}
advice-more = { $other ->
    [none] Al final eso quizá suponga { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } más para ti (± { NUMBER($error, maximumFractionDigits: 1) }), pero tiene su precio
   *[other] Con «{ $other }» quizá tengas al final { $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } más (± { NUMBER($error, maximumFractionDigits: 1) }), pero tiene su precio
}
advice-otherwise = { $other ->
    [none] Eso apenas cambia los puntos propios ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), pero sí otras cosas
   *[other] Con «{ $other }» apenas cambiarían los puntos propios ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }), pero sí otras cosas
}
advice-equal = { $other ->
    [none] Al final da lo mismo, por lo que se puede saber ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
   *[other] Con «{ $other }» iría igual de bien, por lo que se puede saber ({ $sign }{ $points ->
        [one] { NUMBER($points, maximumFractionDigits: 1) } punto
       *[other] { NUMBER($points, maximumFractionDigits: 1) } puntos
    } ± { NUMBER($error, maximumFractionDigits: 1) }).
}
advice-evens_out = { $other ->
    [none] Al final cambian por igual los puntos propios ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) y los de los demás: da lo mismo.
   *[other] Con «{ $other }» cambiarían por igual los puntos propios ({ $sign }{ NUMBER($points, maximumFractionDigits: 1) } ± { NUMBER($error, maximumFractionDigits: 1) }) y los de los demás: da lo mismo.
}
advice-plain = { $sentence }.
advice-because = { $sentence }: { $reasons }.
advice-in_return = { $sentence }: { $reasons }; a cambio, { $gains }.
advice-standing = una posición algo peor frente a los demás
advice-besides = Además: { $thing }.
advice-sure = Al menos igual de bueno en el { $share } % de las { $games } partidas imaginadas con la misma suerte.

## Lo que cambia con la siguiente mejor elección: cosas en lista

differ-own = { $source } ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-rival = { $source } ({ $name }: { $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers = Thalers al final del turno ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-thalers_next = Thalers al final del próximo turno ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-tokens = fichas de desarrollo al final del próximo turno ({ $sign }{ NUMBER($change, maximumFractionDigits: 1) })
differ-place = puesto { NUMBER($there, maximumFractionDigits: 1) } en vez de { NUMBER($here, maximumFractionDigits: 1) } en el orden del próximo turno
differ-marker = «{ $marker }» antes de que acabe el próximo turno ({ $there } % en vez de { $here } %)
differ-marker_ever = «{ $marker }» ({ $there } % en vez de { $here } %)
differ-win = probabilidad de ganar ({ $there } % en vez de { $here } %)
