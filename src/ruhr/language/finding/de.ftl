# Wie Leute einander finden: offene Tische, eine Partie auf Wunsch, Wertungen, und was aus Partien wurde.
finding-title = Eine Partie finden
finding-me = Finde mir eine Partie
finding-me_about = Sag, was du spielen möchtest. Du setzt dich dorthin, wo etwa gleich Starke warten, oder wartest, bis jemand kommt.
finding-pace = Tempo
finding-live = in einer Sitzung
finding-days = über Tage
finding-players = Spieler
finding-language = Sprache
finding-any = egal
finding-rated = gewertet
finding-unrated = nicht gewertet
finding-rated_wish = Gewertet: Das Ergebnis ändert Wertungen
finding-rating = { $rating } ± { $deviation }
finding-your_rating = Deine Wertung zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
}: { $rating }
finding-no_rating = Zu { $players ->
    [2] zweit
    [3] dritt
   *[4] viert
} hast du noch keine Wertung. Ein paar gewertete Partien genügen, auch gegen Bots.
finding-open = Offene Tische
finding-filter = Zeigen
finding-new = Einen Tisch eröffnen
finding-welcome = Willkommen sind
finding-welcome_all = alle
finding-welcome_newcomers = Neulinge: Wertung bis { $highest }
finding-welcome_similar = Leute, etwa so stark wie ich
finding-chat = Mit Chat
finding-chat_off = ohne Chat
finding-wanted = { $count ->
    [one] ein Spieler gesucht
   *[other] { $count } Spieler gesucht
}
finding-from = Wertung ab { $lowest }
finding-up_to = Wertung bis { $highest }
finding-around = Wertung um { $rating }
finding-bots = Gewertet gegen Bots
finding-bots_about = Wie stark die Bots sind, ist auf derselben Skala bekannt: ein paar Partien gegen sie, und du hast eine Wertung. Tipps gibt es dabei nicht.
finding-bot_measured = { $bot }: { $rating }, gemessen
finding-bot_inferred = { $bot }: { $rating }, aus Partien zu zweit geschlossen
finding-inferred = aus Partien zu zweit geschlossen
finding-rules = Was an diesem Tisch gilt
finding-rules_of_rated = Was in gewerteten Partien gilt
finding-is_rated = Diese Partie ist gewertet: Der Platz am Ende ändert die Wertung eines jeden. Die Punkte tun es nicht.
finding-is_unrated = Diese Partie ist nicht gewertet: Niemandes Wertung ändert sich.
finding-fresh = Frisch gemischt, ein Platz für jeden, keine Tipps, und kein ganzer Zug wird zurückgenommen.
finding-leave = Wer geht, für den entscheidet ein Bot; er darf jederzeit wiederkommen.
finding-no_clock = Es gibt keine Uhr.
finding-time_nothing = Ist jemandes Zeit um, geschieht nichts: Die anderen warten.
finding-time_bot = Ist jemandes Zeit um, entscheidet ein Bot für ihn, bis er wiederkommt ({ $level }).
finding-time_close = Ist jemandes Zeit um, wird der Tisch geschlossen.
finding-stand_in = In gewerteten Partien vertritt einen immer derselbe Bot ({ $level }).
finding-leave_rated = Für wen am Ende ein Bot entscheidet oder für wen Bots mehr als { $most }-mal entschieden haben, der ist Letzter, was auch immer sie erreicht haben.
finding-close_rated = Wird ein Tisch geschlossen, ist Letzter, wessen Zeit um war, und die anderen sind gleichauf.
finding-begun_rated = Solange nicht jeder einmal entschieden hat, kostet Gehen nichts: Eine solche Partie zählt nicht.
finding-bots_rated = Bots haben eigene Wertungen und behalten sie.
finding-shown_rated = Alle an diesem Tisch sehen deine Wertung und wie viele gewertete Partien du gespielt hast.
finding-waiting = Spieler werden gesucht …
finding-waiting_about = Gesucht werden Wertungen von { $lowest } bis { $highest }, mit der Zeit auch weiter entfernte. Bleib auf dieser Seite.
finding-waiting_days = Dein Platz bleibt dir, und der Tisch steht unter deinen Tischen: Komm wieder, wann du magst. Gesucht werden Wertungen von { $lowest } bis { $highest }, mit der Zeit auch weiter entfernte.
finding-change = { $name }: { $before } → { $after }
finding-ratings = Wertungen
finding-counting = Die Partie wird gerade gewertet …
finding-not_counted = Die Partie zählt nicht für die Wertung: Jemand hat kein einziges Mal entschieden.

tables-none = Im Moment keine.
tables-look_again = Aktualisieren
tables-more = Mehr zeigen
tables-join = Mitspielen
tables-watch = Zusehen
tables-look = Ansehen

profile-title = Meine Partien und Wertungen
profile-none = Noch nichts: Hier steht, was aus Partien wird, die du zu Ende spielst. Geübtes zählt nicht.
profile-among = { $players } Spieler
profile-games = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
profile-over_time = Wertung im Lauf der Zeit, { $players } Spieler: von { $first } bis { $last }
profile-by_level = Nach Gegnern
profile-by_turn = Nach Platz in der ersten Runde
profile-opponent = Gegner
profile-people = Menschen
profile-turn = Platz
profile-played = Partien
profile-won = gewonnen
profile-place = Platz im Mittel
profile-points = Punkte im Mittel
profile-sources = Punkte nach Herkunft
profile-sources_about = Die letzten zu Ende gespielten Partien, die jüngste rechts.
profile-other = alles Übrige
profile-losses = Was du verschenkt hast
profile-losses_about = Punkte je Runde, nach den Rückblicken auf deine Partien: im Mittel { $loss }, in { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}.
profile-losses_none = Lass auf eine beendete Partie zurückblicken: Dann steht hier, wie viele Punkte je Runde du verschenkt hast.
profile-latest = Die letzten Partien
profile-left = Bots entschieden an deiner Stelle
profile-result = Platz { $place } von { $players }
profile-with_points = { $points } Punkte
profile-as_table = Als Tabelle
profile-date = Partie
profile-kept = Alles über dich, mit den Aufzeichnungen aller Partien, gibt es in einem Stück zum Herunterladen.
