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
area-black_ruhrort = schwarze Kohle an Ruhrort
area-white_industry = weiße Kohle an Kleinindustrie
area-white_city = weiße Kohle an Stadt
area-white_ruhrort = weiße Kohle an Ruhrort

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

## Bots

bot-random = Zufall
bot-schiffsjunge = Schiffsjunge
bot-steuermann = Steuermann
bot-kapitaen = Kapitän
bot-reeder = Reeder

reason-ahead = Davon verspreche ich mir etwa { NUMBER($margin, maximumFractionDigits: 1) } Punkte mehr als von „{ $other }“.
reason-equal = „{ $other }“ wäre etwa gleich gut.
reason-only = Etwas anderes lohnt keinen Blick.
estimate = { $action }: { $points }; Siegchance { $win } %

## Aktionen: was man wählen kann

action-pay = { $currency ->
    [point] 1 Punkt zahlen
   *[thaler] 1 Thaler zahlen
}
action-take = { $currency ->
    [point] 1 Punkt nehmen
   *[thaler] 1 Thaler nehmen
}
action-remove = den Würfel von { $storage } entfernen
action-place = den Würfel auf { $storage } einsetzen
action-coal_hauler = Kohlenschlepper einsetzen: +3 auf den Würfel auf { $storage }
action-inn = { $currency ->
    [points] im Gasthaus 2 Punkte nehmen
   *[thalers] im Gasthaus 3 Thaler nehmen
}
action-option = { $free ->
    [yes] Sonderoption { $option }, kostenlos mit der Treidelaktion
   *[no] Sonderoption: { $option }
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
event-country_revealed = In dieser Runde geht der Export nach: { $country }.
event-lock_price = Schleusen kosten jetzt { $thalers } Thaler.
event-options_dearer = Kostenpflichtige Sonderoptionen kosten ab jetzt 1 Thaler mehr.
event-path_changed = Die Kohlewürfel wechseln die Transportbahn: { $path }.
event-die_came_back = { $colour ->
    [white] Ein weißer Würfel mit { $pips } kommt zurück; { $seat } legt ihn auf { $storage }.
   *[black] Ein schwarzer Würfel mit { $pips } kommt zurück; { $seat } legt ihn auf { $storage }.
}
event-track_dice_raised = Alle Würfel auf der Transportbahn gewinnen ein Auge.
event-die_removed = { $colour ->
    [white] { $seat } entfernt den weißen Würfel mit { $pips } von { $storage }.
   *[black] { $seat } entfernt den schwarzen Würfel mit { $pips } von { $storage }.
}
event-warehouses_received = { $count ->
    [one] { $seat } erhält ein Lagerhaus.
   *[other] { $seat } erhält { $count } Lagerhäuser.
}
event-levy_paid = { $currency ->
    [point] { $seat } zahlt die Abgabe mit 1 Punkt.
   *[thaler] { $seat } zahlt die Abgabe mit 1 Thaler.
}
event-levy_waived = { $seat } hat nichts, um die Abgabe zu zahlen.
event-gift_taken = { $currency ->
    [point] { $seat } nimmt 1 Punkt.
   *[thaler] { $seat } nimmt 1 Thaler.
}
event-borrowed = { $seat } macht Schulden: ein Lagerhaus für { $thalers } Thaler.
event-borrowed_ahead = { $seat } verpfändet das Lagerhaus der Runde { $turn } für { $thalers } Thaler und verliert { $points ->
    [0] keine Punkte, weil keine da sind
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
event-stranded = { $seat } ist gestrandet und verliert { $points ->
    [0] keine Punkte, weil keine da sind
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
event-passed = { $seat } muss aussetzen und fährt in dieser Runde keine Kohle.
event-wage_paid = { $seat } erhält { $thalers } Thaler Lohn.
event-supplied = { $seat } bringt Nachschub nach { $storage }: Der Würfel zeigt jetzt { $pips }.
event-coal_hauled = { $seat } schickt den Kohlenschlepper nach { $storage }: Der Würfel zeigt jetzt { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } kehrt im Gasthaus ein und gewinnt { $count } Punkte.
   *[thaler] { $seat } kehrt im Gasthaus ein und erhält { $count } Thaler.
}
event-transported = { $colour ->
    [white] { $seat } legt einen weißen Würfel mit { $pips } auf { $storage }.
   *[black] { $seat } legt einen schwarzen Würfel mit { $pips } auf { $storage }.
}
event-supply_lapsed = Es gibt keinen Würfel mehr für den Nachschub; die Option von { $seat } verfällt.
event-started = { $seat } startet auf { $storage }.
event-sold = { $colour ->
    [white] { $seat } verkauft weiße Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
   *[black] { $seat } verkauft schwarze Kohle ({ $pips }) in { $space } für { $thalers } Thaler.
}
event-quality_lost = Die Kohle von { $seat } leidet an einem Hindernis und ist nur noch { $pips } wert.
event-token_gained = { $seat } erhält einen Entwicklungsstein: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } nimmt den Thaler, der in { $space } liegt.
   *[other] { $seat } nimmt die { $thalers } Thaler, die in { $space } liegen.
}
event-city_income = Das Lagerhaus in { $city } bringt { $seat } 1 Thaler.
event-export_marker_moved = Der Exportanzeiger steht jetzt auf { $value ->
    [one] 1 Punkt
   *[other] { $value } Punkten
}, Feld { $box }.
event-progress_gained = { $seat } erhält das Fortschrittsplättchen { $marker }.
event-progress_missed = { $seat } kommt zu spät für das weiße Plättchen { $marker }.
event-lock_built = { $thalers ->
    [0] { $seat } baut die Schleuse { $obstacle } kostenlos und gewinnt { $points } Punkte.
   *[other] { $seat } baut die Schleuse { $obstacle } für { $thalers } Thaler und gewinnt { $points } Punkte.
}
event-city_built = { $seat } baut ein Lagerhaus in { $city } für { $thalers } Thaler und gewinnt { $points } Punkte.
event-depot_built = { $seat } baut ein Lagerhaus im Kohlenlager ({ $territory }) für { $thalers } Thaler und gewinnt { $points } Punkte.
event-port_built = { $seat } baut ein Lagerhaus im Hafen, Spalte { $country }, für { $thalers } Thaler und gewinnt { $points } Punkte.
event-shifted = { $seat } setzt ein Exportlager um, von { $from } nach { $to }, für { $thalers } Thaler.
event-repaid = { $seat } zahlt eine Schuld mit { $thalers } Thalern zurück.
event-exported = { $points ->
    [one] { $seat } exportiert ({ $country }, Position { $position }) und gewinnt 1 Punkt.
   *[other] { $seat } exportiert ({ $country }, Position { $position }) und gewinnt { $points } Punkte.
}
event-thalers_returned = { $thalers ->
    [one] { $seat } gibt 1 überzähligen Thaler zurück.
   *[other] { $seat } gibt { $thalers } überzählige Thaler zurück.
}
event-bonus_scored = { $points ->
    [one] { $seat } erhält 1 Punkt: { $source }.
   *[other] { $seat } erhält { $points } Punkte: { $source }.
}
event-won = { $seat } gewinnt mit { $points } Punkten.
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
error-record_not_json = Das ist kein JSON: { $reason }
error-record_wrong_type = Der Schlüssel „{ $key }“ der Aufzeichnung muss sein: { $expected }.
error-record_format = Das Format ist „{ $found }“, nicht „{ $expected }“.
error-record_missing = Der Aufzeichnung fehlt der Schlüssel „{ $key }“.
error-record_unknown_key = Die Aufzeichnung hat einen unbekannten Schlüssel „{ $key }“.
error-record_board = Die Aufzeichnung gehört zum Spielplan „{ $found }“, dies ist „{ $expected }“.
error-record_edition = Die Aufzeichnung stammt von einer anderen Auflage des Spielplans („{ $found }“). Seither haben sich einige Werte geändert; auf „{ $expected }“ wäre es eine andere Partie.
error-record_players = Eine Partie hat 2 bis 4 Spieler, nicht { $found }.
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
error-record_position_open = Der Stellung in der Aufzeichnung fehlt der verdeckte Teil.
error-board_unreadable = Die Spielplandatei { $file } ist nicht lesbar: { $reason }
error-board_not_toml = Die Spielplandatei ist kein TOML: { $reason }
error-board_missing = Der Spielplandatei fehlt der Schlüssel „{ $key }“.
error-board_unknown = Die Spielplandatei hat einen unbekannten Schlüssel „{ $key }“.
error-board_wrong_type = „{ $key }“ in der Spielplandatei muss sein: { $expected }.
error-board_out_of_range = „{ $key }“ in der Spielplandatei ist { $value }; erlaubt ist { $least } bis { $most }.
error-board_not_one_of = „{ $key }“ in der Spielplandatei ist „{ $value }“; erlaubt ist: { $allowed }.
error-board_wrong_count = „{ $key }“ in der Spielplandatei braucht { $expected } × { $what }, nicht { $found }.
error-board_bad_id = „{ $key }“ in der Spielplandatei ist „{ $id }“; Kennungen sind Kleinbuchstaben, Ziffern und Unterstriche und nicht der Name eines Landes.
error-board_twice = „{ $key }“ in der Spielplandatei wiederholt „{ $id }“.
error-board_two_markets = „{ $key }“ in der Spielplandatei: Von der Kohleniederlage { $storage } sind mehrere Verkaufsfelder in zwei Schritten erreichbar: { $spaces }.
error-board_pilot_storages = „{ $key }“ in der Spielplandatei: Genau { $expected } Kohleniederlagen brauchen einen Lotsen, hier sind es: { $storages }.
error-board_storages_run_out = „{ $key }“ in der Spielplandatei hat { $storages } Kohleniederlagen für { $dice } Würfel ({ $colour }); Würfel fänden womöglich keinen Platz.
error-arena_bots = Ein Wettkampf hat 2 bis 4 Bots, nicht { $found }.
error-arena_unknown_bot = Den Bot „{ $bot }“ gibt es nicht; es gibt: { $known }.
error-arena_players = { $players } Spieler brauchen ebenso viele Bots, nicht { $found }.
error-file_unreadable = { $file } ist nicht lesbar: { $reason }
error-file_unwritable = { $file } ist nicht schreibbar: { $reason }
error-extra_missing = Dafür ist hier nicht alles installiert: { $module } fehlt. Nachinstallieren mit: pip install "ruhr[{ $extra }]"
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
error-bot_with_name = Platz { $seat } kann nicht zugleich einem Bot und einem Menschen gehören.
error-record_seats = Die Aufzeichnung hat { $players } Spieler, der Tisch { $seats } Plätze.
error-record_over = Die aufgezeichnete Partie ist zu Ende; wähle einen früheren Schritt, von dem aus es weitergeht.
error-no_words = Dafür gibt es keine Worte: { $reason }
error-address_taken = Auf { $address } kann nicht gelauscht werden: { $reason }
error-server_failed = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.

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

cli-about = Ruhrschifffahrt 1769–1890: Kohle die Ruhr hinab.
cli-language = Sprache der Ausgabe: en, de, fr oder es.
cli-version = Version zeigen und ob der Kern übersetzt ist.
cli-version_line = ruhr { $version }, { $compiled ->
    [yes] Kern mit mypyc übersetzt
   *[no] Kern nicht übersetzt (etwa 50-mal langsamer)
}
cli-help = Diese Hilfe zeigen.
cli-simulate = Zufällige Partien spielen und zeigen, was sie bringen, nach Quelle.
cli-simulate_games = Wie viele Partien.
cli-players = Wie viele Spieler, 2 bis 4.
cli-simulate_seed = Der Startwert: derselbe spielt dieselben Partien.
cli-calmer_water = Die Variante ruhigeres Wasser: ohne die beiden Marker mit Stern.
cli-simulate_records = Die Aufzeichnung jeder Partie in diesen Ordner schreiben.
cli-board = Auf dieser bearbeiteten Kopie der Spielplandatei spielen.
cli-simulate_progress = zufällige Partien
cli-simulate_summary = { $games } Partien zu { $players } Spielern, { $decisions } Entscheidungen je Partie, { $speed } Partien je Sekunde
cli-table_source = Punkte aus
cli-table_mean = Mittel
cli-table_share = Anteil
cli-table_deviation = Streuung
cli-table_seat = Platz
cli-table_wins = Siege
cli-records_written = { $count ->
    [one] 1 Aufzeichnung geschrieben nach { $folder }
   *[other] { $count } Aufzeichnungen geschrieben nach { $folder }
}
cli-arena = Bots gegeneinander spielen lassen, dieselben Partien auf getauschten Plätzen.
cli-arena_bots = Die Bots, durch Kommas getrennt: { $bots }; auf Wunsch hinter einem Doppelpunkt, wie oft sie vorausschauen.
cli-arena_workers = Wie viele Partien zugleich.
cli-arena_json = Das Ergebnis als JSON.
cli-arena_progress = Partien
cli-arena_interrupted = Unterbrochen. Die { $games } gespielten Partien bleiben erhalten: Derselbe Befehl macht mit ihnen weiter.
cli-arena_bot = Bot
cli-arena_wins = Siege (95 %)
cli-arena_points = Punkte (95 %)
cli-arena_rank = Rang (95 %)
cli-arena_rating = Wertung
cli-arena_time = ms je Entscheidung
cli-arena_place = Platz in Runde 1
cli-replay = Eine aufgezeichnete Partie Runde für Runde in Worten erzählen.
cli-replay_json = Statt Worten eine JSON-Zeile vor jeder aufgezeichneten Aktion.
cli-replay_unfinished = Die Partie ist nicht zu Ende. { $seat } muss noch: { $decision }.
cli-position = Die Stellung einer aufgezeichneten Partie als eine Zeile Text ausgeben.
cli-position_step = Nach so vielen Entscheidungen; ohne Angabe am Ende der Aufzeichnung.
cli-position_hidden = Mit dem, was die Spieler nicht wissen: Beutel, Hindernisse, kommende Länder und Ziehungen.
cli-check = Prüfen, ob Dateien gültige Aufzeichnungen sind.
cli-check_finished = { $file }: eine beendete Partie mit { $steps } Entscheidungen
cli-check_unfinished = { $file }: eine laufende Partie, Runde { $turn }, { $steps } Entscheidungen
cli-check_error = { $file }: { $error }
cli-serve = Tische für Leute von nah und fern bereitstellen.
cli-serve_host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-serve_port = Der Port, auf dem gelauscht wird; 0 heißt irgendein freier.
cli-serve_open = Den Browser öffnen.
cli-serve_ready = Die Tische sind bereit: { $address }
cli-worker = Bots für die Server nachdenken lassen, die dieselbe Datenbank benutzen.
cli-worker_thinkers = Prozesse, in denen Bots gründlich nachdenken.
cli-worker_metrics_host = Die Adresse, an der Kennzahlen abgefragt werden können.
cli-worker_metrics_port = Der Port, an dem Kennzahlen im Format von Prometheus abgefragt werden können; ohne Angabe keiner.
cli-play = Im Browser spielen oder im Terminal: mit --terminal oder mit jeder Option außer --board, --position und --language.
cli-play_seed = Der Startwert der Partie; ohne ihn ist jede neu.
cli-play_position = Von dieser Stellung weiterspielen, einer Zeile Text, wie `ruhr position` sie ausgibt.
cli-play_name = Dein Name.
cli-play_you = Schiffer
cli-play_terminal = Im Terminal spielen.
cli-play_opponents = Deine Gegner, einer bis drei, durch Kommas getrennt: { $bots }. Ohne Angabe { $usual }.
cli-play_resume = Diese gespeicherte Partie fortsetzen; du sitzt auf dem ersten Platz.
cli-play_save = In diese Datei speichern; sonst in eine neue, die nach Datum und Uhrzeit heißt.
cli-unknown_bot = Den Gegner „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
cli-wrong_count = Zu { $players } Spielern gehören { $wanted } Gegner, nicht { $found }.
cli-needs_screen = Zum Spielen braucht es ein Terminal mit Tastatur und Bildschirm.

## Was gefragt ist und was man wählen kann

ask-decide = { $name }, du bist dran: { $decision }.
ask-thinking = { $name } überlegt: { $decision } …
ask-not_your_turn = Du bist nicht am Zug.
ask-skip = Zur aktuellen Entscheidung
ask-actions = Deine Aktionen
ask-all_actions = alle Aktionen
ask-effects = Das hätte zur Folge
ask-again = Noch einmal, um es zu tun.
ask-others = { $count ->
    [one] Danach geschieht noch eines bei anderen.
   *[other] Danach geschehen noch { $count } Dinge bei anderen.
}
ask-undo = Zurücknehmen

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
warn-lock = Du könntest noch eine Schleuse bauen.
warn-thalers = Am Ende der Runde verlierst du jeden Thaler über zehn.
warn-debt = Damit machst du Schulden; andere Möglichkeiten kämen ohne aus.
warn-never = nicht mehr warnen
warn-anyway = Trotzdem
warn-back = Noch einmal überlegen

why-not = Warum nicht?
why-title = Was jetzt nicht geht, und warum
why-filter = Tippen grenzt die Liste ein
why-reason = { $reason } (§{ $section })
why-nothing = Davon ist jetzt nichts ausgeschlossen.

hint-ask = Tipp
hint-thinking = { $name } denkt über deine Entscheidung nach …
hint-title = Ein Tipp vom Kapitän
hint-action = Ich würde wählen: { $action }
hint-expects = Was der Kapitän erwartet
hint-close = Tipp schließen

## Der Plan und was darauf liegt

board-title = Spielplan
board-about = Der Spielplan: die Ruhr von Witten bis zum Rhein
board-river = Ruhr, flussabwärts ▼
board-rhine = Rhein
board-port = Hafen Ruhrort
board-port_next = Hafen, das nächste Lagerhaus { $price } Thaler

space-storage = Niederlage
space-obstacle = Hindernis
space-lock = Schleuse
space-city = Stadt
space-forge = Schmiede
space-hammer_mill = Hammerwerk
space-gun_factory = Gewehrfabrik
space-port = Hafen

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

transport-title = Kohlentransport
transport-path = Kohletransport: { $path }
transport-dice = Kohlentransport, { $path }: { $dice }
transport-die = { $colour ->
    [white] weiß { $pips }
   *[black] schwarz { $pips }
}
transport-empty = keine Würfel
transport-coal = { $colour ->
    [white] weiße Kohle
   *[black] schwarze K.
}
transport-all_coal = alle Kohle
transport-back = Kommt zurück:
transport-coming_back = kehrt zurück
transport-from_turn = ab Runde { $turn }

export-track = Exportleiste
export-track_short = Exportleiste
export-at = Exportleiste: Feld { $box } von { $of }, Wert { $value }
export-now = Export { $country } zu { $value }

price-title = Preise
price-lock = Schleuse: { $thalers } Thaler
price-option = { $option }: { $thalers } Thaler
price-depots = Kohlenlager, Thaler je Platz
price-cities = Städte, Thaler je Platz

sign-storage = Nied
sign-obstacle = Hind
sign-lock = Schl
sign-city = Stdt
sign-forge = Schm
sign-hammer_mill = Hamm
sign-gun_factory = Gewe
sign-port = Hafn
sign-die = { $colour ->
    [white] { $pips }w
   *[black] { $pips }s
}
sign-demand = +{ $thalers }T
sign-points = { $points }★
sign-thaler = T
sign-pilot_ban = LOTSE GESPERRT
sign-lock_duty = ZUERST SCHLEUSE BAUEN
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}

odds-title = Aussichten
odds-bag = { $count } im Beutel
odds-high = Als Nächstes Hochwasser
odds-low = Als Nächstes Niedrigwasser
odds-unknown = Im Beutel oder unter Hindernissen
odds-countries = Länder, die noch kommen
odds-white = Weiße Plättchen im Vorrat
odds-counted = { $count } × { $what }

## Runden, Spieler und Punkte

turn-title = { $year ->
    [none] Runde { $turn } von { $turns }
   *[other] Runde { $turn } von { $turns }, { $year }
}
turn-all = Runden
turn-now = jetzt
turn-arms = Wappen
turn-order = Reihenfolge in dieser Phase: { $names }
turn-order_list = Reihenfolge in dieser Phase:
turn-pilot_ban = kein Lotse
turn-lock_duty = Schleusenpflicht
turn-row_turn = Runde
turn-row_arms = Wappen
turn-row_export = Export
turn-row_warehouse = Haus

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
player-missed = Verpasst: { $markers }
player-within_reach = in Reichweite: es fehlt noch ein Stein, { $area }
player-doing = { $loading ->
    [yes] Option: { $option }. Schiff auf { $barge }, beladen.
   *[no] Option: { $option }. Schiff: { $barge }.
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
log-recent = Eben gerade
log-joined = hat Platz genommen
log-left = ist gegangen
log-returned = ist zurück
log-ran_out = hat keine Zeit mehr
log-rematch = möchte noch eine Partie

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

chat-title = Gespräch
chat-say = Etwas zu allen sagen
chat-say_as = Es spricht
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
tables-look_again = Neu nachsehen
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
seat-here = Mensch an diesem Bildschirm
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
invite-close = Schließen

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

clock-title = Uhr
clock-none = ohne Uhr
clock-live = In einem Rutsch: am Anfang + je Entscheidung
clock-days = Über Tage: am Anfang + je Entscheidung
clock-at_end = Wenn die Zeit um ist
clock-at_end_nothing = geschieht nichts
clock-at_end_bot = übernimmt ein Bot
clock-at_end_close = wird der Tisch geschlossen

record-go_on = Ab einer Entscheidung weiterspielen
record-file = Aufzeichnung einer Partie (Datei)
record-steps = Entscheidungen:
record-from_step = So viele Entscheidungen behalten
record-download = Aufzeichnung herunterladen
record-saved = Die Partie bis hierher ist in { $file } gespeichert.
record-title = Eine aufgezeichnete Partie
record-look_at = Ansehen
record-none = Diese Datei ist keine Aufzeichnung dieses Spiels.
record-unfinished = Hier endet die Aufzeichnung

position-title = Eine Stellung
position-play_on = Von hier weiterspielen
position-link = Diese Stellung als Link
position-in_words = Stellung als Text

## Startseite, Regeln, Wünsche und Hilfe

home-title = Ruhrschifffahrt 1769–1890
home-about = Zwei bis vier Schiffer bringen Kohle die Ruhr hinunter, bauen Schleusen und Lagerhäuser und verschiffen sie von Ruhrort ins Ausland.
home-skip = Zum Inhalt
home-menu = Hauptmenü
home-back = Zur Startseite
home-play_now = Gleich spielen
home-play = Spielen
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

problem-offline = Keine Verbindung – neuer Versuch läuft …
problem-unknown = Das hat nicht geklappt.
problem-network = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.

key-undo = Zurück
key-save = Sichern
key-views = Ansicht
key-leave = Ende
key-sheet = ↑ ↓ blättern · Esc zurück zum Tisch
key-end = n noch einmal · Esc den Tisch ansehen · q Ende
key-table = Tasten: ↑ ↓ in der Liste der Aktionen, Esc zurück, ← → Pos1 Ende durch die ganze Partie.

help-title = Hilfe
help-text =
    ↑ ↓         eine Aktion aussuchen; darunter steht, was sie zur Folge hätte
    Enter       ausführen
    w           warum nicht? alles, was jetzt nicht geht, mit dem Grund
    h           Tipp vom Kapitän
    u           deine letzte Entscheidung zurücknehmen
    1 2 3 4     Ruhr, Spielplan, Spieler, Verlauf zeigen
    Tab         von Feld zu Feld springen, dann mit ↑ ↓ blättern
    p           Punkte nach Herkunft
    s           sichern; gesichert wird auch nach jeder deiner Entscheidungen
    n           neue Partie, wenn diese zu Ende ist
    q           sichern und aufhören
    ? oder F1   diese Hilfe
help-needs = Fortschrittsplättchen und die Steine dafür

legend-title = Zeichen
legend-die = { $colour ->
    [white] weiße Kohle mit ihren Augen
   *[black] schwarze Kohle mit ihren Augen
}
legend-barge = Schiff von { $name }; der Buchstabe steht auch für Lagerhäuser
legend-demand = Nachfrage: Thaler für den nächsten Verkauf hier
legend-points = Punkte für den Bau der Schleuse
legend-slots = Lagerhausplätze einer Stadt, · ist frei
legend-marked = der Ort der Aktion unter dem Zeiger
legend-arrow = das Pfeilfeld steht vorn
legend-summary = Punkte, Thaler, Lagerhäuser im Vorrat, verschuldete Lagerhäuser
