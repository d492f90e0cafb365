# Comment on apprend que c’est à soi de jouer, et ce qui est dit.
notices-title = Quand c’est à vous de jouer
notices-about = Soyez prévenu quand les autres vous attendent et que vous ne regardez pas. Plusieurs tables arrivent en un seul avis, chaque tour une fois, et une fois encore avant que votre temps ne s’écoule.
notices-push = Dans ce navigateur
notices-push_about = Une notification de ce navigateur, et un nombre sur l’icône de l’application.
notices-push_on = Me prévenir ici
notices-push_denied = Ce navigateur n’autorise pas les notifications de ce site. Vous pouvez les autoriser dans ses réglages.
notices-push_missing = Ce navigateur ne sait pas afficher de notifications. Sur un iPhone ou un iPad, ajoutez d’abord la page à l’écran d’accueil.
notices-mail = Par courriel
notices-mail_about = Nous envoyons d’abord un courriel avec un lien ; les autres ne suivent que si vous l’avez ouvert. L’adresse vous ramène aussi à vos parties si vous perdez tous vos appareils, même si vous ne voulez plus de courriels, tant que vous ne la retirez pas.
notices-mail_address = Votre adresse électronique
notices-mail_on = M’envoyer le lien
notices-mail_sent = Le courriel est en route. Ouvrez le lien qu’il contient.
notices-mail_missing = L’hôte de ce serveur n’envoie pas de courriels.
notices-hook = Dans une messagerie
notices-hook_about = L’adresse d’un webhook entrant de Slack, Mattermost, Discord ou semblable. Tous ceux qui lisent ce canal pourront alors regarder vos tables.
notices-hook_address = Adresse du webhook
notices-hook_on = Prévenir ce canal
notices-ways = Comment vous êtes prévenu
notices-of_push = notification
notices-of_mail = courriel
notices-of_hook = messagerie
notices-unconfirmed = pas encore confirmée
notices-failing = le dernier avis n’est pas arrivé
notices-try = Essayer
notices-tried = Envoyé. Cela devrait arriver dans un instant.
notices-end = Arrêter
notices-ended = Rien ne vous sera plus envoyé là.
notices-leads_back = vous ramène à vos parties
notices-muted = pas de courriels
notices-again = Recevoir à nouveau les courriels
notices-again_done = Vous y êtes de nouveau prévenu.
notices-remove = Retirer
notices-removed = L’adresse est retirée. Elle ne ramène plus personne à vos parties.
notices-quiet = Heures de repos
notices-quiet_about = Rien n’arrive pendant ce temps ; ce qui s’est passé est dit ensuite. Si votre temps s’écoule alors, vous l’apprenez avant.
notices-quiet_on = Me laisser tranquille la nuit
notices-quiet_from = de
notices-quiet_until = à
notices-quiet_zone = Fuseau horaire : { $zone }
notices-confirm = Est-ce votre boîte aux lettres ?
notices-confirm_about = Vous recevrez alors un courriel quand c’est à vous de jouer. Un clic dans chacun d’eux y met fin.
notices-confirm_yes = Oui, la confirmer
notices-confirmed = Votre adresse électronique est confirmée.
notices-stop = Plus de courriels ?
notices-stop_yes = Plus de courriels
notices-stopped = Vous ne recevrez plus de courriels quand c’est à vous de jouer. Une adresse confirmée vous ramène toujours à vos parties, tant que vous ne la retirez pas ici.
notices-no = Non
notices-recover = Tous vos appareils sont perdus ?
notices-recover_about = Si vous avez confirmé ici une adresse électronique, faites-y envoyer un lien qui ramène à vos parties. Il sert une fois, pendant une demi-heure.
notices-recover_on = M’envoyer un lien
notices-recover_sent = Si cette adresse est connue ici, un courriel est en route.

notice-turn =
    { $count ->
        [one] C’est à vous de jouer
       *[other] C’est à vous de jouer à { $count } tables
    }
notice-clock =
    { $count ->
        [one] Votre temps s’écoule
       *[other] Votre temps s’écoule à { $count } tables
    }
notice-with = Avec { $names }
notice-with_time = Avec { $names } : encore { $left }
notice-days =
    { $count ->
        [one] un jour
       *[other] { $count } jours
    }
notice-hours =
    { $count ->
        [one] une heure
       *[other] { $count } heures
    }
notice-minutes =
    { $count ->
        [one] une minute
       *[other] { $count } minutes
    }
notice-try = Les avis vous parviennent ici
notice-try_about = C’est ainsi que vous apprendrez que c’est à vous de jouer.
notice-confirm = Veuillez confirmer votre adresse électronique
notice-confirm_about = Quelqu’un, vous sans doute, souhaite être prévenu à cette adresse quand c’est à lui de jouer à Ruhrschifffahrt 1769–1890. Si c’était vous, ouvrez le lien ; il vaut un jour. Sinon, ne faites rien : vous n’en entendrez plus parler.
notice-recover = Le chemin vers vos parties
notice-recover_about = Quelqu’un, vous sans doute, a demandé à retrouver vos parties. Le lien fait vôtre l’appareil sur lequel vous l’ouvrez ; il sert une fois, pendant une demi-heure. Si ce n’était pas vous, ne faites rien, et ne donnez le lien à personne.
notice-open = Ouvrir
notice-mail_why = Ce courriel vient de Ruhrschifffahrt 1769–1890, à { $address }.
notice-mail_stop = Vous n’en voulez plus ? Un clic :
