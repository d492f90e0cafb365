# Français. What only the commands say: in the terminal, and of files and matches.

error-record_not_json = Ce n’est pas du JSON : { $reason }
error-board_unreadable = Impossible de lire le fichier de plateau { $file } : { $reason }
error-board_not_toml = Le fichier de plateau n’est pas du TOML : { $reason }
error-board_missing = Il manque la clé « { $key } » dans le fichier de plateau.
error-board_unknown = Le fichier de plateau contient une clé inconnue : « { $key } ».
error-board_wrong_type = Fichier de plateau : « { $key } » doit être : { $expected }.
error-board_out_of_range = Fichier de plateau : « { $key } » vaut { $value } ; il faut une valeur de { $least } à { $most }.
error-board_not_one_of = Fichier de plateau : « { $key } » vaut « { $value } » ; valeurs admises : { $allowed }.
error-board_wrong_count = Fichier de plateau : « { $key } » doit avoir { $expected } × { $what }, pas { $found }.
error-board_bad_id = Fichier de plateau : « { $key } » vaut « { $id } » ; un identifiant se compose de minuscules, de chiffres et de tirets bas, et ne peut pas être un pays.
error-board_twice = Fichier de plateau : « { $key } » répète « { $id } ».
error-board_two_markets = Fichier de plateau : « { $key } » : depuis le stockage { $storage }, plusieurs cases vente sont à deux cases ou moins : { $spaces }.
error-board_pilot_storages = Fichier de plateau : « { $key } » : { $expected } stockages exactement doivent exiger un pilote ; ici : { $storages }.
error-board_storages_run_out = Fichier de plateau : « { $key } » a { $storages } stockages pour { $dice } dés { $colour ->
    [white] blancs
   *[black] noirs
} ; des dés pourraient rester sans place.
error-arena_bots = Un match oppose 2 à 4 bots, pas { $found }.
error-arena_unknown_bot = Il n’y a pas de bot « { $bot } » ; il y a : { $known }.
error-arena_players = Pour { $players } joueurs, il faut autant de bots, pas { $found }.
error-arena_no_program = Il n’y a pas de programme « { $program } » que l’on puisse lancer.
error-research_reward = Il n’y a pas de récompense « { $found } » ; il y a : { $known }.
error-research_seat = À { $players } joueurs, il n’y a pas de place { $found } : on les compte à partir de 0.
error-research_actions = Un vecteur de { $games } parties prend autant de nombres entiers, pas { $found }.
error-network_damaged = Ce fichier de réseau est endommagé, ou n’en est pas un.
error-training_plan = Ce dossier contient un autre entraînement : { $name } y vaut { $found }, pas { $wanted }.
error-training_prior = Des attentes s’entraînent sans { $option }.
error-network_features = Ce réseau a été entraîné avec d’autres caractéristiques (version { $found }, ici { $known }).
error-file_unreadable = Impossible de lire { $file } : { $reason }
error-file_unwritable = Impossible d’écrire { $file } : { $reason }
error-extra_missing = Il manque un module : { $module }. Pour l’installer : pip install "ruhr[{ $extra }]"
error-address_taken = Impossible d’écouter sur { $address } : { $reason }
error-database_in_use = Un autre serveur utilise déjà { $file }. Un fichier SQLite appartient à un seul serveur ; à plusieurs, il leur faut PostgreSQL.
error-backup_not_sqlite = Seules les tables dans SQLite se copient ainsi ; PostgreSQL a pg_dump pour cela.
error-backup_failed = Impossible d’écrire { $file } : { $reason }
error-server_failed = Le serveur n’a pas pu démarrer ; les lignes ci-dessus disent pourquoi.
cli-about = Ruhrschifffahrt 1769–1890 : le transport du charbon sur la Ruhr.
cli-language = Langue d’affichage : en, de, fr ou es.
cli-version = Afficher la version et indiquer si le noyau est compilé.
cli-version_line = ruhr { $version }, { $compiled ->
    [yes] noyau compilé avec mypyc
   *[no] noyau non compilé (environ 50 fois plus lent)
}
cli-help = Afficher cette aide.
cli-simulate = Jouer des parties au hasard et montrer d’où viennent les PV.
cli-simulate_games = Nombre de parties.
cli-players = Nombre de joueurs, de { $fewest } à { $most }.
cli-simulate_seed = La graine : la même graine donne les mêmes parties.
cli-calmer_water = La variante eaux plus calmes : sans les deux jetons à étoile.
cli-simulate_records = Enregistrer chaque partie dans ce dossier.
cli-board = Jouer sur cette copie modifiée du fichier de plateau.
cli-simulate_progress = parties au hasard
cli-simulate_summary = { $games } parties à { $players } joueurs, { $decisions } décisions par partie, { $speed } parties par seconde
cli-table_source = origine des PV
cli-table_mean = moyenne
cli-table_share = part
cli-table_deviation = écart type
cli-table_seat = place
cli-table_wins = victoires
cli-records_written = { $count ->
    [one] { $count } partie enregistrée dans { $folder }
   *[other] { $count } parties enregistrées dans { $folder }
}
cli-arena = Faire jouer des bots entre eux, mêmes donnes et places échangées.
cli-arena_bots = Les bots, séparés par des virgules : { $bots } ; si vous voulez, le nombre d’anticipations après deux-points.
cli-arena_workers = Nombre de parties à la fois.
cli-arena_seconds = Combien de secondes un programme peut réfléchir à une décision.
cli-arena_reduce_variance = Retirer la chance des résultats ; le JSON dit combien de parties cela épargne.
cli-arena_cluster = Faire jouer les parties par un cluster Ray : son adresse, « auto » pour celui qui tourne ou « local » pour un sur cette machine.
cli-arena_json = Le résultat en JSON.
cli-arena_progress = parties
cli-arena_interrupted = Interrompu. Les { $games } parties jouées sont conservées : la même commande reprend là.
cli-arena_bot = bot
cli-arena_wins = victoires (95 %)
cli-arena_points = PV (95 %)
cli-arena_rank = rang (95 %)
cli-arena_rating = cote
cli-arena_time = ms par décision
cli-arena_without_luck = victoires sans la chance (95 %)
cli-arena_faults = défaillances
cli-arena_place = place à la manche 1
cli-engine = Parler le protocole en lignes des programmes qui jouent, sur l’entrée et la sortie standard.
cli-engine_bot = Le bot qui décide : { $bots }.
fault-does_not_start = pas démarré
fault-ended = arrêté trop tôt
fault-too_late = trop tard
fault-not_legal = pas permis
fault-chatter = trop bavard
fault-complains = erreur signalée
bot-playout = Recherche sans réseau
bot-prior = Recherche aux attentes apprises
cli-puzzles = Problèmes : des positions où un choix est nettement meilleur que le choix naturel.
cli-puzzles_make = Chercher des problèmes dans des parties de bots et des parties enregistrées, et les écrire dans un dossier. Ce qui est trouvé est gardé : la même commande reprend là où elle s’est arrêtée.
cli-puzzles_count = Combien de problèmes sont écrits, de tous les thèmes et difficultés.
cli-puzzles_progress = { $puzzles } problèmes trouvés
cli-puzzles_interrupted = Interrompu. Les { $puzzles } problèmes trouvés sont conservés : la même commande reprend là.
cli-puzzles_written = { $puzzles } problèmes sur { $found } écrits dans { $folder }
cli-puzzles_turns = Jouer la suite du tour pour les problèmes d’un dossier, et écrire à côté les décisions qui viennent alors.
cli-puzzles_turns_progress = Suite des tours
cli-puzzles_turns_written = { $puzzles } problèmes se poursuivent jusqu’à la fin du tour, avec { $decisions } décisions.
cli-puzzles_theme = thème
cli-study = Jouer beaucoup de parties fortes et montrer avec quoi vont de pair ouvertures, jetons et bâtiments.
cli-study_level = Le niveau de tous : { $bots }.
cli-study_output = Écrire ce qui a été trouvé dans ce dossier.
cli-train = Entraîner un réseau pour les bots en les faisant jouer contre eux-mêmes. Le dossier garde tout : la même commande reprend là où elle s’est arrêtée.
cli-train_judged = Parties jouées au jugé, dont apprend le premier réseau.
cli-train_rounds = Séries de parties avec recherche, chacune avec un nouveau réseau.
cli-train_games = Parties d’une série.
cli-train_looks = Nombre d’anticipations à chaque décision.
cli-train_gate = Parties qu’un nouveau réseau joue contre le meilleur jusque-là.
cli-train_prior = Au lieu d’un réseau, apprendre ce que promet chaque action : pour le meilleur réseau du dossier, ou sinon pour celui fourni.
cli-train_cluster = Confier le travail à une grappe Ray : son adresse, ou « local » pour cette machine.
cli-train_playing = parties
cli-train_fitting = ajustement
cli-train_gating = épreuve
cli-train_round = Série { $round } : { $positions } positions, surprise { $surprise }, erreur { $error } PV, { $wins } des parties gagnées : { $passed ->
    [yes] réussi
   *[no] recalé
}
cli-train_done = Le meilleur réseau : { $file }
cli-train_prior_told = { $decisions } décisions, surprise { $surprise } (au jugé { $judged }, au moins { $least }), { $wins } des parties gagnées à temps égal : { $passed ->
    [yes] réussi
   *[no] recalé
}
cli-train_prior_done = Les attentes apprises : { $file }
cli-train_curve_surprise = surprise quant au vainqueur
cli-train_curve_error = erreur en PV
cli-train_curve_gate = parties gagnées (%)
cli-train_curve_round = série
cli-replay = Raconter une partie enregistrée, manche par manche.
cli-replay_json = Au lieu du récit, une ligne JSON avant chaque action enregistrée.
cli-replay_unfinished = La partie n’est pas terminée : { $seat } doit { $decision }.
cli-position = Afficher la position d’une partie enregistrée en une ligne de texte.
cli-position_step = Après tant de décisions ; sinon, à la fin de l’enregistrement.
cli-position_hidden = Avec ce que les joueurs ignorent : sac, obstacles, pays et tirages à venir.
cli-check = Vérifier que des fichiers sont des enregistrements valides.
cli-check_finished = { $file } : partie terminée, { $steps } décisions
cli-check_unfinished = { $file } : partie en cours, manche { $turn }, { $steps } décisions
cli-check_error = { $file } : { $error }
cli-verify = Vérifier que la donne d’une partie enregistrée était honnête : que personne n’a pu la choisir seul.
cli-verify_json = Afficher le résultat en JSON.
cli-verify_option = L’empreinte affichée à la table avant la partie, pour la comparer.
cli-verify_fair = { $file } : la donne est celle qui était promise.
cli-verify_shown = Empreinte { $fingerprint } : comparez-la à celle vue à la table, ou indiquez-la avec --fingerprint.
cli-verify_noted = Empreinte { $fingerprint }, telle que vous l’avez notée.
cli-verify_secret = Le secret du serveur est bien celui auquel il s’était engagé avant que quiconque ne s’assoie.
cli-verify_shares = Y ont ajouté du hasard : { $names }. Personne n’a pu choisir la donne seul.
cli-verify_alone = Aucun joueur n’y a rien ajouté : le serveur aurait pu choisir la donne.
cli-verify_deal = La donne découle de tout cela.
cli-verify_game = Les { $steps } décisions étaient toutes possibles avec cette donne.
cli-serve = Ouvrir des tables pour jouer ensemble, de près ou de loin.
cli-serve_host = L’adresse d’écoute ; 0.0.0.0 laisse entrer les autres.
cli-serve_port = Le port d’écoute ; 0 prend n’importe quel port libre.
cli-serve_open = Ouvrir le navigateur.
cli-serve_ready = Les tables sont prêtes : { $address }
cli-ratings = Compter les parties terminées qui ne le sont pas encore, et retrouver tous les résultats et classements à partir des parties.
cli-ratings_done = { $games ->
    [one] Une partie est comptée,
   *[other] { $games } parties sont comptées,
} et { $changed ->
    [0] tous les résultats étaient justes.
    [one] les résultats d’une seule ont été corrigés.
   *[other] les résultats de { $changed } ont été corrigés.
}
cli-backup = Copier les tables d’un fichier SQLite dans un nouveau fichier, même pendant qu’on y joue.
cli-backup_done = { $file } contient { $tables ->
    [one] une table
   *[other] { $tables } tables
} et est en ordre.
cli-worker = Laisser réfléchir les bots pour les serveurs qui utilisent la même base de données.
cli-worker_thinkers = Les processus dans lesquels les bots réfléchissent en profondeur.
cli-worker_metrics_host = L’adresse où l’on peut demander les mesures.
cli-worker_metrics_port = Le port où l’on peut demander les mesures, au format de Prometheus ; aucun par défaut.
cli-play = Jouer dans le navigateur ou dans le terminal : avec --terminal, ou avec toute option autre que --board, --position et --language.
cli-play_seed = La graine de la mise en place ; sans elle, chaque partie est nouvelle.
cli-play_position = Reprendre à partir de cette position, une ligne de texte telle que `ruhr position` l’affiche.
cli-play_name = Votre nom.
cli-play_terminal = Jouer dans le terminal.
cli-play_opponents = Vos adversaires, d’un à trois, séparés par des virgules : { $bots }. Par défaut { $usual }.
cli-play_thinking = Combien de temps réfléchissent les adversaires qui voient loin : { $choices } ; un quart des coups d’œil habituels, autant, quatre fois plus.
cli-play_resume = Reprendre cette partie enregistrée ; vous occupez la première place.
cli-play_save = Enregistrer dans ce fichier ; sinon dans un nouveau, nommé d’après la date et l’heure.
cli-position_or_resume = On ne peut reprendre qu’une partie : soit --position, soit --resume, pas les deux.
cli-unknown_bot = L’adversaire « { $bot } » n’existe pas. Il y a : { $bots }.
cli-wrong_count = À { $players } joueurs, il faut { $wanted } adversaires, pas { $found }.
cli-needs_screen = Pour jouer, il faut un terminal avec un clavier et un écran.
ask-not_your_turn = Ce n’est pas à vous de jouer.
why-reason = { $reason } (§{ $section })
hint-thinking = { $name } réfléchit à votre décision…
board-title = Plateau
board-river = La Ruhr, vers l’aval ▼
board-port_next = Port, prochain entrepôt à { $price } Thalers
space-storage = stockage
space-obstacle = obstacle
space-lock = écluse
space-city = cité
space-forge = forge
space-hammer_mill = moulin
space-gun_factory = armement
space-port = port
transport-path = Transport du charbon : { $path }
transport-coal = { $colour ->
    [white] blanc
   *[black] noir
}
transport-all_coal = tout
transport-back = Reviennent :
export-track_short = piste export
price-lock = écluse : { $thalers } Thalers
price-option = { $thalers ->
    [one] { $option } : { $thalers } Thaler
   *[other] { $option } : { $thalers } Thalers
}
price-depots = Dépôts de charbon, Thalers par place
price-cities = Cités, Thalers par place
sign-storage = stoc
sign-obstacle = obst
sign-lock = éclu
sign-city = cité
sign-forge = forg
sign-hammer_mill = moul
sign-gun_factory = arme
sign-port = port
sign-die = { $colour ->
    [white] { $pips }b
   *[black] { $pips }n
}
sign-demand = +{ $thalers }T
sign-points = { $points }★
sign-pilot_ban = PILOTES BANNIS
sign-lock_duty = ÉCLUSE D’ABORD
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}
turn-title = { $year ->
    [none] Manche { $turn } sur { $turns }
   *[other] Manche { $turn } sur { $turns }, { $year }
}
turn-arms = blason
turn-order_list = Ordre de cette phase :
turn-row_turn = manche
turn-row_arms = blason
turn-row_export = export
turn-row_warehouse = entrep.
player-missed = Manqués : { $markers }
log-recent = À l’instant
record-saved = La partie jusqu’ici est enregistrée dans { $file }.
key-undo = Annuler
key-save = Sauver
key-views = Vues
key-leave = Quitter
key-sheet = ↑ ↓ défiler · Échap retour à la table
key-end = n rejouer · Échap revoir la table · q quitter
help-title = Aide
help-text =
    ↑ ↓         choisir une action ; dessous, ce qu’elle entraînerait
    Entrée      la jouer
    w           pourquoi pas ? tout l’impossible, avec ses raisons
    h           conseil du capitaine
    u           annuler votre dernière décision
    1 2 3 4     voir la Ruhr, le plateau, les joueurs, le récit
    Tab         passer d’un cadre à l’autre, puis défiler avec ↑ ↓
    p           PV par origine
    s           enregistrer ; fait aussi après chaque décision
    n           nouvelle partie, quand celle-ci est finie
    q           enregistrer et quitter
    ? ou F1     cette aide
help-needs = Jetons progrès et cubes nécessaires
legend-barge = barge : { $name } ; la lettre marque aussi les entrepôts
legend-demand = demande : Thalers pour la prochaine vente ici
legend-points = PV pour la construction de l’écluse
legend-slots = places d’entrepôt d’une cité, · est libre
legend-marked = le lieu de l’action sous le curseur
legend-arrow = la case flèche est la première
legend-summary = PV, Thalers, entrepôts en réserve, entrepôts en dette

cli-review = Revenir sur une partie terminée : ce que chaque décision a coûté, ce que la chance a apporté et quel était le meilleur tour.
cli-review_seat = Ne parler que d’une place ; elles se comptent à partir de 0.
cli-review_looks = Regards vers l’avenir pour chaque choix pesé ; { $usual } sans --seconds.
cli-review_seconds = Y passer à peu près ce temps : autant de regards que possible.
cli-review_json = Afficher l’analyse en JSON.
cli-review_html = Écrire l’analyse comme une page à part.
cli-review_doing = Analyse

cli-admin_about = Pour les responsables d’un serveur : signalements, noms, propos, exclusions et le journal de ce qui a été fait. Travaille sur la base de RUHR_DATABASE_URL, pendant que les serveurs tournent.
cli-admin_json = Afficher en JSON.
cli-admin_all = Aussi ce qui est clos.
cli-admin_most = Au plus tant d’entrées.
cli-admin_why_about = Pourquoi ; c’est écrit dans le journal, et pour une exclusion l’intéressé le lit.
cli-admin_by = Qui le fait, pour le journal ; sinon le nom de l’utilisateur de cette machine.
cli-admin_new_name = Le nouveau nom ; N. N. si aucun n’est donné.
cli-admin_everywhere = À toutes les tables et dans tous les tournois de cette personne, et comme nom qu’elle a choisi.
cli-admin_from = Ce qu’elle ne peut plus faire : écrire dans les chats, jouer aux tables et aux tournois publics, ou quoi que ce soit.
cli-admin_days = Pour tant de jours ; sans indication, pour de bon.
cli-admin_sure = Ne pas demander d’abord.
cli-admin_reports = Lister ce qui a été signalé et que personne n’a clos, le plus ancien d’abord.
cli-admin_report = Regarder un signalement, avec ce qui a été dit avant et après.
cli-admin_people = Qui est à une table : les places comptent à partir de 0, et un code de chiffres hexadécimaux désigne une personne.
cli-admin_chat = Ce qui a été dit à une table, avec les numéros des lignes.
cli-admin_person = Ce qu’il y a d’une personne : noms, tables, exclusions. PERSON est un code ou son début, ou TABLE/PLACE.
cli-admin_bans = Lister les exclusions que personne n’a levées.
cli-admin_log = Ce que les responsables ont fait, le plus récent d’abord. Rien ne peut y être changé.
cli-admin_close = Clore un signalement.
cli-admin_remove = Retirer une ligne d’un chat ; tous voient qu’elle a été retirée.
cli-admin_rename = Renommer la personne à une place, ou retirer son nom.
cli-admin_cup = Renommer un tournoi, ou retirer son nom ; avec --cancel, annuler celui qui n’a pas commencé.
cli-admin_cancel = Annuler plutôt le tournoi, qui ne doit pas avoir commencé.
cli-admin_ban = Exclure une personne, sur tous ses appareils : des chats, des tables publiques, ou tout à fait.
cli-admin_lift = Lever une exclusion.
cli-admin_merge = Réunir deux identités de la même personne : places, appareils, résultats et avis se rejoignent. Cela ne peut pas être annulé.
cli-admin_close_done = Le signalement { $number } est clos.
cli-admin_remove_done = La ligne { $line } est retirée.
cli-admin_rename_done = { $tables ->
    [one] Renommé à une table.
   *[other] Renommé à { $tables } tables.
}
cli-admin_ban_done = { $until ->
    [never] Exclusion { $number } : { $person } est exclu pour de bon.
   *[other] Exclusion { $number } : { $person } est exclu jusqu’au { $until }.
}
cli-admin_lift_done = L’exclusion { $number } de { $person } est levée.
cli-admin_cup_done = Le tournoi s’appelle maintenant « { $name } ».
cli-admin_cancel_done = Le tournoi est annulé.
cli-admin_merge_sure = La seconde doit-elle faire partie de la première ? Cela ne peut pas être annulé.
cli-admin_merge_done = Les deux sont maintenant { $person }.
error-admin_person_unknown = Il n’y a personne « { $person } » : écrivez au moins six chiffres d’un code, ou TABLE/PLACE.
error-admin_person_unclear = Plusieurs personnes ont un code qui commence par « { $person } » : écrivez plus de chiffres.
error-admin_report_unknown = Il n’y a pas de signalement { $number }.
error-admin_report_closed = Le signalement { $number } est déjà clos.
error-admin_ban_unknown = Il n’y a pas d’exclusion { $number } que l’on puisse lever.
error-admin_same_person = Les deux sont déjà la même personne.
error-admin_name_refused = « { $name } » ne peut pas être un nom : 1 à 40 caractères visibles.
error-admin_why_length = --why prend 1 à { $most } caractères.

admin-nothing = Rien.
admin-yes = oui
admin-number = nº
admin-at = quand
admin-closed_at = clos
admin-person = personne
admin-name = nom
admin-reason = motif
admin-said = dit
admin-words = remarque
admin-reporter = signalé par
admin-table = table
admin-seat = place
admin-line = ligne
admin-level = bot
admin-removed = retiré
admin-since = depuis
admin-until = jusqu’au
admin-devices = appareils
admin-names = noms
admin-reports = signalements
admin-status = état
admin-scope = ne peut pas
admin-why = pourquoi
admin-host = qui
admin-deed = quoi

deed-closed = signalement clos
deed-removed = ligne retirée
deed-renamed = renommé
deed-banned = exclu
deed-lifted = exclusion levée
deed-merged = identités réunies
deed-cup_renamed = tournoi renommé
deed-cup_cancelled = tournoi annulé
