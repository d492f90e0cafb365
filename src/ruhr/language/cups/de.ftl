# Turniere aus Tischen, und das Duplikat der Woche.
cups-title = Turniere
cups-weekly = Das Duplikat der Woche
cups-weekly_about = Fünf Verteilungen, für alle dieselben, gegen gleich starke Bots, wann du magst, bis Sonntagnacht. Du wirst mit allen verglichen, die auf deinem Platz saßen.
cups-week = Duplikat der Woche vom { $day }
cups-until = bis { $time }
cups-enter = Mitmachen
cups-deal = Verteilung { $number }
cups-deal_for = { $count } Spieler
cups-play = Spielen
cups-go_on = Weiterspielen
cups-look = Ansehen
cups-achieved = { $points } Punkte
cups-mine = Meine
cups-open = Offen
cups-running = Laufend
cups-finished = Beendet
cups-cancelled = Abgesagt
cups-none = Zurzeit keine.
cups-more = Mehr zeigen
cups-new = Ein Turnier ausrichten
cups-name = Name des Turniers
cups-format = Art
cups-round_robin = Jeder gegen jeden
cups-swiss = Schweizer System
cups-knock_out = K.-o.-System
cups-duplicate = Duplikat
cups-round_robin_about = Jeder trifft jeden.
cups-swiss_about = Es treffen sich, die gleichauf liegen, und niemand zweimal, solange es geht.
cups-knock_out_about = Die Besten jedes Tisches kommen weiter, bis alle an einen passen: Das ist das Finale.
cups-duplicate_about = Alle Tische spielen dieselben Verteilungen. Du wirst mit denen verglichen, die auf deinem Platz saßen.
cups-players = Spieler am Tisch
cups-rounds = Runden
cups-deals = Verteilungen
cups-opponents = Gegner
cups-opponents_people = Menschen
cups-opponents_bots = Bots, jeder für sich
cups-level = Bots
cups-clock = Bedenkzeit
cups-round_lasts = Eine Runde dauert höchstens
cups-most = Plätze
cups-begins = Beginn
cups-begins_maker = wenn ich es sage
cups-begins_full = wenn alle Plätze vergeben sind
cups-begins_time = zu einer Zeit
cups-begins_at = Wann
cups-fill = Bots nehmen freie Plätze ein
cups-rated = Gewertet: Ergebnisse ändern Wertungen
cups-calmer_water = Mit ruhigerem Wasser
cups-public = Für alle aufgelistet
cups-people = { $count ->
    [one] ein Mensch
   *[other] { $count } Menschen
}
cups-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
}
cups-of_places = { $count } von { $most } Plätzen vergeben
cups-at_tables = Tische zu { $count }
cups-count_rounds = { $count ->
    [one] eine Runde
   *[other] { $count } Runden
}
cups-count_deals = { $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
}
cups-is_rated = gewertet
cups-lasting = eine Runde dauert höchstens { $time }
cups-against_bots = gegen Bots: { $level }
cups-is_calmer = ruhigeres Wasser
cups-round = Runde { $number }
cups-round_until = spätestens bis { $time }
cups-byes = Spielfrei: { $names }
cups-table = Tisch { $number }
cups-watch = Zusehen
cups-house = Bot
cups-left = ausgeschieden
cups-leave = Das Turnier verlassen
cups-leave_sure = Wirklich verlassen? Ein Bot spielt für dich weiter, und du wirst nicht mehr ausgelost.
cups-begin = Turnier starten
cups-cancel = Turnier absagen
cups-your_table = Dein Tisch wartet
cups-to_table = Zu deinem Tisch
cups-your_deals = Deine Verteilungen
cups-wait = Dein nächster Tisch kommt, wenn alle Tische der Runde fertig sind.
cups-wait_begin = Du bist dabei. Wann es beginnt, steht unten; deine Tische findest du dann unter deinen Tischen.
cups-sealed = Versiegelt: Andere spielen diese Verteilung noch oder dürfen noch beginnen.
cups-entries = Wer teilnimmt
cups-nobody = Noch niemand.
cups-standings = Stand
cups-place = Platz
cups-player = Spieler
cups-points = Turnierpunkte
cups-tables = Tische
cups-direct = Untereinander
cups-strength = Gegner
cups-share = Punkteanteil
cups-beaten = Andere geschlagen
cups-ahead = Punkte voraus
cups-reached = Erreichte Runde
cups-rules = Was in diesem Turnier gilt
cups-rule_points = An einem Tisch bekommt jeder den Anteil der anderen, vor denen er liegt, Gleichstand halb: ein Turnierpunkt für den Sieger, keiner für den Letzten.
cups-rule_ties = Bei gleich vielen entscheiden die Ergebnisse untereinander, wenn alle sich getroffen haben, dann die Stärke der Gegner, dann der Punkteanteil an den eigenen Tischen, dann das Los.
cups-rule_time = Läuft jemandes Zeit ab, entscheidet ein Bot für ihn ({ $level }); er darf zurückkommen. Endet die Runde, hat niemand mehr Zeit.
cups-rule_left = Für wen am Ende ein Bot entscheidet oder für wen Bots mehr als { $most }-mal entschieden haben, der bekommt für diesen Tisch nichts. Wer nicht erscheint, wird nicht mehr ausgelost.
cups-rule_boards = Bei jeder Verteilung bekommst du den Anteil der anderen, die du geschlagen hast und die auf deinem Platz saßen, Gleichstand halb. Was du nicht selbst zu Ende spielst oder wo Bots mehr als { $most }-mal für dich entscheiden, zählt nichts.
cups-rule_sealed = Solange noch jemand eine Verteilung spielen darf, sehen einen Tisch nur die, die daran sitzen; keine Tipps, keine Aufzeichnung, kein Rückblick. Danach sieht jeder alles.
cups-rule_rated = Die Partien ändern Wertungen.
cups-rule_lots = Lose und Verteilungen folgen aus einem Geheimnis, an das der Server gebunden ist, und aus dem, was dein Browser hinzugibt.
cups-commitment = Festlegung
cups-seed = Ursprung der Lose
cups-secret = Geheimnis
cups-link = Link für andere
cups-not_begun = Es hat nicht stattgefunden.
cups-begins_said = Beginnt { $time }
