# Français. L’empreinte d’une donne, et ce que sa vérification a donné.

fair-fingerprint = Empreinte :
fair-none = Cette donne n’a pas d’empreinte : elle vient d’un enregistrement ou d’une position, ou d’un temps où il n’y en avait pas encore.
fair-about = Personne n’a pu choisir cette donne seul. Avant que quiconque ne s’assoie, le serveur a fixé un secret et montré à quoi on le reconnaîtra. Votre navigateur et ceux des autres ont chacun ajouté un nombre au hasard. La donne découle de tout cela ensemble, et l’empreinte la représente. La partie finie, le serveur montre son secret et chacun peut vérifier.
fair-compare = Si vous voyez tous la même empreinte, vous jouez tous avec la même donne.
fair-changes = Elle change encore jusqu’à ce que tout le monde soit assis.
fair-added = Ont ajouté un nombre au hasard : { $names }.
fair-nobody = Aucun joueur n’a rien ajouté : pour cette donne, il faut faire confiance au serveur.
fair-event = Avant le début de ce tournoi, chacun des participants a ajouté un nombre au hasard. Les donnes en découlent, avec un secret que le serveur avait fixé auparavant ; elles sont les mêmes à toutes les tables. Le tournoi fini, chacun peut vérifier.
fair-checked = La donne est celle qui était promise : vérifié dans votre navigateur.
fair-consistent = La donne correspond à ce que le serveur a montré. Votre navigateur n’était pas là dès le début, il ne peut en dire plus.
fair-broken = La donne n’est pas celle qui était promise !
fair-broken_commitment = Le secret du serveur n’est pas celui qu’il avait fixé avant la partie.
fair-broken_share = Ce que votre navigateur a ajouté n’est pas entré dans cette donne.
fair-broken_deal = La donne ne découle pas du secret et des nombres des joueurs.
fair-broken_seen = Ce qu’on a vu pendant la partie n’est pas ce qui a été distribué.
fair-keep = Téléchargez l’enregistrement : c’est la preuve.
fair-insecure = Les navigateurs ne vérifient cela qu’avec une connexion chiffrée (https). Téléchargez l’enregistrement et vérifiez-le avec « ruhr verify ».
fair-failed = L’enregistrement n’a pas pu être lu. Réessayez plus tard.
fair-again = Vérifier à nouveau
