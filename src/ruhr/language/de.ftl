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
error-record_players = Ein Spiel hat 2 bis 4 Spieler, nicht { $found }.
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
error-position_not_seated = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ sitzt nicht an einem Tisch für { $players }.
error-position_board = Stellung, Zeichen { $at } ({ $section }): Dies ist der Spielplan „{ $expected }“, nicht „{ $found }“.
error-position_track_full = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ ist ein Würfel zu viel; hier ist Platz für { $most }.
error-position_marker_starred = Stellung, Zeichen { $at } ({ $section }): Marker { $found } hat einen Stern und ist in der Variante nicht im Spiel.
error-position_too_many_drawn = Stellung, Zeichen { $at } ({ $section }): Es sind mehr Marker gezogen, als je im Beutel waren.
error-position_country = Stellung, Zeichen { $at } ({ $section }): „{ $found }“: mehr Länder, als aufgedeckt sind, oder mehr von einem, als es Marker gibt.
error-position_site_full = Stellung, Zeichen { $at } ({ $section }): Kein Platz für „{ $found }“; hier ist Platz für { $most }.
error-position_port_limit = Stellung, Zeichen { $at } ({ $section }): „{ $found }“ hat mehr als { $most } Lagerhäuser im Hafen.
error-position_tokens = Stellung, Zeichen { $at } ({ $section }): { $area } hat Platz für { $most } Entwicklungssteine.
error-position_barge = Stellung, Zeichen { $at } ({ $section }): Bei „{ $found }“ liegt nie ein Schiff.
error-position_order = Stellung, Zeichen { $at } ({ $section }): Die Reihenfolge muss alle { $players } Spieler nennen.
error-position_dice = Stellung, Zeichen { $at } ({ $section }): { $count } Würfel ({ $colour }); es gibt { $most }.
error-position_white_marker = Stellung, Zeichen { $at } ({ $section }): { $marker } gibt es { $most }-mal, und mehr Spieler haben ihn.
error-position_locks = Stellung, Zeichen { $at } ({ $section }): Die Spieler haben mehr Schleusen gebaut als die { $count }, die stehen.
error-position_points = Stellung, Zeichen { $at } ({ $section }): { $seat } hat weniger als null Punkte.
error-position_warehouses = Stellung, Zeichen { $at } ({ $section }): { $seat } hat { $count } Lagerhäuser; es gibt { $most }.
error-position_marker_missed = Stellung, Zeichen { $at } ({ $section }): { $seat } hat einen Marker und soll ihn auch verpasst haben.
error-position_option = Stellung, Zeichen { $at } ({ $section }): { $seat } kann noch keine Sonderoption gewählt haben.
error-position_loading = Stellung, Zeichen { $at } ({ $section }): Das Schiff von { $seat } kann nicht bei { $storage } warten.
error-position_decision = Stellung, Zeichen { $at } ({ $section }): Nach dieser Entscheidung wird in dieser Stellung niemand gefragt.
error-position_hidden = Stellung, Zeichen { $at } ({ $section }): Der verdeckte Teil muss bag, obstacles, countries und draws vollständig nennen und zum Sichtbaren passen.
error-position_misfit = „{ $key }“ passt nicht zur Stellung.
error-record_position_open = Der Stellung der Aufzeichnung fehlt ihr verdeckter Teil.
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
error-record_over = Die aufgezeichnete Partie ist zu Ende; wähle einen früheren Schritt zum Weiterspielen.
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
   *[no] Kern nicht übersetzt (etwa 40-mal langsamer)
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
cli-table_total = zusammen
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
cli-position_hidden = Mit dem, was die Spieler nicht wissen: Beutel, Hindernisse, kommende Länder und Züge.
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
cli-play = Im Browser spielen, mit --terminal oder einer anderen Option im Terminal.
cli-play_seed = Der Startwert der Partie; ohne ihn ist jede neu.
cli-play_position = Von dieser Stellung weiterspielen, einer Zeile Text, wie `ruhr position` sie ausgibt.
cli-play_name = Dein Name.
cli-play_you = Schiffer

## Terminal

terminal-offered = Im Terminal spielen.
terminal-opponents = Deine Gegner, einer bis drei, durch Kommas getrennt: { $bots }. Ohne Angabe { $usual }.
terminal-resume = Diese gespeicherte Partie fortsetzen; du sitzt auf dem ersten Platz.
terminal-save = In diese Datei speichern; sonst in eine neue, die nach Datum und Uhrzeit heißt.
terminal-unknown_bot = Den Gegner „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
terminal-wrong_count = Zu { $players } Spielern gehören { $wanted } Gegner, nicht { $found }.
terminal-needs_screen = Zum Spielen braucht es ein Terminal mit Tastatur und Bildschirm.

terminal-pane_river = Ruhr, flussabwärts ▼
terminal-pane_sites = Spielplan
terminal-pane_players = Spieler
terminal-pane_log = Was geschehen ist
terminal-pane_actions = Deine Aktionen
terminal-pane_effects = Das hätte zur Folge
terminal-pane_recent = Eben gerade

terminal-key_why_not = Warum nicht?
terminal-key_hint = Tipp
terminal-key_undo = Zurück
terminal-key_save = Sichern
terminal-key_points = Punkte
terminal-key_views = Ansicht
terminal-key_help = Hilfe
terminal-key_leave = Ende

terminal-ask = { $name }, du bist dran: { $decision }.
terminal-thinking = { $name } überlegt: { $decision } …
terminal-advising = { $name } denkt über deine Entscheidung nach …
terminal-over = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg mit { $points } Punkten.
}
terminal-not_your_turn = Du bist nicht am Zug.
terminal-saved = Die Partie bis hierher liegt in { $file }.

terminal-turn = { $year ->
    [none] Runde { $turn } von { $turns }
   *[other] Runde { $turn } von { $turns }, { $year }
}
terminal-phase_event = Phase 1 Historisches Ereignis
terminal-phase_water = Phase 2 Wasserstand und Nachfrage
terminal-phase_start = Phase 3 Startplatz und Sonderoption
terminal-phase_sale = Phase 4 Fahrt und Verkauf
terminal-phase_progress = Phase 5 Fortschritt
terminal-phase_purchases = Phase 6 Käufe
terminal-phase_export = Phase 7 Export
terminal-arms = Wappen
terminal-export_now = Export { $country } zu { $value }
terminal-bag = { $count } im Beutel
terminal-pilot_ban = LOTSE GESPERRT
terminal-lock_duty = ZUERST SCHLEUSE BAUEN

terminal-kind_storage = Niederlage
terminal-kind_obstacle = Hindernis
terminal-kind_lock = Schleuse
terminal-kind_city = Stadt
terminal-kind_forge = Schmiede
terminal-kind_hammer_mill = Hammerwerk
terminal-kind_gun_factory = Gewehrfabrik
terminal-kind_port = Hafen
terminal-short_storage = Nied
terminal-short_obstacle = Hind
terminal-short_lock = Schl
terminal-short_city = Stdt
terminal-short_forge = Schm
terminal-short_hammer_mill = Hamm
terminal-short_gun_factory = Gewe
terminal-short_port = Hafn
terminal-die = { $colour ->
    [white] { $pips }w
   *[black] { $pips }s
}
terminal-demand = +{ $thalers }T
terminal-points_short = { $points }★

terminal-row_turn = Runde
terminal-row_arms = Wappen
terminal-row_export = Export
terminal-row_warehouse = Haus
terminal-track = Kohletransport: { $path }
terminal-track_all = alle Kohle
terminal-coal = { $colour ->
    [white] weiße Kohle
   *[black] schwarze K.
}
terminal-coming_back = Kommt zurück:
terminal-port = Hafen, das nächste Lagerhaus { $price } Thaler
terminal-export_track = Exportleiste
terminal-depots = Kohlenlager, Thaler je Platz
terminal-cities = Städte, Thaler je Platz
terminal-prices = Preise
terminal-price_lock = Schleuse: { $thalers } Thaler
terminal-price_option = { $option }: { $thalers } Thaler
terminal-white_left = Weiße Plättchen im Vorrat
terminal-counted = { $count } × { $what }

terminal-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}
terminal-holdings = Punkte { $points }, Thaler { $thalers }, Lagerhäuser im Vorrat { $pool }, Schleusen { $locks }, Schulden { $debts } von { $debt_spaces }
terminal-tokens = Steine: schwarz Industrie { $black_industry }, Stadt { $black_city }, Ruhrort { $black_ruhrort }; weiß Industrie { $white_industry }, Stadt { $white_city }, Ruhrort { $white_ruhrort }
terminal-markers = Plättchen:
terminal-flipped = { $marker } (verbraucht)
terminal-used = { $marker } (diese Runde benutzt)
terminal-missed = Verpasst: { $markers }
terminal-doing = { $loading ->
    [yes] Option: { $option }. Schiff auf { $barge }, beladen.
   *[no] Option: { $option }. Schiff: { $barge }.
}
terminal-waiting = Kommende Lagerhäuser: { $lock } mit der ersten Schleuse, { $mark } mit der Grafschaft Mark, Runden: { $turns }
terminal-order = Reihenfolge in dieser Phase:

terminal-why_not_title = Was jetzt nicht geht, und warum
terminal-filter = Tippen grenzt die Liste ein
terminal-reason = { $reason } (§{ $section })
terminal-nothing_refused = Davon ist jetzt nichts ausgeschlossen.
terminal-why_not_keys = ↑ ↓ blättern · Esc zurück zum Tisch
terminal-hint_title = Ein Tipp vom Kapitän
terminal-hint = Ich würde wählen: { $action }
terminal-points_title = Punkte bis jetzt
terminal-total = zusammen
terminal-sheet_keys = ↑ ↓ blättern · Esc zurück zum Tisch
terminal-end_keys = n noch einmal · Esc den Tisch ansehen · q Ende

terminal-help_title = Hilfe
terminal-help =
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
terminal-legend = Zeichen
terminal-legend_die = { $colour ->
    [white] weiße Kohle mit ihren Augen
   *[black] schwarze Kohle mit ihren Augen
}
terminal-legend_barge = Schiff von { $name }; der Buchstabe steht auch für Lagerhäuser
terminal-legend_demand = Nachfrage: Thaler für den nächsten Verkauf hier
terminal-legend_points = Punkte für den Bau der Schleuse
terminal-legend_slots = Lagerhausplätze einer Stadt, · ist frei
terminal-legend_marked = der Ort der Aktion unter dem Zeiger
terminal-legend_arrow = das Pfeilfeld steht vorn
terminal-legend_summary = Punkte, Thaler, Lagerhäuser im Vorrat, verschuldete Lagerhäuser
terminal-needs = Fortschrittsplättchen und die Steine dafür

## Seite im Browser

page-title = Ruhrschifffahrt 1769–1890
page-skip = Zur aktuellen Entscheidung
page-language = Sprache
page-offline = Keine Verbindung – neuer Versuch läuft …
page-none = Im Moment keine.
page-problem = Das hat nicht geklappt.
page-problem_network = Der Server ist nicht zu erreichen. Bitte noch einmal versuchen.

page-play_now = Gleich spielen
page-your_name = Dein Name
page-name = Name
page-opponents = Gegner
page-opponent = Gegner
page-begin = Spiel beginnen
page-my_tables = Meine Tische
page-your_decision = Du bist am Zug!
page-forget = Vergessen
page-forget_sure = Dieser Browser verliert damit den Schlüssel zu deinem Platz an diesem Tisch. Trotzdem vergessen?
page-set_up_about = Mehrere an diesem Bildschirm, Freunde über den Link, Bots: ganz nach Wunsch gemischt.
page-seat = Platz
page-seat_here = Mensch an diesem Bildschirm
page-seat_link = Mitspieler über den Link
page-seat_nobody = Niemand
page-bot = Bot
page-calmer_water = ruhigeres Wasser
page-calmer_water_about = Variante ruhigeres Wasser: ohne die beiden Marker mit Stern
page-public_about = Öffentlich: alle dürfen den Tisch finden, mitspielen und zusehen
page-clock = Uhr
page-clock_none = ohne Uhr
page-clock_live = In einem Rutsch: am Anfang + je Entscheidung
page-clock_days = Über Tage: am Anfang + je Entscheidung
page-at_end = Wenn die Zeit um ist
page-at_end_nothing = geschieht nichts
page-at_end_bot = übernimmt ein Bot
page-at_end_close = wird der Tisch geschlossen
page-clock_bot = Der Bot, der übernimmt
page-create = Tisch eröffnen
page-public_tables = Öffentliche Tische
page-look_again = Neu nachsehen
page-join = Mitspielen
page-watch = Zusehen
page-status_open = Wartet auf Mitspieler
page-status_playing = Läuft gerade
page-status_finished = Beendet
page-status_closed = Zeit abgelaufen, der Tisch ist geschlossen
record-title = Eine aufgezeichnete Partie
record-look_at = Ansehen
record-go_on = Ab einer Entscheidung weiterspielen
record-none = Diese Datei ist keine Aufzeichnung dieses Spiels.
record-unfinished = Hier endet die Aufzeichnung
page-record_file = Aufzeichnung einer Partie (Datei)
page-steps = Entscheidungen:
page-from_step = So viele Entscheidungen behalten

page-waiting_for_people = Wartet auf Mitspieler
page-share_link = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schick deinen Freunden den Link zum Tisch.
page-waiting_for = Warten auf
page-over = Das Spiel ist aus
page-undo = Zurücknehmen
page-rematch = Noch eine Partie
page-to_rematch = Zur nächsten Partie
page-download = Aufzeichnung herunterladen
page-history = Schritt für Schritt
page-step_first = Zum Anfang
page-step_before = Einen zurück
page-step_after = Einen vor
page-step_now = Zurück zu jetzt
page-did_join = hat Platz genommen
page-did_leave = ist gegangen
page-did_return = ist zurück
page-did_run_out = hat keine Zeit mehr
page-did_rematch = möchte noch eine Partie

page-you = (du)
page-free = frei
page-sit_here = Hier Platz nehmen
page-return = Selbst weiterspielen
page-leave = Tisch verlassen
page-leave_open = Der Platz ist dann wieder frei für andere.
page-leave_playing = Ein Bot spielt für dich weiter, bis du zurückkommst.
page-leave_seat = Platz verlassen:
page-say = Etwas zu allen sagen
page-say_as = Es spricht
page-send = Senden
page-links = Einladen
page-link = Link zu diesem Tisch
page-link_local = Dieser Link gilt nur auf diesem Rechner. Damit andere mitspielen können, starte den Server für dein Netz: ruhr serve --host 0.0.0.0
page-copy = Kopieren
page-copied = Kopiert
page-key_link_about = Um auf einem anderen Gerät weiterzuspielen, öffne dort deinen eigenen Link. Zeig ihn niemandem: Er ist der Schlüssel zu deinem Platz.
page-key_link = Meinen eigenen Link kopieren

page-thaler_short = T
page-points = Punkte
page-pool = Lagerhäuser im Vorrat
page-locks = Schleusen
page-debts = Schulden
page-tokens = Entwicklungssteine
page-markers = Plättchen
page-turns = Runden

web-board = Der Spielplan: die Ruhr von Witten bis zum Rhein
web-rhine = Rhein
web-port = Hafen Ruhrort
web-export = Exportleiste
web-track = Kohlentransport
web-coming_back = kehrt zurück
web-from_turn = ab Runde { $turn }
web-place_storage = { $pips ->
    [0] { $name }, Kohleniederlage, leer
   *[other] { $colour ->
        [white] { $name }, Kohleniederlage, weißer Würfel mit { $pips }
       *[black] { $name }, Kohleniederlage, schwarzer Würfel mit { $pips }
    }
}
web-place_obstacle = Hindernis { $name }
web-place_lock = Schleuse { $name }
web-place_industry = { $trade ->
    [forge] { $name }, Schmiede
    [hammer_mill] { $name }, Hammerwerk
   *[gun_factory] { $name }, Gewehrfabrik
}
web-place_city = Stadt { $name }
web-place_port = Hafen { $name }
web-place_demand = { $thalers ->
    [one] 1 Thaler Nachfrage
   *[other] { $thalers } Thaler Nachfrage
}
web-place_barges = Schiffe hier: { $names }
web-place_slots = Lagerhäuser in { $name }: { $slots }
web-place_depot = Kohlenlager { $name }: { $slots }
web-place_export = Hafenspalte { $name }: { $slots }
web-place_free = frei für { $thalers }
web-place_room = frei
web-die = { $colour ->
    [white] weiß { $pips }
   *[black] schwarz { $pips }
}
web-track_dice = Kohlentransport, { $path }: { $dice }
web-track_empty = keine Würfel
web-export_at = Exportleiste: Feld { $box } von { $of }, Wert { $value }
web-turn_now = jetzt
meaning-pilot = In Phase 4 darf dein Schiff beliebig weit fahren, auch bis Ruhrort.
meaning-transport = Du legst sofort einen Würfel von der Transportbahn auf eine leere Kohleniederlage.
meaning-wage = Du bekommst sofort 2 Thaler; das kann nur einer in jeder Runde.
meaning-supply = Ein Würfel auf einer Kohleniederlage gewinnt sofort 2 Augen.
meaning-hauling = Du darfst flussaufwärts von deinem Schiff starten.
meaning-hauling_transport = Du startest flussaufwärts auf einer leeren Kohleniederlage, und ein Würfel von der Transportbahn kommt dorthin.
meaning-none = Du startest flussabwärts von deinem Schiff.
web-pilot_banned = kein Lotse
web-lock_duty = Schleusenpflicht
web-order = Reihenfolge in dieser Phase: { $names }
web-odds_white = Übrige weiße Plättchen
web-ask_others = { $count ->
    [one] Danach geschieht noch eines bei anderen.
   *[other] Danach geschehen noch { $count } Dinge bei anderen.
}
web-all_actions = alle Aktionen
web-really = Bist du sicher?
web-warn_lock = Du könntest noch eine Schleuse bauen.
web-warn_thalers = Am Ende der Runde verlierst du jeden Thaler über zehn.
web-warn_debt = Damit machst du Schulden; andere Möglichkeiten kämen ohne aus.
web-warn_never = nicht mehr warnen
web-warn_anyway = Trotzdem
web-warn_back = Noch einmal überlegen
web-within_reach = in Reichweite: es fehlt noch ein Stein, { $area }
web-tab_log = Verlauf
web-tab_chat = Gespräch
web-tab_odds = Aussichten
web-odds_high = Als Nächstes Hochwasser
web-odds_low = Als Nächstes Niedrigwasser
web-odds_unknown = Im Beutel oder unter Hindernissen
web-odds_countries = Länder, die noch kommen
web-theme = Hell oder dunkel
web-thalers = Thaler

web-home_skip = Zum Inhalt
web-home_nav = Hauptmenü
web-home_back = Zur Startseite
web-home_theme_auto = wie das Gerät
web-home_theme_light = hell
web-home_theme_dark = dunkel
web-home_about = Zwei bis vier Schiffer bringen Kohle die Ruhr hinunter, bauen Schleusen und Lagerhäuser und verschiffen sie von Ruhrort ins Ausland.
web-home_to_rules = Zu den Regeln
web-home_play = Spielen
web-home_variant = Variante
web-home_friends = Mit Freunden spielen
web-home_terms = Uhr, Variante, öffentlich
web-home_same_screen = An einem Bildschirm
web-home_same_screen_about = Zwei bis vier Leute spielen abwechselnd an diesem Gerät.
web-home_player = Spieler { $number }
web-home_player_or_nobody = Spieler { $number } oder leer
web-home_keep = Behalten
web-home_look = Ansehen
web-home_more = Mehr zeigen
web-invite_qr = QR-Code mit dem Link zu diesem Tisch
web-invite_about = Wer den Link hat, kann zusehen und sich setzen, wo ein Platz frei ist.
web-invite_close = Schließen
web-invite_seats = Plätze
web-invite_free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-rules_title = Regeln
web-rules_search = Suchen
web-rules_found = { $count ->
    [0] Nichts gefunden.
    [one] Eine Regel
   *[other] { $count } Regeln
}
web-rules_contents = Deine Frage
web-rules_marks = Was die Zeichen bedeuten
web-rules_link = Link zu dieser Regel
web-rules_print = Drucken

web-ask_menu = Tisch und Einstellungen
web-ask_warnings = Vor Verschwendung warnen
web-ask_numbers = Die Tasten 1 bis 9 wählen eine Aktion
web-ask_keys = Tasten: ↑ ↓ in der Liste der Aktionen, Esc zurück, ← → Pos1 Ende durch die ganze Partie.
web-ask_again = Noch einmal, um es zu tun.
web-ask_new = neu
web-ask_tab_now = Jetzt
web-ask_tab_points = Punkte
web-ask_options = Sonderoptionen
web-ask_cities = Lagerhäuser in Städten
web-ask_depots = Lagerhäuser in Kohlenlagern
web-ask_port = Lagerhäuser im Hafen
web-ask_white = Mit dem weißen Plättchen
web-ask_storages = Kohleniederlagen
web-ask_sales = Verkauf
web-ask_other = Sonstiges
web-hint_expects = Was der Kapitän erwartet
web-hint_close = Tipp schließen
web-history_since = { $count ->
    [one] Zug der anderen
   *[other] { $count } Züge der anderen
}
web-history_pause = Anhalten
web-history_resume = Weiter
web-history_skip = Nächster
web-history_step = Schritt { $step } von { $of }
web-history_turn = Runde { $turn }
web-history_looking = Rückblick auf Schritt { $step } von { $of }.
web-history_link = Link zu diesem Schritt kopieren
web-history_opening = Die Partie beginnt.
web-history_to_step = Den Plan nach Schritt { $step } zeigen
web-end_winner = hat gewonnen
web-end_by_source = Punkte nach Herkunft
web-end_source = Herkunft
web-end_by_turn = Punkte im Lauf der Runden
web-end_turn = Runde
web-end_as_table = Als Tabelle
