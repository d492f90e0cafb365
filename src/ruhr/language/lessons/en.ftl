# English. What the lessons say: lesson-<id> is its title, lesson-<id>_<step> a step, lesson-<id>_<step>_otherwise what is said to who chose otherwise.

## Going through the lessons

learn-about = { $count } short lessons, { $minutes } minutes in all. You make every move yourself, on the real board, and can stop at any time: your place is kept.
learn-begin = Begin
learn-continue = Go on: { $lesson }
learn-minutes = { $minutes } min
learn-done = learned
learn-skipped = skipped
learn-then = And then: your first game
learn-first_game = Play the first game
learn-first_game_about = Against two cabin boys, who play kindly. A coach explains what is new, and you can take back whole turns.
learn-step = Step { $step } of { $of }
learn-go_on = Go on
learn-back = Back
learn-skip = Skip this lesson
learn-leave = Leave the lesson
learn-return = Back to the step
learn-retry = Try again
learn-read_on = Read on in the rules:
learn-asked = Your turn: { $decision }.
learn-came = What came of it
learn-otherwise = That is allowed, too, but the lesson wants to show you something else.
learn-next = Next lesson: { $lesson }
learn-again = Once more
learn-all = All lessons
learn-red = Red
learn-blue = Blue
learn-green = Green
learn-yellow = Yellow

## Theme and aim, and the first coal

lesson-aim = Your first coal
lesson-aim_river = The Ruhr carries coal from the mines above Witten down to the port of Ruhrort. You are Red, and every turn your barge takes one die of coal.
lesson-aim_start = Coal waits on the storages, and its pips are its worth. Choose where your barge starts, and watch: it sails to the next buyer by itself.
lesson-aim_paid = Each pip that arrives is paid for: the first with a development token, every further one with a Thaler.
lesson-aim_lock = Thalers are there to be spent: build a lock at an obstacle in Grafschaft Mark, for 2 Thalers. It brings you 3 points, and from now on everybody’s coal passes there unharmed.
lesson-aim_lock_otherwise = Only a lock in Grafschaft Mark brings 3 points, elsewhere it is 2. And points are what counts.
lesson-aim_second = With two players a second lock in the same turn is free, for now. Build another one in Grafschaft Mark.
lesson-aim_second_otherwise = This lock costs nothing, and in Grafschaft Mark it brings 3 points more. Take them.
lesson-aim_points = Points win the game, not Thalers: you get them for locks and warehouses, for exports, and at the end. Whoever has the most after twelve turns wins.
lesson-aim_history = The twelve turns lead from 1769 to 1890, from the towpath to the railway. In these years locks made the Ruhr one of the busiest rivers in Europe.
lesson-aim_end = That was a turn: start, sail, sell, build. All the rest is about doing it better.

## A trip and its sale

lesson-trip = A trip and its sale
lesson-trip_arrow = The arrow beside a coal storage leads to the one buyer you reach without help; a wheel means that only a pilot gets away. Start at Gewalt: its buyer is next door, and nothing lies between.
lesson-trip_arrow_otherwise = There an obstacle lies on the way, and the coal loses a pip. From Gewalt it arrives whole, and much of the river is still ahead of you.
lesson-trip_order = A new turn, and whoever lies farthest upriver decides first. That is you: Blue lies downriver, at Werden.
lesson-trip_pilot = Without help a barge goes two spaces at most. Each turn you may choose one special option: the pilot takes you as far as you like.
lesson-trip_pilot_otherwise = That has its day. Here the pilot is better: he costs nothing and takes the best coal all the way to a city.
lesson-trip_downriver = You start on a storage downriver of your barge that no other barge has taken. Kunstwerk has four pips, the best within reach.
lesson-trip_downriver_otherwise = Weaker coal, and nearly the whole river behind you. Barges drift down only, so do not hurry: whoever stays upriver has more to choose from.
lesson-trip_obstacles = Three obstacles lie between here and Werden. Passing obstacles costs the coal one pip, once, however many they are.
lesson-trip_city = Now choose the buyer. An industry has paid you before; sell to a city this time, and the token will be another one.
lesson-trip_city_otherwise = It pays, but the token matters more: you have none from a city yet, and one of each kind is about to earn you something.
lesson-trip_end = One token from an industry, one from a city: this pair has just earned you a progress marker. The next lesson shows what markers do.

## Tokens and progress markers

lesson-markers = Tokens and markers
lesson-markers_tokens = Every sale brings a token of its kind: black or white coal, sold to an industry, to a city or in Ruhrort. Tokens are never spent.
lesson-markers_wage = Certain tokens together earn a progress marker. Two from industries have earned you the wage, one more option for you: choose it and receive 2 Thalers.
lesson-markers_wage_otherwise = Then you start without the 2 Thalers. The wage is free, and only one player a turn can have it.
lesson-markers_second_city = Your second token from a city completes two progress markers at once. Start at Langenbrahm: its coal is sold in Werden, and that is a city.
lesson-markers_second_city_otherwise = Mülheim is a city too, but this coal is weaker, and hardly any river is left below it. Langenbrahm is better.
lesson-markers_mark = One sale, two markers. Grafschaft Mark brings you two warehouses, and from now on you may carry the white coal of the upper river.
lesson-markers_white = Blue sold in Ruhrort and got the coal hauler, a white marker. Of each white kind there is one fewer than players: first come, first served.
lesson-markers_use = Your other new progress marker, Essen warehouse, lets you build in Steele, Werden or Kettwig once a turn. Build one, for 3 Thalers.
lesson-markers_use_otherwise = First use the new marker, and be early: the first slot in a city costs 3 Thalers, the next one 4, the last one 5.
lesson-markers_lock = Each of your own markers serves once a turn, so you can use lock building as well. Build a lock in Grafschaft Mark: 2 Thalers for 3 points.
lesson-markers_lock_otherwise = You have the Thalers and the marker for it, and only in Grafschaft Mark does a lock bring 3 points. Build there.
lesson-markers_end = Most white markers serve only once a game. A good player sells where the next marker is waiting.

## Locks and warehouses

lesson-building = Locks and warehouses
lesson-building_lock = Whoever has the progress marker lock building can build a lock at an obstacle: for 2 Thalers until turn 4, now for 3. In Grafschaft Mark that brings 3 points, elsewhere 2: build up there.
lesson-building_lock_otherwise = That brings 2 points at most. A lock in Grafschaft Mark brings 3, and there are only six of them.
lesson-building_second = Your first lock also brought two warehouses. And with two players a second lock in the same turn is free, until turn 5: take it.
lesson-building_second_otherwise = The free lock is worth 3 points in Grafschaft Mark, and it is lost when you finish. Take that first.
lesson-building_city = A warehouse in a city brings 2 points, and 1 Thaler whenever anybody sells there. The first slot is the cheapest: build in Steele.
lesson-building_city_otherwise = Steele first: it lies just below a coal storage. You will see how soon somebody sells there.
lesson-building_depot = Coal depots lie inland, one in each territory, and the end pays extra for them. Build in any: the first slot costs 2 Thalers and brings 2 points.
lesson-building_depot_otherwise = Do not leave it: depots are the cheapest warehouses, and whoever is in all four is paid for it at the end.
lesson-building_gift = Every turn begins with an event of history: in turn 3 a levy, and now, in 1782, a warehouse for everybody, and a Thaler or a point. Take which you like.
lesson-building_hauling = You have Grafschaft Mark, so the white coal up there is yours to carry. The option hauling lets you start upriver, for 1 Thaler.
lesson-building_hauling_otherwise = Upriver lies white coal that you alone may carry. Plain hauling is all you need to get there.
lesson-building_white = White coal brings tokens of a new kind. Start at Nachtigall, Heven or Rauendahl: the farther up, the more river is ahead of you.
lesson-building_white_otherwise = That is black coal again. White coal brings new tokens, and Blue may not carry it yet.
lesson-building_income = And Blue has sold in Steele, so your warehouse there has earned you 1 Thaler. It will go on doing so to the end of the game.
lesson-building_end = What you build with are the warehouses in your pool. More come with your first lock, with Grafschaft Mark, and in certain turns.

## Special options

lesson-options = Special options
lesson-options_hauling = You lie far down at Kettwig, and below it there is hardly any coal. Haul yourself back upriver, for 1 Thaler.
lesson-options_hauling_otherwise = Downriver there are only two pips to be had, and a pilot on top would cost more than he brings. Plain hauling will do.
lesson-options_upriver = Start at Pörtingsiepen: four pips, the buyer next door, nothing in between. And the token completes a progress marker for you.
lesson-options_upriver_otherwise = That pays less. At Pörtingsiepen four pips arrive whole.
lesson-options_supply = Your new marker is an option too: supply adds 2 pips to any die on a storage. Choose it.
lesson-options_supply_otherwise = The coal ahead of you has only two pips. Supply makes it four, for nothing.
lesson-options_raise = Raise the die at Langenbrahm, since that is where you will start.
lesson-options_raise_otherwise = A gift to others, or to nobody. Raise the coal that you will carry yourself.
lesson-options_go = Now carry it off. The lock below Langenbrahm keeps all four pips whole on the way to Werden.
lesson-options_go_otherwise = Then you leave your four pips to Blue. Start at Langenbrahm.
lesson-options_pairs = Hauling, transport and pilot also come in pairs, for 1 or 2 Thalers. From turn 7 every option that costs something costs 1 more.
lesson-options_end = Many options are free, so choose one every turn. What transport does comes next.

## The transport track and its paths

lesson-track = The transport track
lesson-track_sold = Sold coal is not gone: it lies on the transport track, and only from there does it come back to the river. Now turn 4 begins.
lesson-track_path = The paved path is shorter, so the lowest die comes back. You are first in order and place it in the territory of the turn’s coat of arms: at Saarn.
lesson-track_path_otherwise = Wiesche needs a pilot, and below Sellerbeck there is an obstacle. From Saarn the coal arrives whole.
lesson-track_transport = Coal is scarce now. Choose transport: it costs nothing and takes the lowest die of the track, from the arrow box, to any empty storage.
lesson-track_transport_otherwise = The coal ahead of you is weaker and farther off. Transport brings four pips right to your barge, and costs nothing.
lesson-track_put = Four pips! Put the die on Gewalt, just below your barge: the buyer is next door.
lesson-track_put_otherwise = It pays most from Gewalt: the buyer is next door, and nothing lies between.
lesson-track_start = You need not carry what you have transported. But this is the best coal: start at Gewalt.
lesson-track_start_otherwise = Weaker coal, and your four pips stay behind. Start at Gewalt.
lesson-track_full = Blue’s sale found the column full: all dice moved down a box, and the lowest dropped out. Again you place it: at Sellerbeck.
lesson-track_full_otherwise = At Wiesche nobody can use it without a pilot. Sometimes that is clever; today you may want it yourself.
lesson-track_white = White coal has a column of its own and always comes back to Grafschaft Mark. From turn 8 on, on rails, coal comes back faster still.
lesson-track_end = Keep an eye on the arrow box: that die can be fetched next, and everybody sees it.

## Water, demand and the lock duty

lesson-water = Water and demand
lesson-water_bag = Each turn up to the eleventh a demand marker is drawn from the bag: demand somewhere, or high or low water. Let us see what comes.
lesson-water_near = Demand at the hammer mills: a Thaler for each, and at Kupferdreh one lay already. That is not far, but a pilot costs nothing: with him you may choose your buyer.
lesson-water_near_otherwise = That would do today. But a pilot costs nothing, and with him you need not decide yet how far you go.
lesson-water_demand = Start at Kunstwerk: of the coal upriver of Kupferdreh it is all that you can reach, and it has four pips.
lesson-water_demand_otherwise = From there you do not get back up to Kupferdreh, and its demand is as good as two more pips.
lesson-water_buyer = You could sail to any buyer now. Sell at Kupferdreh: the sale pays as always, and the 2 Thalers of the demand come on top.
lesson-water_buyer_otherwise = Nobody there pays as much. The demand at Kupferdreh is as good as two more pips.
lesson-water_low = Low water: when the water is low or high, pilots are banned, and this time every die on a storage also gained a pip. Take the wage you have just earned.
lesson-water_low_otherwise = The pilot is out of the question, and nothing else brings as much as 2 Thalers for free.
lesson-water_city = Start at Langenbrahm: Werden gives you the token from a city that you lack for lock building. You will need that at once.
lesson-water_city_otherwise = More Thalers, perhaps, but no token from a city, and this turn a lock will be asked of you.
lesson-water_duty = Only one marker is left in the bag, so everybody who can must first build a lock; the obstacle’s marker goes into the bag. In Grafschaft Mark you get 3 points.
lesson-water_duty_otherwise = That does your duty too, but for 2 points. In Grafschaft Mark there are 3.
lesson-water_end = Demand tells you where to sell. And when the bag runs low, keep Thalers for a lock.

## Ruhrort and exports

lesson-ruhrort = Ruhrort and exports
lesson-ruhrort_pilot = Only a pilot takes you to Ruhrort, the port on the Rhine. A sale there pays 1 Thaler more and gets exports going.
lesson-ruhrort_pilot_otherwise = Without a pilot you never get to Ruhrort, however near it is.
lesson-ruhrort_start = Start at Saarn: five pips, and the lock at Mülheim lets them pass unharmed.
lesson-ruhrort_start_otherwise = Too few pips. Good coal pays twice in Ruhrort: in Thalers and on the export track.
lesson-ruhrort_sell = Sell in Ruhrort. Coal of four pips or more moves the export marker two boxes, weaker coal one.
lesson-ruhrort_sell_otherwise = It pays, but exports do not get going, and you have no token from Ruhrort.
lesson-ruhrort_value = The export track now says 2: so many points an export is worth. Since turn 4 a country has been turned up every turn; now it is the Netherlands.
lesson-ruhrort_places = Each country has a column of three places in the port. The top one earns 1 point more than the track says, the second just as much, the third 1 less: it pays to be early.
lesson-ruhrort_port = Your tokens from a city and from Ruhrort earn the progress marker port Ruhrort. Build in the column of the Netherlands: its top place is free.
lesson-ruhrort_port_otherwise = Exports go to the country of this turn only. In the column of the Netherlands you earn at once, elsewhere you wait.
lesson-ruhrort_export = Finish your purchases now, and the coal is exported.
lesson-ruhrort_export_otherwise = Shifting costs 2 Thalers, and your warehouse is where it should be. Just finish.
lesson-ruhrort_shift = That made 3 points, and each warehouse that exports pushes the export marker back a box. If another country comes, you may shift a warehouse there for 2 Thalers.
lesson-ruhrort_end = You may have two warehouses in the port, in different columns. Whoever sells in Ruhrort keeps the exports worth something.

## Debt

lesson-debt = Debt
lesson-debt_borrow = The last lock costs 3 Thalers, and you have 1. Build it: a warehouse from your pool is pledged and brings the 2 that you lack.
lesson-debt_borrow_otherwise = Then 3 points go to waste. Even a debt that you never repay costs only 2 at the end.
lesson-debt_cost = Each debt costs 2 points at the end, and what is pledged cannot be built. You have room for four debts; repaying one costs 3 Thalers.
lesson-debt_earn = This is the last turn: there is no more wage, and Thalers should become points. A pilot costs nothing, so take him: he opens every buyer to you.
lesson-debt_earn_otherwise = A pilot costs nothing and opens every buyer to you. You need nothing more: the best coal lies right below you.
lesson-debt_sale = Start at Gewalt: five pips, and now that every lock is built, all five arrive wherever you go.
lesson-debt_sale_otherwise = Too few pips: you need 3 Thalers for your debt and 2 for a depot.
lesson-debt_buyer = You have all the tokens that industries give, so any industry pays for all five pips in Thalers. Ruhrort gives a token instead of one Thaler, but pays 1 more: 5 as well.
lesson-debt_buyer_otherwise = A city gives you a token and only 4 Thalers. You need 5: 3 for your debt and 2 for a depot.
lesson-debt_repay = You have 5 Thalers. Repay the debt for 3: that saves 2 points, and the warehouse is back in your pool.
lesson-debt_repay_otherwise = The debt would still cost you 2 points. Repay first; the rest will do for a depot.
lesson-debt_build = 2 Thalers are left, just enough for the first slot of the depot Essen or Broich. Build, for 2 points.
lesson-debt_build_otherwise = In Essen or Broich your 2 Thalers are enough. Where others have built, a slot costs 3, and what is left in your purse counts for nothing.
lesson-debt_end = Do not fear early debts: a lock in time is worth more. Late in the game, count whether it brings more than 2 points.

## The end and its bonuses

lesson-end = The end
lesson-end_last = The last turn, and you are 13 points behind. But the end has rewards of its own: let us collect them.
lesson-end_ruhraake = Your white marker Ruhraake brings 2 points at the end, 4 if your barge lies in Ruhrort. You have a pilot: sell there.
lesson-end_ruhraake_otherwise = It sells, but with your barge there the Ruhraake brings 2 points less.
lesson-end_depots = With warehouses in all four depots you get 2 points, and 1 for each depot in which you alone have the most. Build in Broich: it does both.
lesson-end_depots_otherwise = Broich first: there 2 Thalers bring 5 points in all. Nothing else comes near.
lesson-end_cities = Build in Kettwig: all three Essen cities bring 1 point more, and your Ruhrtalbahn brings 1 for every warehouse in a city.
lesson-end_cities_otherwise = Kettwig brings 4 points for 3 Thalers, more than anything else now.
lesson-end_repay = You still have a debt: at the end it costs 2 points, and your mayor pays only those who have none. Repay it, for 3 Thalers.
lesson-end_repay_otherwise = As long as you have a debt, your mayor gives nothing, and 2 points are lost. Repay first.
lesson-end_mayor = 3 Thalers are left, and a lock would bring 2 points. But your mayor gives 1 point for each Thaler that you keep: so finish.
lesson-end_mayor_otherwise = Those Thalers were worth more to your mayor. Keep them and finish.
lesson-end_scored = Cities, depots, majorities, mayor, Ruhrtalbahn, Ruhraake: all that came at the end. 47 to 42, you win!
lesson-end_end = Warehouses in all seven cities would bring 3 more. About turn 9, look at what you can still complete.

## A plan for a first game

lesson-plan = A plan for your first game
lesson-plan_open = A new game, and the first aim is lock building: a token from an industry and one from a city. Start at Gewalt: full pay, and much river ahead.
lesson-plan_open_otherwise = One can play like that. But Gewalt has both: every pip is paid, and most of the river is still ahead.
lesson-plan_free = Now you want a city, and Langenbrahm leads to one without help. So your option is free for something else: transport the die from the arrow box.
lesson-plan_free_otherwise = It does not help you here. Transport is free, and you decide which coal lies where next turn.
lesson-plan_put = A poor die. Put it on Wiesche or Pauline: from there only a pilot gets it to a buyer, so it would cost Blue his option.
lesson-plan_put_otherwise = From there it reaches a buyer without help. From Wiesche or Pauline Blue could carry it only with a pilot.
lesson-plan_start = Start at Langenbrahm: even with one pip lost at the obstacle, Werden pays well, and it is a city.
lesson-plan_start_otherwise = You are looking for a city that pays well and leaves river ahead of you. That is Werden.
lesson-plan_locks = You both have lock building, and Blue was first. Get your 3 points in Grafschaft Mark before they are gone.
lesson-plan_locks_otherwise = A lock on your own way can be good too, but those for 3 points go first. Take one of them.
lesson-plan_more = And the second one, while it is free.
lesson-plan_more_otherwise = Take 3 points while there are any: this lock costs you nothing.
lesson-plan_white = Next aim: two tokens each from industries and cities, about turn 4. They earn Grafschaft Mark, its two warehouses, and white coal.
lesson-plan_spend = Build something every turn. At the end of a turn all Thalers above 10 are lost, and warehouses in cities earn from the first day.
lesson-plan_finish = Later: one warehouse in each depot, one or two in the port, and the white markers that fit what you have.
lesson-plan_end = That is a good plan for a first game. Try it against cabin boys!
