# Español. Por qué algo no es posible: negativas de las reglas y errores. Se lee cuando alguien pregunta o cuando algo falla.

## Negativas: por qué algo no es posible

refusal-game_over = La partida ha terminado.
refusal-other_phase = Eso se hace en la fase { $phase }; ahora es la fase { $now }.
refusal-other_step = Primero hay que { $decision }.
refusal-no_thaler = No tienes ningún Thaler para pagar.
refusal-no_point = No tienes ningún punto para pagar.
refusal-storage_has_die = En este muelle ya hay un dado.
refusal-storage_has_no_die = En este muelle no hay ningún dado.
refusal-storage_taken = Ahí está la barcaza de { $seat }.
refusal-wrong_colour = { $colour ->
    [white] Un dado blanco solo vuelve a Grafschaft Mark.
   *[black] Un dado negro nunca vuelve a Grafschaft Mark.
}
refusal-wrong_territory = Este turno los dados negros vuelven a { $territory }, y allí queda sitio.
refusal-not_owed = { $colour ->
    [white] No hay que retirar ningún dado blanco.
   *[black] No hay que retirar ningún dado negro.
}
refusal-needs_marker = Necesitas el marcador de progreso «{ $marker }». Fichas que faltan: { $tokens }.
refusal-marker_missed = Llegaste tarde para el marcador blanco «{ $marker }».
refusal-marker_flipped = Ya has usado tu marcador «{ $marker }»; solo sirve una vez por partida.
refusal-marker_used = Ya has usado tu marcador «{ $marker }» este turno.
refusal-die_is_six = El dado ya está en 6.
refusal-no_die_below_six = Todos los dados en muelles ya están en 6.
refusal-no_hauling_yet = En el turno 1 aún no hay barcazas en el río: no se puede usar la sirga.
refusal-no_pilot = Los prácticos están prohibidos con crecida o aguas bajas.
refusal-not_in_last_turn = Esta opción no se puede elegir en el último turno.
refusal-wage_taken = Alguien ya ha cobrado el sueldo este turno.
refusal-arrow_box_empty = No hay dados en las casillas con flecha.
refusal-no_start = Con esa opción te quedarías sin casilla de salida.
refusal-no_start_from_there = Con el dado ahí te quedarías sin casilla de salida.
refusal-thalers_short = { $missing ->
    [one] Cuesta { $price } Thalers: te falta 1 Thaler, aun endeudándote al máximo.
   *[other] Cuesta { $price } Thalers: te faltan { $missing } Thalers, aun endeudándote al máximo.
}
refusal-option_possible = Solo puedes pasar si no hay ninguna opción posible.
refusal-not_downriver = No está río abajo de tu barcaza.
refusal-not_upriver = No está río arriba de tu barcaza.
refusal-needs_pilot = Sin práctico, una barcaza avanza dos casillas como mucho y nunca llega a Ruhrort.
refusal-locks_later = Las esclusas se pueden construir a partir del turno 2.
refusal-lock_stands = Esta esclusa ya está construida.
refusal-lock_first = Este turno debes construir una esclusa antes que nada.
refusal-no_warehouse = No te quedan almacenes en la reserva.
refusal-city_full = Ya no queda sitio en esta ciudad.
refusal-in_city_already = Ya tienes un almacén en esta ciudad.
refusal-depot_full = Ya no queda sitio en este depósito de carbón.
refusal-column_full = Esta columna de exportación está llena.
refusal-in_column_already = Ya tienes un almacén en esta columna de exportación.
refusal-port_limit = Ya tienes { $limit } almacenes en el puerto; no se permiten más.
refusal-not_in_column = No tienes ningún almacén en esa columna de exportación.
refusal-no_debt = No tienes deudas.
refusal-wrong_arrow_colour = En las casillas con flecha no hay ningún dado del color de este muelle.
refusal-nothing_to_undo = No hay nada que deshacer.
refusal-undo_other_player = La última decisión la tomó { $seat }.
refusal-undo_revealed = Desde entonces se ha revelado algo oculto.

## Errores

error-unknown_action = No existe la acción «{ $action }».
error-illegal_action = «{ $action }» no es posible ahora: { $refusal }
error-cannot_undo = No se puede deshacer: { $refusal }
error-record_unknown_action = Paso { $step }: no existe la acción «{ $action }».
error-record_illegal_action = Paso { $step }: «{ $action }» no es posible: { $refusal }
error-record_wrong_type = En la grabación, la clave «{ $key }» debe ser: { $expected }.
error-record_format = El formato es «{ $found }», no «{ $expected }».
error-record_missing = A la grabación le falta la clave «{ $key }».
error-record_unknown_key = La grabación tiene una clave desconocida: «{ $key }».
error-record_board = La grabación es del tablero «{ $found }»; este es «{ $expected }».
error-record_edition = La grabación es de otra edición del tablero («{ $found }»). Desde entonces han cambiado algunos valores; en «{ $expected }» sería otra partida.
error-record_players = Una partida es de { $fewest } a { $most } jugadores, no de { $found }.
error-record_name = El nombre del asiento { $seat } debe tener de 1 a { $most } caracteres imprimibles.
error-deal_first = El jugador inicial debe ser un asiento menor que { $seats }, no «{ $found }».
error-deal_marker_twice = El marcador { $marker } está repartido dos veces.
error-deal_marker_starred = El marcador { $marker } lleva estrella y no se usa en la variante de aguas tranquilas.
error-deal_countries = Los países deben ser { $expected }, no { $found }.
error-deal_count = «{ $key }» debe tener { $expected } entradas, no { $found }.
error-deal_out_of_range = «{ $key }» contiene { $found }; el máximo es { $most }.
error-position_incomplete = Posición, carácter { $at } ({ $section }): aquí falta algo.
error-position_unknown_word = Posición, carácter { $at } ({ $section }): «{ $found }» no significa nada aquí.
error-position_not_number = Posición, carácter { $at } ({ $section }): «{ $found }» no es un número.
error-position_out_of_range = Posición, carácter { $at } ({ $section }): { $found } debe estar entre { $least } y { $most }.
error-position_twice = Posición, carácter { $at } ({ $section }): «{ $found }» aparece aquí dos veces.
error-position_not_seated = Posición, carácter { $at } ({ $section }): «{ $found }» no juega en una partida de { $players }.
error-position_board = Posición, carácter { $at } ({ $section }): este es el tablero «{ $expected }», no «{ $found }».
error-position_track_full = Posición, carácter { $at } ({ $section }): «{ $found }» es un dado de más; solo hay sitio para { $most }.
error-position_marker_starred = Posición, carácter { $at } ({ $section }): el marcador { $found } lleva estrella y no se usa en la variante de aguas tranquilas.
error-position_too_many_drawn = Posición, carácter { $at } ({ $section }): hay más marcadores sacados de los que llegó a haber en la bolsa.
error-position_country = Posición, carácter { $at } ({ $section }): «{ $found }»: más países de los que se han revelado, o un país más veces que marcadores tiene.
error-position_site_full = Posición, carácter { $at } ({ $section }): no hay sitio para «{ $found }»; solo caben { $most }.
error-position_port_limit = Posición, carácter { $at } ({ $section }): «{ $found }» tiene más de { $most } almacenes en el puerto.
error-position_tokens = Posición, carácter { $at } ({ $section }): en «{ $area }» solo { $most ->
    [one] cabe una ficha
   *[other] caben { $most } fichas
}.
error-position_barge = Posición, carácter { $at } ({ $section }): en «{ $found }» nunca hay barcazas.
error-position_order = Posición, carácter { $at } ({ $section }): el orden debe nombrar a los { $players } jugadores.
error-position_dice = Posición, carácter { $at } ({ $section }): { $count } dados ({ $colour }); solo hay { $most }.
error-position_white_marker = Posición, carácter { $at } ({ $section }): del marcador «{ $marker }» solo hay { $most ->
    [one] uno
   *[other] { $most }
}, y lo tienen más jugadores.
error-position_locks = Posición, carácter { $at } ({ $section }): los jugadores han construido más esclusas de las que hay ({ $count }).
error-position_points = Posición, carácter { $at } ({ $section }): { $seat } tiene menos de cero puntos.
error-position_warehouses = Posición, carácter { $at } ({ $section }): { $seat } tiene { $count } almacenes; solo hay { $most }.
error-position_marker_missed = Posición, carácter { $at } ({ $section }): { $seat } tiene un marcador y también habría llegado tarde a él.
error-position_option = Posición, carácter { $at } ({ $section }): { $seat } aún no puede haber elegido una opción.
error-position_loading = Posición, carácter { $at } ({ $section }): la barcaza de { $seat } no puede estar esperando en { $storage }.
error-position_decision = Posición, carácter { $at } ({ $section }): en esta posición no se pide esta decisión a nadie.
error-position_hidden = Posición, carácter { $at } ({ $section }): la parte oculta debe dar bag, obstacles, countries y draws completos y concordar con lo que se ve.
error-position_misfit = «{ $key }» no encaja con la posición.
error-reveal_first = Aquí primero se revela algo: supón qué es.
error-cannot_be_revealed = «{ $found }» no puede revelarse aquí.
error-record_position_open = A la posición de la grabación le falta la parte oculta.
error-fairness_missing = La grabación no dice de dónde salió su reparto. No hay nada que comprobar.
error-fairness_commitment = El secreto del servidor no es el que había fijado. El reparto no es el prometido.
error-fairness_fingerprint = La huella «{ $noted }» no es la de este reparto, que sería { $found }. El reparto no es el prometido, o es otra partida.
error-fairness_deal = El reparto no sale del secreto y de lo que añadieron los jugadores. No es el prometido.
error-key_missing = Para esto hace falta la clave de un asiento.
error-session_ended = Se ha cerrado la sesión de este dispositivo, o esta clave se ha cambiado por otra. Lo que le pertenece sigue abierto en tus otros dispositivos.
error-session_not_found = No tienes ningún dispositivo así.
error-link_used = Este enlace ya se ha usado, es demasiado antiguo o nunca lo fue. Crea otro allí de donde vienes.
error-key_in_use = Un dispositivo nuevo necesita una clave nueva.
error-too_many_keys = No se pueden llevar más de { $most } claves.
error-mail_link_used = Este enlace ya se ha usado, es demasiado antiguo o nunca lo fue. Haz que te envíen otro.
error-way_not_found = De esa manera no se te avisa.
error-too_many_ways = De esa manera ya se te avisa, en { $most } sitios como máximo. Deja antes uno de ellos.
error-no_mail_here = El anfitrión de este servidor no envía correos.
error-passkey_not_made = Esta llave de acceso no se ha podido guardar: ha tardado demasiado, es de otra página o ya es de alguien. Inténtalo otra vez.
error-passkey_refused = Esta llave de acceso no abre nada aquí: se quitó, o ha tardado demasiado. Inténtalo otra vez.
error-passkey_not_found = No tienes esa llave de acceso.
error-too_many_passkeys = Ya tienes { $most } llaves de acceso. Quita antes una.
error-no_passkeys_here = En esta dirección no hay llaves de acceso: necesitan un nombre y https.
error-address_refused = No se puede enviar nada a esta dirección. Debe empezar por https:// y llevar a un servidor al que todos lleguen.
error-too_many_sessions = Ya tienes { $most } dispositivos. Cierra antes la sesión de uno de ellos.
error-not_your_seat = Este asiento no es tuyo.
error-hint_with_people = Solo hay pistas en partidas sin otras personas.
error-hint_rated = En las partidas puntuadas no hay pistas.
error-foreign_origin = La petición viene de una página de otro sitio.
error-seat_not_found = Esa mesa no tiene ese asiento.
error-other_board = En esta mesa se juega en el tablero «{ $needed }»; en este servidor, en «{ $board }».
error-step_not_found = La partida tiene { $of } pasos; no hay paso { $step }.
error-puzzle_not_found = No hay ningún problema «{ $puzzle }».
error-review_unfinished = Solo se puede repasar una partida jugada hasta el final.
error-method_not_allowed = Eso no se puede hacer en esta dirección.
error-seat_taken = Aquí ya hay alguien sentado.
error-foreign_host = Se ha llamado al servidor con un nombre que no es el suyo: { $host }
error-not_invited = En esta mesa solo se sienta quien tiene invitación: pide el enlace a tu anfitrión.
error-not_the_host = Eso solo puede hacerlo quien abrió la mesa.
error-sent_away = El anfitrión no desea que te sientes a esta mesa.
error-chat_off = En esta mesa no se habla: el chat está apagado.
error-banned = { $until ->
    [never] Ya no puedes jugar aquí: { $reason }
   *[other] No puedes jugar aquí hasta el { $until }: { $reason }
}
error-banned_from_strangers = { $until ->
    [never] Ya no puedes jugar en mesas ni torneos públicos, solo con quienes te inviten: { $reason }
   *[other] No puedes jugar en mesas ni torneos públicos hasta el { $until }, solo con quienes te inviten: { $reason }
}
error-banned_from_chat = { $until ->
    [never] Ya no puedes escribir nada en las mesas: { $reason }
   *[other] No puedes escribir nada en las mesas hasta el { $until }: { $reason }
}
error-not_met = Solo puedes silenciar o bloquear a alguien con quien te hayas sentado a una mesa.
error-own_seat = Ese eres tú.
error-nobody_there = Allí no hay nadie a quien pueda afectar.
error-line_not_found = En este chat no hay ninguna línea { $line }.
error-distance_not_found = No guardas distancia con nadie así.
error-too_many_distances = Ya guardas distancia con { $most } personas.
error-somebody_blocked = Has bloqueado a { $name }, que está sentado a esta mesa.
error-one_seat_rated = En una partida puntuada cada uno ocupa un solo asiento.
error-rated_terms = Una partida puntuada empieza con un reparto nuevo en el tablero habitual. Cada uno ocupa un solo asiento, los bots piensan lo de siempre y no se practica.
error-rating_not_welcome = Esta mesa es para jugadores de otra fuerza; tu puntuación es { $rating }.
error-hint_cup = En los torneos no hay pistas.
error-table_sealed = Otros juegan todavía el mismo reparto: hasta que terminen, solo ven esta mesa quienes están sentados en ella.
error-not_your_cup = Eso solo puede hacerlo quien organiza el torneo.
error-cup_not_found = En esta dirección no hay ningún torneo.
error-deal_not_found = Este torneo no tiene un reparto { $deal } para jugar a solas.
error-cup_not_open = La inscripción en este torneo está cerrada.
error-cup_not_running = El torneo no está en marcha.
error-cup_full = Las { $most } plazas de este torneo están ocupadas.
error-not_in_cup = No participas en este torneo.
error-too_few_in_cup = Hay muy pocos inscritos para empezar.
error-too_many_cups = Tienes { $most } torneos abiertos o en marcha; nadie puede tener más.
error-name_taken = «{ $name }» puede confundirse con { $other }, que ya está en la mesa. Elige otro nombre.
error-nobody_to_send_away = Nadie más ocupa este asiento.
error-seat_left = Un bot decide por este asiento; vuelve primero.
error-seat_not_left = Ningún bot decide por este asiento.
error-stale_version = Mientras tanto la partida ha avanzado.
error-ahead_changed = Tus respuestas por adelantado han cambiado mientras tanto: en otro dispositivo o porque se jugó una.
error-another_question = Se preguntó algo distinto de aquello para lo que era la respuesta.
error-revealed_meanwhile = Antes se reveló algo.
error-decided_meanwhile = Decidiste tú, o deshiciste algo.
error-table_full = En esta mesa han pasado demasiadas cosas: tras { $most } cambios solo se puede seguir jugando.
error-table_not_open = La partida ya ha empezado.
error-table_not_playing = En esta mesa no hay ninguna partida en curso.
error-table_not_over = La partida aún no ha terminado.
error-too_large = La petición es demasiado grande; se admiten { $most } bytes como máximo.
error-too_many_requests = Demasiadas peticiones; inténtalo de nuevo dentro de { $seconds } s.
error-internal = Algo ha fallado en el servidor. No se ha cambiado nada.
error-stepped_back = El almacenamiento del servidor ha perdido lo último que se hizo aquí. La mesa ha vuelto a un estado anterior.
error-storage_failed = El servidor no alcanza ahora su almacenamiento. Inténtalo de nuevo.
error-took_too_long = El servidor ha tardado demasiado. Inténtalo de nuevo.
error-invalid_request = La petición no es correcta en «{ $where }»: { $reason }
error-no_person = Al menos un asiento debe ser para una persona.
error-practice_with_people = Se practica a solas contra bots: un asiento es tuyo y todos los demás son suyos.
error-practice_with_clock = En una mesa de práctica no corre el reloj.
error-no_practice = Solo en una mesa de práctica se pueden deshacer turnos enteros.
error-review_not_done = El repaso de esta partida aún no está terminado.
error-review_failed = El repaso de esta partida ha fallado varias veces y se ha abandonado.
error-reviews_full = Ya hay { $most } repasos en espera. Inténtalo más tarde.
error-bot_with_name = El asiento { $seat } no puede ser a la vez de un bot y de una persona.
error-record_seats = La grabación tiene { $players } jugadores; la mesa, { $seats } asientos.
error-record_over = La partida grabada ha terminado; elige un paso anterior desde el que seguir.
error-no_words = No hay palabras para esto: { $reason }

type-table = una tabla
type-number = un número entero
type-list = una lista
type-text = un texto
type-truth = true o false
type-point = longitud y latitud
type-object = un objeto
type-texts = una lista de textos
type-numbers = una lista de números enteros
type-digest = 64 cifras de 0 a 9 y de a a f
type-digests = una lista con 64 cifras de 0 a 9 y de a a f por asiento, o null
