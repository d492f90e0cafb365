# Deutsch. Was der Trainer in einer ersten Partie sagt.

coach-title = Dein Trainer
coach-silent = Das weiß ich jetzt

## Worum es bei einer Entscheidung geht

topic-levy = Die Abgabe: ein Thaler oder ein Punkt. Früh im Spiel ist ein Thaler zum Bauen oft mehr wert als der Punkt.
topic-gift = Eine Gabe: ein Thaler oder ein Punkt. Nimm den Thaler, wenn du ihn in dieser Runde brauchst, sonst den Punkt.
topic-remove = Alte Zechen schließen: Ein Kohlewürfel verlässt den Fluss für immer. Nimm einen, der anderen mehr fehlt als dir.
topic-place = Ein Würfel ist von der Transportbahn zurückgekommen. Leg ihn so, dass er bei deinem nächsten Start noch flussabwärts von dir liegt.
topic-last_turn = Das ist die letzte Runde. Was bis zu ihrem Ende keine Punkte bringt, ist nichts mehr wert; nur der Bürgermeister zählt noch Thaler.
topic-paved = Ab jetzt läuft die Kohle über den gepflasterten Weg, schwarze und weiße in eigener Spalte. Er ist kürzer, also kommen die Würfel früher zurück.
topic-options_dearer = Ab dieser Runde kostet jede Sonderoption, die etwas kostet, einen Thaler mehr.
topic-rails = Die Schienen sind da: Die Transportbahn ist noch kürzer, und verkaufte Kohle ist bald wieder am Fluss.
topic-steam = Dampfmaschinen: Jeder Würfel auf der Transportbahn hat ein Auge gewonnen. Was jetzt zurückkommt, ist mehr wert.
topic-water = Das Wasser steht in dieser Runde zu hoch oder zu niedrig für Lotsen. Suche Kohle, deren Pfeil zu einem guten Käufer führt.
topic-option = Bevor du lädst, darfst du eine Sonderoption wählen. Frag dich, wo du verkaufen willst: Daraus folgt, welche du brauchst.
topic-pilot = Ohne Lotsen kommt die Kohle höchstens zwei Felder weit. Der Lotse kostet nichts, und mit ihm verkaufst du überall flussabwärts, auch in Ruhrort.
topic-hauling = Dein Schiff fährt nur flussabwärts. Treideln bringt es zurück zu Kohle weiter oben; das kostet Thaler, also heb dir welche auf.
topic-transport = Transport legt einen Würfel vom Pfeilfeld auf eine leere Kohleniederlage: Kohle, wo du sie brauchst, vielleicht genau vor dir.
topic-wage = Der Lohn sind zwei geschenkte Thaler, aber in jeder Runde kann ihn nur einer nehmen. Sei früh dran.
topic-supply = Nachschub gibt einem Würfel auf einer Kohleniederlage zwei Augen mehr. Nimm Kohle, die du selbst laden wirst.
topic-demand = Auf manchen Verkaufsfeldern liegen Thaler: Dort gibt es Nachfrage. Wer dort zuerst verkauft, bekommt sie zum Preis dazu.
topic-inn = Dein Gasthaus bringt einmal im Spiel Thaler oder Punkte. Auch unbenutzt zählt es am Ende: Nutze es, wenn du mit den Thalern etwas bauen kannst.
topic-coal_hauler = Einmal im Spiel gibt dein Kohlenschlepper einem Würfel mehr Augen. Nimm ihn für schwache Kohle, die du jetzt gleich lädst.
topic-hauling_action = Einmal im Spiel treidelst du mit deinem Plättchen kostenlos. Je teurer die Option, desto mehr hast du davon.
topic-transport_to = Leg den Würfel flussabwärts von deinem Schiff, wenn du ihn selbst willst, und dorthin, wo ihn vor dir niemand laden kann.
topic-supply_at = Erhöhe einen Würfel, den du gleich laden willst; mehr als sechs Augen gibt es nicht.
topic-start = Wähle die Kohle, die du lädst. Ihre Augen sind ihr Preis, und der Pfeil an der Kohleniederlage zeigt, wer sie ohne Lotsen kauft.
topic-obstacles = Hindernisse ohne Schleuse kosten die Kohle ein Auge, einmal je Fahrt. Vergleiche, was ankommt, nicht, was daliegt.
topic-order = Wer am weitesten flussaufwärts liegt, entscheidet in der nächsten Phase zuerst. Je weiter du hinabfährst, desto später wählst du und desto öfter musst du treideln.
topic-white_coal = Mit Grafschaft Mark darfst du auch weiße Kohle laden. Sie füllt eigene Bereiche für Entwicklungssteine und bringt neue Plättchen.
topic-sell = Der Käufer gibt einen Entwicklungsstein und für die übrigen Augen Thaler. Verkaufe, wo dir ein Stein fehlt.
topic-tokens = Entwicklungssteine bringen Fortschrittsplättchen. Sieh auf deiner Tafel nach, welchem nur noch ein Stein fehlt.
topic-ruhrort = Ruhrort zahlt einen Thaler mehr und bewegt den Exportanzeiger, aber dein Schiff liegt dann ganz am Ende des Flusses.
topic-lock_duty = Nur noch ein Marker ist im Beutel: In dieser Runde muss jeder, der kann, zuerst eine Schleuse bauen.
topic-purchase = Jetzt werden aus Thalern Punkte. Mit jedem Plättchen darfst du einmal je Runde bauen; schließ ab, wenn nichts mehr seinen Preis wert ist.
topic-lock = Eine Schleuse bringt sofort zwei oder drei Punkte, und deine erste gibt zwei Lagerhäuser frei. Frühe Schleusen sind billig: Beeil dich.
topic-second_lock = Weil ihr so wenige seid, ist die zweite Schleuse dieser Phase kostenlos. Lass sie nicht liegen.
topic-city = Ein Lagerhaus in einer Stadt bringt zwei Punkte und jedes Mal einen Thaler, wenn dort jemand verkauft. Die ersten Plätze sind die billigsten.
topic-depot = Ein Lagerhaus im Kohlenlager bringt für wenig Geld zwei Punkte. Am Ende kommen Punkte für Mehrheiten und für alle vier Kohlenlager dazu.
topic-port = Ein Lagerhaus im Hafen bringt immer wieder Punkte: jedes Mal, wenn der Export in sein Land geht. Die oberen Positionen bringen am meisten.
topic-export = Der Ländermarker dieser Runde zeigt, wohin in Phase 7 exportiert wird. Das Feld des Exportanzeigers sagt, was das bringt; weiter rechts ist es nie weniger.
topic-white_warehouse = Mit dem weißen Plättchen Lagerhaus baust du einmal im Spiel für zwei Thaler in einer beliebigen Stadt oder im Hafen. Heb es für einen teuren Platz auf.
topic-shift = Ein Lagerhaus im Hafen umzusetzen kostet zwei Thaler. Das lohnt sich, wenn das andere Land noch öfter drankommt.
topic-debt = Jede Schuld kostet am Ende zwei Punkte und bindet ein Lagerhaus. Zahl sie zurück, wenn du drei Thaler übrig hast.
topic-limit = Mehr als zehn Thaler kannst du nicht behalten. Gib den Rest jetzt aus.

## Was Anfänger bereuen

regret-points_left = Das ist die letzte Gelegenheit: Etwas anderes bringt hier noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
regret-option_left = Ohne Sonderoption verschenkst du etwas: { $option } kostet nichts und ist nie schlechter.
regret-sold_cheaply = { $thalers ->
    [one] Eine andere Wahl bringt denselben Entwicklungsstein und einen Thaler mehr.
   *[other] Eine andere Wahl bringt denselben Entwicklungsstein und { $thalers } Thaler mehr.
}
