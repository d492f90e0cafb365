# Comment on se trouve : tables ouvertes, partie sur demande, classements, et ce qu’ont donné les parties.
finding-title = Trouver une partie
finding-me = Trouvez-moi une partie
finding-me_about = Dites ce que vous aimeriez jouer. Vous prenez place là où attendent des joueurs à peu près de votre force, ou vous attendez que quelqu’un vienne.
finding-pace = Rythme
finding-live = d’une traite
finding-days = sur plusieurs jours
finding-players = Joueurs
finding-language = Langue
finding-any = peu importe
finding-rated = classée
finding-unrated = non classée
finding-rated_wish = Classée : le résultat change les classements
finding-rating = { $rating } ± { $deviation }
finding-your_rating = Votre classement à { $players } : { $rating }
finding-no_rating = Vous n’avez pas encore de classement à { $players }. Quelques parties classées suffisent, même contre des bots.
finding-open = Tables ouvertes
finding-filter = Afficher
finding-new = Ouvrir une table
finding-welcome = Sont bienvenus
finding-welcome_all = tous
finding-welcome_newcomers = les débutants : classement jusqu’à { $highest }
finding-welcome_similar = ceux qui sont à peu près de ma force
finding-chat = Avec chat
finding-chat_off = sans chat
finding-wanted = { $count ->
    [one] un joueur recherché
   *[other] { $count } joueurs recherchés
}
finding-from = classement à partir de { $lowest }
finding-up_to = classement jusqu’à { $highest }
finding-around = classement autour de { $rating }
finding-bots = Classée contre des bots
finding-bots_about = La force des bots est connue sur la même échelle : quelques parties contre eux, et vous avez un classement. Il n’y a pas de conseils.
finding-bot_measured = { $bot } : { $rating }, mesuré
finding-bot_inferred = { $bot } : { $rating }, déduit de parties à deux
finding-inferred = déduit de parties à deux
finding-rules = Ce qui vaut à cette table
finding-rules_of_rated = Ce qui vaut dans les parties classées
finding-is_rated = Cette partie est classée : la place de chacun à la fin change les classements. Les PV, non.
finding-is_unrated = Cette partie n’est pas classée : aucun classement ne change.
finding-fresh = Une nouvelle donne, une place par personne, pas de conseils, et aucun tour entier n’est repris.
finding-leave = Si quelqu’un s’en va, un bot décide à sa place ; on peut revenir à tout moment.
finding-no_clock = Il n’y a pas de pendule.
finding-time_nothing = Quand le temps de quelqu’un est écoulé, il ne se passe rien : les autres attendent.
finding-time_bot = Quand le temps de quelqu’un est écoulé, un bot décide pour lui jusqu’à son retour ({ $level }).
finding-time_close = Quand le temps de quelqu’un est écoulé, la table est fermée.
finding-stand_in = Dans les parties classées, c’est toujours le même bot qui remplace les absents ({ $level }).
finding-leave_rated = Celui pour qui un bot décide à la fin, ou pour qui des bots ont décidé plus de { $most } fois, est dernier, quoi qu’ils aient obtenu.
finding-close_rated = Si une table est fermée, celui dont le temps était écoulé est dernier, et les autres sont à égalité.
finding-begun_rated = Tant que chacun n’a pas décidé au moins une fois, partir ne coûte rien : une telle partie ne compte pas.
finding-bots_rated = Les bots ont leur propre classement, et le gardent.
finding-shown_rated = Tous ceux qui sont à cette table voient votre classement et le nombre de vos parties classées.
finding-waiting = Recherche de joueurs…
finding-waiting_about = On cherche des classements de { $lowest } à { $highest }, et de plus en plus éloignés à mesure que le temps passe. Restez sur cette page.
finding-waiting_days = Votre place vous est gardée, et la table figure parmi les vôtres : revenez quand vous voudrez. On cherche des classements de { $lowest } à { $highest }, et de plus en plus éloignés à mesure que le temps passe.
finding-change = { $name } : { $before } → { $after }
finding-ratings = Classements
finding-counting = La partie est en cours de décompte…
finding-not_counted = La partie ne compte pas pour les classements : quelqu’un n’a jamais décidé.

tables-none = Aucune pour le moment.
tables-look_again = Actualiser
tables-more = En voir plus
tables-join = Rejoindre
tables-watch = Regarder
tables-look = Voir

profile-title = Mes parties et classements
profile-none = Rien encore : ici figurera ce que donnent les parties que vous jouez jusqu’au bout. L’entraînement ne compte pas.
profile-among = { $players } joueurs
profile-games = { $count ->
    [one] une partie classée
   *[other] { $count } parties classées
}
profile-over_time = Classement au fil du temps, { $players } joueurs : de { $first } à { $last }
profile-by_level = Selon les adversaires
profile-by_turn = Selon la place à la première manche
profile-opponent = adversaire
profile-people = joueurs humains
profile-turn = place
profile-played = parties
profile-won = gagnées
profile-place = place moyenne
profile-points = PV en moyenne
profile-sources = PV par origine
profile-sources_about = Les dernières parties jouées jusqu’au bout, la plus récente à droite.
profile-other = tout le reste
profile-losses = Ce que vous avez cédé
profile-losses_about = PV par manche, d’après les analyses de vos parties : { $loss } en moyenne, dans { $count ->
    [one] une partie
   *[other] { $count } parties
}.
profile-losses_none = Faites analyser une partie terminée : vous verrez ici combien de PV par manche vous avez cédés.
profile-latest = Les dernières parties
profile-left = des bots ont décidé à votre place
profile-result = place { $place } sur { $players }
profile-with_points = { $points } PV
profile-as_table = En tableau
profile-date = partie
profile-kept = Tout ce qui vous concerne, avec les enregistrements de toutes les parties, se télécharge d’un coup.
