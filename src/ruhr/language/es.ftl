# Español. Una frase por suceso y acción; los términos son los del reglamento, en buen español.

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

brief-lock_building = esclusa
brief-wage = sueldo
brief-essen_warehouse = Essen
brief-supply = suminist.
brief-port_ruhrort = puerto
brief-coal_depot = depósito
brief-grafschaft_mark = Gr. Mark
brief-mark_warehouse = Mark
brief-coal_hauler = acarreo
brief-inn = posada
brief-hauling_action = sirga
brief-white_warehouse = almacén
brief-ruhraake = Aake
brief-mayor = alcalde
brief-ruhrtalbahn = tren

use-lock_building = Una vez por turno puedes construir una esclusa.
use-wage = Puedes elegir la opción especial sueldo.
use-essen_warehouse = Una vez por turno puedes construir un almacén en una de estas ciudades: { $cities }.
use-supply = Puedes elegir la opción especial suministro.
use-port_ruhrort = Una vez por turno puedes construir un almacén en el puerto.
use-coal_depot = Una vez por turno puedes construir un almacén en un depósito de carbón.
use-grafschaft_mark = Puedes llevar carbón blanco; con él llegan al momento dos almacenes.
use-mark_warehouse = Una vez por turno puedes construir un almacén en una de estas ciudades: { $cities }.
use-coal_hauler = Una vez por partida, en la fase 3: un dado en un muelle sube 3.
use-inn = Una vez por partida, en la fase 3 o 6: 3 Thalers o 2 puntos.
use-hauling_action = Una vez por partida, una opción de sirga no te cuesta nada.
use-white_warehouse = Una vez por partida, un almacén barato en cualquier ciudad o en el puerto.
use-ruhraake = Final de la partida: 2 puntos, o 4 si tu barcaza está en Ruhrort.
use-mayor = Final de la partida: 1 punto por cada Thaler, si no tienes deudas.
use-ruhrtalbahn = Final de la partida: 1 punto por cada almacén tuyo en una ciudad.

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

## Cómo cuenta y enumera el idioma

# A partir de este número se separan los millares.
digits-grouped_from = 10000
list-empty = –
list-next = { $row }, { $item }
list-last_of_two = { $sound ->
    [i] { $row } e { $item }
   *[other] { $row } y { $item }
}
list-last = { $sound ->
    [i] { $row } e { $item }
   *[other] { $row } y { $item }
}
list-counted = { $count } × { $thing }

## Bots

bot-random = Azar
bot-schiffsjunge = Grumete
bot-steuermann = Timonel
bot-kapitaen = Capitán
bot-reeder = Armador
bot-leichtmatrose = Mozo de cubierta
bot-matrose = Marinero
bot-bootsmann = Contramaestre
bot-schiffer = Patrón de barcaza
bot-harkort = Friedrich Harkort
bot-mulvany = William Mulvany
bot-krupp = Helene Amalie Krupp
thinks-quick = piensa poco
thinks-long = piensa mucho

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
    [yes] { $option }, gratis con la acción de sirga
   *[no] { $option }
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
event-first_player = { $seat } es el jugador inicial.
    .you = Eres el jugador inicial.
event-country_revealed = Este turno se exporta carbón a: { $country }.
event-lock_price = Se pueden construir esclusas por { $thalers } Thalers.
event-options_dearer = Las opciones especiales de pago cuestan a partir de ahora 1 Thaler más.
event-path_changed = Los dados de carbón cambian de ruta: { $path }.
event-die_came_back = { $colour ->
    [white] Vuelve un dado blanco de valor { $pips }; { $seat } lo coloca en { $storage }.
   *[black] Vuelve un dado negro de valor { $pips }; { $seat } lo coloca en { $storage }.
}
    .you = { $colour ->
        [white] Vuelve un dado blanco de valor { $pips }; lo colocas en { $storage }.
       *[black] Vuelve un dado negro de valor { $pips }; lo colocas en { $storage }.
    }
event-track_dice_raised = Todos los dados de la ruta de transporte suben 1.
event-die_removed = { $colour ->
    [white] { $seat } retira de { $storage } el dado blanco de valor { $pips }.
   *[black] { $seat } retira de { $storage } el dado negro de valor { $pips }.
}
    .you = { $colour ->
        [white] Retiras de { $storage } el dado blanco de valor { $pips }.
       *[black] Retiras de { $storage } el dado negro de valor { $pips }.
    }
event-warehouses_received = { $count ->
    [one] { $seat } recibe un almacén.
   *[other] { $seat } recibe { $count } almacenes.
}
    .you = { $count ->
        [one] Recibes un almacén.
       *[other] Recibes { $count } almacenes.
    }
event-levy_paid = { $currency ->
    [point] { $seat } paga el impuesto con 1 punto.
   *[thaler] { $seat } paga el impuesto con 1 Thaler.
}
    .you = { $currency ->
        [point] Pagas el impuesto con 1 punto.
       *[thaler] Pagas el impuesto con 1 Thaler.
    }
event-levy_waived = { $seat } no tiene con qué pagar el impuesto.
    .you = No tienes con qué pagar el impuesto.
event-gift_taken = { $currency ->
    [point] { $seat } toma 1 punto.
   *[thaler] { $seat } toma 1 Thaler.
}
    .you = { $currency ->
        [point] Tomas 1 punto.
       *[thaler] Tomas 1 Thaler.
    }
event-borrowed = { $seat } contrae una deuda: un almacén a cambio de { $thalers } Thalers.
    .you = Contraes una deuda: un almacén a cambio de { $thalers } Thalers.
event-borrowed_ahead = { $seat } empeña el almacén del turno { $turn } por { $thalers } Thalers y pierde { $points ->
    [0] cero puntos, pues no tiene
    [one] 1 punto
   *[other] { $points } puntos
}.
    .you = Empeñas el almacén del turno { $turn } por { $thalers } Thalers y pierdes { $points ->
        [0] cero puntos, pues no tienes
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-marker_drawn = Sale de la bolsa: { $demand }.
event-bag_empty = La bolsa está vacía; no se saca ningún marcador.
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
    .you = { $free ->
        [yes] Eliges: { $option } (gratis).
       *[no] { $thalers ->
            [0] Eliges: { $option }.
            [one] Eliges: { $option } (1 Thaler).
           *[other] Eliges: { $option } ({ $thalers } Thalers).
        }
    }
event-stranded = { $seat } encalla y pierde { $points ->
    [0] cero puntos, pues no tiene
    [one] 1 punto
   *[other] { $points } puntos
}.
    .you = Encallas y pierdes { $points ->
        [0] cero puntos, pues no tienes
        [one] 1 punto
       *[other] { $points } puntos
    }.
event-passed = { $seat } tiene que pasar y no lleva carbón este turno.
    .you = Tienes que pasar y no llevas carbón este turno.
event-wage_paid = { $seat } cobra un sueldo de { $thalers } Thalers.
    .you = Cobras un sueldo de { $thalers } Thalers.
event-supplied = { $seat } lleva suministro a { $storage }: el dado pasa a { $pips }.
    .you = Llevas suministro a { $storage }: el dado pasa a { $pips }.
event-coal_hauled = { $seat } envía el acarreador de carbón a { $storage }: el dado pasa a { $pips }.
    .you = Envías el acarreador de carbón a { $storage }: el dado pasa a { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } visita la posada y gana { $count } puntos.
   *[thaler] { $seat } visita la posada y recibe { $count } Thalers.
}
    .you = { $currency ->
        [point] Visitas la posada y ganas { $count } puntos.
       *[thaler] Visitas la posada y recibes { $count } Thalers.
    }
event-transported = { $colour ->
    [white] { $seat } pone en { $storage } un dado blanco de valor { $pips }.
   *[black] { $seat } pone en { $storage } un dado negro de valor { $pips }.
}
    .you = { $colour ->
        [white] Pones en { $storage } un dado blanco de valor { $pips }.
       *[black] Pones en { $storage } un dado negro de valor { $pips }.
    }
event-supply_lapsed = Ya no queda ningún dado para el suministro; { $seat } pierde su opción.
    .you = Ya no queda ningún dado para el suministro; pierdes tu opción.
event-started = { $seat } empieza en { $storage }.
    .you = Empiezas en { $storage }.
event-sold = { $seat } vende carbón { $colour ->
    [white] blanco
   *[black] negro
} de valor { $pips } en { $space } por { $thalers ->
    [one] 1 Thaler
   *[other] { $thalers } Thalers
}.
    .you = Vendes carbón { $colour ->
        [white] blanco
       *[black] negro
    } de valor { $pips } en { $space } por { $thalers ->
        [one] 1 Thaler
       *[other] { $thalers } Thalers
    }.
event-quality_lost = El carbón de { $seat } se estropea en un obstáculo y ahora vale { $pips }.
    .you = Tu carbón se estropea en un obstáculo y ahora vale { $pips }.
event-token_gained = { $seat } gana una ficha de desarrollo: { $area }.
    .you = Ganas una ficha de desarrollo: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } se lleva el Thaler de demanda de { $space }.
   *[other] { $seat } se lleva los { $thalers } Thalers de demanda de { $space }.
}
    .you = { $thalers ->
        [one] Te llevas el Thaler de demanda de { $space }.
       *[other] Te llevas los { $thalers } Thalers de demanda de { $space }.
    }
event-city_income = El almacén en { $city } le da 1 Thaler a { $seat }.
    .you = El almacén en { $city } te da 1 Thaler.
event-export_marker_moved = El marcador de exportación pasa a { $value ->
    [one] 1 punto
   *[other] { $value } puntos
}, casilla { $box }.
event-progress_gained = { $seat } recibe el marcador de progreso «{ $marker }».
    .you = Recibes el marcador de progreso «{ $marker }».
event-progress_missed = { $seat } llega tarde para el marcador blanco «{ $marker }».
    .you = Llegas tarde para el marcador blanco «{ $marker }».
event-lock_built = { $thalers ->
    [0] { $seat } construye gratis la esclusa de { $obstacle } y gana { $points } puntos.
    [one] { $seat } construye la esclusa de { $obstacle } por 1 Thaler y gana { $points } puntos.
   *[other] { $seat } construye la esclusa de { $obstacle } por { $thalers } Thalers y gana { $points } puntos.
}
    .you = { $thalers ->
        [0] Construyes gratis la esclusa de { $obstacle } y ganas { $points } puntos.
        [one] Construyes la esclusa de { $obstacle } por 1 Thaler y ganas { $points } puntos.
       *[other] Construyes la esclusa de { $obstacle } por { $thalers } Thalers y ganas { $points } puntos.
    }
event-city_built = { $seat } construye un almacén en { $city } por { $thalers } Thalers y gana { $points } puntos.
    .you = Construyes un almacén en { $city } por { $thalers } Thalers y ganas { $points } puntos.
event-depot_built = { $seat } construye un almacén en el depósito de carbón de { $territory } por { $thalers } Thalers y gana { $points } puntos.
    .you = Construyes un almacén en el depósito de carbón de { $territory } por { $thalers } Thalers y ganas { $points } puntos.
event-port_built = { $seat } construye un almacén en el puerto, columna de { $country }, por { $thalers } Thalers y gana { $points } puntos.
    .you = Construyes un almacén en el puerto, columna de { $country }, por { $thalers } Thalers y ganas { $points } puntos.
event-shifted = { $seat } mueve de { $from } a { $to } un almacén del puerto por { $thalers } Thalers.
    .you = Mueves de { $from } a { $to } un almacén del puerto por { $thalers } Thalers.
event-repaid = { $seat } salda una deuda por { $thalers } Thalers.
    .you = Saldas una deuda por { $thalers } Thalers.
event-exported = { $points ->
    [one] { $seat } exporta ({ $country }, posición { $position }) y gana 1 punto.
   *[other] { $seat } exporta ({ $country }, posición { $position }) y gana { $points } puntos.
}
    .you = { $points ->
        [one] Exportas ({ $country }, posición { $position }) y ganas 1 punto.
       *[other] Exportas ({ $country }, posición { $position }) y ganas { $points } puntos.
    }
event-thalers_returned = { $thalers ->
    [one] { $seat } devuelve 1 Thaler sobrante.
   *[other] { $seat } devuelve { $thalers } Thalers sobrantes.
}
    .you = { $thalers ->
        [one] Devuelves 1 Thaler sobrante.
       *[other] Devuelves { $thalers } Thalers sobrantes.
    }
event-bonus_scored = { $points ->
    [one] { $seat } anota 1 punto: { $source }.
   *[other] { $seat } anota { $points } puntos: { $source }.
}
    .you = { $points ->
        [one] Anotas 1 punto: { $source }.
       *[other] Anotas { $points } puntos: { $source }.
    }
event-won = { $seat } gana con { $points } puntos.
    .you = Ganas con { $points } puntos.
event-reveal_follows = Después se revela algo oculto.

## Línea de comandos

# Se usa como nombre, con verbos en tercera persona: «Tú» no encajaría.
cli-play_you = Barquero

## Lo que se pregunta y lo que se puede elegir

ask-decide = { $name }, te toca { $decision }.
ask-thinking = { $name } está pensando: { $decision }…
ask-skip = Ir a la decisión actual
ask-actions = Tus acciones
ask-all_actions = todas las acciones
ask-effects = Consecuencias
ask-again = Otra vez para confirmar.
ask-others = { $count ->
    [one] Después les pasa una cosa más a los demás.
   *[other] Después les pasan { $count } cosas más a los demás.
}
ask-undo = Deshacer
ask-undo_what = Deshacer: { $action }
ask-rewind = Volver al principio de mi turno

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

regret-lock_left = Aún podrías construir una esclusa, y nunca serán más baratas.
regret-thalers_lost = { $thalers ->
    [one] Guardas diez Thalers como mucho: uno vuelve al banco al final del turno.
   *[other] Guardas diez Thalers como mucho: { $thalers } vuelven al banco al final del turno.
}
regret-debt_made = Con esto contraes deuda, y si no la saldas cuesta { $points } puntos al final; otras opciones lo evitarían.

why-not = ¿Por qué no?
why-title = Lo que ahora no se puede, y por qué

hint-ask = Pista

## El tablero y lo que hay en él

board-about = El tablero: el Ruhr de Witten al Rin
board-rhine = Rin
board-port = Puerto de Ruhrort
board-legend = Leyenda

place-storage = { $pips ->
    [0] { $name }, muelle de carbón, vacío
   *[other] { $colour ->
        [white] { $name }, muelle de carbón, dado blanco de valor { $pips }
       *[black] { $name }, muelle de carbón, dado negro de valor { $pips }
    }
}
place-obstacle = obstáculo { $name }
place-lock = esclusa de { $name }
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
place-next = { $thalers ->
    [one] próximo edificio { $thalers } Thaler
   *[other] próximo edificio { $thalers } Thalers
}, { $points } puntos
place-reaches = su carbón va a { $name }
place-pilot = su carbón necesita un práctico

transport-title = Ruta de transporte
transport-dice = Ruta de transporte, { $path }: { $dice }
transport-die = { $colour ->
    [white] blanco { $pips }
   *[black] negro { $pips }
}
transport-empty = sin dados
transport-coming_back = vuelve
transport-from_turn = desde el turno { $turn }

export-track = Registro de exportación
export-at = Registro de exportación: casilla { $box } de { $of }, valor { $value }
export-now = exportación { $country } a { $value }

zoom-in = Ampliar el mapa
zoom-out = Reducir el mapa
zoom-fit = Ver todo el mapa
jump-map = Todo el Ruhr
jump-track = A la ruta de transporte
jump-port = Al puerto

outlook-sold = { $pilot ->
    [yes] Con práctico a { $name }
   *[no] A { $name }
}
outlook-obstacles = obstáculos en el camino: { $names }
outlook-clear = ningún obstáculo en el camino
outlook-hauling = solo con sirga: está río arriba de la barcaza
outlook-not_carried = este carbón aún no se puede cargar
outlook-points = { $points ->
    [one] lleva a { $points } punto
   *[other] lleva a { $points } puntos
}
outlook-option = Lo que se podría vender así

price-title = Precios

sign-thaler = T

odds-title = Probabilidades

## Turnos, jugadores y puntos

turn-all = Turnos
turn-now = ahora
turn-short = Turno
turn-order = Orden en esta fase: { $names }
turn-next_order = Orden de la próxima fase ({ $phase }) tal como está ahora: { $names }
turn-pilot_ban = sin práctico
turn-lock_duty = esclusa obligatoria

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
player-flipped = { $marker } (gastado)
player-used = { $marker } (usado este turno)
player-needs = { $marker } (falta: { $tokens })
player-needs_white = { $left ->
    [one] { $marker } (falta: { $tokens }; queda 1)
   *[other] { $marker } (falta: { $tokens }; quedan { $left })
}
player-due = { $marker } (llega con el próximo progreso)
player-missed_one = { $marker } (perdido)
player-gone = { $marker } (no queda ninguno)
player-details = Más sobre { $name }
player-doing = { $loading ->
    [yes] Elegido: { $option }. Barcaza en { $barge }, cargada.
   *[no] Elegido: { $option }. Barcaza: { $barge }.
}
player-waiting = Almacenes por llegar: { $lock } con la primera esclusa, { $mark } con Grafschaft Mark, turnos: { $turns }

points-title = Puntos
points-so_far = Puntos hasta ahora
points-total = total
points-by_source = Puntos por origen
points-source = Origen
points-if_ended = { $points ->
    [one] 1 punto si la partida acabara ahora
   *[other] { $points } puntos si la partida acabara ahora
}
points-from = { $source } { $points }
points-end_now = si acabara ahora

end-over = La partida ha terminado

## Lo que ha pasado

log-short = Crónica

past-title = Paso a paso
past-first = Al principio
past-before = Uno atrás
past-after = Uno adelante
past-now = Volver al presente
past-step = Paso { $step } de { $of }
past-turn = turno { $turn }
past-looking = Estás viendo el paso { $step } de { $of }.
past-opening = Empieza la partida.
past-since = { $count ->
    [one] La jugada de los demás
   *[other] Las { $count } jugadas de los demás
}
past-pause = Pausa
past-resume = Seguir
past-skip = Siguiente
watch-now = Mira lo que pasa.
watch-skip = Saltar

chat-title = Chat

## Mesas, asientos y grabaciones

table-menu = Mesa y ajustes
table-now = Ahora
table-new = nuevo


status-open = Esperando jugadores
status-playing = En juego
status-finished = Terminada
status-closed = Se acabó el tiempo, la mesa está cerrada

seat-title = Asiento
seat-free = libre
seat-name = Nombre
seat-your_name = Tu nombre
seat-player = Jugador { $number }
seat-player_or_nobody = Jugador { $number }, o vacío
seat-here = Persona en esta pantalla
seat-friend = Amigo que llega por el enlace
seat-bot = Bot
seat-nobody = Nadie
seat-substitute = El bot que toma el relevo

table-close = Cerrar


variant-title = Variante
variant-calmer_water = aguas tranquilas
variant-calmer_water_about = Variante de aguas tranquilas: sin los dos marcadores con estrella
practice-title = práctica
practice-wish = Práctica: deshacer turnos enteros; la partida no cuenta
practice-about = Práctica: se pueden deshacer turnos enteros. Esta partida no cuenta.
deal-known = reparto conocido
deal-known_about = Reparto conocido: quien abrió la mesa puede saber lo que está oculto. Esta partida no cuenta.
seat-by_invitation = con invitación
position-goes_on = parte de una posición

clock-title = Reloj
clock-none = sin reloj
clock-live = De una sentada: al empezar + por decisión
clock-days = En varios días: al empezar + por decisión
clock-at_end = Cuando se acaba el tiempo
clock-at_end_nothing = no pasa nada
clock-at_end_bot = un bot toma el relevo
clock-at_end_close = se cierra la mesa

record-go_on = Seguir desde una decisión
record-file = Grabación de una partida (archivo)
record-steps = Decisiones:
record-from_step = Cuántas decisiones conservar
record-title = Una partida grabada
record-look_at = Verla
record-none = Este archivo no es una grabación de este juego.


## Probar

try-it = Probar

## Inicio, reglas, preferencias y ayuda

home-title = Ruhrschifffahrt 1769–1890
home-about = De dos a cuatro barqueros bajan carbón por el Ruhr, construyen esclusas y almacenes y lo exportan desde Ruhrort.
home-skip = Ir al contenido
home-menu = Menú principal
home-back = Volver al inicio
home-play_now = Jugar ya
home-play = Jugar
home-learn = Aprender
home-learn_about = Aprende todo el juego jugándolo: lecciones cortas en el tablero de verdad, media hora en total. Sin leer el reglamento.
home-learn_begin = Aprender jugando
home-learn_lessons = Ver las lecciones
home-strategy = Cómo se gana
home-puzzles = Problemas
home-me = Yo y mis dispositivos
home-opponents = Rivales
home-opponent = Rival
home-find = Encontrar partida
home-find_about = Mesas abiertas, partidas puntuadas, jugadores más o menos de tu fuerza.
home-cups = Torneos
home-cups_about = Torneos para cuantos quieran, y el duplicado de la semana: los mismos repartos para todos.
home-same_screen = En la misma pantalla
home-same_screen_about = De dos a cuatro personas juegan por turnos en este dispositivo.
home-begin = Empezar la partida
home-friends = Jugar con amigos
home-friends_about = Varias personas en esta pantalla, amigos que llegan por el enlace, bots: combínalos como quieras.
home-terms = Reloj, variante, mesa pública
home-public = Pública: cualquiera puede encontrar la mesa, unirse y mirar
home-by_invitation = Solo las personas que yo invite
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
setting-sounds = Sonidos
setting-coach = Un entrenador explica cada novedad

error-not_found = No hay nada en esta dirección.
error-table_not_found = Esa mesa no existe.
problem-offline = Sin conexión: reintentando…
problem-sending = Enviando…
problem-unknown = Eso no ha funcionado.
problem-network = No se puede contactar con el servidor. Inténtalo de nuevo.

legend-title = Signos
legend-die = { $colour ->
    [white] carbón blanco con su valor
   *[black] carbón negro con su valor
}
