# Deutsch. Was die Aufgaben sagen.

theme-building = Bauen
theme-coal = Welche Kohle
theme-debt = Schulden
theme-end_bonus = Boni am Ende
theme-export = Export und Hafen
theme-income = Einnahmen
theme-lock_race = Wettlauf um Schleusen
theme-option = Sonderoption
theme-pilot = Lotse
theme-progress = Fortschritt
theme-sale = Verkauf
theme-track = Wo Würfel liegen
puzzle-title = Aufgaben
puzzle-about = { $count } Stellungen aus Partien, in denen eine Wahl klar besser ist als die naheliegende. Zu jeder Antwort erfährt man, was sie kostet und warum.
puzzle-day = Aufgabe des Tages
puzzle-day_done = Die von heute hattest du schon. Morgen kommt die nächste.
puzzle-any = Irgendeine Aufgabe
puzzle-themes = Nach Thema
puzzle-difficulties = Nach Schwierigkeit
puzzle-found_by = Ab { $level }
puzzle-had = { $had } von { $count }
puzzle-red = Rot
puzzle-blue = Blau
puzzle-green = Grün
puzzle-yellow = Gelb
puzzle-where = Runde { $turn }, { $players } Spieler
puzzle-asked = { $name } soll { $decision }. Was ist am besten?
puzzle-right = Richtig: { $action }
puzzle-right_too = Richtig, es kommt aufs Gleiche hinaus: { $action }
puzzle-right_near = Richtig, vom Besten nicht sicher zu unterscheiden: { $action }
puzzle-wrong = Nicht das Beste: { $action }
puzzle-cost = Gegenüber der besten Wahl kostet das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und { $win } % der Siegchance.
puzzle-cost_points = Gegenüber der besten Wahl kostet das { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
puzzle-cost_chance = Gegenüber der besten Wahl kostet das { $win } % der Siegchance.
puzzle-cost_win = Das kostet { $win } % der Siegchance, obwohl es { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr bringt.
puzzle-natural = Naheliegend wäre: { $action }
puzzle-played = { $name } hat gewählt: { $action }
puzzle-as_played = So hat { $name } in der Partie gespielt.
puzzle-why = Warum
puzzle-best = Die beste Wahl: { $action }
puzzle-show = Lösung zeigen
puzzle-retry = Noch einmal
puzzle-next = Nächste Aufgabe
puzzle-all = Alle Aufgaben
puzzle-others = Was die anderen Möglichkeiten kosten
puzzle-decision = Entscheidung { $at } von { $count }
puzzle-turn_on = Den Zug zu Ende spielen
puzzle-on_best = Der Zug geht weiter wie nach der besten Wahl: { $action }
puzzle-turn_nothing = Der ganze Zug: nichts verschenkt.
puzzle-turn_cost = Der ganze Zug hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und { $win } % der Siegchance verschenkt.
puzzle-turn_cost_points = Der ganze Zug hat { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} verschenkt.
puzzle-turn_cost_chance = Der ganze Zug hat { $win } % der Siegchance verschenkt.
puzzle-turn_cost_win = Der ganze Zug hat { $win } % der Siegchance verschenkt, obwohl er { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} mehr gebracht hat.
puzzle-rating = Deine Wertung
puzzle-rating_of = { $rating } ± { $spread }
puzzle-streak = Tage in Folge
puzzle-of_review = Die teuersten Züge von { $name }
puzzle-own_waiting = Auf die Partie wird noch zurückgeblickt; danach kommen die Aufgaben.
puzzle-own_none = Kein Zug von { $name } hat mehr gekostet als Zufall: Es gibt nichts zu lösen.
puzzle-to_review = Zurück zum Rückblick
