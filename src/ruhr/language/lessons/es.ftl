# Español. What the lessons say: lesson-<id> is its title, lesson-<id>_<step> a step, lesson-<id>_<step>_otherwise what is said to who chose otherwise.

## A través de las lecciones

learn-about = { $count } lecciones cortas, { $minutes } minutos en total. Cada jugada la haces tú, en el tablero de verdad, y puedes dejarlo cuando quieras: se guarda por dónde ibas.
learn-begin = Empezar
learn-continue = Seguir: { $lesson }
learn-minutes = { $minutes } min
learn-done = aprendida
learn-skipped = saltada
learn-then = Y después: tu primera partida
learn-first_game = Jugar la primera partida
learn-first_game_about = Contra dos grumetes, que no te lo pondrán difícil. Un entrenador explica cada novedad, y puedes deshacer turnos enteros.
learn-step = Paso { $step } de { $of }
learn-go_on = Seguir
learn-back = Atrás
learn-skip = Saltar esta lección
learn-leave = Dejar la lección
learn-return = Volver al paso
learn-retry = Intentar de nuevo
learn-read_on = Seguir leyendo en las reglas:
learn-asked = Te toca { $decision }.
learn-came = Lo que ha pasado
learn-otherwise = También vale, pero la lección quiere enseñarte otra cosa.
learn-next = Siguiente lección: { $lesson }
learn-again = Otra vez
learn-all = Todas las lecciones
learn-red = Rojo
learn-blue = Azul
learn-green = Verde
learn-yellow = Amarillo

## El tema, el objetivo y el primer carbón

lesson-aim = Tu primer carbón
lesson-aim_river = El Ruhr lleva el carbón desde las minas de más arriba de Witten hasta el puerto de Ruhrort. Tú eres Rojo, y cada turno tu barcaza se lleva un dado de carbón.
lesson-aim_start = El carbón espera en los muelles, y el valor del dado es su precio. Elige dónde empieza tu barcaza y mira: baja sola hasta el siguiente comprador.
lesson-aim_paid = Cobras el valor con que llega el dado: por la primera unidad, una ficha de desarrollo; por cada una de las demás, un Thaler.
lesson-aim_lock = Los Thalers están para gastarlos: por 2, construye una esclusa en un obstáculo de Grafschaft Mark. Te da 3 puntos, y desde ahora el carbón de todos pasa por ahí entero.
lesson-aim_lock_otherwise = Solo una esclusa en Grafschaft Mark da 3 puntos; en el resto son 2. Y lo que cuenta son los puntos.
lesson-aim_second = Con dos jugadores, por ahora, la segunda esclusa de un mismo turno es gratis. Construye otra en Grafschaft Mark.
lesson-aim_second_otherwise = Esta esclusa no cuesta nada y en Grafschaft Mark da otros 3 puntos. Aprovéchala.
lesson-aim_points = Se gana con puntos, no con Thalers: los dan las esclusas y los almacenes, las exportaciones y el final de la partida. Gana quien más tenga después de doce turnos.
lesson-aim_history = Los doce turnos van de 1769 a 1890, del camino de sirga al ferrocarril. En esos años las esclusas hicieron del Ruhr uno de los ríos más transitados de Europa.
lesson-aim_end = Eso es un turno: empezar, bajar, vender y construir. Todo lo demás es hacerlo cada vez mejor.

## Un viaje y su venta

lesson-trip = Un viaje y su venta
lesson-trip_arrow = La flecha de un muelle lleva al único comprador que alcanzas sin ayuda; donde hay una rueda de timón, solo se sale con práctico. Empieza en Gewalt: el comprador está al lado y no hay nada en medio.
lesson-trip_arrow_otherwise = Ahí hay un obstáculo en el camino, y el carbón pierde 1. Desde Gewalt llega entero, y te queda mucho río por delante.
lesson-trip_order = Un turno nuevo, y quien está más río arriba decide primero. Eres tú: Azul está más abajo, en Werden.
lesson-trip_pilot = Sin ayuda, una barcaza avanza dos casillas como mucho. Cada turno puedes elegir una opción especial: el práctico te lleva tan lejos como quieras.
lesson-trip_pilot_otherwise = Ya le llegará su momento. Aquí es mejor el práctico: no cuesta nada y lleva el mejor carbón hasta una ciudad.
lesson-trip_downriver = Empiezas en un muelle río abajo de tu barcaza en el que no haya otra. En Kunstwerk hay un 4, lo mejor a tu alcance.
lesson-trip_downriver_otherwise = Carbón más flojo, y casi todo el río a tus espaldas. Por sí solas las barcazas solo bajan, así que no corras: quien se queda arriba tiene más donde elegir.
lesson-trip_obstacles = Hay tres obstáculos de aquí a Werden. Pasar obstáculos le quita 1 al carbón, una sola vez, por muchos que sean.
lesson-trip_city = Ahora elige al comprador. Ya has vendido a una pequeña industria; vende esta vez a una ciudad y la ficha será de otra clase.
lesson-trip_city_otherwise = Paga, sí, pero importa más la ficha: aún no tienes ninguna de ciudad, y con una de cada clase te vas a llevar algo.
lesson-trip_end = Una ficha de industria y otra de ciudad: esa pareja te acaba de dar un marcador de progreso. La próxima lección muestra para qué sirven los marcadores.

## Fichas y marcadores de progreso

lesson-markers = Fichas y marcadores
lesson-markers_tokens = Cada venta da una ficha de su clase: carbón negro o blanco, vendido a una pequeña industria, a una ciudad o en Ruhrort. Las fichas nunca se gastan.
lesson-markers_wage = Ciertas fichas juntas dan un marcador de progreso. Con dos de industria has ganado el sueldo, una opción especial más: elígela y cobra 2 Thalers.
lesson-markers_wage_otherwise = Así te quedas sin los 2 Thalers. El sueldo es gratis, y solo puede cobrarlo un jugador por turno.
lesson-markers_second_city = Tu segunda ficha de ciudad completa dos marcadores a la vez. Empieza en Langenbrahm: su carbón se vende en Werden, que es ciudad.
lesson-markers_second_city_otherwise = Mülheim también es ciudad, pero ese carbón es más flojo y de ahí para abajo apenas queda río. Mejor Langenbrahm.
lesson-markers_mark = Una venta, dos marcadores. Grafschaft Mark te da dos almacenes, y desde ahora puedes llevar el carbón blanco de río arriba.
lesson-markers_white = Azul ha vendido en Ruhrort y ha recibido el acarreador de carbón, un marcador blanco. De cada marcador blanco hay uno menos que jugadores: quien llega tarde se queda sin él.
lesson-markers_use = Tu otro marcador nuevo, «almacén en Essen», te deja construir en Steele, Werden o Kettwig una vez por turno. Construye allí un almacén por 3 Thalers.
lesson-markers_use_otherwise = Estrena primero el marcador nuevo, y no esperes: el primer hueco de una ciudad cuesta 3 Thalers, el siguiente 4 y el último 5.
lesson-markers_lock = Cada marcador propio sirve una vez por turno, así que usa también «construcción de esclusas». Construye una esclusa en Grafschaft Mark: 2 Thalers por 3 puntos.
lesson-markers_lock_otherwise = Tienes los Thalers y el marcador, y solo en Grafschaft Mark una esclusa da 3 puntos. Construye allí.
lesson-markers_end = Casi todos los marcadores blancos sirven una sola vez por partida. Quien juega bien vende donde le espera el próximo marcador.

## Esclusas y almacenes

lesson-building = Esclusas y almacenes
lesson-building_lock = Con el marcador «construcción de esclusas» puedes construir una esclusa en un obstáculo: por 2 Thalers hasta el turno 4, ahora por 3. Construye allí arriba: en Grafschaft Mark da 3 puntos; en el resto, 2.
lesson-building_lock_otherwise = Eso da 2 puntos como mucho. Una esclusa en Grafschaft Mark da 3, y allí solo hay seis.
lesson-building_second = Tu primera esclusa te ha dado además dos almacenes. Y con dos jugadores, hasta el turno 5, la segunda esclusa de un mismo turno es gratis: aprovéchala.
lesson-building_second_otherwise = La esclusa gratis vale 3 puntos en Grafschaft Mark y se pierde cuando terminas. Empieza por ella.
lesson-building_city = Un almacén en una ciudad da 2 puntos, y 1 Thaler cada vez que alguien vende allí. El primer hueco es el más barato: construye en Steele.
lesson-building_city_otherwise = Primero Steele: está justo río abajo de un muelle. Verás qué pronto vende alguien allí.
lesson-building_depot = Los depósitos de carbón están tierra adentro, uno por territorio, y al final tienen premio. Construye en el que quieras: el primer hueco cuesta 2 Thalers y da 2 puntos.
lesson-building_depot_otherwise = No lo dejes: en los depósitos se construye más barato que en ningún sitio, y estar en los cuatro tiene premio al final.
lesson-building_gift = Cada turno empieza con un acontecimiento histórico: en el turno 3, un impuesto; ahora, en 1782, un almacén para cada uno y, además, un Thaler o un punto. Toma lo que prefieras.
lesson-building_hauling = Tienes Grafschaft Mark, así que puedes llevar el carbón blanco de allí arriba. La sirga te deja empezar río arriba, por 1 Thaler.
lesson-building_hauling_otherwise = Río arriba hay carbón blanco que solo tú puedes llevar. Para llegar te basta la sirga sola.
lesson-building_white = El carbón blanco da fichas de una clase nueva. Empieza en Nachtigall, Heven o Rauendahl: cuanto más arriba, más río te queda por delante.
lesson-building_white_otherwise = Eso es otra vez carbón negro. El blanco da fichas nuevas, y Azul todavía no puede llevarlo.
lesson-building_income = Y Azul ha vendido en Steele: tu almacén de allí te ha dado 1 Thaler. Y así seguirá hasta el final de la partida.
lesson-building_end = Se construye con los almacenes de tu reserva. Llegan más con tu primera esclusa, con Grafschaft Mark y en ciertos turnos.

## Opciones especiales

lesson-options = Opciones especiales
lesson-options_hauling = Estás muy abajo, en Kettwig, y de ahí en adelante apenas hay carbón. La sirga te devuelve río arriba, por 1 Thaler.
lesson-options_hauling_otherwise = Río abajo solo hay un 2, y añadir un práctico costaría aquí más de lo que da. Basta la sirga sola.
lesson-options_upriver = Empieza en Pörtingsiepen: un 4, el comprador al lado y nada en medio. Y la ficha te completa un marcador.
lesson-options_upriver_otherwise = Eso paga menos. Desde Pörtingsiepen el 4 llega entero.
lesson-options_supply = Tu marcador nuevo también te da una opción: el suministro le suma 2 a cualquier dado de un muelle. Elígelo.
lesson-options_supply_otherwise = El carbón que tienes delante vale solo 2. El suministro lo convierte en 4, gratis.
lesson-options_raise = Sube el dado de Langenbrahm, que es donde vas a empezar.
lesson-options_raise_otherwise = Es un regalo para otros, o para nadie. Sube el carbón que vas a llevar tú.
lesson-options_go = Ahora llévatelo. Gracias a la esclusa que hay río abajo de Langenbrahm, el 4 llega entero a Werden.
lesson-options_go_otherwise = Así le dejas tu 4 a Azul. Empieza en Langenbrahm.
lesson-options_pairs = La sirga, el transporte y el práctico también se eligen por parejas, por 1 o 2 Thalers. Desde el turno 7, toda opción de pago cuesta 1 más.
lesson-options_end = Muchas opciones son gratis, así que elige una cada turno. Qué hace el transporte lo ves en la próxima lección.

## La ruta de transporte y sus caminos

lesson-track = La ruta de transporte
lesson-track_sold = El carbón vendido no se pierde: está en la ruta de transporte, y solo desde allí vuelve al río. Ahora empieza el turno 4.
lesson-track_path = El camino pavimentado es más corto, así que vuelve el dado de más abajo. Vas primero y lo colocas en el territorio del escudo del turno: en Saarn.
lesson-track_path_otherwise = De Wiesche solo se sale con práctico, y más abajo de Sellerbeck hay un obstáculo. Desde Saarn el carbón llega entero.
lesson-track_transport = El carbón escasea. Elige el transporte: no cuesta nada y lleva el dado de más abajo de la ruta, el de la casilla con flecha, a cualquier muelle vacío.
lesson-track_transport_otherwise = El carbón que tienes delante es más flojo y está más lejos. El transporte te trae un 4 junto a la barcaza, y es gratis.
lesson-track_put = ¡Un 4! Ponlo en Gewalt, justo río abajo de tu barcaza: el comprador está al lado.
lesson-track_put_otherwise = Donde más rinde es en Gewalt: el comprador está al lado y no hay nada en medio.
lesson-track_start = No tienes por qué llevar tú lo que transportas. Pero es el mejor carbón: empieza en Gewalt.
lesson-track_start_otherwise = Carbón más flojo, y tu 4 se queda atrás. Empieza en Gewalt.
lesson-track_full = Azul ha vendido con la columna llena: todos los dados han bajado una casilla y el de más abajo ha salido. Otra vez lo colocas tú: en Sellerbeck.
lesson-track_full_otherwise = En Wiesche nadie puede usarlo sin práctico. A veces eso conviene; hoy quizá lo quieras para ti.
lesson-track_white = El carbón blanco tiene su propia columna y vuelve siempre a Grafschaft Mark. Desde el turno 8, por ferrocarril, el carbón vuelve aún más deprisa.
lesson-track_end = No pierdas de vista la casilla con flecha: ese dado es el próximo que se puede traer, y todos lo ven.

## El agua, la demanda y la esclusa obligatoria

lesson-water = El agua y la demanda
lesson-water_bag = Hasta el turno 11, cada turno se saca un marcador de demanda de la bolsa: demanda en alguna parte, crecida o aguas bajas. A ver qué sale.
lesson-water_near = Demanda en los martinetes: un Thaler en cada uno, y en Kupferdreh ya había otro. No está lejos, pero el práctico es gratis: con él podrás elegir comprador.
lesson-water_near_otherwise = Hoy bastaría con eso. Pero el práctico es gratis, y con él aún no tienes que decidir hasta dónde vas.
lesson-water_demand = Empieza en Kunstwerk: es el único carbón a tu alcance más arriba de Kupferdreh, y es un 4.
lesson-water_demand_otherwise = Desde ahí ya no se vuelve a subir a Kupferdreh, y con su demanda es como si el dado valiera 2 más.
lesson-water_buyer = Ahora podrías ir a cualquier comprador. Vende en Kupferdreh: la venta paga como siempre, y encima te llevas los 2 Thalers de la demanda.
lesson-water_buyer_otherwise = Allí nadie paga tanto. Con la demanda de Kupferdreh es como si el dado valiera 2 más.
lesson-water_low = Aguas bajas: con crecida o con aguas bajas no hay práctico, y esta vez, además, cada dado de un muelle ha subido 1. Cobra el sueldo que acabas de ganarte.
lesson-water_low_otherwise = El práctico queda descartado, y nada da tanto como 2 Thalers gratis.
lesson-water_city = Empieza en Langenbrahm: Werden te da la ficha de ciudad que te falta para construir esclusas. La vas a necesitar enseguida.
lesson-water_city_otherwise = Más Thalers, quizá, pero ninguna ficha de ciudad, y este turno se te va a pedir una esclusa.
lesson-water_duty = Solo queda un marcador en la bolsa, así que quien pueda debe construir antes que nada una esclusa; el marcador del obstáculo va a la bolsa. En Grafschaft Mark son 3 puntos.
lesson-water_duty_otherwise = Así también cumples, pero por 2 puntos. En Grafschaft Mark son 3.
lesson-water_end = La demanda te dice dónde vender. Y cuando en la bolsa quede poco, guarda Thalers para una esclusa.

## Ruhrort y las exportaciones

lesson-ruhrort = Ruhrort y las exportaciones
lesson-ruhrort_pilot = Solo un práctico te lleva a Ruhrort, el puerto del Rin. Allí una venta paga 1 Thaler más y pone en marcha las exportaciones.
lesson-ruhrort_pilot_otherwise = Sin práctico no se llega nunca a Ruhrort, por cerca que esté.
lesson-ruhrort_start = Empieza en Saarn: un 5, y la esclusa de Mülheim lo deja pasar entero.
lesson-ruhrort_start_otherwise = Demasiado flojo. En Ruhrort el buen carbón rinde por partida doble: en Thalers y en el registro de exportación.
lesson-ruhrort_sell = Vende en Ruhrort. El carbón de 4 o más mueve dos casillas el marcador de exportación; el más flojo, una.
lesson-ruhrort_sell_otherwise = Paga, pero no pone en marcha las exportaciones, y te quedas sin ficha de Ruhrort.
lesson-ruhrort_value = El registro de exportación marca ahora 2: son los puntos que vale exportar. Desde el turno 4 se revela un país cada turno; esta vez, los Países Bajos.
lesson-ruhrort_places = Cada país tiene en el puerto una columna de tres posiciones. La de arriba da 1 punto más de lo que marca el registro, la segunda lo mismo y la tercera 1 menos: conviene llegar pronto.
lesson-ruhrort_port = Tus fichas de ciudad y de Ruhrort dan el marcador «puerto de Ruhrort». Construye en la columna de los Países Bajos: la posición de arriba está libre.
lesson-ruhrort_port_otherwise = Solo se exporta al país de este turno. En la columna de los Países Bajos ganas ya; en otra, esperas.
lesson-ruhrort_export = Ahora termina tus compras y se exportará el carbón.
lesson-ruhrort_export_otherwise = Mover cuesta 2 Thalers, y tu almacén ya está donde debe. Termina sin más.
lesson-ruhrort_shift = Han sido 3 puntos, y cada almacén que exporta hace retroceder una casilla el marcador de exportación. Si sale otro país, puedes mover allí un almacén por 2 Thalers.
lesson-ruhrort_end = Puedes tener dos almacenes en el puerto, en columnas distintas. Quien vende en Ruhrort mantiene alto el valor de exportar.

## Deudas

lesson-debt = Deudas
lesson-debt_borrow = La última esclusa cuesta 3 Thalers, y tienes 1. Constrúyela: un almacén de tu reserva queda empeñado y te da los 2 que te faltan.
lesson-debt_borrow_otherwise = Así dejas escapar 3 puntos. Incluso una deuda que nunca saldes cuesta solo 2 al final.
lesson-debt_cost = Cada deuda cuesta 2 puntos al final, y lo empeñado no se puede construir. Caben cuatro deudas; saldar una cuesta 3 Thalers.
lesson-debt_earn = Es el último turno: ya no hay sueldo, y toca convertir los Thalers en puntos. El práctico no cuesta nada, así que llévalo: te abre todos los compradores.
lesson-debt_earn_otherwise = El práctico no cuesta nada y te abre todos los compradores. Más no te hace falta: el mejor carbón está justo río abajo.
lesson-debt_sale = Empieza en Gewalt: un 5, y como ya están todas las esclusas, llega entero a cualquier parte.
lesson-debt_sale_otherwise = Un dado demasiado flojo: necesitas 3 Thalers para la deuda y 2 para un depósito.
lesson-debt_buyer = Ya tienes todas las fichas de industria, así que cualquier industria te paga el 5 entero en Thalers. Ruhrort da una ficha en vez de un Thaler, pero paga 1 más: también 5.
lesson-debt_buyer_otherwise = Una ciudad da una ficha y solo 4 Thalers. Necesitas 5: 3 para la deuda y 2 para un depósito.
lesson-debt_repay = Tienes 5 Thalers. Salda la deuda por 3: así salvas 2 puntos, y el almacén vuelve a tu reserva.
lesson-debt_repay_otherwise = La deuda aún te costaría 2 puntos. Sáldala primero; el resto da para un depósito.
lesson-debt_build = Quedan 2 Thalers, lo justo para el primer hueco del depósito de Essen o de Broich. Construye, por 2 puntos.
lesson-debt_build_otherwise = En Essen o en Broich te bastan tus 2 Thalers. Donde ya se ha construido, un hueco cuesta 3, y los Thalers que sobran no cuentan.
lesson-debt_end = No temas endeudarte pronto: una esclusa a tiempo vale más. Hacia el final, echa cuentas: ¿te da más de 2 puntos?

## El final y sus recompensas

lesson-end = El final
lesson-end_last = El último turno, y vas 13 puntos por detrás. Pero el final trae sus propias recompensas: vamos a por ellas.
lesson-end_ruhraake = Tu marcador blanco «Ruhraake» da 2 puntos al final, y 4 si tu barcaza está en Ruhrort. Tienes un práctico: vende allí.
lesson-end_ruhraake_otherwise = Vendido está, pero con tu barcaza ahí la Ruhraake da 2 puntos menos.
lesson-end_depots = Con almacenes en los cuatro depósitos recibes 2 puntos, y 1 por cada depósito en el que tengas más que nadie. Construye en Broich: sirve para ambas cosas.
lesson-end_depots_otherwise = Primero Broich: allí 2 Thalers dan 5 puntos en total. Nada se le acerca.
lesson-end_cities = Construye en Kettwig: tener las tres ciudades de Essen da 1 punto más, y tu Ruhrtalbahn, 1 por cada almacén en una ciudad.
lesson-end_cities_otherwise = Kettwig da 4 puntos por 3 Thalers, más que ninguna otra cosa ahora.
lesson-end_repay = Te queda una deuda: al final cuesta 2 puntos, y tu alcalde solo paga a quien no tiene ninguna. Sáldala, por 3 Thalers.
lesson-end_repay_otherwise = Mientras tengas una deuda, tu alcalde no da nada y pierdes 2 puntos. Sáldala primero.
lesson-end_mayor = Quedan 3 Thalers, y una esclusa daría 2 puntos. Pero tu alcalde da 1 punto por cada Thaler que guardes: así que termina.
lesson-end_mayor_otherwise = Para tu alcalde esos Thalers valían más. Guárdalos y termina.
lesson-end_scored = Ciudades, depósitos, mayorías, alcalde, Ruhrtalbahn, Ruhraake: todo eso ha llegado al final. 47 a 42: ¡ganas!
lesson-end_end = Con almacenes en las siete ciudades serían 3 más. Hacia el turno 9, mira qué puedes completar todavía.

## Un plan para la primera partida

lesson-plan = Un plan para tu primera partida
lesson-plan_open = Una partida nueva y un primer objetivo, construir esclusas: una ficha de industria y otra de ciudad. Empieza en Gewalt: precio entero y mucho río por delante.
lesson-plan_open_otherwise = También se puede jugar así. Pero Gewalt tiene las dos cosas: se paga entero, y casi todo el río queda por delante.
lesson-plan_free = Ahora quieres una ciudad, y desde Langenbrahm se llega a una sin ayuda. Así te queda libre la opción: transporta el dado de la casilla con flecha.
lesson-plan_free_otherwise = Aquí no te ayuda. El transporte es gratis, y así decides tú qué carbón habrá y dónde el próximo turno.
lesson-plan_put = Un dado flojo. Ponlo en Wiesche o en Pauline: desde allí solo un práctico lo lleva a un comprador, así que a Azul le costaría su opción.
lesson-plan_put_otherwise = Desde ahí llega a un comprador sin ayuda. Desde Wiesche o Pauline, Azul solo podría llevárselo con un práctico.
lesson-plan_start = Empieza en Langenbrahm: aunque el obstáculo le quite 1, Werden paga bien, y es una ciudad.
lesson-plan_start_otherwise = Buscas una ciudad que pague bien y te deje río por delante. Esa es Werden.
lesson-plan_locks = Azul también tiene «construcción de esclusas», y ha ido primero. Consigue tus 3 puntos en Grafschaft Mark antes de que se acaben.
lesson-plan_locks_otherwise = Una esclusa en tu propio camino también puede venirte bien, pero las de 3 puntos se acaban antes. Construye una de esas.
lesson-plan_more = Y la segunda, mientras sea gratis.
lesson-plan_more_otherwise = Llévate 3 puntos mientras los haya: esta esclusa no te cuesta nada.
lesson-plan_white = Siguiente objetivo: dos fichas de industria y dos de ciudad, hacia el turno 4. Te dan Grafschaft Mark, sus dos almacenes y el carbón blanco.
lesson-plan_spend = Construye algo cada turno. Al final de un turno se pierden los Thalers que pasen de 10, y los almacenes en ciudades dan dinero desde el primer día.
lesson-plan_finish = Más adelante: un almacén en cada depósito, uno o dos en el puerto, y los marcadores blancos que te vengan bien.
lesson-plan_end = Es un buen plan para una primera partida. ¡Pruébalo contra los grumetes!
