# Deutsch. Wörter eines Tisches, die warten können, bis er dasteht: Nachfragen, Menü, Plätze und Links, Chat, Chancen, Ausprobieren, das Ende.

ask-ends = Damit ist dein Zug zu Ende. Noch ist nichts abgeschickt.
ask-end_turn = Zug beenden

warn-sure = Bist du sicher?
warn-never = nicht mehr warnen
warn-anyway = Trotzdem
warn-back = Noch einmal überlegen

why-filter = Liste filtern
why-nothing = Nichts davon ist jetzt ausgeschlossen.

odds-bag = { $count } im Beutel
odds-high = Als Nächstes Hochwasser
odds-low = Als Nächstes Niedrigwasser
odds-unknown = Im Beutel oder unter Hindernissen
odds-countries = Länder, die noch kommen
odds-white = Weiße Plättchen im Vorrat

points-by_turn = Punkte im Lauf der Runden
points-turn = Runde
points-as_table = Als Tabelle

end-result = { $count ->
    [one] Das Spiel ist aus: { $winners } gewinnt mit { $points } Punkten.
   *[other] Das Spiel ist aus: { $winners } teilen sich den Sieg mit { $points } Punkten.
}
end-result_own = { $count ->
    [one] Das Spiel ist aus: Du gewinnst mit { $points } Punkten.
   *[other] Das Spiel ist aus: Du teilst dir den Sieg mit { $winners }, mit je { $points } Punkten.
}
end-winner = hat gewonnen
end-rematch = Noch eine Partie
end-to_rematch = Zur nächsten Partie
end-review = Auf die Partie zurückblicken

past-link = Link zu diesem Schritt kopieren

chat-off = An diesem Tisch wird nicht geredet: Der Chat ist aus.
chat-say = Etwas zu allen sagen
chat-say_as = Schreiben als
chat-send = Senden
chat-about = { $name } stummschalten, blockieren oder melden
chat-removed = Die Betreiber dieses Servers haben das herausgenommen.
chat-hidden = { $count ->
    [one] Eine Zeile von jemandem, den du stummgeschaltet hast, ist ausgeblendet.
   *[other] { $count } Zeilen von Leuten, die du stummgeschaltet hast, sind ausgeblendet.
}

seat-all = Plätze
seat-count_free = { $count ->
    [0] Alle Plätze sind besetzt.
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
seat-sit_here = Hier Platz nehmen
seat-nevertheless = Trotzdem Platz nehmen
seat-leave = Tisch verlassen
seat-leave_open = Der Platz ist dann wieder frei für andere.
seat-leave_playing = Ein Bot spielt für dich weiter, bis du zurückkommst.
seat-leave_counts = Hier ist es immer derselbe Bot ({ $level }). Entscheiden Bots mehr als { $most }-mal für dich, hast du die Partie verlassen, auch wenn du zurückkommst.
seat-give_up = Platz verlassen:
seat-return = Selbst weiterspielen

invite-title = Einladen
invite-about = Wer den Link hat, kann zusehen und sich setzen, wo ein Platz frei ist.
invite-share = Das Spiel beginnt, sobald alle Plätze besetzt sind. Schick deinen Freunden den Link zum Tisch.
invite-only = Hier darf nur Platz nehmen, wer vom Gastgeber eingeladen ist.
seat-send_away = Wegschicken

link-table = Link zu diesem Tisch
link-local = Dieser Link gilt nur auf diesem Rechner. Damit andere mitspielen können, starte den Server für dein Netz: ruhr serve --host 0.0.0.0
link-qr = QR-Code mit dem Link zu diesem Tisch
link-device = Mit deinem Platz auf einem anderen Gerät weiterspielen

record-download = Aufzeichnung herunterladen
record-unfinished = Hier endet die Aufzeichnung
record-goes_on = geht mit einer aufgezeichneten Partie weiter

position-link = Diese Stellung als Link

try-title = Ausprobieren
try-banner = Nur ausprobiert – das zählt nicht.
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

ahead-title = Im Voraus
ahead-about = Wird für dich gespielt, sobald danach gefragt ist. Das siehst nur du.
ahead-open = Im Voraus antworten
ahead-steps = Im Voraus: { $steps }.
ahead-instead = Das ersetzt, was du vorher angegeben hast.
ahead-careful = Nur, solange nichts Neues aufgedeckt wird
ahead-give = Meine Schritte im Voraus angeben
ahead-answer = Runde { $turn }: { $action }
ahead-withdraw = Zurückziehen: { $action }
ahead-withdraw_all = Alles zurückziehen
ahead-dropped = Nicht im Voraus gespielt: { $steps }.
ahead-noted = Verstanden

setting-warnings = Vor Verschwendung warnen
setting-numbers = Die Tasten 1 bis 9 wählen eine Aktion
setting-pace = Tempo der Anzeige
setting-pace_slow = langsam
setting-pace_normal = normal
setting-pace_fast = schnell
setting-pace_at_once = sofort
setting-confirm_end = Das Ende meines Zuges bestätigen (in den ersten drei Partien voreingestellt)

key-table = Tasten: ↑ ↓ in der Liste der Aktionen, Esc zurück, ← → Pos1 Ende durch die ganze Partie, T zum Ausprobieren, N zum nächsten Tisch, an dem du dran bist, ? erklärt die Zeichen, auf denen du stehst.

waste-lock_left = eine billige Schleuse, die ich auslasse
waste-thalers_lost = Thaler über zehn
waste-debt_made = vermeidbare Schulden

fair-title = Fingerabdruck der Verteilung
log-title = Was geschehen ist
log-joined = { $own ->
    [yes] Du hast Platz genommen
   *[no] { $name } hat Platz genommen
}
log-left = { $own ->
    [yes] Du bist gegangen
   *[no] { $name } ist gegangen
}
log-returned = { $own ->
    [yes] Du bist zurück
   *[no] { $name } ist zurück
}
log-ran_out = { $own ->
    [yes] Du hast keine Zeit mehr
   *[no] { $name } hat keine Zeit mehr
}
log-rematch = { $own ->
    [yes] Du möchtest noch eine Partie
   *[no] { $name } möchte noch eine Partie
}
log-paused = { $own ->
    [yes] Die Pause des Servers kostet dich keine Zeit
   *[no] Die Pause des Servers kostet { $name } keine Zeit
}
log-sent_off = { $name } wurde vom Gastgeber weggeschickt
log-unsealed = alle haben diese Verteilung gespielt: jetzt darf jeder alles sehen
end-to_cup = Zum Turnier
end-sealed = Andere spielen diese Verteilung noch. Sind alle fertig, stehen Aufzeichnung, Rückblick und Beweis hier für jeden.
log-taken_back = { $own ->
    [yes] Du bist zum Anfang deines Zuges zurückgegangen
   *[no] { $name } ist zum Anfang des Zuges zurückgegangen
} ({ $count ->
    [one] eine Entscheidung zurückgenommen
   *[other] { $count } Entscheidungen zurückgenommen
})
past-to_step = Den Plan nach Schritt { $step } zeigen
standing-title = Boni der Schlusswertung
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } von { $of }
}
standing-no_marker = ohne Plättchen
standing-depot = Kohlenlager { $territory }
standing-leads = allein die meisten
position-title = Eine Stellung
position-play_on = Von hier weiterspielen
position-in_words = Stellung als Text
link-copy = Kopieren
link-copied = Kopiert
tables-next = Nächster Tisch, an dem du dran bist ({ $count }), Taste N
tables-no_other = Kein anderer Tisch wartet auf dich.
