# Français. Ce que disent les problèmes.

theme-building = Construction
theme-coal = Quel charbon
theme-debt = Dettes
theme-end_bonus = Bonus de fin
theme-export = Exportation et port
theme-income = Revenus
theme-lock_race = Course aux écluses
theme-option = Option spéciale
theme-pilot = Pilote
theme-progress = Progrès
theme-sale = Vente
theme-track = L’emplacement des dés
puzzle-title = Problèmes
puzzle-about = { $count } positions tirées de parties où un choix est nettement meilleur que celui qui vient d’abord à l’esprit. Chaque réponse dit ce qu’elle coûte, et pourquoi.
puzzle-day = Problème du jour
puzzle-day_done = Vous avez déjà fait celui d’aujourd’hui. Le suivant arrive demain.
puzzle-any = Un problème au hasard
puzzle-themes = Par thème
puzzle-difficulties = Par difficulté
puzzle-found_by = À partir de : { $level }
puzzle-had = { $had } sur { $count }
puzzle-red = Rouge
puzzle-blue = Bleu
puzzle-green = Vert
puzzle-yellow = Jaune
puzzle-where = Manche { $turn }, { $players } joueurs
puzzle-asked = { $name } doit { $decision }. Quel est le meilleur choix ?
puzzle-right = Juste : { $action }
puzzle-right_too = Juste, cela revient au même : { $action }
puzzle-right_near = Juste, trop proche du meilleur choix pour les départager : { $action }
puzzle-wrong = Pas le meilleur choix : { $action }
puzzle-cost = Par rapport au meilleur choix, cela coûte { $points } { $points ->
    [one] point
   *[other] points
} et { $win } % de vos chances de gagner.
puzzle-cost_win = Cela coûte { $win } % de vos chances de gagner, même si cela rapporte { $points } { $points ->
    [one] point
   *[other] points
} de plus.
puzzle-natural = Ce qui vient d’abord à l’esprit : { $action }
puzzle-played = { $name } a choisi : { $action }
puzzle-as_played = Comme { $name } dans la partie.
puzzle-why = Pourquoi
puzzle-best = Le meilleur choix : { $action }
puzzle-show = Montrer la solution
puzzle-retry = Réessayer
puzzle-next = Problème suivant
puzzle-all = Tous les problèmes
puzzle-others = Ce que coûtent les autres choix
puzzle-rating = Votre classement
puzzle-rating_of = { $rating } ± { $spread }
puzzle-streak = Jours d’affilée
puzzle-of_review = Les tours les plus chers de { $name }
puzzle-own_waiting = La partie est en cours d’analyse ; ses problèmes viendront ensuite.
puzzle-own_none = Aucun tour de { $name } n’a coûté plus que le hasard : il n’y a rien à résoudre.
puzzle-to_review = Retour à l’analyse
