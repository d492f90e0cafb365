# Deutsch. Der Fingerabdruck einer Verteilung, und was die Prüfung ergeben hat.

fair-fingerprint = Fingerabdruck:
fair-none = Diese Verteilung hat keinen Fingerabdruck: Sie kam mit einer Aufzeichnung oder Stellung, oder aus einer Zeit, als es noch keine gab.
fair-about = Diese Verteilung konnte niemand allein bestimmen. Bevor sich jemand setzte, hat sich der Server auf ein Geheimnis festgelegt und gezeigt, woran man es wiedererkennt. Dein Browser und die der anderen haben je eine Zufallszahl beigesteuert. Aus allem zusammen ergibt sich die Verteilung; der Fingerabdruck steht für sie. Nach der Partie zeigt der Server sein Geheimnis, und jeder kann nachprüfen.
fair-compare = Seht ihr alle denselben Fingerabdruck, dann spielt ihr alle mit derselben Verteilung.
fair-changes = Er ändert sich noch, bis alle sitzen.
fair-added = Eine Zufallszahl beigesteuert: { $names }.
fair-nobody = Kein Spieler hat etwas beigesteuert: Bei dieser Verteilung musst du dem Server vertrauen.
fair-event = Alle, die an diesem Turnier teilnehmen, haben vor seinem Beginn je eine Zufallszahl beigesteuert. Aus allen zusammen und einem Geheimnis, auf das sich der Server vorher festgelegt hat, ergeben sich die Verteilungen; sie sind an allen Tischen gleich. Ist das Turnier vorbei, kann es jeder nachprüfen.
fair-checked = Die Verteilung ist die zugesagte: in deinem Browser geprüft.
fair-consistent = Die Verteilung passt zu dem, was der Server gezeigt hat. Dein Browser war nicht von Anfang an dabei, mehr kann er nicht sagen.
fair-broken = Die Verteilung ist nicht die zugesagte!
fair-broken_commitment = Das Geheimnis des Servers ist nicht das, auf das er sich vor der Partie festgelegt hatte.
fair-broken_share = Was dein Browser beigesteuert hat, steckt nicht in dieser Verteilung.
fair-broken_deal = Die Verteilung ergibt sich nicht aus dem Geheimnis und den Zahlen der Spieler.
fair-broken_seen = Was in der Partie zu sehen war, ist nicht das, was verteilt wurde.
fair-keep = Lade die Aufzeichnung herunter: Sie ist der Beweis.
fair-insecure = Das prüfen Browser nur über eine verschlüsselte Verbindung (https). Lade die Aufzeichnung herunter und prüfe sie mit „ruhr verify“.
fair-failed = Die Aufzeichnung ließ sich nicht lesen. Versuch es später noch einmal.
fair-again = Noch einmal prüfen
