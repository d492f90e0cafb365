# Español. Lo que dice el entrenador en una primera partida.

coach-title = Tu entrenador
coach-silent = Ya lo sé

## De qué se trata

topic-levy = El impuesto: un Thaler o un punto. Al principio, lo que construyes con un Thaler suele valer más que el punto.
topic-gift = Un regalo: un Thaler o un punto. Toma el Thaler si te sirve para pagar algo este turno; si no, el punto.
topic-remove = Cierran minas viejas: un dado de carbón deja el río para siempre. Elige uno que les haga más falta a otros que a ti.
topic-place = Un dado vuelve de la ruta de transporte. Ponlo donde siga estando río abajo de tu barcaza la próxima vez que empieces.
topic-last_turn = Es el último turno. Lo que no dé puntos antes del final ya no vale nada; solo el alcalde cuenta aún los Thalers.
topic-paved = Desde ahora el carbón va por el camino pavimentado, con una columna para el negro y otra para el blanco. Es más corto: los dados vuelven antes.
topic-options_dearer = Desde este turno, cada opción especial de pago cuesta un Thaler más.
topic-rails = Llega el ferrocarril: la ruta de transporte es aún más corta y el carbón vendido vuelve pronto al río.
topic-steam = Máquinas de vapor: cada dado de la ruta de transporte ha subido uno. Lo que vuelve ahora vale más.
topic-water = Este turno el agua está demasiado alta o demasiado baja para los prácticos. Busca carbón cuya flecha lleve a un buen comprador.
topic-option = Antes de cargar puedes elegir una opción especial. Pregúntate dónde quieres vender: eso dice cuál necesitas.
topic-pilot = Sin práctico el carbón avanza dos casillas como mucho. El práctico es gratis y te deja vender en cualquier sitio río abajo, incluso en Ruhrort.
topic-hauling = Tu barcaza solo va río abajo. La sirga la devuelve al carbón de más arriba; cuesta Thalers, así que guarda alguno.
topic-transport = El transporte pone un dado de la casilla con flecha en un muelle vacío: carbón donde lo necesitas, quizá justo delante de ti.
topic-wage = El sueldo son dos Thalers a cambio de nada, pero solo un jugador por turno puede cobrarlo. Adelántate.
topic-supply = El suministro le suma dos a un dado de un muelle. Elige carbón que vayas a cargar tú.
topic-demand = En algunas casillas de venta hay monedas: es la demanda. Quien venda allí primero se las lleva, además del precio.
topic-inn = Tu posada da Thalers o puntos una vez por partida. Si no la usas, también paga al final: úsala antes si con los Thalers construyes algo.
topic-coal_hauler = Una vez por partida tu acarreador de carbón sube un dado. Úsalo con carbón flojo que vayas a cargar ahora mismo.
topic-hauling_action = Una vez por partida, con tu marcador la sirga sale gratis. Cuanto más cara sea la opción, mejor aprovechado.
topic-transport_to = Pon el dado río abajo de tu barcaza si lo quieres para ti, y donde nadie pueda cargarlo antes que tú.
topic-supply_at = Sube un dado que vayas a cargar; seis es el máximo.
topic-start = Elige el carbón que vas a cargar. Su valor es su precio, y la flecha del muelle muestra quién lo compra sin práctico.
topic-obstacles = Pasar un obstáculo sin esclusa le quita uno al carbón, una vez por viaje. Compara lo que llega, no lo que hay.
topic-order = Quien está más río arriba decide primero en la fase siguiente. Cuanto más bajas, más tarde eliges y más tendrás que usar la sirga.
topic-white_coal = Con Grafschaft Mark puedes cargar también carbón blanco. Llena sus propias áreas de fichas y da nuevos marcadores.
topic-sell = El comprador da una ficha de desarrollo y Thalers por el resto del valor. Vende donde te falte una ficha.
topic-tokens = Las fichas dan marcadores de progreso. Mira en tu tablero a cuál le falta solo una.
topic-ruhrort = Ruhrort paga un Thaler más y mueve el marcador de exportación, pero tu barcaza queda al final del río.
topic-lock_duty = Solo queda un marcador en la bolsa: este turno, quien pueda debe construir primero una esclusa.
topic-purchase = Ahora conviertes tus Thalers en puntos. Con cada marcador construyes una vez por turno; termina cuando ya nada merezca lo que cuesta.
topic-lock = Una esclusa da al momento dos o tres puntos, y la primera te trae además dos almacenes. Al principio son baratas: date prisa.
topic-second_lock = Con pocos jugadores la segunda esclusa de esta fase es gratis. No la dejes escapar.
topic-city = Un almacén en una ciudad da dos puntos, y un Thaler cada vez que alguien vende allí. Los primeros huecos son los más baratos.
topic-depot = Un almacén en un depósito da dos puntos por poco dinero. Al final dan más las mayorías y estar en los cuatro depósitos.
topic-port = Un almacén en el puerto puntúa una y otra vez: siempre que se exporta a su país. Las posiciones de arriba dan más.
topic-export = El marcador de país de este turno muestra adónde se exporta en la fase 7. La casilla del marcador de exportación dice cuánto vale; más a la derecha nunca vale menos.
topic-white_warehouse = Con tu marcador blanco «almacén» construyes una vez por partida por dos Thalers, en cualquier ciudad o en el puerto. Guárdalo para un hueco caro.
topic-shift = Mover un almacén del puerto cuesta dos Thalers. Merece la pena si el otro país aún va a salir más veces.
topic-debt = Cada deuda cuesta dos puntos al final y retiene un almacén. Sáldala cuando te sobren tres Thalers.
topic-limit = No se pueden guardar más de diez Thalers. Gasta ahora los que te sobren.

## De qué se arrepienten los principiantes

regret-points_left = Es la última ocasión de puntuar: aquí todavía hay algo que da { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
regret-option_left = No elegir opción es desaprovechar un regalo: «{ $option }» no cuesta nada y nunca es peor.
regret-sold_cheaply = { $thalers ->
    [one] Otra elección da la misma ficha y 1 Thaler más.
   *[other] Otra elección da la misma ficha y { $thalers } Thalers más.
}
