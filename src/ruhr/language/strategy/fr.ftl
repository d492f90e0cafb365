# Français. Comment on gagne, d’après les données.

strategy-title = Comment on gagne
strategy-about = D’après { $games } parties à { $players } joueurs, tous des bots du même niveau ({ $level }). Le trait montre où se trouve la vraie moyenne avec une probabilité de 95 %.
strategy-correlation = On dit ici ce qui va de pair avec beaucoup de PV, pas pourquoi : qui mène peut aussi s’offrir davantage. Et sur vingt choses qui ne changent rien, une semble compter. Ce que vaut un choix dans une position, les problèmes et les analyses le disent.
strategy-players = { $players } joueurs
strategy-openings = Les premiers choix
strategy-openings_about = Ce que valent les choix de la manche 1 selon la place dans l’ordre : PV à la fin par rapport à ce qui a été choisi dans ces parties, pesés sur les mêmes donnes.
strategy-places = Qui commence
strategy-place = place à la manche 1
strategy-opening = choix
strategy-points = PV
strategy-wins = victoires
strategy-chance = chances de victoire
strategy-chosen = choisi
strategy-possessions = Ce qui va de pair avec la victoire
strategy-possessions_about = Combien de PV de plus ont à la fin ceux qui l’avaient à la fin d’une manche que les autres dans la même partie. En gris : peut être dû au hasard.
strategy-thing = jeton, bâtiment ou vente
strategy-by_turn = à la manche { $turn }
strategy-built = { $kind ->
    [lock] Écluse : { $place }
    [city] Entrepôt : { $place }
    [depot] Dépôt de charbon : { $place }
    [sale] Vente : { $place }
   *[port] Port : { $place }
}
strategy-percent = { $share } %
strategy-how = Nombre de joueurs
strategy-short = En bref
strategy-short_place = Qui est n° { $place } à la manche 1 gagne le plus souvent : { $share } % des parties (± { $half }).
strategy-short_even = Commencer ou non compte moins que ce qu’on peut distinguer du hasard en autant de parties.
strategy-short_source = C’est ici que les vainqueurs ont le plus d’avance : { $source } ({ $points }).
strategy-short_thing = À la manche { $turn }, voici ce qui va de pair avec le plus de PV : { $thing } ({ $points }).
strategy-none = Encore trop peu de parties pour en dire quelque chose.
strategy-sources = D’où viennent les PV des vainqueurs
strategy-sources_about = PV moyens selon leur origine, pour ceux qui ont gagné et pour les autres des mêmes parties.
strategy-source = origine
strategy-winners = vainqueurs
strategy-others = autres
strategy-more = de plus
strategy-when = À la fin de quelle manche
strategy-turn = manche { $turn }
strategy-kind = { $kind ->
    [marker] Jetons progrès
    [city] Entrepôts dans les cités
    [depot] Entrepôts dans les dépôts de charbon
    [port] Entrepôts au port
    [lock] Écluses
   *[sale] Vendu là
}
strategy-which_place = Place à la manche 1
strategy-first = { $decision ->
    [option] Option spéciale
   *[start] Quel charbon
}
