# Français. La page des règles : chaque chapitre est une question qu’on se pose à la table, chaque règle est dite avec nos mots,
# une phrase par ligne. Les noms des choses sont ceux de ../fr.ftl.

## La page

rules-title = Règles
rules-intro =
    Les règles de Ruhrschifffahrt 1769–1890 avec nos mots, rangées selon les questions qu’on se pose à la table.
    Le § à côté d’une règle renvoie à la section de la règle imprimée.
rules-ours = Notre décision
rules-ours_about = Là où la règle imprimée se tait, il a fallu trancher. Ce qui est marqué ainsi vient de nous, pas de l’auteur.
rules-provenance-rulebook = règle imprimée
    .about = Écrit dans le texte de la règle.
rules-provenance-deduced = déduit
    .about = Découle du texte par décompte ou par logique, ou bien de l’histoire.
rules-provenance-outside = venu d’ailleurs
    .about = Publié ailleurs, dans des critiques de l’édition de 2012 ou de 2017.
rules-provenance-reconstructed = reconstitué
    .about = De nous : la valeur imprimée nous est inconnue. Nous en avons choisi une qui respecte tout ce que dit la règle, et l’avons vérifiée par simulation.

rules-row-pair = { $name } : { $value }
rules-row-starred = { $what } (à étoile)
rules-row-points = { $points } PV : { $locks }
rules-row-country = On révèle le jeton pays n° { $number }.
rules-row-warehouse = Chacun reçoit 1 entrepôt.
rules-row-arms = Blason : { $territory }.

rules-kind-storage = stockage
rules-kind-obstacle = obstacle
rules-kind-city = cité
rules-kind-forge = forge
rules-kind-hammer_mill = moulin à marteaux
rules-kind-gun_factory = usine d’armement
rules-kind-port = port

## De quoi s’agit-il, et comment gagner ?

rules-chapter-goal = De quoi s’agit-il, et comment gagner ?

rule-about =
    De deux à quatre joueurs descendent la Ruhr avec du charbon pendant douze manches.
    Chaque dé charbon vendu rapporte des Thalers et un cube développement ; les cubes donnent des jetons progrès, qui ouvrent de nouvelles possibilités.
    Avec vos Thalers, vous construisez des écluses et des entrepôts, et les entrepôts du port rapportent des PV par l’export.
    Après la manche 12, celui qui a le plus de PV gagne.
    .title = Le jeu en bref
rule-river =
    Le fleuve est une ligne de 49 cases, d’en amont de Witten jusqu’à Ruhrort : 15 stockages, 14 obstacles, 12 petites industries, 7 cités et le port de Ruhrort.
    Une petite industrie est une forge, un moulin à marteaux ou une usine d’armement.
    Les petites industries, les cités et le port sont les cases vente.
    Chaque case se trouve dans l’un des quatre territoires : { territory-mark }, { territory-essen }, { territory-werden } ou { territory-broich } (appelée aussi Berg).
    .title = Le fleuve
rule-coal =
    Les dés représentent le charbon : { $black } noirs d’Essen, de Werden et de Broich, { $white } blancs du Comté de la Marck.
    Leur valeur, de 1 à 6, est la qualité du charbon.
    .title = Dés charbon
rule-player =
    Vous avez une barge, 10 entrepôts dont la plupart n’arrivent que plus tard, jusqu’à 12 cubes développement, { $debt_spaces } cases dette et 8 jetons progrès personnels, qu’il vous reste à gagner.
    Vous commencez avec 0 PV et { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }.
    .title = Ce que vous avez
rule-setup =
    On mélange les 20 jetons obstacle/demande : 14 vont sur les obstacles, leur événement caché, et 6 dans le sac.
    Les 8 jetons pays sont posés face cachée sur les manches { $first } à { $last }.
    Les stockages reçoivent leurs dés, et un dé noir de valeur { $pips } est placé sur la case flèche du chemin d’argile.
    Le pion export est sur la case la plus à gauche de la piste export.
    On tire au sort qui commence la manche 1.
    .title = Mise en place
rule-chance =
    Le hasard décide qui commence, quel jeton se trouve où, l’ordre des pays et ce qu’on pioche dans le sac.
    Il n’y en a pas d’autre : on ne lance jamais les dés.
    .title = Le hasard
    .ruling =
        Tout cela est tiré une seule fois, à la mise en place, et fait partie de l’enregistrement ; personne ne le voit avant que ce soit révélé.
        Un nombre tiré pour chaque manche dit quel jeton sortira alors du sac, tous avec la même chance ; celui d’une manche sans pioche ne sert pas.

## Que se passe-t-il dans une manche, et dans quel ordre ?

rules-chapter-turn = Que se passe-t-il dans une manche, et dans quel ordre ?

rule-phases =
    Une partie compte douze manches de sept phases : 1 événement historique, 2 niveau d’eau et demande, 3 case de départ et option spéciale, 4 déplacement et vente, 5 progrès, 6 achats, 7 export et fin de manche.
    Tout le monde termine une phase avant que la suivante commence.
    .title = Les sept phases
rule-order =
    Le premier joueur est celui dont la barge est le plus en amont ; les autres suivent vers l’aval.
    L’ordre est refait au début de chaque phase d’après la position des barges à ce moment-là, et vaut pour cette phase.
    À la manche 1, le joueur tiré au sort commence les phases 1 à 3, et les autres suivent dans le sens horaire.
    .title = Qui joue en premier
rule-same-space =
    Sur une même case vente, la barge arrivée le plus tôt est le plus en aval.
    À Ruhrort, la première arrivée prend la place 1, la plus en aval, la suivante la place 2, et ainsi de suite.
    (La règle espagnole dit le contraire.)
    .title = Plusieurs barges sur une case
    .ruling = Les barges gardent leur place jusqu’à ce qu’elles repartent, même d’une manche à l’autre.
rule-automatic =
    Quand une seule chose est possible, cette édition la fait sans demander ; quand il n’y en a aucune, on continue.
    L’auberge et le remorqueur de charbon comptent comme une possibilité tant que vous pouvez les utiliser.
    Si vous ne pouvez plus choisir qu’un remorquage gratuit, votre action remorquage est dépensée.
    .title = Ce qu’on ne vous demande pas
rule-undo =
    Dans cette édition, vous pouvez annuler votre dernière décision tant que personne d’autre n’a décidé et que rien de caché n’a été révélé depuis.
    Les conséquences d’une action sont montrées jusqu’au prochain élément encore caché.
    .title = Annuler

## D’où partir, et que font les options spéciales ?

rules-chapter-start = D’où partir, et que font les options spéciales ?

rule-start-space =
    En phase 3, à votre tour, vous choisissez une option spéciale si vous voulez, puis vous placez votre barge sur une case de départ.
    C’est un stockage qui a un dé que vous pouvez transporter et aucune autre barge.
    Il doit être en aval de votre barge, à n’importe quelle distance ; vers l’amont, il faut un remorquage.
    À la manche 1, votre barge n’est pas encore sur la Ruhr, et n’importe lequel de ces stockages convient.
    .title = Case de départ
rule-white-coal =
    Tout le monde peut transporter les dés noirs.
    Pour transporter les dés blancs, il vous faut le jeton progrès « Comté de la Marck ».
    .title = Charbon noir et charbon blanc
rule-must-carry =
    À chaque manche, vous devez transporter un dé jusqu’à une case vente ; il faut donc qu’il puisse en atteindre une : depuis { $storages }, seulement avec une option pilote.
    Vous ne pouvez choisir une option que si vous trouvez ensuite une case de départ ; de même pour l’endroit où vous placez un dé de la case flèche.
    .title = Il faut transporter du charbon
rule-option =
    À chaque manche, vous choisissez une option spéciale ou aucune, et vous la payez aussitôt.
    Plusieurs joueurs peuvent choisir la même, sauf le salaire.
    Quand il y a deux prix, le plus bas vaut jusqu’à la manche 6, le plus haut à partir de la manche 7.
    .title = Options spéciales
rule-option-pilot =
    En phase 4, vous pouvez descendre aussi loin que vous voulez, même jusqu’à Ruhrort.
    Aucune option avec pilote ne peut être choisie en cas de crue ou de basses eaux.
    Ne coûte rien.
    .title = { option-pilot }
rule-option-transport =
    Vous prenez aussitôt un dé, noir ou blanc, sur une case flèche et le placez, valeur inchangée, sur un stockage sans dé : un noir à Essen, Werden ou Broich, un blanc dans le Comté de la Marck.
    Vous pouvez placer un dé blanc même si vous n’avez pas le droit de le transporter sur votre barge, et rien ne vous oblige à partir de là.
    Ne coûte rien.
    .title = { option-transport }
rule-option-wage =
    Vous recevez aussitôt 2 Thalers.
    Un seul joueur par manche peut choisir le salaire, avec le jeton progrès « salaire », et pas à la manche 12.
    Ne coûte rien.
    .title = { option-wage }
rule-option-supply =
    Un dé de votre choix inférieur à 6 sur un stockage monte aussitôt de 2, jusqu’à 6 au plus ; il peut être sous une barge qui attend.
    Il vous faut le jeton progrès « ravitaillement » et un tel dé, et l’option n’existe plus à la manche 12.
    Si vous utilisez entre-temps un remorqueur de charbon et qu’il ne reste aucun dé inférieur à 6, le ravitaillement est perdu et vous passez à la case de départ.
    Ne coûte rien.
    .title = { option-supply }
rule-option-hauling =
    Votre case de départ est en amont de votre barge, à n’importe quelle distance, au lieu d’être en aval.
    À la manche 1, aucune des trois options de remorquage n’est possible, car aucune barge n’est encore sur la Ruhr.
    Coûte 1 Thaler, puis 2 à partir de la manche 7.
    .title = { option-hauling }
rule-option-transport_pilot =
    Vous faites aussitôt un transport et, en phase 4, vous descendez aussi loin que vous voulez.
    Coûte 1 Thaler, puis 2 à partir de la manche 7.
    .title = { option-transport_pilot }
rule-option-hauling_pilot =
    Votre case de départ est en amont et, en phase 4, vous descendez aussi loin que vous voulez.
    Coûte 2 Thalers, puis 3 à partir de la manche 7.
    .title = { option-hauling_pilot }
rule-option-hauling_transport =
    Votre case de départ est un stockage vide en amont, où vient aussitôt un dé d’une case flèche.
    Ce doit être un dé que vous pouvez transporter.
    Coûte 2 Thalers, puis 3 à partir de la manche 7.
    .title = { option-hauling_transport }
rule-before-start =
    Trois jetons blancs peuvent servir en phase 3 : remorqueur de charbon, action remorquage et auberge.
    .title = Jetons blancs en phase 3
    .ruling = Le remorqueur de charbon et l’auberge peuvent servir à tout moment avant le choix de la case de départ, l’action remorquage avec l’option elle-même.
rule-stranded =
    La règle imprimée promet que les options spéciales permettent toujours un coup valable.
    .title = Échouage : aucune option possible
    .ruling =
        Si vous ne pouvez choisir aucune option, même avec tous les emprunts, vous pouvez choisir le remorquage ou, s’il ne mène à aucune case de départ, remorquage et transport, pour les Thalers que vous avez, au plus jusqu’à son prix.
        Vous n’empruntez pas pour cela, et vous perdez 2 PV, sans descendre sous 0.
        Si même cela est impossible, et alors seulement, vous passez : pas de charbon cette manche, et votre barge reste où elle est.
        Une auberge ou un remorqueur de charbon non utilisé ne compte pas comme un choix et reste utilisable ; si l’action remorquage vous permet un remorquage, il n’y a pas échouage.

## Où vendre, que gagne-t-on, que perd-on en chemin ?

rules-chapter-sell = Où vendre, que gagne-t-on, que perd-on en chemin ?

rule-reach =
    En phase 4, votre barge descend avec son dé jusqu’à une case vente : deux cases au plus, et chaque case compte, même les obstacles et les stockages.
    Depuis un stockage qui n’exige pas de pilote, une seule case vente est aussi proche.
    Avec une option pilote, vous allez aussi loin que vous voulez, et c’est la seule façon d’atteindre Ruhrort.
    .title = Jusqu’où on va
rule-obstacle-loss =
    Si vous passez au moins un obstacle sans écluse, votre dé baisse de 1 : une seule fois, quel que soit le nombre d’obstacles.
    .title = Obstacles
    .ruling = Un dé ne descend jamais ainsi sous 1.
rule-payout =
    Vous recevez un cube développement, et autant de Thalers que la valeur du dé moins un : un dé de 4 rapporte un cube et 3 Thalers.
    Le cube va dans la zone qui correspond à la couleur du charbon et au lieu de vente : petite industrie, cité ou Ruhrort.
    .title = Ce que rapporte une vente
rule-token-spaces =
    S’il n’y a plus de case libre dans la zone, vous ne recevez pas de cube, mais la valeur entière du dé en Thalers.
    Cases de vos zones :
    .title = Quand le cube n’a plus de place
rule-ruhrort-thaler =
    Chaque vente à Ruhrort rapporte 1 Thaler de plus.
    .title = Vendre à Ruhrort
rule-demand-thalers =
    La demande laisse des Thalers sur des cases vente, où ils attendent une vente.
    .title = Thalers sur la case vente
    .ruling =
        Le vendeur les prend tous.
        Des quatre règles imprimées, seule la française le dit.
rule-city-income =
    Chaque fois qu’un dé est vendu dans une cité, tous ceux qui y ont un entrepôt reçoivent 1 Thaler de la banque, le vendeur aussi.
    .title = Revenu des entrepôts dans les cités

## Que donnent les cubes ?

rules-chapter-tokens = Que donnent les cubes ?

rule-progress =
    En phase 5, à votre tour, vous recevez chaque jeton progrès dont vous avez les cubes, plusieurs à la fois le cas échéant.
    Ce qu’il faut pour un jeton est dit en cubes : « 2 × { area-black_city } » veut dire deux cubes dans cette zone.
    Les cubes restent en place.
    Vos huit jetons personnels sont toujours disponibles.
    .title = Recevoir des jetons progrès
rule-white-limited =
    De chaque jeton blanc, il y a un exemplaire de moins que de joueurs.
    S’il n’en reste plus quand vous avez les cubes, il est manqué et vous ne l’aurez pas plus tard.
    .title = Les jetons blancs sont rares
rule-use-markers =
    Vos jetons personnels servent une fois par manche, les blancs une fois par partie.
    Le Comté de la Marck vaut en permanence ; barge de la Ruhr, maire et train de la vallée de la Ruhr comptent à la fin de la partie.
    .title = Combien de fois sert un jeton
rule-marker-lock_building =
    Il faut { $tokens }.
    Vous pouvez construire des écluses.
    .title = { marker-lock_building }
rule-marker-wage =
    Il faut { $tokens }.
    Vous pouvez choisir l’option spéciale salaire.
    .title = { marker-wage }
rule-marker-essen_warehouse =
    Il faut { $tokens }.
    Vous pouvez construire des entrepôts dans ces cités : { $cities }.
    .title = { marker-essen_warehouse }
rule-marker-supply =
    Il faut { $tokens }.
    Vous pouvez choisir l’option spéciale ravitaillement.
    .title = { marker-supply }
rule-marker-port_ruhrort =
    Il faut { $tokens }.
    Vous pouvez construire des entrepôts au port.
    .title = { marker-port_ruhrort }
rule-marker-coal_depot =
    Il faut { $tokens }.
    Vous pouvez construire des entrepôts dans les dépôts de charbon.
    .title = { marker-coal_depot }
rule-marker-grafschaft_mark =
    Il faut { $tokens }.
    Vous pouvez transporter les dés blancs.
    Vous recevez aussitôt les 2 entrepôts de sa case.
    .title = { marker-grafschaft_mark }
rule-marker-mark_warehouse =
    Il faut { $tokens }.
    Vous pouvez construire des entrepôts dans ces cités : { $cities }.
    .title = { marker-mark_warehouse }
rule-marker-coal_hauler =
    Jeton blanc ; il faut { $tokens }.
    Phase 3 : un dé de votre choix inférieur à 6 sur un stockage monte de 3, jusqu’à 6 au plus ; il peut être sous une barge qui attend.
    .title = { marker-coal_hauler }
rule-marker-inn =
    Jeton blanc ; il faut { $tokens }.
    Phase 3 ou 6 : vous prenez 3 Thalers ou 2 PV ; les dettes n’y changent rien.
    .title = { marker-inn }
rule-marker-hauling_action =
    Jeton blanc ; il faut { $tokens }.
    Phase 3 : l’une des trois options de remorquage ne vous coûte rien.
    .title = { marker-hauling_action }
rule-marker-white_warehouse =
    Jeton blanc ; il faut { $tokens }.
    Phase 6 : vous pouvez construire un entrepôt à bas prix dans n’importe quelle cité ou au port.
    .title = { marker-white_warehouse }
rule-marker-ruhraake =
    Jeton blanc ; il faut { $tokens }.
    Fin de partie : 2 PV, ou 4 si votre barge est à Ruhrort.
    .title = { marker-ruhraake }
rule-marker-mayor =
    Jeton blanc ; il faut { $tokens }.
    Fin de partie : 1 PV par Thaler que vous avez, mais seulement si vous n’avez aucune dette.
    .title = { marker-mayor }
rule-marker-ruhrtalbahn =
    Jeton blanc ; il faut { $tokens }.
    Fin de partie : 1 PV par entrepôt que vous avez dans une cité, Mülheim comprise, mais pas au port.
    .title = { marker-ruhrtalbahn }

## Que puis-je acheter, et à quel prix ?

rules-chapter-buy = Que puis-je acheter, et à quel prix ?

rule-purchases =
    En phase 6, à votre tour, vous faites ce que vous voulez dans l’ordre que vous voulez jusqu’à ce que vous terminiez : construire écluses et entrepôts, déplacer des entrepôts du port, rembourser des dettes, vous arrêter à l’auberge.
    Chaque entrepôt construit rapporte aussitôt 2 PV, où qu’il soit.
    .title = Achats
rule-warehouses =
    Pour construire un entrepôt, il faut en avoir un en réserve ; une écluse n’en demande pas.
    Vous commencez avec { $pool } en réserve.
    Il en vient 2 avec votre première écluse, 2 avec le jeton progrès « Comté de la Marck » et 1 à chacune des manches { $turns }.
    Un entrepôt sur une case dette manque à la réserve jusqu’au remboursement.
    .title = Vos entrepôts
rule-lock =
    Avec le jeton progrès « construction d’écluse », vous pouvez construire une écluse par manche, à partir de la manche 2.
    Elle coûte 2 Thalers, puis 3 à partir de la manche 5.
    Choisissez l’obstacle que vous voulez ; son jeton va dans le sac, et vous marquez aussitôt les PV de l’écluse :
    .title = Écluse
rule-lock-duty =
    S’il reste exactement un jeton dans le sac après la pioche de la phase 2, tout le monde doit, en phase 6 de cette manche, construire une écluse avant toute autre chose.
    .title = Quand il faut construire une écluse
    .ruling =
        Cela vous oblige si vous avez « construction d’écluse » et pouvez payer, au besoin en empruntant sur votre réserve, tant qu’il reste un obstacle.
        Cela se décide au début de votre tour en phase 6.
        Avant cette écluse, rien d’autre n’est possible, ni l’auberge ni un remboursement.
rule-city-warehouse =
    Avec « entrepôt d’Essen », vous construisez dans une de ces cités : { $essen } ; avec « entrepôt de la Marck », dans une de celles-ci : { $mark } ; une fois par manche avec chaque jeton.
    Vous prenez la première place libre à partir de la gauche et payez son prix.
    Vous ne pouvez avoir qu’un entrepôt par cité.
    Prix des places :
    .title = Entrepôt dans une cité
rule-depot-warehouse =
    Avec le jeton progrès « dépôt de charbon », vous construisez une fois par manche dans l’un des quatre dépôts de charbon : la première place libre à partir de la gauche, à son prix.
    Vous pouvez avoir plusieurs entrepôts dans un même dépôt.
    Prix des places :
    .title = Entrepôt dans un dépôt de charbon
rule-port-warehouse =
    Avec le jeton progrès « port de Ruhrort », vous construisez une fois par manche dans l’une des colonnes export ({ $columns }), à la plus haute position libre sur { $positions }.
    Le premier entrepôt du port, le deuxième et ainsi de suite coûtent { $prices } Thalers, quels que soient leur propriétaire et la façon de les construire ; le dernier prix vaut pour tous les suivants.
    Vous pouvez avoir { $limit } entrepôts au port, mais jamais deux dans la même colonne.
    .title = Entrepôt au port
rule-white-warehouse =
    Avec le jeton blanc entrepôt, vous construisez une fois par partie dans n’importe quelle cité ou au port pour 2 Thalers, quel que soit le prix de la place.
    À { $city }, on ne peut construire qu’ainsi.
    Un seul par cité et les limites du port valent ici aussi.
    .title = Entrepôt avec le jeton blanc
    .ruling = Il ne faut aucun autre jeton.
rule-shift =
    Pour { $price } Thalers, vous déplacez un de vos entrepôts du port à la plus haute position libre d’une autre colonne ; ceux d’en dessous remontent.
    Là aussi, jamais deux des vôtres dans la même colonne.
    .title = Déplacer un entrepôt du port
    .ruling = Il ne faut aucun jeton, et vous pouvez le faire autant de fois que vous payez.

## D’où vient l’argent, et que faire si on ne peut pas payer ?

rules-chapter-money = D’où vient l’argent, et que faire si on ne peut pas payer ?

rule-income =
    Les Thalers viennent du charbon que vous vendez, de la demande posée sur la case vente et de vos entrepôts dans les cités, quel que soit le vendeur.
    Le salaire, l’auberge, les bonus des manches 6 et 10 et les emprunts en rapportent aussi.
    .title = D’où viennent les Thalers
rule-gift =
    En phase 1 des manches 6 et 10, chacun prend à son tour 1 Thaler ou 1 PV.
    .title = Bonus des manches 6 et 10
rule-thaler-limit =
    En phase 7, vous rendez tous les Thalers au-delà de { $limit }.
    C’est vrai aussi à la manche 12, avant le décompte final.
    .title = { $limit } Thalers au plus
rule-borrow =
    S’il vous manque des Thalers pour payer quelque chose, vous pouvez emprunter ; si le paiement est obligatoire, il le faut.
    Un entrepôt de votre réserve va sur l’une de vos { $spaces } cases dette, et vous recevez 2 Thalers.
    Sans case dette libre, pas d’emprunt.
    .title = Emprunter
    .ruling =
        L’emprunt se fait de lui-même avec le paiement qui en a besoin, autant de fois qu’il le faut et pas plus.
        Il est possible pour les options spéciales, la taxe de la manche 3, les écluses, les entrepôts et leurs déplacements, pas pour rembourser.
        Si vous construisez un entrepôt, celui-ci doit rester en réserve après l’emprunt.
rule-borrow-ahead =
    Si vous devez emprunter et que votre réserve est vide, c’est votre prochain entrepôt du calendrier qui va sur la case dette, et chaque fois vous perdez 2 PV, sans descendre sous 0.
    Vous ne recevrez plus cet entrepôt à sa manche.
    .title = Emprunter sur le calendrier
    .ruling =
        Ce n’est possible que là où vous n’auriez sinon aucun choix : pour une option spéciale et pour la taxe ; une auberge ou un remorqueur de charbon non utilisé ne compte pas comme un choix.
        Les entrepôts de la réserve passent d’abord, au besoin dans le même paiement.
        Vous pouvez alors choisir toute option qui se paie ainsi.
rule-repay =
    En phase 6, vous pouvez rembourser : pour 3 Thalers, un entrepôt revient d’une case dette dans votre réserve, et vous pouvez l’utiliser aussitôt.
    .title = Rembourser une dette

## Que fait l’eau, et où y a-t-il de la demande ?

rules-chapter-water = Que fait l’eau, et où y a-t-il de la demande ?

rule-draw =
    En phase 2 des manches 1 à 11, on pioche un jeton dans le sac et on applique son événement ; il quitte ensuite la partie.
    Seules les écluses amènent de nouveaux jetons dans le sac.
    .title = Piocher un jeton
    .ruling = Si le sac est vide, on ne pioche rien.
rule-demand =
    La demande place 1 Thaler sur chacune des petites industries d’un territoire, sur chaque forge, moulin à marteaux ou usine d’armement, ou sur chacune des cités que montre le jeton.
    Il n’y a jamais plus de 2 Thalers sur une case.
    .title = Demande
rule-water-level =
    En cas de crue ou de basses eaux, les trois options avec pilote sont bannies jusqu’à la fin de la manche.
    Avec l’un de ces jetons, chaque dé sur un stockage monte en plus de 1, jusqu’à 6 ; avec un autre, chacun baisse de 1, sans descendre sous 1.
    Les dés sur les pistes de transport ne changent pas.
    .title = Crue et basses eaux
rule-calmer-water =
    Une variante avec moins de surprises : les deux jetons à étoile restent hors de la partie.
    Sur les 18 autres, 14 vont sur les obstacles et 4 dans le sac.
    .title = Variante : eaux plus calmes

## Comment marchent les pistes de transport ?

rules-chapter-track = Comment marchent les pistes de transport ?

rule-track-paths =
    Aux manches 1 à 3, c’est le chemin d’argile, avec une seule colonne de { $brickearth } cases.
    À partir de la manche 4, la route pavée avec deux colonnes de { $paved }, puis à partir de la manche 8 le transport ferroviaire avec deux colonnes de { $rails } : noir à gauche, blanc à droite.
    La case la plus basse d’une colonne est sa case flèche.
    .title = Pistes et colonnes
rule-track-sold =
    Un dé vendu va, avec la valeur à laquelle il a été vendu, sur la case libre la plus basse de la colonne de sa couleur.
    Si la colonne est pleine, tous ses dés descendent d’abord d’une case ; celui qui sort par le bas revient au fleuve.
    .title = Dés vendus
rule-track-return =
    Le premier joueur de la phase place un dé qui revient, valeur inchangée, sur un stockage vide.
    Un dé noir va dans le territoire du blason de la manche ou, si aucun stockage n’y est vide, dans n’importe quel autre sauf le Comté de la Marck.
    Un dé blanc va toujours dans le Comté de la Marck.
    .title = Dés qui reviennent
    .ruling =
        Là où il n’y a rien à choisir, le dé est placé sans demander.
        Un fichier de plateau qui a pour une couleur moins de stockages que de dés est refusé.
rule-arms =
    À partir de la manche 2, les blasons d’Essen, de Werden et de Broich alternent.
    Vous les trouvez plus bas, manche par manche.
    .title = Blasons
    .ruling = La règle imprimée les donne pour les manches 2 à 11 ; par la même alternance, c’est { $first } à la manche 1 et { $last } à la manche 12.
rule-track-arrow =
    Quand on prend un dé sur une case flèche, les dés au-dessus descendent d’une case.
    .title = Case flèche
rule-track-change =
    En phase 1 des manches 4 et 8, les dés passent sur la piste suivante, plus courte, valeur inchangée.
    Ceux qui n’y trouvent pas de case reviennent.
    .title = Changement de piste
    .ruling =
        Les cases du haut des pistes sont au même niveau, un dé garde donc sa hauteur.
        Les dés plus bas que la dernière case de la nouvelle piste reviennent, le plus bas d’abord et, de deux à la même hauteur, le noir d’abord ; les autres se resserrent vers la case flèche.

## Que se passe-t-il à Ruhrort et à l’export ?

rules-chapter-export = Que se passe-t-il à Ruhrort et à l’export ?

rule-export-track =
    La case de la piste export où se trouve le pion export dit combien de PV vaut un export.
    De gauche à droite, les cases montrent { $boxes }.
    .title = Piste export
rule-export-marker =
    Chaque dé vendu à Ruhrort déplace le pion export vers la droite : 1 case s’il valait de 1 à 3, 2 cases s’il valait de 4 à 6, sans dépasser le bout.
    .title = Les ventes à Ruhrort déplacent le pion export
rule-countries =
    À chacune des manches { $first } à { $last }, un jeton pays est révélé en phase 1 ; il dit où va l’export de la manche.
    Les huit jetons sont :
    .title = Jetons pays
rule-export-points =
    En phase 7 d’une telle manche, chaque entrepôt de la colonne du pays rapporte la valeur indiquée par le pion export.
    S’y ajoute, selon la position en partant du haut : { $bonus }.
    Aux autres manches, la 12 comprise, il n’y a pas d’export.
    .title = PV de l’export
rule-export-back =
    Ensuite, le pion export recule vers la gauche d’autant de cases qu’il y a d’entrepôts dans cette colonne, sans dépasser la première.
    .title = Après l’export
    .ruling = Un entrepôt qui a rapporté 0 compte aussi.

## Que se passe-t-il en quelle année ?

rules-chapter-years = Que se passe-t-il en quelle année ?

rule-event-order =
    La phase 1 applique ce que dit le calendrier, dans cet ordre : le jeton pays est révélé, puis vient ce qui arrive aux dés, puis les entrepôts, puis les choix des joueurs.
    .title = Ordre des événements
rule-turn-1 =
    On tire au sort le premier joueur.
    .title = Manche 1{ $year }
rule-turn-2 =
    On peut désormais construire des écluses.
    .title = Manche 2{ $year }
rule-turn-3 =
    La taxe : chacun paie à son tour 1 Thaler ou 1 PV.
    .title = Manche 3{ $year }
    .ruling =
        On peut payer d’un Thaler si on en a un, d’un PV si on en a un.
        Qui n’a ni l’un ni l’autre emprunte le Thaler, au besoin sur le calendrier ; qui n’a plus rien à mettre en gage ne paie rien.
rule-turn-4 =
    Les dés des pistes de transport passent sur la route pavée.
    .title = Manche 4{ $year }
rule-turn-5 =
    Les écluses coûtent désormais 1 Thaler de plus.
    .title = Manche 5{ $year }
rule-turn-6 =
    Chacun prend à son tour 1 Thaler ou 1 PV.
    .title = Manche 6{ $year }
rule-turn-7 =
    Les options spéciales payantes coûtent désormais 1 Thaler de plus.
    .title = Manche 7{ $year }
rule-turn-8 =
    Les dés des pistes de transport passent sur le transport ferroviaire.
    .title = Manche 8{ $year }
rule-turn-9 =
    Chaque dé sur les pistes de transport monte de 1, jusqu’à 6 au plus.
    .title = Manche 9{ $year }
rule-turn-10 =
    Chacun prend à son tour 1 Thaler ou 1 PV.
    .title = Manche 10{ $year }
rule-turn-11 =
    Des dés quittent les stockages et la partie : 1 noir à deux joueurs, 1 noir et 1 blanc à trois, 2 noirs et 1 blanc à quatre.
    Le joueur le plus en aval retire le premier, puis le suivant vers l’amont, un dé chacun, d’une couleur encore due.
    .title = Manche 11{ $year }
    .ruling = Une couleur due dont aucun dé n’est sur un stockage est sautée, et n’est pas rattrapée plus tard.
rule-turn-12 =
    La dernière manche : on ne pioche pas de jeton en phase 2, et ni le salaire ni le ravitaillement ne peuvent être choisis.
    .title = Manche 12{ $year }

## Comment compte-t-on les points, et qui gagne ?

rules-chapter-score = Comment compte-t-on les points, et qui gagne ?

rule-points-during =
    Écluses, entrepôts, exports, auberge et bonus donnent leurs PV aussitôt.
    Personne ne descend jamais sous 0 PV.
    .title = PV en cours de partie
rule-end-scoring =
    Après la manche 12, chacun compte les cités, les dépôts de charbon, l’auberge non utilisée, le maire, le train de la vallée de la Ruhr et la barge de la Ruhr ; les dettes sont déduites en dernier.
    .title = PV à la fin
rule-cities-bonus =
    Un entrepôt dans chacune de ces cités, { $essen } : 1 PV.
    Dans chacune de celles-ci, { $mark } : 1 PV.
    Dans les sept cités : 3 PV de plus.
    .title = Entrepôts dans beaucoup de cités
rule-depots-bonus =
    Un entrepôt dans chacun des quatre dépôts de charbon : 2 PV.
    Le plus d’entrepôts dans un dépôt de charbon : 1 PV pour chaque dépôt où c’est le cas.
    .title = Entrepôts dans les dépôts de charbon
    .ruling = Il faut être seul en tête ; en cas d’égalité, personne n’a le PV.
rule-end-inn =
    Une auberge que vous n’avez pas utilisée donne maintenant ses 3 Thalers ou ses 2 PV.
    .title = Auberge non utilisée
    .ruling =
        Vous recevez ce qui vaut le plus pour vous : les Thalers si vous avez le maire et aucune dette, sinon les PV.
        Ces Thalers peuvent vous mener au-delà de la limite de { $limit }.
rule-end-debts =
    Chaque entrepôt sur vos cases dette vous coûte 2 PV, mais vous ne descendez pas sous 0.
    .title = Dettes
rule-winner =
    Celui qui a le plus de PV gagne.
    .title = Qui gagne
    .ruling = En cas d’égalité, la victoire est partagée.

## Qu’est-ce qui change à deux ou à trois ?

rules-chapter-players = Qu’est-ce qui change à deux ou à trois ?

rule-two-players =
    On joue avec 2 dés noirs et 2 dés blancs de moins.
    Chaque jeton blanc n’existe qu’en un exemplaire.
    Aux manches 2 à 5, qui construit une écluse peut en construire gratuitement une deuxième dans la même phase 6.
    .title = À deux
rule-three-players =
    On joue avec 1 dé noir et 1 dé blanc de moins.
    Chaque jeton blanc n’existe qu’en deux exemplaires.
    Dans la phase 6 où vous construisez votre première écluse, vous pouvez en construire gratuitement une deuxième.
    .title = À trois
rule-second-lock =
    La deuxième écluse donne aussi ses PV, et son jeton va dans le sac.
    Vous pouvez la construire à tout moment avant de terminer, même après d’autres achats, et même si la première était obligatoire.
    .title = La deuxième écluse gratuite

## Quelles valeurs du plateau viennent de nous ?

rules-chapter-ours = Quelles valeurs du plateau viennent de nous ?

rule-ours-about =
    Nous connaissons le texte de la règle imprimée, mais pas ses images, et certaines valeurs ne figuraient que là.
    Nous les avons choisies de sorte que tout ce que dit la règle soit respecté, et vérifiées par simulation.
    Les voici, avec ce que nous savons de sûr.
    .title = Pourquoi certaines valeurs viennent de nous
rule-ours-correct =
    Si vous avez un exemplaire imprimé, copiez le fichier de plateau, changez ce qui diffère et jouez avec ruhr play --board my.toml.
    Un fichier qui contredit la règle est refusé, avec la raison.
    .title = Les corriger
rule-ours-river =
    Le nombre de cases de chaque sorte vient de la règle.
    Leur ordre, les sortes d’industrie et les territoires viennent de nous, d’après le vrai fleuve ; les noms et l’ordre des écluses viennent de l’histoire.
    .title = Ordre des cases
rule-ours-river-mark =
    Depuis le haut du fleuve, vers l’aval :
    .title = Cases : { territory-mark }
rule-ours-river-essen =
    Ensuite, vers l’aval :
    .title = Cases : { territory-essen }
rule-ours-river-werden =
    Ensuite, vers l’aval :
    .title = Cases : { territory-werden }
rule-ours-river-broich =
    Enfin, jusqu’à Ruhrort :
    .title = Cases : { territory-broich }
rule-ours-city-slots =
    La règle dit que les places dans les cités coûtent de 3 à 5 Thalers, 2 à Mülheim, où il y en a trois au plus.
    Combien de places a une cité, et à quel prix, vient de nous :
    .title = Places dans les cités
rule-ours-depot-slots =
    La règle dit qu’il y a quatre dépôts de charbon et qu’une place coûte 2 ou 3 Thalers.
    Combien de places a chacun vient de nous :
    .title = Places dans les dépôts de charbon
rule-ours-token-spaces =
    La règle donne 12 cubes en tout et deux cases pour le charbon blanc vendu aux cités.
    Les autres zones viennent de nous :
    .title = Cases pour les cubes
rule-ours-own-needs =
    Les cubes de « construction d’écluse » viennent de la règle ; que le Comté de la Marck exige quatre cubes de charbon noir, et chaque jeton au moins deux cubes, est déduit.
    Le reste vient de nous :
    .title = Cubes pour vos jetons personnels
rule-ours-white-needs =
    Que chaque jeton exige au moins deux cubes est déduit.
    Le reste vient de nous :
    .title = Cubes pour les jetons blancs
rule-ours-markers =
    Les sortes d’événements viennent de la règle.
    Combien il y en a de chacune vient de nous ; que les basses eaux ajoutent 1 et que la crue retire 1 est déduit :
    .title = Jetons obstacle/demande
rule-ours-dice-4 =
    Le nombre de stockages vides est déduit ; que les dés valent 3 ou 4 vient d’ailleurs.
    Quel stockage a quel dé vient de nous ; les autres sont vides :
    .title = Dés à quatre joueurs
rule-ours-dice-3 =
    La même chose à trois :
    .title = Dés à trois joueurs
rule-ours-dice-2 =
    La même chose à deux :
    .title = Dés à deux joueurs
rule-ours-paths =
    Il découle du texte que le chemin d’argile a au moins cinq et au plus sept cases.
    De nous : { $brickearth } pour le chemin d’argile, { $paved } pour chaque colonne de la route pavée, { $rails } pour chaque colonne du transport ferroviaire.
    .title = Longueur des pistes
rule-ours-export-track =
    La règle donne les valeurs 1 et 2, et 1 pour la case la plus à gauche.
    De nous : { $count } cases avec { $boxes }.
    .title = Cases de la piste export
rule-ours-port-positions =
    Qu’une colonne export a { $positions } positions découle des bonus que donne la règle.
    .title = Positions au port
rule-ours-years =
    Ces années découlent de l’histoire ; la règle donne la plupart des autres.
    De certaines manches, nous n’en connaissons pas, et aucune n’est affichée.
    .title = Années des manches
rule-ours-outside =
    Des critiques nous donnent l’argent de départ, { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, et le nombre de jetons de chaque pays :
    .title = Argent de départ et pays
