# Rückblick auf eine Partie im Browser: was Entscheidungen gekostet haben, was das Glück gab, was besser war.

review-title = Rückblick
review-about = Jede Entscheidung wird danach gewogen, was damals zu wissen war. Was im Rauschen liegt, ist niemandes Fehler.
review-progress = { $found } von { $of } Entscheidungen gewogen
review-waiting = Gleich kommen die ersten Ergebnisse …
review-again = Noch einmal versuchen
review-to_table = Zum Tisch
review-html = Als Seite herunterladen
review-json = Als JSON herunterladen
review-whose = Wessen Partie

## Die Kurve der Aussichten

review-curve = Siegchancen
review-curve_at = Runde { $turn }: { $chances }
review-chance = { $name } { $share } %
review-as_table = Als Tabelle
review-turn = Runde
review-end = Das Ende

## Wie ein Ergebnis zustande kam

review-account = Wie das Ergebnis zustande kam
review-account_later = Die Rechnung wird aufgemacht, sobald alle Entscheidungen gewogen sind.
review-points = Punkte
review-win = Siegchance
review-start = Am Anfang erwartet
review-luck = Glück
review-possible = Eigene Entscheidungen, bestenfalls
review-lost = Davon verschenkt
review-others = Entscheidungen der anderen
review-final = Endergebnis
review-account_about = Erwartet wird, was herauskommt, wenn alle nach Augenmaß weiterspielen. Bestenfalls ist, was die besten Entscheidungen darüber hinaus gebracht hätten. Gute Entscheidungen der anderen kosten meist etwas.
review-like = { $own ->
    [yes] Du hast { $loss } Punkte je Runde verschenkt. Du hast gespielt wie: { $level }.
   *[no] { $name } hat { $loss } Punkte je Runde verschenkt und gespielt wie: { $level }.
}
review-loss_a_turn = { $own ->
    [yes] Du hast { $loss } Punkte je Runde verschenkt.
   *[no] { $name } hat { $loss } Punkte je Runde verschenkt.
}

## Züge

review-costliest = Die teuersten Züge
review-no_mistakes = Nichts wurde verschenkt, was sich vom Rauschen unterscheiden ließe.
review-cost = { $own ->
    [yes] Runde { $turn } hat dich { $points } Punkte{ $share ->
        [0] {""}
       *[other] {" "}und { $share } % der Siegchance
    } gekostet.
   *[no] Runde { $turn } hat { $name } { $points } Punkte{ $share ->
        [0] {""}
       *[other] {" "}und { $share } % der Siegchance
    } gekostet.
}
review-cost_win = { $own ->
    [yes] Runde { $turn } hat dich { $share } % der Siegchance gekostet.
   *[no] Runde { $turn } hat { $name } { $share } % der Siegchance gekostet.
}
review-sure = ± { $error }
review-better = Der bessere Zug: { $action }.
review-show = Auf dem Plan zeigen
review-as_puzzles = { $own ->
    [yes] Deine teuersten Züge als Aufgaben
   *[no] Die teuersten Züge von { $name } als Aufgaben
}
review-finest = Am besten gespielt
review-fine = Runde { $turn }: { $action }. Das Naheliegende ({ $other }) hätte { $points } Punkte{ $share ->
    [0] {""}
   *[other] {" "}und { $share } % der Siegchance
} gekostet.
review-fine_win = Runde { $turn }: { $action }. Das Naheliegende ({ $other }) hätte { $share } % der Siegchance gekostet.
review-none_finest = Kein Zug, bei dem das Richtige schwer zu finden war.
review-all_turns = Alle Züge
review-all_turns_about = Was jeder Zug gekostet hat, in Punkten. Fett: mehr als Rauschen.

## Glück

review-luck_of = { $own ->
    [yes] Der Zufall hat dir insgesamt { $points } Punkte gegeben.
   *[no] Der Zufall hat { $name } insgesamt { $points } Punkte gegeben.
}
review-luck_at = Runde { $turn }: { $what }
review-first = { $name } beginnt
review-country = { $country } wird aufgedeckt
review-marker = { $marker } wird gezogen
review-no_luck = Noch wurde nichts aufgedeckt.

## Eine Entscheidung

review-decision = Entscheidung { $step } · Runde { $turn }
review-chose = { $own ->
    [yes] Du hast gewählt: { $action }
   *[no] { $name } hat gewählt: { $action }
}
review-nothing_better = Es fand sich nichts Besseres.
review-within_noise = Der Abstand zur besten Wahl liegt im Rauschen.
review-given_away = { $points } Punkte (± { $error }){ $share ->
    [0] {""}
   *[other] {" "}und { $share } % der Siegchance
} verschenkt.
review-given_away_win = { $share } % der Siegchance verschenkt.
review-choice = Wahl
review-taken = gewählt
review-best = am besten
review-before = Entscheidung davor
review-after = Nächste Entscheidung
review-mistake_after = Nächster Fehler
review-think_more = Zehnmal so lange nachdenken
review-thinking = Wird überdacht …
review-thought_more = Zehnmal so lange überdacht.
review-not_thought = Längeres Nachdenken ist mehrmals gescheitert.
review-play_on = Von hier aus weiterspielen
review-link = Link kopieren
review-choose_one = Zeig auf die Kurve oder wähle einen Zug, um ihn auf dem Plan zu sehen.

## Der bessere Zug, Schritt für Schritt

review-plan = Der bessere Zug
review-plan_step = Schritt { $step } von { $of }: { $what }
review-plan_start = Vor dem besseren Zug
review-plan_end = Von hier an hängt es davon ab, was aufgedeckt wird.
review-step_back = Einen Schritt zurück
review-step_on = Nächster Schritt
review-plan_leave = Zurück zur Partie

## Eine Zahl von Punkten

review-number = { NUMBER($number, minimumFractionDigits: 1) }
