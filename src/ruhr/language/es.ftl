# Español. Una frase por suceso, negativa, error y acción; los términos son los del reglamento, en buen español.

## Nombres de las cosas

language-name = Español

option-none = ninguna opción
option-pilot = práctico
option-transport = transporte
option-wage = sueldo
option-supply = suministro
option-hauling = sirga
option-transport_pilot = transporte y práctico
option-hauling_pilot = sirga y práctico
option-hauling_transport = sirga y transporte

marker-lock_building = construcción de esclusas
marker-wage = sueldo
marker-essen_warehouse = almacén en Essen
marker-supply = suministro
marker-port_ruhrort = puerto de Ruhrort
marker-coal_depot = depósito de carbón
marker-grafschaft_mark = Grafschaft Mark
marker-mark_warehouse = almacén en Mark
marker-coal_hauler = acarreador de carbón
marker-inn = posada
marker-hauling_action = acción de sirga
marker-white_warehouse = almacén (blanco)
marker-ruhraake = Ruhraake
marker-mayor = alcalde
marker-ruhrtalbahn = Ruhrtalbahn

territory-mark = Grafschaft Mark
territory-essen = Reichsstift Essen
territory-werden = Reichsabtei Werden
territory-broich = Herrschaft Broich

country-belgium = Bélgica
country-netherlands = Países Bajos
country-rhineland = Renania

trade-forge = forjas
trade-hammer_mill = martinetes
trade-gun_factory = fábricas de armas

path-brickearth = camino de arcilla
path-paved = camino pavimentado
path-rails = ferrocarril
history-first_player = sorteo
history-locks = esclusas
history-levy = impuesto
history-paved = pavimento
history-locks_dearer = esclusas +1 T
history-gift = regalo
history-options_dearer = opciones +1 T
history-rails = ferrocarril
history-steam = dados en ruta +1
history-remove = salen dados
history-last_turn = último turno

area-black_industry = carbón negro vendido a una pequeña industria
area-black_city = carbón negro vendido a una ciudad
area-black_ruhrort = carbón negro vendido en Ruhrort
area-white_industry = carbón blanco vendido a una pequeña industria
area-white_city = carbón blanco vendido a una ciudad
area-white_ruhrort = carbón blanco vendido en Ruhrort

source-locks = esclusas
source-cities = almacenes en ciudades
source-depots = almacenes en depósitos de carbón
source-port = almacenes en el puerto
source-exports = exportaciones
source-gifts = regalos de los turnos 6 y 10
source-inn = posada
source-levy = impuesto del turno 3
source-borrowed_ahead = préstamos del registro de turnos
source-stranded = encallar
source-essen_cities = todas las ciudades de Essen
source-mark_cities = todas las ciudades de Mark
source-all_cities = las siete ciudades
source-all_depots = los cuatro depósitos de carbón
source-depot_majorities = mayorías en depósitos de carbón
source-mayor = alcalde
source-ruhrtalbahn = Ruhrtalbahn
source-ruhraake = Ruhraake
source-debts = deudas

decision-levy = pagar el impuesto
decision-gift = elegir entre un Thaler y un punto
decision-remove = retirar un dado
decision-place = colocar el dado que vuelve
decision-option = elegir una opción especial
decision-transport = poner en un muelle de carbón el dado de la casilla con flecha
decision-supply = elegir el dado que recibe el suministro
decision-start = elegir la casilla de salida
decision-sell = elegir dónde vender
decision-purchase = comprar, construir o terminar

demand-territory = demanda en todas las pequeñas industrias ({ $territory })
demand-trade = demanda en todo el río ({ $trade })
demand-cities = demanda en { $cities }
water-low = { $change ->
    [0] aguas bajas
   *[other] aguas bajas, todos los dados en muelles suben 1
}
water-high = { $change ->
    [0] crecida
   *[other] crecida, todos los dados en muelles bajan 1
}

## Bots

bot-random = Azar
bot-schiffsjunge = Grumete
bot-steuermann = Timonel
bot-kapitaen = Capitán
bot-reeder = Armador

reason-ahead = Espero unos { NUMBER($margin, maximumFractionDigits: 1) } puntos más que con «{ $other }».
reason-equal = «{ $other }» sería más o menos igual de bueno.
reason-only = No hay otra cosa que merezca la pena mirar.
estimate = { $action }: { $points }; probabilidad de ganar: { $win } %

## Acciones: lo que se puede elegir

action-pay = { $currency ->
    [point] pagar 1 punto
   *[thaler] pagar 1 Thaler
}
action-take = { $currency ->
    [point] tomar 1 punto
   *[thaler] tomar 1 Thaler
}
action-remove = retirar el dado de { $storage }
action-place = colocar el dado en { $storage }
action-coal_hauler = usar el acarreador de carbón: +3 al dado de { $storage }
action-inn = { $currency ->
    [points] visitar la posada: 2 puntos
   *[thalers] visitar la posada: 3 Thalers
}
action-option = { $free ->
    [yes] opción especial: { $option }, gratis con la acción de sirga
   *[no] opción especial: { $option }
}
action-pass = pasar: sin carbón este turno
action-transport = poner en { $storage } el dado de la casilla con flecha
action-supply = suministro: +2 al dado de { $storage }
action-start = empezar en { $storage }
action-sell = vender en { $space }
action-lock = construir la esclusa de { $obstacle }
action-city = construir un almacén en { $city }
action-depot = construir un almacén en el depósito de carbón de { $territory }
action-port = construir un almacén en el puerto, columna de { $country }
action-white_warehouse = construir un almacén con el marcador blanco: { $place }
action-shift = mover de { $from } a { $to } el almacén del puerto
action-repay = saldar una deuda
action-done = terminar las compras

## Sucesos: lo que ha pasado

event-turn_began = { $year ->
    [none] Turno { $turn }
   *[other] Turno { $turn } · { $year }
}
event-first_player = { $seat } empieza la partida.
event-country_revealed = Este turno se exporta carbón a: { $country }.
event-lock_price = Se pueden construir esclusas por { $thalers } Thalers.
event-options_dearer = Las opciones especiales de pago cuestan a partir de ahora 1 Thaler más.
event-path_changed = Los dados de carbón cambian de ruta: { $path }.
event-die_came_back = { $colour ->
    [white] Vuelve un dado blanco de valor { $pips }; { $seat } lo coloca en { $storage }.
   *[black] Vuelve un dado negro de valor { $pips }; { $seat } lo coloca en { $storage }.
}
event-track_dice_raised = Todos los dados de la ruta de transporte suben 1.
event-die_removed = { $colour ->
    [white] { $seat } retira de { $storage } el dado blanco de valor { $pips }.
   *[black] { $seat } retira de { $storage } el dado negro de valor { $pips }.
}
event-warehouses_received = { $count ->
    [one] { $seat } recibe un almacén.
   *[other] { $seat } recibe { $count } almacenes.
}
event-levy_paid = { $currency ->
    [point] { $seat } paga el impuesto con 1 punto.
   *[thaler] { $seat } paga el impuesto con 1 Thaler.
}
event-levy_waived = { $seat } no tiene con qué pagar el impuesto.
event-gift_taken = { $currency ->
    [point] { $seat } toma 1 punto.
   *[thaler] { $seat } toma 1 Thaler.
}
event-borrowed = { $seat } contrae una deuda: un almacén a cambio de { $thalers } Thalers.
event-borrowed_ahead = { $seat } empeña el almacén del turno { $turn } por { $thalers } Thalers y pierde { $points ->
    [0] cero puntos, pues no tiene
    [one] 1 punto
   *[other] { $points } puntos
}.
event-marker_drawn = Sale de la bolsa: { $demand }.
event-bag_empty = La bolsa está vacía; no se roba ningún marcador.
event-demand_placed = Demanda: se coloca 1 Thaler en { $space }.
event-pilot_banned = Este turno los prácticos están prohibidos.
event-storage_dice_changed = { $change ->
    [1] Todos los dados en muelles suben 1.
   *[other] Todos los dados en muelles bajan 1.
}
event-lock_duty = Solo queda un marcador en la bolsa: este turno es obligatorio construir primero una esclusa.
event-option_chosen = { $free ->
    [yes] { $seat } elige: { $option } (gratis).
   *[no] { $thalers ->
        [0] { $seat } elige: { $option }.
        [one] { $seat } elige: { $option } (1 Thaler).
       *[other] { $seat } elige: { $option } ({ $thalers } Thalers).
    }
}
event-stranded = { $seat } encalla y pierde { $points ->
    [0] cero puntos, pues no tiene
    [one] 1 punto
   *[other] { $points } puntos
}.
event-passed = { $seat } tiene que pasar y no lleva carbón este turno.
event-wage_paid = { $seat } cobra un sueldo de { $thalers } Thalers.
event-supplied = { $seat } lleva suministro a { $storage }: el dado pasa a { $pips }.
event-coal_hauled = { $seat } envía el acarreador de carbón a { $storage }: el dado pasa a { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } visita la posada y gana { $count } puntos.
   *[thaler] { $seat } visita la posada y recibe { $count } Thalers.
}
event-transported = { $colour ->
    [white] { $seat } pone en { $storage } un dado blanco de valor { $pips }.
   *[black] { $seat } pone en { $storage } un dado negro de valor { $pips }.
}
event-supply_lapsed = Ya no queda ningún dado para el suministro; { $seat } pierde su opción.
event-started = { $seat } empieza en { $storage }.
event-sold = { $seat } vende carbón { $colour ->
    [white] blanco
   *[black] negro
} de valor { $pips } en { $space } por { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
event-quality_lost = El carbón de { $seat } se estropea en un obstáculo y ahora vale { $pips }.
event-token_gained = { $seat } gana una ficha de desarrollo: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } se lleva el Thaler de demanda de { $space }.
   *[other] { $seat } se lleva los { $thalers } Thalers de demanda de { $space }.
}
event-city_income = El almacén en { $city } le da 1 Thaler a { $seat }.
event-export_marker_moved = El marcador de exportación pasa a { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, casilla { $box }.
event-progress_gained = { $seat } recibe el marcador de progreso «{ $marker }».
event-progress_missed = { $seat } llega tarde para el marcador blanco «{ $marker }».
event-lock_built = { $thalers ->
    [0] { $seat } construye gratis la esclusa de { $obstacle } y gana { $points } puntos.
    [one] { $seat } construye la esclusa de { $obstacle } por 1 Thaler y gana { $points } puntos.
   *[other] { $seat } construye la esclusa de { $obstacle } por { $thalers } Thalers y gana { $points } puntos.
}
event-city_built = { $seat } construye un almacén en { $city } por { $thalers } Thalers y gana { $points } puntos.
event-depot_built = { $seat } construye un almacén en el depósito de carbón de { $territory } por { $thalers } Thalers y gana { $points } puntos.
event-port_built = { $seat } construye un almacén en el puerto, columna de { $country }, por { $thalers } Thalers y gana { $points } puntos.
event-shifted = { $seat } mueve de { $from } a { $to } un almacén del puerto por { $thalers } Thalers.
event-repaid = { $seat } salda una deuda por { $thalers } Thalers.
event-exported = { $points ->
    [one] { $seat } exporta ({ $country }, posición { $position }) y gana 1 punto.
   *[other] { $seat } exporta ({ $country }, posición { $position }) y gana { $points } puntos.
}
event-thalers_returned = { $thalers ->
    [one] { $seat } devuelve 1 Thaler sobrante.
   *[other] { $seat } devuelve { $thalers } Thalers sobrantes.
}
event-bonus_scored = { $points ->
    [one] { $seat } anota 1 punto: { $source }.
   *[other] { $seat } anota { $points } puntos: { $source }.
}
event-won = { $seat } gana con { $points } puntos.
event-reveal_follows = Después se revela algo oculto.

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
error-record_not_json = Esto no es JSON: { $reason }
error-record_wrong_type = En la grabación, la clave «{ $key }» debe ser: { $expected }.
error-record_format = El formato es «{ $found }», no «{ $expected }».
error-record_missing = A la grabación le falta la clave «{ $key }».
error-record_unknown_key = La grabación tiene una clave desconocida: «{ $key }».
error-record_board = La grabación es del tablero «{ $found }»; este es «{ $expected }».
error-record_edition = La grabación es de otra edición del tablero («{ $found }»). Desde entonces han cambiado algunos valores; en «{ $expected }» sería otra partida.
error-record_players = Una partida es de 2 a 4 jugadores, no de { $found }.
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
error-position_country = Posición, carácter { $at } ({ $section }): «{ $found }»: más países de los que se han descubierto, o un país más veces que marcadores tiene.
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
error-record_position_open = A la posición de la grabación le falta la parte oculta.
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
error-arena_bots = Un torneo tiene de 2 a 4 bots, no { $found }.
error-arena_unknown_bot = No existe el bot «{ $bot }»; hay: { $known }.
error-arena_players = Para { $players } jugadores hacen falta otros tantos bots, no { $found }.
error-file_unreadable = No se puede leer { $file }: { $reason }
error-file_unwritable = No se puede escribir { $file }: { $reason }
error-extra_missing = Para esto falta algo aquí: { $module } no está instalado. Se instala con: pip install "ruhr[{ $extra }]"
error-key_missing = Para esto hace falta la clave de un asiento.
error-not_your_seat = Este asiento no es tuyo.
error-hint_with_people = Solo hay pistas en partidas sin otras personas.
error-foreign_origin = La petición viene de una página de otro sitio.
error-not_found = No hay nada en esta dirección.
error-table_not_found = Esa mesa no existe.
error-seat_not_found = Esa mesa no tiene ese asiento.
error-other_board = En esta mesa se juega en el tablero «{ $needed }»; en este servidor, en «{ $board }».
error-step_not_found = La partida tiene { $of } pasos; no hay paso { $step }.
error-method_not_allowed = Eso no se puede hacer en esta dirección.
error-seat_taken = Aquí ya hay alguien sentado.
error-seat_left = Un bot decide por este asiento; vuelve primero.
error-seat_not_left = Ningún bot decide por este asiento.
error-stale_version = Mientras tanto la partida ha avanzado.
error-table_not_open = La partida ya ha empezado.
error-table_not_playing = En esta mesa no hay ninguna partida en curso.
error-table_not_over = La partida aún no ha terminado.
error-too_large = La petición es demasiado grande; se admiten { $most } bytes como máximo.
error-too_many_requests = Demasiadas peticiones; inténtalo de nuevo dentro de { $seconds } s.
error-internal = Algo ha fallado en el servidor. No se ha cambiado nada.
error-storage_failed = El servidor no alcanza ahora su almacenamiento. Inténtalo de nuevo.
error-took_too_long = El servidor ha tardado demasiado. Inténtalo de nuevo.
error-invalid_request = La petición no es correcta en «{ $where }»: { $reason }
error-no_person = Al menos un asiento debe ser para una persona.
error-bot_with_name = El asiento { $seat } no puede ser a la vez de un bot y de una persona.
error-record_seats = La grabación tiene { $players } jugadores; la mesa, { $seats } asientos.
error-record_over = La partida grabada ha terminado; elige un paso anterior desde el que seguir.
error-no_words = No hay palabras para esto: { $reason }
error-address_taken = No se puede escuchar en { $address }: { $reason }
error-server_failed = El servidor no pudo arrancar; las líneas de arriba dicen por qué.

type-table = una tabla
type-number = un número entero
type-list = una lista
type-text = un texto
type-truth = true o false
type-point = longitud y latitud
type-object = un objeto
type-texts = una lista de textos
type-numbers = una lista de números enteros

## Línea de comandos

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
cli-players = Número de jugadores, de 2 a 4.
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
cli-arena_json = El resultado en JSON.
cli-arena_progress = partidas
cli-arena_interrupted = Interrumpido. Las { $games } partidas jugadas se conservan: la misma orden sigue con ellas.
cli-arena_bot = bot
cli-arena_wins = victorias (95 %)
cli-arena_points = puntos (95 %)
cli-arena_rank = puesto (95 %)
cli-arena_rating = valoración
cli-arena_time = ms por decisión
cli-arena_place = puesto en el turno 1
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
cli-serve = Abrir mesas para jugar juntos, de cerca o de lejos.
cli-serve_host = La dirección en la que se escucha; 0.0.0.0 deja entrar a otros.
cli-serve_port = El puerto en el que se escucha; 0 toma cualquiera libre.
cli-serve_open = Abrir el navegador.
cli-serve_ready = Las mesas están listas: { $address }
cli-worker = Dejar pensar a los bots para los servidores que usan la misma base de datos.
cli-worker_thinkers = Los procesos en los que los bots piensan a fondo.
cli-worker_metrics_host = La dirección en la que se pueden pedir las métricas.
cli-worker_metrics_port = El puerto en el que se pueden pedir las métricas, en el formato de Prometheus; ninguno si no se indica.
cli-play = Jugar en el navegador o en la terminal: con --terminal o con cualquier opción que no sea --board, --position ni --language.
cli-play_seed = La semilla del reparto; sin ella, cada partida es nueva.
cli-play_position = Seguir desde esta posición, una línea de texto como la que escribe `ruhr position`.
cli-play_name = Tu nombre.
# Se usa como nombre, con verbos en tercera persona: «Tú» no encajaría.
cli-play_you = Barquero
cli-play_terminal = Jugar en la terminal.
cli-play_opponents = Tus rivales, de uno a tres, separados por comas: { $bots }. Si no dices nada, { $usual }.
cli-play_resume = Seguir con esta partida guardada; ocupas el primer asiento.
cli-play_save = Guardar en este archivo; si no, en uno nuevo con la fecha y la hora.
cli-unknown_bot = No existe el rival «{ $bot }». Hay: { $bots }.
cli-wrong_count = Con { $players } jugadores hacen falta { $wanted } rivales, no { $found }.
cli-needs_screen = Para jugar hace falta una terminal con teclado y pantalla.

## Lo que se pregunta y lo que se puede elegir

ask-decide = { $name }, te toca { $decision }.
ask-thinking = { $name } está pensando: { $decision }…
ask-not_your_turn = No es tu turno.
ask-skip = Ir a la decisión actual
ask-actions = Tus acciones
ask-all_actions = todas las acciones
ask-effects = Consecuencias
ask-again = Otra vez para hacerlo.
ask-others = { $count ->
    [one] Después pasa una cosa más a otros.
   *[other] Después pasan { $count } cosas más a otros.
}
ask-undo = Deshacer

heading-options = Opciones especiales
heading-storages = Muelles
heading-sales = Venta
heading-cities = Almacenes en ciudades
heading-depots = Almacenes en depósitos de carbón
heading-port = Almacenes en el puerto
heading-white = Con el marcador blanco
heading-other = Otras

meaning-pilot = En la fase 4 tu barcaza puede ir tan lejos como quieras, incluso hasta Ruhrort.
meaning-transport = Colocas al momento un dado de la ruta de transporte en un muelle vacío.
meaning-wage = Recibes al momento 2 Thalers; solo puede un jugador por turno.
meaning-supply = Un dado de un muelle sube al momento 2.
meaning-hauling = Puedes empezar río arriba de tu barcaza.
meaning-hauling_transport = Empiezas río arriba en un muelle vacío, y allí se coloca un dado de la ruta de transporte.
meaning-none = Empiezas río abajo de tu barcaza.

warn-sure = ¿Seguro?
warn-lock = Aún podrías construir una esclusa.
warn-thalers = Al final del turno pierdes todos los Thalers por encima de diez.
warn-debt = Con esto te endeudas; otras opciones lo evitarían.
warn-never = no avisar más
warn-anyway = Hacerlo de todos modos
warn-back = Pensarlo otra vez

why-not = ¿Por qué no?
why-title = Lo que ahora no se puede, y por qué
why-filter = Escribe para acortar la lista
why-reason = { $reason } (§{ $section })
why-nothing = Nada de eso es imposible ahora.

hint-ask = Pista
hint-thinking = { $name } está pensando en tu decisión…
hint-title = Una pista del capitán
hint-action = Yo elegiría: { $action }
hint-expects = Lo que espera el capitán
hint-close = Cerrar la pista

## El tablero y lo que hay en él

board-title = Tablero
board-about = El tablero: el Ruhr de Witten al Rin
board-river = El Ruhr, río abajo ▼
board-rhine = Rin
board-port = Puerto de Ruhrort
board-port_next = Puerto, el próximo almacén a { $price } Thalers

space-storage = muelle
space-obstacle = obstáculo
space-lock = esclusa
space-city = ciudad
space-forge = forja
space-hammer_mill = martinete
space-gun_factory = armería
space-port = puerto

place-storage = { $pips ->
    [0] { $name }, muelle de carbón, vacío
   *[other] { $colour ->
        [white] { $name }, muelle de carbón, dado blanco de valor { $pips }
       *[black] { $name }, muelle de carbón, dado negro de valor { $pips }
    }
}
place-obstacle = obstáculo { $name }
place-lock = esclusa { $name }
place-industry = { $trade ->
    [forge] { $name }, forja
    [hammer_mill] { $name }, martinete
   *[gun_factory] { $name }, fábrica de armas
}
place-city = ciudad { $name }
place-port = puerto de { $name }
place-demand = { $thalers ->
    [one] 1 Thaler de demanda
   *[other] { $thalers } Thalers de demanda
}
place-barges = barcazas aquí: { $names }
place-slots = almacenes en { $name }: { $slots }
place-depot = depósito de carbón { $name }: { $slots }
place-export = columna del puerto { $name }: { $slots }
place-free = libre por { $thalers }
place-room = libre

transport-title = Transporte de carbón
transport-path = Transporte de carbón: { $path }
transport-dice = Transporte de carbón, { $path }: { $dice }
transport-die = { $colour ->
    [white] blanco { $pips }
   *[black] negro { $pips }
}
transport-empty = sin dados
transport-coal = { $colour ->
    [white] blanco
   *[black] negro
}
transport-all_coal = todo
transport-back = Vuelven:
transport-coming_back = vuelve
transport-from_turn = desde el turno { $turn }

export-track = Carril de exportación
export-track_short = exportación
export-at = Carril de exportación: casilla { $box } de { $of }, valor { $value }
export-now = exportación { $country } a { $value }

price-title = Precios
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
sign-thaler = T
sign-pilot_ban = SIN PRÁCTICOS
sign-lock_duty = PRIMERO UNA ESCLUSA
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}

odds-title = Probabilidades
odds-bag = { $count } en la bolsa
odds-high = Crecida en el próximo robo
odds-low = Aguas bajas en el próximo robo
odds-unknown = En la bolsa o bajo los obstáculos
odds-countries = Países por venir
odds-white = Marcadores blancos que quedan
odds-counted = { $count } × { $what }

## Turnos, jugadores y puntos

turn-title = { $year ->
    [none] Turno { $turn } de { $turns }
   *[other] Turno { $turn } de { $turns }, { $year }
}
turn-all = Turnos
turn-now = ahora
turn-arms = escudo
turn-order = Orden en esta fase: { $names }
turn-order_list = Orden en esta fase:
turn-pilot_ban = sin práctico
turn-lock_duty = esclusa obligada
turn-row_turn = turno
turn-row_arms = escudo
turn-row_export = exporta
turn-row_warehouse = almacén

phase-event = Fase 1 acontecimiento histórico
phase-water = Fase 2 nivel del agua y demanda
phase-start = Fase 3 salida y opción
phase-sale = Fase 4 viaje y venta
phase-progress = Fase 5 progreso
phase-purchases = Fase 6 compras
phase-export = Fase 7 exportación

player-all = Jugadores
player-you = (tú)
player-points = puntos
player-thalers = Thalers
player-pool = Almacenes en reserva
player-locks = Esclusas
player-debts = Deudas
player-tokens = Fichas de desarrollo
player-markers = Marcadores
player-holdings = Puntos { $points }, Thalers { $thalers }, almacenes en reserva { $pool }, esclusas { $locks }, deudas { $debts } de { $debt_spaces }
player-tokens_listed = Fichas: negro, industria { $black_industry }, ciudad { $black_city }, Ruhrort { $black_ruhrort }; blanco, industria { $white_industry }, ciudad { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Marcadores:
player-flipped = { $marker } (gastado)
player-used = { $marker } (usado este turno)
player-missed = Perdidos: { $markers }
player-within_reach = al alcance: falta una ficha, { $area }
player-doing = { $loading ->
    [yes] Opción: { $option }. Barcaza en { $barge }, cargada.
   *[no] Opción: { $option }. Barcaza: { $barge }.
}
player-waiting = Almacenes por llegar: { $lock } con la primera esclusa, { $mark } con Grafschaft Mark, turnos: { $turns }

points-title = Puntos
points-so_far = Puntos hasta ahora
points-total = total
points-by_source = Puntos por origen
points-source = Origen
points-by_turn = Puntos a lo largo de los turnos
points-turn = Turno
points-as_table = Como tabla

end-over = La partida ha terminado
end-result = { $count ->
    [one] Fin de la partida: { $winners } gana con { $points } puntos.
   *[other] Fin de la partida: { $winners } comparten la victoria con { $points } puntos.
}
end-winner = ha ganado
end-rematch = Otra partida
end-to_rematch = Ir a la partida siguiente

## Lo que ha pasado

log-title = Lo que ha pasado
log-short = Crónica
log-recent = Ahora mismo
log-joined = se ha sentado
log-left = se ha ido
log-returned = ha vuelto
log-ran_out = se ha quedado sin tiempo
log-rematch = quiere jugar otra partida

past-title = Paso a paso
past-first = Al principio
past-before = Uno atrás
past-after = Uno adelante
past-now = Volver al presente
past-step = Paso { $step } de { $of }
past-turn = turno { $turn }
past-looking = Estás viendo el paso { $step } de { $of }.
past-opening = Empieza la partida.
past-link = Copiar el enlace a este paso
past-to_step = Mostrar el tablero tras el paso { $step }
past-since = { $count ->
    [one] La jugada de los demás
   *[other] Las { $count } jugadas de los demás
}
past-pause = Pausa
past-resume = Seguir
past-skip = Siguiente

chat-title = Charla
chat-say = Decir algo a todos
chat-say_as = Habla
chat-send = Enviar

## Mesas, asientos y grabaciones

table-menu = Mesa y ajustes
table-now = Ahora
table-new = nuevo

tables-mine = Mis mesas
tables-your_decision = ¡Te toca!
tables-waiting_for = Esperando a
tables-forget = Olvidar
tables-forget_sure = Este navegador perderá la llave de tu asiento en esta mesa. ¿Olvidarla de todos modos?
tables-keep = Conservar
tables-public = Mesas públicas
tables-none = Por ahora, ninguna.
tables-look_again = Actualizar
tables-more = Ver más
tables-join = Unirse
tables-watch = Mirar
tables-look = Ver

status-open = Esperando jugadores
status-playing = En juego
status-finished = Terminada
status-closed = Se acabó el tiempo, la mesa está cerrada

seat-title = Asiento
seat-all = Asientos
seat-free = libre
seat-count_free = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
seat-name = Nombre
seat-your_name = Tu nombre
seat-player = Jugador { $number }
seat-player_or_nobody = Jugador { $number }, o vacío
seat-here = Persona en esta pantalla
seat-friend = Amigo que llega por el enlace
seat-bot = Bot
seat-nobody = Nadie
seat-sit_here = Sentarse aquí
seat-leave = Dejar la mesa
seat-leave_open = El asiento vuelve a quedar libre.
seat-leave_playing = Un bot juega en tu lugar hasta que vuelvas.
seat-give_up = Dejar el asiento:
seat-substitute = El bot que toma el relevo
seat-return = Volver a jugar yo

invite-title = Invitar
invite-about = Quien tenga el enlace puede mirar y ocupar un asiento libre.
invite-share = La partida empieza en cuanto todos los asientos estén ocupados. Envía el enlace de la mesa a tus amigos.
invite-close = Cerrar

link-table = Enlace a esta mesa
link-local = Este enlace solo sirve en este ordenador. Para que entren otros, inicia el servidor para tu red: ruhr serve --host 0.0.0.0
link-qr = Código QR con el enlace a esta mesa
link-copy = Copiar
link-copied = Copiado
link-key = Copiar mi enlace personal
link-key_about = Para seguir en otro dispositivo, abre allí tu enlace personal. No se lo enseñes a nadie: es la llave de tu asiento.

variant-title = Variante
variant-calmer_water = aguas tranquilas
variant-calmer_water_about = Variante de aguas tranquilas: sin los dos marcadores con estrella

clock-title = Reloj
clock-none = sin reloj
clock-live = De una sentada: al empezar + por decisión
clock-days = A lo largo de días: al empezar + por decisión
clock-at_end = Cuando se acaba el tiempo
clock-at_end_nothing = no pasa nada
clock-at_end_bot = un bot toma el relevo
clock-at_end_close = se cierra la mesa

record-go_on = Seguir desde una decisión
record-file = Grabación de una partida (archivo)
record-steps = Decisiones:
record-from_step = Cuántas decisiones conservar
record-download = Descargar la grabación
record-saved = La partida hasta aquí está guardada en { $file }.
record-title = Una partida grabada
record-look_at = Verla
record-none = Este archivo no es una grabación de este juego.
record-unfinished = La grabación termina aquí

position-title = Una posición
position-play_on = Seguir jugando desde aquí
position-link = Enlace a esta posición
position-in_words = La posición como texto

## Inicio, reglas, preferencias y ayuda

home-title = Ruhrschifffahrt 1769–1890
home-about = De dos a cuatro barqueros bajan carbón por el Ruhr, construyen esclusas y almacenes y lo exportan desde Ruhrort.
home-skip = Ir al contenido
home-menu = Menú principal
home-back = Volver al inicio
home-play_now = Jugar ya
home-play = Jugar
home-opponents = Rivales
home-opponent = Rival
home-same_screen = En la misma pantalla
home-same_screen_about = De dos a cuatro personas juegan por turnos en este dispositivo.
home-begin = Empezar la partida
home-friends = Jugar con amigos
home-friends_about = Varias personas en esta pantalla, amigos que llegan por el enlace, bots: combínalos como quieras.
home-terms = Reloj, variante, mesa pública
home-public = Pública: cualquiera puede encontrar la mesa, unirse y mirar
home-create = Abrir la mesa

rulebook-title = Reglas
rulebook-read = Leer las reglas
rulebook-search = Buscar
rulebook-found = { $count ->
    [0] No se ha encontrado nada.
    [one] Una regla
   *[other] { $count } reglas
}
rulebook-contents = Tu pregunta
rulebook-marks = Qué significan las marcas
rulebook-link = Enlace a esta regla
rulebook-print = Imprimir

setting-language = Idioma
setting-theme = Claro u oscuro
setting-theme_auto = como el dispositivo
setting-theme_light = claro
setting-theme_dark = oscuro
setting-warnings = Avisarme antes de desperdiciar algo
setting-numbers = Las teclas 1 a 9 eligen una acción

problem-offline = Sin conexión: reintentando…
problem-unknown = Eso no ha funcionado.
problem-network = No se puede contactar con el servidor. Inténtalo de nuevo.

key-undo = Deshacer
key-save = Guardar
key-views = Vistas
key-leave = Salir
key-sheet = ↑ ↓ desplazar · Esc volver a la mesa
key-end = n otra partida · Esc ver la mesa · q salir
key-table = Teclas: ↑ ↓ en la lista de acciones, Esc para volver, ← → Inicio Fin por toda la partida.

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

legend-title = Signos
legend-die = { $colour ->
    [white] carbón blanco con su valor
   *[black] carbón negro con su valor
}
legend-barge = barcaza de { $name }; la letra marca también los almacenes
legend-demand = demanda: Thalers para la próxima venta aquí
legend-points = puntos por construir la esclusa
legend-slots = huecos para almacenes de una ciudad, · está libre
legend-marked = el lugar de la acción bajo el cursor
legend-arrow = la casilla con flecha va primero
legend-summary = puntos, Thalers, almacenes en reserva, almacenes en deuda
