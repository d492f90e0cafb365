# Deutsch. Wie das Spiel gewonnen wird, aus Daten.

strategy-title = Wie man gewinnt
strategy-about = Aus { $games } Partien mit { $players } Spielern, alle Bots derselben Stufe ({ $level }). Der Strich zeigt, wo der wahre Mittelwert mit 95 % Wahrscheinlichkeit liegt.
strategy-correlation = Hier steht, was mit vielen Punkten einhergeht, nicht warum: Wer vorn liegt, kann sich auch mehr leisten. Und von zwanzig Dingen, die gar nichts ausmachen, sieht eines so aus, als ob. Was eine Wahl in einer Stellung wert ist, sagen Aufgaben und Rückblicke.
strategy-players = { $players } Spieler
strategy-openings = Die erste Runde
strategy-openings_about = Was die Möglichkeiten in Runde 1 je nach Platz in der Reihenfolge wert sind: Punkte am Ende gegenüber dem, was in diesen Partien gewählt wurde, auf denselben Verteilungen abgewogen.
strategy-places = Wer beginnt
strategy-place = Platz in Runde 1
strategy-opening = Wahl
strategy-points = Punkte
strategy-wins = Siege
strategy-chance = Siegchance
strategy-chosen = gewählt
strategy-possessions = Was mit dem Sieg einhergeht
strategy-possessions_about = Wie viele Punkte am Ende diejenigen mehr haben, die es bis zum Ende einer Runde hatten, als die anderen in derselben Partie. Grau: kann Zufall sein.
strategy-thing = Plättchen, Gebäude oder Verkauf
strategy-by_turn = bis Runde { $turn }
strategy-built = { $kind ->
    [lock] Schleuse: { $place }
    [city] Lagerhaus: { $place }
    [depot] Kohlenlager: { $place }
    [sale] Verkauf: { $place }
   *[port] Hafen: { $place }
}
strategy-percent = { $share } %
strategy-how = Wie viele spielen
strategy-short = In Kürze
strategy-short_place = Wer in Runde 1 an { $place }. Stelle kommt, gewinnt am häufigsten: { $share } % der Partien (± { $half }).
strategy-short_even = Wer beginnt, macht weniger aus, als sich in so vielen Partien vom Zufall unterscheiden lässt.
strategy-short_source = Am weitesten voraus sind die Sieger hier: { $source } ({ $points }).
strategy-short_thing = Bis Runde { $turn } geht dies mit den meisten Punkten einher: { $thing } ({ $points }).
strategy-none = Noch zu wenige Partien, um etwas sagen zu können.
strategy-sources = Woher die Sieger ihre Punkte haben
strategy-sources_about = Mittlere Punkte nach ihrer Herkunft, bei denen, die gewonnen haben, und bei den anderen in denselben Partien.
strategy-source = Herkunft
strategy-winners = Sieger
strategy-others = andere
strategy-more = mehr
strategy-when = Bis zum Ende welcher Runde
strategy-turn = Runde { $turn }
strategy-kind = { $kind ->
    [marker] Fortschrittsplättchen
    [city] Lagerhäuser in Städten
    [depot] Lagerhäuser in Kohlenlagern
    [port] Lagerhäuser im Hafen
    [lock] Schleusen
   *[sale] Dort verkauft
}
strategy-which_place = Platz in Runde 1
strategy-first = { $decision ->
    [option] Sonderoption
   *[start] Welche Kohle
}
