# English. One sentence per event, refusal, error and action; the words are those of the English rulebook.

## Names of things

language-name = English

option-none = no option
option-pilot = pilot
option-transport = transport
option-wage = wage
option-supply = supply
option-hauling = hauling
option-transport_pilot = transport & pilot
option-hauling_pilot = hauling & pilot
option-hauling_transport = hauling & transport

marker-lock_building = lock building
marker-wage = wage
marker-essen_warehouse = Essen warehouse
marker-supply = supply
marker-port_ruhrort = port Ruhrort
marker-coal_depot = coal depot
marker-grafschaft_mark = Grafschaft Mark
marker-mark_warehouse = Mark warehouse
marker-coal_hauler = coal hauler
marker-inn = inn
marker-hauling_action = hauling action
marker-white_warehouse = warehouse (white)
marker-ruhraake = Ruhraake
marker-mayor = mayor
marker-ruhrtalbahn = Ruhrtalbahn

territory-mark = Grafschaft Mark
territory-essen = Reichsstift Essen
territory-werden = Reichsabtei Werden
territory-broich = Herrschaft Broich

country-belgium = Belgium
country-netherlands = Netherlands
country-rhineland = Rhineland

trade-forge = forges
trade-hammer_mill = hammer mills
trade-gun_factory = gun factories

path-brickearth = brickearth path
path-paved = paved path
path-rails = rails
history-first_player = first player
history-locks = locks
history-levy = levy
history-paved = paved path
history-locks_dearer = locks +1 T
history-gift = gift
history-options_dearer = options +1 T
history-rails = rails
history-steam = track dice +1
history-remove = dice leave
history-last_turn = last turn

area-black_industry = black coal to an industry
area-black_city = black coal to a city
area-black_ruhrort = black coal to Ruhrort
area-white_industry = white coal to an industry
area-white_city = white coal to a city
area-white_ruhrort = white coal to Ruhrort

source-locks = locks
source-cities = warehouses in cities
source-depots = warehouses in coal depots
source-port = warehouses in the port
source-exports = exports
source-gifts = gifts of turns 6 and 10
source-inn = inn
source-levy = levy of turn 3
source-borrowed_ahead = borrowing from the turn track
source-stranded = being stranded
source-essen_cities = all Essen cities
source-mark_cities = all Mark cities
source-all_cities = all seven cities
source-all_depots = all four coal depots
source-depot_majorities = majorities in coal depots
source-mayor = mayor
source-ruhrtalbahn = Ruhrtalbahn
source-ruhraake = Ruhraake
source-debts = debts

decision-levy = pay the levy
decision-gift = take a Thaler or a point
decision-remove = remove a die
decision-place = place the die that came back
decision-option = choose a special option
decision-transport = put the die from the arrow box on a storage
decision-supply = choose the die to be supplied
decision-start = choose the starting space
decision-sell = choose where to sell
decision-purchase = buy, build or finish

demand-territory = demand at all small industries of { $territory }
demand-trade = demand at all { $trade }
demand-cities = demand in { $cities }
water-low = { $change ->
    [0] low water
   *[other] low water, every die on a storage gains a pip
}
water-high = { $change ->
    [0] high water
   *[other] high water, every die on a storage loses a pip
}

## Bots

bot-random = Chance
bot-schiffsjunge = Cabin boy
bot-steuermann = Helmsman
bot-kapitaen = Captain
bot-reeder = Shipowner

reason-ahead = I expect about { NUMBER($margin, maximumFractionDigits: 1) } points more from it than from “{ $other }”.
reason-equal = “{ $other }” would be about as good.
reason-only = There is nothing else worth looking at.
estimate = { $action }: { $points }; chance to win { $win } %

## Actions: what a player can choose

action-pay = { $currency ->
    [point] pay 1 point
   *[thaler] pay 1 Thaler
}
action-take = { $currency ->
    [point] take 1 point
   *[thaler] take 1 Thaler
}
action-remove = remove the die at { $storage }
action-place = put the die on { $storage }
action-coal_hauler = use the coal hauler: +3 on the die at { $storage }
action-inn = { $currency ->
    [points] visit the inn for 2 points
   *[thalers] visit the inn for 3 Thalers
}
action-option = { $free ->
    [yes] special option: { $option }, free with the hauling action
   *[no] special option: { $option }
}
action-pass = pass: no coal this turn
action-transport = put the die from the arrow box on { $storage }
action-supply = supply: +2 on the die at { $storage }
action-start = start at { $storage }
action-sell = sell at { $space }
action-lock = build the lock { $obstacle }
action-city = build a warehouse in { $city }
action-depot = build a warehouse in the coal depot { $territory }
action-port = build a warehouse in the port, column { $country }
action-white_warehouse = build a warehouse with the white marker: { $place }
action-shift = shift the port warehouse from { $from } to { $to }
action-repay = repay a debt
action-done = finish purchasing

## Events: what has happened

event-turn_began = { $year ->
    [none] Turn { $turn }
   *[other] Turn { $turn } · { $year }
}
event-first_player = { $seat } is the first start player.
event-country_revealed = This turn coal is exported to: { $country }.
event-lock_price = Locks may be built for { $thalers } Thalers.
event-options_dearer = Special options that cost something now cost 1 Thaler more.
event-path_changed = The coal dice move to another path: { $path }.
event-die_came_back = A { $colour } die with { $pips } comes back; { $seat } puts it on { $storage }.
event-track_dice_raised = Every die on the transport track gains a pip.
event-die_removed = { $seat } removes the { $colour } die with { $pips } from { $storage }.
event-warehouses_received = { $count ->
    [one] { $seat } receives a warehouse.
   *[other] { $seat } receives { $count } warehouses.
}
event-levy_paid = { $currency ->
    [point] { $seat } pays the levy with 1 point.
   *[thaler] { $seat } pays the levy with 1 Thaler.
}
event-levy_waived = { $seat } has nothing to pay the levy with.
event-gift_taken = { $currency ->
    [point] { $seat } takes 1 point.
   *[thaler] { $seat } takes 1 Thaler.
}
event-borrowed = { $seat } runs into debt: a warehouse for { $thalers } Thalers.
event-borrowed_ahead = { $seat } pledges the warehouse of turn { $turn } for { $thalers } Thalers and loses { $points ->
    [0] no points, having none
    [one] 1 point
   *[other] { $points } points
}.
event-marker_drawn = Drawn from the bag: { $demand }.
event-bag_empty = The bag is empty, nothing is drawn.
event-demand_placed = A demand Thaler is placed at { $space }.
event-pilot_banned = Pilots are banned this turn.
event-storage_dice_changed = { $change ->
    [1] Every die on a storage gains a pip.
   *[other] Every die on a storage loses a pip.
}
event-lock_duty = One marker is left in the bag: this turn every player must build a lock first.
event-option_chosen = { $free ->
    [yes] { $seat } chooses { $option }, free of charge.
   *[no] { $thalers ->
        [0] { $seat } chooses { $option }.
        [one] { $seat } chooses { $option } for 1 Thaler.
       *[other] { $seat } chooses { $option } for { $thalers } Thalers.
    }
}
event-stranded = { $seat } is stranded and loses { $points ->
    [0] no points, having none
    [one] 1 point
   *[other] { $points } points
}.
event-passed = { $seat } has to pass and carries no coal this turn.
event-wage_paid = { $seat } receives a wage of { $thalers } Thalers.
event-supplied = { $seat } supplies { $storage }: the die now shows { $pips }.
event-coal_hauled = { $seat } sends the coal hauler to { $storage }: the die now shows { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } visits the inn and gains { $count } points.
   *[thaler] { $seat } visits the inn and receives { $count } Thalers.
}
event-transported = { $seat } puts a { $colour } die with { $pips } on { $storage }.
event-supply_lapsed = No die is left to supply; the option of { $seat } lapses.
event-started = { $seat } starts at { $storage }.
event-sold = { $thalers ->
    [one] { $seat } sells { $colour } coal of { $pips } at { $space } for 1 Thaler.
   *[other] { $seat } sells { $colour } coal of { $pips } at { $space } for { $thalers } Thalers.
}
event-quality_lost = The coal of { $seat } suffers at an obstacle and is now worth { $pips }.
event-token_gained = { $seat } gains a development token: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } takes the demand Thaler at { $space }.
   *[other] { $seat } takes the { $thalers } demand Thalers at { $space }.
}
event-city_income = The warehouse in { $city } earns { $seat } 1 Thaler.
event-export_marker_moved = The export marker now stands at { $value ->
    [one] 1 point
   *[other] { $value } points
}, box { $box }.
event-progress_gained = { $seat } receives the progress marker { $marker }.
event-progress_missed = { $seat } comes too late for the white marker { $marker }.
event-lock_built = { $thalers ->
    [0] { $seat } builds the lock { $obstacle } free of charge and gains { $points } points.
    [one] { $seat } builds the lock { $obstacle } for 1 Thaler and gains { $points } points.
   *[other] { $seat } builds the lock { $obstacle } for { $thalers } Thalers and gains { $points } points.
}
event-city_built = { $seat } builds a warehouse in { $city } for { $thalers } Thalers and gains { $points } points.
event-depot_built = { $seat } builds a warehouse in the coal depot { $territory } for { $thalers } Thalers and gains { $points } points.
event-port_built = { $seat } builds a warehouse in the port, column { $country }, for { $thalers } Thalers and gains { $points } points.
event-shifted = { $seat } shifts a port warehouse from { $from } to { $to } for { $thalers } Thalers.
event-repaid = { $seat } repays a debt with { $thalers } Thalers.
event-exported = { $points ->
    [one] { $seat } exports ({ $country }, position { $position }) and gains 1 point.
   *[other] { $seat } exports ({ $country }, position { $position }) and gains { $points } points.
}
event-thalers_returned = { $thalers ->
    [one] { $seat } returns 1 surplus Thaler.
   *[other] { $seat } returns { $thalers } surplus Thalers.
}
event-bonus_scored = { $points ->
    [one] { $seat } scores 1 point: { $source }.
   *[other] { $seat } scores { $points } points: { $source }.
}
event-won = { $seat } wins with { $points } points.
event-reveal_follows = Then something hidden is revealed.

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
refusal-wrong_arrow_colour = No die of this storage's colour lies on an arrow box.
refusal-nothing_to_undo = There is nothing to take back.
refusal-undo_other_player = The last decision was made by { $seat }.
refusal-undo_revealed = Something hidden has been revealed since.

## Errors

error-unknown_action = There is no action “{ $action }”.
error-illegal_action = “{ $action }” is not possible now: { $refusal }
error-cannot_undo = Nothing can be taken back: { $refusal }
error-record_unknown_action = Step { $step }: there is no action “{ $action }”.
error-record_illegal_action = Step { $step }: “{ $action }” is not possible: { $refusal }
error-record_not_json = This is not JSON: { $reason }
error-record_wrong_type = The record's key “{ $key }” must be: { $expected }.
error-record_format = The format is “{ $found }”, not “{ $expected }”.
error-record_missing = The record lacks the key “{ $key }”.
error-record_unknown_key = The record has an unknown key “{ $key }”.
error-record_board = The record was made on the board “{ $found }”, this is “{ $expected }”.
error-record_edition = The record was played on another edition of the board (“{ $found }”). Some of its values have changed since; this is “{ $expected }”, on which it would be another game.
error-record_players = A game has 2 to 4 players, not { $found }.
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
error-record_position_open = The record's position lacks its hidden part.
error-board_unreadable = The board file { $file } cannot be read: { $reason }
error-board_not_toml = The board file is not TOML: { $reason }
error-board_missing = The board file lacks the key “{ $key }”.
error-board_unknown = The board file has an unknown key “{ $key }”.
error-board_wrong_type = The board file's “{ $key }” must be: { $expected }.
error-board_out_of_range = The board file's “{ $key }” is { $value }; it must be from { $least } to { $most }.
error-board_not_one_of = The board file's “{ $key }” is “{ $value }”; it must be one of: { $allowed }.
error-board_wrong_count = The board file's “{ $key }” must have { $expected } × { $what }, not { $found }.
error-board_bad_id = The board file's “{ $key }” is “{ $id }”; ids are small letters, digits and underscores, and not the name of a country.
error-board_twice = The board file's “{ $key }” repeats “{ $id }”.
error-board_two_markets = The board file's “{ $key }”: from storage { $storage } more than one selling space is within two steps: { $spaces }.
error-board_pilot_storages = The board file's “{ $key }”: exactly { $expected } storages need a pilot, here it is: { $storages }.
error-board_storages_run_out = The board file's “{ $key }” has { $storages } storages for { $dice } dice ({ $colour }); dice could find no place.
error-arena_bots = A match has 2 to 4 bots, not { $found }.
error-arena_unknown_bot = There is no bot “{ $bot }”; there are: { $known }.
error-arena_players = { $players } players need as many bots, not { $found }.
error-file_unreadable = { $file } cannot be read: { $reason }
error-file_unwritable = { $file } cannot be written: { $reason }
error-extra_missing = This needs more than is installed here: { $module } is missing. To install it: pip install "ruhr[{ $extra }]"
error-key_missing = This needs the key of a seat.
error-not_your_seat = This seat is not yours.
error-hint_with_people = There are hints only in games without other people.
error-foreign_origin = The request comes from a page of another site.
error-not_found = There is nothing at this address.
error-table_not_found = There is no such table.
error-seat_not_found = This table has no such seat.
error-other_board = This table is played on the board “{ $needed }”; this server plays on “{ $board }”.
error-step_not_found = The game has { $of } steps; there is no step { $step }.
error-method_not_allowed = This cannot be done at this address.
error-seat_taken = Somebody sits here already.
error-seat_left = A bot decides for this seat; return first.
error-seat_not_left = No bot decides for this seat.
error-stale_version = The table has moved on meanwhile.
error-table_not_open = The game has begun already.
error-table_not_playing = No game is going on at this table.
error-table_not_over = The game is not over yet.
error-too_large = The request is too large; at most { $most } bytes are taken.
error-too_many_requests = Too many requests; try again in { $seconds } s.
error-internal = Something went wrong on the server. Nothing has been changed.
error-storage_failed = The server cannot reach its storage at the moment. Please try again.
error-took_too_long = The server took too long. Please try again.
error-invalid_request = The request is not right at “{ $where }”: { $reason }
error-no_person = At least one seat must be for a person.
error-bot_with_name = Seat { $seat } cannot be both a bot's and a person's.
error-record_seats = The record has { $players } players, the table { $seats } seats.
error-record_over = The recorded game is over; choose an earlier step to go on from.
error-no_words = There are no words for this: { $reason }
error-address_taken = { $address } cannot be listened on: { $reason }
error-server_failed = The server could not start; the lines above say why.

type-table = a table
type-number = a whole number
type-list = a list
type-text = a text
type-truth = true or false
type-point = longitude and latitude
type-object = an object
type-texts = a list of texts
type-numbers = a list of whole numbers

## Command line

cli-about = Ruhrschifffahrt 1769–1890: ship coal down the Ruhr.
cli-language = Language of the output: en, de, fr or es.
cli-version = Show the version and whether the core is compiled.
cli-version_line = ruhr { $version }, { $compiled ->
    [yes] core compiled with mypyc
   *[no] core uncompiled (about 50 times slower)
}
cli-help = Show this help.
cli-simulate = Play random games and show what they score, by source.
cli-simulate_games = How many games.
cli-players = How many players, 2 to 4.
cli-simulate_seed = The seed: the same seed plays the same games.
cli-calmer_water = The variant calmer water: without the two starred markers.
cli-simulate_records = Write the record of every game into this folder.
cli-board = Play on this edited copy of the board file.
cli-simulate_progress = random games
cli-simulate_summary = { $games } games with { $players } players, { $decisions } decisions a game, { $speed } games a second
cli-table_source = points from
cli-table_mean = mean
cli-table_share = share
cli-table_deviation = deviation
cli-table_seat = seat
cli-table_wins = wins
cli-records_written = { $count ->
    [one] 1 record written to { $folder }
   *[other] { $count } records written to { $folder }
}
cli-arena = Let bots play against each other on the same deals in rotated seats.
cli-arena_bots = The bots, separated by commas: { $bots }; with their looks into the future after a colon if you like.
cli-arena_workers = How many games at a time.
cli-arena_json = The result as JSON.
cli-arena_progress = games
cli-arena_interrupted = Interrupted. The { $games } games played so far are kept: the same command goes on with them.
cli-arena_bot = bot
cli-arena_wins = wins (95 %)
cli-arena_points = points (95 %)
cli-arena_rank = rank (95 %)
cli-arena_rating = rating
cli-arena_time = ms a decision
cli-arena_place = place in turn 1
cli-replay = Tell a recorded game turn by turn, in words.
cli-replay_json = One JSON line before each recorded action instead of words.
cli-replay_unfinished = The game is not finished: { $seat } has to { $decision }.
cli-position = Print the position of a recorded game as a line of text.
cli-position_step = After so many decisions; without it, at the end of the record.
cli-position_hidden = With what players do not know: bag, obstacles, countries and draws to come.
cli-check = Check whether files are valid records.
cli-check_finished = { $file }: a finished game with { $steps } decisions
cli-check_unfinished = { $file }: a game in progress, turn { $turn }, { $steps } decisions
cli-check_error = { $file }: { $error }
cli-serve = Serve tables for people near and far.
cli-serve_host = The address to listen on; 0.0.0.0 lets others in.
cli-serve_port = The port to listen on; 0 means any that is free.
cli-serve_open = Open the browser.
cli-serve_ready = The tables are ready: { $address }
cli-worker = Let bots think for the servers that use the same database.
cli-worker_thinkers = Processes in which bots think deeply.
cli-worker_metrics_host = The address at which figures can be asked for.
cli-worker_metrics_port = The port at which figures can be asked for, in Prometheus' form; none unless set.
cli-play = Play in the browser, or in the terminal: with --terminal, or with any option but --board, --position and --language.
cli-play_seed = The seed of the deal; without one every game is new.
cli-play_position = Go on from this position, a line of text as `ruhr position` prints it.
cli-play_name = Your name.
cli-play_you = Skipper
cli-play_terminal = Play in the terminal.
cli-play_opponents = Your opponents, one to three, separated by commas: { $bots }. Without this, { $usual }.
cli-play_resume = Go on with this saved game; you take the first seat.
cli-play_save = Save to this file; otherwise to a new one named after date and time.
cli-unknown_bot = There is no opponent “{ $bot }”. There are: { $bots }.
cli-wrong_count = { $players } players need { $wanted } opponents, not { $found }.
cli-needs_screen = To play you need a terminal with a keyboard and a screen.

## What is asked, and what can be chosen

ask-decide = { $name }, { $decision }.
ask-thinking = { $name } is thinking: { $decision } …
ask-not_your_turn = It is not your turn.
ask-skip = To what is asked now
ask-actions = Your actions
ask-all_actions = all actions
ask-effects = This would cause
ask-again = Once more to do it.
ask-others = { $count ->
    [one] Then one more thing happens to others.
   *[other] Then { $count } more things happen to others.
}
ask-undo = Take back

heading-options = Special options
heading-storages = Coal storages
heading-sales = Selling
heading-cities = Warehouses in cities
heading-depots = Warehouses in coal depots
heading-port = Warehouses in the port
heading-white = With the white marker
heading-other = Other

meaning-pilot = In phase 4 your barge may go any distance, as far as Ruhrort.
meaning-transport = At once you put a die from the transport track on an empty storage.
meaning-wage = At once you receive 2 Thalers; only one player a turn can.
meaning-supply = At once a die on a storage gains 2 pips.
meaning-hauling = You may start upriver of your barge.
meaning-hauling_transport = You start upriver on an empty storage, and a die from the transport track is put there.
meaning-none = You start downriver of your barge.

warn-sure = Are you sure?
warn-lock = You could still build a lock.
warn-thalers = At the end of the turn you lose every Thaler above ten.
warn-debt = This runs you into debt; other choices would not.
warn-never = do not warn again
warn-anyway = Do it anyway
warn-back = Think again

why-not = Why not?
why-title = Not possible now, and why
why-filter = Type to narrow the list
why-reason = { $reason } (§{ $section })
why-nothing = Nothing like this is impossible now.

hint-ask = Hint
hint-thinking = { $name } is thinking about your decision …
hint-title = A hint from the captain
hint-action = I would choose: { $action }
hint-expects = What the captain expects
hint-close = Close the hint

## The board and what lies on it

board-title = Board
board-about = The board: the Ruhr from Witten to the Rhine
board-river = River, downriver ▼
board-rhine = Rhine
board-port = Port of Ruhrort
board-port_next = Port, next warehouse { $price } Thalers

space-storage = storage
space-obstacle = obstacle
space-lock = lock
space-city = city
space-forge = forge
space-hammer_mill = hammer mill
space-gun_factory = gun factory
space-port = port

place-storage = { $pips ->
    [0] { $name }, coal storage, empty
   *[other] { $colour ->
        [white] { $name }, coal storage, white die with { $pips }
       *[black] { $name }, coal storage, black die with { $pips }
    }
}
place-obstacle = obstacle { $name }
place-lock = lock { $name }
place-industry = { $trade ->
    [forge] { $name }, forge
    [hammer_mill] { $name }, hammer mill
   *[gun_factory] { $name }, gun factory
}
place-city = city { $name }
place-port = port of { $name }
place-demand = { $thalers ->
    [one] 1 demand Thaler
   *[other] { $thalers } demand Thalers
}
place-barges = barges here: { $names }
place-slots = warehouses in { $name }: { $slots }
place-depot = coal depot { $name }: { $slots }
place-export = port column { $name }: { $slots }
place-free = free for { $thalers }
place-room = free

transport-title = Coal transport
transport-path = Coal transport: { $path }
transport-dice = Coal transport, { $path }: { $dice }
transport-die = { $colour ->
    [white] white { $pips }
   *[black] black { $pips }
}
transport-empty = no dice
transport-coal = { $colour ->
    [white] white coal
   *[black] black coal
}
transport-all_coal = all coal
transport-back = Coming back:
transport-coming_back = coming back
transport-from_turn = from turn { $turn }

export-track = Export track
export-track_short = export track
export-at = Export track: box { $box } of { $of }, worth { $value }
export-now = export { $country } at { $value }

price-title = Prices
price-lock = lock: { $thalers } Thalers
price-option = { $thalers ->
    [one] { $option }: 1 Thaler
   *[other] { $option }: { $thalers } Thalers
}
price-depots = Coal depots, Thalers a slot
price-cities = Cities, Thalers a slot

sign-storage = stor
sign-obstacle = obst
sign-lock = lock
sign-city = city
sign-forge = forg
sign-hammer_mill = mill
sign-gun_factory = guns
sign-port = port
sign-die = { $colour ->
    [white] { $pips }w
   *[black] { $pips }b
}
sign-demand = +{ $thalers }T
sign-points = { $points }★
sign-thaler = T
sign-pilot_ban = NO PILOTS
sign-lock_duty = BUILD A LOCK FIRST
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}

odds-title = Odds
odds-bag = { $count } in the bag
odds-high = High water next
odds-low = Low water next
odds-unknown = In the bag or under obstacles
odds-countries = Countries to come
odds-white = White markers left
odds-counted = { $count } × { $what }

## Turns, players and points

turn-title = { $year ->
    [none] Turn { $turn } of { $turns }
   *[other] Turn { $turn } of { $turns }, { $year }
}
turn-all = Turns
turn-now = now
turn-arms = coat of arms
turn-order = Order in this phase: { $names }
turn-order_list = Order in this phase:
turn-pilot_ban = no pilots
turn-lock_duty = lock duty
turn-row_turn = turn
turn-row_arms = arms
turn-row_export = export
turn-row_warehouse = house

phase-event = Phase 1 historical event
phase-water = Phase 2 water and demand
phase-start = Phase 3 start and option
phase-sale = Phase 4 movement and sale
phase-progress = Phase 5 progress
phase-purchases = Phase 6 purchases
phase-export = Phase 7 export

player-all = Players
player-you = (you)
player-points = points
player-thalers = Thalers
player-pool = Warehouses in the pool
player-locks = Locks
player-debts = Debts
player-tokens = Development tokens
player-markers = Markers
player-holdings = points { $points }, Thalers { $thalers }, warehouses in the pool { $pool }, locks { $locks }, debts { $debts } of { $debt_spaces }
player-tokens_listed = Tokens: black industry { $black_industry }, city { $black_city }, Ruhrort { $black_ruhrort }; white industry { $white_industry }, city { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Markers:
player-flipped = { $marker } (used up)
player-used = { $marker } (used this turn)
player-missed = Missed: { $markers }
player-within_reach = within reach: needs one token more, { $area }
player-doing = { $loading ->
    [yes] Option: { $option }. Barge at { $barge }, loaded.
   *[no] Option: { $option }. Barge: { $barge }.
}
player-waiting = Warehouses to come: { $lock } with the first lock, { $mark } with Grafschaft Mark, turns: { $turns }

points-title = Points
points-so_far = Points so far
points-total = all together
points-by_source = Points by source
points-source = Source
points-by_turn = Points over the turns
points-turn = Turn
points-as_table = As a table

end-over = The game is over
end-result = { $count ->
    [one] The game is over: { $winners } wins with { $points } points.
   *[other] The game is over: { $winners } share the win with { $points } points.
}
end-winner = has won
end-rematch = Play again
end-to_rematch = To the next game

## What has happened

log-title = What has happened
log-short = Log
log-recent = Just now
log-joined = has sat down
log-left = has left
log-returned = is back
log-ran_out = has no time left
log-rematch = wants to play again

past-title = Step by step
past-first = To the beginning
past-before = One back
past-after = One on
past-now = Back to now
past-step = Step { $step } of { $of }
past-turn = turn { $turn }
past-looking = You look back at step { $step } of { $of }.
past-opening = The game begins.
past-link = Copy the link to this step
past-to_step = Show the board after step { $step }
past-since = { $count ->
    [one] The others' move
   *[other] The others' { $count } moves
}
past-pause = Pause
past-resume = Go on
past-skip = Next

chat-title = Chat
chat-say = Say something to everybody
chat-say_as = Speaks
chat-send = Send

## Tables, seats and records

table-menu = Table and settings
table-now = Now
table-new = new

tables-mine = My tables
tables-your_decision = Your turn!
tables-waiting_for = Waiting for
tables-forget = Forget
tables-forget_sure = This browser then loses the key to your seat at this table. Forget it all the same?
tables-keep = Keep
tables-public = Public tables
tables-none = None at the moment.
tables-look_again = Look again
tables-more = Show more
tables-join = Join
tables-watch = Watch
tables-look = Look

status-open = Waiting for players
status-playing = In play
status-finished = Finished
status-closed = The time was up, the table is closed

seat-title = Seat
seat-all = Seats
seat-free = free
seat-count_free = { $count ->
    [0] All seats are taken.
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
seat-name = Name
seat-your_name = Your name
seat-player = Player { $number }
seat-player_or_nobody = Player { $number }, or empty
seat-here = Person at this screen
seat-friend = Friend, comes by the link
seat-bot = Bot
seat-nobody = Nobody
seat-sit_here = Sit down here
seat-leave = Leave the table
seat-leave_open = The seat is free again for somebody else.
seat-leave_playing = A bot plays on in your place until you return.
seat-give_up = Give up the seat:
seat-substitute = The bot that takes over
seat-return = Play on myself

invite-title = Invite
invite-about = Who has the link can watch, and sit down where a seat is free.
invite-share = The game begins as soon as all seats are taken. Send the link of the table to your friends.
invite-close = Close

link-table = Link to this table
link-local = This link works on this computer only. To let others in, start the server for your network: ruhr serve --host 0.0.0.0
link-qr = QR code of the link to this table
link-copy = Copy
link-copied = Copied
link-key = Copy my own link
link-key_about = To play on with your seat on another device, open your own link there. Show it to nobody: it is the key to your seat.

variant-title = Variant
variant-calmer_water = calmer water
variant-calmer_water_about = Variant calmer water: without the two starred markers

clock-title = Clock
clock-none = no clock
clock-live = At one sitting: at first + with every decision
clock-days = Over days: at first + with every decision
clock-at_end = When the time is up
clock-at_end_nothing = nothing happens
clock-at_end_bot = a bot takes over
clock-at_end_close = the table is closed

record-go_on = Go on from a decision
record-file = Record of a game (file)
record-steps = Decisions:
record-from_step = Keep so many decisions
record-download = Download the record
record-saved = The game so far is in { $file }.
record-title = A recorded game
record-look_at = Look at it
record-none = This file is not a record of this game.
record-unfinished = The record ends here

position-title = A position
position-play_on = Play on from here
position-link = This position as a link
position-in_words = Position as text

## Home, rules, wishes and help

home-title = Ruhrschifffahrt 1769–1890
home-about = Two to four skippers carry coal down the Ruhr, build locks and warehouses, and ship it abroad from Ruhrort.
home-skip = To the content
home-menu = Main menu
home-back = To the home page
home-play_now = Play now
home-play = Play
home-opponents = Opponents
home-opponent = Opponent
home-same_screen = At one screen
home-same_screen_about = Two to four people take turns at this device.
home-begin = Start the game
home-friends = Play with friends
home-friends_about = Several people at this screen, friends who come by the link, bots: mix them as you like.
home-terms = Clock, variant, public
home-public = Public: anybody may find the table, join and watch
home-create = Create the table

rulebook-title = Rules
rulebook-read = Read the rules
rulebook-search = Search
rulebook-found = { $count ->
    [0] Nothing found.
    [one] One rule
   *[other] { $count } rules
}
rulebook-contents = Your question
rulebook-marks = What the marks mean
rulebook-link = Link to this rule
rulebook-print = Print

setting-language = Language
setting-theme = Light or dark
setting-theme_auto = like the device
setting-theme_light = light
setting-theme_dark = dark
setting-warnings = Warn me before waste
setting-numbers = The keys 1 to 9 choose an action

problem-offline = No connection – trying again …
problem-unknown = That did not work.
problem-network = The server cannot be reached. Please try again.

key-undo = Undo
key-save = Save
key-views = Views
key-leave = Quit
key-sheet = ↑ ↓ scroll · Esc back to the table
key-end = n play again · Esc look at the table · q quit
key-table = Keys: ↑ ↓ in the list of actions, Esc back, ← → Home End through the whole game.

help-title = Help
help-text =
    ↑ ↓         choose an action; below it you see what it would cause
    Enter       do it
    w           why not? everything that is not possible now, with the reason
    h           hint from the captain
    u           take back your last decision
    1 2 3 4     show river, board, players, what has happened
    Tab         go from pane to pane, then scroll with ↑ ↓
    p           points by source
    s           save; the game is also saved after each of your decisions
    n           new game, when this one is over
    q           save and quit
    ? or F1     this help
help-needs = Progress markers and the tokens they need

legend-title = Signs
legend-die = { $colour ->
    [white] white coal with its pips
   *[black] black coal with its pips
}
legend-barge = barge of { $name }; the letter also marks warehouses
legend-demand = demand: Thalers for the next sale here
legend-points = points for building the lock here
legend-slots = warehouse slots of a city, · is free
legend-marked = the place of the action under the cursor
legend-arrow = the arrow box comes first
legend-summary = points, Thalers, warehouses in the pool, warehouses in debt
