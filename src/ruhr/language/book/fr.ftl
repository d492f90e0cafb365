# Français. Le livre du jeu sur la page des règles : images, aide de jeu, erreurs courantes. Les noms sont ceux de ../fr.ftl.

book-sixty = Le jeu en soixante secondes
book-mistakes = Erreurs courantes
book-aid = Aide de jeu
book-print_aid = Imprimer l’aide de jeu
book-instead = Mieux : { $advice }
book-red = Rouge
book-blue = Bleu
book-green = Vert
book-yellow = Jaune

## Le jeu en soixante secondes

picture-aim = Pendant douze manches, vous descendez la Ruhr avec du charbon, construisez écluses et entrepôts et exportez depuis Ruhrort. Celui qui a le plus de PV gagne.
picture-load = À chaque manche, vous menez votre barge à un stockage en aval et chargez son dé. Sa valeur est la qualité du charbon.
picture-trip = Vous vendez à l’acheteur suivant, petite industrie ou cité ; un pilote vous mène plus loin, jusqu’à Ruhrort. Les obstacles font baisser le dé de 1.
picture-sale = Une vente rapporte un cube, le reste en Thalers. Les cubes donnent des jetons progrès, qui permettent de construire.
picture-build = Écluses et entrepôts rapportent aussitôt des PV. Une écluse libère le passage pour tous ; un entrepôt dans une cité rapporte à chaque vente.
picture-ship = Les entrepôts du port rapportent quand leur pays sort, d’autant plus qu’on a vendu à Ruhrort.
picture-win = Après la manche 12 : bonus pour les cités, les dépôts et certains jetons ; les dettes coûtent des PV.

## Des images près des règles

picture-order = La barge la plus en amont commence, et les autres suivent vers l’aval.
picture-start = Rouge peut partir de chaque anneau : en aval de sa barge, avec un dé et sans autre barge. Vers l’amont, il faut un remorquage.
picture-options = Ce que coûtent les options jusqu’à la manche 6. À partir de la manche 7, ce qui est payant coûte 1 Thaler de plus.
picture-pilot = Avec un pilote, Rouge peut vendre à chaque anneau, jusqu’à Ruhrort ; sans pilote, seulement au premier. Le cercle en pointillé est un obstacle qui fait baisser le dé de 1.
picture-transport = Le dé quitte la case flèche pour un stockage vide, et le suivant avance jusqu’à la flèche.
picture-hauling = Le remorquage va à contre-courant : Rouge peut partir de chaque anneau, en amont de sa barge.
picture-reach = Les fines flèches du plateau montrent où va le charbon d’un stockage, à deux cases au plus. Une roue de gouvernail marque un stockage qui exige un pilote.
picture-obstacle = Deux obstacles sur le trajet coûtent 1, et non 2. Le dé est payé à la valeur qui reste, et va ainsi sur la piste de transport.
picture-payout = Un cube dans la zone « { area-black_industry } », et le reste du dé en Thalers : { $thalers }.
picture-full_area = La zone est déjà pleine. Pas de cube, mais toute la valeur du dé en Thalers : { $thalers }.
picture-demand_sale = Les Thalers de la demande vont au premier qui vend là. Avec eux, cette vente rapporte { $thalers } Thalers.
picture-city_income = Rouge vend, et Bleu, qui a un entrepôt dans la cité, reçoit un Thaler de la banque.
picture-progress = Un signe plein est un cube que l’on a. Le signe dans un cadre en pointillé est le seul cube qui manque encore pour le jeton.
picture-warehouses = Un petit carré sur une manche est un entrepôt que son propriétaire reçoit à cette manche.
picture-lock = L’étoile dit combien de PV rapporte une écluse. Une fois construite, plus personne ne perd de valeur ici.
picture-city = Chaque place montre son prix, et on prend la première libre. Plus on construit tôt, moins c’est cher.
picture-depot = On peut avoir plusieurs entrepôts dans un dépôt de charbon ; celui qui est seul à en avoir le plus à la fin reçoit un bonus.
picture-port = Un nouvel entrepôt prend la position libre la plus haute d’une colonne. Le nombre qui s’y trouve s’ajoute à chaque export.
picture-shift = Rouge quitte la Rhénanie pour les Pays-Bas, vers lesquels on exporte cette manche ; Vert monte à la meilleure position.
picture-debt = Trop peu de Thalers pour l’écluse : un entrepôt de la réserve devient une dette, et l’emprunt paie le reste.
picture-demand = Demande des usines d’armement : chacune reçoit un Thaler, qui y reste jusqu’à ce que quelqu’un y vende.
picture-water = Crue ou basses eaux : les trois options avec pilote sont barrées pour cette manche.
picture-paths = La case flèche est à gauche, les dés vendus se rangent derrière. Les petites cases sont les pistes à venir : deux colonnes chacune, mais plus courtes.
picture-track_full = La colonne est pleine. Le dé vendu pousse les autres, et celui de la flèche revient au fleuve.
picture-comes_back = Le dé va sur un stockage vide du territoire dont la manche porte le blason.
picture-path_change = Charbon noir et charbon blanc se séparent. Ce qui ne trouve pas de case sur la piste plus courte revient au fleuve.
picture-export_marker = Un bon dé vendu à Ruhrort fait avancer le pion de deux cases vers la droite : le prochain export vaut plus.
picture-export = La colonne du pays rapporte la valeur de la case du pion, un de plus tout en haut, un de moins en troisième position.
picture-bonuses = Où chacun en est pour chaque bonus. Entre parenthèses : il manque le jeton nécessaire.

## Erreurs courantes

mistake-same_market = Toujours vendre au même genre d’acheteur
mistake-same_market_why = La plupart des jetons demandent des cubes de deux zones. Si vous ne vendez qu’aux petites industries, parce qu’elles sont proches, vous ne pourrez construire ni écluse ni entrepôt dans une cité.
mistake-same_market_instead = avant de charger, regardez quel cube complète un jeton.
mistake-late_locks = Construire tard sa première écluse
mistake-late_locks_why = Les écluses coûtent plus cher à partir de la manche 5, et votre première apporte deux entrepôts, alors que vous commencez la partie avec un seul.
mistake-late_locks_instead = vendez un dé à une petite industrie et un autre à une cité. « Construction d’écluse » est alors votre premier jeton, et vous pouvez construire dès la manche 2.
mistake-only_locks = Ne construire que des écluses
mistake-only_locks_why = Une écluse ne rapporte ses PV qu’une fois. Un entrepôt dans une cité rapporte un Thaler à chaque vente sur place, et compte encore à la fin.
mistake-only_locks_instead = après quelques écluses, construisez dans les cités, celles de la Marck aussi. Les bons joueurs y ont en tout quatre ou cinq entrepôts à la fin.
mistake-no_wage = Laisser le salaire aux autres
mistake-no_wage_why = C’est de l’argent gratuit, mais pour un seul joueur par manche : le premier en phase 3 qui a le jeton.
mistake-no_wage_instead = deux ventes de charbon noir à de petites industries donnent le jeton. Prenez ensuite le salaire chaque fois qu’aucune autre option n’est utile.
mistake-debt = Finir la partie avec des dettes
mistake-debt_why = Emprunter tôt peut être payant. Mais chaque dette qui reste coûte des PV à la fin, et une seule suffit pour que le maire ne compte pas.
mistake-debt_instead = empruntez pour ce qui rapporte bientôt des PV, et remboursez tout avant la fin.
mistake-hoarding = Accumuler les Thalers
mistake-hoarding_why = Les Thalers ne sont pas des PV : ce qui dépasse la limite retourne chaque manche à la banque, et à la fin le reste ne compte que pour le maire.
mistake-hoarding_instead = construisez à chaque manche. Épargner pour la fin ne vaut la peine qu’avec le maire et sans dette.
mistake-no_way_back = Aller à Ruhrort pour le plaisir
mistake-no_way_back_why = Il n’y a rien en aval de Ruhrort : la manche suivante commence par un remorquage, qui coûte des Thalers, et vous choisissez en dernier.
mistake-no_way_back_instead = n’y allez que si le cube de Ruhrort complète des jetons, et avec de quoi payer le retour.
mistake-trusted_pilot = Tout miser sur un pilote
mistake-trusted_pilot_why = La crue et les basses eaux interdisent tous les pilotes, et vous ne voyez le jeton qu’une fois pioché, juste avant de choisir.
mistake-trusted_pilot_instead = regardez les chances du sac, et finissez votre trajet de sorte qu’il reste en aval un stockage avec un acheteur tout près.
mistake-late_port = Construire trop tard au port
mistake-late_port_why = On n’exporte qu’aux manches { $first } à { $last }, et une colonne ne rapporte que si son pays sort. Un entrepôt tardif rapporte les PV de sa construction et rien d’autre.
mistake-late_port_instead = construisez tôt, là où des pays doivent encore sortir. Le jeton blanc « entrepôt » ouvre le port sans passer par Ruhrort.
mistake-white_gone = Attendre un jeton blanc
mistake-white_gone_why = De chaque jeton blanc, il y a un exemplaire de moins que de joueurs. Le dernier à réunir les cubes ne l’aura jamais.
mistake-white_gone_instead = voyez qui d’autre n’est plus qu’à un cube du jeton, et qui passe avant vous en phase 5.
mistake-lock_duty = Se laisser surprendre par l’écluse obligatoire
mistake-lock_duty_why = Quand il ne reste qu’un jeton dans le sac, tous ceux qui ont « construction d’écluse » doivent d’abord construire une écluse, à crédit s’il le faut.
mistake-lock_duty_instead = comptez le sac : chaque manche en retire un jeton, chaque écluse en ajoute un. S’il se vide, gardez le prix d’une écluse.
mistake-last_turn = Jouer la dernière manche comme les autres
mistake-last_turn_why = À la manche 12, ni export, ni salaire, ni ravitaillement. Aucun jeton n’est pioché, donc rien n’interdit le pilote, et « barge de la Ruhr » rapporte plus à Ruhrort.
mistake-last_turn_instead = remboursez vos dettes, construisez avec le reste, et voyez quel bonus un entrepôt de plus complète.

## Aide de jeu

aid-turn = Une manche
aid-phase_event = Ce que dit le calendrier ; aux manches { $first } à { $last }, un pays est révélé.
aid-phase_water = Un jeton du sac : une demande, ou un niveau d’eau qui interdit les pilotes.
aid-phase_start = Dans l’ordre : une option spéciale, puis un stockage en aval avec un dé.
aid-phase_sale = Dans l’ordre : deux cases au plus, sans limite avec un pilote. Obstacles passés : −1, une seule fois.
aid-phase_progress = Les jetons dont vous avez les cubes.
aid-phase_purchases = Dans l’ordre : construire, déplacer, rembourser.
aid-phase_export = La colonne du pays rapporte la valeur indiquée par le pion export, selon la position { $bonus }. Au-delà de { $limit }, les Thalers sont perdus.
aid-order = L’ordre est celui des barges, la plus en amont d’abord, refait à chaque phase.
aid-sale = Une vente
aid-sale_token = un cube, et la valeur du dé moins 1 en Thalers
aid-sale_full = zone pleine : pas de cube, toute la valeur en Thalers
aid-sale_demand = les Thalers posés là ; dans une cité, 1 Thaler à chaque joueur qui y a un entrepôt
aid-sale_more = Ruhrort : 1 Thaler de plus ; pion export 1 case, 2 à partir d’une valeur de 4
aid-dearer = Le second prix vaut à partir de la manche { $turn }.
aid-buildings = Construire
aid-points = PV
aid-needs = Jeton
aid-lock = Écluse, dès la manche { $turn }
aid-any_city = { $cities }, par place
aid-depot = Dépôt de charbon, par place
aid-port = Port, selon les entrepôts déjà là
aid-shift = Déplacer au port
aid-borrow = Emprunter sur un entrepôt
aid-repay = Rembourser
aid-from_turn = dès la manche { $turn } : { $price }
aid-elsewhere = ailleurs
aid-markers = Jetons progrès
aid-white = Jetons blancs, chacun en un exemplaire de moins que de joueurs
aid-end = À la fin
aid-turns = Manches
aid-warehouse = +1 entrepôt

player-holdings = PV { $points }, Thalers { $thalers }, entrepôts en réserve { $pool }, écluses { $locks }, dettes { $debts } sur { $debt_spaces }
player-tokens_listed = Cubes : noir, industrie { $black_industry }, cité { $black_city }, Ruhrort { $black_ruhrort } ; blanc, industrie { $white_industry }, cité { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Jetons :
