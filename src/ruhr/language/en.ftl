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

brief-lock_building = lock
brief-wage = wage
brief-essen_warehouse = Essen
brief-supply = supply
brief-port_ruhrort = port
brief-coal_depot = depot
brief-grafschaft_mark = Gr. Mark
brief-mark_warehouse = Mark
brief-coal_hauler = hauler
brief-inn = inn
brief-hauling_action = hauling
brief-white_warehouse = house
brief-ruhraake = Aake
brief-mayor = mayor
brief-ruhrtalbahn = railway

use-lock_building = Once a turn you may build a lock.
use-wage = You may choose the special option wage.
use-essen_warehouse = Once a turn you may build a warehouse in one of these cities: { $cities }.
use-supply = You may choose the special option supply.
use-port_ruhrort = Once a turn you may build a warehouse in the port.
use-coal_depot = Once a turn you may build a warehouse in a coal depot.
use-grafschaft_mark = You may carry white coal; two warehouses come with it at once.
use-mark_warehouse = Once a turn you may build a warehouse in one of these cities: { $cities }.
use-coal_hauler = Once a game, in phase 3: a die on a storage gains 3 pips.
use-inn = Once a game, in phase 3 or 6: 3 Thalers or 2 points.
use-hauling_action = Once a game a hauling option costs you nothing.
use-white_warehouse = Once a game a cheap warehouse in any city or in the port.
use-ruhraake = End of the game: 2 points, or 4 if your barge lies in Ruhrort.
use-mayor = End of the game: 1 point for each Thaler, if you have no debts.
use-ruhrtalbahn = End of the game: 1 point for each of your warehouses in a city.

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

## How the language counts and puts things in a row

# Numbers from this one on have a sign between their thousands.
digits-grouped_from = 1000
list-empty = –
list-next = { $row }, { $item }
list-last_of_two = { $row } and { $item }
list-last = { $row }, and { $item }
list-counted = { $count } × { $thing }

## Bots

bot-random = Chance
bot-schiffsjunge = Cabin boy
bot-steuermann = Helmsman
bot-kapitaen = Captain
bot-reeder = Shipowner
bot-leichtmatrose = Deckhand
bot-matrose = Sailor
bot-bootsmann = Boatswain
bot-schiffer = Bargemaster
bot-harkort = Friedrich Harkort
bot-mulvany = William Mulvany
bot-krupp = Helene Amalie Krupp

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
    [yes] { $option }, free with the hauling action
   *[no] { $option }
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
    .you = You are the first start player.
event-country_revealed = This turn coal is exported to: { $country }.
event-lock_price = Locks may be built for { $thalers } Thalers.
event-options_dearer = Special options that cost something now cost 1 Thaler more.
event-path_changed = The coal dice move to another path: { $path }.
event-die_came_back = A { $colour } die with { $pips } comes back; { $seat } puts it on { $storage }.
    .you = A { $colour } die with { $pips } comes back; you put it on { $storage }.
event-track_dice_raised = Every die on the transport track gains a pip.
event-die_removed = { $seat } removes the { $colour } die with { $pips } from { $storage }.
    .you = You remove the { $colour } die with { $pips } from { $storage }.
event-warehouses_received = { $count ->
    [one] { $seat } receives a warehouse.
   *[other] { $seat } receives { $count } warehouses.
}
    .you = { $count ->
        [one] You receive a warehouse.
       *[other] You receive { $count } warehouses.
    }
event-levy_paid = { $currency ->
    [point] { $seat } pays the levy with 1 point.
   *[thaler] { $seat } pays the levy with 1 Thaler.
}
    .you = { $currency ->
        [point] You pay the levy with 1 point.
       *[thaler] You pay the levy with 1 Thaler.
    }
event-levy_waived = { $seat } has nothing to pay the levy with.
    .you = You have nothing to pay the levy with.
event-gift_taken = { $currency ->
    [point] { $seat } takes 1 point.
   *[thaler] { $seat } takes 1 Thaler.
}
    .you = { $currency ->
        [point] You take 1 point.
       *[thaler] You take 1 Thaler.
    }
event-borrowed = { $seat } goes into debt: a warehouse for { $thalers } Thalers.
    .you = You go into debt: a warehouse for { $thalers } Thalers.
event-borrowed_ahead = { $seat } pledges the warehouse of turn { $turn } for { $thalers } Thalers and loses { $points ->
    [0] no points, having none
    [one] 1 point
   *[other] { $points } points
}.
    .you = You pledge the warehouse of turn { $turn } for { $thalers } Thalers and lose { $points ->
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
    .you = { $free ->
        [yes] You choose { $option }, free of charge.
       *[no] { $thalers ->
            [0] You choose { $option }.
            [one] You choose { $option } for 1 Thaler.
           *[other] You choose { $option } for { $thalers } Thalers.
        }
    }
event-stranded = { $seat } is stranded and loses { $points ->
    [0] no points, having none
    [one] 1 point
   *[other] { $points } points
}.
    .you = You are stranded and lose { $points ->
        [0] no points, having none
        [one] 1 point
       *[other] { $points } points
    }.
event-passed = { $seat } has to pass and carries no coal this turn.
    .you = You have to pass and carry no coal this turn.
event-wage_paid = { $seat } receives a wage of { $thalers } Thalers.
    .you = You receive a wage of { $thalers } Thalers.
event-supplied = { $seat } supplies { $storage }: the die now shows { $pips }.
    .you = You supply { $storage }: the die now shows { $pips }.
event-coal_hauled = { $seat } sends the coal hauler to { $storage }: the die now shows { $pips }.
    .you = You send the coal hauler to { $storage }: the die now shows { $pips }.
event-inn_visited = { $currency ->
    [point] { $seat } visits the inn and gains { $count } points.
   *[thaler] { $seat } visits the inn and receives { $count } Thalers.
}
    .you = { $currency ->
        [point] You visit the inn and gain { $count } points.
       *[thaler] You visit the inn and receive { $count } Thalers.
    }
event-transported = { $seat } puts a { $colour } die with { $pips } on { $storage }.
    .you = You put a { $colour } die with { $pips } on { $storage }.
event-supply_lapsed = No die is left to supply; the option of { $seat } lapses.
    .you = No die is left to supply; your option lapses.
event-started = { $seat } starts at { $storage }.
    .you = You start at { $storage }.
event-sold = { $thalers ->
    [one] { $seat } sells { $colour } coal of { $pips } at { $space } for 1 Thaler.
   *[other] { $seat } sells { $colour } coal of { $pips } at { $space } for { $thalers } Thalers.
}
    .you = { $thalers ->
        [one] You sell { $colour } coal of { $pips } at { $space } for 1 Thaler.
       *[other] You sell { $colour } coal of { $pips } at { $space } for { $thalers } Thalers.
    }
event-quality_lost = The coal of { $seat } suffers at an obstacle and is now worth { $pips }.
    .you = Your coal suffers at an obstacle and is now worth { $pips }.
event-token_gained = { $seat } gains a development token: { $area }.
    .you = You gain a development token: { $area }.
event-demand_taken = { $thalers ->
    [one] { $seat } takes the demand Thaler at { $space }.
   *[other] { $seat } takes the { $thalers } demand Thalers at { $space }.
}
    .you = { $thalers ->
        [one] You take the demand Thaler at { $space }.
       *[other] You take the { $thalers } demand Thalers at { $space }.
    }
event-city_income = The warehouse in { $city } earns { $seat } 1 Thaler.
    .you = The warehouse in { $city } earns you 1 Thaler.
event-export_marker_moved = The export marker now stands at { $value ->
    [one] 1 point
   *[other] { $value } points
}, box { $box }.
event-progress_gained = { $seat } receives the progress marker { $marker }.
    .you = You receive the progress marker { $marker }.
event-progress_missed = { $seat } comes too late for the white marker { $marker }.
    .you = You come too late for the white marker { $marker }.
event-lock_built = { $thalers ->
    [0] { $seat } builds the lock { $obstacle } free of charge and gains { $points } points.
    [one] { $seat } builds the lock { $obstacle } for 1 Thaler and gains { $points } points.
   *[other] { $seat } builds the lock { $obstacle } for { $thalers } Thalers and gains { $points } points.
}
    .you = { $thalers ->
        [0] You build the lock { $obstacle } free of charge and gain { $points } points.
        [one] You build the lock { $obstacle } for 1 Thaler and gain { $points } points.
       *[other] You build the lock { $obstacle } for { $thalers } Thalers and gain { $points } points.
    }
event-city_built = { $seat } builds a warehouse in { $city } for { $thalers } Thalers and gains { $points } points.
    .you = You build a warehouse in { $city } for { $thalers } Thalers and gain { $points } points.
event-depot_built = { $seat } builds a warehouse in the coal depot { $territory } for { $thalers } Thalers and gains { $points } points.
    .you = You build a warehouse in the coal depot { $territory } for { $thalers } Thalers and gain { $points } points.
event-port_built = { $seat } builds a warehouse in the port, column { $country }, for { $thalers } Thalers and gains { $points } points.
    .you = You build a warehouse in the port, column { $country }, for { $thalers } Thalers and gain { $points } points.
event-shifted = { $seat } shifts a port warehouse from { $from } to { $to } for { $thalers } Thalers.
    .you = You shift a port warehouse from { $from } to { $to } for { $thalers } Thalers.
event-repaid = { $seat } repays a debt with { $thalers } Thalers.
    .you = You repay a debt with { $thalers } Thalers.
event-exported = { $points ->
    [one] { $seat } exports ({ $country }, position { $position }) and gains 1 point.
   *[other] { $seat } exports ({ $country }, position { $position }) and gains { $points } points.
}
    .you = { $points ->
        [one] You export ({ $country }, position { $position }) and gain 1 point.
       *[other] You export ({ $country }, position { $position }) and gain { $points } points.
    }
event-thalers_returned = { $thalers ->
    [one] { $seat } returns 1 surplus Thaler.
   *[other] { $seat } returns { $thalers } surplus Thalers.
}
    .you = { $thalers ->
        [one] You return 1 surplus Thaler.
       *[other] You return { $thalers } surplus Thalers.
    }
event-bonus_scored = { $points ->
    [one] { $seat } scores 1 point: { $source }.
   *[other] { $seat } scores { $points } points: { $source }.
}
    .you = { $points ->
        [one] You score 1 point: { $source }.
       *[other] You score { $points } points: { $source }.
    }
event-won = { $seat } wins with { $points } points.
    .you = You win with { $points } points.
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
error-record_wrong_type = The record's key “{ $key }” must be: { $expected }.
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
error-record_position_open = The record's position lacks its hidden part.
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
error-practice_with_people = One practises alone against bots: exactly one seat is yours, all others are theirs.
error-practice_with_clock = At a practice table no clock runs.
error-no_practice = Whole turns can only be taken back at a practice table.
error-bot_with_name = Seat { $seat } cannot be both a bot's and a person's.
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

## Command line

cli-play_you = Skipper

## What is asked, and what can be chosen

ask-decide = { $name }, { $decision }.
ask-thinking = { $name } is thinking: { $decision } …
ask-skip = To what is asked now
ask-actions = Your actions
ask-all_actions = all actions
ask-effects = What this would do
ask-again = Once more to confirm.
ask-others = { $count ->
    [one] Then one more thing happens to others.
   *[other] Then { $count } more things happen to others.
}
ask-undo = Take back
ask-undo_what = Take back: { $action }
ask-rewind = Back to the start of my turn
ask-ends = That ends your turn. Nothing has been sent yet.
ask-end_turn = End my turn

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
regret-lock_left = You could still build a lock, and locks will never be cheaper.
regret-thalers_lost = { $thalers ->
    [one] You keep ten Thalers at most: one goes back to the bank at the end of the turn.
   *[other] You keep ten Thalers at most: { $thalers } go back to the bank at the end of the turn.
}
regret-debt_made = This puts you in debt, which costs { $points } points at the end unless you repay it; other choices would not.
waste-lock_left = a cheap lock left unbuilt
waste-thalers_lost = Thalers above ten
waste-debt_made = a debt I could avoid
warn-never = do not warn again
warn-anyway = Do it anyway
warn-back = Think again

why-not = Why not?
why-title = Not possible now, and why
why-filter = Type to narrow the list
why-nothing = Nothing like that is ruled out now.

hint-ask = Hint

## The board and what lies on it

board-about = The board: the Ruhr from Witten to the Rhine
board-rhine = Rhine
board-port = Port of Ruhrort
board-legend = Legend

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
place-next = { $thalers ->
    [one] next building { $thalers } Thaler
   *[other] next building { $thalers } Thalers
}, { $points } points
place-reaches = its coal goes to { $name }
place-pilot = its coal needs a pilot

transport-title = Coal transport
transport-dice = Coal transport, { $path }: { $dice }
transport-die = { $colour ->
    [white] white { $pips }
   *[black] black { $pips }
}
transport-empty = no dice
transport-coming_back = coming back
transport-from_turn = from turn { $turn }

export-track = Export track
export-at = Export track: box { $box } of { $of }, worth { $value }
export-now = export { $country } at { $value }

zoom-in = Enlarge the map
zoom-out = Make the map smaller
zoom-fit = Show the whole map
jump-map = The whole river
jump-track = To coal transport
jump-port = To the port

outlook-sold = { $pilot ->
    [yes] With a pilot to { $name }
   *[no] To { $name }
}
outlook-obstacles = past the obstacle { $names }
outlook-clear = no obstacle on the way
outlook-hauling = only with hauling: it lies upriver of the barge
outlook-not_carried = not yet allowed to carry this coal
outlook-points = { $points ->
    [one] leads to { $points } point
   *[other] leads to { $points } points
}
outlook-option = What one could sell then

price-title = Prices

sign-thaler = T

odds-title = Odds
odds-bag = { $count } in the bag
odds-high = High water next
odds-low = Low water next
odds-unknown = In the bag or under obstacles
odds-countries = Countries to come
odds-white = White markers left

## Turns, players and points

turn-all = Turns
turn-now = now
turn-short = Turn
turn-order = Order in this phase: { $names }
turn-next_order = Order in the next phase ({ $phase }) as it stands now: { $names }
turn-pilot_ban = no pilots
turn-lock_duty = lock duty

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
player-needs = { $marker } (needs { $tokens })
player-needs_white = { $marker } (needs { $tokens }; { $left } left)
player-due = { $marker } (comes with the next progress)
player-missed_one = { $marker } (missed)
player-gone = { $marker } (none left)
player-details = More about { $name }
player-doing = { $loading ->
    [yes] Chosen: { $option }. Barge at { $barge }, loaded.
   *[no] Chosen: { $option }. Barge: { $barge }.
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
points-if_ended = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
points-from = { $source } { $points }
points-end_now = if it ended now
standing-title = Bonuses at the end
standing-of = { $of ->
    [0] { $have }
   *[other] { $have } of { $of }
}
standing-no_marker = without the marker
standing-depot = Coal depot { $territory }
standing-leads = most, alone

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
log-joined = has sat down
log-left = has left
log-returned = is back
log-ran_out = has no time left
log-rematch = wants to play again
log-taken_back = has gone back to the start of the turn ({ $count ->
    [one] one decision taken back
   *[other] { $count } decisions taken back
})

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
watch-now = Watch what happens.
watch-skip = Skip

chat-title = Chat
chat-say = Say something to everybody
chat-say_as = Speak as
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
seat-friend = Friend, joins by the link
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
invite-about = Anyone with the link can watch, and sit down where a seat is free.
invite-share = The game begins as soon as all seats are taken. Send the link of the table to your friends.
table-close = Close

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
practice-title = practice
practice-wish = Practice: take back whole turns; the game does not count
practice-about = Practice: whole turns can be taken back. This game does not count.

clock-title = Clock
clock-none = no clock
clock-live = In one sitting: to start + per decision
clock-days = Over days: to start + per decision
clock-at_end = When the time is up
clock-at_end_nothing = nothing happens
clock-at_end_bot = a bot takes over
clock-at_end_close = the table is closed

record-go_on = Go on from a decision
record-file = Record of a game (file)
record-steps = Decisions:
record-from_step = Decisions to keep
record-download = Download the record
record-title = A recorded game
record-look_at = Look at it
record-none = This file is not a record of this game.
record-unfinished = The record ends here
record-goes_on = goes on with a recorded game

position-title = A position
position-play_on = Play on from here
position-link = This position as a link
position-in_words = Position as text
position-goes_on = goes on from a position

## Trying out

try-it = Try it
try-title = Trying out
try-banner = Trying out – nothing here is played.
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

## Home, rules, wishes and help

home-title = Ruhrschifffahrt 1769–1890
home-about = Two to four skippers carry coal down the Ruhr, build locks and warehouses, and ship it abroad from Ruhrort.
home-skip = To the content
home-menu = Main menu
home-back = To the home page
home-play_now = Play now
home-play = Play
home-learn = Learn
home-learn_about = Learn the whole game by playing it: short lessons on the real board, half an hour in all. No rulebook needed.
home-learn_begin = Learn it by playing
home-learn_lessons = To the lessons
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
setting-warnings = Warn me before I waste something
setting-numbers = The keys 1 to 9 choose an action
setting-pace = How fast things happen
setting-pace_slow = slow
setting-pace_normal = normal
setting-pace_fast = fast
setting-pace_at_once = at once
setting-sounds = Sounds
setting-confirm_end = Confirm the end of my turn (by default in your first three games)
setting-coach = A coach explains each new thing

problem-offline = No connection – trying again …
problem-sending = Sending …
problem-unknown = That did not work.
problem-network = The server cannot be reached. Please try again.

key-table = Keys: ↑ ↓ in the list of actions, Esc back, ← → Home End through the whole game, T to try something out, ? to explain the signs you are on.

legend-title = Signs
legend-die = { $colour ->
    [white] white coal with its pips
   *[black] black coal with its pips
}
