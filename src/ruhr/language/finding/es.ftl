# Cómo se encuentra la gente: mesas abiertas, una partida a medida, puntuaciones y lo que dieron las partidas.
finding-title = Encontrar partida
finding-me = Búscame una partida
finding-me_about = Di qué te gustaría jugar. Te sientas donde esperan jugadores más o menos de tu fuerza, o esperas a que venga alguien.
finding-pace = Ritmo
finding-live = de una sentada
finding-days = en varios días
finding-players = Jugadores
finding-language = Idioma
finding-any = cualquiera
finding-rated = puntuada
finding-unrated = sin puntuar
finding-rated_wish = Puntuada: el resultado cambia las puntuaciones
finding-rating = { $rating } ± { $deviation }
finding-your_rating = Tu puntuación entre { $players }: { $rating }
finding-no_rating = Aún no tienes puntuación entre { $players }. Bastan unas pocas partidas puntuadas, también contra bots.
finding-open = Mesas abiertas
finding-filter = Mostrar
finding-new = Abrir una mesa
finding-welcome = Son bienvenidos
finding-welcome_all = todos
finding-welcome_newcomers = principiantes: puntuación hasta { $highest }
finding-welcome_similar = quienes son más o menos de mi fuerza
finding-chat = Con chat
finding-chat_off = sin chat
finding-wanted = { $count ->
    [one] se busca un jugador
   *[other] se buscan { $count } jugadores
}
finding-from = puntuación desde { $lowest }
finding-up_to = puntuación hasta { $highest }
finding-around = puntuación en torno a { $rating }
finding-bots = Puntuada contra bots
finding-bots_about = La fuerza de los bots se conoce en la misma escala: unas pocas partidas contra ellos y tienes puntuación. No hay pistas.
finding-bot_measured = { $bot }: { $rating }, medido
finding-bot_inferred = { $bot }: { $rating }, deducido de partidas de dos
finding-inferred = deducido de partidas de dos
finding-rules = Lo que vale en esta mesa
finding-rules_of_rated = Lo que vale en las partidas puntuadas
finding-is_rated = Esta partida es puntuada: el puesto de cada uno al final cambia las puntuaciones. Los puntos, no.
finding-is_unrated = Esta partida no es puntuada: no cambia la puntuación de nadie.
finding-fresh = Un reparto nuevo, un asiento por persona, sin pistas, y no se deshace ningún turno entero.
finding-leave = Por quien se va decide un bot; puede volver en cualquier momento.
finding-no_clock = No hay reloj.
finding-time_nothing = Cuando a alguien se le acaba el tiempo, no pasa nada: los demás esperan.
finding-time_bot = Cuando a alguien se le acaba el tiempo, un bot decide por él hasta que vuelva ({ $level }).
finding-time_close = Cuando a alguien se le acaba el tiempo, la mesa se cierra.
finding-stand_in = En las partidas puntuadas, quien sustituye a los ausentes es siempre el mismo bot ({ $level }).
finding-leave_rated = Aquel por quien decide un bot al final, o por quien los bots han decidido más de { $most } veces, queda último, hayan logrado lo que hayan logrado.
finding-close_rated = Si se cierra una mesa, queda último aquel a quien se le acabó el tiempo, y los demás empatan.
finding-begun_rated = Mientras alguien no haya decidido ni una vez, irse no cuesta nada: esa partida no cuenta.
finding-bots_rated = Los bots tienen su propia puntuación, y la conservan.
finding-shown_rated = Todos en esta mesa ven tu puntuación y cuántas partidas puntuadas has jugado.
finding-waiting = Buscando jugadores…
finding-waiting_about = Se buscan puntuaciones de { $lowest } a { $highest }, y más alejadas cuanto más se tarda. Quédate en esta página.
finding-waiting_days = Tu asiento queda guardado y la mesa está entre las tuyas: vuelve cuando quieras. Se buscan puntuaciones de { $lowest } a { $highest }, y más alejadas cuanto más se tarda.
finding-change = { $name }: { $before } → { $after }
finding-ratings = Puntuaciones
finding-counting = Se está contando la partida…
finding-not_counted = La partida no cuenta para las puntuaciones: alguien no decidió ni una vez.

tables-none = Por ahora, ninguna.
tables-look_again = Actualizar
tables-more = Ver más
tables-join = Unirse
tables-watch = Mirar
tables-look = Ver

profile-title = Mis partidas y puntuaciones
profile-none = Todavía nada: aquí verás lo que dan las partidas que juegas hasta el final. Practicar no cuenta.
profile-among = { $players } jugadores
profile-games = { $count ->
    [one] una partida puntuada
   *[other] { $count } partidas puntuadas
}
profile-over_time = Puntuación a lo largo del tiempo, { $players } jugadores: de { $first } a { $last }
profile-by_level = Según los rivales
profile-by_turn = Según el puesto en el primer turno
profile-opponent = rival
profile-people = personas
profile-turn = puesto
profile-played = partidas
profile-won = ganadas
profile-place = puesto medio
profile-points = puntos de media
profile-sources = Puntos según su origen
profile-sources_about = Las últimas partidas jugadas hasta el final, la más reciente a la derecha.
profile-other = todo lo demás
profile-losses = Lo que has regalado
profile-losses_about = Puntos por turno, según los repasos de tus partidas: { $loss } de media, en { $count ->
    [one] una partida
   *[other] { $count } partidas
}.
profile-losses_none = Pide el repaso de una partida terminada: aquí verás cuántos puntos por turno has regalado.
profile-latest = Las últimas partidas
profile-left = decidieron bots en tu lugar
profile-result = puesto { $place } de { $players }
profile-with_points = { $points } puntos
profile-as_table = Como tabla
profile-date = partida
profile-kept = Todo lo tuyo, con las grabaciones de todas las partidas, se descarga de una vez.
