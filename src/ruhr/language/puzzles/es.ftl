# Español. Lo que dicen los problemas.

theme-building = Construcción
theme-coal = Qué carbón
theme-debt = Deudas
theme-end_bonus = Bonificaciones finales
theme-export = Exportación y puerto
theme-income = Ingresos
theme-lock_race = Carrera por las esclusas
theme-option = Opción especial
theme-pilot = Práctico
theme-progress = Progreso
theme-sale = Venta
theme-track = Dónde están los dados
puzzle-title = Problemas
puzzle-about = { $count } posiciones de partidas en las que una elección es claramente mejor que la primera que se te ocurre. De cada respuesta se dice cuánto cuesta y por qué.
puzzle-day = Problema del día
puzzle-day_done = El de hoy ya lo has hecho. El siguiente llega mañana.
puzzle-any = Cualquier problema
puzzle-themes = Por tema
puzzle-difficulties = Por dificultad
puzzle-found_by = Desde { $level }
puzzle-had = { $had } de { $count }
puzzle-red = Rojo
puzzle-blue = Azul
puzzle-green = Verde
puzzle-yellow = Amarillo
puzzle-where = Turno { $turn }, { $players } jugadores
puzzle-asked = { $name } tiene que { $decision }. ¿Qué es lo mejor?
puzzle-right = Correcto: { $action }
puzzle-right_too = Correcto, da lo mismo: { $action }
puzzle-right_near = Correcto, casi imposible de distinguir de lo mejor: { $action }
puzzle-wrong = No es lo mejor: { $action }
puzzle-cost = Frente a la mejor elección cuesta { $points } { $points ->
    [one] punto
   *[other] puntos
} y un { $win } % de probabilidad de ganar.
puzzle-cost_points = Frente a la mejor elección cuesta { $points } { $points ->
    [one] punto
   *[other] puntos
}.
puzzle-cost_chance = Frente a la mejor elección cuesta un { $win } % de probabilidad de ganar.
puzzle-cost_win = Cuesta un { $win } % de probabilidad de ganar, aunque da { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
puzzle-natural = Lo primero que se te ocurre: { $action }
puzzle-played = { $name } eligió: { $action }
puzzle-as_played = Como hizo { $name } en la partida.
puzzle-why = Por qué
puzzle-best = La mejor elección: { $action }
puzzle-show = Mostrar la solución
puzzle-retry = Otra vez
puzzle-next = Siguiente problema
puzzle-all = Todos los problemas
puzzle-others = Lo que cuestan las demás opciones
puzzle-decision = Decisión { $at } de { $count }
puzzle-turn_on = Seguir jugando el turno
puzzle-on_best = El turno sigue como tras la mejor elección: { $action }
puzzle-turn_nothing = En todo el turno: nada perdido.
puzzle-turn_cost = En todo el turno has perdido { $points } { $points ->
    [one] punto
   *[other] puntos
} y un { $win } % de probabilidad de ganar.
puzzle-turn_cost_points = En todo el turno has perdido { $points } { $points ->
    [one] punto
   *[other] puntos
}.
puzzle-turn_cost_chance = En todo el turno has perdido un { $win } % de probabilidad de ganar.
puzzle-turn_cost_win = En todo el turno has perdido un { $win } % de probabilidad de ganar, aunque ha dado { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
puzzle-rating = Tu puntuación
puzzle-rating_of = { $rating } ± { $spread }
puzzle-streak = Días seguidos
puzzle-of_review = Los turnos más costosos de { $name }
puzzle-own_waiting = La partida se está repasando; los problemas llegan después.
puzzle-own_none = Ningún turno de { $name } costó más que el azar: no hay nada que resolver.
puzzle-to_review = Volver al repaso
