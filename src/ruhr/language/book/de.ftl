# Deutsch. Das Buch zum Spiel auf der Regelseite: Bilder, Spielhilfe, häufige Fehler. Die Namen der Dinge sind die aus ../de.ftl.

book-sixty = Das Spiel in sechzig Sekunden
book-mistakes = Häufige Fehler
book-aid = Spielhilfe
book-print_aid = Spielhilfe drucken
book-instead = Besser: { $advice }
book-red = Rot
book-blue = Blau
book-green = Grün
book-yellow = Gelb

## Das Spiel in sechzig Sekunden

picture-aim = Zwölf Runden lang fährst du Kohle die Ruhr hinab, baust Schleusen und Lagerhäuser und exportierst von Ruhrort aus. Wer die meisten Punkte hat, gewinnt.
picture-load = In jeder Runde bringst du dein Schiff zu einer Kohleniederlage flussabwärts und lädst ihren Würfel. Die Augen sind die Qualität der Kohle.
picture-trip = Du verkaufst an den nächsten Käufer, Kleinindustrie oder Stadt; ein Lotse bringt dich weiter, sogar bis Ruhrort. Hindernisse kosten ein Auge.
picture-sale = Ein Verkauf bringt einen Stein und für jedes weitere Auge einen Thaler. Steine bringen Fortschrittsplättchen, und mit denen darfst du bauen.
picture-build = Schleusen und Lagerhäuser bringen sofort Punkte. Eine Schleuse macht allen den Weg frei; ein Lagerhaus in der Stadt verdient an jedem Verkauf dort.
picture-ship = Lagerhäuser im Hafen punkten, wenn ihr Land an der Reihe ist: umso mehr, je mehr Kohle in Ruhrort verkauft wurde.
picture-win = Nach Runde 12 zählen noch Städte, Kohlenlager und einige Plättchen; Schulden kosten Punkte.

## Bilder zu den Regeln

picture-order = Das Schiff am weitesten flussaufwärts beginnt, die anderen folgen flussabwärts.
picture-start = Rot darf starten, wo ein Ring ist: flussabwärts vom Schiff, mit Würfel und ohne ein anderes Schiff. Flussaufwärts geht es nur durch Treideln.
picture-options = Das kosten die Optionen bis Runde 6. Ab Runde 7 kostet jede, die etwas kostet, 1 Thaler mehr.
picture-pilot = Mit Lotse darf Rot an jedem Ring verkaufen, bis Ruhrort; ohne nur am ersten. Der gestrichelte Kreis ist ein Hindernis, das ein Auge kostet.
picture-transport = Der Würfel kommt vom Pfeilfeld auf eine leere Kohleniederlage, und der nächste rückt zum Pfeil vor.
picture-hauling = Getreidelt wird gegen den Strom: Rot darf an den Ringen starten, flussaufwärts vom Schiff.
picture-reach = Dünne Pfeile auf dem Plan zeigen, wohin die Kohle einer Kohleniederlage geht, höchstens zwei Felder weit. Ein Steuerrad heißt: nur mit Lotse.
picture-obstacle = Zwei Hindernisse auf dem Weg kosten ein Auge, nicht zwei. Was bleibt, wird bezahlt, und so kommt der Würfel auf die Transportbahn.
picture-payout = Ein Stein im Bereich „{ area-black_industry }“ und für jedes weitere Auge ein Thaler: { $thalers }.
picture-full_area = Der Bereich ist schon voll. Kein Stein, dafür ein Thaler für jedes Auge: { $thalers }.
picture-demand_sale = Die Thaler der Nachfrage bekommt, wer dort als Erster verkauft. Mit ihnen bringt dieser Verkauf { $thalers } Thaler.
picture-city_income = Rot verkauft, und Blau bekommt für sein Lagerhaus in der Stadt einen Thaler aus der Bank.
picture-progress = Was ausgefüllt ist, ist schon da. Das Zeichen im gestrichelten Rahmen ist der eine Stein, der dem Plättchen noch fehlt.
picture-warehouses = Ein kleines Quadrat bei einer Runde ist ein Lagerhaus, das sein Besitzer in dieser Runde bekommt.
picture-lock = Der Stern sagt, wie viele Punkte eine Schleuse bringt. Steht sie, verliert hier niemand mehr ein Auge.
picture-city = Jeder Platz zeigt seinen Preis, der erste freie ist der nächste. Wer zuerst baut, baut billiger.
picture-depot = In einem Kohlenlager darfst du mehrere Lagerhäuser haben; wer am Ende allein die meisten hat, bekommt einen Bonus.
picture-port = Ein neues Lagerhaus kommt auf die oberste freie Position einer Spalte. Die Zahl dort zählt bei jedem Export dazu.
picture-shift = Rot zieht vom Rheinland in die Niederlande, die in dieser Runde exportieren; Grün rückt auf die bessere Position nach.
picture-debt = Zu wenige Thaler für die Schleuse: Ein Lagerhaus aus dem Vorrat wird zur Schuld, und das geliehene Geld reicht für den Rest.
picture-demand = Nachfrage bei den Gewehrfabriken: Jede bekommt einen Thaler, und der liegt dort, bis jemand verkauft.
picture-water = Hoch- oder Niedrigwasser: Die drei Optionen mit Lotse sind in dieser Runde gesperrt.
picture-paths = Links ist das Pfeilfeld, verkaufte Würfel stellen sich dahinter an. Die kleinen Felder sind die kommenden Wege: je zwei Spalten, aber kürzer.
picture-track_full = Die Spalte ist voll. Der verkaufte Würfel schiebt die anderen weiter, und der am Pfeil kommt an den Fluss zurück.
picture-comes_back = Er kommt auf eine leere Kohleniederlage in dem Gebiet, dessen Wappen die Runde zeigt.
picture-path_change = Schwarze und weiße Kohle trennen sich. Was auf dem kürzeren Weg kein Feld findet, kommt an den Fluss zurück.
picture-export_marker = Ein guter Würfel in Ruhrort schiebt den Anzeiger zwei Felder nach rechts: Der nächste Export ist mehr wert.
picture-export = Die Spalte des Landes punktet: so viel, wie das Feld am Anzeiger zeigt, auf der obersten Position eins mehr, auf der dritten eins weniger.
picture-bonuses = So weit ist jeder bei jedem Bonus. In Klammern: Das nötige Plättchen fehlt.

## Häufige Fehler

mistake-same_market = Immer an die gleiche Art Käufer verkaufen
mistake-same_market_why = Die meisten Plättchen brauchen Steine aus zwei Bereichen. Wer nur an Kleinindustrien verkauft, weil sie nah sind, kann weder Schleusen noch Lagerhäuser in Städten bauen.
mistake-same_market_instead = Sieh vor dem Laden nach, welcher Stein dir noch zu einem Plättchen fehlt.
mistake-late_locks = Die erste Schleuse kommt spät
mistake-late_locks_why = Ab Runde 5 werden Schleusen teurer, und deine erste bringt zwei Lagerhäuser; zu Beginn hast du nur ein einziges.
mistake-late_locks_instead = Verkaufe einen Würfel an eine Kleinindustrie und einen an eine Stadt. Dann ist Schleusenbau dein erstes Plättchen, und die erste Schleuse kann in Runde 2 stehen.
mistake-only_locks = Nichts als Schleusen
mistake-only_locks_why = Eine Schleuse bringt ihre Punkte einmal. Ein Lagerhaus in einer Stadt bringt Thaler, wann immer dort jemand verkauft, und zählt am Ende noch einmal.
mistake-only_locks_instead = Baue nach ein paar Schleusen in Städten, auch in den märkischen. Starke Spieler haben am Ende vier oder fünf Lagerhäuser in Städten.
mistake-no_wage = Den Lohn den anderen überlassen
mistake-no_wage_why = Er ist geschenktes Geld, aber in jeder Runde nur für einen: für den, der in Phase 3 zuerst kommt und das Plättchen hat.
mistake-no_wage_instead = Zwei Verkäufe schwarzer Kohle an Kleinindustrien bringen das Plättchen. Nimm den Lohn dann immer, wenn du keine andere Option brauchst.
mistake-debt = Schulden, die am Ende noch da sind
mistake-debt_why = Frühe Schulden können sich lohnen. Aber jede, die bleibt, kostet am Ende Punkte, und schon eine macht den Bürgermeister wertlos.
mistake-debt_instead = Mach Schulden für das, was bald Punkte bringt, und zahle vor dem Spielende alles zurück.
mistake-hoarding = Thaler sparen
mistake-hoarding_why = Thaler sind keine Punkte: Was über der Grenze liegt, geht jede Runde an die Bank, und am Ende zählt der Rest nur für den Bürgermeister.
mistake-hoarding_instead = Baue jede Runde etwas. Nur mit dem Bürgermeister und ohne Schulden lohnt es sich, für das Ende zu sparen.
mistake-no_way_back = Ohne guten Grund nach Ruhrort
mistake-no_way_back_why = Flussabwärts von Ruhrort liegt nichts: Die nächste Runde beginnt mit Treideln, das Thaler kostet, und du wählst als Letzter.
mistake-no_way_back_instead = Fahr nur hin, wenn dir der Stein von dort Plättchen bringt, und mit Thalern für den Rückweg.
mistake-trusted_pilot = Ein Plan, den nur ein Lotse rettet
mistake-trusted_pilot_why = Bei Hoch- und Niedrigwasser ist der Lotse gesperrt, und du siehst den Marker erst, wenn er gezogen ist, kurz bevor du wählst.
mistake-trusted_pilot_instead = Sieh dir die Chancen im Beutel an, und beende deine Fahrt so, dass flussabwärts noch eine Kohleniederlage mit nahem Käufer liegt.
mistake-late_port = Zu spät im Hafen bauen
mistake-late_port_why = Exportiert wird nur in den Runden { $first } bis { $last }, und eine Spalte punktet nur, wenn ihr Land kommt. Ein spätes Lagerhaus bringt die Punkte für den Bau und sonst nichts.
mistake-late_port_instead = Baue früh, und dort, wo noch Länder kommen. Das weiße Plättchen Lagerhaus öffnet den Hafen ohne eine Fahrt nach Ruhrort.
mistake-white_gone = Auf ein weißes Plättchen warten
mistake-white_gone_why = Von jeder Sorte gibt es eines weniger als Spieler. Wer die Steine als Letzter hat, geht für immer leer aus.
mistake-white_gone_instead = Sieh nach, wem auch nur noch ein Stein fehlt und wer in Phase 5 vor dir an der Reihe ist.
mistake-lock_duty = Von der Schleusenpflicht überrascht
mistake-lock_duty_why = Ist nur noch ein Marker im Beutel, muss jeder mit Schleusenbau vor allem anderen eine Schleuse bauen, notfalls auf Pump.
mistake-lock_duty_instead = Zähle den Beutel: Jede Runde nimmt einen Marker heraus, jede Schleuse legt einen hinein. Leert er sich, behalte das Geld für eine Schleuse.
mistake-last_turn = Die letzte Runde spielen wie jede andere
mistake-last_turn_why = In Runde 12 gibt es keinen Export, keinen Lohn und keinen Nachschub. Kein Marker wird gezogen, also ist der Lotse sicher, und die Ruhraake will in Ruhrort liegen.
mistake-last_turn_instead = Zahle Schulden zurück, verbaue den Rest, und sieh nach, welchen Bonus dir ein weiteres Lagerhaus noch bringt.

## Spielhilfe

aid-turn = Eine Runde
aid-phase_event = Was die Zeitleiste sagt; in den Runden { $first } bis { $last } wird ein Land aufgedeckt.
aid-phase_water = Ein Marker aus dem Beutel: Nachfrage oder Wasser. Hoch- und Niedrigwasser sperren den Lotsen.
aid-phase_start = Der Reihe nach: eine Sonderoption, dann eine Kohleniederlage flussabwärts mit Würfel.
aid-phase_sale = Der Reihe nach: höchstens zwei Felder, mit Lotse beliebig weit. Über Hindernisse −1 Auge, einmal.
aid-phase_progress = Plättchen, für die du die Steine hast.
aid-phase_purchases = Der Reihe nach: bauen, umsetzen, zurückzahlen.
aid-phase_export = Die Spalte des Landes bringt den Wert am Exportanzeiger, je nach Position { $bonus }. Thaler über { $limit } verfallen.
aid-order = Reihenfolge nach den Schiffen, das am weitesten flussaufwärts zuerst, in jeder Phase neu.
aid-sale = Ein Verkauf
aid-sale_token = ein Stein und für jedes Auge außer einem 1 Thaler
aid-sale_full = Bereich voll: kein Stein, für jedes Auge 1 Thaler
aid-sale_demand = die Thaler, die dort liegen; in einer Stadt 1 Thaler für jeden mit Lagerhaus
aid-sale_more = Ruhrort: 1 Thaler mehr; Exportanzeiger 1 Feld weiter, ab 4 Augen 2
aid-dearer = Der zweite Preis gilt ab Runde { $turn }.
aid-buildings = Bauen
aid-points = Punkte
aid-needs = Plättchen
aid-lock = Schleuse, ab Runde { $turn }
aid-any_city = { $cities }, je nach Platz
aid-depot = Kohlenlager, je nach Platz
aid-port = Hafen, je nach Zahl der Lagerhäuser
aid-shift = Im Hafen umsetzen
aid-borrow = Schuld: Lagerhaus verpfänden
aid-repay = Zurückzahlen
aid-from_turn = ab Runde { $turn }: { $price }
aid-elsewhere = sonst
aid-markers = Fortschrittsplättchen
aid-white = Weiße Plättchen, je eines weniger als Spieler
aid-end = Am Ende
aid-turns = Runden
aid-warehouse = +1 Lagerhaus

player-holdings = Punkte { $points }, Thaler { $thalers }, Lagerhäuser im Vorrat { $pool }, Schleusen { $locks }, Schulden { $debts } von { $debt_spaces }
player-tokens_listed = Steine: schwarz Industrie { $black_industry }, Stadt { $black_city }, Ruhrort { $black_ruhrort }; weiß Industrie { $white_industry }, Stadt { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Plättchen:
