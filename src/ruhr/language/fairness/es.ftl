# Español. La huella de un reparto, y lo que dio su comprobación.

fair-fingerprint = Huella:
fair-none = Este reparto no tiene huella: vino con una grabación o una posición, o de cuando aún no las había.
fair-about = Nadie pudo elegir este reparto por su cuenta. Antes de que nadie se sentara, el servidor fijó un secreto y enseñó cómo reconocerlo. Tu navegador y los de los demás añadieron cada uno un número al azar. De todo ello sale el reparto, y la huella lo representa. Al acabar la partida, el servidor enseña su secreto y cualquiera puede comprobarlo.
fair-compare = Si todos veis la misma huella, todos jugáis con el mismo reparto.
fair-changes = Aún cambia hasta que todos estén sentados.
fair-added = Añadieron un número al azar: { $names }.
fair-nobody = Ningún jugador ha añadido nada: en este reparto hay que fiarse del servidor.
fair-event = Antes de empezar, cada participante de este torneo añadió un número al azar. De todos ellos y de un secreto que el servidor había fijado antes salen los repartos, que son los mismos en todas las mesas. Al acabar el torneo, cualquiera puede comprobarlo.
fair-checked = El reparto es el prometido: comprobado en tu navegador.
fair-consistent = El reparto encaja con lo que el servidor ha enseñado. Tu navegador no estaba desde el principio y no puede decir más.
fair-broken = ¡El reparto no es el prometido!
fair-broken_commitment = El secreto del servidor no es el que había fijado antes de la partida.
fair-broken_share = Lo que añadió tu navegador no entró en este reparto.
fair-broken_deal = El reparto no sale del secreto y de los números de los jugadores.
fair-broken_seen = Lo que se vio en la partida no es lo que se repartió.
fair-keep = Descarga la grabación: es la prueba.
fair-insecure = Los navegadores solo lo comprueban con una conexión cifrada (https). Descarga la grabación y compruébala con «ruhr verify».
fair-failed = No se pudo leer la grabación. Inténtalo más tarde.
fair-again = Comprobar otra vez
