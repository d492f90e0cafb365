# English. Why something is not possible: refusals of the rules, and errors. Read when somebody asks or when something went wrong.

## Refusals: why something is not possible

refusal-game_over = The game is over.
refusal-other_phase = That belongs to phase { $phase }; now it is phase { $now }.
refusal-other_step = First something else has to be decided: { $decision }.
refusal-no_thaler = You have no Thaler to pay with.
refusal-no_point = You have no point to pay with.
refusal-storage_has_die = A die lies on this storage already.
refusal-storage_has_no_die = There is no die on this storage.
refusal-storage_taken = The barge of { $seat } lies there.
refusal-wrong_colour = { $colour ->
    [white] A white die comes back to Grafschaft Mark only.
   *[black] A black die never comes back to Grafschaft Mark.
}
refusal-wrong_territory = This turn black dice come back to { $territory }, and there is room.
refusal-not_owed = { $colour ->
    [white] No white die has to be removed.
   *[black] No black die has to be removed.
}
refusal-needs_marker = You need the progress marker { $marker }. Missing tokens: { $tokens }.
refusal-marker_missed = You came too late for the white marker { $marker }.
refusal-marker_flipped = You have already used your marker { $marker }; it serves once a game.
refusal-marker_used = You have already used your marker { $marker } this turn.
refusal-die_is_six = The die already shows six.
refusal-no_die_below_six = Every die on a storage already shows six.
refusal-no_hauling_yet = In turn 1 no barge is on the river yet, so nobody can haul.
refusal-no_pilot = Pilots are banned in high or low water.
refusal-not_in_last_turn = This option cannot be chosen in the last turn.
refusal-wage_taken = Somebody has already taken the wage this turn.
refusal-arrow_box_empty = No die lies on an arrow box.
refusal-no_start = With this option you would find no starting space.
refusal-no_start_from_there = With the die there you would find no starting space.
refusal-thalers_short = { $missing ->
    [one] That costs { $price } Thalers: you are 1 short, all borrowing included.
   *[other] That costs { $price } Thalers: you are { $missing } short, all borrowing included.
}
refusal-option_possible = You may pass only if no option is possible.
refusal-not_downriver = It does not lie downriver of your barge.
refusal-not_upriver = It does not lie upriver of your barge.
refusal-needs_pilot = Without a pilot a barge goes two spaces at most, and never to Ruhrort.
refusal-locks_later = Locks can be built from turn 2 on.
refusal-lock_stands = This lock is built already.
refusal-lock_first = You must build a lock before anything else this turn.
refusal-no_warehouse = You have no warehouse in your pool.
refusal-city_full = All slots of this city are taken.
refusal-in_city_already = You have a warehouse in this city already.
refusal-depot_full = All slots of this coal depot are taken.
refusal-column_full = This export column is full.
refusal-in_column_already = You have a warehouse in this export column already.
refusal-port_limit = You have { $limit } warehouses in the port already, more are not allowed.
refusal-not_in_column = You have no warehouse in that export column.
refusal-no_debt = You have no debt.
refusal-wrong_arrow_colour = No die of this storage’s colour lies on an arrow box.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_other_player = The last decision was made by { $seat }.
refusal-undo_revealed = Something hidden has been revealed since.

## Errors

error-unknown_action = There is no action “{ $action }”.
error-illegal_action = “{ $action }” is not possible now: { $refusal }
error-cannot_undo = Nothing can be taken back: { $refusal }
error-record_unknown_action = Step { $step }: there is no action “{ $action }”.
error-record_illegal_action = Step { $step }: “{ $action }” is not possible: { $refusal }
error-record_wrong_type = The record’s key “{ $key }” must be: { $expected }.
error-record_format = The format is “{ $found }”, not “{ $expected }”.
error-record_missing = The record lacks the key “{ $key }”.
error-record_unknown_key = The record has an unknown key “{ $key }”.
error-record_board = The record was made on the board “{ $found }”, this is “{ $expected }”.
error-record_edition = The record was played on another edition of the board (“{ $found }”). Some of its values have changed since; this is “{ $expected }”, on which it would be another game.
error-record_players = A game has { $fewest } to { $most } players, not { $found }.
error-record_name = The name of seat { $seat } must have 1 to { $most } printable characters.
error-deal_first = The first player must be a seat below { $seats }, not “{ $found }”.
error-deal_marker_twice = Marker { $marker } is dealt twice.
error-deal_marker_starred = Marker { $marker } is starred and not in the game in calmer water.
error-deal_countries = The countries must be { $expected }, not { $found }.
error-deal_count = “{ $key }” must have { $expected } entries, not { $found }.
error-deal_out_of_range = “{ $key }” has the entry { $found }; the largest is { $most }.
error-position_incomplete = Position, character { $at } ({ $section }): something is missing here.
error-position_unknown_word = Position, character { $at } ({ $section }): “{ $found }” means nothing here.
error-position_not_number = Position, character { $at } ({ $section }): “{ $found }” is not a number.
error-position_out_of_range = Position, character { $at } ({ $section }): { $found } must be from { $least } to { $most }.
error-position_twice = Position, character { $at } ({ $section }): “{ $found }” stands here twice.
error-position_not_seated = Position, character { $at } ({ $section }): “{ $found }” does not sit at a table of { $players }.
error-position_board = Position, character { $at } ({ $section }): this is the board “{ $expected }”, not “{ $found }”.
error-position_track_full = Position, character { $at } ({ $section }): “{ $found }” is one die too many; here is room for { $most }.
error-position_marker_starred = Position, character { $at } ({ $section }): marker { $found } is starred and not in the game in calmer water.
error-position_too_many_drawn = Position, character { $at } ({ $section }): more markers are drawn than ever were in the bag.
error-position_country = Position, character { $at } ({ $section }): “{ $found }”: more countries than have been turned up, or more of one than there are markers.
error-position_site_full = Position, character { $at } ({ $section }): no room for “{ $found }”; here is room for { $most }.
error-position_port_limit = Position, character { $at } ({ $section }): “{ $found }” has more than { $most } warehouses in the port.
error-position_tokens = Position, character { $at } ({ $section }): “{ $area }” has room for { $most ->
    [one] 1 token
   *[other] { $most } tokens
} only.
error-position_barge = Position, character { $at } ({ $section }): no barge lies at “{ $found }”.
error-position_order = Position, character { $at } ({ $section }): the order must name all { $players } players.
error-position_dice = Position, character { $at } ({ $section }): { $count } { $colour } dice; there are { $most }.
error-position_white_marker = Position, character { $at } ({ $section }): of the marker “{ $marker }” there { $most ->
    [one] is only 1
   *[other] are only { $most }
}, and more players have it.
error-position_locks = Position, character { $at } ({ $section }): players have built more locks than the { $count } that stand.
error-position_points = Position, character { $at } ({ $section }): { $seat } has less than no points.
error-position_warehouses = Position, character { $at } ({ $section }): { $seat } has { $count } warehouses; there are { $most }.
error-position_marker_missed = Position, character { $at } ({ $section }): { $seat } has a marker and has missed it too.
error-position_option = Position, character { $at } ({ $section }): { $seat } cannot have chosen an option yet.
error-position_loading = Position, character { $at } ({ $section }): the barge of { $seat } cannot be waiting at { $storage }.
error-position_decision = Position, character { $at } ({ $section }): nobody is asked for this decision in this position.
error-position_hidden = Position, character { $at } ({ $section }): the hidden part must be bag, obstacles, countries and draws, whole, and fit what is seen.
error-position_misfit = “{ $key }” does not fit the position.
error-reveal_first = Something is revealed here first; assume what it is.
error-cannot_be_revealed = “{ $found }” cannot be revealed here.
error-record_position_open = The record’s position lacks its hidden part.
error-fairness_missing = The record does not tell what its deal followed from. There is nothing to check.
error-fairness_commitment = The server’s secret is not the one it was bound to. The deal is not as promised.
error-fairness_fingerprint = The fingerprint “{ $noted }” is not that of this deal: it would be { $found }. The deal is not as promised, or this is another game.
error-fairness_deal = The deal does not follow from the secret and what the players added. It is not as promised.
error-key_missing = This needs the key of a seat.
error-session_ended = This device was signed out, or this key was exchanged for another. What belongs to it is open on your other devices.
error-session_not_found = There is no such device of yours.
error-link_used = This link was used already, is too old, or never was one. Make a new one where you come from.
error-key_in_use = A new device needs a new key.
error-too_many_keys = No more than { $most } keys can be brought along.
error-mail_link_used = This link was used already, is too old, or never was one. Have a new one sent.
error-way_not_found = You are not notified in such a way.
error-too_many_ways = You are notified in this way already, at { $most } places at most. End one of them first.
error-no_mail_here = The host of this server sends no e-mails.
error-passkey_not_made = This passkey could not be kept: it took too long, was made for another page, or belongs to somebody already. Try it once more.
error-passkey_refused = This passkey opens nothing here: it was removed, or it took too long. Try it once more.
error-passkey_not_found = You have no such passkey.
error-too_many_passkeys = You have { $most } passkeys already. Remove one of them first.
error-no_passkeys_here = There are no passkeys at this address: they need a name and https.
error-address_refused = Nothing can be sent to this address. It has to begin with https:// and lead to a server that everybody can reach.
error-too_many_sessions = You have { $most } devices already. Sign one of them out first.
error-not_your_seat = This seat is not yours.
error-hint_with_people = There are hints only in games without other people.
error-hint_rated = There are no hints in rated games.
error-foreign_origin = The request comes from a page of another site.
error-seat_not_found = This table has no such seat.
error-other_board = This table is played on the board “{ $needed }”; this server plays on “{ $board }”.
error-step_not_found = The game has { $of } steps; there is no step { $step }.
error-puzzle_not_found = There is no puzzle “{ $puzzle }”.
error-review_unfinished = Only a game that was played to its end can be reviewed.
error-method_not_allowed = This cannot be done at this address.
error-seat_taken = Somebody sits here already.
error-foreign_host = The server was called by a name that is not its own: { $host }
error-not_invited = Seats at this table are by invitation: ask your host for the link.
error-not_the_host = Only whoever made the table may do that.
error-sent_away = The host does not want you to sit down at this table.
error-chat_off = Chat is off at this table.
error-banned = { $until ->
    [never] You may not play here any more: { $reason }
   *[other] You may not play here until { $until }: { $reason }
}
error-banned_from_strangers = { $until ->
    [never] You may not play at public tables or in public cups any more, only with people who invite you: { $reason }
   *[other] You may not play at public tables or in public cups until { $until }, only with people who invite you: { $reason }
}
error-banned_from_chat = { $until ->
    [never] You may not say anything at tables any more: { $reason }
   *[other] You may not say anything at tables until { $until }: { $reason }
}
error-not_met = You can only mute or block somebody with whom you have sat at a table.
error-own_seat = That is you yourself.
error-nobody_there = There is nobody there whom it could concern.
error-line_not_found = There is no line { $line } in this chat.
error-distance_not_found = You do not keep your distance from anybody like that.
error-too_many_distances = You keep your distance from { $most } people already.
error-somebody_blocked = You have blocked { $name }, who sits at this table.
error-one_seat_rated = In a rated game everybody holds one seat.
error-rated_terms = A rated game begins with a fresh deal on the standard board. Everybody holds one seat, bots think as long as usual, and nothing is practised.
error-rating_not_welcome = This table is for players of another strength; your rating is { $rating }.
error-hint_cup = There are no hints in cups.
error-table_sealed = Others are still playing the same deal: until they are done, this table is seen only by those who sit at it.
error-not_your_cup = Only whoever made the cup may do that.
error-cup_not_found = There is no cup at this address.
error-deal_not_found = This cup has no deal { $deal } to play by yourself.
error-cup_not_open = The cup is not open any more.
error-cup_not_running = The cup is not running.
error-cup_full = All { $most } places of this cup are taken.
error-not_in_cup = You do not take part in this cup.
error-too_few_in_cup = Too few take part for the cup to begin.
error-too_many_cups = You have { $most } cups that are open or running; that is as many as one person may have.
error-name_taken = “{ $name }” can be taken for { $other }, who sits here already. Please choose another name.
error-nobody_to_send_away = Nobody else sits in this seat.
error-seat_left = A bot decides for this seat; return first.
error-seat_not_left = No bot decides for this seat.
error-stale_version = The table has moved on meanwhile.
error-ahead_changed = Your answers in advance have changed meanwhile, by another device or because one was played.
error-another_question = Something else was asked than the answer was meant for.
error-revealed_meanwhile = Something was revealed first.
error-decided_meanwhile = You decided yourself, or took something back.
error-table_full = Too much has been done at this table: after { $most } changes one can only play on.
error-table_not_open = The game has begun already.
error-table_not_playing = No game is going on at this table.
error-table_not_over = The game is not over yet.
error-too_large = The request is too large; at most { $most } bytes are taken.
error-too_many_requests = Too many requests; try again in { $seconds } s.
error-internal = Something went wrong on the server. Nothing has been changed.
error-stepped_back = The server’s storage has lost what was done last here. The table has gone back to an earlier state.
error-storage_failed = The server cannot reach its storage at the moment. Please try again.
error-took_too_long = The server took too long. Please try again.
error-invalid_request = The request is not right at “{ $where }”: { $reason }
error-no_person = At least one seat must be for a person.
error-practice_with_people = You practise alone against bots: exactly one seat is yours, all others are theirs.
error-practice_with_clock = At a practice table no clock runs.
error-no_practice = Whole turns can only be taken back at a practice table.
error-review_not_done = The review of this game is not done yet.
error-review_failed = The review of this game failed several times and was given up.
error-reviews_full = { $most } reviews are waiting already. Please try again later.
error-bot_with_name = Seat { $seat } cannot be both a bot’s and a person’s.
error-record_seats = The record has { $players } players, the table { $seats } seats.
error-record_over = The recorded game is over; choose an earlier step to go on from.
error-no_words = There are no words for this: { $reason }

type-table = a table
type-number = a whole number
type-list = a list
type-text = a text
type-truth = true or false
type-point = longitude and latitude
type-object = an object
type-texts = a list of texts
type-numbers = a list of whole numbers
type-digest = 64 digits from 0 to 9 and a to f
type-digests = a list with 64 digits from 0 to 9 and a to f for each seat, or null
