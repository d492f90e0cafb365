# Tournois faits de tables, et le duplicate de la semaine.
cups-title = Tournois
cups-weekly = Le duplicate de la semaine
cups-weekly_about = Cinq donnes, les mêmes pour tous, contre des bots de même force, quand vous voulez jusqu’à dimanche soir. On vous compare à tous ceux qui étaient assis à votre place.
cups-week = Duplicate de la semaine du { $day }
cups-until = jusqu’au { $time }
cups-enter = Participer
cups-deal = Donne { $number }
cups-deal_for = { $count } joueurs
cups-play = Jouer
cups-go_on = Continuer
cups-look = Regarder
cups-achieved = { $points } PV
cups-mine = Les miens
cups-open = Ouverts
cups-running = En cours
cups-finished = Terminés
cups-cancelled = Annulés
cups-none = Aucun pour le moment.
cups-more = En montrer plus
cups-new = Organiser un tournoi
cups-name = Nom du tournoi
cups-format = Formule
cups-round_robin = Toutes rondes
cups-swiss = Système suisse
cups-knock_out = Élimination directe
cups-duplicate = Duplicate
cups-round_robin_about = Chacun rencontre chacun.
cups-swiss_about = Ceux qui sont à égalité se rencontrent, et jamais deux fois tant que c’est possible.
cups-knock_out_about = Les meilleurs de chaque table continuent, jusqu’à tenir à une seule : c’est la finale.
cups-duplicate_about = Toutes les tables jouent les mêmes donnes. On vous compare à ceux qui étaient assis à votre place.
cups-players = Joueurs par table
cups-rounds = Rondes
cups-deals = Donnes
cups-opponents = Adversaires
cups-opponents_people = des joueurs humains
cups-opponents_bots = des bots, chacun pour soi
cups-level = Bots
cups-clock = Temps
cups-round_lasts = Une ronde dure au plus
cups-most = Places
cups-begins = Début
cups-begins_maker = quand je le dis
cups-begins_full = quand c’est complet
cups-begins_time = à une heure donnée
cups-begins_at = Quand
cups-fill = Des bots prennent les places libres
cups-rated = Classé : les résultats changent les classements
cups-calmer_water = En eaux plus calmes
cups-public = Affiché pour tous
cups-people = { $count ->
    [one] une personne
   *[other] { $count } personnes
}
cups-bots = { $count ->
    [one] un bot
   *[other] { $count } bots
}
cups-of_places = { $count } places prises sur { $most }
cups-at_tables = tables de { $count }
cups-count_rounds = { $count ->
    [one] une ronde
   *[other] { $count } rondes
}
cups-count_deals = { $count ->
    [one] une donne
   *[other] { $count } donnes
}
cups-is_rated = classé
cups-lasting = une ronde dure au plus { $time }
cups-against_bots = contre des bots : { $level }
cups-is_calmer = en eaux plus calmes
cups-round = Ronde { $number }
cups-round_until = au plus tard jusqu’au { $time }
cups-byes = Exempts : { $names }
cups-table = Table { $number }
cups-watch = Suivre
cups-house = bot
cups-left = parti
cups-leave = Quitter le tournoi
cups-leave_sure = Vraiment quitter ? Un bot continue pour vous, et vous n’entrez plus dans les tirages.
cups-begin = Lancer le tournoi
cups-cancel = Annuler le tournoi
cups-your_table = Votre table vous attend
cups-to_table = À votre table
cups-your_deals = Vos donnes
cups-wait = Votre prochaine table viendra quand toutes les tables de la ronde seront finies.
cups-wait_begin = Vous participez. La date du début est indiquée plus bas ; vos tables figureront parmi les vôtres.
cups-sealed = Sous scellés : d’autres jouent encore cette donne, ou peuvent encore commencer.
cups-entries = Participants
cups-nobody = Personne encore.
cups-standings = Classement
cups-place = Rang
cups-player = Joueur
cups-points = Points de tournoi
cups-tables = Tables
cups-direct = Entre eux
cups-strength = Adversaires
cups-share = Part des PV
cups-beaten = Autres battus
cups-ahead = PV d’avance
cups-reached = Ronde atteinte
cups-rules = Ce qui vaut dans ce tournoi
cups-rule_points = À une table, chacun reçoit la part des autres qu’il devance, les égalités comptant pour moitié : un point de tournoi au vainqueur, rien au dernier.
cups-rule_ties = À points égaux décident les résultats entre eux si tous se sont rencontrés, puis la force des adversaires, puis la part des PV à leurs tables, puis le sort.
cups-rule_time = Quand le temps de quelqu’un est écoulé, un bot décide pour lui ({ $level }) ; il peut revenir. À la fin de la ronde, plus personne n’a de temps.
cups-rule_left = Celui pour qui un bot décide à la fin, ou pour qui des bots ont décidé plus de { $most } fois, n’a rien pour cette table. Qui ne se présente pas n’est plus tiré au sort.
cups-rule_boards = À chaque donne, vous recevez la part des autres que vous avez battus à votre place, les égalités comptant pour moitié. Ce que vous ne jouez pas vous-même jusqu’au bout, ou ce que des bots décident pour vous plus de { $most } fois, ne compte pas.
cups-rule_sealed = Tant que quelqu’un peut encore jouer une donne, seuls ceux qui y sont assis voient une table ; ni conseils, ni enregistrement, ni analyse. Ensuite tout le monde voit tout.
cups-rule_rated = Les parties changent les classements.
cups-rule_lots = Le sort et les donnes découlent d’un secret auquel le serveur est lié, et de ce que votre navigateur ajoute.
cups-commitment = Engagement
cups-seed = Graine du sort
cups-secret = Secret
cups-link = Lien pour les autres
cups-not_begun = Il n’a pas eu lieu.
cups-begins_said = Commence { $time }
