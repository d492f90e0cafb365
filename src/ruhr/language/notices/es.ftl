# Cómo se entera alguien de que le toca, y qué se le dice.
notices-title = Cuando te toque
notices-about = Te avisamos cuando los demás te esperan y no estás mirando. Varias mesas llegan en un solo aviso, cada turno una vez, y otra más antes de que se agote tu reloj.
notices-push = En este navegador
notices-push_about = Una notificación de este navegador, y un número en el icono de la aplicación.
notices-push_on = Avisarme aquí
notices-push_denied = Este navegador no permite notificaciones de este sitio. Puedes permitirlas en sus ajustes.
notices-push_missing = Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes la página a la pantalla de inicio.
notices-mail = Por correo electrónico
notices-mail_about = Primero enviamos un correo con un enlace; solo cuando lo hayas abierto llegarán otros. La dirección también te devuelve a tus partidas si pierdes todos tus dispositivos, aunque ya no quieras correos, hasta que la quites.
notices-mail_address = Tu dirección de correo
notices-mail_on = Enviarme el enlace
notices-mail_sent = El correo está en camino. Abre el enlace que contiene.
notices-mail_missing = El anfitrión de este servidor no envía correos.
notices-hook = A un chat
notices-hook_about = La dirección de un webhook entrante de Slack, Mattermost, Discord o similar. Todos los de ese canal podrán entonces mirar tus mesas.
notices-hook_address = Dirección del webhook
notices-hook_on = Avisar a este chat
notices-ways = Cómo te enteras
notices-of_push = notificación
notices-of_mail = correo
notices-of_hook = chat
notices-unconfirmed = aún sin confirmar
notices-failing = el último aviso no llegó
notices-try = Probar
notices-tried = Enviado. Debería llegar en un momento.
notices-end = Dejarlo
notices-ended = Ahí ya no se te avisa.
notices-leads_back = te devuelve a tus partidas
notices-muted = sin correos
notices-again = Volver a enviarme correos
notices-again_done = Ahí se te avisa de nuevo.
notices-remove = Quitar
notices-removed = La dirección se ha quitado. Ya no devuelve a nadie a tus partidas.
notices-quiet = Horas de silencio
notices-quiet_about = Entonces no llega nada; lo que haya surgido se dice después. Si tu reloj se agota en ese tiempo, te enteras antes.
notices-quiet_on = No molestar por la noche
notices-quiet_from = de
notices-quiet_until = a
notices-quiet_zone = Zona horaria: { $zone }
notices-confirm = ¿Es tuyo este buzón?
notices-confirm_about = Recibirás entonces un correo cuando te toque. Un clic en cualquiera de ellos lo termina.
notices-confirm_yes = Sí, confirmarlo
notices-confirmed = Tu dirección de correo está confirmada.
notices-stop = ¿No quieres más correos?
notices-stop_yes = No quiero más correos
notices-stopped = No recibirás más correos cuando te toque. Una dirección confirmada te sigue devolviendo a tus partidas, hasta que la quites aquí.
notices-no = No
notices-recover = ¿Has perdido todos tus dispositivos?
notices-recover_about = Si confirmaste aquí una dirección de correo, haz que te envíen allí un enlace que te devuelve a tus partidas. Vale una vez, durante media hora.
notices-recover_on = Enviarme un enlace
notices-recover_sent = Si esta dirección se conoce aquí, un correo está en camino.

notice-turn =
    { $count ->
        [one] Te toca
       *[other] Te toca en { $count } mesas
    }
notice-clock =
    { $count ->
        [one] Se te acaba el tiempo
       *[other] Se te acaba el tiempo en { $count } mesas
    }
notice-with = Con { $names }
notice-with_time = Con { $names }: tiempo restante, { $left }
notice-days =
    { $count ->
        [one] un día
       *[other] { $count } días
    }
notice-hours =
    { $count ->
        [one] una hora
       *[other] { $count } horas
    }
notice-minutes =
    { $count ->
        [one] un minuto
       *[other] { $count } minutos
    }
notice-try = Los avisos te llegan aquí
notice-try_about = Así sabrás que te toca.
notice-confirm = Confirma tu dirección de correo
notice-confirm_about = Alguien, esperamos que tú, quiere que se le avise en esta dirección cuando le toque en Ruhrschifffahrt 1769–1890. Si fuiste tú, abre el enlace; vale un día. Si no, no hagas nada: no sabrás más de ello.
notice-recover = El camino de vuelta a tus partidas
notice-recover_about = Alguien, esperamos que tú, ha pedido volver a tus partidas. El enlace hace tuyo el dispositivo en que lo abras; vale una vez, durante media hora. Si no fuiste tú, no hagas nada y no des el enlace a nadie.
notice-open = Abrir
notice-mail_why = Este correo viene de Ruhrschifffahrt 1769–1890 en { $address }.
notice-mail_stop = ¿No quieres más? Un clic:
