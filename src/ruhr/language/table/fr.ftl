# Français. Les mots d’une table qui peuvent attendre qu’elle soit là : confirmations, menu, places et liens, discussion, probabilités, essais, fin.

ask-ends = Cela termine votre tour. Rien n’est encore envoyé.
ask-end_turn = Terminer mon tour

warn-sure = Vous confirmez ?
warn-never = ne plus avertir
warn-anyway = Le faire quand même
warn-back = Réfléchir encore

why-filter = Filtrer la liste
why-nothing = Rien de cela n’est exclu pour le moment.

odds-bag = { $count } dans le sac
odds-high = Crue au prochain tirage
odds-low = Basses eaux au prochain tirage
odds-unknown = Dans le sac ou sous les obstacles
odds-countries = Pays à venir
odds-white = Jetons blancs restants

points-by_turn = PV au fil des manches
points-turn = Manche
points-as_table = Sous forme de tableau

end-result = { $count ->
    [one] La partie est finie : { $winners } l’emporte avec { $points } PV.
   *[other] La partie est finie : { $winners } se partagent la victoire avec { $points } PV.
}
end-result_own = { $count ->
    [one] La partie est finie : vous l’emportez avec { $points } PV.
   *[other] La partie est finie : vous partagez la victoire avec { $winners }, à { $points } PV chacun.
}
end-winner = a gagné
end-rematch = Rejouer
end-to_rematch = Vers la partie suivante
end-review = Analyser la partie

past-link = Copier le lien vers cette étape

chat-off = On ne parle pas à cette table : le chat est désactivé.
chat-say = Dire quelque chose à tous
chat-say_as = Parler en tant que
chat-send = Envoyer
chat-about = Masquer, bloquer ou signaler { $name }
chat-removed = Les responsables de ce serveur ont retiré ce message.
chat-hidden = { $count ->
    [one] Une ligne de quelqu’un que vous avez masqué n’est pas affichée.
   *[other] { $count } lignes de personnes que vous avez masquées ne sont pas affichées.
}

seat-all = Places
seat-count_free = { $count ->
    [0] Toutes les places sont prises.
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
seat-sit_here = S’asseoir ici
seat-nevertheless = Prendre place quand même
seat-leave = Quitter la table
seat-leave_open = La place sera de nouveau libre.
seat-leave_playing = Un bot joue à votre place jusqu’à votre retour.
seat-leave_counts = Ici, c’est toujours le même bot ({ $level }). Si des bots décident plus de { $most } fois pour vous, vous avez quitté la partie, même si vous revenez.
seat-give_up = Quitter la place :
seat-return = Reprendre ma place

invite-title = Inviter
invite-about = Avec ce lien, on peut regarder la partie et prendre une place libre.
invite-share = La partie commence dès que toutes les places sont prises. Envoyez le lien de la table à vos amis.
invite-only = Seules les personnes invitées par l’hôte peuvent s’asseoir ici.
seat-send_away = Exclure

link-table = Lien vers cette table
link-local = Ce lien ne marche que sur cet ordinateur. Pour inviter d’autres joueurs, lancez le serveur pour votre réseau : ruhr serve --host 0.0.0.0
link-qr = Code QR du lien vers cette table
link-device = Continuer à votre place sur un autre appareil

record-download = Télécharger l’enregistrement
record-unfinished = L’enregistrement s’arrête ici
record-goes_on = reprend une partie enregistrée

position-link = Lien vers cette position

try-title = À l’essai
try-banner = À l’essai : rien de tout cela ne compte.
try-steps = Ce que vous avez essayé
try-start = Point de départ
try-back = Une étape en arrière
try-reset = Tout reprendre
try-send = Envoyer comme mon coup
try-send_first = Seule la première étape est envoyée : { $action }
try-leave = Quitter l’essai
try-moved = La partie a continué.
try-to_game = Vers la partie
try-caused = Ce qui en résulte
try-country = Le prochain pays est retourné. Que supposez-vous ?
try-marker = Un jeton est pioché dans le sac. Que supposez-vous ?
try-odds = { $count } sur { $of }
try-assumed = Supposé : { $what }

ahead-title = D’avance
ahead-about = Joué pour vous dès que la question se pose. Vous seul le voyez.
ahead-open = Répondre d’avance
ahead-steps = D’avance : { $steps }.
ahead-instead = Cela remplace ce que vous aviez donné.
ahead-careful = Seulement tant que rien de nouveau n’est révélé
ahead-give = Donner mes coups d’avance
ahead-answer = Manche { $turn } : { $action }
ahead-withdraw = Retirer : { $action }
ahead-withdraw_all = Tout retirer
ahead-dropped = Non joué d’avance : { $steps }.
ahead-noted = Compris

setting-warnings = M’avertir avant tout gaspillage
setting-numbers = Les touches 1 à 9 choisissent une action
setting-pace = Vitesse d’affichage
setting-pace_slow = lente
setting-pace_normal = normale
setting-pace_fast = rapide
setting-pace_at_once = immédiate
setting-confirm_end = Confirmer la fin de mon tour (d’office pour les trois premières parties)

key-table = Touches : ↑ ↓ dans la liste des actions, Échap pour revenir, ← → Début Fin à travers toute la partie, T pour essayer, N vers la prochaine table où c’est à vous, ? pour expliquer les signes où vous êtes.

waste-lock_left = une écluse bon marché laissée de côté
waste-thalers_lost = les Thalers au-delà de dix
waste-debt_made = une dette évitable

fair-title = Empreinte de la donne
log-title = Ce qui s’est passé
log-joined = { $own ->
    [yes] Vous avez pris place
   *[no] { $name } a pris place
}
log-left = { $own ->
    [yes] Vous avez quitté la table
   *[no] { $name } a quitté la table
}
log-returned = { $own ->
    [yes] Vous êtes de retour
   *[no] { $name } est de retour
}
log-ran_out = { $own ->
    [yes] Vous n’avez plus de temps
   *[no] { $name } n’a plus de temps
}
log-rematch = { $own ->
    [yes] Vous voulez rejouer
   *[no] { $name } veut rejouer
}
log-paused = { $own ->
    [yes] La pause du serveur ne vous coûte pas de temps
   *[no] La pause du serveur ne coûte pas de temps à { $name }
}
log-sent_off = L’hôte a exclu { $name }
log-unsealed = tout le monde a joué cette donne : tout est visible désormais
end-to_cup = Vers le tournoi
end-sealed = D’autres jouent encore cette donne. Quand tous auront fini, enregistrement, analyse et preuve seront ici pour tous.
log-taken_back = { $own ->
    [yes] Vous avez repris votre tour depuis le début
   *[no] { $name } a repris son tour depuis le début
} ({ $count ->
    [one] une décision annulée
   *[other] { $count } décisions annulées
})
past-to_step = Montrer le plateau après l’étape { $step }
standing-title = Bonus du décompte final
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } sur { $of }
}
standing-no_marker = sans le jeton
standing-depot = Dépôt de charbon { $territory }
standing-leads = seul majoritaire
position-title = Une position
position-play_on = Continuer à partir d’ici
position-in_words = La position en texte
link-copy = Copier
link-copied = Copié
tables-next = Prochaine table où c’est à vous ({ $count }), touche N
tables-no_other = Aucune autre table ne vous attend.
