# Deutsch. Ein Satz für jedes Ereignis, jede Absage, jeden Fehler und jede Aktion; die Begriffe sind die der Spielregel.

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
history-locks_dearer = Schleusen +1 T
history-gift = Gabe
history-options_dearer = Optionen +1 T
history-rails = Schienen
history-steam = Bahnwürfel +1
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
action-sell = in { $space } verkaufen
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
event-first_player = { $seat } ist zuerst Startspieler.
    .you = Du bist zuerst Startspieler.
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
event-demand_placed = In { $space } liegt ein Thaler mehr für den nächsten Verkauf.
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
event-sold = { $colour ->
    [white] { $seat } verkauft weiße Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
   *[black] { $seat } verkauft schwarze Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
}
    .you = { $colour ->
        [white] Du verkaufst weiße Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
       *[black] Du verkaufst schwarze Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
    }
event-quality_lost = Die Kohle von { $seat } leidet an einem Hindernis und ist nur noch { $pips } wert.
    .you = Deine Kohle leidet an einem Hindernis und ist nur noch { $pips } wert.
event-token_gained = { $seat } erhält einen Entwicklungsstein: { $area }.
    .you = Du erhältst einen Entwicklungsstein: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } nimmt den Thaler, der in { $space } liegt.
   *[other] { $seat } nimmt die { $thalers } Thaler, die in { $space } liegen.
}
    .you = { $thalers ->
        [one] Du nimmst den Thaler, der in { $space } liegt.
       *[other] Du nimmst die { $thalers } Thaler, die in { $space } liegen.
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

## Absagen: warum etwas nicht geht

refusal-game_over = Das Spiel ist zu Ende.
refusal-other_phase = Das gehört in Phase { $phase }; jetzt ist Phase { $now }.
refusal-other_step = Zuerst ist etwas anderes zu entscheiden: { $decision }.
refusal-no_thaler = Du hast keinen Thaler zum Zahlen.
refusal-no_point = Du hast keinen Punkt zum Zahlen.
refusal-storage_has_die = Auf dieser Kohleniederlage liegt schon ein Würfel.
refusal-storage_has_no_die = Auf dieser Kohleniederlage liegt kein Würfel.
refusal-storage_taken = Dort liegt das Schiff von { $seat }.
refusal-wrong_colour = { $colour ->
    [white] Ein weißer Würfel kommt nur in die Grafschaft Mark zurück.
   *[black] Ein schwarzer Würfel kommt nie in die Grafschaft Mark zurück.
}
refusal-wrong_territory = In dieser Runde kommen schwarze Würfel hierhin zurück: { $territory }. Dort ist noch Platz.
refusal-not_owed = { $colour ->
    [white] Es ist kein weißer Würfel zu entfernen.
   *[black] Es ist kein schwarzer Würfel zu entfernen.
}
refusal-needs_marker = Dir fehlt das Fortschrittsplättchen { $marker }. Fehlende Steine: { $tokens }.
refusal-marker_missed = Für das weiße Plättchen { $marker } kamst du zu spät.
refusal-marker_flipped = Dein Plättchen { $marker } ist schon benutzt; es gilt einmal im Spiel.
refusal-marker_used = Dein Plättchen { $marker } ist in dieser Runde schon benutzt.
refusal-die_is_six = Der Würfel zeigt schon sechs.
refusal-no_die_below_six = Alle Würfel auf Kohleniederlagen zeigen schon sechs.
refusal-no_hauling_yet = In Runde 1 ist noch kein Schiff auf der Ruhr, niemand kann treideln.
refusal-no_pilot = Bei Hoch- oder Niedrigwasser ist der Lotse gesperrt.
refusal-not_in_last_turn = In der letzten Runde gibt es diese Option nicht mehr.
refusal-wage_taken = Den Lohn hat in dieser Runde schon jemand genommen.
refusal-arrow_box_empty = Auf keinem Pfeilfeld liegt ein Würfel.
refusal-no_start = Mit dieser Option fändest du keinen Startplatz.
refusal-no_start_from_there = Läge der Würfel dort, fändest du keinen Startplatz.
refusal-thalers_short = Das kostet { $price } Thaler: Dir fehlen { $missing } Thaler, alle Schulden schon eingerechnet.
refusal-option_possible = Aussetzen darf nur, wer keine Option wählen kann.
refusal-not_downriver = Das liegt nicht flussabwärts von deinem Schiff.
refusal-not_upriver = Das liegt nicht flussaufwärts von deinem Schiff.
refusal-needs_pilot = Ohne Lotsen geht es höchstens zwei Felder weit und nie nach Ruhrort.
refusal-locks_later = Schleusen können erst ab Runde 2 gebaut werden.
refusal-lock_stands = Diese Schleuse steht schon.
refusal-lock_first = In dieser Runde musst du zuerst eine Schleuse bauen.
refusal-no_warehouse = Du hast kein Lagerhaus im Vorrat.
refusal-city_full = In dieser Stadt ist kein Platz mehr frei.
refusal-in_city_already = Du hast in dieser Stadt schon ein Lagerhaus.
refusal-depot_full = In diesem Kohlenlager ist kein Platz mehr frei.
refusal-column_full = Diese Exportspalte ist voll.
refusal-in_column_already = Du hast in dieser Exportspalte schon ein Lagerhaus.
refusal-port_limit = Du hast im Hafen schon { $limit } Lagerhäuser, mehr sind nicht erlaubt.
refusal-not_in_column = Du hast in dieser Exportspalte kein Lagerhaus.
refusal-no_debt = Du hast keine Schulden.
refusal-wrong_arrow_colour = Auf keinem Pfeilfeld liegt ein Würfel in der Farbe dieser Kohleniederlage.
refusal-nothing_to_undo = Es gibt nichts zurückzunehmen.
refusal-undo_other_player = Die letzte Entscheidung traf { $seat }.
refusal-undo_revealed = Seitdem ist etwas Verdecktes aufgedeckt worden.

## Fehler

error-unknown_action = Die Aktion „{ $action }“ gibt es nicht.
error-illegal_action = „{ $action }“ geht jetzt nicht: { $refusal }
error-cannot_undo = Zurücknehmen geht nicht: { $refusal }
error-record_unknown_action = Schritt { $step }: Die Aktion „{ $action }“ gibt es nicht.
error-record_illegal_action = Schritt { $step }: „{ $action }“ geht nicht: { $refusal }
error-record_wrong_type = Der Schlüssel „{ $key }“ der Aufzeichnung muss sein: { $expected }.
error-record_format = Das Format ist „{ $found }“, nicht „{ $expected }“.
error-record_missing = Der Aufzeichnung fehlt der Schlüssel „{ $key }“.
error-record_unknown_key = Die Aufzeichnung hat einen unbekannten Schlüssel „{ $key }“.
error-record_board = Die Aufzeichnung gehört zum Spielplan „{ $found }“, dies ist „{ $expected }“.
error-record_edition = Die Aufzeichnung stammt von einer anderen Auflage des Spielplans („{ $found }“). Seither haben sich einige Werte geändert; auf „{ $expected }“ wäre es eine andere Partie.
error-record_players = Eine Partie hat { $fewest } bis { $most } Spieler, nicht { $found }.
error-record_name = Der Name auf Platz { $seat } muss 1 bis { $most } druckbare Zeichen haben.
error-deal_first = Der erste Startspieler muss ein Platz unter { $seats } sein, nicht „{ $found }“.
error-deal_marker_twice = Marker { $marker } kommt doppelt vor.
error-deal_marker_starred = Marker { $marker } hat einen Stern und ist in der Variante nicht im Spiel.
error-deal_countries = Die Länder müssen { $expected } sein, nicht { $found }.
error-deal_count = „{ $key }“ muss { $expected } Einträge haben, nicht { $found }.
error-deal_out_of_range = „{ $key }“ hat den Eintrag { $found }; der größte ist { $most }.
error-position_incomplete = Stellung, Zeichen { $at } ({ $section }): Hier fehlt etwas.
error-position_unknown_word = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ bedeutet hier nichts.
error-position_not_number = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ ist keine Zahl.
error-position_out_of_range = Stellung, Zeichen { $at } ({ $section }): { $found } muss zwischen { $least } und { $most } liegen.
error-position_twice = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ steht hier zweimal.
error-position_not_seated = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ spielt in einer Partie mit { $players } Spielern nicht mit.
error-position_board = Stellung, Zeichen { $at } ({ $section }): Dies ist der Spielplan „{ $expected }“, nicht „{ $found }“.
error-position_track_full = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ ist ein Würfel zu viel; hier ist nur Platz für { $most }.
error-position_marker_starred = Stellung, Zeichen { $at } ({ $section }): Marker { $found } hat einen Stern und ist in der Variante ruhigeres Wasser nicht im Spiel.
error-position_too_many_drawn = Stellung, Zeichen { $at } ({ $section }): Es sind mehr Marker gezogen, als je im Beutel waren.
error-position_country = Stellung, Zeichen { $at } ({ $section }): „{ $found }“: mehr Länder, als aufgedeckt sind, oder ein Land öfter, als es Marker hat.
error-position_site_full = Stellung, Zeichen { $at } ({ $section }): Kein Platz für „{ $found }“; hier ist nur Platz für { $most }.
error-position_port_limit = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ hat mehr als { $most } Lagerhäuser im Hafen.
error-position_tokens = Stellung, Zeichen { $at } ({ $section }): „{ $area }“ hat nur Platz für { $most ->
    [one] einen Entwicklungsstein
   *[other] { $most } Entwicklungssteine
}.
error-position_barge = Stellung, Zeichen { $at } ({ $section }): Bei „{ $found }“ liegt nie ein Schiff.
error-position_order = Stellung, Zeichen { $at } ({ $section }): Die Reihenfolge muss alle { $players } Spieler nennen.
error-position_dice = Stellung, Zeichen { $at } ({ $section }): { $count } Würfel ({ $colour }); es gibt nur { $most }.
error-position_white_marker = Stellung, Zeichen { $at } ({ $section }): Das Plättchen „{ $marker }“ gibt es nur { $most ->
    [one] einmal
   *[other] { $most }-mal
}, aber mehr Spieler haben es.
error-position_locks = Stellung, Zeichen { $at } ({ $section }): Die Spieler haben mehr Schleusen gebaut, als stehen ({ $count }).
error-position_points = Stellung, Zeichen { $at } ({ $section }): { $seat } hat weniger als null Punkte.
error-position_warehouses = Stellung, Zeichen { $at } ({ $section }): { $seat } hat { $count } Lagerhäuser; es gibt nur { $most }.
error-position_marker_missed = Stellung, Zeichen { $at } ({ $section }): { $seat } hat ein Plättchen und soll es auch verpasst haben.
error-position_option = Stellung, Zeichen { $at } ({ $section }): { $seat } kann noch keine Sonderoption gewählt haben.
error-position_loading = Stellung, Zeichen { $at } ({ $section }): Das Schiff von { $seat } kann nicht bei { $storage } warten.
error-position_decision = Stellung, Zeichen { $at } ({ $section }): Diese Entscheidung steht in dieser Stellung für niemanden an.
error-position_hidden = Stellung, Zeichen { $at } ({ $section }): Der verdeckte Teil muss bag, obstacles, countries und draws vollständig nennen und zum Sichtbaren passen.
error-position_misfit = „{ $key }“ passt nicht zur Stellung.
error-reveal_first = Hier wird zuerst etwas aufgedeckt; nimm an, was es ist.
error-cannot_be_revealed = „{ $found }“ kann hier nicht aufgedeckt werden.
error-record_position_open = Der Stellung in der Aufzeichnung fehlt der verdeckte Teil.
error-key_missing = Dafür braucht es den Schlüssel eines Platzes.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-hint_with_people = Tipps gibt es nur in Partien ohne andere Menschen.
error-foreign_origin = Die Anfrage kommt von der Seite einer anderen Website.
error-not_found = Unter dieser Adresse gibt es nichts.
error-table_not_found = Diesen Tisch gibt es nicht.
error-seat_not_found = Diesen Platz gibt es am Tisch nicht.
error-other_board = An diesem Tisch wird auf dem Spielplan „{ $needed }“ gespielt, auf diesem Server auf „{ $board }“.
error-step_not_found = Die Partie hat { $of } Schritte; Schritt { $step } gibt es nicht.
error-method_not_allowed = Das geht unter dieser Adresse nicht.
error-seat_taken = Hier sitzt schon jemand.
error-seat_left = Für diesen Platz entscheidet ein Bot; kehre zuerst zurück.
error-seat_not_left = Für diesen Platz entscheidet kein Bot.
error-stale_version = Am Tisch ist es inzwischen weitergegangen.
error-table_not_open = Die Partie hat schon begonnen.
error-table_not_playing = An diesem Tisch läuft keine Partie.
error-table_not_over = Die Partie ist noch nicht zu Ende.
error-too_large = Die Anfrage ist zu groß; mehr als { $most } Bytes werden nicht angenommen.
error-too_many_requests = Zu viele Anfragen; versuche es in { $seconds } s wieder.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
error-storage_failed = Der Server erreicht gerade seinen Speicher nicht. Bitte versuche es noch einmal.
error-took_too_long = Der Server hat zu lange gebraucht. Bitte versuche es noch einmal.
error-invalid_request = Die Anfrage stimmt bei „{ $where }“ nicht: { $reason }
error-no_person = Mindestens ein Platz muss für einen Menschen sein.
error-practice_with_people = Übungspartien gehen allein gegen Bots: Ein Platz ist deiner, alle anderen gehören ihnen.
error-practice_with_clock = In einer Übungspartie läuft keine Uhr.
error-no_practice = Ganze Züge lassen sich nur in einer Übungspartie zurücknehmen.
error-bot_with_name = Platz { $seat } kann nicht zugleich einem Bot und einem Menschen gehören.
error-record_seats = Die Aufzeichnung hat { $players } Spieler, der Tisch { $seats } Plätze.
error-record_over = Die aufgezeichnete Partie ist zu Ende; wähle einen früheren Schritt, von dem aus es weitergeht.
error-no_words = Dafür gibt es keine Worte: { $reason }

type-table = eine Tabelle
type-number = eine ganze Zahl
type-list = eine Liste
type-text = ein Text
type-truth = true oder false
type-point = Länge und Breite
type-object = ein Objekt
type-texts = eine Liste von Texten
type-numbers = eine Liste ganzer Zahlen

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
ask-ends = Damit ist dein Zug zu Ende. Noch ist nichts abgeschickt.
ask-end_turn = Zug beenden

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

warn-sure = Bist du sicher?
regret-lock_left = Du könntest noch eine Schleuse bauen, und billiger werden Schleusen nie.
regret-thalers_lost = { $thalers ->
    [one] Du behältst höchstens zehn Thaler: Einer geht am Ende der Runde zurück an die Bank.
   *[other] Du behältst höchstens zehn Thaler: { $thalers } gehen am Ende der Runde zurück an die Bank.
}
regret-debt_made = Damit machst du Schulden, das kostet am Ende { $points } Punkte, wenn du sie nicht zurückzahlst; andere Möglichkeiten kämen ohne aus.
waste-lock_left = eine billige Schleuse, die ich auslasse
waste-thalers_lost = Thaler über zehn
waste-debt_made = vermeidbare Schulden
warn-never = nicht mehr warnen
warn-anyway = Trotzdem
warn-back = Noch einmal überlegen

why-not = Warum nicht?
why-title = Was jetzt nicht geht, und warum
why-filter = Tippen grenzt die Liste ein
why-nothing = Nichts davon ist jetzt ausgeschlossen.

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
place-reaches = Kohle geht nach { $name }
place-pilot = Kohle nur mit Lotse

transport-title = Kohletransport
transport-dice = Kohletransport, { $path }: { $dice }
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
jump-track = Zum Kohletransport
jump-port = Zum Hafen

outlook-sold = { $pilot ->
    [yes] Mit Lotse nach { $name }
   *[no] Nach { $name }
}
outlook-obstacles = über das Hindernis { $names }
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
odds-bag = { $count } im Beutel
odds-high = Als Nächstes Hochwasser
odds-low = Als Nächstes Niedrigwasser
odds-unknown = Im Beutel oder unter Hindernissen
odds-countries = Länder, die noch kommen
odds-white = Weiße Plättchen im Vorrat

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
player-holdings = Punkte { $points }, Thaler { $thalers }, Lagerhäuser im Vorrat { $pool }, Schleusen { $locks }, Schulden { $debts } von { $debt_spaces }
player-tokens_listed = Steine: schwarz Industrie { $black_industry }, Stadt { $black_city }, Ruhrort { $black_ruhrort }; weiß Industrie { $white_industry }, Stadt { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Plättchen:
player-flipped = { $marker } (verbraucht)
player-used = { $marker } (diese Runde benutzt)
player-needs = { $marker } (es fehlen { $tokens })
player-needs_white = { $marker } (es fehlen { $tokens }; noch { $left } übrig)
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
points-by_turn = Punkte im Lauf der Runden
points-turn = Runde
points-as_table = Als Tabelle
points-if_ended = { $points ->
    [one] 1 Punkt, wenn jetzt Schluss wäre
   *[other] { $points } Punkte, wenn jetzt Schluss wäre
}
points-from = { $source } { $points }
points-end_now = wenn jetzt Schluss wäre
standing-title = Boni der Schlusswertung
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } von { $of }
}
standing-no_marker = ohne Plättchen
standing-depot = Kohlenlager { $territory }
standing-leads = allein die meisten

end-over = Das Spiel ist aus
end-result = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg mit { $points } Punkten.
}
end-winner = hat gewonnen
end-rematch = Noch eine Partie
end-to_rematch = Zur nächsten Partie

## Was geschehen ist

log-title = Was geschehen ist
log-short = Verlauf
log-joined = hat Platz genommen
log-left = ist gegangen
log-returned = ist zurück
log-ran_out = hat keine Zeit mehr
log-rematch = möchte noch eine Partie
log-taken_back = ist zum Anfang des Zuges zurückgegangen ({ $count ->
    [one] eine Entscheidung zurückgenommen
   *[other] { $count } Entscheidungen zurückgenommen
})

past-title = Schritt für Schritt
past-first = Zum Anfang
past-before = Einen zurück
past-after = Einen vor
past-now = Zurück zu jetzt
past-step = Schritt { $step } von { $of }
past-turn = Runde { $turn }
past-looking = Rückblick auf Schritt { $step } von { $of }.
past-opening = Die Partie beginnt.
past-link = Link zu diesem Schritt kopieren
past-to_step = Den Plan nach Schritt { $step } zeigen
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
chat-say = Etwas zu allen sagen
chat-say_as = Schreiben als
chat-send = Senden

## Tische, Plätze und Mitschriften

table-menu = Tisch und Einstellungen
table-now = Jetzt
table-new = neu

tables-mine = Meine Tische
tables-your_decision = Du bist am Zug!
tables-waiting_for = Warten auf
tables-forget = Vergessen
tables-forget_sure = Dieser Browser verliert damit den Schlüssel zu deinem Platz an diesem Tisch. Trotzdem vergessen?
tables-keep = Behalten
tables-public = Öffentliche Tische
tables-none = Im Moment keine.
tables-look_again = Aktualisieren
tables-more = Mehr zeigen
tables-join = Mitspielen
tables-watch = Zusehen
tables-look = Ansehen

status-open = Wartet auf Mitspieler
status-playing = Läuft gerade
status-finished = Beendet
status-closed = Zeit abgelaufen, der Tisch ist geschlossen

seat-title = Platz
seat-all = Plätze
seat-free = frei
seat-count_free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
seat-name = Name
seat-your_name = Dein Name
seat-player = Spieler { $number }
seat-player_or_nobody = Spieler { $number } oder leer
seat-here = Jemand an diesem Bildschirm
seat-friend = Mitspieler über den Link
seat-bot = Bot
seat-nobody = Niemand
seat-sit_here = Hier Platz nehmen
seat-leave = Tisch verlassen
seat-leave_open = Der Platz ist dann wieder frei für andere.
seat-leave_playing = Ein Bot spielt für dich weiter, bis du zurückkommst.
seat-give_up = Platz verlassen:
seat-substitute = Der Bot, der übernimmt
seat-return = Selbst weiterspielen

invite-title = Einladen
invite-about = Wer den Link hat, kann zusehen und sich setzen, wo ein Platz frei ist.
invite-share = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schick deinen Freunden den Link zum Tisch.
table-close = Schließen

link-table = Link zu diesem Tisch
link-local = Dieser Link gilt nur auf diesem Rechner. Damit andere mitspielen können, starte den Server für dein Netz: ruhr serve --host 0.0.0.0
link-qr = QR-Code mit dem Link zu diesem Tisch
link-copy = Kopieren
link-copied = Kopiert
link-key = Meinen eigenen Link kopieren
link-key_about = Um auf einem anderen Gerät weiterzuspielen, öffne dort deinen eigenen Link. Zeig ihn niemandem: Er ist der Schlüssel zu deinem Platz.

variant-title = Variante
variant-calmer_water = ruhigeres Wasser
variant-calmer_water_about = Variante ruhigeres Wasser: ohne die beiden Marker mit Stern
practice-title = Übungspartie
practice-wish = Übungspartie: ganze Züge zurücknehmen; sie zählt nicht
practice-about = Übungspartie: Ganze Züge lassen sich zurücknehmen. Sie zählt nicht.

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
record-download = Aufzeichnung herunterladen
record-title = Eine aufgezeichnete Partie
record-look_at = Ansehen
record-none = Diese Datei ist keine Aufzeichnung dieses Spiels.
record-unfinished = Hier endet die Aufzeichnung
record-goes_on = geht mit einer aufgezeichneten Partie weiter

position-title = Eine Stellung
position-play_on = Von hier weiterspielen
position-link = Diese Stellung als Link
position-in_words = Stellung als Text
position-goes_on = geht von einer Stellung aus weiter

## Ausprobieren

try-it = Ausprobieren
try-title = Ausprobieren
try-banner = Nur ausprobiert – hier wird nichts gespielt.
try-steps = Was du ausprobiert hast
try-start = Hier hast du angefangen
try-back = Einen Schritt zurück
try-reset = Von vorn
try-send = Als meinen Zug senden
try-send_first = Gesendet wird nur der erste Schritt: { $action }
try-leave = Ausprobieren beenden
try-moved = Die Partie ist weitergegangen.
try-to_game = Zur Partie
try-caused = Was dabei herauskam
try-country = Das nächste Land wird aufgedeckt. Was nimmst du an?
try-marker = Ein Marker wird aus dem Beutel gezogen. Was nimmst du an?
try-odds = { $count } von { $of }
try-assumed = Angenommen: { $what }

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
home-opponents = Gegner
home-opponent = Gegner
home-same_screen = An einem Bildschirm
home-same_screen_about = Zwei bis vier Leute spielen abwechselnd an diesem Gerät.
home-begin = Spiel beginnen
home-friends = Mit Freunden spielen
home-friends_about = Mehrere an diesem Bildschirm, Freunde über den Link, Bots: ganz nach Wunsch gemischt.
home-terms = Uhr, Variante, öffentlich
home-public = Öffentlich: alle dürfen den Tisch finden, mitspielen und zusehen
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
setting-warnings = Vor Verschwendung warnen
setting-numbers = Die Tasten 1 bis 9 wählen eine Aktion
setting-pace = So schnell geschieht es
setting-pace_slow = langsam
setting-pace_normal = normal
setting-pace_fast = schnell
setting-pace_at_once = sofort
setting-sounds = Töne
setting-confirm_end = Das Ende meines Zuges bestätigen (von selbst in den ersten drei Partien)
setting-coach = Ein Trainer erklärt alles, was neu ist

problem-offline = Keine Verbindung – neuer Versuch läuft …
problem-sending = Wird gesendet …
problem-unknown = Das hat nicht geklappt.
problem-network = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.

key-table = Tasten: ↑ ↓ in der Liste der Aktionen, Esc zurück, ← → Pos1 Ende durch die ganze Partie, T zum Ausprobieren, ? erklärt die Zeichen, auf denen du stehst.

legend-title = Zeichen
legend-die = { $colour ->
    [white] weiße Kohle mit ihren Augen
   *[black] schwarze Kohle mit ihren Augen
}
