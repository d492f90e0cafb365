# Retour sur une partie dans le navigateur : ce qu’ont coûté les décisions, ce qu’a donné la chance, ce qui valait mieux.

review-title = Analyse
review-about = Chaque décision est pesée d’après ce qu’on pouvait savoir alors. Ce qui se perd dans le bruit n’est la faute de personne.
review-progress = { $found } décisions pesées sur { $of }
review-waiting = Les premiers résultats arrivent dans un instant…
review-again = Réessayer
review-to_table = À la table
review-html = Télécharger en page
review-json = Télécharger en JSON
review-whose = La partie de

## La courbe des chances

review-curve = Chances de victoire
review-curve_at = Manche { $turn } : { $chances }
review-chance = { $name } { $share } %
review-as_table = En tableau
review-turn = Manche
review-end = La fin

## D’où vient un résultat

review-account = D’où vient le résultat
review-account_later = Le bilan sera dressé quand toutes les décisions seront pesées.
review-points = PV
review-win = chances de victoire
review-start = Attendu au départ
review-luck = Chance
review-possible = Propres décisions, au mieux
review-lost = Dont cédé
review-others = Décisions des autres
review-final = Résultat final
review-account_about = Est attendu ce que donne une partie où tout le monde continue au jugé. Au mieux : ce que les meilleurs choix auraient rapporté de plus. Les bonnes décisions des autres coûtent en général quelque chose.
review-like = { $own ->
    [yes] Vous avez cédé { $loss } PV par manche. Vous avez joué comme : { $level }.
   *[no] { $name } a cédé { $loss } PV par manche et a joué comme : { $level }.
}
review-loss_a_turn = { $own ->
    [yes] Vous avez cédé { $loss } PV par manche.
   *[no] { $name } a cédé { $loss } PV par manche.
}

## Tours

review-costliest = Les tours les plus coûteux
review-no_mistakes = Rien n’a été cédé qui se distingue du bruit.
review-cost = { $own ->
    [yes] La manche { $turn } vous a coûté { $points } PV{ $share ->
        [0] {""}
       *[other] {" "}et { $share } % des chances de victoire
    }.
   *[no] La manche { $turn } a coûté { $points } PV{ $share ->
        [0] {""}
       *[other] {" "}et { $share } % des chances de victoire
    } à { $name }.
}
review-cost_win = { $own ->
    [yes] La manche { $turn } vous a coûté { $share } % des chances de victoire.
   *[no] La manche { $turn } a coûté { $share } % des chances de victoire à { $name }.
}
review-sure = ± { $error }
review-better = Le meilleur tour : { $action }.
review-show = Montrer sur le plateau
review-as_puzzles = { $own ->
    [yes] Rejouer vos tours les plus coûteux comme problèmes
   *[no] Rejouer les tours les plus coûteux de { $name } comme problèmes
}
review-finest = Le mieux joué
review-fine = Manche { $turn } : { $action }. Ce qui vient d’abord à l’esprit ({ $other }) aurait coûté { $points } PV{ $share ->
    [0] {""}
   *[other] {" "}et { $share } % des chances de victoire
}.
review-fine_win = Manche { $turn } : { $action }. Ce qui vient d’abord à l’esprit ({ $other }) aurait coûté { $share } % des chances de victoire.
review-none_finest = Aucun tour où le bon choix était difficile à trouver.
review-all_turns = Tous les tours
review-all_turns_about = Ce que chaque tour a coûté, en PV. En gras : plus que du bruit.

## Chance

review-luck_of = { $own ->
    [yes] Le hasard vous a donné { $points } PV en tout.
   *[no] Le hasard a donné { $points } PV en tout à { $name }.
}
review-luck_at = Manche { $turn } : { $what }
review-first = { $name } commence
review-country = pays révélé : { $country }
review-marker = jeton pioché : { $marker }
review-no_luck = Rien n’a encore été révélé.

## Une décision

review-decision = Décision { $step } · manche { $turn }
review-chose = { $own ->
    [yes] Votre choix : { $action }
   *[no] Choix de { $name } : { $action }
}
review-nothing_better = Rien de mieux n’a été trouvé.
review-within_noise = L’écart avec le meilleur choix se perd dans le bruit.
review-given_away = { $points } PV (± { $error }){ $share ->
    [0] {""}
   *[other] {" "}et { $share } % des chances de victoire
} cédés.
review-given_away_win = { $share } % des chances de victoire cédés.
review-choice = Choix
review-taken = choisi
review-best = meilleur
review-before = Décision précédente
review-after = Décision suivante
review-mistake_after = Erreur suivante
review-think_more = Réfléchir dix fois plus
review-thinking = En réflexion…
review-thought_more = Réfléchi dix fois plus longtemps.
review-not_thought = La réflexion prolongée a échoué plusieurs fois.
review-play_on = Continuer la partie d’ici
review-link = Copier le lien
review-choose_one = Pointez la courbe ou choisissez un tour pour le voir sur le plateau.

## Le meilleur tour, pas à pas

review-plan = Le meilleur tour
review-plan_step = Étape { $step } sur { $of } : { $what }
review-plan_start = Avant le meilleur tour
review-plan_end = À partir d’ici, tout dépend de ce qui sera révélé.
review-step_back = Une étape en arrière
review-step_on = Étape suivante
review-plan_leave = Retour à la partie

## Un nombre de points

review-number = { NUMBER($number, minimumFractionDigits: 1) }
