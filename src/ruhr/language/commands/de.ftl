# Deutsch. What only the commands say: in the terminal, and of files and matches.

error-record_not_json = Das ist kein JSON: { $reason }
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
error-arena_no_program = Ein Programm „{ $program }“, das sich starten ließe, gibt es nicht.
error-research_reward = Die Belohnung „{ $found }“ gibt es nicht; es gibt: { $known }.
error-research_seat = Unter { $players } Spielern gibt es keinen Platz { $found }: Plätze zählen von 0 an.
error-research_actions = Ein Vektor von { $games } Partien nimmt ebenso viele ganze Zahlen, nicht { $found }.
error-network_damaged = Diese Netzdatei ist beschädigt oder gar keine.
error-training_plan = In diesem Ordner liegt ein anderes Training: { $name } ist { $found }, nicht { $wanted }.
error-training_prior = Erwartungen werden ohne { $option } trainiert.
error-network_features = Dieses Netz wurde mit anderen Merkmalen trainiert (Version { $found }, hier gilt { $known }).
error-file_unreadable = { $file } ist nicht lesbar: { $reason }
error-file_unwritable = { $file } ist nicht schreibbar: { $reason }
error-extra_missing = Dafür ist hier nicht alles installiert: { $module } fehlt. Nachinstallieren mit: pip install "ruhr[{ $extra }]"
error-address_taken = Auf { $address } kann nicht gelauscht werden: { $reason }
error-database_in_use = Ein anderer Server benutzt { $file } bereits. Eine SQLite-Datei gehört einem Server; mehrere brauchen PostgreSQL.
error-backup_not_sqlite = So werden nur Tische in SQLite kopiert; PostgreSQL hat dafür pg_dump.
error-backup_failed = { $file } konnte nicht geschrieben werden: { $reason }
error-server_failed = Der Server konnte nicht starten; die Zeilen darüber sagen, warum.
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
cli-players = Wie viele Spieler, { $fewest } bis { $most }.
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
cli-arena_seconds = Wie viele Sekunden ein Programm über eine Entscheidung nachdenken darf.
cli-arena_reduce_variance = Das Glück aus den Ergebnissen herausrechnen; als JSON steht dabei, wie viele Partien das spart.
cli-arena_cluster = Ein Ray-Cluster die Partien spielen lassen: seine Adresse, „auto“ für das laufende oder „local“ für eines auf diesem Rechner.
cli-arena_json = Das Ergebnis als JSON.
cli-arena_progress = Partien
cli-arena_interrupted = Unterbrochen. Die { $games } gespielten Partien bleiben erhalten: Derselbe Befehl macht mit ihnen weiter.
cli-arena_bot = Bot
cli-arena_wins = Siege (95 %)
cli-arena_points = Punkte (95 %)
cli-arena_rank = Rang (95 %)
cli-arena_rating = Wertung
cli-arena_time = ms je Entscheidung
cli-arena_without_luck = Siege ohne Glück (95 %)
cli-arena_faults = Ausfälle
cli-arena_place = Platz in Runde 1
cli-engine = Das Zeilenprotokoll für mitspielende Programme sprechen, auf Standardein- und -ausgabe.
cli-engine_bot = Der Bot, der entscheidet: { $bots }.
fault-does_not_start = nicht gestartet
fault-ended = vorzeitig beendet
fault-too_late = zu spät
fault-not_legal = nicht erlaubt
fault-chatter = zu geschwätzig
fault-complains = Fehler gemeldet
bot-playout = Suche ohne Netz
bot-prior = Suche mit gelernten Erwartungen
cli-puzzles = Aufgaben: Stellungen, in denen eine Wahl klar besser ist als die naheliegende.
cli-puzzles_make = Aufgaben in Partien von Bots und in aufgezeichneten Partien suchen und in einen Ordner schreiben. Was gefunden ist, bleibt: derselbe Befehl macht weiter, wo er aufgehört hat.
cli-puzzles_count = Wie viele Aufgaben geschrieben werden, aus allen Themen und Schwierigkeiten.
cli-puzzles_progress = { $puzzles } Aufgaben gefunden
cli-puzzles_interrupted = Unterbrochen. Die { $puzzles } gefundenen Aufgaben bleiben erhalten: Derselbe Befehl macht mit ihnen weiter.
cli-puzzles_written = { $puzzles } von { $found } Aufgaben nach { $folder } geschrieben
cli-puzzles_turns = Die Züge der Aufgaben in einem Ordner weiterspielen und daneben schreiben, was dann gefragt ist.
cli-puzzles_turns_progress = Züge werden weitergespielt
cli-puzzles_turns_written = { $puzzles } Aufgaben gehen bis zum Ende des Zugs weiter, mit { $decisions } Entscheidungen.
cli-puzzles_theme = Thema
cli-study = Viele starke Partien spielen und zeigen, womit Eröffnungen, Plättchen und Gebäude einhergehen.
cli-study_level = Die Stufe von allen: { $bots }.
cli-study_output = Was gefunden wurde, in diesen Ordner schreiben.
cli-train = Ein Netz für die Bots durch Spiele gegen sich selbst trainieren. Der Ordner behält alles: derselbe Befehl macht weiter, wo er aufgehört hat.
cli-train_judged = Partien nach Augenmaß, aus denen das erste Netz lernt.
cli-train_rounds = Runden mit Partien der Suche, jede mit einem neuen Netz.
cli-train_games = Partien einer Runde.
cli-train_looks = Wie oft bei jeder Entscheidung vorausgeschaut wird.
cli-train_gate = Partien, die ein neues Netz gegen das bisher beste spielt.
cli-train_prior = Statt eines Netzes lernen, was jede Aktion verspricht: für das beste Netz des Ordners oder sonst für das mitgelieferte.
cli-train_cluster = Einen Ray-Cluster arbeiten lassen: seine Adresse, oder „local“ für einen auf diesem Rechner.
cli-train_playing = Partien
cli-train_fitting = Anpassen
cli-train_gating = Prüfung
cli-train_round = Runde { $round }: { $positions } Stellungen, Überraschung { $surprise }, Fehler { $error } Punkte, { $wins } der Partien gewonnen: { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}
cli-train_done = Das beste Netz: { $file }
cli-train_prior_told = { $decisions } Entscheidungen, Überraschung { $surprise } (nach Augenmaß { $judged }, mindestens { $least }), { $wins } der Partien in gleicher Zeit gewonnen: { $passed ->
    [yes] bestanden
   *[no] nicht bestanden
}
cli-train_prior_done = Die gelernten Erwartungen: { $file }
cli-train_curve_surprise = Überraschung, wer gewinnt
cli-train_curve_error = Fehler in Punkten
cli-train_curve_gate = gewonnene Partien (%)
cli-train_curve_round = Runde
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
cli-verify = Prüfen, ob bei einer aufgezeichneten Partie ehrlich verteilt wurde: ob niemand allein die Verteilung bestimmen konnte.
cli-verify_json = Das Ergebnis als JSON ausgeben.
cli-verify_option = Der Fingerabdruck, der vor der Partie am Tisch zu sehen war, zum Vergleichen.
cli-verify_fair = { $file }: Die Verteilung ist die zugesagte.
cli-verify_shown = Fingerabdruck { $fingerprint }: Vergleiche ihn mit dem vom Tisch, oder gib ihn mit --fingerprint an.
cli-verify_noted = Fingerabdruck { $fingerprint }, wie du ihn notiert hast.
cli-verify_secret = Das Geheimnis des Servers ist das, auf das er sich festgelegt hatte, bevor sich jemand setzte.
cli-verify_shares = Beigesteuert haben: { $names }. Niemand konnte die Verteilung allein bestimmen.
cli-verify_alone = Kein Spieler hat etwas beigesteuert: Der Server hätte die Verteilung aussuchen können.
cli-verify_deal = Die Verteilung ergibt sich aus alledem.
cli-verify_game = Alle { $steps } Entscheidungen waren mit dieser Verteilung möglich.
cli-serve = Tische für Leute von nah und fern bereitstellen.
cli-serve_host = Die Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere herein.
cli-serve_port = Der Port, auf dem gelauscht wird; 0 heißt irgendein freier.
cli-serve_open = Den Browser öffnen.
cli-serve_ready = Die Tische sind bereit: { $address }
cli-ratings = Beendete Partien zählen, die noch nicht gezählt sind, und alle Ergebnisse und Wertungen neu aus den Partien gewinnen.
cli-ratings_done = { $games ->
    [one] Eine Partie ist gezählt,
   *[other] { $games } Partien sind gezählt,
} und { $changed ->
    [0] alle Ergebnisse stimmten.
    [one] die Ergebnisse einer wurden berichtigt.
   *[other] die Ergebnisse von { $changed } wurden berichtigt.
}
cli-backup = Die Tische einer SQLite-Datei in eine neue Datei kopieren, auch während an ihnen gespielt wird.
cli-backup_done = { $file } enthält { $tables ->
    [one] einen Tisch
   *[other] { $tables } Tische
} und ist in Ordnung.
cli-worker = Bots für die Server nachdenken lassen, die dieselbe Datenbank benutzen.
cli-worker_thinkers = Prozesse, in denen Bots gründlich nachdenken.
cli-worker_metrics_host = Die Adresse, an der Kennzahlen abgefragt werden können.
cli-worker_metrics_port = Der Port, an dem Kennzahlen im Format von Prometheus abgefragt werden können; ohne Angabe keiner.
cli-play = Im Browser spielen oder im Terminal: mit --terminal oder mit jeder Option außer --board, --position und --language.
cli-play_seed = Der Startwert der Partie; ohne ihn ist jede neu.
cli-play_position = Von dieser Stellung weiterspielen, einer Zeile Text, wie `ruhr position` sie ausgibt.
cli-play_name = Dein Name.
cli-play_terminal = Im Terminal spielen.
cli-play_opponents = Deine Gegner, einer bis drei, durch Kommas getrennt: { $bots }. Ohne Angabe { $usual }.
cli-play_thinking = Wie lange Gegner nachdenken, die vorausschauen: { $choices }; ein Viertel so oft wie üblich, so oft, viermal so oft.
cli-play_resume = Diese gespeicherte Partie fortsetzen; du sitzt auf dem ersten Platz.
cli-play_save = In diese Datei speichern; sonst in eine neue, die nach Datum und Uhrzeit heißt.
cli-position_or_resume = Weiterspielen lässt sich nur eine Partie: entweder --position oder --resume, nicht beides.
cli-unknown_bot = Den Gegner „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
cli-wrong_count = Zu { $players } Spielern gehören { $wanted } Gegner, nicht { $found }.
cli-needs_screen = Zum Spielen braucht es ein Terminal mit Tastatur und Bildschirm.
ask-not_your_turn = Du bist nicht am Zug.
why-reason = { $reason } (§{ $section })
hint-thinking = { $name } denkt über deine Entscheidung nach …
board-title = Spielplan
board-river = Ruhr, flussabwärts ▼
board-port_next = Hafen, das nächste Lagerhaus { $price } Thaler
space-storage = Niederlage
space-obstacle = Hindernis
space-lock = Schleuse
space-city = Stadt
space-forge = Schmiede
space-hammer_mill = Hammerwerk
space-gun_factory = Gewehrfabrik
space-port = Hafen
transport-path = Transportbahn: { $path }
transport-coal = { $colour ->
    [white] weiße Kohle
   *[black] schwarze K.
}
transport-all_coal = alle Kohle
transport-back = Kommt zurück:
export-track_short = Exportleiste
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
sign-pilot_ban = LOTSE GESPERRT
sign-lock_duty = ZUERST SCHLEUSE BAUEN
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}
turn-title = { $year ->
    [none] Runde { $turn } von { $turns }
   *[other] Runde { $turn } von { $turns }, { $year }
}
turn-arms = Wappen
turn-order_list = Reihenfolge in dieser Phase:
turn-row_turn = Runde
turn-row_arms = Wappen
turn-row_export = Export
turn-row_warehouse = Haus
player-missed = Verpasst: { $markers }
log-recent = Gerade eben
record-saved = Die Partie bis hierher ist in { $file } gespeichert.
key-undo = Zurück
key-save = Sichern
key-views = Ansicht
key-leave = Ende
key-sheet = ↑ ↓ blättern · Esc zurück zum Tisch
key-end = n noch einmal · Esc den Tisch ansehen · q Ende
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
legend-barge = Schiff von { $name }; der Buchstabe steht auch für Lagerhäuser
legend-demand = Nachfrage: Thaler für den nächsten Verkauf hier
legend-points = Punkte für den Bau der Schleuse
legend-slots = Lagerhausplätze einer Stadt, · ist frei
legend-marked = der Ort der Aktion unter dem Zeiger
legend-arrow = das Pfeilfeld steht vorn
legend-summary = Punkte, Thaler, Lagerhäuser im Vorrat, verschuldete Lagerhäuser

cli-review = Auf eine beendete Partie zurückblicken: was jede Entscheidung gekostet, was das Glück gebracht hat und wie der bessere Zug ausgesehen hätte.
cli-review_seat = Nur von einem Platz erzählen; gezählt wird ab 0.
cli-review_looks = Blicke in die Zukunft für jede abgewogene Wahl; ohne --seconds { $usual }.
cli-review_seconds = Ungefähr so lange nachdenken: so viele Blicke, wie hineinpassen.
cli-review_json = Den Rückblick als JSON ausgeben.
cli-review_html = Den Rückblick als eigene Seite schreiben.
cli-review_doing = Blickt zurück

cli-admin_about = Für Betreiber eines Servers: Meldungen, Namen, Worte, Sperren und das Protokoll dessen, was getan wurde. Arbeitet auf der Datenbank aus RUHR_DATABASE_URL, auch während Server laufen.
cli-admin_json = Als JSON ausgeben.
cli-admin_all = Auch, was erledigt ist.
cli-admin_most = Höchstens so viele Einträge.
cli-admin_why_about = Warum; es steht im Protokoll, und bei einer Sperre liest es, wen sie trifft.
cli-admin_by = Wer es tut, für das Protokoll; sonst der Name des Benutzers dieses Rechners.
cli-admin_new_name = Der neue Name; N. N., wenn keiner genannt ist.
cli-admin_everywhere = An allen Tischen und in allen Turnieren dieser Person und als Name, den sie gewählt hat.
cli-admin_from = Was sie nicht mehr darf: in Chats schreiben, an öffentlichen Tischen und in öffentlichen Turnieren spielen oder überhaupt etwas.
cli-admin_days = Für so viele Tage; ohne Angabe auf Dauer.
cli-admin_sure = Nicht erst fragen.
cli-admin_reports = Auflisten, was gemeldet und noch nicht erledigt ist, das Älteste zuerst.
cli-admin_report = Eine Meldung ansehen, mit dem, was davor und danach gesagt wurde.
cli-admin_people = Wer an einem Tisch sitzt: Plätze zählen ab 0, und ein Kürzel aus Hexadezimalziffern steht für eine Person.
cli-admin_chat = Was an einem Tisch gesagt wurde, mit den Nummern der Zeilen.
cli-admin_person = Was es von einer Person gibt: Namen, Tische, Sperren. PERSON ist ein Kürzel oder sein Anfang, oder TISCH/PLATZ.
cli-admin_bans = Die Sperren auflisten, die niemand aufgehoben hat.
cli-admin_log = Was Betreiber getan haben, das Letzte zuerst. Daran lässt sich nichts ändern.
cli-admin_close = Eine Meldung erledigen.
cli-admin_remove = Eine Zeile aus einem Chat herausnehmen; alle sehen, dass sie herausgenommen wurde.
cli-admin_rename = Die Person auf einem Platz umbenennen oder ihren Namen herausnehmen.
cli-admin_cup = Ein Turnier umbenennen oder seinen Namen herausnehmen; mit --cancel eines absagen, das noch nicht begonnen hat.
cli-admin_cancel = Das Turnier stattdessen absagen; es darf noch nicht begonnen haben.
cli-admin_ban = Eine Person sperren, auf allen Geräten: für Chats, für öffentliche Tische oder ganz.
cli-admin_lift = Eine Sperre aufheben.
cli-admin_merge = Zwei Identitäten derselben Person zu einer machen: Plätze, Geräte, Ergebnisse und Benachrichtigungen kommen zusammen. Das lässt sich nicht rückgängig machen.
cli-admin_close_done = Meldung { $number } ist erledigt.
cli-admin_remove_done = Zeile { $line } ist herausgenommen.
cli-admin_rename_done = { $tables ->
    [one] An einem Tisch umbenannt.
   *[other] An { $tables } Tischen umbenannt.
}
cli-admin_ban_done = { $until ->
    [never] Sperre { $number }: { $person } ist auf Dauer gesperrt.
   *[other] Sperre { $number }: { $person } ist bis { $until } gesperrt.
}
cli-admin_lift_done = Sperre { $number } von { $person } ist aufgehoben.
cli-admin_cup_done = Das Turnier heißt jetzt „{ $name }“.
cli-admin_cancel_done = Das Turnier ist abgesagt.
cli-admin_merge_sure = Soll die zweite in der ersten aufgehen? Das lässt sich nicht rückgängig machen.
cli-admin_merge_done = Beide sind jetzt { $person }.
error-admin_person_unknown = Es gibt niemanden „{ $person }“: mindestens sechs Ziffern eines Kürzels oder TISCH/PLATZ angeben.
error-admin_person_unclear = Mehrere Personen haben Kürzel, die mit „{ $person }“ anfangen: mehr Ziffern angeben.
error-admin_report_unknown = Es gibt keine Meldung { $number }.
error-admin_report_closed = Meldung { $number } ist schon erledigt.
error-admin_ban_unknown = Es gibt keine Sperre { $number }, die sich aufheben ließe.
error-admin_same_person = Beide sind schon dieselbe Person.
error-admin_name_refused = „{ $name }“ kann kein Name sein: 1 bis 40 sichtbare Zeichen.
error-admin_why_length = --why nimmt 1 bis { $most } Zeichen.

admin-nothing = Nichts.
admin-yes = ja
admin-number = Nr.
admin-at = wann
admin-closed_at = erledigt
admin-person = Person
admin-name = Name
admin-reason = Grund
admin-said = gesagt
admin-words = dazu
admin-reporter = gemeldet von
admin-table = Tisch
admin-seat = Platz
admin-line = Zeile
admin-level = Bot
admin-removed = herausgenommen
admin-since = seit
admin-until = bis
admin-devices = Geräte
admin-names = Namen
admin-reports = Meldungen
admin-status = Stand
admin-scope = darf nicht
admin-why = warum
admin-host = wer
admin-deed = was

deed-closed = Meldung erledigt
deed-removed = Zeile herausgenommen
deed-renamed = umbenannt
deed-banned = gesperrt
deed-lifted = Sperre aufgehoben
deed-merged = Identitäten vereint
deed-cup_renamed = Turnier umbenannt
deed-cup_cancelled = Turnier abgesagt
