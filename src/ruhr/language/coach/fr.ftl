# Français. Ce que dit le conseiller pendant une première partie.

coach-title = Votre conseiller
coach-silent = Compris, ne plus me le dire

## De quoi il s’agit

topic-levy = La taxe : un Thaler ou un PV. En début de partie, un Thaler pour construire vaut souvent mieux que le PV.
topic-gift = Un bonus : un Thaler ou un PV. Prenez le Thaler s’il vous paie quelque chose cette manche, sinon le PV.
topic-remove = De vieilles mines ferment : un dé charbon quitte le fleuve pour de bon. Retirez-en un qui manquera aux autres plus qu’à vous.
topic-place = Un dé revient de la piste de transport. Placez-le là où il sera encore en aval de votre barge à votre prochain départ.
topic-last_turn = C’est la dernière manche. Ce qui ne rapporte pas de PV d’ici la fin ne vaut plus rien ; seul le maire compte encore les Thalers.
topic-paved = Désormais, le charbon suit la route pavée, avec une colonne pour le noir et une pour le blanc. Elle est plus courte : les dés reviennent plus tôt.
topic-options_dearer = À partir de cette manche, chaque option spéciale payante coûte un Thaler de plus.
topic-rails = Voici les rails : la piste de transport est encore plus courte, et le charbon vendu revient vite au fleuve.
topic-steam = Machines à vapeur : chaque dé de la piste de transport est monté de 1. Ce qui revient maintenant vaut davantage.
topic-water = L’eau est trop haute ou trop basse pour les pilotes cette manche. Cherchez un charbon dont la flèche mène à un bon acheteur.
topic-option = Avant de charger, vous pouvez choisir une option spéciale. Demandez-vous où vous voulez vendre : cela dit laquelle il vous faut.
topic-pilot = Sans pilote, le charbon avance de deux cases au plus. Le pilote est gratuit et permet de vendre partout en aval, même à Ruhrort.
topic-hauling = Votre barge ne fait que descendre. Le remorquage la ramène vers le charbon en amont ; il coûte des Thalers, alors gardez-en.
topic-transport = Le transport place un dé de la case flèche sur un stockage vide : du charbon là où il vous en faut, peut-être juste devant vous.
topic-wage = Le salaire, ce sont deux Thalers gratuits, mais un seul joueur par manche peut le prendre. Soyez le premier.
topic-supply = Le ravitaillement fait monter de 2 un dé sur un stockage. Choisissez un charbon que vous chargerez vous-même.
topic-demand = Il y a des pièces sur certaines cases vente : c’est la demande. Le premier qui y vend les prend en plus du prix.
topic-inn = Votre auberge donne des Thalers ou des PV une fois par partie. Inutilisée, elle paie encore à la fin : servez-vous-en quand ces Thalers vous permettent de construire.
topic-coal_hauler = Une fois par partie, votre remorqueur de charbon fait monter un dé. Utilisez-le sur un charbon faible que vous chargez tout de suite.
topic-hauling_action = Une fois par partie, votre jeton rend le remorquage gratuit. Plus l’option est chère, mieux il est employé.
topic-transport_to = Placez le dé en aval de votre barge si vous le voulez vous-même, et là où personne ne peut le charger avant vous.
topic-supply_at = Faites monter un dé que vous allez charger ; 6 est le maximum.
topic-start = Choisissez le charbon à charger. Sa valeur est son prix, et la flèche du stockage montre qui l’achète sans pilote.
topic-obstacles = Passer des obstacles sans écluse fait baisser le charbon de 1, une seule fois par trajet. Comparez ce qui arrive, pas ce qui attend.
topic-order = Le joueur le plus en amont décide en premier à la phase suivante. Plus vous descendez, plus vous choisissez tard, et plus il vous faudra de remorquages.
topic-white_coal = Avec le jeton « Comté de la Marck », vous pouvez aussi charger du charbon blanc. Ses cubes ont leurs propres zones et ouvrent de nouveaux jetons.
topic-sell = L’acheteur donne un cube développement, et le reste de la valeur en Thalers. Vendez là où il vous manque un cube.
topic-tokens = Les cubes donnent des jetons progrès. Regardez votre plateau : à quel jeton ne manque-t-il plus qu’un cube ?
topic-ruhrort = Ruhrort paie un Thaler de plus et fait avancer le pion export, mais votre barge se retrouve tout au bout du fleuve.
topic-lock_duty = Il ne reste qu’un jeton dans le sac : cette manche, tous ceux qui le peuvent doivent d’abord construire une écluse.
topic-purchase = C’est ici que vos Thalers deviennent des PV. Chaque jeton progrès permet de construire une fois par manche ; terminez quand plus rien ne vaut son prix.
topic-lock = Une écluse rapporte aussitôt deux ou trois PV, et votre première vous apporte deux entrepôts. Au début, elles sont bon marché : faites vite.
topic-second_lock = À deux ou trois joueurs, la deuxième écluse de cette phase est gratuite. Ne la laissez pas passer.
topic-city = Un entrepôt dans une cité vaut deux PV, et un Thaler chaque fois que quelqu’un y vend. Les premières places sont les moins chères.
topic-depot = Un entrepôt dans un dépôt vaut deux PV à bas prix. À la fin, d’autres PV récompensent les majorités et la présence dans les quatre dépôts.
topic-port = Un entrepôt au port rapporte plus d’une fois : chaque fois qu’on exporte vers son pays. Les positions du haut rapportent le plus.
topic-export = Le jeton pays de la manche montre vers où l’on exporte en phase 7. La case du pion export dit combien cela rapporte ; plus à droite, ce n’est jamais moins.
topic-white_warehouse = Votre jeton blanc « entrepôt » permet de construire une fois par partie pour deux Thalers, dans n’importe quelle cité ou au port. Gardez-le pour une place chère.
topic-shift = Déplacer un entrepôt du port coûte deux Thalers. Cela vaut la peine si l’autre pays doit encore sortir plus souvent.
topic-debt = Chaque dette coûte deux PV à la fin et bloque un entrepôt. Remboursez-la quand trois Thalers ne vous servent à rien d’autre.
topic-limit = Vous ne pouvez pas garder plus de dix Thalers. Dépensez le reste maintenant.

## Ce que regrettent les débutants

regret-points_left = C’est la dernière occasion de marquer : un autre choix rapporte encore { $points } PV.
regret-option_left = Ne rien choisir, c’est refuser un cadeau : l’option « { $option } » ne coûte rien et n’est jamais moins bonne.
regret-sold_cheaply = { $thalers ->
    [one] Un autre choix rapporte le même cube et 1 Thaler de plus.
   *[other] Un autre choix rapporte le même cube et { $thalers } Thalers de plus.
}
