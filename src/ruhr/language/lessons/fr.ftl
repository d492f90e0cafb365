# Français. What the lessons say: lesson-<id> is its title, lesson-<id>_<step> a step, lesson-<id>_<step>_otherwise what is said to who chose otherwise.

## Au fil des leçons

learn-about = { $count } courtes leçons, { $minutes } minutes en tout. Vous jouez chaque coup vous-même, sur le vrai plateau, et pouvez vous arrêter quand vous voulez : vous reprendrez où vous en étiez.
learn-begin = Commencer
learn-continue = Continuer : { $lesson }
learn-minutes = { $minutes } min
learn-done = apprise
learn-skipped = passée
learn-then = Et ensuite : votre première partie
learn-first_game = Jouer la première partie
learn-first_game_about = Contre deux mousses, qui ne vous feront pas de misères. Un conseiller explique chaque nouveauté, et vous pouvez reprendre des tours entiers.
learn-step = Étape { $step } sur { $of }
learn-go_on = Continuer
learn-back = Retour
learn-skip = Passer cette leçon
learn-leave = Quitter la leçon
learn-return = Revenir à l’étape
learn-retry = Réessayer
learn-read_on = Pour aller plus loin, dans les règles :
learn-asked = À vous : { $decision }.
learn-came = Ce que cela donne
learn-otherwise = C’est permis aussi, mais la leçon veut vous montrer autre chose.
learn-next = Leçon suivante : { $lesson }
learn-again = Encore une fois
learn-all = Toutes les leçons
learn-red = Rouge
learn-blue = Bleu
learn-green = Vert
learn-yellow = Jaune

## Le thème, le but et le premier charbon

lesson-aim = Votre premier charbon
lesson-aim_river = Le charbon descend la Ruhr, des mines en amont de Witten jusqu’au port de Ruhrort. Vous êtes Rouge, et à chaque manche votre barge emporte un dé charbon.
lesson-aim_start = Le charbon attend sur les stockages, et la valeur du dé dit ce qu’il vaut. Choisissez d’où part votre barge et regardez : elle va toute seule chez l’acheteur suivant.
lesson-aim_paid = La valeur qui arrive vous est payée : la première unité par un cube développement, chaque unité de plus par un Thaler.
lesson-aim_lock = Les Thalers sont faits pour être dépensés : pour 2 Thalers, remplacez un obstacle du Comté de la Marck par une écluse. Elle vous rapporte 3 points de victoire, les PV, et le charbon de tous y passe désormais intact.
lesson-aim_lock_otherwise = Seule une écluse du Comté de la Marck rapporte 3 PV, ailleurs c’est 2. Et ce sont les PV qui comptent.
lesson-aim_second = À deux joueurs, une deuxième écluse dans la même manche est gratuite pour le moment. Construisez-en encore une dans le Comté de la Marck.
lesson-aim_second_otherwise = Cette écluse ne coûte rien et rapporte encore 3 PV dans le Comté de la Marck. Prenez-la.
lesson-aim_points = Ce sont les PV qui font gagner, pas les Thalers : on en marque avec les écluses, les entrepôts et l’export, et à la fin de la partie. Après douze manches, celui qui en a le plus gagne.
lesson-aim_history = Les douze manches vont de 1769 à 1890, du chemin de halage au chemin de fer. En ces années, les écluses ont fait de la Ruhr l’un des cours d’eau les plus fréquentés d’Europe.
lesson-aim_end = Voilà une manche : partir, naviguer, vendre, construire. Tout le reste, c’est l’art de le faire mieux.

## Un trajet et sa vente

lesson-trip = Un trajet et sa vente
lesson-trip_arrow = La flèche d’un stockage mène au seul acheteur accessible sans aide ; là où il y a une roue, on ne part qu’avec un pilote. Démarrez à Gewalt : l’acheteur est juste à côté, et rien ne les sépare.
lesson-trip_arrow_otherwise = Il y a là un obstacle en chemin, et le charbon baisse de 1. De Gewalt, il arrive intact, et il vous reste beaucoup de fleuve.
lesson-trip_order = Une nouvelle manche, et le joueur le plus en amont décide en premier. C’est vous : Bleu est en aval, à Werden.
lesson-trip_pilot = Sans aide, une barge avance de deux cases au plus. À chaque manche, vous pouvez choisir une option spéciale : le pilote vous mène aussi loin que vous voulez.
lesson-trip_pilot_otherwise = Ce sera utile une autre fois. Ici, le pilote vaut mieux : il ne coûte rien et mène le meilleur charbon jusqu’à une cité.
lesson-trip_downriver = Vous partez d’un stockage en aval de votre barge où il n’y a pas d’autre barge. Kunstwerk a un dé de 4, le meilleur à votre portée.
lesson-trip_downriver_otherwise = Ce charbon est plus faible, et presque tout le fleuve est derrière vous. Une barge ne fait que descendre, alors rien ne presse : plus on reste en amont, plus on a de choix.
lesson-trip_obstacles = Trois obstacles séparent Kunstwerk de Werden. Les passer fait baisser le charbon de 1, une seule fois, quel que soit leur nombre.
lesson-trip_city = Choisissez maintenant l’acheteur. Vous avez déjà vendu à une petite industrie ; vendez cette fois à une cité, pour un cube d’une autre sorte.
lesson-trip_city_otherwise = Cela paie, mais le cube compte davantage : vous n’en avez encore aucun de cité, et un de chaque sorte va vous rapporter quelque chose.
lesson-trip_end = Un cube d’industrie, un cube de cité : cette paire vient de vous donner un jeton progrès. La leçon suivante montre à quoi servent les jetons.

## Cubes et jetons progrès

lesson-markers = Cubes et jetons
lesson-markers_tokens = Chaque vente donne un cube de sa sorte : charbon noir ou blanc, vendu à une petite industrie, à une cité ou à Ruhrort. On ne dépense jamais ses cubes.
lesson-markers_wage = Certains cubes réunis donnent un jeton progrès. Deux cubes d’industrie vous ont valu le salaire, une option de plus pour vous : choisissez-la, elle rapporte 2 Thalers.
lesson-markers_wage_otherwise = Vous partez donc sans les 2 Thalers. Pourtant, le salaire est gratuit, et un seul joueur par manche peut le prendre.
lesson-markers_second_city = Votre deuxième cube de cité complète deux jetons d’un coup. Démarrez à Langenbrahm : son charbon se vend à Werden, et c’est une cité.
lesson-markers_second_city_otherwise = Mülheim est aussi une cité, mais ce charbon est plus faible, et il ne reste guère de fleuve en aval. Langenbrahm vaut mieux.
lesson-markers_mark = Une vente, deux jetons. « Comté de la Marck » vous apporte deux entrepôts, et vous pouvez désormais transporter le charbon blanc de l’amont.
lesson-markers_white = Bleu a vendu à Ruhrort et reçu « remorqueur de charbon », un jeton blanc. De chaque jeton blanc, il y a un exemplaire de moins que de joueurs : premier arrivé, premier servi.
lesson-markers_use = Votre autre jeton, « entrepôt d’Essen », permet de construire une fois par manche à Steele, Werden ou Kettwig. Construisez-y un entrepôt, pour 3 Thalers.
lesson-markers_use_otherwise = Servez-vous d’abord du nouveau jeton, et n’attendez pas : la première place d’une cité coûte 3 Thalers, la suivante 4, la dernière 5.
lesson-markers_lock = Chaque jeton personnel sert une fois par manche : profitez donc aussi de « construction d’écluse ». Construisez une écluse dans le Comté de la Marck : 2 Thalers pour 3 PV.
lesson-markers_lock_otherwise = Vous avez les Thalers et le jeton qu’il faut, et seule une écluse du Comté de la Marck rapporte 3 PV. Construisez là-haut.
lesson-markers_end = La plupart des jetons blancs ne servent qu’une fois par partie. Un bon joueur vend là où l’attend le prochain jeton.

## Écluses et entrepôts

lesson-building = Écluses et entrepôts
lesson-building_lock = Avec « construction d’écluse », vous remplacez un obstacle par une écluse : 2 Thalers jusqu’à la manche 4, 3 maintenant. Elle rapporte 3 PV dans le Comté de la Marck, 2 ailleurs : construisez là-haut.
lesson-building_lock_otherwise = Cela rapporte 2 PV au plus. Une écluse du Comté de la Marck en rapporte 3, et il n’y en a que six.
lesson-building_second = Votre première écluse vous a aussi apporté deux entrepôts. Et à deux joueurs, jusqu’à la manche 5, une deuxième écluse dans la même manche est gratuite : prenez-la.
lesson-building_second_otherwise = L’écluse gratuite vaut 3 PV dans le Comté de la Marck, et vous la perdez en terminant vos achats. Prenez-la d’abord.
lesson-building_city = Un entrepôt dans une cité rapporte 2 PV, et 1 Thaler chaque fois que quelqu’un y vend. La première place est la moins chère : construisez à Steele.
lesson-building_city_otherwise = Steele d’abord : elle est juste en aval d’un stockage. Vous verrez qu’on ne tardera pas à y vendre.
lesson-building_depot = Les dépôts de charbon sont dans les terres, un par territoire, et la fin de partie les récompense. Construisez dans celui que vous voulez : la première place coûte 2 Thalers et rapporte 2 PV.
lesson-building_depot_otherwise = Ne passez pas à côté : c’est dans les dépôts qu’on construit au meilleur prix, et être présent dans les quatre paie à la fin.
lesson-building_gift = Chaque manche commence par un événement historique : à la manche 3, une taxe ; maintenant, en 1782, un entrepôt pour chacun, et un Thaler ou un PV. À vous de choisir.
lesson-building_hauling = Avec « Comté de la Marck », vous pouvez transporter le charbon blanc de là-haut. L’option remorquage vous permet de démarrer en amont, pour 1 Thaler.
lesson-building_hauling_otherwise = En amont, il y a du charbon blanc que vous seul pouvez transporter. Pour y aller, le remorquage seul suffit.
lesson-building_white = Le charbon blanc donne des cubes d’une nouvelle sorte. Démarrez à Nachtigall, Heven ou Rauendahl : plus vous partez haut, plus il vous reste de fleuve.
lesson-building_white_otherwise = C’est encore du charbon noir. Le blanc donne de nouveaux cubes, et Bleu ne peut pas encore le transporter.
lesson-building_income = Et Bleu a vendu à Steele : votre entrepôt vous y a rapporté 1 Thaler. Ce sera ainsi à chaque vente, jusqu’à la fin de la partie.
lesson-building_end = Vous construisez avec les entrepôts de votre réserve. D’autres arrivent avec votre première écluse, avec « Comté de la Marck » et à certaines manches.

## Options spéciales

lesson-options = Options spéciales
lesson-options_hauling = Vous êtes loin en aval, à Kettwig, et plus bas il n’y a presque plus de charbon. Le remorquage vous ramène en amont, pour 1 Thaler.
lesson-options_hauling_otherwise = En aval, il n’y a plus qu’un dé de 2, et un pilote en plus coûterait ici plus qu’il ne rapporte. Le remorquage seul suffit.
lesson-options_upriver = Démarrez à Pörtingsiepen : un dé de 4, l’acheteur juste à côté, rien entre les deux. Et le cube complète un de vos jetons.
lesson-options_upriver_otherwise = Cela paie moins. Depuis Pörtingsiepen, le dé de 4 arrive intact.
lesson-options_supply = Votre nouveau jeton donne aussi une option : le ravitaillement fait monter de 2 un dé sur un stockage. Choisissez-le.
lesson-options_supply_otherwise = Le charbon devant vous ne vaut que 2. Le ravitaillement le fait passer à 4, gratuitement.
lesson-options_raise = Faites monter le dé de Langenbrahm, puisque c’est là que vous démarrerez.
lesson-options_raise_otherwise = C’est un cadeau pour les autres, ou pour personne. Faites monter le dé que vous emporterez vous-même.
lesson-options_go = Maintenant, emportez-le. Grâce à l’écluse en aval de Langenbrahm, le dé de 4 arrive intact à Werden.
lesson-options_go_otherwise = Vous laissez donc ce dé de 4 à Bleu. Démarrez plutôt à Langenbrahm.
lesson-options_pairs = Remorquage, transport et pilote se combinent aussi deux à deux, pour 1 ou 2 Thalers. Dès la manche 7, toute option payante coûte 1 de plus.
lesson-options_end = Beaucoup d’options sont gratuites, alors choisissez-en une à chaque manche. Le transport, lui, fait l’objet de la leçon suivante.

## La piste de transport

lesson-track = La piste de transport
lesson-track_sold = Le charbon vendu n’est pas perdu : il attend sur la piste de transport, et c’est de là seulement qu’il revient au fleuve. La manche 4 commence.
lesson-track_path = La route pavée est plus courte : le dé le plus bas revient. Vous êtes premier dans l’ordre, à vous de le placer dans le territoire du blason de la manche : à Saarn.
lesson-track_path_otherwise = Wiesche exige un pilote, et il y a un obstacle en aval de Sellerbeck. De Saarn, le charbon arrive intact.
lesson-track_transport = Le charbon se fait rare. Choisissez le transport : il ne coûte rien et amène le dé le plus bas de la piste, celui de la case flèche, sur un stockage vide.
lesson-track_transport_otherwise = Le charbon devant vous est plus faible et plus loin. Le transport amène un dé de 4 tout près de votre barge, et il est gratuit.
lesson-track_put = Un dé de 4 ! Placez-le à Gewalt, juste en aval de votre barge : l’acheteur est à côté.
lesson-track_put_otherwise = C’est à Gewalt qu’il rapporte le plus : l’acheteur est à côté, et rien ne les sépare.
lesson-track_start = Rien ne vous oblige à emporter le dé que vous venez de placer. Mais c’est le meilleur charbon : démarrez à Gewalt.
lesson-track_start_otherwise = Ce charbon est plus faible, et votre dé de 4 reste sur place. Démarrez à Gewalt.
lesson-track_full = Bleu a vendu alors que la colonne était pleine : tous les dés sont descendus d’une case, et le plus bas est sorti. À vous encore de le placer : à Sellerbeck.
lesson-track_full_otherwise = À Wiesche, personne ne peut s’en servir sans pilote. C’est parfois malin ; aujourd’hui, vous pourriez en avoir besoin vous-même.
lesson-track_white = Le charbon blanc a sa propre colonne et revient toujours dans le Comté de la Marck. Dès la manche 8, sur rails, le charbon revient encore plus vite.
lesson-track_end = Gardez un œil sur la case flèche : c’est le prochain dé qu’on peut prendre, et tout le monde le voit.

## L’eau, la demande et l’écluse obligatoire

lesson-water = L’eau et la demande
lesson-water_bag = Jusqu’à la manche 11, on pioche à chaque manche un jeton demande dans le sac : une demande quelque part, une crue ou de basses eaux. Voyons ce qui vient.
lesson-water_near = Demande des moulins à marteaux : un Thaler sur chacun, et il y en avait déjà un à Kupferdreh. Ce n’est pas loin, mais le pilote est gratuit : avec lui, vous choisirez votre acheteur.
lesson-water_near_otherwise = Aujourd’hui, cela suffirait. Mais le pilote est gratuit, et avec lui vous n’avez pas encore à décider jusqu’où aller.
lesson-water_demand = Démarrez à Kunstwerk : c’est le seul charbon à votre portée en amont de Kupferdreh, et c’est un dé de 4.
lesson-water_demand_otherwise = De là, on ne remonte plus à Kupferdreh, et sa demande, c’est comme un dé plus fort de 2.
lesson-water_buyer = Vous pourriez maintenant aller chez n’importe quel acheteur. Vendez à Kupferdreh : la vente paie comme toujours, et les 2 Thalers de la demande viennent en plus.
lesson-water_buyer_otherwise = Là, personne ne paie autant. La demande à Kupferdreh, c’est comme un dé plus fort de 2.
lesson-water_low = Basses eaux : en cas de crue ou de basses eaux, pas de pilote, et cette fois chaque dé sur un stockage est aussi monté de 1. Prenez le salaire : vous venez d’en gagner le jeton.
lesson-water_low_otherwise = Le pilote est exclu, et rien d’autre ne rapporte autant que 2 Thalers gratuits.
lesson-water_city = Démarrez à Langenbrahm : Werden vous donne le cube de cité qui vous manque pour construire des écluses. Il va vite vous servir.
lesson-water_city_otherwise = Plus de Thalers peut-être, mais pas de cube de cité, et dès cette manche on va vous demander une écluse.
lesson-water_duty = Il ne reste qu’un jeton dans le sac : tous ceux qui le peuvent doivent d’abord construire une écluse, et le jeton de l’obstacle va dans le sac. Dans le Comté de la Marck, elle rapporte 3 PV.
lesson-water_duty_otherwise = L’obligation est remplie, mais pour 2 PV. Dans le Comté de la Marck, c’est 3.
lesson-water_end = La demande vous dit où vendre. Et quand le sac se vide, gardez des Thalers pour une écluse.

## Ruhrort et l’export

lesson-ruhrort = Ruhrort et l’export
lesson-ruhrort_pilot = Seul un pilote vous mène à Ruhrort, le port sur le Rhin. Une vente y rapporte 1 Thaler de plus et lance l’export.
lesson-ruhrort_pilot_otherwise = Sans pilote, on n’arrive jamais à Ruhrort, si près qu’on soit.
lesson-ruhrort_start = Démarrez à Saarn : un dé de 5, que l’écluse de Mülheim laisse passer intact.
lesson-ruhrort_start_otherwise = Trop faible. À Ruhrort, le bon charbon paie deux fois : en Thalers et sur la piste export.
lesson-ruhrort_sell = Vendez à Ruhrort. Un dé de 4 ou plus fait avancer le pion export de deux cases, un dé plus faible d’une seule.
lesson-ruhrort_sell_otherwise = Cela paie, mais l’export ne démarre pas, et il vous manque un cube de Ruhrort.
lesson-ruhrort_value = La piste export indique maintenant 2 : c’est ce que vaut un export en PV. Depuis la manche 4, un pays est révélé à chaque manche ; cette fois, les Pays-Bas.
lesson-ruhrort_places = Chaque pays a au port une colonne de trois positions. Celle du haut rapporte 1 PV de plus que n’indique la piste, la deuxième tout autant, la troisième 1 de moins : mieux vaut arriver tôt.
lesson-ruhrort_port = Vos cubes de cité et de Ruhrort donnent le jeton « port de Ruhrort ». Construisez dans la colonne Pays-Bas : la position du haut est libre.
lesson-ruhrort_port_otherwise = On n’exporte que vers le pays de la manche. Dans la colonne Pays-Bas, vous gagnez des PV tout de suite ; ailleurs, il faut attendre.
lesson-ruhrort_export = Terminez maintenant vos achats, et l’export a lieu.
lesson-ruhrort_export_otherwise = Déplacer coûte 2 Thalers, et votre entrepôt est bien où il est. Terminez, tout simplement.
lesson-ruhrort_shift = Cela fait 3 PV, et chaque entrepôt qui exporte fait reculer le pion export d’une case. Si un autre pays sort, vous pouvez y déplacer un entrepôt pour 2 Thalers.
lesson-ruhrort_end = Vous pouvez avoir deux entrepôts au port, dans des colonnes différentes. Et c’est en vendant à Ruhrort qu’on maintient la valeur de l’export.

## Dettes

lesson-debt = Dettes
lesson-debt_borrow = La dernière écluse coûte 3 Thalers, et vous en avez 1. Construisez-la : un entrepôt de votre réserve est mis en gage et apporte les 2 qui manquent.
lesson-debt_borrow_otherwise = Vous laissez passer 3 PV. Même une dette jamais remboursée n’en coûte que 2 à la fin.
lesson-debt_cost = Chaque dette coûte 2 PV à la fin, et un entrepôt en gage ne se construit pas. Il y a place pour quatre dettes ; en rembourser une coûte 3 Thalers.
lesson-debt_earn = C’est la dernière manche : plus de salaire, et les Thalers doivent devenir des PV. Le pilote ne coûte rien, prenez-le : il vous ouvre tous les acheteurs.
lesson-debt_earn_otherwise = Le pilote ne coûte rien et vous ouvre tous les acheteurs. Inutile d’en faire plus : le meilleur charbon est juste en aval.
lesson-debt_sale = Démarrez à Gewalt : un dé de 5, et comme toutes les écluses sont construites, il arrive partout intact.
lesson-debt_sale_otherwise = Un dé trop faible : il vous faut 3 Thalers pour la dette et 2 pour un dépôt.
lesson-debt_buyer = Vous avez déjà tous vos cubes d’industrie : toute petite industrie paie donc la valeur entière, 5 Thalers. Ruhrort donne un cube à la place d’un Thaler, mais paie 1 de plus : 5 aussi.
lesson-debt_buyer_otherwise = Une cité donne un cube, mais seulement 4 Thalers. Il vous en faut 5 : 3 pour la dette et 2 pour un dépôt.
lesson-debt_repay = Vous avez 5 Thalers. Remboursez la dette pour 3 : cela vous sauve 2 PV, et l’entrepôt revient dans votre réserve.
lesson-debt_repay_otherwise = La dette vous coûterait encore 2 PV. Remboursez d’abord ; le reste suffit pour un dépôt.
lesson-debt_build = Il reste 2 Thalers, juste assez pour la première place du dépôt d’Essen ou de Broich. Construisez, pour 2 PV.
lesson-debt_build_otherwise = À Essen ou à Broich, vos 2 Thalers suffisent. Là où l’on a déjà construit, une place coûte 3, et les Thalers qui restent ne comptent pas.
lesson-debt_end = Ne craignez pas les dettes en début de partie : une écluse à temps vaut davantage. Vers la fin, vérifiez qu’une dette rapporte plus de 2 PV.

## La fin et ses récompenses

lesson-end = La fin
lesson-end_last = C’est la dernière manche, et vous avez 13 PV de retard. Mais la fin a ses propres récompenses : allons les chercher.
lesson-end_ruhraake = Votre jeton blanc « barge de la Ruhr » donne 2 PV à la fin, et 4 si votre barge est à Ruhrort. Vous avez un pilote : vendez là-bas.
lesson-end_ruhraake_otherwise = C’est vendu, mais avec votre barge ici, le jeton « barge de la Ruhr » donne 2 PV de moins.
lesson-end_depots = Être présent dans les quatre dépôts donne 2 PV, et chaque dépôt où vous êtes seul en tête en donne 1. Construisez à Broich : vous ferez coup double.
lesson-end_depots_otherwise = Broich d’abord : 2 Thalers y donnent 5 PV en tout. Rien d’autre n’en approche.
lesson-end_cities = Construisez à Kettwig : les trois cités d’Essen donnent 1 PV de plus, et votre « train de la vallée de la Ruhr » 1 par entrepôt dans une cité.
lesson-end_cities_otherwise = Kettwig donne 4 PV pour 3 Thalers, plus que tout le reste en ce moment.
lesson-end_repay = Il vous reste une dette : à la fin, elle coûte 2 PV, et votre maire ne paie que ceux qui n’en ont aucune. Remboursez-la, pour 3 Thalers.
lesson-end_repay_otherwise = Tant que vous avez une dette, votre maire ne donne rien, et 2 PV sont perdus. Remboursez d’abord.
lesson-end_mayor = Il reste 3 Thalers, et une écluse donnerait 2 PV. Mais votre maire donne 1 PV par Thaler gardé : terminez donc.
lesson-end_mayor_otherwise = Ces Thalers valaient plus avec votre maire. Gardez-les et terminez.
lesson-end_scored = Cités, dépôts, majorités, maire, train, barge de la Ruhr : tout cela est venu à la fin. 47 à 42, vous gagnez !
lesson-end_end = Des entrepôts dans les sept cités donneraient encore 3 PV. Vers la manche 9, voyez ce que vous pouvez encore compléter.

## Un plan pour la première partie

lesson-plan = Un plan pour votre première partie
lesson-plan_open = Une nouvelle partie, et un premier objectif, construire des écluses : il faut un cube d’industrie et un de cité. Démarrez à Gewalt : plein prix, et beaucoup de fleuve devant vous.
lesson-plan_open_otherwise = Cela peut se jouer. Mais Gewalt offre les deux : le plein prix, et presque tout le fleuve encore devant vous.
lesson-plan_free = Il vous faut maintenant une cité, et de Langenbrahm on y va sans aide. Votre option est donc libre : choisissez le transport, pour le dé de la case flèche.
lesson-plan_free_otherwise = Cela ne vous aide pas ici. Le transport est gratuit, et vous décidez quel charbon sera où à la prochaine manche.
lesson-plan_put = Un dé faible. Placez-le à Wiesche ou à Pauline : de là, seul un pilote l’amène à un acheteur, et Bleu devrait y consacrer son option.
lesson-plan_put_otherwise = De là, il atteint un acheteur sans aide. De Wiesche ou de Pauline, Bleu ne pourrait l’emporter qu’avec un pilote.
lesson-plan_start = Démarrez à Langenbrahm : même avec 1 de moins après l’obstacle, Werden paie bien, et c’est une cité.
lesson-plan_start_otherwise = Vous cherchez une cité qui paie bien et vous laisse du fleuve. C’est Werden.
lesson-plan_locks = Vous avez tous deux « construction d’écluse », et Bleu est passé le premier. Prenez vos 3 PV dans le Comté de la Marck avant qu’il n’y en ait plus.
lesson-plan_locks_otherwise = Une écluse sur votre propre route peut être bonne aussi, mais celles à 3 PV partent les premières. Prenez-en une.
lesson-plan_more = Et la deuxième, tant qu’elle est gratuite.
lesson-plan_more_otherwise = Prenez 3 PV tant qu’il y en a : cette écluse ne vous coûte rien.
lesson-plan_white = Objectif suivant : deux cubes d’industrie et deux de cité, vers la manche 4. Ils donnent « Comté de la Marck », ses deux entrepôts et le charbon blanc.
lesson-plan_spend = Construisez à chaque manche. À la fin d’une manche, les Thalers au-delà de 10 sont perdus, et un entrepôt dans une cité rapporte dès qu’il est là.
lesson-plan_finish = Plus tard : un entrepôt dans chaque dépôt, un ou deux au port, et les jetons blancs qui vous conviennent.
lesson-plan_end = C’est un bon plan pour une première partie. Essayez-le contre des mousses !
