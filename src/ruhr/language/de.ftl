# Deutsch. Ein Satz für jedes Ereignis und jede Aktion; die Begriffe sind die der Spielregel.

## Namen der Dinge

language-name = Deutsch

option-none = keine Sonderoption
option-pilot = Lotse
option-transport = Transport
option-wage = Lohn
option-supply = Nachschub
option-hauling = Treideln
option-transport_pilot = Transport & Lotse
option-hauling_pilot = Treideln & Lotse
option-hauling_transport = Treideln & Transport

marker-lock_building = Schleusenbau
marker-wage = Lohn
marker-essen_warehouse = Essener Lagerhäuser
marker-supply = Nachschub
marker-port_ruhrort = Hafen Ruhrort
marker-coal_depot = Kohlenlager
marker-grafschaft_mark = Grafschaft Mark
marker-mark_warehouse = Märkische Lagerhäuser
marker-coal_hauler = Kohlenschlepper
marker-inn = Gasthaus
marker-hauling_action = Treidelaktion
marker-white_warehouse = Lagerhaus (weiß)
marker-ruhraake = Ruhraake
marker-mayor = Bürgermeister
marker-ruhrtalbahn = Ruhrtalbahn

brief-lock_building = Schleuse
brief-wage = Lohn
brief-essen_warehouse = Essen
brief-supply = Nachschub
brief-port_ruhrort = Hafen
brief-coal_depot = Lager
brief-grafschaft_mark = Gr. Mark
brief-mark_warehouse = Mark
brief-coal_hauler = Schlepper
brief-inn = Gasthaus
brief-hauling_action = Treideln
brief-white_warehouse = Haus
brief-ruhraake = Aake
brief-mayor = Bürgerm.
brief-ruhrtalbahn = Bahn

use-lock_building = Einmal je Runde darfst du eine Schleuse bauen.
use-wage = Du darfst die Sonderoption Lohn wählen.
use-essen_warehouse = Einmal je Runde darfst du in einer dieser Städte ein Lagerhaus bauen: { $cities }.
use-supply = Du darfst die Sonderoption Nachschub wählen.
use-port_ruhrort = Einmal je Runde darfst du im Hafen ein Lagerhaus bauen.
use-coal_depot = Einmal je Runde darfst du in einem Kohlenlager ein Lagerhaus bauen.
use-grafschaft_mark = Du darfst weiße Kohle fahren; zwei Lagerhäuser bekommst du sofort dazu.
use-mark_warehouse = Einmal je Runde darfst du in einer dieser Städte ein Lagerhaus bauen: { $cities }.
use-coal_hauler = Einmal im Spiel, in Phase 3: Ein Würfel auf einer Kohleniederlage gewinnt 3 Augen.
use-inn = Einmal im Spiel, in Phase 3 oder 6: 3 Thaler oder 2 Punkte.
use-hauling_action = Einmal im Spiel kostet dich eine Treidel-Option nichts.
use-white_warehouse = Einmal im Spiel ein billiges Lagerhaus in einer beliebigen Stadt oder im Hafen.
use-ruhraake = Spielende: 2 Punkte, oder 4, wenn dein Schiff in Ruhrort liegt.
use-mayor = Spielende: 1 Punkt für jeden Thaler, wenn du keine Schulden hast.
use-ruhrtalbahn = Spielende: 1 Punkt für jedes deiner Lagerhäuser in einer Stadt.

territory-mark = Grafschaft Mark
territory-essen = Reichsstift Essen
territory-werden = Reichsabtei Werden
territory-broich = Herrschaft Broich

country-belgium = Belgien
country-netherlands = Niederlande
country-rhineland = Rheinland

trade-forge = Schmieden
trade-hammer_mill = Hammerwerken
trade-gun_factory = Gewehrfabriken

path-brickearth = Lehmpfad
path-paved = gepflasterter Weg
path-rails = Schienentransport
history-first_player = Startspieler
history-locks = Schleusen
history-levy = Abgabe
history-paved = Pflasterweg
history-locks_dearer = Schleuse +1 T
history-gift = Gabe
history-options_dearer = Option +1 T
history-rails = Schienen
history-steam = Transport +1
history-remove = Würfel weg
history-last_turn = letzte Runde

area-black_industry = schwarze Kohle an Kleinindustrie
area-black_city = schwarze Kohle an Stadt
area-black_ruhrort = schwarze Kohle nach Ruhrort
area-white_industry = weiße Kohle an Kleinindustrie
area-white_city = weiße Kohle an Stadt
area-white_ruhrort = weiße Kohle nach Ruhrort

source-locks = Schleusen
source-cities = Lagerhäuser in Städten
source-depots = Lagerhäuser in Kohlenlagern
source-port = Lagerhäuser im Hafen
source-exports = Export
source-gifts = Gaben der Runden 6 und 10
source-inn = Gasthaus
source-levy = Abgabe der Runde 3
source-borrowed_ahead = Schulden von der Zeitleiste
source-stranded = gestrandet
source-essen_cities = alle Essener Städte
source-mark_cities = alle märkischen Städte
source-all_cities = alle sieben Städte
source-all_depots = alle vier Kohlenlager
source-depot_majorities = Mehrheiten in Kohlenlagern
source-mayor = Bürgermeister
source-ruhrtalbahn = Ruhrtalbahn
source-ruhraake = Ruhraake
source-debts = Schulden

decision-levy = die Abgabe zahlen
decision-gift = einen Thaler oder einen Punkt nehmen
decision-remove = einen Würfel entfernen
decision-place = den zurückgekommenen Würfel einsetzen
decision-option = eine Sonderoption wählen
decision-transport = den Würfel vom Pfeilfeld auf eine Kohleniederlage legen
decision-supply = den Würfel für den Nachschub wählen
decision-start = den Startplatz wählen
decision-sell = den Verkaufsort wählen
decision-purchase = kaufen, bauen oder abschließen

demand-territory = Nachfrage bei allen Kleinindustrien: { $territory }
demand-trade = Nachfrage bei allen { $trade }
demand-cities = Nachfrage in { $cities }
water-low = { $change ->
    [0] Niedrigwasser
   *[other] Niedrigwasser, alle Würfel auf Kohleniederlagen gewinnen ein Auge
}
water-high = { $change ->
    [0] Hochwasser
   *[other] Hochwasser, alle Würfel auf Kohleniederlagen verlieren ein Auge
}

## Wie die Sprache zählt und aufzählt

# Zahlen ab dieser haben ein Zeichen zwischen den Tausendern.
digits-grouped_from = 1000
list-empty = –
list-next = { $row }, { $item }
list-last_of_two = { $row } und { $item }
list-last = { $row } und { $item }
list-counted = { $count } × { $thing }

## Bots

bot-random = Zufall
bot-schiffsjunge = Schiffsjunge
bot-steuermann = Steuermann
bot-kapitaen = Kapitän
bot-reeder = Reeder
bot-leichtmatrose = Leichtmatrose
bot-matrose = Matrose
bot-bootsmann = Bootsmann
bot-schiffer = Schiffsführer
bot-harkort = Friedrich Harkort
bot-mulvany = William Mulvany
bot-krupp = Helene Amalie Krupp
thinks-quick = denkt kurz nach
thinks-long = denkt lange nach

## Aktionen: was man wählen kann

action-pay = { $currency ->
    [point] einen Punkt zahlen
   *[thaler] einen Thaler zahlen
}
action-take = { $currency ->
    [point] einen Punkt nehmen
   *[thaler] einen Thaler nehmen
}
action-remove = den Würfel von { $storage } entfernen
action-place = den Würfel auf { $storage } einsetzen
action-coal_hauler = Kohlenschlepper einsetzen: +3 auf den Würfel auf { $storage }
action-inn = { $currency ->
    [points] im Gasthaus 2 Punkte nehmen
   *[thalers] im Gasthaus 3 Thaler nehmen
}
action-option = { $free ->
    [yes] { $option }, kostenlos mit der Treidelaktion
   *[no] { $option }
}
action-pass = aussetzen: in dieser Runde keine Kohle
action-transport = den Würfel vom Pfeilfeld auf { $storage } legen
action-supply = Nachschub: +2 auf den Würfel auf { $storage }
action-start = auf { $storage } starten
action-sell = { $space ->
    [Ruhrort] in Ruhrort verkaufen
   *[other] an { $space } verkaufen
}
action-lock = die Schleuse { $obstacle } bauen
action-city = ein Lagerhaus in { $city } bauen
action-depot = ein Lagerhaus im Kohlenlager bauen: { $territory }
action-port = ein Lagerhaus im Hafen bauen, Spalte { $country }
action-white_warehouse = mit dem weißen Plättchen ein Lagerhaus bauen: { $place }
action-shift = das Exportlager umsetzen: von { $from } nach { $to }
action-repay = eine Schuld zurückzahlen
action-done = Käufe abschließen

## Ereignisse: was geschehen ist

event-turn_began = { $year ->
    [none] Runde { $turn }
   *[other] Runde { $turn } · { $year }
}
event-first_player = { $seat } ist Startspieler.
    .you = Du bist Startspieler.
event-country_revealed = In dieser Runde geht der Export nach: { $country }.
event-lock_price = Schleusen kosten jetzt { $thalers } Thaler.
event-options_dearer = Kostenpflichtige Sonderoptionen kosten ab jetzt 1 Thaler mehr.
event-path_changed = Die Kohlewürfel wechseln die Transportbahn: { $path }.
event-die_came_back = { $colour ->
    [white] Ein weißer Würfel mit { $pips } kommt zurück; { $seat } legt ihn auf { $storage }.
   *[black] Ein schwarzer Würfel mit { $pips } kommt zurück; { $seat } legt ihn auf { $storage }.
}
    .you = { $colour ->
        [white] Ein weißer Würfel mit { $pips } kommt zurück; du legst ihn auf { $storage }.
       *[black] Ein schwarzer Würfel mit { $pips } kommt zurück; du legst ihn auf { $storage }.
    }
event-track_dice_raised = Alle Würfel auf der Transportbahn gewinnen ein Auge.
event-die_removed = { $colour ->
    [white] { $seat } entfernt den weißen Würfel mit { $pips } von { $storage }.
   *[black] { $seat } entfernt den schwarzen Würfel mit { $pips } von { $storage }.
}
    .you = { $colour ->
        [white] Du entfernst den weißen Würfel mit { $pips } von { $storage }.
       *[black] Du entfernst den schwarzen Würfel mit { $pips } von { $storage }.
    }
event-warehouses_received = { $count ->
    [one] { $seat } erhält ein Lagerhaus.
   *[other] { $seat } erhält { $count } Lagerhäuser.
}
    .you = { $count ->
        [one] Du erhältst ein Lagerhaus.
       *[other] Du erhältst { $count } Lagerhäuser.
    }
event-levy_paid = { $currency ->
    [point] { $seat } zahlt die Abgabe mit 1 Punkt.
   *[thaler] { $seat } zahlt die Abgabe mit 1 Thaler.
}
    .you = { $currency ->
        [point] Du zahlst die Abgabe mit 1 Punkt.
       *[thaler] Du zahlst die Abgabe mit 1 Thaler.
    }
event-levy_waived = { $seat } hat nichts, um die Abgabe zu zahlen.
    .you = Du hast nichts, um die Abgabe zu zahlen.
event-gift_taken = { $currency ->
    [point] { $seat } nimmt 1 Punkt.
   *[thaler] { $seat } nimmt 1 Thaler.
}
    .you = { $currency ->
        [point] Du nimmst 1 Punkt.
       *[thaler] Du nimmst 1 Thaler.
    }
event-borrowed = { $seat } macht Schulden: ein Lagerhaus für { $thalers } Thaler.
    .you = Du machst Schulden: ein Lagerhaus für { $thalers } Thaler.
event-borrowed_ahead = { $seat } verpfändet das Lagerhaus der Runde { $turn } für { $thalers } Thaler und verliert { $points ->
    [0] keine Punkte, weil keine da sind
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du verpfändest das Lagerhaus der Runde { $turn } für { $thalers } Thaler und verlierst { $points ->
        [0] keine Punkte, weil du keine hast
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-marker_drawn = Aus dem Beutel gezogen: { $demand }.
event-bag_empty = Der Beutel ist leer, es wird nichts gezogen.
event-demand_placed = Ein Thaler mehr für den nächsten Verkauf: { $space }.
event-pilot_banned = In dieser Runde ist der Lotse gesperrt.
event-storage_dice_changed = { $change ->
    [1] Alle Würfel auf Kohleniederlagen gewinnen ein Auge.
   *[other] Alle Würfel auf Kohleniederlagen verlieren ein Auge.
}
event-lock_duty = Nur noch ein Marker im Beutel: In dieser Runde müssen alle zuerst eine Schleuse bauen.
event-option_chosen = { $free ->
    [yes] { $seat } wählt { $option }, kostenlos.
   *[no] { $thalers ->
        [0] { $seat } wählt { $option }.
        [one] { $seat } wählt { $option } für 1 Thaler.
       *[other] { $seat } wählt { $option } für { $thalers } Thaler.
    }
}
    .you = { $free ->
        [yes] Du wählst { $option }, kostenlos.
       *[no] { $thalers ->
            [0] Du wählst { $option }.
            [one] Du wählst { $option } für 1 Thaler.
           *[other] Du wählst { $option } für { $thalers } Thaler.
        }
    }
event-stranded = { $seat } ist gestrandet und verliert { $points ->
    [0] keine Punkte, weil keine da sind
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
    .you = Du bist gestrandet und verlierst { $points ->
        [0] keine Punkte, weil du keine hast
        [one] 1 Punkt
       *[other] { $points } Punkte
    }.
event-passed = { $seat } muss aussetzen und fährt in dieser Runde keine Kohle.
    .you = Du musst aussetzen und fährst in dieser Runde keine Kohle.
event-wage_paid = { $seat } erhält { $thalers } Thaler Lohn.
    .you = Du erhältst { $thalers } Thaler Lohn.
event-supplied = { $seat } bringt Nachschub nach { $storage }: Der Würfel zeigt jetzt { $pips }.
    .you = Du bringst Nachschub nach { $storage }: Der Würfel zeigt jetzt { $pips }.
event-coal_hauled = { $seat } schickt den Kohlenschlepper nach { $storage }: Der Würfel zeigt jetzt { $pips }.
    .you = Du schickst den Kohlenschlepper nach { $storage }: Der Würfel zeigt jetzt { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } kehrt im Gasthaus ein und gewinnt { $count } Punkte.
   *[thaler] { $seat } kehrt im Gasthaus ein und erhält { $count } Thaler.
}
    .you = { $currency ->
        [point] Du kehrst im Gasthaus ein und gewinnst { $count } Punkte.
       *[thaler] Du kehrst im Gasthaus ein und erhältst { $count } Thaler.
    }
event-transported = { $colour ->
    [white] { $seat } legt einen weißen Würfel mit { $pips } auf { $storage }.
   *[black] { $seat } legt einen schwarzen Würfel mit { $pips } auf { $storage }.
}
    .you = { $colour ->
        [white] Du legst einen weißen Würfel mit { $pips } auf { $storage }.
       *[black] Du legst einen schwarzen Würfel mit { $pips } auf { $storage }.
    }
event-supply_lapsed = Es gibt keinen Würfel mehr für den Nachschub; die Option von { $seat } verfällt.
    .you = Es gibt keinen Würfel mehr für den Nachschub; deine Option verfällt.
event-started = { $seat } startet auf { $storage }.
    .you = Du startest auf { $storage }.
event-sold = { $seat } verkauft { $colour ->
    [white] weiße
   *[black] schwarze
} Kohle ({ $pips }) { $space ->
    [Ruhrort] in Ruhrort
   *[other] an { $space }
} für { $thalers } Thaler.
    .you = Du verkaufst { $colour ->
        [white] weiße
       *[black] schwarze
    } Kohle ({ $pips }) { $space ->
        [Ruhrort] in Ruhrort
       *[other] an { $space }
    } für { $thalers } Thaler.
event-quality_lost = Die Kohle von { $seat } leidet an einem Hindernis und ist nur noch { $pips } wert.
    .you = Deine Kohle leidet an einem Hindernis und ist nur noch { $pips } wert.
event-token_gained = { $seat } erhält einen Entwicklungsstein: { $area }.
    .you = Du erhältst einen Entwicklungsstein: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } nimmt den Thaler der Nachfrage: { $space }.
   *[other] { $seat } nimmt die { $thalers } Thaler der Nachfrage: { $space }.
}
    .you = { $thalers ->
        [one] Du nimmst den Thaler der Nachfrage: { $space }.
       *[other] Du nimmst die { $thalers } Thaler der Nachfrage: { $space }.
    }
event-city_income = Das Lagerhaus in { $city } bringt { $seat } 1 Thaler.
    .you = Das Lagerhaus in { $city } bringt dir 1 Thaler.
event-export_marker_moved = Der Exportanzeiger steht jetzt auf { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}, Feld { $box }.
event-progress_gained = { $seat } erhält das Fortschrittsplättchen { $marker }.
    .you = Du erhältst das Fortschrittsplättchen { $marker }.
event-progress_missed = { $seat } kommt zu spät für das weiße Plättchen { $marker }.
    .you = Du kommst zu spät für das weiße Plättchen { $marker }.
event-lock_built = { $thalers ->
    [0] { $seat } baut die Schleuse { $obstacle } kostenlos und gewinnt { $points } Punkte.
   *[other] { $seat } baut die Schleuse { $obstacle } für { $thalers } Thaler und gewinnt { $points } Punkte.
}
    .you = { $thalers ->
        [0] Du baust die Schleuse { $obstacle } kostenlos und gewinnst { $points } Punkte.
       *[other] Du baust die Schleuse { $obstacle } für { $thalers } Thaler und gewinnst { $points } Punkte.
    }
event-city_built = { $seat } baut ein Lagerhaus in { $city } für { $thalers } Thaler und gewinnt { $points } Punkte.
    .you = Du baust ein Lagerhaus in { $city } für { $thalers } Thaler und gewinnst { $points } Punkte.
event-depot_built = { $seat } baut ein Lagerhaus im Kohlenlager ({ $territory }) für { $thalers } Thaler und gewinnt { $points } Punkte.
    .you = Du baust ein Lagerhaus im Kohlenlager ({ $territory }) für { $thalers } Thaler und gewinnst { $points } Punkte.
event-port_built = { $seat } baut ein Lagerhaus im Hafen, Spalte { $country }, für { $thalers } Thaler und gewinnt { $points } Punkte.
    .you = Du baust ein Lagerhaus im Hafen, Spalte { $country }, für { $thalers } Thaler und gewinnst { $points } Punkte.
event-shifted = { $seat } setzt ein Exportlager um, von { $from } nach { $to }, für { $thalers } Thaler.
    .you = Du setzt ein Exportlager um, von { $from } nach { $to }, für { $thalers } Thaler.
event-repaid = { $seat } zahlt eine Schuld mit { $thalers } Thalern zurück.
    .you = Du zahlst eine Schuld mit { $thalers } Thalern zurück.
event-exported = { $points ->
    [one] { $seat } exportiert ({ $country }, Position { $position }) und gewinnt 1 Punkt.
   *[other] { $seat } exportiert ({ $country }, Position { $position }) und gewinnt { $points } Punkte.
}
    .you = { $points ->
        [one] Du exportierst ({ $country }, Position { $position }) und gewinnst 1 Punkt.
       *[other] Du exportierst ({ $country }, Position { $position }) und gewinnst { $points } Punkte.
    }
event-thalers_returned = { $thalers ->
    [one] { $seat } gibt 1 überzähligen Thaler zurück.
   *[other] { $seat } gibt { $thalers } überzählige Thaler zurück.
}
    .you = { $thalers ->
        [one] Du gibst 1 überzähligen Thaler zurück.
       *[other] Du gibst { $thalers } überzählige Thaler zurück.
    }
event-bonus_scored = { $points ->
    [one] { $seat } erhält 1 Punkt: { $source }.
   *[other] { $seat } erhält { $points } Punkte: { $source }.
}
    .you = { $points ->
        [one] Du erhältst 1 Punkt: { $source }.
       *[other] Du erhältst { $points } Punkte: { $source }.
    }
event-won = { $seat } gewinnt mit { $points } Punkten.
    .you = Du gewinnst mit { $points } Punkten.
event-reveal_follows = Danach wird etwas Verdecktes aufgedeckt.

## Kommandozeile

cli-play_you = Schiffer

## Was gefragt ist und was man wählen kann

ask-decide = { $name }, du bist dran: { $decision }.
ask-thinking = { $name } überlegt: { $decision } …
ask-skip = Zur aktuellen Entscheidung
ask-actions = Deine Aktionen
ask-all_actions = alle Aktionen
ask-effects = Was dann geschieht
ask-again = Zum Bestätigen noch einmal tippen.
ask-others = { $count ->
    [one] Danach geschieht bei anderen noch etwas.
   *[other] Danach geschehen bei anderen noch { $count } Dinge.
}
ask-undo = Zurücknehmen
ask-undo_what = Zurücknehmen: { $action }
ask-rewind = Zurück zum Anfang meines Zuges

heading-options = Sonderoptionen
heading-storages = Kohleniederlagen
heading-sales = Verkauf
heading-cities = Lagerhäuser in Städten
heading-depots = Lagerhäuser in Kohlenlagern
heading-port = Lagerhäuser im Hafen
heading-white = Mit dem weißen Plättchen
heading-other = Sonstiges

meaning-pilot = In Phase 4 darf dein Schiff beliebig weit fahren, auch bis Ruhrort.
meaning-transport = Du legst sofort einen Würfel von der Transportbahn auf eine leere Kohleniederlage.
meaning-wage = Du bekommst sofort 2 Thaler; das kann nur einer in jeder Runde.
meaning-supply = Ein Würfel auf einer Kohleniederlage gewinnt sofort 2 Augen.
meaning-hauling = Du darfst flussaufwärts von deinem Schiff starten.
meaning-hauling_transport = Du startest flussaufwärts auf einer leeren Kohleniederlage, und ein Würfel von der Transportbahn kommt dorthin.
meaning-none = Du startest flussabwärts von deinem Schiff.

regret-lock_left = Du könntest noch eine Schleuse bauen, und billiger werden Schleusen nie.
regret-thalers_lost = { $thalers ->
    [one] Du behältst höchstens zehn Thaler: Einer geht am Ende der Runde zurück an die Bank.
   *[other] Du behältst höchstens zehn Thaler: { $thalers } gehen am Ende der Runde zurück an die Bank.
}
regret-debt_made = Damit machst du Schulden, das kostet am Ende { $points } Punkte, wenn du sie nicht zurückzahlst; andere Möglichkeiten kämen ohne aus.

why-not = Warum nicht?
why-title = Was jetzt nicht geht, und warum

hint-ask = Tipp

## Der Plan und was darauf liegt

board-about = Der Spielplan: die Ruhr von Witten bis zum Rhein
board-rhine = Rhein
board-port = Hafen Ruhrort
board-legend = Legende

place-storage = { $pips ->
    [0] { $name }, Kohleniederlage, leer
   *[other] { $colour ->
        [white] { $name }, Kohleniederlage, weißer Würfel mit { $pips }
       *[black] { $name }, Kohleniederlage, schwarzer Würfel mit { $pips }
    }
}
place-obstacle = Hindernis { $name }
place-lock = Schleuse { $name }
place-industry = { $trade ->
    [forge] { $name }, Schmiede
    [hammer_mill] { $name }, Hammerwerk
   *[gun_factory] { $name }, Gewehrfabrik
}
place-city = Stadt { $name }
place-port = Hafen { $name }
place-demand = { $thalers ->
    [one] 1 Thaler Nachfrage
   *[other] { $thalers } Thaler Nachfrage
}
place-barges = Schiffe hier: { $names }
place-slots = Lagerhäuser in { $name }: { $slots }
place-depot = Kohlenlager { $name }: { $slots }
place-export = Hafenspalte { $name }: { $slots }
place-free = frei für { $thalers }
place-room = frei
place-next = nächstes Gebäude { $thalers } Thaler, { $points } Punkte
place-reaches = Käufer: { $name }
place-pilot = Kohle nur mit Lotse

transport-title = Transportbahn
transport-dice = Transportbahn, { $path }: { $dice }
transport-die = { $colour ->
    [white] weiß { $pips }
   *[black] schwarz { $pips }
}
transport-empty = keine Würfel
transport-coming_back = kehrt zurück
transport-from_turn = ab Runde { $turn }

export-track = Exportleiste
export-at = Exportleiste: Feld { $box } von { $of }, Wert { $value }
export-now = Export { $country } zu { $value }

zoom-in = Karte vergrößern
zoom-out = Karte verkleinern
zoom-fit = Ganze Karte zeigen
jump-map = Die ganze Ruhr
jump-track = Zur Transportbahn
jump-port = Zum Hafen

outlook-sold = { $pilot ->
    [yes] Käufer mit Lotse: { $name }
   *[no] Käufer: { $name }
}
outlook-obstacles = Hindernisse auf dem Weg: { $names }
outlook-clear = kein Hindernis auf dem Weg
outlook-hauling = nur mit Treideln: liegt flussaufwärts vom Schiff
outlook-not_carried = diese Kohle darf noch nicht geladen werden
outlook-points = { $points ->
    [one] führt zu { $points } Punkt
   *[other] führt zu { $points } Punkten
}
outlook-option = Was sich damit verkaufen ließe

price-title = Preise

sign-thaler = T

odds-title = Chancen

## Runden, Spieler und Punkte

turn-all = Runden
turn-now = jetzt
turn-short = Runde
turn-order = Reihenfolge in dieser Phase: { $names }
turn-next_order = Reihenfolge in der nächsten Phase ({ $phase }), wie es jetzt steht: { $names }
turn-pilot_ban = kein Lotse
turn-lock_duty = Schleusenpflicht

phase-event = Phase 1 Historisches Ereignis
phase-water = Phase 2 Wasserstand und Nachfrage
phase-start = Phase 3 Startplatz und Sonderoption
phase-sale = Phase 4 Fahrt und Verkauf
phase-progress = Phase 5 Fortschritt
phase-purchases = Phase 6 Käufe
phase-export = Phase 7 Export

player-all = Spieler
player-you = (du)
player-points = Punkte
player-thalers = Thaler
player-pool = Lagerhäuser im Vorrat
player-locks = Schleusen
player-debts = Schulden
player-tokens = Entwicklungssteine
player-markers = Plättchen
player-flipped = { $marker } (verbraucht)
player-used = { $marker } (diese Runde benutzt)
player-needs = { $marker } (fehlt noch: { $tokens })
player-needs_white = { $marker } (fehlt noch: { $tokens }; { $left } übrig)
player-due = { $marker } (kommt mit dem nächsten Fortschritt)
player-missed_one = { $marker } (verpasst)
player-gone = { $marker } (keines mehr da)
player-details = Mehr über { $name }
player-doing = { $loading ->
    [yes] Gewählt: { $option }. Schiff auf { $barge }, beladen.
   *[no] Gewählt: { $option }. Schiff: { $barge }.
}
player-waiting = Kommende Lagerhäuser: { $lock } mit der ersten Schleuse, { $mark } mit der Grafschaft Mark, Runden: { $turns }

points-title = Punkte
points-so_far = Punkte bis jetzt
points-total = zusammen
points-by_source = Punkte nach Herkunft
points-source = Herkunft
points-if_ended = { $points ->
    [one] 1 Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}
points-from = { $source } { $points }
points-end_now = wenn jetzt Schluss wäre

end-over = Das Spiel ist aus

## Was geschehen ist

log-short = Verlauf

past-title = Schritt für Schritt
past-first = Zum Anfang
past-before = Einen zurück
past-after = Einen vor
past-now = Zurück zu jetzt
past-step = Schritt { $step } von { $of }
past-turn = Runde { $turn }
past-looking = Rückblick auf Schritt { $step } von { $of }.
past-opening = Die Partie beginnt.
past-since = { $count ->
    [one] Zug der anderen
   *[other] { $count } Züge der anderen
}
past-pause = Anhalten
past-resume = Weiter
past-skip = Nächster
watch-now = Sieh zu, was geschieht.
watch-skip = Überspringen

chat-title = Chat

## Tische, Plätze und Aufzeichnungen

table-menu = Tisch und Einstellungen
table-now = Jetzt
table-new = neu


status-open = Wartet auf Mitspieler
status-playing = Läuft gerade
status-finished = Beendet
status-closed = Zeit abgelaufen, der Tisch ist geschlossen

seat-title = Platz
seat-free = frei
seat-name = Name
seat-your_name = Dein Name
seat-player = Spieler { $number }
seat-player_or_nobody = Spieler { $number } oder leer
seat-here = Jemand an diesem Bildschirm
seat-friend = Mitspieler über den Link
seat-bot = Bot
seat-nobody = Niemand
seat-substitute = Der Bot, der übernimmt

table-close = Schließen


variant-title = Variante
variant-calmer_water = ruhigeres Wasser
variant-calmer_water_about = Variante ruhigeres Wasser: ohne die beiden Marker mit Stern
practice-title = Übungspartie
practice-wish = Übungspartie: ganze Züge zurücknehmen; sie zählt nicht
practice-about = Übungspartie: Ganze Züge lassen sich zurücknehmen. Sie zählt nicht.
deal-known = bekannte Verteilung
deal-known_about = Bekannte Verteilung: Wer den Tisch eröffnet hat, kann wissen, was verdeckt liegt. Diese Partie zählt nicht.
seat-by_invitation = auf Einladung
position-goes_on = geht von einer Stellung aus weiter

clock-title = Uhr
clock-none = ohne Uhr
clock-live = In einer Sitzung: zu Beginn + je Entscheidung
clock-days = Über mehrere Tage: zu Beginn + je Entscheidung
clock-at_end = Wenn die Zeit um ist
clock-at_end_nothing = geschieht nichts
clock-at_end_bot = übernimmt ein Bot
clock-at_end_close = wird der Tisch geschlossen

record-go_on = Ab einer Entscheidung weiterspielen
record-file = Aufzeichnung einer Partie (Datei)
record-steps = Entscheidungen:
record-from_step = So viele Entscheidungen behalten
record-title = Eine aufgezeichnete Partie
record-look_at = Ansehen
record-none = Diese Datei ist keine Aufzeichnung dieses Spiels.


## Ausprobieren

try-it = Ausprobieren

## Startseite, Regeln, Wünsche und Hilfe

home-title = Ruhrschifffahrt 1769–1890
home-about = Zwei bis vier Schiffer bringen Kohle die Ruhr hinunter, bauen Schleusen und Lagerhäuser und verschiffen sie von Ruhrort ins Ausland.
home-skip = Zum Inhalt
home-menu = Hauptmenü
home-back = Zur Startseite
home-play_now = Gleich spielen
home-play = Spielen
home-learn = Lernen
home-learn_about = Das ganze Spiel lernen, indem man es spielt: kurze Lektionen auf dem echten Plan, zusammen eine halbe Stunde. Ganz ohne Regelheft.
home-learn_begin = Spielend lernen
home-learn_lessons = Zu den Lektionen
home-strategy = Wie man gewinnt
home-puzzles = Aufgaben
home-me = Ich und meine Geräte
home-opponents = Gegner
home-opponent = Gegner
home-find = Eine Partie finden
home-find_about = Offene Tische, gewertete Partien, etwa gleich starke Leute.
home-cups = Turniere
home-cups_about = Turniere für beliebig viele, und das Duplikat der Woche: dieselben Verteilungen für alle.
home-same_screen = An einem Bildschirm
home-same_screen_about = Zwei bis vier Leute spielen abwechselnd an diesem Gerät.
home-begin = Spiel beginnen
home-friends = Mit Freunden spielen
home-friends_about = Mehrere an diesem Bildschirm, Freunde über den Link, Bots: ganz nach Wunsch gemischt.
home-terms = Uhr, Variante, öffentlich
home-public = Öffentlich: alle dürfen den Tisch finden, mitspielen und zusehen
home-by_invitation = Nur Leute, die ich einlade
home-create = Tisch eröffnen

rulebook-title = Regeln
rulebook-read = Zu den Regeln
rulebook-search = Suchen
rulebook-found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel
   *[other] { $count } Regeln
}
rulebook-contents = Deine Frage
rulebook-marks = Was die Zeichen bedeuten
rulebook-link = Link zu dieser Regel
rulebook-print = Drucken

setting-language = Sprache
setting-theme = Hell oder dunkel
setting-theme_auto = wie das Gerät
setting-theme_light = hell
setting-theme_dark = dunkel
setting-sounds = Töne
setting-coach = Ein Trainer erklärt alles, was neu ist

error-not_found = Unter dieser Adresse gibt es nichts.
error-table_not_found = Diesen Tisch gibt es nicht.
problem-offline = Keine Verbindung – neuer Versuch läuft …
problem-sending = Wird gesendet …
problem-unknown = Das hat nicht geklappt.
problem-network = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.

legend-title = Zeichen
legend-die = { $colour ->
    [white] weiße Kohle mit ihren Augen
   *[black] schwarze Kohle mit ihren Augen
}
