# Deutsch. Die Regelseite: jedes Kapitel eine Frage am Spieltisch, jede Regel in unseren eigenen Worten, ein Satz je Zeile. Die
# Namen der Dinge sind die aus ../de.ftl.

## Die Seite

rules-title = Regeln
rules-intro =
    Die Regeln von Ruhrschifffahrt 1769–1890 in unseren eigenen Worten, geordnet nach dem, was man am Spieltisch fragt.
    Das § neben einer Regel ist der Abschnitt der gedruckten Spielregel.
rules-ours = Unsere Festlegung
rules-ours_about = Wo die Spielregel schweigt, mussten wir entscheiden. Was so gekennzeichnet ist, stammt von uns, nicht vom Autor.
rules-provenance-rulebook = Spielregel
    .about = Steht im Text der Spielregel.
rules-provenance-deduced = erschlossen
    .about = Folgt aus dem Text durch Zählen oder Nachdenken, oder aus der Geschichte.
rules-provenance-outside = von außen
    .about = Anderswo veröffentlicht, in Besprechungen der Ausgaben von 2012 oder 2017.
rules-provenance-reconstructed = rekonstruiert
    .about = Von uns: Den gedruckten Wert kennen wir nicht. Wir haben einen gewählt, mit dem alles stimmt, was die Spielregel sagt, und ihn durch Simulation geprüft.

rules-row-pair = { $name }: { $value }
rules-row-starred = { $what } (mit Stern)
rules-row-points = { $points ->
    [one] { $points } Punkt: { $locks }
   *[other] { $points } Punkte: { $locks }
}
rules-row-country = Der { $number }. Ländermarker wird aufgedeckt.
rules-row-warehouse = Jeder erhält 1 Lagerhaus.
rules-row-arms = Wappen: { $territory }.

rules-kind-storage = Kohleniederlage
rules-kind-obstacle = Hindernis
rules-kind-city = Stadt
rules-kind-forge = Schmiede
rules-kind-hammer_mill = Hammerwerk
rules-kind-gun_factory = Gewehrfabrik
rules-kind-port = Hafen

## Worum geht es, und wie gewinne ich?

rules-chapter-goal = Worum geht es, und wie gewinne ich?

rule-about =
    Zwei bis vier Spieler fahren zwölf Runden lang Kohle die Ruhr hinab.
    Jeder Kohlewürfel, den du verkaufst, bringt Thaler und einen Entwicklungsstein; Steine bringen Fortschrittsplättchen, und mit denen kannst du mehr.
    Von deinen Thalern baust du Schleusen und Lagerhäuser, und Lagerhäuser im Hafen bringen Punkte durch Export.
    Wer nach Runde 12 die meisten Punkte hat, gewinnt.
    .title = Das Spiel in Kürze
rule-river =
    Der Fluss ist eine Reihe von 49 Feldern, von oberhalb Wittens hinab bis Ruhrort: 15 Kohleniederlagen, 14 Hindernisse, 12 Kleinindustrien, 7 Städte und der Hafen Ruhrort.
    Eine Kleinindustrie ist eine Schmiede, ein Hammerwerk oder eine Gewehrfabrik.
    Kleinindustrien, Städte und der Hafen sind Verkaufsfelder.
    Jedes Feld liegt in einem von vier Gebieten: { territory-mark }, { territory-essen }, { territory-werden } oder { territory-broich } (auch Berg genannt).
    .title = Der Fluss
rule-coal =
    Die Kohle sind Würfel: { $black } schwarze aus Essen, Werden und Broich, { $white } weiße aus der Grafschaft Mark.
    Die Augen, 1 bis 6, sind die Qualität der Kohle.
    .title = Kohlewürfel
rule-player =
    Du hast ein Schiff, 10 Lagerhäuser, von denen die meisten erst später kommen, bis zu 12 Entwicklungssteine, { $debt_spaces } Schuldenfelder und 8 eigene Fortschrittsplättchen, die du dir erst verdienen musst.
    Du beginnst mit 0 Punkten und { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalern
    }.
    .title = Was du hast
rule-setup =
    Die 20 Hindernis-/Nachfrage-Marker werden gemischt: 14 liegen auf den Hindernissen, ihre Ereignisse verdeckt, 6 kommen in den Beutel.
    Die 8 Ländermarker liegen verdeckt auf den Runden { $first } bis { $last }.
    Die Kohleniederlagen bekommen ihre Würfel, und ein schwarzer Würfel mit { $pips } liegt auf dem Pfeilfeld des Lehmpfads.
    Der Exportanzeiger steht ganz links auf der Exportleiste.
    Wer Runde 1 beginnt, wird ausgelost.
    .title = Aufbau
rule-chance =
    Zufällig ist, wer beginnt, welcher Marker wo liegt, in welcher Reihenfolge die Länder kommen und was aus dem Beutel gezogen wird.
    Mehr Glück gibt es nicht: Gewürfelt wird nie.
    .title = Zufall
    .ruling =
        All das wird einmal ausgelost, beim Aufbau, als Teil der Aufzeichnung, und niemand sieht es, bevor es aufgedeckt wird.
        Für jede Runde bestimmt eine ausgeloste Zahl, welcher Marker dann aus dem Beutel kommt, jeder mit derselben Chance; die Zahl einer Runde, in der nicht gezogen wird, bleibt unbenutzt.

## Was passiert in einer Runde, und in welcher Reihenfolge?

rules-chapter-turn = Was passiert in einer Runde, und in welcher Reihenfolge?

rule-phases =
    Eine Partie hat zwölf Runden zu sieben Phasen: 1 Historisches Ereignis, 2 Wasserstand und Nachfrage, 3 Startplatz und Sonderoption, 4 Fahrt und Verkauf, 5 Fortschritt, 6 Käufe, 7 Export und Rundenende.
    Alle beenden eine Phase, bevor die nächste beginnt.
    .title = Die sieben Phasen
rule-order =
    Wessen Schiff am weitesten flussaufwärts liegt, ist Startspieler; die anderen folgen flussabwärts.
    Die Reihenfolge wird zu Beginn jeder Phase neu bestimmt, danach, wo die Schiffe dann liegen, und gilt für diese Phase.
    In Runde 1 beginnt in den Phasen 1 bis 3 der ausgeloste Spieler, und die anderen folgen im Uhrzeigersinn.
    .title = Wer zuerst dran ist
rule-same-space =
    Auf demselben Verkaufsfeld liegt weiter flussabwärts, wer früher kam.
    In Ruhrort nimmt der Erste Platz 1 ein, den am weitesten flussabwärts, der Nächste Platz 2 und so weiter.
    (Die spanische Spielregel hat es verkehrt herum.)
    .title = Mehrere Schiffe auf einem Feld
    .ruling = Schiffe behalten ihre Plätze, bis sie wieder fahren, auch über das Rundenende hinweg.
rule-automatic =
    Wo nur eines möglich ist, tut diese Ausgabe es, ohne zu fragen; wo nichts möglich ist, geht es weiter.
    Gasthaus und Kohlenschlepper zählen als Möglichkeit, solange du sie nutzen kannst.
    Kannst du nur noch kostenlos treideln, wird deine Treidelaktion dafür verbraucht.
    .title = Was dich niemand fragt
rule-undo =
    In dieser Ausgabe kannst du deine letzte Entscheidung zurücknehmen, solange seitdem niemand anders entschieden hat und nichts Verdecktes aufgedeckt wurde.
    Was eine Aktion zur Folge hätte, wird bis dorthin gezeigt, wo etwas Verdecktes käme.
    .title = Zurücknehmen

## Wo starte ich, und was tun die Sonderoptionen?

rules-chapter-start = Wo starte ich, und was tun die Sonderoptionen?

rule-start-space =
    In Phase 3 wählst du, wenn du an der Reihe bist, auf Wunsch eine Sonderoption und setzt dann dein Schiff auf einen Startplatz.
    Das ist eine Kohleniederlage mit einem Würfel, den du fahren darfst, und ohne ein anderes Schiff.
    Sie muss flussabwärts von deinem Schiff liegen, beliebig weit; flussaufwärts kommst du nur durch Treideln.
    In Runde 1 ist dein Schiff noch nicht auf der Ruhr, und du darfst jede solche Kohleniederlage wählen.
    .title = Startplatz
rule-white-coal =
    Schwarze Würfel darf jeder fahren.
    Weiße darfst du nur mit dem Fortschrittsplättchen Grafschaft Mark fahren.
    .title = Schwarze und weiße Kohle
rule-must-carry =
    In jeder Runde musst du einen Würfel zu einem Verkaufsfeld bringen, also muss er eines erreichen können: Von { $storages } aus geht das nur mit einer Lotsen-Option.
    Eine Option kannst du nur wählen, wenn du danach einen Startplatz findest; dasselbe gilt dafür, wohin du einen transportierten Würfel legst.
    .title = Du musst Kohle fahren
rule-option =
    In jeder Runde wählst du eine Sonderoption oder keine und bezahlst sie sofort.
    Dieselbe können beliebig viele Spieler wählen, nur den Lohn nicht.
    Wo zwei Preise stehen, gilt der niedrigere bis Runde 6, der höhere ab Runde 7.
    .title = Sonderoptionen
rule-option-pilot =
    In Phase 4 darfst du beliebig weit flussabwärts fahren, auch bis Ruhrort.
    Bei Hoch- oder Niedrigwasser kann keine Option mit Lotse gewählt werden.
    Kostet nichts.
    .title = { option-pilot }
rule-option-transport =
    Du nimmst sofort einen Würfel beliebiger Farbe von einem Pfeilfeld und legst ihn mit unveränderten Augen auf eine Kohleniederlage ohne Würfel: einen schwarzen in Essen, Werden oder Broich, einen weißen in der Grafschaft Mark.
    Einen weißen darfst du auch dann transportieren, wenn du ihn nicht fahren darfst, und du musst nicht dort starten, wohin du ihn legst.
    Kostet nichts.
    .title = { option-transport }
rule-option-wage =
    Du erhältst sofort 2 Thaler.
    Nur ein Spieler je Runde kann den Lohn wählen, nur mit dem Fortschrittsplättchen Lohn, und nicht in Runde 12.
    Kostet nichts.
    .title = { option-wage }
rule-option-supply =
    Ein beliebiger Würfel unter 6 auf einer Kohleniederlage gewinnt sofort 2 Augen, bis höchstens 6; er darf auch unter einem wartenden Schiff liegen.
    Du brauchst das Fortschrittsplättchen Nachschub und einen solchen Würfel, und in Runde 12 gibt es die Option nicht.
    Setzt du dazwischen den Kohlenschlepper ein und liegt dann kein Würfel unter 6 mehr da, verfällt der Nachschub, und du gehst zu deinem Startplatz über.
    Kostet nichts.
    .title = { option-supply }
rule-option-hauling =
    Dein Startplatz liegt nicht flussabwärts, sondern beliebig weit flussaufwärts von deinem Schiff.
    In Runde 1 kann keine der drei Treidel-Optionen gewählt werden, weil noch kein Schiff auf der Ruhr ist.
    Kostet 1 Thaler, ab Runde 7 dann 2.
    .title = { option-hauling }
rule-option-transport_pilot =
    Du transportierst sofort einen Würfel, und in Phase 4 darfst du beliebig weit fahren.
    Kostet 1 Thaler, ab Runde 7 dann 2.
    .title = { option-transport_pilot }
rule-option-hauling_pilot =
    Dein Startplatz liegt flussaufwärts, und in Phase 4 darfst du beliebig weit fahren.
    Kostet 2 Thaler, ab Runde 7 dann 3.
    .title = { option-hauling_pilot }
rule-option-hauling_transport =
    Dein Startplatz ist eine leere Kohleniederlage flussaufwärts, und ein Würfel von einem Pfeilfeld kommt sofort dorthin.
    Es muss einer sein, den du fahren darfst.
    Kostet 2 Thaler, ab Runde 7 dann 3.
    .title = { option-hauling_transport }
rule-before-start =
    Drei weiße Plättchen lassen sich in Phase 3 nutzen: Kohlenschlepper, Treidelaktion und Gasthaus.
    .title = Weiße Plättchen in Phase 3
    .ruling = Kohlenschlepper und Gasthaus kannst du jederzeit nutzen, bevor du deinen Startplatz wählst, die Treidelaktion mit der Option selbst.
rule-stranded =
    Die Spielregel verspricht, dass die Sonderoptionen immer einen gültigen Zug erlauben.
    .title = Gestrandet: keine Option ist möglich
    .ruling =
        Kannst du keine Option wählen, auch nicht mit allen Schulden, darfst du Treideln wählen oder, wenn sich damit kein Startplatz findet, Treideln & Transport, für die Thaler, die du hast, höchstens bis zum Preis.
        Schulden machst du dafür nicht, und du verlierst 2 Punkte, aber nicht unter 0.
        Nur wenn nicht einmal das geht, setzt du aus: keine Kohle in dieser Runde, und dein Schiff bleibt liegen.
        Ein unbenutztes Gasthaus oder ein Kohlenschlepper gilt nicht als Wahl und bleibt nutzbar; wer mit der Treidelaktion treideln kann, ist nicht gestrandet.

## Wo kann ich verkaufen, was bekomme ich, was verliere ich unterwegs?

rules-chapter-sell = Wo kann ich verkaufen, was bekomme ich, was verliere ich unterwegs?

rule-reach =
    In Phase 4 bringt dein Schiff seinen Würfel flussabwärts zu einem Verkaufsfeld: höchstens zwei Felder weit, und jedes Feld zählt, auch Hindernisse und Kohleniederlagen.
    Von einer Kohleniederlage, die keinen Lotsen braucht, liegt genau ein Verkaufsfeld so nah.
    Mit einer Lotsen-Option fährst du beliebig weit, und nur so kommst du nach Ruhrort.
    .title = Wie weit du kommst
rule-obstacle-loss =
    Fährst du über mindestens ein Hindernis ohne Schleuse, verliert dein Würfel 1 Auge: nur einmal, egal wie viele es sind.
    .title = Hindernisse
    .ruling = Unter 1 fällt ein Würfel dadurch nie.
rule-payout =
    Du bekommst einen Entwicklungsstein und für jedes Auge außer einem 1 Thaler: Ein Würfel mit 4 bringt einen Stein und 3 Thaler.
    Der Stein kommt in den Bereich, der zur Farbe der Kohle und zum Verkaufsort passt: Kleinindustrie, Stadt oder Ruhrort.
    .title = Was ein Verkauf bringt
rule-token-spaces =
    Ist in dem Bereich kein Feld mehr frei, bekommst du keinen Stein, aber für jedes Auge 1 Thaler.
    Felder in deinen Bereichen:
    .title = Wenn der Stein keinen Platz hat
rule-ruhrort-thaler =
    Jeder Verkauf in Ruhrort bringt 1 Thaler mehr.
    .title = Verkauf in Ruhrort
rule-demand-thalers =
    Durch Nachfrage liegen Thaler auf Verkaufsfeldern und warten dort auf einen Verkauf.
    .title = Thaler auf dem Verkaufsfeld
    .ruling =
        Wer verkauft, nimmt sie alle.
        Von den vier Spielregeln sagt das nur die französische.
rule-city-income =
    Immer wenn ein Würfel in einer Stadt verkauft wird, erhält jeder, der dort ein Lagerhaus hat, 1 Thaler aus der Bank, auch der Verkäufer.
    .title = Einkommen aus Lagerhäusern in Städten

## Was bekomme ich für Steine?

rules-chapter-tokens = Was bekomme ich für Steine?

rule-progress =
    In Phase 5 erhältst du, wenn du an der Reihe bist, jedes Fortschrittsplättchen, für das du die Steine hast, auch mehrere auf einmal.
    Was ein Plättchen braucht, ist in Steinen gesagt: „2 × { area-black_city }“ heißt zwei Steine in diesem Bereich.
    Die Steine bleiben liegen.
    Deine eigenen acht Plättchen sind dir immer sicher.
    .title = Fortschrittsplättchen erhalten
rule-white-limited =
    Von jedem weißen Plättchen gibt es eines weniger als Spieler.
    Ist keines mehr da, wenn du die Steine hast, hast du es verpasst und bekommst es auch später nicht.
    .title = Weiße Plättchen sind knapp
rule-use-markers =
    Eigene Plättchen gelten einmal je Runde, weiße einmal im Spiel.
    Die Grafschaft Mark gilt ständig; Ruhraake, Bürgermeister und Ruhrtalbahn zählen am Spielende.
    .title = Wie oft ein Plättchen gilt
rule-marker-lock_building =
    Braucht { $tokens }.
    Du darfst Schleusen bauen.
    .title = { marker-lock_building }
rule-marker-wage =
    Braucht { $tokens }.
    Du darfst die Sonderoption Lohn wählen.
    .title = { marker-wage }
rule-marker-essen_warehouse =
    Braucht { $tokens }.
    Du darfst Lagerhäuser in { $cities } bauen.
    .title = { marker-essen_warehouse }
rule-marker-supply =
    Braucht { $tokens }.
    Du darfst die Sonderoption Nachschub wählen.
    .title = { marker-supply }
rule-marker-port_ruhrort =
    Braucht { $tokens }.
    Du darfst Lagerhäuser im Hafen bauen.
    .title = { marker-port_ruhrort }
rule-marker-coal_depot =
    Braucht { $tokens }.
    Du darfst Lagerhäuser in Kohlenlagern bauen.
    .title = { marker-coal_depot }
rule-marker-grafschaft_mark =
    Braucht { $tokens }.
    Du darfst weiße Würfel fahren.
    Sofort erhältst du die 2 Lagerhäuser, die auf seinem Feld warten.
    .title = { marker-grafschaft_mark }
rule-marker-mark_warehouse =
    Braucht { $tokens }.
    Du darfst Lagerhäuser in { $cities } bauen.
    .title = { marker-mark_warehouse }
rule-marker-coal_hauler =
    Weißes Plättchen; braucht { $tokens }.
    Phase 3: Ein beliebiger Würfel unter 6 auf einer Kohleniederlage gewinnt 3 Augen, bis höchstens 6; er darf auch unter einem wartenden Schiff liegen.
    .title = { marker-coal_hauler }
rule-marker-inn =
    Weißes Plättchen; braucht { $tokens }.
    Phase 3 oder 6: Du nimmst 3 Thaler oder 2 Punkte; Schulden spielen keine Rolle.
    .title = { marker-inn }
rule-marker-hauling_action =
    Weißes Plättchen; braucht { $tokens }.
    Phase 3: Eine der drei Treidel-Optionen kostet dich nichts.
    .title = { marker-hauling_action }
rule-marker-white_warehouse =
    Weißes Plättchen; braucht { $tokens }.
    Phase 6: Du darfst in einer beliebigen Stadt oder im Hafen ein billiges Lagerhaus bauen.
    .title = { marker-white_warehouse }
rule-marker-ruhraake =
    Weißes Plättchen; braucht { $tokens }.
    Spielende: 2 Punkte, oder 4, wenn dein Schiff in Ruhrort liegt.
    .title = { marker-ruhraake }
rule-marker-mayor =
    Weißes Plättchen; braucht { $tokens }.
    Spielende: 1 Punkt für jeden Thaler, den du hast, aber nur, wenn du keine Schulden hast.
    .title = { marker-mayor }
rule-marker-ruhrtalbahn =
    Weißes Plättchen; braucht { $tokens }.
    Spielende: 1 Punkt für jedes deiner Lagerhäuser in einer Stadt, auch in Mülheim, aber nicht im Hafen.
    .title = { marker-ruhrtalbahn }

## Was darf ich kaufen, und was kostet es?

rules-chapter-buy = Was darf ich kaufen, und was kostet es?

rule-purchases =
    In Phase 6 tust du, wenn du an der Reihe bist, was du willst, in beliebiger Folge, bis du abschließt: Schleusen und Lagerhäuser bauen, Exportlager umsetzen, Schulden zurückzahlen, im Gasthaus einkehren.
    Jedes Lagerhaus, das du baust, bringt sofort 2 Punkte, egal wo es steht.
    .title = Käufe
rule-warehouses =
    Um ein Lagerhaus zu bauen, musst du eines im Vorrat haben; Schleusen brauchen keines.
    Du beginnst mit { $pool } im Vorrat.
    2 kommen mit deiner ersten Schleuse, 2 mit dem Fortschrittsplättchen Grafschaft Mark und je 1 in den Runden { $turns }.
    Ein Lagerhaus auf einem Schuldenfeld fehlt im Vorrat, bis du zurückzahlst.
    .title = Deine Lagerhäuser
rule-lock =
    Mit dem Fortschrittsplättchen Schleusenbau darfst du ab Runde 2 eine Schleuse je Runde bauen.
    Sie kostet 2 Thaler, ab Runde 5 dann 3.
    Such dir ein Hindernis aus; sein Marker kommt in den Beutel, und du bekommst sofort die Punkte der Schleuse:
    .title = Schleuse
rule-lock-duty =
    Ist nach dem Ziehen in Phase 2 genau ein Marker im Beutel übrig, müssen in Phase 6 dieser Runde alle zuerst eine Schleuse bauen.
    .title = Wann du eine Schleuse bauen musst
    .ruling =
        Das bindet dich, wenn du den Schleusenbau besitzt und zahlen kannst, notfalls mit Schulden aus deinem Vorrat, und solange ein Hindernis übrig ist.
        Ob du gebunden bist, steht fest, wenn du in Phase 6 an die Reihe kommst.
        Vor der Schleuse geht nichts anderes, weder das Gasthaus noch Zurückzahlen.
rule-city-warehouse =
    Mit dem Plättchen Essener Lagerhäuser baust du in einer der Städte { $essen }, mit Märkische Lagerhäuser in einer von { $mark }; mit jedem der beiden einmal je Runde.
    Du nimmst den ersten freien Platz von links und zahlst seinen Preis.
    In einer Stadt kannst du nur ein Lagerhaus haben.
    Preise der Plätze:
    .title = Lagerhaus in einer Stadt
rule-depot-warehouse =
    Mit dem Fortschrittsplättchen Kohlenlager baust du einmal je Runde in einem der vier Kohlenlager: auf dem ersten freien Platz von links, zu dessen Preis.
    In einem Kohlenlager darfst du mehrere Lagerhäuser haben.
    Preise der Plätze:
    .title = Lagerhaus in einem Kohlenlager
rule-port-warehouse =
    Mit dem Fortschrittsplättchen Hafen Ruhrort baust du einmal je Runde in einer der Exportspalten { $columns }, auf der obersten freien von { $positions } Positionen.
    Das erste Lagerhaus im Hafen, das zweite und so fort kosten { $prices } Thaler, egal wem sie gehören und wie sie gebaut wurden; der letzte Preis gilt für alle weiteren.
    Du kannst { $limit } Lagerhäuser im Hafen haben, aber nie zwei in derselben Spalte.
    .title = Lagerhaus im Hafen
rule-white-warehouse =
    Mit dem weißen Plättchen Lagerhaus baust du einmal im Spiel in einer beliebigen Stadt oder im Hafen für 2 Thaler, was der Platz sonst auch kostet.
    In { $city } kannst du nur so bauen.
    Eines je Stadt und die Grenzen im Hafen gelten auch hier.
    .title = Lagerhaus mit dem weißen Plättchen
    .ruling = Ein anderes Plättchen brauchst du dafür nicht.
rule-shift =
    Für { $price } Thaler setzt du eines deiner Exportlager auf die oberste freie Position einer anderen Spalte; die unter ihm rücken nach.
    Auch hier nie zwei von dir in derselben Spalte.
    .title = Exportlager umsetzen
    .ruling = Du brauchst dafür kein Plättchen und darfst es so oft tun, wie du zahlst.

## Woher kommt mein Geld, und was, wenn ich nicht zahlen kann?

rules-chapter-money = Woher kommt mein Geld, und was, wenn ich nicht zahlen kann?

rule-income =
    Thaler bekommst du für verkaufte Kohle, aus Nachfrage, die auf dem Verkaufsfeld liegt, und aus deinen Lagerhäusern in Städten, egal wer dort verkauft.
    Auch Lohn, Gasthaus, die Gaben der Runden 6 und 10 und Schulden bringen welche.
    .title = Woher Thaler kommen
rule-gift =
    In Phase 1 der Runden 6 und 10 nimmt jeder, der Reihe nach, 1 Thaler oder 1 Punkt.
    .title = Gaben der Runden 6 und 10
rule-thaler-limit =
    In Phase 7 gibst du alle Thaler über { $limit } zurück.
    Das gilt auch in Runde 12, vor der Schlusswertung.
    .title = Höchstens { $limit } Thaler
rule-borrow =
    Fehlen dir Thaler für etwas, darfst du Schulden machen; musst du es zahlen, musst du sie machen.
    Ein Lagerhaus aus deinem Vorrat kommt auf eines deiner { $spaces } Schuldenfelder, und du erhältst 2 Thaler.
    Ohne freies Schuldenfeld gibt es keine Schulden.
    .title = Schulden machen
    .ruling =
        Schulden entstehen von selbst mit der Zahlung, die sie braucht, so oft wie nötig und nicht öfter.
        Möglich sind sie für Sonderoptionen, die Abgabe der Runde 3, Schleusen, Lagerhäuser und das Umsetzen, nicht zum Zurückzahlen.
        Baust du ein Lagerhaus, muss dieses danach noch im Vorrat sein.
rule-borrow-ahead =
    Musst du Schulden machen und ist dein Vorrat leer, kommt stattdessen dein nächstes Lagerhaus von der Zeitleiste auf das Schuldenfeld, und jedes Mal verlierst du 2 Punkte, aber nicht unter 0.
    In seiner Runde bekommst du dieses Lagerhaus nicht mehr.
    .title = Schulden von der Zeitleiste
    .ruling =
        Das geht nur, wo du sonst gar nichts wählen könntest: bei einer Sonderoption und bei der Abgabe; ein unbenutztes Gasthaus oder ein Kohlenschlepper gilt nicht als Wahl.
        Zuerst kommen die Lagerhäuser des Vorrats, notfalls in derselben Zahlung.
        Dann darfst du jede Option wählen, die sich so bezahlen lässt.
rule-repay =
    In Phase 6 kannst du Schulden zurückzahlen: Für 3 Thaler kommt ein Lagerhaus vom Schuldenfeld zurück in deinen Vorrat, und du kannst es sofort nutzen.
    .title = Schulden zurückzahlen

## Was macht das Wasser, und wo ist Nachfrage?

rules-chapter-water = Was macht das Wasser, und wo ist Nachfrage?

rule-draw =
    In Phase 2 der Runden 1 bis 11 wird ein Marker aus dem Beutel gezogen und sein Ereignis ausgeführt; danach ist er aus dem Spiel.
    Neue Marker kommen nur durch Schleusen in den Beutel.
    .title = Marker ziehen
    .ruling = Ist der Beutel leer, wird nichts gezogen.
rule-demand =
    Nachfrage legt je 1 Thaler auf alle Kleinindustrien eines Gebiets, auf alle Schmieden, Hammerwerke oder Gewehrfabriken oder auf die Städte, die der Marker zeigt.
    Mehr als 2 Thaler liegen nie auf einem Feld.
    .title = Nachfrage
rule-water-level =
    Bei Hoch- oder Niedrigwasser sind die drei Optionen mit Lotse bis zum Rundenende gesperrt.
    Bei einem dieser Marker gewinnt außerdem jeder Würfel auf einer Kohleniederlage 1 Auge, bis höchstens 6; bei einem anderen verliert jeder 1, aber nicht unter 1.
    Würfel auf der Transportbahn ändern sich nicht.
    .title = Hoch- und Niedrigwasser
rule-calmer-water =
    Eine Variante mit weniger Überraschungen: Die beiden Marker mit Stern bleiben aus dem Spiel.
    Von den übrigen 18 liegen 14 auf den Hindernissen und 4 im Beutel.
    .title = Variante: ruhigeres Wasser

## Wie funktioniert die Transportbahn?

rules-chapter-track = Wie funktioniert die Transportbahn?

rule-track-paths =
    In den Runden 1 bis 3 ist sie der Lehmpfad mit einer einzigen Spalte von { $brickearth } Feldern.
    Ab Runde 4 ist sie der gepflasterte Weg mit zwei Spalten von { $paved }, ab Runde 8 der Schienentransport mit zwei Spalten von { $rails }: links schwarz, rechts weiß.
    Das unterste Feld einer Spalte ist ihr Pfeilfeld.
    .title = Wege und Spalten
rule-track-sold =
    Ein verkaufter Würfel kommt mit den Augen, mit denen er verkauft wurde, auf das unterste freie Feld der Spalte seiner Farbe.
    Ist die Spalte voll, rücken zuerst alle ihre Würfel ein Feld nach unten; der Würfel, der unten herausfällt, kommt an den Fluss zurück.
    .title = Verkaufte Würfel
rule-track-return =
    Der Startspieler der Phase legt einen Würfel, der zurückkommt, mit unveränderten Augen auf eine leere Kohleniederlage.
    Ein schwarzer kommt in das Gebiet mit dem Wappen der Runde oder, wenn dort keine leer ist, in ein beliebiges anderes außer der Grafschaft Mark.
    Ein weißer kommt immer in die Grafschaft Mark.
    .title = Würfel, die zurückkommen
    .ruling =
        Wo es nichts zu wählen gibt, wird der Würfel ohne Frage eingesetzt.
        Eine Spielplandatei, die für eine Farbe weniger Kohleniederlagen als Würfel hat, wird abgelehnt.
rule-arms =
    Ab Runde 2 wechseln sich die Wappen von Essen, Werden und Broich ab.
    Du findest sie unten bei den Runden.
    .title = Wappen
    .ruling = Die Spielregel nennt sie für die Runden 2 bis 11; im selben Wechsel ist es in Runde 1 { $first } und in Runde 12 { $last }.
rule-track-arrow =
    Wird ein Würfel von einem Pfeilfeld genommen, rücken die Würfel darüber ein Feld nach unten.
    .title = Pfeilfeld
rule-track-change =
    In Phase 1 der Runden 4 und 8 wechseln die Würfel mit unveränderten Augen auf den nächsten, kürzeren Weg.
    Würfel, die dort kein Feld finden, kommen zurück.
    .title = Wechsel des Wegs
    .ruling =
        Die obersten Felder der Wege liegen auf gleicher Höhe, ein Würfel behält also seine Höhe.
        Würfel unterhalb des untersten Felds des neuen Wegs kommen zurück, der unterste zuerst und von zweien auf gleicher Höhe der schwarze zuerst; die übrigen rücken zum Pfeilfeld auf.

## Was passiert in Ruhrort und beim Export?

rules-chapter-export = Was passiert in Ruhrort und beim Export?

rule-export-track =
    Das Feld der Exportleiste, auf dem der Exportanzeiger steht, sagt, wie viele Punkte ein Export wert ist.
    Von links nach rechts zeigen die Felder { $boxes }.
    .title = Exportleiste
rule-export-marker =
    Jeder in Ruhrort verkaufte Würfel schiebt den Exportanzeiger nach rechts: 1 Feld, wenn er 1 bis 3 wert war, 2 Felder, wenn er 4 bis 6 wert war, aber nicht über das Ende hinaus.
    .title = Verkäufe in Ruhrort versetzen den Exportanzeiger
rule-countries =
    In jeder der Runden { $first } bis { $last } wird in Phase 1 ein Ländermarker aufgedeckt; er sagt, wohin der Export in dieser Runde geht.
    Die acht Marker sind:
    .title = Ländermarker
rule-export-points =
    In Phase 7 einer solchen Runde bringt jedes Lagerhaus in der Spalte des Landes den Wert, auf dem der Exportanzeiger steht.
    Dazu kommt je nach Position, von oben: { $bonus }.
    In den anderen Runden, auch in Runde 12, gibt es keinen Export.
    .title = Punkte für Export
rule-export-back =
    Danach rückt der Exportanzeiger so viele Felder nach links, wie Lagerhäuser in dieser Spalte stehen, aber nicht über das erste hinaus.
    .title = Nach dem Export
    .ruling = Auch ein Lagerhaus, das 0 brachte, zählt mit.

## Was passiert in welchem Jahr?

rules-chapter-years = Was passiert in welchem Jahr?

rule-event-order =
    Phase 1 führt aus, was die Zeitleiste sagt, in dieser Folge: Zuerst wird der Ländermarker aufgedeckt, dann kommt, was mit Würfeln geschieht, dann die Lagerhäuser, dann, was die Spieler wählen.
    .title = Folge der Ereignisse
rule-turn-1 =
    Der erste Startspieler wird ausgelost.
    .title = Runde 1{ $year }
rule-turn-2 =
    Ab jetzt dürfen Schleusen gebaut werden.
    .title = Runde 2{ $year }
rule-turn-3 =
    Die Abgabe: Jeder zahlt, der Reihe nach, 1 Thaler oder 1 Punkt.
    .title = Runde 3{ $year }
    .ruling =
        Mit einem Thaler kannst du zahlen, wenn du einen hast, mit einem Punkt, wenn du einen hast.
        Hast du beides nicht, machst du Schulden, notfalls von der Zeitleiste; geht auch das nicht, zahlst du nichts.
rule-turn-4 =
    Die Würfel auf der Transportbahn wechseln auf den gepflasterten Weg.
    .title = Runde 4{ $year }
rule-turn-5 =
    Ab jetzt kosten Schleusen 1 Thaler mehr.
    .title = Runde 5{ $year }
rule-turn-6 =
    Jeder nimmt, der Reihe nach, 1 Thaler oder 1 Punkt.
    .title = Runde 6{ $year }
rule-turn-7 =
    Ab jetzt kosten kostenpflichtige Sonderoptionen 1 Thaler mehr.
    .title = Runde 7{ $year }
rule-turn-8 =
    Die Würfel auf der Transportbahn wechseln auf den Schienentransport.
    .title = Runde 8{ $year }
rule-turn-9 =
    Jeder Würfel auf der Transportbahn gewinnt 1 Auge, bis höchstens 6.
    .title = Runde 9{ $year }
rule-turn-10 =
    Jeder nimmt, der Reihe nach, 1 Thaler oder 1 Punkt.
    .title = Runde 10{ $year }
rule-turn-11 =
    Würfel werden von den Kohleniederlagen aus dem Spiel genommen: 1 schwarzer zu zweit, 1 schwarzer und 1 weißer zu dritt, 2 schwarze und 1 weißer zu viert.
    Wer am weitesten flussabwärts liegt, entfernt den ersten, dann der Nächste flussaufwärts, jeder einen Würfel in einer noch fälligen Farbe.
    .title = Runde 11{ $year }
    .ruling = Eine fällige Farbe, von der kein Würfel auf einer Kohleniederlage liegt, entfällt und wird auch nicht nachgeholt.
rule-turn-12 =
    Die letzte Runde: In Phase 2 wird kein Marker gezogen, und Lohn und Nachschub können nicht gewählt werden.
    .title = Runde 12{ $year }

## Wie wird gewertet, und wer gewinnt?

rules-chapter-score = Wie wird gewertet, und wer gewinnt?

rule-points-during =
    Schleusen, Lagerhäuser, Export, Gasthaus und Gaben bringen ihre Punkte sofort.
    Unter 0 Punkte fällt nie jemand.
    .title = Punkte während des Spiels
rule-end-scoring =
    Nach Runde 12 wertet jeder Städte, Kohlenlager, ein unbenutztes Gasthaus, Bürgermeister, Ruhrtalbahn und Ruhraake; zuletzt werden die Schulden abgezogen.
    .title = Punkte am Ende
rule-cities-bonus =
    Je ein Lagerhaus in { $essen }: 1 Punkt.
    Je eines in { $mark }: 1 Punkt.
    In allen sieben Städten: 3 Punkte mehr.
    .title = Lagerhäuser in vielen Städten
rule-depots-bonus =
    Je ein Lagerhaus in allen vier Kohlenlagern: 2 Punkte.
    Die meisten Lagerhäuser in einem Kohlenlager: 1 Punkt für jedes solche Kohlenlager.
    .title = Lagerhäuser in Kohlenlagern
    .ruling = Du musst allein die meisten haben; bei Gleichstand bekommt niemand den Punkt.
rule-end-inn =
    Ein Gasthaus, das du nicht benutzt hast, bringt jetzt seine 3 Thaler oder 2 Punkte.
    .title = Unbenutztes Gasthaus
    .ruling =
        Du bekommst, was dir mehr bringt: die Thaler, wenn du den Bürgermeister und keine Schulden hast, sonst die Punkte.
        Mit diesen Thalern darfst du über die Grenze von { $limit } kommen.
rule-end-debts =
    Jedes Lagerhaus auf deinen Schuldenfeldern kostet dich 2 Punkte, aber unter 0 fällst du nicht.
    .title = Schulden
rule-winner =
    Wer die meisten Punkte hat, gewinnt.
    .title = Wer gewinnt
    .ruling = Bei Gleichstand wird der Sieg geteilt.

## Was ist zu zweit oder zu dritt anders?

rules-chapter-players = Was ist zu zweit oder zu dritt anders?

rule-two-players =
    Es spielen 2 schwarze und 2 weiße Würfel weniger mit.
    Jedes weiße Plättchen gibt es nur einmal.
    Wer in den Runden 2 bis 5 eine Schleuse baut, darf in derselben Phase 6 eine zweite kostenlos bauen.
    .title = Zu zweit
rule-three-players =
    Es spielen 1 schwarzer und 1 weißer Würfel weniger mit.
    Jedes weiße Plättchen gibt es nur zweimal.
    In der Phase 6, in der du deine erste Schleuse baust, darfst du eine zweite kostenlos bauen.
    .title = Zu dritt
rule-second-lock =
    Auch die zweite Schleuse bringt ihre Punkte, und ihr Marker kommt in den Beutel.
    Bauen darfst du sie jederzeit, bevor du abschließt, auch nach anderen Käufen und auch, wenn du die erste bauen musstest.
    .title = Die kostenlose zweite Schleuse

## Welche Werte des Spielplans sind von uns?

rules-chapter-ours = Welche Werte des Spielplans sind von uns?

rule-ours-about =
    Wir kennen den Text der Spielregel, aber nicht ihre Bilder, und manche Werte standen nur dort.
    Wir haben sie so gewählt, dass alles stimmt, was die Spielregel sagt, und sie durch Simulation geprüft.
    Hier stehen sie, jeweils mit dem, was wir sicher wissen.
    .title = Warum manche Werte von uns sind
rule-ours-correct =
    Hast du ein gedrucktes Exemplar, kopiere die Spielplandatei, ändere, was anders ist, und spiel darauf mit ruhr play --board my.toml.
    Eine Datei, die der Spielregel widerspricht, wird mit Begründung abgelehnt.
    .title = Werte berichtigen
rule-ours-river =
    Wie viele Felder es von jeder Art gibt, sagt die Spielregel.
    Ihre Reihenfolge, die Arten der Industrie und die Gebiete sind von uns, dem wirklichen Fluss nach; Namen und Reihenfolge der Schleusen sind Geschichte.
    .title = Reihenfolge der Felder
rule-ours-river-mark =
    Von ganz oben flussabwärts:
    .title = Felder: { territory-mark }
rule-ours-river-essen =
    Weiter flussabwärts:
    .title = Felder: { territory-essen }
rule-ours-river-werden =
    Weiter flussabwärts:
    .title = Felder: { territory-werden }
rule-ours-river-broich =
    Zuletzt, hinab bis Ruhrort:
    .title = Felder: { territory-broich }
rule-ours-city-slots =
    Die Spielregel sagt, dass Plätze in Städten 3 bis 5 Thaler kosten, in Mülheim 2, und dass es dort höchstens drei sind.
    Wie viele Plätze eine Stadt hat und zu welchem Preis, ist von uns:
    .title = Plätze in Städten
rule-ours-depot-slots =
    Die Spielregel sagt, dass es vier Kohlenlager gibt und ein Platz 2 oder 3 Thaler kostet.
    Wie viele Plätze jedes hat, ist von uns:
    .title = Plätze in Kohlenlagern
rule-ours-token-spaces =
    Die Spielregel nennt 12 Steine insgesamt und zwei Felder für weiße Kohle an Städte.
    Die anderen Bereiche sind von uns:
    .title = Felder für Entwicklungssteine
rule-ours-own-needs =
    Was der Schleusenbau braucht, sagt die Spielregel; dass die Grafschaft Mark vier Steine für schwarze Kohle braucht und jedes Plättchen mindestens zwei, ist erschlossen.
    Der Rest ist von uns:
    .title = Steine für deine eigenen Plättchen
rule-ours-white-needs =
    Dass jedes Plättchen mindestens zwei Steine braucht, ist erschlossen.
    Der Rest ist von uns:
    .title = Steine für die weißen Plättchen
rule-ours-markers =
    Die Arten der Ereignisse sagt die Spielregel.
    Wie viele es von jeder gibt, ist von uns; dass Niedrigwasser ein Auge gibt und Hochwasser eines nimmt, ist erschlossen:
    .title = Hindernis-/Nachfrage-Marker
rule-ours-dice-4 =
    Wie viele Kohleniederlagen leer sind, ist erschlossen; dass die Würfel 3 oder 4 zeigen, kommt von außen.
    Welche Kohleniederlage was hat, ist von uns; die anderen sind leer:
    .title = Würfel zu viert
rule-ours-dice-3 =
    Dasselbe zu dritt:
    .title = Würfel zu dritt
rule-ours-dice-2 =
    Dasselbe zu zweit:
    .title = Würfel zu zweit
rule-ours-paths =
    Aus dem Text folgt, dass der Lehmpfad mindestens fünf und höchstens sieben Felder hat.
    Von uns: { $brickearth } für den Lehmpfad, { $paved } für jede Spalte des gepflasterten Wegs, { $rails } für jede des Schienentransports.
    .title = Längen der Wege
rule-ours-export-track =
    Die Spielregel nennt die Werte 1 und 2, ganz links eine 1.
    Von uns: { $count } Felder mit { $boxes }.
    .title = Felder der Exportleiste
rule-ours-port-positions =
    Dass eine Exportspalte { $positions } Positionen hat, folgt aus den Zuschlägen in der Spielregel.
    .title = Positionen im Hafen
rule-ours-years =
    Diese Jahre folgen aus der Geschichte; die meisten anderen nennt die Spielregel.
    Von manchen Runden kennen wir keines und zeigen keines.
    .title = Jahre der Runden
rule-ours-outside =
    Aus Besprechungen haben wir das Startgeld, { $thalers } Thaler, und wie viele Marker jedes Land hat:
    .title = Startgeld und Länder
