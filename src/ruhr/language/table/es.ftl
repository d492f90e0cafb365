# Español. Palabras de una mesa que pueden esperar a que esté puesta: confirmaciones, menú, asientos y enlaces, chat, probabilidades, pruebas, final.

ask-ends = Con esto termina tu turno. Aún no se ha enviado nada.
ask-end_turn = Terminar mi turno

warn-sure = ¿Seguro?
warn-never = no avisar más
warn-anyway = Hacerlo de todos modos
warn-back = Pensarlo otra vez

why-filter = Filtrar la lista
why-nothing = Nada de eso está descartado ahora.

odds-bag = { $count } en la bolsa
odds-high = Crecida en la próxima extracción
odds-low = Aguas bajas en la próxima extracción
odds-unknown = En la bolsa o bajo los obstáculos
odds-countries = Países por venir
odds-white = Marcadores blancos que quedan

points-by_turn = Puntos a lo largo de los turnos
points-turn = Turno
points-as_table = Como tabla

end-result = { $count ->
    [one] Fin de la partida: { $winners } gana con { $points } puntos.
   *[other] Fin de la partida: { $winners } comparten la victoria con { $points } puntos.
}
end-result_own = { $count ->
    [one] Fin de la partida: ganas con { $points } puntos.
   *[other] Fin de la partida: compartes la victoria con { $winners }, con { $points } puntos cada uno.
}
end-winner = ha ganado
end-rematch = Otra partida
end-to_rematch = Ir a la partida siguiente
end-review = Repasar la partida

past-link = Copiar el enlace a este paso

chat-off = En esta mesa no se habla: el chat está apagado.
chat-say = Decir algo a todos
chat-say_as = Hablar como
chat-send = Enviar
chat-about = Silenciar, bloquear o denunciar a { $name }
chat-removed = Los responsables de este servidor han retirado esto.
chat-hidden = { $count ->
    [one] Se oculta una línea de alguien a quien has silenciado.
   *[other] Se ocultan { $count } líneas de personas a quienes has silenciado.
}

seat-all = Asientos
seat-count_free = { $count ->
    [0] Todos los asientos están ocupados.
    [one] Queda un asiento libre.
   *[other] Quedan { $count } asientos libres.
}
seat-sit_here = Sentarse aquí
seat-nevertheless = Sentarse de todos modos
seat-leave = Dejar la mesa
seat-leave_open = El asiento vuelve a quedar libre.
seat-leave_playing = Un bot juega en tu lugar hasta que vuelvas.
seat-leave_counts = Aquí es siempre el mismo bot ({ $level }). Si los bots deciden por ti más de { $most } veces, has abandonado la partida, aunque vuelvas.
seat-give_up = Dejar el asiento:
seat-return = Volver a jugar yo

invite-title = Invitar
invite-about = Quien tenga el enlace puede mirar y ocupar un asiento libre.
invite-share = La partida empieza en cuanto todos los asientos estén ocupados. Envía el enlace de la mesa a tus amigos.
invite-only = Aquí solo puede sentarse quien el anfitrión invite.
seat-send_away = Echar de la mesa

link-table = Enlace a esta mesa
link-local = Este enlace solo sirve en este ordenador. Para que entren otros, inicia el servidor para tu red: ruhr serve --host 0.0.0.0
link-qr = Código QR con el enlace a esta mesa
link-device = Seguir con tu asiento en otro dispositivo

record-download = Descargar la grabación
record-unfinished = La grabación termina aquí
record-goes_on = sigue una partida grabada

position-link = Enlace a esta posición

try-title = A prueba
try-banner = A prueba: nada de esto cuenta.
try-steps = Lo que has probado
try-start = Donde empezaste
try-back = Un paso atrás
try-reset = Empezar de nuevo
try-send = Enviar como mi jugada
try-send_first = Solo se envía el primer paso: { $action }
try-leave = Dejar de probar
try-moved = La partida ha seguido.
try-to_game = A la partida
try-caused = Lo que resulta
try-country = Se revela el próximo país. ¿Qué supones?
try-marker = Sale un marcador de la bolsa. ¿Qué supones?
try-odds = { $count } de { $of }
try-assumed = Supuesto: { $what }

ahead-title = Por adelantado
ahead-about = Se juega por ti en cuanto se te pregunte. Solo tú lo ves.
ahead-open = Responder por adelantado
ahead-steps = Por adelantado: { $steps }.
ahead-instead = Esto sustituye lo que habías dado.
ahead-careful = Solo mientras no se revele nada nuevo
ahead-give = Dar mis pasos por adelantado
ahead-answer = Turno { $turn }: { $action }
ahead-withdraw = Retirar: { $action }
ahead-withdraw_all = Retirar todo
ahead-dropped = No se jugó por adelantado: { $steps }.
ahead-noted = Entendido

setting-warnings = Avisarme antes de desperdiciar algo
setting-numbers = Las teclas 1 a 9 eligen una acción
setting-pace = Velocidad
setting-pace_slow = lenta
setting-pace_normal = normal
setting-pace_fast = rápida
setting-pace_at_once = inmediata
setting-confirm_end = Confirmar el final de mi turno (de entrada, en las tres primeras partidas)

key-table = Teclas: ↑ ↓ en la lista de acciones, Esc para volver, ← → Inicio Fin por toda la partida, T para probar, N a la siguiente mesa en la que te toca, ? para explicar los signos donde estás.

waste-lock_left = una esclusa barata sin construir
waste-thalers_lost = los Thalers por encima de diez
waste-debt_made = una deuda evitable

fair-title = Huella del reparto
log-title = Lo que ha pasado
log-joined = { $own ->
    [yes] Te has sentado
   *[no] { $name } se ha sentado
}
log-left = { $own ->
    [yes] Te has ido
   *[no] { $name } se ha ido
}
log-returned = { $own ->
    [yes] Has vuelto
   *[no] { $name } ha vuelto
}
log-ran_out = { $own ->
    [yes] Te has quedado sin tiempo
   *[no] { $name } se ha quedado sin tiempo
}
log-rematch = { $own ->
    [yes] Quieres jugar otra partida
   *[no] { $name } quiere jugar otra partida
}
log-paused = { $own ->
    [yes] La pausa del servidor no te cuesta tiempo
   *[no] La pausa del servidor no le cuesta tiempo a { $name }
}
log-sent_off = El anfitrión ha echado de la mesa a { $name }
log-unsealed = todos han jugado este reparto: ahora se puede ver todo
end-to_cup = Al torneo
end-sealed = Otros juegan todavía este reparto. Cuando todos terminen, grabación, repaso y prueba estarán aquí para todos.
log-taken_back = { $own ->
    [yes] Has vuelto al principio de tu turno
   *[no] { $name } ha vuelto al principio de su turno
} ({ $count ->
    [one] una decisión deshecha
   *[other] { $count } decisiones deshechas
})
past-to_step = Mostrar el tablero tras el paso { $step }
standing-title = Bonificaciones del final
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } de { $of }
}
standing-no_marker = sin el marcador
standing-depot = Depósito de carbón { $territory }
standing-leads = mayoría en solitario
position-title = Una posición
position-play_on = Seguir jugando desde aquí
position-in_words = La posición como texto
link-copy = Copiar
link-copied = Copiado
tables-next = Siguiente mesa en la que te toca ({ $count }), tecla N
tables-no_other = Ninguna otra mesa te espera.
