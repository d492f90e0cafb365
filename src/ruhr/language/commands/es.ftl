# Español. What only the commands say: in the terminal, and of files and matches.

error-record_not_json = Esto no es JSON: { $reason }
error-board_unreadable = No se puede leer el archivo de tablero { $file }: { $reason }
error-board_not_toml = El archivo de tablero no es TOML: { $reason }
error-board_missing = Al archivo de tablero le falta la clave «{ $key }».
error-board_unknown = El archivo de tablero tiene una clave desconocida: «{ $key }».
error-board_wrong_type = Archivo de tablero: «{ $key }» debe ser: { $expected }.
error-board_out_of_range = Archivo de tablero: «{ $key }» es { $value }; debe estar entre { $least } y { $most }.
error-board_not_one_of = Archivo de tablero: «{ $key }» es «{ $value }»; valores posibles: { $allowed }.
error-board_wrong_count = Archivo de tablero: «{ $key }» debe tener { $expected } × { $what }, no { $found }.
error-board_bad_id = Archivo de tablero: «{ $key }» es «{ $id }»; un identificador solo lleva minúsculas, cifras y guiones bajos, y no puede ser un país.
error-board_twice = Archivo de tablero: «{ $key }» repite «{ $id }».
error-board_two_markets = Archivo de tablero: «{ $key }»: desde el muelle { $storage } hay más de una casilla de venta a dos pasos o menos: { $spaces }.
error-board_pilot_storages = Archivo de tablero: «{ $key }»: deben necesitar práctico exactamente { $expected } muelles; aquí son: { $storages }.
error-board_storages_run_out = Archivo de tablero: «{ $key }» tiene { $storages } muelles para { $dice } dados { $colour ->
    [white] blancos
   *[black] negros
}; podrían quedar dados sin sitio.
error-arena_bots = Se enfrentan de 2 a 4 bots, no { $found }.
error-arena_unknown_bot = No existe el bot «{ $bot }»; hay: { $known }.
error-arena_players = Para { $players } jugadores hacen falta otros tantos bots, no { $found }.
error-arena_no_program = No hay ningún programa «{ $program }» que se pueda iniciar.
error-research_reward = No existe la recompensa «{ $found }»; hay: { $known }.
error-research_seat = Entre { $players } jugadores no hay asiento { $found }: se cuentan desde el 0.
error-research_actions = Un vector de { $games } partidas admite otros tantos números enteros, no { $found }.
error-network_damaged = Este archivo de red está dañado o no es tal.
error-training_plan = Esta carpeta tiene otro entrenamiento: { $name } es { $found }, no { $wanted }.
error-training_prior = Las expectativas se entrenan sin { $option }.
error-network_features = Esta red se entrenó con otras características (versión { $found }, aquí rige la { $known }).
error-file_unreadable = No se puede leer { $file }: { $reason }
error-file_unwritable = No se puede escribir { $file }: { $reason }
error-extra_missing = Para esto falta algo aquí: { $module } no está instalado. Se instala con: pip install "ruhr[{ $extra }]"
error-address_taken = No se puede escuchar en { $address }: { $reason }
error-database_in_use = Otro servidor ya usa { $file }. Un archivo SQLite pertenece a un solo servidor; varios necesitan PostgreSQL.
error-backup_not_sqlite = Así solo se copian mesas en SQLite; PostgreSQL tiene pg_dump para eso.
error-backup_failed = No se pudo escribir { $file }: { $reason }
error-server_failed = El servidor no pudo arrancar; las líneas de arriba dicen por qué.
cli-about = Ruhrschifffahrt 1769–1890: lleva carbón Ruhr abajo.
cli-language = Idioma de salida: en, de, fr o es.
cli-version = Mostrar la versión y si el núcleo está compilado.
cli-version_line = ruhr { $version }, { $compiled ->
    [yes] núcleo compilado con mypyc
   *[no] núcleo sin compilar (unas 50 veces más lento)
}
cli-help = Mostrar esta ayuda.
cli-simulate = Jugar partidas al azar y mostrar de dónde salen los puntos.
cli-simulate_games = Número de partidas.
cli-players = Número de jugadores, de { $fewest } a { $most }.
cli-simulate_seed = La semilla: la misma semilla da las mismas partidas.
cli-calmer_water = La variante de aguas tranquilas: sin los dos marcadores con estrella.
cli-simulate_records = Guardar la grabación de cada partida en esta carpeta.
cli-board = Jugar en esta copia modificada del archivo de tablero.
cli-simulate_progress = partidas al azar
cli-simulate_summary = { $games } partidas de { $players } jugadores, { $decisions } decisiones por partida, { $speed } partidas por segundo
cli-table_source = puntos por
cli-table_mean = media
cli-table_share = proporción
cli-table_deviation = desviación
cli-table_seat = asiento
cli-table_wins = victorias
cli-records_written = { $count ->
    [one] 1 grabación guardada en { $folder }
   *[other] { $count } grabaciones guardadas en { $folder }
}
cli-arena = Hacer que los bots jueguen entre sí, con los mismos repartos y los puestos rotados.
cli-arena_bots = Los bots, separados por comas: { $bots }; si quieres, tras dos puntos, cuántas veces miran al futuro.
cli-arena_workers = Cuántas partidas a la vez.
cli-arena_seconds = Cuántos segundos puede pensar un programa cada decisión.
cli-arena_reduce_variance = Quitar la suerte de los resultados; el JSON dice cuántas partidas se ahorran así.
cli-arena_cluster = Que un clúster de Ray juegue las partidas: su dirección, «auto» para el que está en marcha o «local» para uno en este equipo.
cli-arena_json = El resultado en JSON.
cli-arena_progress = partidas
cli-arena_interrupted = Interrumpido. Las { $games } partidas jugadas se conservan: la misma orden sigue con ellas.
cli-arena_bot = bot
cli-arena_wins = victorias (95 %)
cli-arena_points = puntos (95 %)
cli-arena_rank = puesto (95 %)
cli-arena_rating = valoración
cli-arena_time = ms por decisión
cli-arena_without_luck = victorias sin suerte (95 %)
cli-arena_faults = fallos
cli-arena_place = puesto en el turno 1
cli-engine = Hablar el protocolo de líneas de los programas que juegan, por la entrada y la salida estándar.
cli-engine_bot = El bot que decide: { $bots }.
fault-does_not_start = no arrancó
fault-ended = terminó antes de tiempo
fault-too_late = demasiado tarde
fault-not_legal = no permitido
fault-chatter = habló demasiado
fault-complains = se quejó
bot-playout = Búsqueda sin red
bot-prior = Búsqueda con expectativas aprendidas
cli-puzzles = Problemas: posiciones en las que una elección es claramente mejor que la natural.
cli-puzzles_make = Buscar problemas en partidas de bots y en partidas grabadas, y escribirlos en una carpeta. Lo encontrado se guarda: la misma orden sigue donde se quedó.
cli-puzzles_count = Cuántos problemas se escriben, de todos los temas y dificultades.
cli-puzzles_progress = { $puzzles } problemas encontrados
cli-puzzles_interrupted = Interrumpido. Los { $puzzles } problemas encontrados se conservan: la misma orden sigue con ellos.
cli-puzzles_written = { $puzzles } de { $found } problemas escritos en { $folder }
cli-puzzles_turns = Seguir los turnos de los problemas de una carpeta, y escribir al lado lo que se decide después.
cli-puzzles_turns_progress = Siguiendo los turnos
cli-puzzles_turns_written = { $puzzles } problemas siguen hasta el final del turno, con { $decisions } decisiones.
cli-puzzles_theme = tema
cli-study = Jugar muchas partidas fuertes y mostrar qué acompaña a aperturas, marcadores y edificios.
cli-study_level = El nivel de todos: { $bots }.
cli-study_output = Escribir en esta carpeta lo encontrado.
cli-train = Entrenar una red para los bots jugando contra sí mismos. La carpeta lo guarda todo: la misma orden sigue donde se quedó.
cli-train_judged = Partidas a ojo de las que aprende la primera red.
cli-train_rounds = Series de partidas con búsqueda, cada una con una red nueva.
cli-train_games = Partidas de una serie.
cli-train_looks = Cuántas veces se mira al futuro en cada decisión.
cli-train_gate = Partidas que una red nueva juega contra la mejor hasta entonces.
cli-train_prior = En lugar de una red, aprender lo que promete cada acción: para la mejor red de la carpeta o, si no hay, para la incluida.
cli-train_cluster = Dar el trabajo a un clúster de Ray: su dirección, o «local» para uno en esta máquina.
cli-train_playing = partidas
cli-train_fitting = ajuste
cli-train_gating = examen
cli-train_round = Serie { $round }: { $positions } posiciones, sorpresa { $surprise }, error { $error } puntos, { $wins } de las partidas ganadas: { $passed ->
    [yes] aprobada
   *[no] no aprobada
}
cli-train_done = La mejor red: { $file }
cli-train_prior_told = { $decisions } decisiones, sorpresa { $surprise } (a ojo { $judged }, al menos { $least }), { $wins } de las partidas ganadas en el mismo tiempo: { $passed ->
    [yes] aprobada
   *[no] no aprobada
}
cli-train_prior_done = Las expectativas aprendidas: { $file }
cli-train_curve_surprise = sorpresa por quién gana
cli-train_curve_error = error en puntos
cli-train_curve_gate = partidas ganadas (%)
cli-train_curve_round = serie
cli-replay = Contar una partida grabada, turno a turno.
cli-replay_json = En vez del relato, una línea JSON antes de cada acción grabada.
cli-replay_unfinished = La partida no ha terminado: { $seat } tiene que { $decision }.
cli-position = Escribir la posición de una partida grabada en una línea de texto.
cli-position_step = Tras tantas decisiones; si no se indica, al final de la grabación.
cli-position_hidden = Con lo que los jugadores no saben: bolsa, obstáculos, países y extracciones por venir.
cli-check = Comprobar si los archivos son grabaciones válidas.
cli-check_finished = { $file }: partida terminada, { $steps } decisiones
cli-check_unfinished = { $file }: partida en curso, turno { $turn }, { $steps } decisiones
cli-check_error = { $file }: { $error }
cli-verify = Comprobar si el reparto de una partida grabada fue limpio: si nadie pudo elegirlo por su cuenta.
cli-verify_json = Escribir el resultado en JSON.
cli-verify_option = La huella que se vio en la mesa antes de la partida, para compararla.
cli-verify_fair = { $file }: el reparto es el prometido.
cli-verify_shown = Huella { $fingerprint }: compárala con la que viste en la mesa, o indícala con --fingerprint.
cli-verify_noted = Huella { $fingerprint }, tal como la anotaste.
cli-verify_secret = El secreto del servidor es el que había fijado antes de que nadie se sentara.
cli-verify_shares = Añadieron azar: { $names }. Nadie pudo elegir el reparto por su cuenta.
cli-verify_alone = Ningún jugador añadió nada: el servidor podría haber elegido el reparto.
cli-verify_deal = El reparto sale de todo ello.
cli-verify_game = Las { $steps } decisiones eran todas posibles con este reparto.
cli-serve = Abrir mesas para jugar juntos, de cerca o de lejos.
cli-serve_host = La dirección en la que se escucha; 0.0.0.0 deja entrar a otros.
cli-serve_port = El puerto en el que se escucha; 0 toma cualquiera libre.
cli-serve_open = Abrir el navegador.
cli-serve_ready = Las mesas están listas: { $address }
cli-ratings = Contar las partidas terminadas que aún no lo están y hallar de nuevo todos los resultados y puntuaciones a partir de las partidas.
cli-ratings_done = { $games ->
    [one] Hay una partida contada,
   *[other] Hay { $games } partidas contadas,
} y { $changed ->
    [0] todos los resultados eran correctos.
    [one] se corrigieron los resultados de una.
   *[other] se corrigieron los resultados de { $changed }.
}
cli-backup = Copiar las mesas de un archivo SQLite a un archivo nuevo, aunque se esté jugando en ellas.
cli-backup_done = { $file } contiene { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
} y está en orden.
cli-worker = Dejar pensar a los bots para los servidores que usan la misma base de datos.
cli-worker_thinkers = Los procesos en los que los bots piensan a fondo.
cli-worker_metrics_host = La dirección en la que se pueden pedir las métricas.
cli-worker_metrics_port = El puerto en el que se pueden pedir las métricas, en el formato de Prometheus; ninguno si no se indica.
cli-play = Jugar en el navegador o en la terminal: con --terminal o con cualquier opción que no sea --board, --position ni --language.
cli-play_seed = La semilla del reparto; sin ella, cada partida es nueva.
cli-play_position = Seguir desde esta posición, una línea de texto como la que escribe `ruhr position`.
cli-play_name = Tu nombre.
cli-play_terminal = Jugar en la terminal.
cli-play_opponents = Tus rivales, de uno a tres, separados por comas: { $bots }. Si no dices nada, { $usual }.
cli-play_thinking = Cuánto piensan los rivales que miran al futuro: { $choices }; la cuarta parte de lo habitual, lo mismo o cuatro veces más.
cli-play_resume = Seguir con esta partida guardada; ocupas el primer asiento.
cli-play_save = Guardar en este archivo; si no, en uno nuevo con la fecha y la hora.
cli-position_or_resume = Solo se puede seguir una partida: o --position o --resume, no las dos.
cli-unknown_bot = No existe el rival «{ $bot }». Hay: { $bots }.
cli-wrong_count = Con { $players } jugadores hacen falta { $wanted } rivales, no { $found }.
cli-needs_screen = Para jugar hace falta una terminal con teclado y pantalla.
ask-not_your_turn = No es tu turno.
why-reason = { $reason } (§{ $section })
hint-thinking = { $name } está pensando en tu decisión…
board-title = Tablero
board-river = El Ruhr, río abajo ▼
board-port_next = Puerto, el próximo almacén a { $price } Thalers
space-storage = muelle
space-obstacle = obstáculo
space-lock = esclusa
space-city = ciudad
space-forge = forja
space-hammer_mill = martinete
space-gun_factory = armería
space-port = puerto
transport-path = Ruta de transporte: { $path }
transport-coal = { $colour ->
    [white] blanco
   *[black] negro
}
transport-all_coal = todo
transport-back = Vuelven:
export-track_short = exportación
price-lock = esclusa: { $thalers } Thalers
price-option = { $thalers ->
    [one] { $option }: 1 Thaler
   *[other] { $option }: { $thalers } Thalers
}
price-depots = Depósitos de carbón, Thalers por hueco
price-cities = Ciudades, Thalers por hueco
sign-storage = muel
sign-obstacle = obst
sign-lock = escl
sign-city = ciud
sign-forge = forj
sign-hammer_mill = mart
sign-gun_factory = arma
sign-port = puer
sign-die = { $colour ->
    [white] { $pips }b
   *[black] { $pips }n
}
sign-demand = +{ $thalers }T
sign-points = { $points }★
sign-pilot_ban = SIN PRÁCTICOS
sign-lock_duty = PRIMERO UNA ESCLUSA
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}
turn-title = { $year ->
    [none] Turno { $turn } de { $turns }
   *[other] Turno { $turn } de { $turns }, { $year }
}
turn-arms = escudo
turn-order_list = Orden en esta fase:
turn-row_turn = turno
turn-row_arms = escudo
turn-row_export = exporta
turn-row_warehouse = almacén
player-missed = Perdidos: { $markers }
log-recent = Ahora mismo
record-saved = La partida hasta aquí está guardada en { $file }.
key-undo = Deshacer
key-save = Guardar
key-views = Vistas
key-leave = Salir
key-sheet = ↑ ↓ desplazar · Esc volver a la mesa
key-end = n otra partida · Esc ver la mesa · q salir
help-title = Ayuda
help-text =
    ↑ ↓         elegir una acción; debajo ves qué provocaría
    Intro       hacerla
    w           ¿por qué no? todo lo que ahora no se puede, con su motivo
    h           pista del capitán
    u           deshacer tu última decisión
    1 2 3 4     ver el Ruhr, el tablero, los jugadores, lo que ha pasado
    Tab         ir de un panel a otro; después, desplazar con ↑ ↓
    p           puntos por origen
    s           guardar; también se guarda tras cada decisión tuya
    n           otra partida, cuando esta termine
    q           guardar y salir
    ? o F1      esta ayuda
help-needs = Marcadores de progreso y las fichas que piden
legend-barge = barcaza de { $name }; la letra marca también los almacenes
legend-demand = demanda: Thalers para la próxima venta aquí
legend-points = puntos por construir la esclusa
legend-slots = huecos para almacenes de una ciudad, · está libre
legend-marked = el lugar de la acción bajo el cursor
legend-arrow = la casilla con flecha va primero
legend-summary = puntos, Thalers, almacenes en reserva, almacenes en deuda

cli-review = Repasar una partida terminada: qué costó cada decisión, qué dio la suerte y cuál era el mejor turno.
cli-review_seat = Hablar de un solo puesto; se cuentan desde 0.
cli-review_looks = Miradas al futuro por cada opción sopesada; { $usual } si no se indica --seconds.
cli-review_seconds = Dedicar más o menos ese tiempo: tantas miradas como quepan.
cli-review_json = Mostrar el repaso en JSON.
cli-review_html = Escribir el repaso como página propia.
cli-review_doing = Repasando

cli-admin_about = Para los responsables de un servidor: denuncias, nombres, palabras, expulsiones y el registro de lo que se ha hecho. Trabaja sobre la base de datos de RUHR_DATABASE_URL, mientras los servidores funcionan.
cli-admin_json = Mostrarlo como JSON.
cli-admin_all = También lo que está cerrado.
cli-admin_most = Como mucho tantas entradas.
cli-admin_why_about = Por qué; consta en el registro, y en una expulsión lo lee el afectado.
cli-admin_by = Quién lo hace, para el registro; si no, el nombre del usuario de esta máquina.
cli-admin_new_name = El nombre nuevo; N. N. si no se da ninguno.
cli-admin_everywhere = En todas las mesas y todos los torneos de esa persona, y como nombre que ha elegido.
cli-admin_from = Lo que ya no puede: escribir en los chats, jugar en mesas y torneos públicos, o nada.
cli-admin_days = Durante tantos días; para siempre si no se dice nada.
cli-admin_sure = No preguntar antes.
cli-admin_reports = Mostrar lo que se ha denunciado y nadie ha cerrado, lo más antiguo primero.
cli-admin_report = Mirar una denuncia, con lo que se dijo antes y después.
cli-admin_people = Quién está a una mesa: los asientos se cuentan desde 0, y un código de cifras hexadecimales designa a una persona.
cli-admin_chat = Lo que se dijo en una mesa, con los números de las líneas.
cli-admin_person = Lo que hay de una persona: nombres, mesas, expulsiones. PERSON es un código o su comienzo, o MESA/ASIENTO.
cli-admin_bans = Mostrar las expulsiones que nadie ha levantado.
cli-admin_log = Lo que han hecho los responsables, lo último primero. Nada se puede cambiar ahí.
cli-admin_close = Cerrar una denuncia.
cli-admin_remove = Retirar una línea de un chat; todos ven que se ha retirado.
cli-admin_rename = Cambiar el nombre de la persona de un asiento, o retirarlo.
cli-admin_cup = Cambiar el nombre de un torneo, o retirarlo; con --cancel, anular uno que no ha empezado.
cli-admin_cancel = Anular el torneo en su lugar; no puede haber empezado.
cli-admin_ban = Expulsar a una persona, en todos sus dispositivos: de los chats, de las mesas públicas o del todo.
cli-admin_lift = Levantar una expulsión.
cli-admin_merge = Hacer una sola de dos identidades de la misma persona: se juntan asientos, dispositivos, resultados y avisos. No se puede deshacer.
cli-admin_close_done = La denuncia { $number } está cerrada.
cli-admin_remove_done = La línea { $line } está retirada.
cli-admin_rename_done = { $tables ->
    [one] Nombre cambiado en una mesa.
   *[other] Nombre cambiado en { $tables } mesas.
}
cli-admin_ban_done = { $until ->
    [never] Expulsión { $number }: { $person } queda fuera para siempre.
   *[other] Expulsión { $number }: { $person } queda fuera hasta el { $until }.
}
cli-admin_lift_done = La expulsión { $number } de { $person } está levantada.
cli-admin_cup_done = El torneo se llama ahora «{ $name }».
cli-admin_cancel_done = El torneo está anulado.
cli-admin_merge_sure = ¿Debe la segunda ser parte de la primera? No se puede deshacer.
cli-admin_merge_done = Las dos son ahora { $person }.
error-admin_person_unknown = No hay nadie «{ $person }»: escribe al menos seis cifras de un código, o MESA/ASIENTO.
error-admin_person_unclear = Varias personas tienen códigos que empiezan por «{ $person }»: escribe más cifras.
error-admin_report_unknown = No hay ninguna denuncia { $number }.
error-admin_report_closed = La denuncia { $number } ya está cerrada.
error-admin_ban_unknown = No hay ninguna expulsión { $number } que se pueda levantar.
error-admin_same_person = Las dos son ya la misma persona.
error-admin_name_refused = «{ $name }» no puede ser un nombre: de 1 a 40 caracteres visibles.
error-admin_why_length = --why admite de 1 a { $most } caracteres.

admin-nothing = Nada.
admin-yes = sí
admin-number = n.º
admin-at = cuándo
admin-closed_at = cerrada
admin-person = persona
admin-name = nombre
admin-reason = motivo
admin-said = dicho
admin-words = nota
admin-reporter = denunciado por
admin-table = mesa
admin-seat = asiento
admin-line = línea
admin-level = bot
admin-removed = retirada
admin-since = desde
admin-until = hasta
admin-devices = dispositivos
admin-names = nombres
admin-reports = denuncias
admin-status = estado
admin-scope = no puede
admin-why = por qué
admin-host = quién
admin-deed = qué

deed-closed = denuncia cerrada
deed-removed = línea retirada
deed-renamed = nombre cambiado
deed-banned = expulsado
deed-lifted = expulsión levantada
deed-merged = identidades unidas
deed-cup_renamed = torneo renombrado
deed-cup_cancelled = torneo anulado
