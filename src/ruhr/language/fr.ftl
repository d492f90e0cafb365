# Français. Une phrase par événement et action ; les termes sont ceux de la règle française.

## Noms des choses

language-name = Français

option-none = aucune option
option-pilot = pilote
option-transport = transport
option-wage = salaire
option-supply = ravitaillement
option-hauling = remorquage
option-transport_pilot = transport et pilote
option-hauling_pilot = remorquage et pilote
option-hauling_transport = remorquage et transport

marker-lock_building = construction d’écluse
marker-wage = salaire
marker-essen_warehouse = entrepôt d’Essen
marker-supply = ravitaillement
marker-port_ruhrort = port de Ruhrort
marker-coal_depot = dépôt de charbon
marker-grafschaft_mark = Comté de la Marck
marker-mark_warehouse = entrepôt de la Marck
marker-coal_hauler = remorqueur de charbon
marker-inn = auberge
marker-hauling_action = action remorquage
marker-white_warehouse = entrepôt (blanc)
marker-ruhraake = barge de la Ruhr
marker-mayor = maire
marker-ruhrtalbahn = train de la vallée de la Ruhr

brief-lock_building = écluse
brief-wage = salaire
brief-essen_warehouse = Essen
brief-supply = ravit.
brief-port_ruhrort = port
brief-coal_depot = dépôt
brief-grafschaft_mark = C. Marck
brief-mark_warehouse = Marck
brief-coal_hauler = charbon
brief-inn = auberge
brief-hauling_action = remorq.
brief-white_warehouse = entrepôt
brief-ruhraake = barge
brief-mayor = maire
brief-ruhrtalbahn = train

use-lock_building = Une fois par manche, vous pouvez construire une écluse.
use-wage = Vous pouvez choisir l’option spéciale salaire.
use-essen_warehouse = Une fois par manche, vous pouvez construire un entrepôt dans une de ces cités : { $cities }.
use-supply = Vous pouvez choisir l’option spéciale ravitaillement.
use-port_ruhrort = Une fois par manche, vous pouvez construire un entrepôt au port.
use-coal_depot = Une fois par manche, vous pouvez construire un entrepôt dans un dépôt de charbon.
use-grafschaft_mark = Vous pouvez transporter le charbon blanc ; deux entrepôts viennent aussitôt avec.
use-mark_warehouse = Une fois par manche, vous pouvez construire un entrepôt dans une de ces cités : { $cities }.
use-coal_hauler = Une fois par partie, en phase 3 : un dé sur un stockage monte de 3.
use-inn = Une fois par partie, en phase 3 ou 6 : 3 Thalers ou 2 PV.
use-hauling_action = Une fois par partie, une option de remorquage ne vous coûte rien.
use-white_warehouse = Une fois par partie, un entrepôt à bas prix dans n’importe quelle cité ou au port.
use-ruhraake = Fin de partie : 2 PV, ou 4 si votre barge est à Ruhrort.
use-mayor = Fin de partie : 1 PV par Thaler, si vous n’avez aucune dette.
use-ruhrtalbahn = Fin de partie : 1 PV par entrepôt que vous avez dans une cité.

territory-mark = Comté de la Marck
territory-essen = Abbaye d’Essen
territory-werden = Abbaye impériale de Werden
territory-broich = Seigneurie de Broich

country-belgium = Belgique
country-netherlands = Pays-Bas
country-rhineland = Rhénanie

trade-forge = forges
trade-hammer_mill = moulins à marteaux
trade-gun_factory = usines d’armement

path-brickearth = chemin d’argile
path-paved = route pavée
path-rails = transport ferroviaire
history-first_player = 1er joueur
history-locks = écluses
history-levy = taxe
history-paved = route pavée
history-locks_dearer = écluses +1 T
history-gift = bonus
history-options_dearer = options +1 T
history-rails = rails
history-steam = dés en piste +1
history-remove = dés retirés
history-last_turn = dernière

area-black_industry = charbon noir vendu à une petite industrie
area-black_city = charbon noir vendu à une cité
area-black_ruhrort = charbon noir vendu à Ruhrort
area-white_industry = charbon blanc vendu à une petite industrie
area-white_city = charbon blanc vendu à une cité
area-white_ruhrort = charbon blanc vendu à Ruhrort

source-locks = écluses
source-cities = entrepôts dans les cités
source-depots = entrepôts dans les dépôts de charbon
source-port = entrepôts au port
source-exports = exports
source-gifts = bonus des manches 6 et 10
source-inn = auberge
source-levy = taxe de la manche 3
source-borrowed_ahead = emprunts sur le calendrier
source-stranded = échouage
source-essen_cities = toutes les cités d’Essen
source-mark_cities = toutes les cités de la Marck
source-all_cities = les sept cités
source-all_depots = les quatre dépôts de charbon
source-depot_majorities = majorités dans les dépôts de charbon
source-mayor = maire
source-ruhrtalbahn = train de la vallée de la Ruhr
source-ruhraake = barge de la Ruhr
source-debts = dettes

decision-levy = payer la taxe
decision-gift = prendre un Thaler ou un PV
decision-remove = retirer un dé
decision-place = placer le dé qui revient
decision-option = choisir une option spéciale
decision-transport = placer le dé de la case flèche sur un stockage
decision-supply = choisir le dé à ravitailler
decision-start = choisir la case de départ
decision-sell = choisir où vendre
decision-purchase = acheter, construire ou terminer

demand-territory = demande de toutes les petites industries ({ $territory })
demand-trade = demande des { $trade }
demand-cities = demande à { $cities }
water-low = { $change ->
    [0] basses eaux
   *[other] basses eaux, chaque dé sur un stockage monte de 1
}
water-high = { $change ->
    [0] crue
   *[other] crue, chaque dé sur un stockage baisse de 1
}

## Comment la langue compte et énumère

# À partir de ce nombre, un signe sépare les milliers.
digits-grouped_from = 1000
list-empty = –
list-next = { $row }, { $item }
list-last_of_two = { $row } et { $item }
list-last = { $row } et { $item }
list-counted = { $count } × { $thing }

## Bots

bot-random = Hasard
bot-schiffsjunge = Mousse
bot-steuermann = Timonier
bot-kapitaen = Capitaine
bot-reeder = Armateur
bot-leichtmatrose = Novice
bot-matrose = Matelot
bot-bootsmann = Bosco
bot-schiffer = Patron de péniche
bot-harkort = Friedrich Harkort
bot-mulvany = William Mulvany
bot-krupp = Helene Amalie Krupp
thinks-quick = réfléchit peu
thinks-long = réfléchit longuement

## Actions : ce qu’on peut choisir

action-pay = { $currency ->
    [point] payer 1 PV
   *[thaler] payer 1 Thaler
}
action-take = { $currency ->
    [point] prendre 1 PV
   *[thaler] prendre 1 Thaler
}
action-remove = retirer le dé à { $storage }
action-place = placer le dé à { $storage }
action-coal_hauler = remorqueur de charbon : +3 au dé à { $storage }
action-inn = { $currency ->
    [points] s’arrêter à l’auberge : 2 PV
   *[thalers] s’arrêter à l’auberge : 3 Thalers
}
action-option = { $free ->
    [yes] { $option } (gratuit avec l’action remorquage)
   *[no] { $option }
}
action-pass = passer : pas de charbon cette manche
action-transport = placer le dé de la case flèche à { $storage }
action-supply = ravitaillement : +2 au dé à { $storage }
action-start = démarrer à { $storage }
action-sell = vendre à { $space }
action-lock = construire l’écluse { $obstacle }
action-city = construire un entrepôt à { $city }
action-depot = construire un entrepôt dans le dépôt de charbon ({ $territory })
action-port = construire un entrepôt au port, colonne { $country }
action-white_warehouse = construire un entrepôt avec le jeton blanc : { $place }
action-shift = déplacer l’entrepôt du port : { $from } → { $to }
action-repay = rembourser une dette
action-done = terminer les achats

## Événements : ce qui s’est passé

event-turn_began = { $year ->
    [none] Manche { $turn }
   *[other] Manche { $turn } · { $year }
}
event-first_player = { $seat } est premier joueur.
    .you = Vous êtes premier joueur.
event-country_revealed = Export de charbon cette manche : { $country }.
event-lock_price = On peut construire une écluse pour { $thalers } Thalers.
event-options_dearer = Les options spéciales payantes coûtent désormais 1 Thaler de plus.
event-path_changed = Les dés charbon changent de piste : { $path }.
event-die_came_back = { $colour ->
    [white] Un dé blanc de valeur { $pips } revient ; { $seat } le place à { $storage }.
   *[black] Un dé noir de valeur { $pips } revient ; { $seat } le place à { $storage }.
}
    .you = { $colour ->
        [white] Un dé blanc de valeur { $pips } revient ; vous le placez à { $storage }.
       *[black] Un dé noir de valeur { $pips } revient ; vous le placez à { $storage }.
    }
event-track_dice_raised = Chaque dé sur les pistes de transport monte de 1.
event-die_removed = { $colour ->
    [white] { $seat } retire à { $storage } le dé blanc de valeur { $pips }.
   *[black] { $seat } retire à { $storage } le dé noir de valeur { $pips }.
}
    .you = { $colour ->
        [white] Vous retirez à { $storage } le dé blanc de valeur { $pips }.
       *[black] Vous retirez à { $storage } le dé noir de valeur { $pips }.
    }
event-warehouses_received = { $count ->
    [one] { $seat } reçoit { $count } entrepôt.
   *[other] { $seat } reçoit { $count } entrepôts.
}
    .you = { $count ->
        [one] Vous recevez { $count } entrepôt.
       *[other] Vous recevez { $count } entrepôts.
    }
event-levy_paid = { $currency ->
    [point] { $seat } paie la taxe : 1 PV.
   *[thaler] { $seat } paie la taxe : 1 Thaler.
}
    .you = { $currency ->
        [point] Vous payez la taxe : 1 PV.
       *[thaler] Vous payez la taxe : 1 Thaler.
    }
event-levy_waived = { $seat } n’a pas de quoi payer la taxe.
    .you = Vous n’avez pas de quoi payer la taxe.
event-gift_taken = { $currency ->
    [point] { $seat } prend 1 PV.
   *[thaler] { $seat } prend 1 Thaler.
}
    .you = { $currency ->
        [point] Vous prenez 1 PV.
       *[thaler] Vous prenez 1 Thaler.
    }
event-borrowed = { $seat } contracte une dette : un entrepôt contre { $thalers } Thalers.
    .you = Vous contractez une dette : un entrepôt contre { $thalers } Thalers.
event-borrowed_ahead = { $seat } met en gage l’entrepôt de la manche { $turn } contre { $thalers } Thalers et perd { $points ->
    [0] zéro PV, faute d’en avoir
   *[other] { $points } PV
}.
    .you = Vous mettez en gage l’entrepôt de la manche { $turn } contre { $thalers } Thalers et perdez { $points ->
        [0] zéro PV, faute d’en avoir
       *[other] { $points } PV
    }.
event-marker_drawn = Pioché dans le sac : { $demand }.
event-bag_empty = Le sac est vide, on ne pioche rien.
event-demand_placed = Demande : 1 Thaler est placé à { $space }.
event-pilot_banned = Les pilotes sont bannis cette manche.
event-storage_dice_changed = { $change ->
    [1] Chaque dé sur un stockage monte de 1.
   *[other] Chaque dé sur un stockage baisse de 1.
}
event-lock_duty = Il ne reste qu’un jeton dans le sac : cette manche, tout le monde doit d’abord construire une écluse.
event-option_chosen = { $free ->
    [yes] { $seat } choisit : { $option } (gratuit).
   *[no] { $thalers ->
        [0] { $seat } choisit : { $option }.
        [one] { $seat } choisit : { $option } ({ $thalers } Thaler).
       *[other] { $seat } choisit : { $option } ({ $thalers } Thalers).
    }
}
    .you = { $free ->
        [yes] Vous choisissez : { $option } (gratuit).
       *[no] { $thalers ->
            [0] Vous choisissez : { $option }.
            [one] Vous choisissez : { $option } ({ $thalers } Thaler).
           *[other] Vous choisissez : { $option } ({ $thalers } Thalers).
        }
    }
event-stranded = { $seat } s’échoue et perd { $points ->
    [0] zéro PV, faute d’en avoir
   *[other] { $points } PV
}.
    .you = Vous vous échouez et perdez { $points ->
        [0] zéro PV, faute d’en avoir
       *[other] { $points } PV
    }.
event-passed = { $seat } doit passer et ne transporte pas de charbon cette manche.
    .you = Vous devez passer et ne transportez pas de charbon cette manche.
event-wage_paid = { $seat } reçoit un salaire de { $thalers } Thalers.
    .you = Vous recevez un salaire de { $thalers } Thalers.
event-supplied = { $seat } ravitaille { $storage } : le dé passe à { $pips }.
    .you = Vous ravitaillez { $storage } : le dé passe à { $pips }.
event-coal_hauled = { $seat } envoie le remorqueur de charbon à { $storage } : le dé passe à { $pips }.
    .you = Vous envoyez le remorqueur de charbon à { $storage } : le dé passe à { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } s’arrête à l’auberge et gagne { $count } PV.
   *[thaler] { $seat } s’arrête à l’auberge et reçoit { $count } Thalers.
}
    .you = { $currency ->
        [point] Vous vous arrêtez à l’auberge et gagnez { $count } PV.
       *[thaler] Vous vous arrêtez à l’auberge et recevez { $count } Thalers.
    }
event-transported = { $colour ->
    [white] { $seat } place un dé blanc de valeur { $pips } à { $storage }.
   *[black] { $seat } place un dé noir de valeur { $pips } à { $storage }.
}
    .you = { $colour ->
        [white] Vous placez un dé blanc de valeur { $pips } à { $storage }.
       *[black] Vous placez un dé noir de valeur { $pips } à { $storage }.
    }
event-supply_lapsed = Plus aucun dé à ravitailler : l’option choisie par { $seat } est perdue.
    .you = Plus aucun dé à ravitailler : votre option est perdue.
event-started = { $seat } démarre à { $storage }.
    .you = Vous démarrez à { $storage }.
event-sold = { $seat } vend du charbon { $colour ->
    [white] blanc
   *[black] noir
} de valeur { $pips } à { $space } pour { $thalers ->
    [one] { $thalers } Thaler
   *[other] { $thalers } Thalers
}.
    .you = Vous vendez du charbon { $colour ->
        [white] blanc
       *[black] noir
    } de valeur { $pips } à { $space } pour { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }.
event-quality_lost = Le charbon transporté par { $seat } souffre au passage d’un obstacle et ne vaut plus que { $pips }.
    .you = Votre charbon souffre au passage d’un obstacle et ne vaut plus que { $pips }.
event-token_gained = { $seat } gagne un cube développement : { $area }.
    .you = Vous gagnez un cube développement : { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } prend le Thaler de demande à { $space }.
   *[other] { $seat } prend les { $thalers } Thalers de demande à { $space }.
}
    .you = { $thalers ->
        [one] Vous prenez le Thaler de demande à { $space }.
       *[other] Vous prenez les { $thalers } Thalers de demande à { $space }.
    }
event-city_income = L’entrepôt à { $city } rapporte 1 Thaler à { $seat }.
    .you = L’entrepôt à { $city } vous rapporte 1 Thaler.
event-export_marker_moved = Le pion export est maintenant à { $value } PV, case { $box }.
event-progress_gained = { $seat } reçoit le jeton progrès « { $marker } ».
    .you = Vous recevez le jeton progrès « { $marker } ».
event-progress_missed = { $seat } arrive trop tard pour le jeton blanc « { $marker } ».
    .you = Vous arrivez trop tard pour le jeton blanc « { $marker } ».
event-lock_built = { $thalers ->
    [0] { $seat } construit gratuitement l’écluse { $obstacle } et gagne { $points } PV.
    [one] { $seat } construit l’écluse { $obstacle } pour { $thalers } Thaler et gagne { $points } PV.
   *[other] { $seat } construit l’écluse { $obstacle } pour { $thalers } Thalers et gagne { $points } PV.
}
    .you = { $thalers ->
        [0] Vous construisez gratuitement l’écluse { $obstacle } et gagnez { $points } PV.
        [one] Vous construisez l’écluse { $obstacle } pour { $thalers } Thaler et gagnez { $points } PV.
       *[other] Vous construisez l’écluse { $obstacle } pour { $thalers } Thalers et gagnez { $points } PV.
    }
event-city_built = { $seat } construit un entrepôt à { $city } pour { $thalers } Thalers et gagne { $points } PV.
    .you = Vous construisez un entrepôt à { $city } pour { $thalers } Thalers et gagnez { $points } PV.
event-depot_built = { $seat } construit un entrepôt dans le dépôt de charbon ({ $territory }) pour { $thalers } Thalers et gagne { $points } PV.
    .you = Vous construisez un entrepôt dans le dépôt de charbon ({ $territory }) pour { $thalers } Thalers et gagnez { $points } PV.
event-port_built = { $seat } construit un entrepôt au port, colonne { $country }, pour { $thalers } Thalers et gagne { $points } PV.
    .you = Vous construisez un entrepôt au port, colonne { $country }, pour { $thalers } Thalers et gagnez { $points } PV.
event-shifted = { $seat } déplace un entrepôt du port ({ $from } → { $to }) pour { $thalers } Thalers.
    .you = Vous déplacez un entrepôt du port ({ $from } → { $to }) pour { $thalers } Thalers.
event-repaid = { $seat } rembourse une dette pour { $thalers } Thalers.
    .you = Vous remboursez une dette pour { $thalers } Thalers.
event-exported = { $seat } exporte ({ $country }, position { $position }) et gagne { $points } PV.
    .you = Vous exportez ({ $country }, position { $position }) et gagnez { $points } PV.
event-thalers_returned = { $thalers ->
    [one] { $seat } rend { $thalers } Thaler en trop.
   *[other] { $seat } rend { $thalers } Thalers en trop.
}
    .you = { $thalers ->
        [one] Vous rendez { $thalers } Thaler en trop.
       *[other] Vous rendez { $thalers } Thalers en trop.
    }
event-bonus_scored = { $seat } marque { $points } PV : { $source }.
    .you = Vous marquez { $points } PV : { $source }.
event-won = { $seat } l’emporte avec { $points } PV.
    .you = Vous l’emportez avec { $points } PV.
event-reveal_follows = Un élément caché est ensuite révélé.

## Ligne de commande

# Sert de nom, avec des verbes à la troisième personne : « Vous » ne conviendrait pas.
cli-play_you = Batelier

## Ce qui est demandé et ce qu’on peut choisir

ask-decide = { $name }, à vous : { $decision }.
ask-thinking = { $name } réfléchit : { $decision }…
ask-skip = Aller à la décision en cours
ask-actions = Vos actions
ask-all_actions = toutes les actions
ask-effects = Conséquences
ask-again = Encore une fois pour confirmer.
ask-others = { $count ->
    [one] Ensuite, il se passe encore une chose chez les autres.
   *[other] Ensuite, il se passe encore { $count } choses chez les autres.
}
ask-undo = Annuler le coup
ask-undo_what = Annuler : { $action }
ask-rewind = Reprendre mon tour depuis le début

heading-options = Options spéciales
heading-storages = Stockages
heading-sales = Vente
heading-cities = Entrepôts dans les cités
heading-depots = Entrepôts dans les dépôts de charbon
heading-port = Entrepôts au port
heading-white = Avec le jeton blanc
heading-other = Autres

meaning-pilot = En phase 4, votre barge peut aller aussi loin que vous voulez, jusqu’à Ruhrort.
meaning-transport = Vous placez aussitôt un dé de la piste de transport sur un stockage vide.
meaning-wage = Vous recevez aussitôt 2 Thalers ; un seul joueur par manche le peut.
meaning-supply = Un dé sur un stockage monte aussitôt de 2.
meaning-hauling = Vous pouvez démarrer en amont de votre barge.
meaning-hauling_transport = Vous démarrez en amont sur un stockage vide, et un dé de la piste de transport y est placé.
meaning-none = Vous démarrez en aval de votre barge.

regret-lock_left = Vous pourriez encore construire une écluse, et elles ne seront jamais moins chères.
regret-thalers_lost = { $thalers ->
    [one] On garde dix Thalers au plus : un Thaler retourne à la banque à la fin de la manche.
   *[other] On garde dix Thalers au plus : { $thalers } retournent à la banque à la fin de la manche.
}
regret-debt_made = Cela vous endette, ce qui coûte { $points } PV à la fin si vous ne remboursez pas ; d’autres choix l’éviteraient.

why-not = Pourquoi pas ?
why-title = Ce qui est impossible maintenant, et pourquoi

hint-ask = Conseil

## Le plateau et ce qui s’y trouve

board-about = Le plateau : la Ruhr de Witten au Rhin
board-rhine = Rhin
board-port = Port de Ruhrort
board-legend = Légende

place-storage = { $pips ->
    [0] { $name }, stockage de charbon, vide
   *[other] { $colour ->
        [white] { $name }, stockage de charbon, dé blanc de valeur { $pips }
       *[black] { $name }, stockage de charbon, dé noir de valeur { $pips }
    }
}
place-obstacle = obstacle { $name }
place-lock = écluse { $name }
place-industry = { $trade ->
    [forge] { $name }, forge
    [hammer_mill] { $name }, moulin à marteaux
   *[gun_factory] { $name }, usine d’armement
}
place-city = cité { $name }
place-port = port de { $name }
place-demand = { $thalers ->
    [one] 1 Thaler de demande
   *[other] { $thalers } Thalers de demande
}
place-barges = barges ici : { $names }
place-slots = entrepôts à { $name } : { $slots }
place-depot = dépôt de charbon { $name } : { $slots }
place-export = colonne du port { $name } : { $slots }
place-free = libre pour { $thalers }
place-room = libre
place-next = { $thalers ->
    [one] prochain bâtiment { $thalers } Thaler
   *[other] prochain bâtiment { $thalers } Thalers
}, { $points } PV
place-reaches = son charbon va à { $name }
place-pilot = son charbon exige un pilote

transport-title = Piste de transport
transport-dice = Piste de transport, { $path } : { $dice }
transport-die = { $colour ->
    [white] blanc { $pips }
   *[black] noir { $pips }
}
transport-empty = aucun dé
transport-coming_back = revient
transport-from_turn = dès la manche { $turn }

export-track = Piste export
export-at = Piste d’exportation : case { $box } sur { $of }, valeur { $value }
export-now = export { $country } à { $value }

zoom-in = Agrandir la carte
zoom-out = Réduire la carte
zoom-fit = Voir toute la carte
jump-map = Toute la Ruhr
jump-track = À la piste de transport
jump-port = Au port

outlook-sold = { $pilot ->
    [yes] Avec un pilote, vers { $name }
   *[no] Vers { $name }
}
outlook-obstacles = obstacles en chemin : { $names }
outlook-clear = aucun obstacle en chemin
outlook-hauling = seulement avec le remorquage : en amont de la barge
outlook-not_carried = ce charbon ne peut pas encore être chargé
outlook-points = mène à { $points } PV
outlook-option = Ce qu’on pourrait vendre alors

price-title = Prix

sign-thaler = T

odds-title = Chances

## Manches, joueurs et points

turn-all = Manches
turn-now = maintenant
turn-short = Manche
turn-order = Ordre dans cette phase : { $names }
turn-next_order = Ordre de la phase suivante ({ $phase }) en l’état actuel : { $names }
turn-pilot_ban = pas de pilote
turn-lock_duty = écluse obligatoire

phase-event = Phase 1 événement historique
phase-water = Phase 2 niveau d’eau et demande
phase-start = Phase 3 départ et option
phase-sale = Phase 4 déplacement et vente
phase-progress = Phase 5 progrès
phase-purchases = Phase 6 achats
phase-export = Phase 7 export

player-all = Joueurs
player-you = (vous)
player-points = PV
player-thalers = Thalers
player-pool = Entrepôts en réserve
player-locks = Écluses
player-debts = Dettes
player-tokens = Cubes développement
player-markers = Jetons
player-flipped = { $marker } (épuisé)
player-used = { $marker } (a servi cette manche)
player-needs = { $marker } (il manque { $tokens })
player-needs_white = { $marker } (il manque { $tokens } ; reste { $left })
player-due = { $marker } (arrive au prochain progrès)
player-missed_one = { $marker } (manqué)
player-gone = { $marker } (plus aucun)
player-details = En savoir plus sur { $name }
player-doing = { $loading ->
    [yes] Choix : { $option }. Barge à { $barge }, chargée.
   *[no] Choix : { $option }. Barge : { $barge }.
}
player-waiting = Entrepôts à venir : { $lock } avec la première écluse, { $mark } avec le Comté de la Marck, manches : { $turns }

points-title = PV
points-so_far = PV jusqu’ici
points-total = total
points-by_source = PV par origine
points-source = Origine
points-if_ended = { $points } PV si la partie s’arrêtait maintenant
points-from = { $source } { $points }
points-end_now = si elle s’arrêtait maintenant

end-over = La partie est terminée

## Ce qui s’est passé

log-short = Journal

past-title = Pas à pas
past-first = Au début
past-before = Étape précédente
past-after = Étape suivante
past-now = Revenir au présent
past-step = Étape { $step } sur { $of }
past-turn = manche { $turn }
past-looking = Vous revoyez l’étape { $step } sur { $of }.
past-opening = La partie commence.
past-since = { $count ->
    [one] Le coup des autres
   *[other] Les { $count } coups des autres
}
past-pause = Pause
past-resume = Continuer
past-skip = Suivant
watch-now = Regardez ce qui se passe.
watch-skip = Tout montrer

chat-title = Chat

## Tables, places et parties enregistrées

table-menu = Table et réglages
table-now = Action
table-new = nouveau


status-open = En attente de joueurs
status-playing = En cours
status-finished = Terminée
status-closed = Temps écoulé, la table est fermée

seat-title = Place
seat-free = libre
seat-name = Nom
seat-your_name = Votre nom
seat-player = Joueur { $number }
seat-player_or_nobody = Joueur { $number }, ou vide
seat-here = Joueur devant cet écran
seat-friend = Ami invité par le lien
seat-bot = Bot
seat-nobody = Personne
seat-substitute = Le bot qui prend le relais

table-close = Fermer


variant-title = Variante
variant-calmer_water = eaux plus calmes
variant-calmer_water_about = Variante eaux plus calmes : sans les deux jetons à étoile
practice-title = entraînement
practice-wish = Entraînement : reprendre des tours entiers ; la partie ne compte pas
practice-about = Entraînement : des tours entiers peuvent être repris. Cette partie ne compte pas.
deal-known = donne connue
deal-known_about = Donne connue : qui a ouvert la table peut savoir ce qui est caché. Cette partie ne compte pas.
seat-by_invitation = sur invitation
position-goes_on = part d’une position

clock-title = Pendule
clock-none = sans pendule
clock-live = D’une traite : au départ + par décision
clock-days = Sur plusieurs jours : au départ + par décision
clock-at_end = Quand le temps est écoulé
clock-at_end_nothing = rien ne se passe
clock-at_end_bot = un bot prend le relais
clock-at_end_close = la table est fermée

record-go_on = Reprendre à partir d’une décision
record-file = Enregistrement d’une partie (fichier)
record-steps = Décisions :
record-from_step = Nombre de décisions à garder
record-title = Une partie enregistrée
record-look_at = La revoir
record-none = Ce fichier n’est pas un enregistrement de ce jeu.


## Essayer

try-it = Essayer

## Accueil, règles, préférences et aide

home-title = Ruhrschifffahrt 1769–1890
home-about = Deux à quatre bateliers descendent la Ruhr chargés de charbon, construisent écluses et entrepôts, et exportent depuis Ruhrort.
home-skip = Aller au contenu
home-menu = Menu principal
home-back = Retour à l’accueil
home-play_now = Jouer tout de suite
home-play = Jouer
home-learn = Apprendre
home-learn_about = Apprenez tout le jeu en jouant : de courtes leçons sur le vrai plateau, une demi-heure en tout. Sans lire de livret de règles.
home-learn_begin = Apprendre en jouant
home-learn_lessons = Voir les leçons
home-strategy = Comment on gagne
home-puzzles = Problèmes
home-me = Moi et mes appareils
home-opponents = Adversaires
home-opponent = Adversaire
home-find = Trouver une partie
home-find_about = Tables ouvertes, parties classées, joueurs à peu près de votre force.
home-cups = Tournois
home-cups_about = Des tournois pour autant de joueurs qu’on veut, et le duplicate de la semaine : les mêmes donnes pour tous.
home-same_screen = Sur le même écran
home-same_screen_about = De deux à quatre personnes jouent à tour de rôle sur cet appareil.
home-begin = Commencer la partie
home-friends = Jouer avec des amis
home-friends_about = Plusieurs personnes devant cet écran, des amis invités par le lien, des bots : composez à votre guise.
home-terms = Pendule, variante, table publique
home-public = Publique : tout le monde peut trouver la table, la rejoindre et regarder
home-by_invitation = Seulement les personnes que j’invite
home-create = Ouvrir la table

rulebook-title = Règles
rulebook-read = Lire les règles
rulebook-search = Chercher
rulebook-found = { $count ->
    [0] Rien trouvé.
    [one] Une règle
   *[other] { $count } règles
}
rulebook-contents = Votre question
rulebook-marks = Ce que signifient les marques
rulebook-link = Lien vers cette règle
rulebook-print = Imprimer

setting-language = Langue
setting-theme = Clair ou sombre
setting-theme_auto = comme l’appareil
setting-theme_light = clair
setting-theme_dark = sombre
setting-sounds = Sons
setting-coach = Un conseiller explique chaque nouveauté

error-not_found = Il n’y a rien à cette adresse.
error-table_not_found = Cette table n’existe pas.
problem-offline = Connexion perdue, nouvelle tentative…
problem-sending = Envoi…
problem-unknown = Cela n’a pas marché.
problem-network = Le serveur est injoignable. Veuillez réessayer.

legend-title = Signes
legend-die = { $colour ->
    [white] charbon blanc et sa valeur
   *[black] charbon noir et sa valeur
}
