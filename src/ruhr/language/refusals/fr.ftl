# Français. Pourquoi une chose est impossible : refus des règles et erreurs. Lu quand quelqu’un le demande ou quand un problème survient.

## Refus : pourquoi une chose est impossible

refusal-game_over = La partie est terminée.
refusal-other_phase = Cela se fait en phase { $phase } ; nous en sommes à la phase { $now }.
refusal-other_step = Il faut d’abord { $decision }.
refusal-no_thaler = Vous n’avez aucun Thaler pour payer.
refusal-no_point = Vous n’avez aucun PV pour payer.
refusal-storage_has_die = Il y a déjà un dé sur ce stockage.
refusal-storage_has_no_die = Il n’y a pas de dé sur ce stockage.
refusal-storage_taken = { $seat } y a déjà sa barge.
refusal-wrong_colour = { $colour ->
    [white] Un dé blanc ne revient que dans le Comté de la Marck.
   *[black] Un dé noir ne revient jamais dans le Comté de la Marck.
}
refusal-wrong_territory = Il reste de la place là où les dés noirs reviennent cette manche : { $territory }.
refusal-not_owed = { $colour ->
    [white] Il n’y a pas de dé blanc à retirer.
   *[black] Il n’y a pas de dé noir à retirer.
}
refusal-needs_marker = Il vous faut le jeton progrès « { $marker } ». Cubes manquants : { $tokens }.
refusal-marker_missed = Vous arrivez trop tard pour le jeton blanc « { $marker } ».
refusal-marker_flipped = Votre jeton « { $marker } » a déjà servi ; il ne sert qu’une fois par partie.
refusal-marker_used = Votre jeton « { $marker } » a déjà servi cette manche.
refusal-die_is_six = Le dé est déjà à 6.
refusal-no_die_below_six = Tous les dés sur les stockages sont déjà à 6.
refusal-no_hauling_yet = À la manche 1, aucune barge n’est encore sur la Ruhr : pas de remorquage possible.
refusal-no_pilot = Les pilotes sont bannis en cas de crue ou de basses eaux.
refusal-not_in_last_turn = Cette option n’est plus disponible à la dernière manche.
refusal-wage_taken = Le salaire est déjà pris cette manche.
refusal-arrow_box_empty = Il n’y a aucun dé sur les cases flèche.
refusal-no_start = Avec cette option, vous n’auriez aucune case de départ.
refusal-no_start_from_there = Avec le dé à cet endroit, vous n’auriez aucune case de départ.
refusal-thalers_short = { $missing ->
    [one] Cela coûte { $price } Thalers : il vous manque { $missing } Thaler, emprunts compris.
   *[other] Cela coûte { $price } Thalers : il vous manque { $missing } Thalers, emprunts compris.
}
refusal-option_possible = On ne peut passer que si aucune option n’est possible.
refusal-not_downriver = Ce n’est pas en aval de votre barge.
refusal-not_upriver = Ce n’est pas en amont de votre barge.
refusal-needs_pilot = Sans pilote, une barge avance de deux cases au plus, et ne va jamais à Ruhrort.
refusal-locks_later = On ne peut construire des écluses qu’à partir de la manche 2.
refusal-lock_stands = Cette écluse est déjà construite.
refusal-lock_first = Cette manche, vous devez d’abord construire une écluse.
refusal-no_warehouse = Vous n’avez plus d’entrepôt en réserve.
refusal-city_full = Il n’y a plus de place dans cette cité.
refusal-in_city_already = Vous avez déjà un entrepôt dans cette cité.
refusal-depot_full = Il n’y a plus de place dans ce dépôt de charbon.
refusal-column_full = Cette colonne export est pleine.
refusal-in_column_already = Vous avez déjà un entrepôt dans cette colonne export.
refusal-port_limit = Vous avez déjà { $limit } entrepôts au port, c’est le maximum.
refusal-not_in_column = Vous n’avez pas d’entrepôt dans cette colonne export.
refusal-no_debt = Vous n’avez aucune dette.
refusal-wrong_arrow_colour = Aucune case flèche n’a de dé de la couleur de ce stockage.
refusal-nothing_to_undo = Il n’y a rien à annuler.
refusal-undo_other_player = C’est { $seat } qui a pris la dernière décision.
refusal-undo_revealed = Un élément caché a été révélé depuis.

## Erreurs

error-unknown_action = L’action « { $action } » n’existe pas.
error-illegal_action = « { $action } » est impossible maintenant : { $refusal }
error-cannot_undo = Impossible d’annuler : { $refusal }
error-record_unknown_action = Étape { $step } : l’action « { $action } » n’existe pas.
error-record_illegal_action = Étape { $step } : « { $action } » est impossible : { $refusal }
error-record_wrong_type = Dans l’enregistrement, la clé « { $key } » doit être : { $expected }.
error-record_format = Le format est « { $found } » au lieu de « { $expected } ».
error-record_missing = Il manque la clé « { $key } » dans l’enregistrement.
error-record_unknown_key = L’enregistrement contient une clé inconnue : « { $key } ».
error-record_board = L’enregistrement a été joué sur le plateau « { $found } » ; ici, c’est « { $expected } ».
error-record_edition = L’enregistrement vient d’une autre édition du plateau (« { $found } »). Certaines valeurs ont changé depuis ; sur « { $expected } », ce serait une autre partie.
error-record_players = On joue de { $fewest } à { $most }, pas à { $found }.
error-record_name = Le nom à la place { $seat } doit compter de 1 à { $most } caractères imprimables.
error-deal_first = Le premier joueur doit être un numéro de place inférieur à { $seats }, pas « { $found } ».
error-deal_marker_twice = Le jeton { $marker } est distribué deux fois.
error-deal_marker_starred = Le jeton { $marker } porte une étoile : il n’est pas en jeu dans la variante eaux plus calmes.
error-deal_countries = Les pays doivent être { $expected }, pas { $found }.
error-deal_count = « { $key } » doit avoir { $expected } entrées, pas { $found }.
error-deal_out_of_range = « { $key } » contient { $found } ; le maximum est { $most }.
error-position_incomplete = Position, caractère { $at } ({ $section }) : il manque quelque chose ici.
error-position_unknown_word = Position, caractère { $at } ({ $section }) : « { $found } » ne veut rien dire ici.
error-position_not_number = Position, caractère { $at } ({ $section }) : « { $found } » n’est pas un nombre.
error-position_out_of_range = Position, caractère { $at } ({ $section }) : { $found } doit être compris entre { $least } et { $most }.
error-position_twice = Position, caractère { $at } ({ $section }) : « { $found } » figure ici deux fois.
error-position_not_seated = Position, caractère { $at } ({ $section }) : « { $found } » ne joue pas dans une partie à { $players }.
error-position_board = Position, caractère { $at } ({ $section }) : ici, c’est le plateau « { $expected } », pas « { $found } ».
error-position_track_full = Position, caractère { $at } ({ $section }) : « { $found } » est un dé de trop ; il n’y a de place que pour { $most }.
error-position_marker_starred = Position, caractère { $at } ({ $section }) : le jeton { $found } porte une étoile : il n’est pas en jeu dans la variante eaux plus calmes.
error-position_too_many_drawn = Position, caractère { $at } ({ $section }) : il y a plus de jetons piochés qu’il n’y en a jamais eu dans le sac.
error-position_country = Position, caractère { $at } ({ $section }) : « { $found } » : plus de pays qu’il n’y en a de révélés, ou un pays plus souvent qu’il n’a de jetons.
error-position_site_full = Position, caractère { $at } ({ $section }) : pas de place pour « { $found } » ; il n’y en a que pour { $most }.
error-position_port_limit = Position, caractère { $at } ({ $section }) : « { $found } » a plus de { $most } entrepôts dans le port.
error-position_tokens = Position, caractère { $at } ({ $section }) : il n’y a de place que pour { $most ->
    [one] un cube
   *[other] { $most } cubes
} (« { $area } »).
error-position_barge = Position, caractère { $at } ({ $section }) : il n’y a jamais de barge à « { $found } ».
error-position_order = Position, caractère { $at } ({ $section }) : l’ordre doit nommer les { $players } joueurs.
error-position_dice = Position, caractère { $at } ({ $section }) : { $count } dés ({ $colour }) ; il n’y en a que { $most }.
error-position_white_marker = Position, caractère { $at } ({ $section }) : le jeton « { $marker } » n’existe qu’en { $most ->
    [one] un seul exemplaire
   *[other] { $most } exemplaires
}, et davantage de joueurs l’ont.
error-position_locks = Position, caractère { $at } ({ $section }) : les joueurs ont construit plus d’écluses qu’il n’y en a ({ $count }).
error-position_points = Position, caractère { $at } ({ $section }) : { $seat } a moins de zéro PV.
error-position_warehouses = Position, caractère { $at } ({ $section }) : { $seat } a { $count } entrepôts ; il n’y en a que { $most }.
error-position_marker_missed = Position, caractère { $at } ({ $section }) : { $seat } a un jeton pour lequel il serait aussi arrivé trop tard.
error-position_option = Position, caractère { $at } ({ $section }) : { $seat } ne peut pas encore avoir choisi d’option.
error-position_loading = Position, caractère { $at } ({ $section }) : la barge de { $seat } ne peut pas attendre à { $storage }.
error-position_decision = Position, caractère { $at } ({ $section }) : dans cette position, personne n’a cette décision à prendre.
error-position_hidden = Position, caractère { $at } ({ $section }) : la partie cachée doit donner bag, obstacles, countries et draws en entier, en accord avec ce qui se voit.
error-position_misfit = « { $key } » ne correspond pas à la position.
error-reveal_first = Quelque chose est d’abord révélé ici ; supposez ce que c’est.
error-cannot_be_revealed = « { $found } » ne peut pas être révélé ici.
error-record_position_open = Il manque à la position de l’enregistrement sa partie cachée.
error-fairness_missing = L’enregistrement ne dit pas d’où vient sa donne. Il n’y a rien à vérifier.
error-fairness_commitment = Le secret du serveur n’est pas celui auquel il s’était engagé. La donne n’est pas celle qui était promise.
error-fairness_fingerprint = L’empreinte « { $noted } » n’est pas celle de cette donne, qui serait { $found }. La donne n’est pas celle qui était promise, ou c’est une autre partie.
error-fairness_deal = La donne ne découle pas du secret et de ce que les joueurs ont ajouté. Ce n’est pas celle qui était promise.
error-key_missing = Il faut pour cela la clé d’une place.
error-session_ended = Cet appareil a été déconnecté, ou cette clé échangée contre une autre. Ce qui en dépend reste ouvert sur vos autres appareils.
error-session_not_found = Vous n’avez pas d’appareil de ce genre.
error-link_used = Ce lien a déjà servi, est trop ancien ou n’en a jamais été un. Créez-en un nouveau là d’où vous venez.
error-key_in_use = Un nouvel appareil a besoin d’une nouvelle clé.
error-too_many_keys = On ne peut pas emporter plus de { $most } clés.
error-mail_link_used = Ce lien a déjà servi, est trop ancien ou n’en a jamais été un. Faites-vous en envoyer un nouveau.
error-way_not_found = Vous n’êtes pas prévenu de cette façon.
error-too_many_ways = Vous êtes déjà prévenu de cette façon, à { $most } endroits au plus. Arrêtez-en d’abord un.
error-no_mail_here = L’hôte de ce serveur n’envoie pas de courriels.
error-passkey_not_made = Cette clé d’accès n’a pas pu être gardée : cela a pris trop de temps, elle est faite pour une autre page ou appartient déjà à quelqu’un. Réessayez.
error-passkey_refused = Cette clé d’accès n’ouvre rien ici : elle a été retirée, ou cela a pris trop de temps. Réessayez.
error-passkey_not_found = Vous n’avez pas de telle clé d’accès.
error-too_many_passkeys = Vous avez déjà { $most } clés d’accès. Retirez-en d’abord une.
error-no_passkeys_here = Pas de clés d’accès à cette adresse : il leur faut un nom et https.
error-address_refused = Rien ne peut être envoyé à cette adresse. Elle doit commencer par https:// et mener à un serveur que tous peuvent joindre.
error-too_many_sessions = Vous avez déjà { $most } appareils. Déconnectez-en d’abord un.
error-not_your_seat = Cette place n’est pas la vôtre.
error-hint_with_people = Il n’y a de conseils que dans les parties sans autres personnes.
error-hint_rated = Il n’y a pas de conseils dans les parties classées.
error-foreign_origin = La requête vient d’une page d’un autre site.
error-seat_not_found = Cette place n’existe pas à cette table.
error-other_board = À cette table, on joue sur le plateau « { $needed } » ; sur ce serveur, c’est « { $board } ».
error-step_not_found = La partie compte { $of } étapes ; il n’y a pas d’étape { $step }.
error-puzzle_not_found = Il n’y a pas de problème « { $puzzle } ».
error-review_unfinished = Seule une partie jouée jusqu’au bout peut être analysée.
error-method_not_allowed = Cela ne se fait pas à cette adresse.
error-seat_taken = Quelqu’un est déjà assis ici.
error-foreign_host = Le serveur a été appelé sous un nom qui n’est pas le sien : { $host }
error-not_invited = On ne s’assied à cette table que sur invitation : demandez le lien à votre hôte.
error-not_the_host = Seule la personne qui a ouvert la table peut faire cela.
error-sent_away = L’hôte ne souhaite pas que vous preniez place à cette table.
error-chat_off = On ne parle pas à cette table : le chat est désactivé.
error-banned = { $until ->
    [never] Vous ne pouvez plus jouer ici : { $reason }
   *[other] Vous ne pouvez pas jouer ici avant le { $until } : { $reason }
}
error-banned_from_strangers = { $until ->
    [never] Vous ne pouvez plus jouer aux tables publiques ni aux tournois publics, seulement avec ceux qui vous invitent : { $reason }
   *[other] Vous ne pouvez pas jouer aux tables publiques ni aux tournois publics avant le { $until }, seulement avec ceux qui vous invitent : { $reason }
}
error-banned_from_chat = { $until ->
    [never] Vous ne pouvez plus rien écrire aux tables : { $reason }
   *[other] Vous ne pouvez rien écrire aux tables avant le { $until } : { $reason }
}
error-not_met = On ne peut masquer ou bloquer que quelqu’un avec qui on a été à une table.
error-own_seat = C’est vous-même.
error-nobody_there = Il n’y a là personne que cela puisse concerner.
error-line_not_found = Il n’y a pas de ligne { $line } dans ce chat.
error-distance_not_found = Vous ne gardez vos distances avec personne de tel.
error-too_many_distances = Vous gardez déjà vos distances avec { $most } personnes.
error-somebody_blocked = Vous avez bloqué { $name }, qui est à cette table.
error-one_seat_rated = Dans une partie classée, chacun n’occupe qu’une place.
error-rated_terms = Une partie classée commence par une nouvelle donne sur le plateau habituel. Chacun n’occupe qu’une place, les bots réfléchissent comme d’habitude, et l’on ne s’y exerce pas.
error-rating_not_welcome = Cette table est destinée à des joueurs d’une autre force ; votre classement est de { $rating }.
error-hint_cup = Il n’y a pas de conseils dans les tournois.
error-table_sealed = D’autres jouent encore la même donne : jusqu’à ce qu’ils aient fini, seuls ceux qui y sont assis voient cette table.
error-not_your_cup = Seule la personne qui organise le tournoi peut faire cela.
error-cup_not_found = Il n’y a pas de tournoi à cette adresse.
error-deal_not_found = Ce tournoi n’a pas de donne { $deal } à jouer seul.
error-cup_not_open = Les inscriptions à ce tournoi sont closes.
error-cup_not_running = Le tournoi n’est pas en cours.
error-cup_full = Les { $most } places de ce tournoi sont prises.
error-not_in_cup = Vous ne participez pas à ce tournoi.
error-too_few_in_cup = Il y a trop peu d’inscrits pour commencer.
error-too_many_cups = Vous avez { $most } tournois ouverts ou en cours ; personne ne peut en avoir davantage.
error-name_taken = « { $name } » peut se confondre avec { $other }, déjà à cette table. Choisissez un autre nom.
error-nobody_to_send_away = Personne d’autre n’est assis à cette place.
error-seat_left = Un bot décide pour cette place ; reprenez-la d’abord.
error-seat_not_left = Aucun bot ne décide pour cette place.
error-stale_version = La partie a avancé entre-temps.
error-ahead_changed = Vos réponses données d’avance ont changé entre-temps : sur un autre appareil, ou parce que l’une d’elles a été jouée.
error-another_question = La question posée n’était pas celle que visait la réponse.
error-revealed_meanwhile = Quelque chose a été révélé auparavant.
error-decided_meanwhile = Vous avez décidé vous-même ou annulé un coup.
error-table_full = Il s’est passé trop de choses à cette table : après { $most } changements, on ne peut plus que continuer à jouer.
error-table_not_open = La partie a déjà commencé.
error-table_not_playing = Aucune partie n’est en cours à cette table.
error-table_not_over = La partie n’est pas encore terminée.
error-too_large = La requête est trop grande ; { $most } octets au plus sont acceptés.
error-too_many_requests = Trop de requêtes ; réessayez dans { $seconds } s.
error-internal = Une erreur s’est produite sur le serveur. Rien n’a été changé.
error-stepped_back = Le stockage du serveur a perdu ce qui s’est fait ici en dernier. La table est revenue à un état antérieur.
error-storage_failed = Le serveur n’atteint pas son stockage en ce moment. Veuillez réessayer.
error-took_too_long = Le serveur a mis trop de temps. Veuillez réessayer.
error-invalid_request = La requête n’est pas correcte à « { $where } » : { $reason }
error-no_person = Au moins une place doit être pour une personne.
error-practice_with_people = On s’entraîne seul contre les bots : une place est la vôtre, toutes les autres sont les leurs.
error-practice_with_clock = Il n’y a pas de pendule à une table d’entraînement.
error-no_practice = On ne peut reprendre des tours entiers qu’à une table d’entraînement.
error-review_not_done = L’analyse de cette partie n’est pas encore terminée.
error-review_failed = L’analyse de cette partie a échoué plusieurs fois et a été abandonnée.
error-reviews_full = { $most } analyses attendent déjà. Veuillez réessayer plus tard.
error-bot_with_name = La place { $seat } ne peut être à la fois à un bot et à une personne.
error-record_seats = L’enregistrement compte { $players } joueurs, la table { $seats } places.
error-record_over = La partie enregistrée est terminée ; choisissez une étape antérieure pour continuer.
error-no_words = Il n’y a pas de mots pour cela : { $reason }

type-table = une table
type-number = un nombre entier
type-list = une liste
type-text = un texte
type-truth = true ou false
type-point = une longitude et une latitude
type-object = un objet
type-texts = une liste de textes
type-numbers = une liste de nombres entiers
type-digest = 64 chiffres de 0 à 9 et de a à f
type-digests = une liste avec 64 chiffres de 0 à 9 et de a à f par place, ou null
