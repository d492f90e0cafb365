# Español. El libro del juego en la página de reglas: imágenes, ayuda de juego, errores frecuentes. Los nombres son los de ../es.ftl.

book-sixty = El juego en sesenta segundos
book-mistakes = Errores frecuentes
book-aid = Ayuda de juego
book-print_aid = Imprimir la ayuda de juego
book-instead = Mejor: { $advice }
book-red = Rojo
book-blue = Azul
book-green = Verde
book-yellow = Amarillo

## El juego en sesenta segundos

picture-aim = Durante doce turnos llevas carbón Ruhr abajo, construyes esclusas y almacenes y exportas desde Ruhrort. Gana quien tenga más puntos.
picture-load = Cada turno llevas tu barcaza a un muelle río abajo y cargas su dado. Su valor es la calidad del carbón.
picture-trip = Vendes en el siguiente mercado, una pequeña industria o una ciudad; un práctico te lleva más lejos, incluso a Ruhrort. Pasar obstáculos le quita 1 al dado.
picture-sale = Una venta da una ficha, y el resto del dado en Thalers. Las fichas dan marcadores de progreso, y con ellos puedes construir.
picture-build = Esclusas y almacenes dan puntos al momento. Una esclusa abre paso a todos; un almacén en una ciudad cobra con cada venta allí.
picture-ship = Los almacenes del puerto puntúan cuando sale su país, y más cuanto más carbón se haya vendido en Ruhrort.
picture-win = Tras el turno 12 hay bonificaciones por ciudades, depósitos de carbón y algunos marcadores; las deudas restan.

## Imágenes junto a las reglas

picture-order = Empieza la barcaza que está más río arriba, y las demás siguen río abajo.
picture-start = Rojo puede empezar donde hay un anillo: río abajo de su barcaza, con un dado y sin otra barcaza. Para ir río arriba hace falta la sirga.
picture-options = Lo que cuestan las opciones hasta el turno 6. Desde el turno 7, las que cuestan algo cuestan 1 Thaler más.
picture-pilot = Con un práctico, Rojo puede vender en cada anillo, hasta Ruhrort; sin él, solo en el primero. El círculo discontinuo es un obstáculo que le quita 1 al dado.
picture-transport = El dado pasa de la casilla con flecha a un muelle vacío, y el siguiente avanza hasta la flecha.
picture-hauling = La sirga va contra corriente: Rojo puede empezar en los anillos, río arriba de su barcaza.
picture-reach = Las flechas finas del tablero muestran adónde va el carbón de un muelle, a dos casillas como mucho. Una rueda de timón marca los que necesitan práctico.
picture-obstacle = Dos obstáculos por el camino quitan 1, no 2. Con el valor que le queda, el dado se paga y va a la ruta de transporte.
picture-payout = Una ficha en el área «{ area-black_industry }», y el resto del dado en Thalers: { $thalers }.
picture-full_area = El área ya está llena. No hay ficha, sino todo el valor del dado en Thalers: { $thalers }.
picture-demand_sale = Los Thalers de la demanda son para quien primero vende allí. Con ellos, esta venta da { $thalers } Thalers.
picture-city_income = Rojo vende, y Azul, que tiene un almacén en la ciudad, recibe un Thaler de la banca.
picture-progress = Lo relleno ya se tiene. El signo en un marco discontinuo es la única ficha que aún falta para el marcador.
picture-warehouses = Un cuadradito en un turno es un almacén que su dueño recibe en ese turno.
picture-lock = La estrella dice cuántos puntos da una esclusa. Una vez construida, ningún dado pierde valor aquí.
picture-city = Cada hueco muestra su precio, y se ocupa el primero libre. Quien construye antes construye más barato.
picture-depot = En un depósito de carbón puedes tener varios almacenes; quien al final tenga más que nadie recibe una bonificación.
picture-port = Un almacén nuevo ocupa la posición libre más alta de una columna. El número que hay allí se suma en cada exportación.
picture-shift = Rojo deja Renania por los Países Bajos, que exportan este turno; Verde sube a la mejor posición.
picture-debt = Faltan Thalers para la esclusa: un almacén de la reserva pasa a ser una deuda, y el préstamo paga el resto.
picture-demand = Demanda en las fábricas de armas: cada una recibe un Thaler, que se queda allí hasta que alguien venda.
picture-water = Crecida o aguas bajas: las tres opciones con práctico quedan tachadas este turno.
picture-paths = A la izquierda está la casilla con flecha; los dados vendidos hacen cola detrás. Las casillas pequeñas son los caminos por venir: dos columnas cada uno, pero más cortas.
picture-track_full = La columna está llena. El dado vendido empuja a los demás, y el de la flecha vuelve al río.
picture-comes_back = Se coloca en un muelle vacío del territorio cuyo escudo muestra el turno.
picture-path_change = El carbón negro y el blanco se separan. Lo que no encuentra casilla en el camino más corto vuelve al río.
picture-export_marker = Un buen dado vendido en Ruhrort mueve el marcador dos casillas a la derecha: la próxima exportación vale más.
picture-export = Puntúa la columna del país: lo que muestra la casilla del marcador, uno más en la primera posición, uno menos en la tercera.
picture-bonuses = Cuánto lleva cada uno de cada bonificación. Entre paréntesis: falta el marcador necesario.

## Errores frecuentes

mistake-same_market = Vender siempre en la misma clase de mercado
mistake-same_market_why = La mayoría de los marcadores piden fichas de dos áreas. Quien solo vende a pequeñas industrias, porque están cerca, no puede construir esclusas ni almacenes en ciudades.
mistake-same_market_instead = antes de cargar, mira qué ficha completa un marcador.
mistake-late_locks = La primera esclusa llega tarde
mistake-late_locks_why = Desde el turno 5 las esclusas cuestan más, y la primera te da dos almacenes, cuando empiezas la partida con uno solo.
mistake-late_locks_instead = vende un dado a una pequeña industria y otro a una ciudad. Así tu primer marcador es «construcción de esclusas», y la primera esclusa puede llegar ya en el turno 2.
mistake-only_locks = Solo esclusas
mistake-only_locks_why = Una esclusa da sus puntos una vez. Un almacén en una ciudad da Thalers cada vez que alguien vende allí, y vuelve a contar al final.
mistake-only_locks_instead = tras unas pocas esclusas, construye en ciudades, también en las de Mark. Los buenos jugadores acaban con cuatro o cinco almacenes en ellas.
mistake-no_wage = Dejar el sueldo a los demás
mistake-no_wage_why = Es dinero regalado, pero solo para un jugador por turno: el primero de la fase 3 que tenga el marcador.
mistake-no_wage_instead = dos ventas de carbón negro a pequeñas industrias dan el marcador. Después, cobra el sueldo siempre que no necesites otra opción.
mistake-debt = Deudas que siguen ahí al final
mistake-debt_why = Endeudarse pronto puede compensar. Pero cada deuda que queda resta puntos al final, y con una sola el alcalde no cuenta.
mistake-debt_instead = endéudate por lo que pronto dé puntos, y sáldalo todo antes de que acabe la partida.
mistake-hoarding = Ahorrar Thalers
mistake-hoarding_why = Los Thalers no son puntos: lo que pasa del límite vuelve cada turno a la banca, y al final el resto solo cuenta para el alcalde.
mistake-hoarding_instead = construye algo cada turno. Solo con el alcalde y sin deudas compensa ahorrar para el final.
mistake-no_way_back = Ir a Ruhrort por ir
mistake-no_way_back_why = Río abajo de Ruhrort no hay nada: el turno siguiente empieza con la sirga, que cuesta Thalers, y eliges en último lugar.
mistake-no_way_back_instead = ve solo cuando la ficha de allí complete marcadores, y con Thalers para la vuelta.
mistake-trusted_pilot = Un plan que solo salva un práctico
mistake-trusted_pilot_why = La crecida y las aguas bajas prohíben los prácticos, y solo ves el marcador cuando ya se ha sacado, justo antes de elegir.
mistake-trusted_pilot_instead = mira las probabilidades de la bolsa, y acaba el viaje de modo que río abajo quede algún muelle con un mercado cerca.
mistake-late_port = Construir tarde en el puerto
mistake-late_port_why = Solo se exporta en los turnos { $first } a { $last }, y una columna solo puntúa cuando sale su país. Un almacén tardío da los puntos por construirlo y nada más.
mistake-late_port_instead = construye pronto, en columnas cuyo país aún tenga que salir. El marcador blanco «almacén» abre el puerto sin ir a Ruhrort.
mistake-white_gone = Dejar para luego un marcador blanco
mistake-white_gone_why = De cada clase hay uno menos que jugadores. Quien reúne las fichas en último lugar se queda sin él para siempre.
mistake-white_gone_instead = mira a quién más le falta una sola ficha, y quién va antes que tú en la fase 5.
mistake-lock_duty = Que la esclusa obligatoria te pille por sorpresa
mistake-lock_duty_why = Cuando queda un solo marcador en la bolsa, todos los que tienen «construcción de esclusas» deben construir una antes que nada, endeudándose si hace falta.
mistake-lock_duty_instead = cuenta la bolsa: cada turno sale un marcador, cada esclusa mete uno. Si quedan pocos, guarda el precio de una esclusa.
mistake-last_turn = Jugar el último turno como cualquier otro
mistake-last_turn_why = En el turno 12 no hay exportación, ni sueldo, ni suministro. No se saca ningún marcador, así que nada prohíbe los prácticos, y la Ruhraake pide acabar en Ruhrort.
mistake-last_turn_instead = salda las deudas, construye con el resto, y mira qué bonificación completa un almacén más.

## Ayuda de juego

aid-turn = Un turno
aid-phase_event = Lo que dice el registro de turnos; en los turnos { $first } a { $last } se revela un país.
aid-phase_water = Un marcador de la bolsa: demanda, o agua que prohíbe los prácticos.
aid-phase_start = Por orden: una opción especial, luego un muelle río abajo con un dado.
aid-phase_sale = Por orden: dos casillas como mucho, con práctico sin límite. Al pasar obstáculos, −1 una sola vez.
aid-phase_progress = Los marcadores para los que tienes las fichas.
aid-phase_purchases = Por orden: construir, mover, saldar.
aid-phase_export = La columna del país da el valor del marcador de exportación y, según la posición, { $bonus }. Se pierden los Thalers por encima de { $limit }.
aid-order = El orden es el de las barcazas, primero la de más río arriba; se mira de nuevo en cada fase.
aid-sale = Una venta
aid-sale_token = una ficha, y el valor del dado menos 1 en Thalers
aid-sale_full = área llena: sin ficha, todo el valor en Thalers
aid-sale_demand = los Thalers que haya allí; en una ciudad, 1 Thaler para cada jugador con almacén
aid-sale_more = Ruhrort: 1 Thaler más; el marcador de exportación avanza 1 casilla, 2 si el dado vale 4 o más
aid-dearer = El segundo precio vale desde el turno { $turn }.
aid-buildings = Construir
aid-points = Puntos
aid-needs = Marcador
aid-lock = Esclusa, desde el turno { $turn }
aid-any_city = { $cities }, por hueco
aid-depot = Depósito de carbón, por hueco
aid-port = Puerto, según los almacenes que haya
aid-shift = Mover en el puerto
aid-borrow = Endeudarse con un almacén
aid-repay = Saldar
aid-from_turn = desde el turno { $turn }: { $price }
aid-elsewhere = en el resto
aid-markers = Marcadores de progreso
aid-white = Marcadores blancos: de cada clase, uno menos que jugadores
aid-end = Al final
aid-turns = Turnos
aid-warehouse = +1 almacén

player-holdings = Puntos { $points }, Thalers { $thalers }, almacenes en reserva { $pool }, esclusas { $locks }, deudas { $debts } de { $debt_spaces }
player-tokens_listed = Fichas: negro, industria { $black_industry }, ciudad { $black_city }, Ruhrort { $black_ruhrort }; blanco, industria { $white_industry }, ciudad { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Marcadores:
