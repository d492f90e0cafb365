# Español. La página de reglas: cada capítulo es una pregunta en la mesa, cada regla está dicha con nuestras palabras, una frase
# por línea. Los nombres de las cosas son los de ../es.ftl.

## La página

rules-title = Reglas
rules-intro =
    Las reglas de Ruhrschifffahrt 1769–1890 con nuestras palabras, ordenadas según lo que uno pregunta en la mesa.
    El § junto a una regla es la sección del reglamento impreso.
rules-ours = Decisión nuestra
rules-ours_about = Donde el reglamento calla hemos tenido que decidir. Lo marcado así es nuestro, no del autor.
rules-provenance-rulebook = reglamento
    .about = Está en el texto del reglamento.
rules-provenance-deduced = deducido
    .about = Se sigue del texto contando o por lógica, o bien de la historia.
rules-provenance-outside = de fuera
    .about = Publicado en otro sitio, en reseñas de la edición de 2012 o de 2017.
rules-provenance-reconstructed = reconstruido
    .about = Nuestro: no conocemos el valor impreso. Hemos elegido uno con el que se cumple todo lo que dice el reglamento, y lo hemos comprobado por simulación.

rules-row-pair = { $name }: { $value }
rules-row-starred = { $what } (con estrella)
rules-row-points = { $points ->
    [one] { $points } punto: { $locks }
   *[other] { $points } puntos: { $locks }
}
rules-row-country = Se revela el marcador de país n.º { $number }.
rules-row-warehouse = Cada jugador recibe 1 almacén.
rules-row-arms = Escudo: { $territory }.

rules-kind-storage = muelle de carbón
rules-kind-obstacle = obstáculo
rules-kind-city = ciudad
rules-kind-forge = forja
rules-kind-hammer_mill = martinete
rules-kind-gun_factory = fábrica de armas
rules-kind-port = puerto

## ¿De qué va esto y cómo se gana?

rules-chapter-goal = ¿De qué va esto y cómo se gana?

rule-about =
    De dos a cuatro jugadores llevan carbón Ruhr abajo durante doce turnos.
    Cada dado de carbón que vendes da Thalers y una ficha de desarrollo; las fichas dan marcadores de progreso, y con ellos puedes hacer más cosas.
    Con tus Thalers construyes esclusas y almacenes, y los almacenes del puerto dan puntos por exportar.
    Gana quien tenga más puntos tras el turno 12.
    .title = El juego en pocas palabras
rule-river =
    El río es una línea de 49 casillas, desde más arriba de Witten hasta Ruhrort: 15 muelles de carbón, 14 obstáculos, 12 pequeñas industrias, 7 ciudades y el puerto de Ruhrort.
    Muelle de carbón llamamos a lo que el reglamento español llama espacio de almacenamiento de carbón.
    Una pequeña industria es una forja, un martinete o una fábrica de armas.
    Las pequeñas industrias, las ciudades y el puerto son casillas de venta.
    Cada casilla está en uno de los cuatro territorios: { territory-mark }, { territory-essen }, { territory-werden } o { territory-broich } (también llamado Berg).
    .title = El río
rule-coal =
    Los dados son el carbón: { $black } negros de Essen, Werden y Broich, { $white } blancos de Grafschaft Mark.
    Su valor, de 1 a 6, es la calidad del carbón.
    .title = Dados de carbón
rule-player =
    Tienes una barcaza, 10 almacenes, la mayoría de los cuales llega más tarde, hasta 12 fichas de desarrollo, { $debt_spaces } casillas de deuda y 8 marcadores de progreso propios que aún tienes que ganarte.
    Empiezas con 0 puntos y { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }.
    .title = Lo que tienes
rule-setup =
    Se mezclan los 20 marcadores de obstáculo/demanda: 14 van a los obstáculos, con su suceso oculto, y 6 a la bolsa.
    Los 8 marcadores de país están boca abajo en los turnos { $first } a { $last }.
    Los muelles reciben sus dados, y un dado negro de valor { $pips } va a la casilla con flecha del camino de arcilla.
    El marcador de exportación está en la casilla de más a la izquierda del registro de exportación.
    Se sortea quién empieza el turno 1.
    .title = Preparación
rule-chance =
    El azar decide quién empieza, qué marcador está dónde, el orden de los países y lo que sale de la bolsa.
    No hay más suerte: los dados no se tiran nunca.
    .title = El azar
    .ruling =
        Todo se sortea una sola vez, en la preparación, como parte de la grabación, y nadie lo ve hasta que se revela.
        Un número sorteado para cada turno dice qué marcador sale entonces de la bolsa, todos con la misma probabilidad; el de un turno en que no se saca ninguno queda sin usar.

## ¿Qué pasa en un turno y en qué orden?

rules-chapter-turn = ¿Qué pasa en un turno y en qué orden?

rule-phases =
    Una partida tiene doce turnos de siete fases: 1 acontecimiento histórico, 2 nivel del agua y demanda, 3 casilla de salida y opción especial, 4 viaje y venta, 5 progreso, 6 compras, 7 exportación y fin de turno.
    Todos terminan una fase antes de que empiece la siguiente.
    .title = Las siete fases
rule-order =
    El jugador inicial es aquel cuya barcaza está más río arriba; los demás siguen río abajo.
    El orden se calcula de nuevo al empezar cada fase, según dónde estén entonces las barcazas, y vale para esa fase.
    En el turno 1 empieza las fases 1 a 3 el jugador sorteado, y los demás siguen en sentido horario.
    .title = Quién va primero
rule-same-space =
    En una misma casilla de venta, la barcaza que llegó antes está más río abajo.
    En Ruhrort, la primera en llegar ocupa el puesto 1, el de más río abajo, la siguiente el 2, y así sucesivamente.
    (El reglamento español lo dice al revés.)
    .title = Varias barcazas en una casilla
    .ruling = Las barcazas conservan su puesto hasta que vuelven a moverse, también de un turno a otro.
rule-automatic =
    Donde solo una cosa es posible, esta edición la hace sin preguntar; donde no hay ninguna, se sigue adelante.
    La posada y el acarreador de carbón cuentan como posibilidad mientras puedas usarlos.
    Si lo único que puedes elegir es una sirga gratis, se gasta tu acción de sirga.
    .title = Lo que no se te pregunta
rule-undo =
    En esta edición puedes deshacer tu última decisión mientras nadie más haya decidido y no se haya revelado nada oculto desde entonces.
    Lo que provocaría una acción se muestra hasta la siguiente cosa que siga oculta.
    .title = Deshacer

## ¿Dónde empiezo y qué hacen las opciones especiales?

rules-chapter-start = ¿Dónde empiezo y qué hacen las opciones especiales?

rule-start-space =
    En la fase 3, cuando te toca, eliges una opción especial si quieres y luego llevas tu barcaza a una casilla de salida.
    Es un muelle de carbón con un dado que puedas llevar y sin otra barcaza.
    Debe estar río abajo de tu barcaza, a cualquier distancia; río arriba solo se va con la sirga.
    En el turno 1 tu barcaza aún no está en el río y vale cualquiera de esos muelles.
    .title = Casilla de salida
rule-white-coal =
    Los dados negros los puede llevar cualquiera.
    Para llevar dados blancos necesitas el marcador de progreso «Grafschaft Mark».
    .title = Carbón negro y carbón blanco
rule-must-carry =
    Cada turno tienes que llevar un dado a una casilla de venta, así que debe poder alcanzar una: desde { $storages }, solo con una opción de práctico.
    Solo puedes elegir una opción si después te queda una casilla de salida; lo mismo vale para el muelle en que pones un dado transportado.
    .title = Hay que llevar carbón
rule-option =
    Cada turno eliges una opción especial o ninguna, y la pagas al momento.
    Varios jugadores pueden elegir la misma, salvo el sueldo.
    Donde hay dos precios, el más bajo vale hasta el turno 6 y el más alto desde el turno 7.
    .title = Opciones especiales
rule-option-pilot =
    En la fase 4 puedes ir río abajo tan lejos como quieras, también a Ruhrort.
    Con crecida o aguas bajas no se puede elegir ninguna opción con práctico.
    No cuesta nada.
    .title = { option-pilot }
rule-option-transport =
    Al momento tomas de una casilla con flecha un dado de cualquier color y lo pones, sin cambiar su valor, en un muelle sin dado: uno negro en Essen, Werden o Broich, uno blanco en Grafschaft Mark.
    Puedes transportar un dado blanco aunque no puedas llevarlo en tu barcaza, y no tienes que empezar donde lo pones.
    No cuesta nada.
    .title = { option-transport }
rule-option-wage =
    Al momento recibes 2 Thalers.
    Solo un jugador por turno puede elegir el sueldo, solo con el marcador de progreso «sueldo», y no en el turno 12.
    No cuesta nada.
    .title = { option-wage }
rule-option-supply =
    Al momento, un dado cualquiera menor que 6 en un muelle sube 2, hasta 6 como mucho; puede estar bajo una barcaza que espera.
    Necesitas el marcador de progreso «suministro» y un dado así, y no se puede elegir en el turno 12.
    Si mientras tanto usas un acarreador de carbón y no queda ningún dado menor que 6, pierdes el suministro y pasas a tu casilla de salida.
    No cuesta nada.
    .title = { option-supply }
rule-option-hauling =
    Tu casilla de salida está río arriba de tu barcaza, a cualquier distancia, en vez de río abajo.
    El reglamento español llama «trayecto» a la sirga.
    En el turno 1 no se puede elegir ninguna de las tres opciones de sirga, porque aún no hay barcazas en el río.
    Cuesta 1 Thaler; desde el turno 7, 2.
    .title = { option-hauling }
rule-option-transport_pilot =
    Transportas un dado al momento y en la fase 4 puedes ir tan lejos como quieras.
    Cuesta 1 Thaler; desde el turno 7, 2.
    .title = { option-transport_pilot }
rule-option-hauling_pilot =
    Tu casilla de salida está río arriba y en la fase 4 puedes ir tan lejos como quieras.
    Cuesta 2 Thalers; desde el turno 7, 3.
    .title = { option-hauling_pilot }
rule-option-hauling_transport =
    Tu casilla de salida es un muelle vacío río arriba, y al momento se pone allí un dado de una casilla con flecha.
    Tiene que ser uno que puedas llevar.
    Cuesta 2 Thalers; desde el turno 7, 3.
    .title = { option-hauling_transport }
rule-before-start =
    Tres marcadores blancos se pueden usar en la fase 3: acarreador de carbón, acción de sirga y posada.
    .title = Marcadores blancos en la fase 3
    .ruling = El acarreador de carbón y la posada se pueden usar en cualquier momento antes de elegir la casilla de salida; la acción de sirga, con la propia opción.
rule-stranded =
    El reglamento promete que las opciones especiales siempre permiten una jugada válida.
    .title = Encallar: ninguna opción es posible
    .ruling =
        Si no puedes elegir ninguna opción, ni aun endeudándote al máximo, puedes elegir la sirga o, si así no hay casilla de salida, sirga y transporte, por los Thalers que tengas, hasta su precio.
        No te endeudas para ello y pierdes 2 puntos, sin bajar de 0.
        Solo si ni siquiera eso es posible pasas: sin carbón este turno, y tu barcaza se queda donde está.
        Una posada o un acarreador de carbón sin usar no cuenta como elección y se puede seguir usando; quien puede usar la sirga con la acción de sirga no encalla.

## ¿Dónde puedo vender, qué recibo y qué pierdo por el camino?

rules-chapter-sell = ¿Dónde puedo vender, qué recibo y qué pierdo por el camino?

rule-reach =
    En la fase 4 tu barcaza lleva su dado río abajo hasta una casilla de venta: dos casillas como mucho, y cuentan todas, también obstáculos y muelles.
    Desde un muelle que no necesita práctico hay exactamente una casilla de venta así de cerca.
    Con una opción de práctico vas tan lejos como quieras, y solo así se llega a Ruhrort.
    .title = Hasta dónde llegas
rule-obstacle-loss =
    Si pasas al menos un obstáculo sin esclusa, tu dado baja 1: una sola vez, por muchos que pases.
    .title = Obstáculos
    .ruling = Así un dado nunca baja de 1.
rule-payout =
    Recibes una ficha de desarrollo y tantos Thalers como el valor del dado menos uno: un dado de 4 da una ficha y 3 Thalers.
    La ficha va al área que corresponde al color del carbón y al lugar de la venta: pequeña industria, ciudad o Ruhrort.
    .title = Lo que da una venta
rule-token-spaces =
    Si en el área ya no queda espacio libre, no recibes ficha, sino tantos Thalers como el valor entero del dado.
    Espacios de tus áreas:
    .title = Cuando la ficha no tiene sitio
rule-ruhrort-thaler =
    Cada venta en Ruhrort da 1 Thaler más.
    .title = Vender en Ruhrort
rule-demand-thalers =
    La demanda deja Thalers en casillas de venta, donde esperan a que alguien venda.
    .title = Thalers en la casilla de venta
    .ruling =
        Quien vende se los lleva todos.
        De los cuatro reglamentos, solo el francés lo dice.
rule-city-income =
    Cada vez que se vende un dado en una ciudad, todos los que tienen allí un almacén reciben 1 Thaler de la banca, también quien vende.
    .title = Ingresos de los almacenes en ciudades

## ¿Qué me dan las fichas?

rules-chapter-tokens = ¿Qué me dan las fichas?

rule-progress =
    En la fase 5, cuando te toca, recibes todos los marcadores de progreso cuyas fichas tienes, varios a la vez si se da el caso.
    Lo que pide un marcador se dice en fichas: «2 × { area-black_city }» son dos fichas en esa área.
    Las fichas se quedan donde están.
    Tus ocho marcadores propios siempre están disponibles para ti.
    .title = Recibir marcadores de progreso
rule-white-limited =
    De cada marcador blanco hay uno menos que jugadores.
    Si no queda ninguno cuando tienes las fichas, lo has perdido y ya no lo recibirás.
    .title = Los marcadores blancos son escasos
rule-use-markers =
    Tus marcadores propios sirven una vez por turno; los blancos, una vez por partida.
    Grafschaft Mark vale siempre; Ruhraake, alcalde y Ruhrtalbahn cuentan al final de la partida.
    .title = Cuántas veces sirve un marcador
rule-marker-lock_building =
    Pide { $tokens }.
    Puedes construir esclusas.
    .title = { marker-lock_building }
rule-marker-wage =
    Pide { $tokens }.
    Puedes elegir la opción especial sueldo.
    .title = { marker-wage }
rule-marker-essen_warehouse =
    Pide { $tokens }.
    Puedes construir almacenes en { $cities }.
    .title = { marker-essen_warehouse }
rule-marker-supply =
    Pide { $tokens }.
    Puedes elegir la opción especial suministro.
    .title = { marker-supply }
rule-marker-port_ruhrort =
    Pide { $tokens }.
    Puedes construir almacenes en el puerto.
    .title = { marker-port_ruhrort }
rule-marker-coal_depot =
    Pide { $tokens }.
    Puedes construir almacenes en depósitos de carbón.
    .title = { marker-coal_depot }
rule-marker-grafschaft_mark =
    Pide { $tokens }.
    Puedes llevar dados blancos.
    Recibes al momento los 2 almacenes de su casilla.
    .title = { marker-grafschaft_mark }
rule-marker-mark_warehouse =
    Pide { $tokens }.
    Puedes construir almacenes en { $cities }.
    .title = { marker-mark_warehouse }
rule-marker-coal_hauler =
    Marcador blanco; pide { $tokens }.
    Fase 3: un dado cualquiera menor que 6 en un muelle sube 3, hasta 6 como mucho; puede estar bajo una barcaza que espera.
    .title = { marker-coal_hauler }
rule-marker-inn =
    Marcador blanco; pide { $tokens }.
    Fase 3 o 6: tomas 3 Thalers o 2 puntos; las deudas no importan.
    .title = { marker-inn }
rule-marker-hauling_action =
    Marcador blanco; pide { $tokens }.
    Fase 3: una de las tres opciones de sirga no te cuesta nada.
    .title = { marker-hauling_action }
rule-marker-white_warehouse =
    Marcador blanco; pide { $tokens }.
    Fase 6: puedes construir un almacén barato en cualquier ciudad o en el puerto.
    .title = { marker-white_warehouse }
rule-marker-ruhraake =
    Marcador blanco; pide { $tokens }.
    Final de la partida: 2 puntos, o 4 si tu barcaza está en Ruhrort.
    .title = { marker-ruhraake }
rule-marker-mayor =
    Marcador blanco; pide { $tokens }.
    Final de la partida: 1 punto por cada Thaler que tengas, pero solo si no tienes deudas.
    .title = { marker-mayor }
rule-marker-ruhrtalbahn =
    Marcador blanco; pide { $tokens }.
    Final de la partida: 1 punto por cada almacén tuyo en una ciudad, también en Mülheim, pero no en el puerto.
    .title = { marker-ruhrtalbahn }

## ¿Qué puedo comprar y cuánto cuesta?

rules-chapter-buy = ¿Qué puedo comprar y cuánto cuesta?

rule-purchases =
    En la fase 6, cuando te toca, haces lo que quieras y en el orden que quieras hasta que terminas: construir esclusas y almacenes, mover almacenes del puerto, saldar deudas, visitar la posada.
    Cada almacén que construyes da 2 puntos al momento, esté donde esté.
    .title = Compras
rule-warehouses =
    Para construir un almacén tienes que tener uno en la reserva; las esclusas no lo necesitan.
    Empiezas con { $pool } en la reserva.
    Llegan 2 con tu primera esclusa, 2 con el marcador de progreso «Grafschaft Mark» y 1 en cada uno de los turnos { $turns }.
    Un almacén en una casilla de deuda falta en la reserva hasta que la saldas.
    .title = Tus almacenes
rule-lock =
    Con el marcador de progreso «construcción de esclusas» puedes construir una esclusa por turno, a partir del turno 2.
    Cuesta 2 Thalers; desde el turno 5, 3.
    Elige el obstáculo que quieras; su marcador va a la bolsa, y recibes al momento los puntos de la esclusa:
    .title = Esclusa
rule-lock-duty =
    Si tras sacar el marcador de la fase 2 queda exactamente un marcador en la bolsa, en la fase 6 de ese turno todos deben construir una esclusa antes que nada.
    .title = Cuándo debes construir una esclusa
    .ruling =
        Te obliga si tienes «construcción de esclusas» y puedes pagar, si hace falta endeudándote con tu reserva, mientras quede un obstáculo.
        Si te obliga o no, se decide cuando te toca en la fase 6.
        Antes de esa esclusa no es posible nada más, ni la posada ni saldar deudas.
rule-city-warehouse =
    Con «almacén en Essen» construyes en una de estas ciudades: { $essen }; con «almacén en Mark», en una de estas: { $mark }; una vez por turno con cada marcador.
    Ocupas el primer hueco libre desde la izquierda y pagas su precio.
    Solo puedes tener un almacén por ciudad.
    Precios de los huecos:
    .title = Almacén en una ciudad
rule-depot-warehouse =
    Con el marcador de progreso «depósito de carbón» construyes una vez por turno en uno de los cuatro depósitos de carbón: el primer hueco libre desde la izquierda, por su precio.
    Puedes tener varios almacenes en un mismo depósito.
    Precios de los huecos:
    .title = Almacén en un depósito de carbón
rule-port-warehouse =
    Con el marcador de progreso «puerto de Ruhrort» construyes una vez por turno en una de las columnas de exportación ({ $columns }), en la posición libre más alta de { $positions }.
    El primer almacén del puerto, el segundo y los siguientes cuestan { $prices } Thalers, sean de quien sean y se hayan construido como se hayan construido; el último precio vale para todos los demás.
    Puedes tener { $limit } almacenes en el puerto, pero nunca dos en la misma columna.
    .title = Almacén en el puerto
rule-white-warehouse =
    Con el marcador blanco almacén construyes una vez por partida en cualquier ciudad o en el puerto por 2 Thalers, cueste lo que cueste el hueco.
    En { $city } solo se puede construir así.
    También aquí valen el límite de uno por ciudad y los del puerto.
    .title = Almacén con el marcador blanco
    .ruling = No hace falta ningún otro marcador.
rule-shift =
    Por { $price } Thalers mueves uno de tus almacenes del puerto a la posición libre más alta de otra columna; los que estaban debajo suben.
    Tampoco así puedes tener dos en la misma columna.
    .title = Mover un almacén del puerto
    .ruling = No hace falta ningún marcador, y puedes hacerlo tantas veces como pagues.

## ¿De dónde sale mi dinero y qué pasa si no puedo pagar?

rules-chapter-money = ¿De dónde sale mi dinero y qué pasa si no puedo pagar?

rule-income =
    Recibes Thalers por el carbón que vendes, por la demanda que hay en la casilla de venta y por tus almacenes en ciudades, venda quien venda allí.
    También los dan el sueldo, la posada, los regalos de los turnos 6 y 10 y las deudas.
    .title = De dónde salen los Thalers
rule-gift =
    En la fase 1 de los turnos 6 y 10 cada jugador, por orden, toma 1 Thaler o 1 punto.
    .title = Regalos de los turnos 6 y 10
rule-thaler-limit =
    En la fase 7 devuelves todos los Thalers que pasen de { $limit }.
    También en el turno 12, antes de la puntuación final.
    .title = { $limit } Thalers como mucho
rule-borrow =
    Si te faltan Thalers para algo, puedes endeudarte; si es algo que debes pagar, tienes que hacerlo.
    Un almacén de tu reserva va a una de tus { $spaces } casillas de deuda, y recibes 2 Thalers.
    Sin casilla de deuda libre no puedes endeudarte.
    .title = Endeudarse
    .ruling =
        La deuda se contrae sola con el pago que la necesita, tantas veces como haga falta y ni una más.
        Sirve para opciones especiales, el impuesto del turno 3, esclusas, almacenes y sus movimientos en el puerto, no para saldar deudas.
        Si construyes un almacén, ese debe seguir en tu reserva después de endeudarte.
rule-borrow-ahead =
    Si tienes que endeudarte y tu reserva está vacía, va a la casilla de deuda tu próximo almacén del registro de turnos, y cada vez pierdes 2 puntos, sin bajar de 0.
    Ese almacén ya no lo recibirás en su turno.
    .title = Préstamos del registro de turnos
    .ruling =
        Solo es posible donde de otro modo no podrías elegir nada: con una opción especial y con el impuesto; una posada o un acarreador de carbón sin usar no cuenta como elección.
        Primero van los almacenes de la reserva, si hace falta en el mismo pago.
        Entonces puedes elegir cualquier opción que se pueda pagar así.
rule-repay =
    En la fase 6 puedes saldar deudas: por 3 Thalers un almacén vuelve de una casilla de deuda a tu reserva, y puedes usarlo al momento.
    .title = Saldar una deuda

## ¿Qué hace el agua y dónde hay demanda?

rules-chapter-water = ¿Qué hace el agua y dónde hay demanda?

rule-draw =
    En la fase 2 de los turnos 1 a 11 se saca un marcador de la bolsa y se aplica su suceso; después queda fuera de la partida.
    Solo las esclusas llevan nuevos marcadores a la bolsa.
    .title = Sacar un marcador
    .ruling = Si la bolsa está vacía, no se saca nada.
rule-demand =
    La demanda pone 1 Thaler en cada pequeña industria de un territorio, en todas las forjas, martinetes o fábricas de armas, o en las ciudades que muestra el marcador.
    Nunca hay más de 2 Thalers en una casilla.
    .title = Demanda
rule-water-level =
    Con crecida o aguas bajas, las tres opciones con práctico quedan prohibidas hasta el final del turno.
    Con uno de estos marcadores, además, cada dado en un muelle sube 1, hasta 6; con otro, cada uno baja 1, sin bajar de 1.
    Los dados de la ruta de transporte no cambian.
    .title = Crecida y aguas bajas
rule-calmer-water =
    Una variante con menos sorpresas: los dos marcadores con estrella se quedan fuera de la partida.
    De los otros 18, 14 van a los obstáculos y 4 a la bolsa.
    .title = Variante: aguas tranquilas

## ¿Cómo funciona la ruta de transporte?

rules-chapter-track = ¿Cómo funciona la ruta de transporte?

rule-track-paths =
    En los turnos 1 a 3 es el camino de arcilla, con una sola columna de { $brickearth } casillas.
    Desde el turno 4 es el camino pavimentado, con dos columnas de { $paved }, y desde el turno 8 el ferrocarril, con dos columnas de { $rails }: negro a la izquierda, blanco a la derecha.
    La casilla más baja de una columna es su casilla con flecha.
    .title = Caminos y columnas
rule-track-sold =
    Un dado vendido va, con el valor con que se vendió, a la casilla libre más baja de la columna de su color.
    Si la columna está llena, primero bajan una casilla todos sus dados; el que sale por abajo vuelve al río.
    .title = Dados vendidos
rule-track-return =
    El jugador inicial de la fase coloca un dado que vuelve, sin cambiar su valor, en un muelle vacío.
    Uno negro va al territorio del escudo del turno o, si allí no hay ningún muelle vacío, a cualquier otro menos Grafschaft Mark.
    Uno blanco va siempre a Grafschaft Mark.
    .title = Dados que vuelven
    .ruling =
        Donde no hay nada que elegir, el dado se coloca sin preguntar.
        Un archivo de tablero que tiene para un color menos muelles que dados se rechaza.
rule-arms =
    Desde el turno 2 se alternan los escudos de Essen, Werden y Broich.
    Los encuentras más abajo, turno a turno.
    .title = Escudos
    .ruling = El reglamento los da para los turnos 2 a 11; con la misma alternancia, es { $first } en el turno 1 y { $last } en el 12.
rule-track-arrow =
    Cuando se toma un dado de una casilla con flecha, los dados de encima bajan una casilla.
    .title = Casilla con flecha
rule-track-change =
    En la fase 1 de los turnos 4 y 8 los dados pasan al camino siguiente, más corto, sin cambiar su valor.
    Los que no encuentran casilla allí vuelven.
    .title = Cambio de camino
    .ruling =
        Las casillas de arriba de los caminos están al mismo nivel, así que un dado conserva su altura.
        Los dados por debajo de la casilla más baja del camino nuevo vuelven, primero el más bajo y, de dos a la misma altura, primero el negro; los demás se juntan hacia la casilla con flecha.

## ¿Qué pasa en Ruhrort y con las exportaciones?

rules-chapter-export = ¿Qué pasa en Ruhrort y con las exportaciones?

rule-export-track =
    La casilla del registro de exportación en la que está el marcador de exportación dice cuántos puntos vale exportar.
    De izquierda a derecha, las casillas muestran { $boxes }.
    .title = Registro de exportación
rule-export-marker =
    Cada dado vendido en Ruhrort mueve a la derecha el marcador de exportación: 1 casilla si valía de 1 a 3, 2 casillas si valía de 4 a 6, sin pasar del final.
    .title = Las ventas en Ruhrort mueven el marcador de exportación
rule-countries =
    En cada uno de los turnos { $first } a { $last } se revela en la fase 1 un marcador de país; dice adónde se exporta ese turno.
    Los ocho marcadores son:
    .title = Marcadores de país
rule-export-points =
    En la fase 7 de esos turnos, cada almacén de la columna del país da el valor en el que está el marcador de exportación.
    A eso se suma, según la posición desde arriba: { $bonus }.
    En los demás turnos, también en el 12, no se exporta.
    .title = Puntos por exportar
rule-export-back =
    Después el marcador de exportación retrocede a la izquierda tantas casillas como almacenes haya en esa columna, sin pasar de la primera.
    .title = Después de exportar
    .ruling = Un almacén que dio 0 también cuenta.

## ¿Qué pasa en qué año?

rules-chapter-years = ¿Qué pasa en qué año?

rule-event-order =
    La fase 1 aplica lo que dice el registro de turnos, en este orden: primero se revela el marcador de país, luego viene lo que les pasa a los dados, luego los almacenes y luego lo que eligen los jugadores.
    .title = Orden de los sucesos
rule-turn-1 =
    Se sortea el primer jugador inicial.
    .title = Turno 1{ $year }
rule-turn-2 =
    Desde ahora se pueden construir esclusas.
    .title = Turno 2{ $year }
rule-turn-3 =
    El impuesto: cada jugador, por orden, paga 1 Thaler o 1 punto.
    .title = Turno 3{ $year }
    .ruling =
        Puedes pagar con un Thaler si tienes alguno, con un punto si tienes alguno.
        Si no tienes ni lo uno ni lo otro, te endeudas, si hace falta con el registro de turnos; si no te queda nada que empeñar, no pagas nada.
rule-turn-4 =
    Los dados de la ruta de transporte pasan al camino pavimentado.
    .title = Turno 4{ $year }
rule-turn-5 =
    Desde ahora las esclusas cuestan 1 Thaler más.
    .title = Turno 5{ $year }
rule-turn-6 =
    Cada jugador, por orden, toma 1 Thaler o 1 punto.
    .title = Turno 6{ $year }
rule-turn-7 =
    Desde ahora las opciones especiales de pago cuestan 1 Thaler más.
    .title = Turno 7{ $year }
rule-turn-8 =
    Los dados de la ruta de transporte pasan al ferrocarril.
    .title = Turno 8{ $year }
rule-turn-9 =
    Cada dado de la ruta de transporte sube 1, hasta 6 como mucho.
    .title = Turno 9{ $year }
rule-turn-10 =
    Cada jugador, por orden, toma 1 Thaler o 1 punto.
    .title = Turno 10{ $year }
rule-turn-11 =
    Salen dados de los muelles y de la partida: 1 negro con dos jugadores, 1 negro y 1 blanco con tres, 2 negros y 1 blanco con cuatro.
    Retira el primero quien está más río abajo, luego el siguiente río arriba, un dado cada uno, de cualquier color que aún falte.
    .title = Turno 11{ $year }
    .ruling = Un color pendiente del que no hay ningún dado en un muelle se salta, y no se compensa después.
rule-turn-12 =
    El último turno: no se saca marcador en la fase 2, y no se pueden elegir ni sueldo ni suministro.
    .title = Turno 12{ $year }

## ¿Cómo se cuentan los puntos y quién gana?

rules-chapter-score = ¿Cómo se cuentan los puntos y quién gana?

rule-points-during =
    Esclusas, almacenes, exportaciones, posada y regalos dan sus puntos al momento.
    Nadie baja nunca de 0 puntos.
    .title = Puntos durante la partida
rule-end-scoring =
    Tras el turno 12 cada jugador puntúa ciudades, depósitos de carbón, una posada sin usar, alcalde, Ruhrtalbahn y Ruhraake; al final se restan las deudas.
    .title = Puntos al final
rule-cities-bonus =
    Un almacén en cada una de estas ciudades, { $essen }: 1 punto.
    En cada una de estas, { $mark }: 1 punto.
    En las siete ciudades: 3 puntos más.
    .title = Almacenes en muchas ciudades
rule-depots-bonus =
    Un almacén en cada uno de los cuatro depósitos de carbón: 2 puntos.
    Más almacenes que nadie en un depósito de carbón: 1 punto por cada depósito así.
    .title = Almacenes en depósitos de carbón
    .ruling = Hay que tener la mayoría en solitario; en caso de empate nadie recibe el punto.
rule-end-inn =
    Una posada que no has usado da ahora sus 3 Thalers o 2 puntos.
    .title = Posada sin usar
    .ruling =
        Recibes lo que más te vale: los Thalers si tienes el alcalde y ninguna deuda; si no, los puntos.
        Con esos Thalers puedes pasar del límite de { $limit }.
rule-end-debts =
    Cada almacén en tus casillas de deuda te cuesta 2 puntos, pero no bajas de 0.
    .title = Deudas
rule-winner =
    Gana quien tiene más puntos.
    .title = Quién gana
    .ruling = En caso de empate se comparte la victoria.

## ¿Qué cambia con dos o tres jugadores?

rules-chapter-players = ¿Qué cambia con dos o tres jugadores?

rule-two-players =
    Se usan 2 dados negros y 2 blancos menos.
    De cada marcador blanco solo hay uno.
    En los turnos 2 a 5, quien construye una esclusa puede construir gratis una segunda en la misma fase 6.
    .title = Dos jugadores
rule-three-players =
    Se usan 1 dado negro y 1 blanco menos.
    De cada marcador blanco solo hay dos.
    En la fase 6 en que construyes tu primera esclusa puedes construir gratis una segunda.
    .title = Tres jugadores
rule-second-lock =
    La segunda esclusa también da sus puntos, y su marcador va a la bolsa.
    Puedes construirla en cualquier momento antes de terminar, también después de otras compras y también si la primera era obligatoria.
    .title = La segunda esclusa gratis

## ¿Qué valores del tablero son nuestros?

rules-chapter-ours = ¿Qué valores del tablero son nuestros?

rule-ours-about =
    Conocemos el texto del reglamento, pero no sus imágenes, y algunos valores solo estaban allí.
    Los hemos elegido de modo que se cumpla todo lo que dice el reglamento, y los hemos comprobado por simulación.
    Aquí están, con lo que sabemos con certeza.
    .title = Por qué algunos valores son nuestros
rule-ours-correct =
    Si tienes un ejemplar impreso, copia el archivo de tablero, cambia lo que sea distinto y juega en él con ruhr play --board my.toml.
    Un archivo que contradice el reglamento se rechaza, con el motivo.
    .title = Corregirlos
rule-ours-river =
    Cuántas casillas hay de cada clase lo dice el reglamento.
    Su orden, las clases de industria y los territorios son nuestros, según el río real; los nombres y el orden de las esclusas son historia.
    .title = Orden de las casillas
rule-ours-river-mark =
    Desde lo más alto, río abajo:
    .title = Casillas de { territory-mark }
rule-ours-river-essen =
    A continuación, río abajo:
    .title = Casillas de { territory-essen }
rule-ours-river-werden =
    A continuación, río abajo:
    .title = Casillas de { territory-werden }
rule-ours-river-broich =
    Por último, hasta Ruhrort:
    .title = Casillas de { territory-broich }
rule-ours-city-slots =
    El reglamento dice que los huecos en ciudades cuestan de 3 a 5 Thalers, en Mülheim 2, y que allí hay tres como mucho.
    Cuántos huecos tiene una ciudad, y a qué precio, es nuestro:
    .title = Huecos en ciudades
rule-ours-depot-slots =
    El reglamento dice que hay cuatro depósitos de carbón y que un hueco cuesta 2 o 3 Thalers.
    Cuántos huecos tiene cada uno es nuestro:
    .title = Huecos en depósitos de carbón
rule-ours-token-spaces =
    El reglamento da 12 fichas en total y dos espacios para carbón blanco vendido a ciudades.
    Las demás áreas son nuestras:
    .title = Espacios para fichas
rule-ours-own-needs =
    Lo que pide «construcción de esclusas» es del reglamento; que Grafschaft Mark pide cuatro fichas de carbón negro, y cada marcador al menos dos, está deducido.
    El resto es nuestro:
    .title = Fichas para tus marcadores propios
rule-ours-white-needs =
    Que cada marcador pide al menos dos fichas está deducido.
    El resto es nuestro:
    .title = Fichas para los marcadores blancos
rule-ours-markers =
    Las clases de sucesos son del reglamento.
    Cuántos hay de cada una es nuestro; que las aguas bajas suman 1 y la crecida quita 1 está deducido:
    .title = Marcadores de obstáculo/demanda
rule-ours-dice-4 =
    Cuántos muelles están vacíos está deducido; que los dados valen 3 o 4 viene de fuera.
    Qué muelle tiene cuál es nuestro; los demás están vacíos:
    .title = Dados con cuatro jugadores
rule-ours-dice-3 =
    Lo mismo con tres:
    .title = Dados con tres jugadores
rule-ours-dice-2 =
    Lo mismo con dos:
    .title = Dados con dos jugadores
rule-ours-paths =
    Del texto se sigue que el camino de arcilla tiene al menos cinco casillas y siete como mucho.
    Nuestro: { $brickearth } para el camino de arcilla, { $paved } para cada columna del camino pavimentado, { $rails } para cada una del ferrocarril.
    .title = Longitud de los caminos
rule-ours-export-track =
    El reglamento da los valores 1 y 2, con un 1 a la izquierda del todo.
    Nuestro: { $count } casillas con { $boxes }.
    .title = Casillas del registro de exportación
rule-ours-port-positions =
    Que una columna de exportación tiene { $positions } posiciones se sigue de las bonificaciones del reglamento.
    .title = Posiciones en el puerto
rule-ours-years =
    Estos años se siguen de la historia; el reglamento da la mayoría de los demás.
    De algunos turnos no conocemos ninguno y no se muestra.
    .title = Años de los turnos
rule-ours-outside =
    De las reseñas tenemos el dinero inicial, { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, y cuántos marcadores tiene cada país:
    .title = Dinero inicial y países
