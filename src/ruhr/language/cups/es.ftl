# Torneos hechos de mesas, y el duplicado de la semana.
cups-title = Torneos
cups-weekly = El duplicado de la semana
cups-weekly_about = Cinco repartos, los mismos para todos, contra bots de la misma fuerza, cuando quieras hasta el domingo por la noche. Se te compara con todos los que se sentaron en tu sitio.
cups-week = Duplicado de la semana del { $day }
cups-until = hasta { $time }
cups-enter = Participar
cups-deal = Reparto { $number }
cups-deal_for = { $count } jugadores
cups-play = Jugar
cups-go_on = Seguir jugando
cups-look = Verlo
cups-achieved = { $points } puntos
cups-mine = Míos
cups-open = Abiertos
cups-running = En marcha
cups-finished = Terminados
cups-cancelled = Cancelados
cups-none = Ninguno por ahora.
cups-more = Mostrar más
cups-new = Organizar un torneo
cups-name = Nombre del torneo
cups-format = Modalidad
cups-round_robin = Todos contra todos
cups-swiss = Sistema suizo
cups-knock_out = Eliminatorias
cups-duplicate = Duplicado
cups-round_robin_about = Todos se encuentran con todos.
cups-swiss_about = Se encuentran quienes van igualados, y nadie dos veces mientras se pueda.
cups-knock_out_about = Los mejores de cada mesa siguen, hasta que quepan en una: esa es la final.
cups-duplicate_about = Todas las mesas juegan los mismos repartos. Se te compara con quienes se sentaron en tu sitio.
cups-players = Jugadores por mesa
cups-rounds = Rondas
cups-deals = Repartos
cups-opponents = Rivales
cups-opponents_people = personas
cups-opponents_bots = bots, cada cual por su cuenta
cups-level = Bots
cups-clock = Tiempo
cups-round_lasts = Una ronda dura como mucho
cups-most = Plazas
cups-begins = Comienza
cups-begins_maker = cuando yo lo diga
cups-begins_full = cuando esté completo
cups-begins_time = a una hora
cups-begins_at = Cuándo
cups-fill = Los bots ocupan las plazas libres
cups-rated = Puntuado: los resultados cambian las puntuaciones
cups-calmer_water = Con aguas tranquilas
cups-public = En la lista para todos
cups-people = { $count ->
    [one] una persona
   *[other] { $count } personas
}
cups-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
cups-of_places = { $count } de { $most } plazas ocupadas
cups-at_tables = mesas de { $count }
cups-count_rounds = { $count ->
    [one] una ronda
   *[other] { $count } rondas
}
cups-count_deals = { $count ->
    [one] un reparto
   *[other] { $count } repartos
}
cups-is_rated = puntuado
cups-lasting = una ronda dura como mucho { $time }
cups-against_bots = contra bots: { $level }
cups-is_calmer = aguas tranquilas
cups-round = Ronda { $number }
cups-round_until = como tarde hasta { $time }
cups-byes = Descansan: { $names }
cups-table = Mesa { $number }
cups-watch = Mirar
cups-house = bot
cups-left = se fue
cups-leave = Dejar el torneo
cups-leave_sure = ¿Dejarlo de verdad? Un bot sigue por ti, y ya no entras en los sorteos.
cups-begin = Empezar el torneo
cups-cancel = Cancelar el torneo
cups-your_table = Tu mesa te espera
cups-to_table = A tu mesa
cups-your_deals = Tus repartos
cups-wait = Tu próxima mesa llega cuando terminen todas las mesas de la ronda.
cups-wait_begin = Participas. Más abajo se dice cuándo comienza; tus mesas aparecerán entre las tuyas.
cups-sealed = Precintado: otros juegan todavía este reparto, o aún pueden empezar.
cups-entries = Quién participa
cups-nobody = Nadie todavía.
cups-standings = Clasificación
cups-place = Puesto
cups-player = Jugador
cups-points = Puntos de torneo
cups-tables = Mesas
cups-direct = Entre ellos
cups-strength = Rivales
cups-share = Parte de los puntos
cups-beaten = Otros vencidos
cups-ahead = Puntos de ventaja
cups-reached = Ronda alcanzada
cups-rules = Lo que vale en este torneo
cups-rule_points = En una mesa cada cual recibe la parte de los demás a quienes supera, los empates la mitad: un punto de torneo para quien gana, ninguno para el último.
cups-rule_ties = A igualdad de puntos deciden los resultados entre ellos si todos se han encontrado, luego la fuerza de los rivales, luego la parte de los puntos en sus mesas, luego el sorteo.
cups-rule_time = Cuando a alguien se le acaba el tiempo, un bot decide por él ({ $level }); puede volver. Cuando termina la ronda, a nadie le queda tiempo.
cups-rule_left = Aquel por quien decide un bot al final, o por quien los bots han decidido más de { $most } veces, no recibe nada por esa mesa. Quien no se presenta ya no entra en los sorteos.
cups-rule_boards = En cada reparto recibes la parte de los demás a quienes has vencido en tu mismo sitio, los empates la mitad. Lo que no juegas tú hasta el final, o donde los bots deciden por ti más de { $most } veces, no cuenta nada.
cups-rule_sealed = Mientras alguien pueda jugar un reparto, solo ven una mesa quienes están sentados en ella; sin pistas, sin grabación, sin repaso. Después todos lo ven todo.
cups-rule_rated = Las partidas cambian las puntuaciones.
cups-rule_lots = Sorteos y repartos se derivan de un secreto al que el servidor está atado, y de lo que añade tu navegador.
cups-commitment = Compromiso
cups-seed = Semilla de los sorteos
cups-secret = Secreto
cups-link = Enlace para otros
cups-not_begun = No se celebró.
cups-begins_said = Comienza { $time }
