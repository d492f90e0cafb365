# English. Words of a table that can wait until it stands there: second thoughts, menu, seats and links, chat, odds, trying out, the end.

ask-ends = That ends your turn. Nothing has been sent yet.
ask-end_turn = End my turn

warn-sure = Are you sure?
warn-never = do not warn again
warn-anyway = Do it anyway
warn-back = Think again

why-filter = Filter the list
why-nothing = Nothing like that is ruled out now.

odds-bag = { $count } in the bag
odds-high = High water next
odds-low = Low water next
odds-unknown = In the bag or under obstacles
odds-countries = Countries to come
odds-white = White markers left

points-by_turn = Points over the turns
points-turn = Turn
points-as_table = As a table

end-result = { $count ->
    [one] The game is over: { $winners } wins with { $points } points.
   *[other] The game is over: { $winners } share the win with { $points } points.
}
end-result_own = { $count ->
    [one] The game is over: you win with { $points } points.
   *[other] The game is over: you share the win with { $winners }, { $points } points each.
}
end-winner = has won
end-rematch = Play again
end-to_rematch = To the next game
end-review = Review the game

past-link = Copy the link to this step

chat-off = Chat is off at this table.
chat-say = Say something to everybody
chat-say_as = Speak as
chat-send = Send
chat-about = Mute, block or report { $name }
chat-removed = Removed by the hosts of this server.
chat-hidden = { $count ->
    [one] One line of somebody you have muted is hidden.
   *[other] { $count } lines of people you have muted are hidden.
}

seat-all = Seats
seat-count_free = { $count ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
seat-sit_here = Sit down here
seat-nevertheless = Sit down anyway
seat-leave = Leave the table
seat-leave_open = The seat is free again for somebody else.
seat-leave_playing = A bot plays on in your place until you return.
seat-leave_counts = Here it is always the same bot ({ $level }). If bots decide more than { $most } times for you, you have left the game, even if you return.
seat-give_up = Give up the seat:
seat-return = Play on myself

invite-title = Invite
invite-about = Anyone with the link can watch, and sit down where a seat is free.
invite-share = The game begins as soon as all seats are taken. Send the link of the table to your friends.
invite-only = Only people the host invites may sit down here.
seat-send_away = Send away

link-table = Link to this table
link-local = This link works on this computer only. To let others in, start the server for your network: ruhr serve --host 0.0.0.0
link-qr = QR code of the link to this table
link-device = Play on with your seat on another device

record-download = Download the record
record-unfinished = The record ends here
record-goes_on = goes on with a recorded game

position-link = This position as a link

try-title = Trying out
try-banner = Trying out – nothing here counts.
try-steps = What you have tried
try-start = Where you began
try-back = One step back
try-reset = Start over
try-send = Send as my move
try-send_first = Only the first step is sent: { $action }
try-leave = Stop trying
try-moved = The game has moved on.
try-to_game = To the game
try-caused = What came of it
try-country = The next country is turned over. What do you assume?
try-marker = A marker is drawn from the bag. What do you assume?
try-odds = { $count } of { $of }
try-assumed = Assumed: { $what }

ahead-title = In advance
ahead-about = Played for you as soon as it comes up. Nobody else sees this.
ahead-open = Answer in advance
ahead-steps = In advance: { $steps }.
ahead-instead = This replaces what you gave before.
ahead-careful = Only while nothing new is revealed
ahead-give = Give my steps in advance
ahead-answer = Turn { $turn }: { $action }
ahead-withdraw = Withdraw: { $action }
ahead-withdraw_all = Withdraw all
ahead-dropped = Not played in advance: { $steps }.
ahead-noted = Got it

setting-warnings = Warn me before I waste something
setting-numbers = The keys 1 to 9 choose an action
setting-pace = Display speed
setting-pace_slow = slow
setting-pace_normal = normal
setting-pace_fast = fast
setting-pace_at_once = at once
setting-confirm_end = Confirm the end of my turn (by default in your first three games)

key-table = Keys: ↑ ↓ in the list of actions, Esc back, ← → Home End through the whole game, T to try something out, N to the next table where it is your turn, ? to explain the signs you are on.

waste-lock_left = a cheap lock left unbuilt
waste-thalers_lost = Thalers above ten
waste-debt_made = a debt I could avoid

fair-title = Fingerprint of the deal
log-title = What has happened
log-joined = { $own ->
    [yes] You have sat down
   *[no] { $name } has sat down
}
log-left = { $own ->
    [yes] You have left
   *[no] { $name } has left
}
log-returned = { $own ->
    [yes] You are back
   *[no] { $name } is back
}
log-ran_out = { $own ->
    [yes] You have no time left
   *[no] { $name } has no time left
}
log-rematch = { $own ->
    [yes] You want to play again
   *[no] { $name } wants to play again
}
log-paused = { $own ->
    [yes] The server’s pause costs you no time
   *[no] The server’s pause costs { $name } no time
}
log-sent_off = { $name } was sent away by the host
log-unsealed = everybody has played this deal: all of it may be seen now
end-to_cup = To the cup
end-sealed = Others are still playing this deal. When all are done, record, review and proof will be here for everybody.
log-taken_back = { $own ->
    [yes] You have gone back to the start of your turn
   *[no] { $name } has gone back to the start of the turn
} ({ $count ->
    [one] one decision taken back
   *[other] { $count } decisions taken back
})
past-to_step = Show the board after step { $step }
standing-title = Bonuses at the end
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } of { $of }
}
standing-no_marker = without the marker
standing-depot = Coal depot { $territory }
standing-leads = alone has the most
position-title = A position
position-play_on = Play on from here
position-in_words = Position as text
link-copy = Copy
link-copied = Copied
tables-next = Next table where it is your turn ({ $count }), key N
tables-no_other = No other table is waiting for you.
