# Deutsch. Warum etwas nicht geht: Absagen der Regeln und Fehler. Gelesen, wenn jemand fragt oder etwas schiefging.

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
error-fairness_missing = Die Aufzeichnung sagt nicht, woraus sich die Verteilung ergab. Da gibt es nichts zu prüfen.
error-fairness_commitment = Das Geheimnis des Servers ist nicht das, auf das er sich festgelegt hatte. Die Verteilung ist nicht die zugesagte.
error-fairness_fingerprint = Der Fingerabdruck „{ $noted }“ gehört nicht zu dieser Verteilung, ihrer wäre { $found }. Sie ist nicht die zugesagte, oder es ist eine andere Partie.
error-fairness_deal = Die Verteilung ergibt sich nicht aus dem Geheimnis und dem, was die Spieler beigesteuert haben. Sie ist nicht die zugesagte.
error-key_missing = Dafür braucht es den Schlüssel eines Platzes.
error-session_ended = Dieses Gerät wurde abgemeldet, oder dieser Schlüssel gegen einen anderen getauscht. Was dazugehört, ist auf deinen anderen Geräten offen.
error-session_not_found = Ein solches Gerät hast du nicht.
error-link_used = Dieser Link wurde schon benutzt, ist zu alt oder war nie einer. Mach dort, woher du kommst, einen neuen.
error-key_in_use = Ein neues Gerät braucht einen neuen Schlüssel.
error-too_many_keys = Mehr als { $most } Schlüssel lassen sich nicht mitnehmen.
error-mail_link_used = Dieser Link wurde schon benutzt, ist zu alt oder war nie einer. Lass dir einen neuen schicken.
error-way_not_found = Auf einem solchen Weg wird dir nichts gesagt.
error-too_many_ways = Auf diesem Weg wird dir schon etwas gesagt, an höchstens { $most } Orten. Beende erst einen davon.
error-no_mail_here = Der Betreiber dieses Servers verschickt keine E-Mails.
error-passkey_not_made = Dieser Passkey konnte nicht behalten werden: Es hat zu lange gedauert, er ist für eine andere Seite gemacht oder gehört schon jemandem. Versuch es noch einmal.
error-passkey_refused = Dieser Passkey öffnet hier nichts: Er wurde entfernt, oder es hat zu lange gedauert. Versuch es noch einmal.
error-passkey_not_found = Einen solchen Passkey hast du nicht.
error-too_many_passkeys = Du hast schon { $most } Passkeys. Entferne erst einen davon.
error-no_passkeys_here = Unter dieser Adresse gibt es keine Passkeys: Sie brauchen einen Namen und https.
error-address_refused = An diese Adresse lässt sich nichts schicken. Sie muss mit https:// beginnen und zu einem Server führen, den alle erreichen.
error-too_many_sessions = Du hast schon { $most } Geräte. Melde erst eines davon ab.
error-not_your_seat = Dieser Platz gehört dir nicht.
error-hint_with_people = Tipps gibt es nur in Partien ohne andere Menschen.
error-hint_rated = In gewerteten Partien gibt es keine Tipps.
error-foreign_origin = Die Anfrage kommt von der Seite einer anderen Website.
error-seat_not_found = Diesen Platz gibt es am Tisch nicht.
error-other_board = An diesem Tisch wird auf dem Spielplan „{ $needed }“ gespielt, auf diesem Server auf „{ $board }“.
error-step_not_found = Die Partie hat { $of } Schritte; Schritt { $step } gibt es nicht.
error-puzzle_not_found = Es gibt keine Aufgabe „{ $puzzle }“.
error-review_unfinished = Nur auf eine zu Ende gespielte Partie kann zurückgeblickt werden.
error-method_not_allowed = Das geht unter dieser Adresse nicht.
error-seat_taken = Hier sitzt schon jemand.
error-foreign_host = Der Server wurde unter einem fremden Namen aufgerufen: { $host }
error-not_invited = An diesem Tisch sitzt nur, wer eingeladen ist: Bitte den Gastgeber um den Link.
error-not_the_host = Das darf nur, wer den Tisch eröffnet hat.
error-sent_away = Der Gastgeber möchte nicht, dass du an diesem Tisch Platz nimmst.
error-chat_off = An diesem Tisch wird nicht geredet: Der Chat ist aus.
error-banned = { $until ->
    [never] Du darfst hier nicht mehr spielen: { $reason }
   *[other] Du darfst hier bis { $until } nicht spielen: { $reason }
}
error-banned_from_strangers = { $until ->
    [never] Du darfst nicht mehr an öffentlichen Tischen und in öffentlichen Turnieren spielen, nur mit Leuten, die dich einladen: { $reason }
   *[other] Du darfst bis { $until } nicht an öffentlichen Tischen und in öffentlichen Turnieren spielen, nur mit Leuten, die dich einladen: { $reason }
}
error-banned_from_chat = { $until ->
    [never] Du darfst an Tischen nichts mehr schreiben: { $reason }
   *[other] Du darfst bis { $until } an Tischen nichts schreiben: { $reason }
}
error-not_met = Du kannst nur jemanden stummschalten oder blockieren, mit dem du an einem Tisch gesessen hast.
error-own_seat = Das bist du selbst.
error-nobody_there = Dort ist niemand, den es betreffen könnte.
error-line_not_found = In diesem Chat gibt es keine Zeile { $line }.
error-distance_not_found = Zu so jemandem hältst du keinen Abstand.
error-too_many_distances = Du hältst schon zu { $most } Leuten Abstand.
error-somebody_blocked = Du hast { $name } blockiert, und { $name } sitzt an diesem Tisch.
error-one_seat_rated = In einer gewerteten Partie hat jeder einen einzigen Platz.
error-rated_terms = Eine gewertete Partie beginnt frisch gemischt auf dem üblichen Plan. Jeder hat einen einzigen Platz, die Bots denken so lange wie üblich, und geübt wird nicht.
error-rating_not_welcome = Dieser Tisch ist für Spieler anderer Stärke; deine Wertung ist { $rating }.
error-hint_cup = In Turnieren gibt es keine Tipps.
error-table_sealed = Andere spielen noch dieselbe Verteilung: Bis sie fertig sind, sehen diesen Tisch nur die, die daran sitzen.
error-not_your_cup = Das darf nur, wer das Turnier ausrichtet.
error-cup_not_found = Unter dieser Adresse gibt es kein Turnier.
error-deal_not_found = Dieses Turnier hat keine Verteilung { $deal }, die du für dich spielen kannst.
error-cup_not_open = Die Anmeldung zu diesem Turnier ist vorbei.
error-cup_not_running = Das Turnier läuft nicht.
error-cup_full = Alle { $most } Plätze dieses Turniers sind vergeben.
error-not_in_cup = Du nimmst an diesem Turnier nicht teil.
error-too_few_in_cup = Es sind zu wenige angemeldet, um zu beginnen.
error-too_many_cups = Du hast { $most } Turniere, die offen sind oder laufen; mehr darf niemand haben.
error-name_taken = „{ $name }“ lässt sich mit { $other } verwechseln, und den Namen gibt es hier schon. Nimm bitte einen anderen.
error-nobody_to_send_away = Auf diesem Platz sitzt sonst niemand.
error-seat_left = Für diesen Platz entscheidet ein Bot; kehre zuerst zurück.
error-seat_not_left = Für diesen Platz entscheidet kein Bot.
error-stale_version = Am Tisch ist es inzwischen weitergegangen.
error-ahead_changed = Deine Antworten im Voraus haben sich inzwischen geändert: auf einem anderen Gerät, oder weil eine gespielt wurde.
error-another_question = Gefragt war etwas anderes, als wofür die Antwort gedacht war.
error-revealed_meanwhile = Zuvor wurde etwas aufgedeckt.
error-decided_meanwhile = Du hast selbst entschieden oder etwas zurückgenommen.
error-table_full = An diesem Tisch ist zu viel geschehen: Nach { $most } Änderungen kann man nur noch weiterspielen.
error-table_not_open = Die Partie hat schon begonnen.
error-table_not_playing = An diesem Tisch läuft keine Partie.
error-table_not_over = Die Partie ist noch nicht zu Ende.
error-too_large = Die Anfrage ist zu groß; mehr als { $most } Bytes werden nicht angenommen.
error-too_many_requests = Zu viele Anfragen; versuche es in { $seconds } s wieder.
error-internal = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
error-stepped_back = Der Speicher des Servers hat verloren, was hier zuletzt geschah. Der Tisch ist auf einen früheren Stand zurückgegangen.
error-storage_failed = Der Server erreicht gerade seinen Speicher nicht. Bitte versuche es noch einmal.
error-took_too_long = Der Server hat zu lange gebraucht. Bitte versuche es noch einmal.
error-invalid_request = Die Anfrage stimmt bei „{ $where }“ nicht: { $reason }
error-no_person = Mindestens ein Platz muss für einen Menschen sein.
error-practice_with_people = Übungspartien gehen allein gegen Bots: Ein Platz ist deiner, alle anderen gehören ihnen.
error-practice_with_clock = In einer Übungspartie läuft keine Uhr.
error-no_practice = Ganze Züge lassen sich nur in einer Übungspartie zurücknehmen.
error-review_not_done = Der Rückblick auf diese Partie ist noch nicht fertig.
error-review_failed = Der Rückblick auf diese Partie ist mehrmals gescheitert und wurde aufgegeben.
error-reviews_full = Es warten schon { $most } Rückblicke. Bitte versuche es später noch einmal.
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
type-digest = 64 Ziffern von 0 bis 9 und a bis f
type-digests = eine Liste mit 64 Ziffern von 0 bis 9 und a bis f für jeden Platz, oder null
