# Deutsch. What the lessons say: lesson-<id> is its title, lesson-<id>_<step> a step, lesson-<id>_<step>_otherwise what is said to who chose otherwise.

## Durch die Lektionen

learn-about = { $count } kurze Lektionen, zusammen { $minutes } Minuten. Du machst jeden Zug selbst, auf dem echten Plan. Du kannst jederzeit aufhören und später an derselben Stelle weitermachen.
learn-begin = Anfangen
learn-continue = Weiter: { $lesson }
learn-minutes = { $minutes } Min.
learn-done = gelernt
learn-skipped = übersprungen
learn-then = Und dann: deine erste Partie
learn-first_game = Die erste Partie beginnen
learn-first_game_about = Gegen zwei Schiffsjungen, die es dir nicht schwer machen. Ein Trainer erklärt, was neu ist, und du kannst ganze Züge zurücknehmen.
learn-step = Schritt { $step } von { $of }
learn-go_on = Weiter
learn-back = Zurück
learn-skip = Lektion überspringen
learn-leave = Lektion verlassen
learn-return = Zurück zum Schritt
learn-retry = Noch einmal versuchen
learn-read_on = Weiterlesen in den Regeln:
learn-asked = Du bist dran: { $decision }.
learn-came = Was daraus wurde
learn-otherwise = Auch das ist erlaubt, aber die Lektion will dir etwas anderes zeigen.
learn-next = Nächste Lektion: { $lesson }
learn-again = Noch einmal
learn-all = Alle Lektionen
learn-red = Rot
learn-blue = Blau
learn-green = Grün
learn-yellow = Gelb

## Worum es geht, und die erste Kohle

lesson-aim = Deine erste Kohle
lesson-aim_river = Die Ruhr trägt Kohle von den Zechen oberhalb von Witten hinab zum Hafen Ruhrort. Du bist Rot, und in jeder Runde nimmt dein Schiff einen Kohlewürfel mit.
lesson-aim_start = Auf den Kohleniederlagen wartet Kohle; die Augen zeigen, was sie wert ist. Wähle, wo dein Schiff startet, und sieh zu: Zum nächsten Käufer fährt es von allein.
lesson-aim_paid = Jedes Auge, das ankommt, wird bezahlt: das erste mit einem Entwicklungsstein, jedes weitere mit einem Thaler.
lesson-aim_lock = Thaler sind zum Ausgeben da: Baue für 2 davon an einem Hindernis in der Grafschaft Mark eine Schleuse. Sie bringt dir 3 Punkte, und Kohle kommt dort künftig heil vorbei, auch die der anderen.
lesson-aim_lock_otherwise = 3 Punkte bringt nur eine Schleuse in der Grafschaft Mark, anderswo sind es 2. Und auf Punkte kommt es an.
lesson-aim_second = Zu zweit ist eine zweite Schleuse in derselben Runde vorerst kostenlos. Baue noch eine in der Grafschaft Mark.
lesson-aim_second_otherwise = Diese Schleuse kostet nichts und bringt in der Grafschaft Mark noch einmal 3 Punkte. Nimm sie mit.
lesson-aim_points = Punkte entscheiden, nicht Thaler: Es gibt sie für Schleusen und Lagerhäuser, für Exporte und am Ende des Spiels. Wer nach zwölf Runden die meisten hat, gewinnt.
lesson-aim_history = Die zwölf Runden führen von 1769 bis 1890, vom Treidelpfad bis zur Eisenbahn. In dieser Zeit machten Schleusen die Ruhr zu einem der meistbefahrenen Flüsse Europas.
lesson-aim_end = Das war eine Runde: starten, fahren, verkaufen, bauen. Ab jetzt geht es nur noch darum, das besser zu machen.

## Eine Fahrt und ihr Verkauf

lesson-trip = Eine Fahrt und ihr Verkauf
lesson-trip_arrow = Der Pfeil an einer Kohleniederlage führt zum einzigen Käufer, den du ohne Hilfe erreichst; wo ein Steuerrad steht, kommt man nur mit Lotsen weg. Starte auf Gewalt: Der Käufer ist nebenan, und nichts liegt dazwischen.
lesson-trip_arrow_otherwise = Dort liegt ein Hindernis im Weg, und die Kohle verliert ein Auge. Von Gewalt kommt alles an, und viel Fluss liegt noch vor dir.
lesson-trip_order = Eine neue Runde, und wer am weitesten flussaufwärts liegt, entscheidet zuerst. Das bist du: Blau liegt flussabwärts, in Werden.
lesson-trip_pilot = Ohne Hilfe fährt ein Schiff höchstens zwei Felder weit. In jeder Runde darfst du eine Sonderoption wählen: Mit dem Lotsen kommst du, so weit du willst.
lesson-trip_pilot_otherwise = Alles zu seiner Zeit. Hier ist der Lotse besser: Er kostet nichts und bringt die beste Kohle bis in eine Stadt.
lesson-trip_downriver = Du startest auf einer Kohleniederlage flussabwärts, auf der noch kein anderes Schiff liegt. Kunstwerk hat vier Augen, die beste Kohle in Reichweite.
lesson-trip_downriver_otherwise = Schwächere Kohle, und fast der ganze Fluss liegt schon hinter dir. Von allein geht es nur flussabwärts, also lass dir Zeit: Wer oben bleibt, hat mehr Auswahl.
lesson-trip_obstacles = Zwischen hier und Werden liegen drei Hindernisse. Kohle, die an Hindernissen vorbeimuss, verliert ein Auge: nur einmal, egal wie viele es sind.
lesson-trip_city = Nun wähle den Käufer. An eine Kleinindustrie hast du schon verkauft; nimm diesmal eine Stadt, dann bekommst du einen anderen Stein.
lesson-trip_city_otherwise = Das bringt Geld, aber der Stein ist wichtiger: Aus einer Stadt hast du noch keinen, und einer von jeder Art bringt dir gleich etwas ein.
lesson-trip_end = Ein Stein von einer Kleinindustrie, einer aus einer Stadt: Dieses Paar hat dir gerade ein Fortschrittsplättchen eingebracht. Was Plättchen können, zeigt die nächste Lektion.

## Steine und Fortschrittsplättchen

lesson-markers = Steine und Plättchen
lesson-markers_tokens = Jeder Verkauf bringt einen Stein seiner Art: für schwarze oder weiße Kohle, verkauft an eine Kleinindustrie, an eine Stadt oder nach Ruhrort. Steine gibst du nie aus.
lesson-markers_wage = Bestimmte Steine zusammen bringen ein Fortschrittsplättchen. Zwei von Kleinindustrien haben dir den Lohn eingebracht, eine eigene Sonderoption: Wähle ihn, und du bekommst 2 Thaler.
lesson-markers_wage_otherwise = Dann startest du ohne die 2 Thaler. Der Lohn kostet nichts, und je Runde bekommt ihn nur einer.
lesson-markers_second_city = Dein zweiter Stein aus einer Stadt bringt gleich zwei Plättchen auf einmal. Starte auf Langenbrahm: Die Kohle von dort wird in Werden verkauft, und das ist eine Stadt.
lesson-markers_second_city_otherwise = Auch Mülheim ist eine Stadt, aber diese Kohle ist schwächer, und danach ist der Fluss fast zu Ende. Langenbrahm ist besser.
lesson-markers_mark = Ein Verkauf, zwei Plättchen. Grafschaft Mark bringt dir zwei Lagerhäuser, und von nun an darfst du die weiße Kohle vom Oberlauf fahren.
lesson-markers_white = Blau hat in Ruhrort verkauft und den Kohlenschlepper bekommen, ein weißes Plättchen. Von jedem weißen gibt es eines weniger als Spieler: Wer zuerst kommt, mahlt zuerst.
lesson-markers_use = Mit deinem anderen neuen Plättchen, Essener Lagerhäuser, darfst du einmal je Runde in Steele, Werden oder Kettwig bauen. Baue dort ein Lagerhaus, für 3 Thaler.
lesson-markers_use_otherwise = Nutze zuerst das neue Plättchen, und sei früh da: Der erste Platz in einer Stadt kostet 3 Thaler, der nächste 4, der letzte 5.
lesson-markers_lock = Jedes eigene Plättchen gilt einmal je Runde, also nutze auch den Schleusenbau. Baue in der Grafschaft Mark eine Schleuse: 2 Thaler für 3 Punkte.
lesson-markers_lock_otherwise = Thaler und Plättchen dafür hast du, und 3 Punkte bringt eine Schleuse nur in der Grafschaft Mark. Baue dort.
lesson-markers_end = Die meisten weißen Plättchen gelten nur einmal im Spiel. Wer gut spielt, verkauft dort, wo das nächste Plättchen wartet.

## Schleusen und Lagerhäuser

lesson-building = Schleusen und Lagerhäuser
lesson-building_lock = Mit dem Plättchen Schleusenbau baust du an einem Hindernis eine Schleuse: bis Runde 4 für 2 Thaler, jetzt für 3. In der Grafschaft Mark bringt das 3 Punkte, sonst 2: Baue dort oben.
lesson-building_lock_otherwise = Das bringt höchstens 2 Punkte. Eine Schleuse in der Grafschaft Mark bringt 3, und es gibt dort nur sechs.
lesson-building_second = Deine erste Schleuse brachte auch zwei Lagerhäuser. Und zu zweit ist bis Runde 5 eine zweite Schleuse in derselben Runde kostenlos: Nimm sie mit.
lesson-building_second_otherwise = Die kostenlose Schleuse ist in der Grafschaft Mark 3 Punkte wert, und sie verfällt, wenn du fertig bist. Nimm sie zuerst.
lesson-building_city = Ein Lagerhaus in einer Stadt bringt 2 Punkte und jedes Mal 1 Thaler, wenn dort jemand verkauft. Der erste Platz ist der billigste: Baue in Steele.
lesson-building_city_otherwise = Erst Steele: Es liegt gleich unterhalb einer Kohleniederlage. Du wirst sehen, wie schnell dort jemand verkauft.
lesson-building_depot = Kohlenlager liegen abseits des Flusses, eines in jedem Gebiet, und am Ende bringen sie noch etwas dazu. Baue in einem davon: Der erste Platz kostet 2 Thaler und bringt 2 Punkte.
lesson-building_depot_otherwise = Lass das nicht liegen: In Kohlenlagern baust du am billigsten, und wer in allen vier ein Lagerhaus hat, wird am Ende dafür belohnt.
lesson-building_gift = Jede Runde beginnt mit einem Stück Geschichte: in Runde 3 eine Abgabe und jetzt, 1782, ein Lagerhaus für alle, dazu ein Thaler oder ein Punkt. Nimm, was du magst.
lesson-building_hauling = Du hast das Plättchen Grafschaft Mark, also darfst du die weiße Kohle dort oben fahren. Mit der Option Treideln startest du flussaufwärts, für 1 Thaler.
lesson-building_hauling_otherwise = Flussaufwärts liegt weiße Kohle, die nur du fahren darfst. Einfaches Treideln genügt dafür.
lesson-building_white = Weiße Kohle bringt Steine einer neuen Art. Starte auf Nachtigall, Heven oder Rauendahl: Je weiter oben, desto mehr Fluss liegt vor dir.
lesson-building_white_otherwise = Das ist wieder schwarze Kohle. Weiße bringt neue Steine, und Blau darf sie noch nicht fahren.
lesson-building_income = Und Blau hat in Steele verkauft: Dein Lagerhaus dort hat dir 1 Thaler eingebracht. So geht es weiter bis zum Ende des Spiels.
lesson-building_end = Gebaut wird mit den Lagerhäusern aus deinem Vorrat. Neue kommen mit der ersten Schleuse, mit Grafschaft Mark und in bestimmten Runden.

## Sonderoptionen

lesson-options = Sonderoptionen
lesson-options_hauling = Du liegst weit unten bei Kettwig, und darunter gibt es kaum noch Kohle. Treidle für 1 Thaler wieder flussaufwärts.
lesson-options_hauling_otherwise = Flussabwärts gibt es nur noch zwei Augen, und ein Lotse dazu kostet hier mehr, als er bringt. Einfaches Treideln genügt.
lesson-options_upriver = Starte auf Pörtingsiepen: vier Augen, der Käufer gleich nebenan, nichts dazwischen. Und der Stein bringt dir ein neues Plättchen.
lesson-options_upriver_otherwise = Das bringt weniger. Von Pörtingsiepen kommen alle vier Augen an.
lesson-options_supply = Auch dein neues Plättchen bringt eine Sonderoption: Nachschub gibt einem beliebigen Würfel auf einer Kohleniederlage 2 Augen mehr. Wähle sie.
lesson-options_supply_otherwise = Die Kohle vor dir hat nur zwei Augen. Nachschub macht vier daraus, umsonst.
lesson-options_raise = Erhöhe den Würfel auf Langenbrahm, denn dort startest du gleich.
lesson-options_raise_otherwise = Das ist ein Geschenk an andere oder an niemanden. Erhöhe die Kohle, die du selbst fährst.
lesson-options_go = Nun hol die Kohle ab. Dank der Schleuse unterhalb von Langenbrahm kommen alle vier Augen in Werden an.
lesson-options_go_otherwise = Dann überlässt du deine vier Augen Blau. Starte auf Langenbrahm.
lesson-options_pairs = Treideln, Transport und Lotse gibt es auch paarweise, für 1 oder 2 Thaler. Ab Runde 7 kostet jede Option, die etwas kostet, 1 Thaler mehr.
lesson-options_end = Viele Optionen kosten nichts, also wähle jede Runde eine. Was der Transport kann, kommt als Nächstes.

## Die Transportbahn und ihre Wege

lesson-track = Die Transportbahn
lesson-track_sold = Verkaufte Kohle ist nicht weg: Sie liegt auf der Transportbahn, und nur von dort kommt sie an den Fluss zurück. Jetzt beginnt Runde 4.
lesson-track_path = Der gepflasterte Weg ist kürzer, also kommt der unterste Würfel zurück. Du bist zuerst an der Reihe und legst ihn ins Gebiet mit dem Wappen der Runde: auf Saarn.
lesson-track_path_otherwise = Von Wiesche geht es nur mit Lotsen weiter, und unterhalb von Sellerbeck liegt ein Hindernis. Von Saarn kommt alles an.
lesson-track_transport = Kohle ist knapp geworden. Wähle Transport: Das kostet nichts und holt den untersten Würfel der Bahn, den vom Pfeilfeld, auf eine leere Kohleniederlage.
lesson-track_transport_otherwise = Die Kohle vor dir ist schwächer und weiter weg. Der Transport bringt vier Augen bis vor dein Schiff und kostet nichts.
lesson-track_put = Vier Augen! Lege den Würfel auf Gewalt, gleich unterhalb deines Schiffs: Der Käufer ist nebenan.
lesson-track_put_otherwise = Von Gewalt bringt er am meisten: Der Käufer ist nebenan, und nichts liegt dazwischen.
lesson-track_start = Was du transportiert hast, musst du nicht selbst fahren. Aber es ist die beste Kohle: Starte auf Gewalt.
lesson-track_start_otherwise = Schwächere Kohle, und deine vier Augen bleiben liegen. Starte auf Gewalt.
lesson-track_full = Beim Verkauf von Blau war die Spalte voll: Alle Würfel rückten ein Feld hinab, der unterste fiel heraus. Wieder legst du ihn: auf Sellerbeck.
lesson-track_full_otherwise = Von Wiesche kommt er ohne Lotsen nicht weg. Manchmal ist das schlau; heute willst du ihn vielleicht selbst haben.
lesson-track_white = Weiße Kohle hat ihre eigene Spalte und kommt immer in die Grafschaft Mark zurück. Ab Runde 8, auf Schienen, kommt Kohle noch schneller zurück.
lesson-track_end = Behalte das Pfeilfeld im Auge: Den Würfel dort kann man als Nächstes holen, und alle sehen ihn.

## Wasser, Nachfrage und Schleusenpflicht

lesson-water = Wasser und Nachfrage
lesson-water_bag = Bis Runde 11 wird jede Runde ein Marker aus dem Beutel gezogen: irgendwo Nachfrage, oder Hoch- oder Niedrigwasser. Sehen wir, was kommt.
lesson-water_near = Nachfrage bei den Hammerwerken: ein Thaler für jedes, und in Kupferdreh lag schon einer. Das ist nicht weit, aber der Lotse kostet nichts: Mit ihm kannst du dir den Käufer aussuchen.
lesson-water_near_otherwise = Heute würde das reichen. Aber der Lotse kostet nichts, und mit ihm musst du noch nicht festlegen, wie weit du fährst.
lesson-water_demand = Starte auf Kunstwerk: Oberhalb von Kupferdreh erreichst du nur diese Kohle, und sie hat vier Augen.
lesson-water_demand_otherwise = Von dort kommst du nicht mehr hinauf nach Kupferdreh, und die Nachfrage dort ist so gut wie zwei Augen mehr.
lesson-water_buyer = Jetzt könntest du zu jedem Käufer fahren. Verkaufe in Kupferdreh: Der Verkauf bringt, was er immer bringt, und die 2 Thaler der Nachfrage kommen dazu.
lesson-water_buyer_otherwise = Dort zahlt niemand so viel. Die Nachfrage in Kupferdreh ist so gut wie zwei Augen mehr.
lesson-water_low = Niedrigwasser: Bei Hoch- und Niedrigwasser fährt kein Lotse, und diesmal gewann auch jeder Würfel auf einer Kohleniederlage ein Auge. Wähle den Lohn: Das Plättchen hast du gerade bekommen.
lesson-water_low_otherwise = Der Lotse fällt aus, und nichts anderes bringt so viel wie 2 geschenkte Thaler.
lesson-water_city = Starte auf Langenbrahm: In Werden bekommst du den Stein aus einer Stadt, der dir zum Schleusenbau fehlt. Den brauchst du gleich.
lesson-water_city_otherwise = Vielleicht mehr Thaler, aber kein Stein aus einer Stadt, und in dieser Runde wird eine Schleuse von dir verlangt.
lesson-water_duty = Im Beutel ist nur noch ein Marker, also muss jeder, der kann, zuerst eine Schleuse bauen; der Marker vom Hindernis kommt in den Beutel. In der Grafschaft Mark gibt es 3 Punkte.
lesson-water_duty_otherwise = Auch so ist die Pflicht getan, aber für 2 Punkte. In der Grafschaft Mark sind es 3.
lesson-water_end = Die Nachfrage zeigt dir, wo sich ein Verkauf lohnt. Und wenn sich der Beutel leert, halte Thaler für eine Schleuse bereit.

## Ruhrort und Export

lesson-ruhrort = Ruhrort und Export
lesson-ruhrort_pilot = Nach Ruhrort, in den Hafen am Rhein, bringt dich nur ein Lotse. Dort gibt es für jeden Verkauf 1 Thaler mehr, und der Export kommt in Gang.
lesson-ruhrort_pilot_otherwise = Ohne Lotsen kommst du nie nach Ruhrort, so nah es auch ist.
lesson-ruhrort_start = Starte auf Saarn: fünf Augen, und dank der Schleuse in Mülheim kommen alle heil an.
lesson-ruhrort_start_otherwise = Zu wenige Augen. Gute Kohle zahlt sich in Ruhrort doppelt aus: in Thalern und auf der Exportleiste.
lesson-ruhrort_sell = Verkaufe in Ruhrort. Kohle ab vier Augen schiebt den Exportanzeiger zwei Felder weiter, schwächere eines.
lesson-ruhrort_sell_otherwise = Das bringt Geld, aber der Export kommt nicht in Gang, und dir fehlt der Stein aus Ruhrort.
lesson-ruhrort_value = Die Exportleiste zeigt jetzt 2: So viele Punkte ist ein Export wert. Seit Runde 4 wird jede Runde ein Land aufgedeckt; diesmal sind es die Niederlande.
lesson-ruhrort_places = Jedes Land hat im Hafen eine Spalte mit drei Positionen. Die oberste bringt 1 Punkt mehr, als die Leiste zeigt, die zweite genau so viel, die dritte 1 weniger: Früh bauen lohnt sich.
lesson-ruhrort_port = Die Steine aus einer Stadt und aus Ruhrort bringen das Plättchen Hafen Ruhrort. Baue in der Spalte der Niederlande: Ihre oberste Position ist frei.
lesson-ruhrort_port_otherwise = Exportiert wird nur ins Land dieser Runde. In der Spalte der Niederlande verdienst du sofort, anderswo wartest du.
lesson-ruhrort_export = Schließe deine Käufe ab, dann wird exportiert.
lesson-ruhrort_export_otherwise = Umsetzen kostet 2 Thaler, und dein Lagerhaus steht schon richtig. Schließe einfach ab.
lesson-ruhrort_shift = Das waren 3 Punkte, und jedes Lagerhaus, das exportiert, schiebt den Exportanzeiger ein Feld zurück. Kommt ein anderes Land, darfst du ein Lagerhaus für 2 Thaler dorthin umsetzen.
lesson-ruhrort_end = Zwei Lagerhäuser darfst du im Hafen haben, in verschiedenen Spalten. Wer in Ruhrort verkauft, hält den Export in Schwung.

## Schulden

lesson-debt = Schulden
lesson-debt_borrow = Die letzte Schleuse kostet 3 Thaler, und du hast 1. Baue sie: Ein Lagerhaus aus deinem Vorrat wird verpfändet und bringt die 2, die dir fehlen.
lesson-debt_borrow_otherwise = Dann bleiben 3 Punkte liegen. Selbst eine Schuld, die du nie zurückzahlst, kostet am Ende nur 2.
lesson-debt_cost = Jede Schuld kostet am Ende 2 Punkte, und was verpfändet ist, lässt sich nicht bauen. Du hast Platz für vier Schulden; eine zurückzuzahlen kostet 3 Thaler.
lesson-debt_earn = Die letzte Runde: Lohn gibt es nicht mehr, und Thaler sollen Punkte werden. Der Lotse kostet nichts, also nimm ihn: Mit ihm erreichst du jeden Käufer.
lesson-debt_earn_otherwise = Der Lotse kostet nichts, und mit ihm erreichst du jeden Käufer. Mehr brauchst du nicht: Die beste Kohle liegt gleich unterhalb von dir.
lesson-debt_sale = Starte auf Gewalt: fünf Augen, und weil jetzt alle Schleusen stehen, kommen überall alle fünf an.
lesson-debt_sale_otherwise = Zu wenig Augen: Du brauchst 3 Thaler für deine Schuld und 2 für ein Kohlenlager.
lesson-debt_buyer = Alle Steine der Kleinindustrien hast du schon, also zahlt dir jede alle fünf Augen in Thalern. Ruhrort gibt einen Stein statt eines Thalers, zahlt aber 1 mehr: auch 5.
lesson-debt_buyer_otherwise = Eine Stadt bringt einen Stein und nur 4 Thaler. Du brauchst 5: 3 für deine Schuld und 2 für ein Kohlenlager.
lesson-debt_repay = Du hast 5 Thaler. Zahle die Schuld für 3 zurück: Das rettet 2 Punkte, und das Lagerhaus ist wieder in deinem Vorrat.
lesson-debt_repay_otherwise = Die Schuld würde dich noch immer 2 Punkte kosten. Zahle zuerst zurück; der Rest reicht für ein Kohlenlager.
lesson-debt_build = 2 Thaler sind übrig, genug für den ersten Platz im Kohlenlager Essen oder Broich. Baue, für 2 Punkte.
lesson-debt_build_otherwise = In Essen oder Broich reichen deine 2 Thaler. Wo schon gebaut ist, kostet ein Platz 3, und Thaler, die übrig bleiben, zählen nichts.
lesson-debt_end = Fürchte frühe Schulden nicht: Eine Schleuse zur rechten Zeit ist mehr wert. Spät im Spiel rechne nach, ob die Schuld mehr als 2 Punkte bringt.

## Das Ende und seine Belohnungen

lesson-end = Das Ende
lesson-end_last = Die letzte Runde, und du liegst 13 Punkte zurück. Aber die Schlusswertung bringt noch Boni: Holen wir sie uns.
lesson-end_ruhraake = Dein weißes Plättchen Ruhraake bringt am Ende 2 Punkte, oder 4, wenn dein Schiff in Ruhrort liegt. Du hast einen Lotsen: Verkaufe dort.
lesson-end_ruhraake_otherwise = Verkauft ist verkauft, aber liegt dein Schiff dort, bringt die Ruhraake 2 Punkte weniger.
lesson-end_depots = Lagerhäuser in allen vier Kohlenlagern bringen 2 Punkte, und jedes Kohlenlager, in dem du allein die meisten hast, bringt 1. Baue in Broich: Damit schaffst du beides.
lesson-end_depots_otherwise = Erst Broich: Dort bringen 2 Thaler insgesamt 5 Punkte. Da kann nichts anderes mithalten.
lesson-end_cities = Baue in Kettwig: Alle drei Essener Städte bringen 1 Punkt mehr, und deine Ruhrtalbahn 1 für jedes Lagerhaus in einer Stadt.
lesson-end_cities_otherwise = Kettwig bringt 4 Punkte für 3 Thaler, mehr als alles andere jetzt.
lesson-end_repay = Du hast noch eine Schuld: Am Ende kostet sie 2 Punkte, und dein Bürgermeister belohnt nur, wer keine hat. Zahle sie zurück, für 3 Thaler.
lesson-end_repay_otherwise = Solange du eine Schuld hast, gibt der Bürgermeister nichts, und 2 Punkte gehen verloren. Zahle zuerst zurück.
lesson-end_mayor = 3 Thaler sind übrig, und eine Schleuse brächte 2 Punkte. Aber dein Bürgermeister gibt 1 Punkt für jeden Thaler, den du behältst: Also schließe ab.
lesson-end_mayor_otherwise = Deinem Bürgermeister waren diese Thaler mehr wert. Behalte sie und schließe ab.
lesson-end_scored = Städte, Kohlenlager, Mehrheiten, Bürgermeister, Ruhrtalbahn, Ruhraake: All das kam zum Schluss. 47 zu 42, du gewinnst!
lesson-end_end = Lagerhäuser in allen sieben Städten brächten noch 3 mehr. Schau etwa in Runde 9, was du noch schaffen kannst.

## Ein Plan für das erste Spiel

lesson-plan = Ein Plan für deine erste Partie
lesson-plan_open = Eine neue Partie, und das erste Ziel ist der Schleusenbau: ein Stein von einer Kleinindustrie und einer aus einer Stadt. Starte auf Gewalt: voller Preis, und viel Fluss voraus.
lesson-plan_open_otherwise = So kann man spielen. Aber Gewalt hat beides: Jedes Auge wird bezahlt, und der meiste Fluss liegt noch vor dir.
lesson-plan_free = Nun willst du eine Stadt, und von Langenbrahm kommst du ohne Hilfe zu einer. Deine Option ist also frei: Transportiere den Würfel vom Pfeilfeld.
lesson-plan_free_otherwise = Das hilft dir hier nicht. Der Transport kostet nichts, und du bestimmst, welche Kohle nächste Runde wo liegt.
lesson-plan_put = Ein schwacher Würfel. Lege ihn auf Wiesche oder Pauline: Von dort kommt er nur mit einem Lotsen zum Käufer, er würde Blau also die Option kosten.
lesson-plan_put_otherwise = Von dort kommt er ohne Hilfe zu einem Käufer. Von Wiesche oder Pauline könnte ihn Blau nur mit einem Lotsen fahren.
lesson-plan_start = Starte auf Langenbrahm: Auch wenn am Hindernis ein Auge verloren geht, zahlt Werden gut, und es ist eine Stadt.
lesson-plan_start_otherwise = Du suchst eine Stadt, die gut zahlt und dir noch Fluss übrig lässt. Das ist Werden.
lesson-plan_locks = Ihr habt beide den Schleusenbau, und Blau war zuerst dran. Hol dir deine 3 Punkte in der Grafschaft Mark, bevor sie weg sind.
lesson-plan_locks_otherwise = Auch eine Schleuse auf dem eigenen Weg kann gut sein, aber die für 3 Punkte sind zuerst weg. Nimm eine von ihnen.
lesson-plan_more = Und gleich die zweite, solange sie nichts kostet.
lesson-plan_more_otherwise = Nimm 3 Punkte, solange es sie gibt: Diese Schleuse kostet dich nichts.
lesson-plan_white = Nächstes Ziel: je zwei Steine von Kleinindustrien und aus Städten, etwa bis Runde 4. Das bringt Grafschaft Mark, zwei Lagerhäuser und die weiße Kohle.
lesson-plan_spend = Baue jede Runde etwas. Am Ende einer Runde verfallen alle Thaler über 10, und Lagerhäuser in Städten verdienen vom ersten Tag an.
lesson-plan_finish = Später: je ein Lagerhaus in jedem Kohlenlager, eines oder zwei im Hafen, und die weißen Plättchen, die zu dir passen.
lesson-plan_end = Das ist ein guter Plan für eine erste Partie. Probiere ihn gegen Schiffsjungen aus!
