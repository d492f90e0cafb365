# Español. Cómo se gana, según los datos.

strategy-title = Cómo se gana
strategy-about = De { $games } partidas con { $players } jugadores, todos bots del mismo nivel ({ $level }). La raya muestra dónde está la media verdadera con una probabilidad del 95 %.
strategy-correlation = Aquí se cuenta qué acompaña a muchos puntos, no por qué: quien va por delante también puede permitirse más. Y de veinte cosas que no influyen en nada, una parece que sí. Lo que vale una elección en una posición lo dicen los problemas y los repasos.
strategy-players = { $players } jugadores
strategy-openings = Las primeras elecciones
strategy-openings_about = Lo que valen las opciones del turno 1 según el puesto en el orden: puntos al final frente a lo que se eligió en estas partidas, sopesados con los mismos repartos.
strategy-places = Quién empieza
strategy-place = puesto en el turno 1
strategy-opening = elección
strategy-points = puntos
strategy-wins = victorias
strategy-chance = probabilidad de ganar
strategy-chosen = elegido
strategy-possessions = Lo que acompaña a la victoria
strategy-possessions_about = Cuántos puntos más tienen al final quienes lo tenían al acabar un turno que los demás de la misma partida. En gris: puede ser azar.
strategy-thing = marcador, edificio o venta
strategy-by_turn = hasta el turno { $turn }
strategy-built = { $kind ->
    [lock] Esclusa: { $place }
    [city] Almacén: { $place }
    [depot] Depósito de carbón: { $place }
    [sale] Venta: { $place }
   *[port] Puerto: { $place }
}
strategy-percent = { $share } %
strategy-how = Cuántos juegan
strategy-short = En breve
strategy-short_place = Quien es el n.º { $place } en el turno 1 gana más: el { $share } % de las partidas (± { $half }).
strategy-short_even = Quién empieza importa menos de lo que se distingue del azar en tantas partidas.
strategy-short_source = Donde más ventaja sacan los ganadores: { $source } ({ $points }).
strategy-short_thing = Al acabar el turno { $turn }, esto acompaña a más puntos: { $thing } ({ $points }).
strategy-none = Aún son pocas partidas para decir algo.
strategy-sources = De dónde sacan los ganadores sus puntos
strategy-sources_about = Puntos medios según su origen, de quienes ganaron y de los demás en las mismas partidas.
strategy-source = origen
strategy-winners = ganadores
strategy-others = los demás
strategy-more = más
strategy-when = Al acabar qué turno
strategy-turn = turno { $turn }
strategy-kind = { $kind ->
    [marker] Marcadores de progreso
    [city] Almacenes en ciudades
    [depot] Almacenes en depósitos de carbón
    [port] Almacenes en el puerto
    [lock] Esclusas
   *[sale] Vendido allí
}
strategy-which_place = Puesto en el turno 1
strategy-first = { $decision ->
    [option] Opción especial
   *[start] Qué carbón
}
