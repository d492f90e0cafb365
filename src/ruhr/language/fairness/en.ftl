# English. The fingerprint of a deal, and what was found when it was checked.

fair-fingerprint = Fingerprint:
fair-none = This deal has no fingerprint: it came with a record or a position, or from a time before there were any.
fair-about = Nobody alone could choose this deal. Before anybody sat down, the server fixed a secret and showed what it can be recognised by. Your browser and those of the others each added a random number. The deal follows from all of them together; the fingerprint stands for it. When the game is over, the server shows its secret, and everybody can check.
fair-compare = If all of you see the same fingerprint, you are all playing with the same deal.
fair-changes = It changes until everybody has sat down.
fair-added = Added a random number: { $names }.
fair-nobody = No player has added anything: you have to trust the server with this deal.
fair-event = All who take part in this cup each added a random number before it began. Its deals follow from all of them and from a secret the server had fixed before; they are the same at every table. When the cup is over, everybody can check.
fair-checked = The deal is as promised: checked in your browser.
fair-consistent = The deal fits what the server has shown. Your browser was not there before the game, so it cannot say more.
fair-broken = The deal is not as promised!
fair-broken_commitment = The server’s secret is not the one it had fixed before the game.
fair-broken_share = What your browser added is not what the deal was made of.
fair-broken_deal = The deal does not follow from the secret and the players’ numbers.
fair-broken_seen = What was seen in the game is not what was dealt.
fair-keep = Download the record: it is the proof.
fair-insecure = Browsers check this only over an encrypted connection (https). Download the record and check it with “ruhr verify”.
fair-failed = The record could not be read. Try again later.
fair-again = Check again
