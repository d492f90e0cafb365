# Repaso de una partida en el navegador: qué costaron las decisiones, qué dio la suerte, qué era mejor.

review-title = Repaso
review-about = Cada decisión se pesa según lo que entonces se podía saber. Lo que se pierde en el ruido no es error de nadie.
review-progress = { $found } de { $of } decisiones pesadas
review-waiting = Los primeros resultados llegan en un momento…
review-again = Volver a intentarlo
review-to_table = A la mesa
review-html = Descargar como página
review-json = Descargar como JSON
review-whose = La partida de

## La curva de las probabilidades

review-curve = Probabilidad de ganar
review-curve_at = Turno { $turn }: { $chances }
review-chance = { $name } { $share } %
review-as_table = Como tabla
review-turn = Turno
review-end = El final

## De dónde viene un resultado

review-account = De dónde viene el resultado
review-account_later = La cuenta se hará cuando estén pesadas todas las decisiones.
review-points = puntos
review-win = probabilidad de ganar
review-start = Esperado al empezar
review-luck = Suerte
review-possible = Decisiones propias, en el mejor caso
review-lost = De ello, regalado
review-others = Decisiones de los demás
review-final = Resultado final
review-account_about = Se espera lo que da una partida en la que todos siguen jugando a ojo. En el mejor caso es lo que habrían aportado de más las mejores decisiones. Las buenas decisiones de los demás suelen costar algo.
review-like = { $own ->
    [yes] Regalaste { $loss } puntos por turno. Jugaste como: { $level }.
   *[no] { $name } regaló { $loss } puntos por turno y jugó como: { $level }.
}
review-loss_a_turn = { $own ->
    [yes] Regalaste { $loss } puntos por turno.
   *[no] { $name } regaló { $loss } puntos por turno.
}

## Turnos

review-costliest = Los turnos más costosos
review-no_mistakes = No se regaló nada que se distinga del ruido.
review-cost = { $own ->
    [yes] El turno { $turn } te costó { $points } puntos{ $share ->
        [0] {""}
       *[other] {" "}y un { $share } % de probabilidad de ganar
    }.
   *[no] El turno { $turn } le costó a { $name } { $points } puntos{ $share ->
        [0] {""}
       *[other] {" "}y un { $share } % de probabilidad de ganar
    }.
}
review-cost_win = { $own ->
    [yes] El turno { $turn } te costó un { $share } % de probabilidad de ganar.
   *[no] El turno { $turn } le costó a { $name } un { $share } % de probabilidad de ganar.
}
review-sure = ± { $error }
review-better = El mejor turno: { $action }.
review-show = Mostrar en el tablero
review-as_puzzles = { $own ->
    [yes] Tus turnos más costosos como problemas
   *[no] Los turnos más costosos de { $name } como problemas
}
review-finest = Lo mejor jugado
review-fine = Turno { $turn }: { $action }. Lo primero que se ocurre ({ $other }) habría costado { $points } puntos{ $share ->
    [0] {""}
   *[other] {" "}y un { $share } % de probabilidad de ganar
}.
review-fine_win = Turno { $turn }: { $action }. Lo primero que se ocurre ({ $other }) habría costado un { $share } % de probabilidad de ganar.
review-none_finest = Ningún turno en que lo correcto fuera difícil de encontrar.
review-all_turns = Todos los turnos
review-all_turns_about = Lo que costó cada turno, en puntos. En negrita: más que ruido.

## Suerte

review-luck_of = { $own ->
    [yes] El azar te dio { $points } puntos en total.
   *[no] El azar le dio { $points } puntos en total a { $name }.
}
review-luck_at = Turno { $turn }: { $what }
review-first = empieza { $name }
review-country = se revela { $country }
review-marker = sale de la bolsa: { $marker }
review-no_luck = Aún no se ha revelado nada.

## Una decisión

review-decision = Decisión { $step } · turno { $turn }
review-chose = { $own ->
    [yes] Elegiste: { $action }
   *[no] { $name } eligió: { $action }
}
review-nothing_better = No se encontró nada mejor.
review-within_noise = La diferencia con la mejor opción se pierde en el ruido.
review-given_away = Regalado: { $points } puntos (± { $error }){ $share ->
    [0] {""}
   *[other] {" "}y un { $share } % de probabilidad de ganar
}.
review-given_away_win = Regalado: un { $share } % de probabilidad de ganar.
review-choice = Opción
review-taken = elegida
review-best = la mejor
review-before = Decisión anterior
review-after = Decisión siguiente
review-mistake_after = Error siguiente
review-think_more = Pensar diez veces más
review-thinking = Se está pensando…
review-thought_more = Pensado diez veces más.
review-not_thought = Pensar más ha fallado varias veces.
review-play_on = Seguir jugando desde aquí
review-link = Copiar el enlace
review-choose_one = Señala la curva o elige un turno para verlo en el tablero.

## El mejor turno, paso a paso

review-plan = El mejor turno
review-plan_step = Paso { $step } de { $of }: { $what }
review-plan_start = Antes del mejor turno
review-plan_end = Desde aquí depende de lo que se revele.
review-step_back = Un paso atrás
review-step_on = Paso siguiente
review-plan_leave = Volver a la partida

## Un número de puntos

review-number = { NUMBER($number, minimumFractionDigits: 1) }
