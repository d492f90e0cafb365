# English. One sentence per event and action; the words are those of the English rulebook.

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
thinks-quick = thinks briefly
thinks-long = thinks long

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
event-first_player = { $seat } is the start player.
    .you = You are the start player.
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

regret-lock_left = You could still build a lock, and locks will never be cheaper.
regret-thalers_lost = { $thalers ->
    [one] You keep ten Thalers at most: one goes back to the bank at the end of the turn.
   *[other] You keep ten Thalers at most: { $thalers } go back to the bank at the end of the turn.
}
regret-debt_made = This puts you in debt, which costs { $points } points at the end unless you repay it; other choices would not.

why-not = Why not?
why-title = Not possible now, and why

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

transport-title = Transport track
transport-dice = Transport track, { $path }: { $dice }
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
jump-track = To the transport track
jump-port = To the port

outlook-sold = { $pilot ->
    [yes] With a pilot to { $name }
   *[no] To { $name }
}
outlook-obstacles = obstacles on the way: { $names }
outlook-clear = no obstacle on the way
outlook-hauling = only with hauling: it lies upriver of the barge
outlook-not_carried = not yet allowed to carry this coal
outlook-points = { $points ->
    [one] leads to { $points } point
   *[other] leads to { $points } points
}
outlook-option = What you could sell then

price-title = Prices

sign-thaler = T

odds-title = Odds

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
points-total = total
points-by_source = Points by source
points-source = Source
points-if_ended = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
points-from = { $source } { $points }
points-end_now = if it ended now

end-over = The game is over

## What has happened

log-short = Log

past-title = Step by step
past-first = To the beginning
past-before = One back
past-after = One on
past-now = Back to now
past-step = Step { $step } of { $of }
past-turn = turn { $turn }
past-looking = Looking back at step { $step } of { $of }.
past-opening = The game begins.
past-since = { $count ->
    [one] The others’ move
   *[other] The others’ { $count } moves
}
past-pause = Pause
past-resume = Go on
past-skip = Next
watch-now = Watch what happens.
watch-skip = Skip

chat-title = Chat

## Tables, seats and records

table-menu = Table and settings
table-now = Now
table-new = new


status-open = Waiting for players
status-playing = In play
status-finished = Finished
status-closed = Time ran out, the table is closed

seat-title = Seat
seat-free = free
seat-name = Name
seat-your_name = Your name
seat-player = Player { $number }
seat-player_or_nobody = Player { $number }, or empty
seat-here = Person at this screen
seat-friend = Friend, joins by the link
seat-bot = Bot
seat-nobody = Nobody
seat-substitute = The bot that takes over

table-close = Close


variant-title = Variant
variant-calmer_water = calmer water
variant-calmer_water_about = Variant calmer water: without the two starred markers
practice-title = practice
practice-wish = Practice: take back whole turns; the game does not count
practice-about = Practice: whole turns can be taken back. This game does not count.
deal-known = known deal
deal-known_about = Known deal: whoever made the table can know what is hidden. This game does not count.
seat-by_invitation = by invitation
position-goes_on = goes on from a position

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
record-title = A recorded game
record-look_at = Look at it
record-none = This file is not a record of this game.


## Trying out

try-it = Try it

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
home-strategy = How the game is won
home-puzzles = Puzzles
home-me = Me and my devices
home-opponents = Opponents
home-opponent = Opponent
home-find = Find a game
home-find_about = Open tables, rated games, people about as strong as you.
home-cups = Cups
home-cups_about = Tournaments for any number of players, and the duplicate of the week: the same deals for all.
home-same_screen = On one screen
home-same_screen_about = Two to four people take turns at this device.
home-begin = Start the game
home-friends = Play with friends
home-friends_about = Several people at this screen, friends who join by the link, bots: mix them as you like.
home-terms = Clock, variant, public
home-public = Public: anybody may find the table, join and watch
home-by_invitation = Only people I invite
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
setting-sounds = Sounds
setting-coach = A coach explains each new thing

error-not_found = There is nothing at this address.
error-table_not_found = There is no such table.
problem-offline = No connection – trying again …
problem-sending = Sending …
problem-unknown = That did not work.
problem-network = The server cannot be reached. Please try again.

legend-title = Signs
legend-die = { $colour ->
    [white] white coal with its pips
   *[black] black coal with its pips
}
