# English. What the coach says in a first game.

coach-title = Your coach
coach-silent = Say no more of this

## What a decision is about

topic-levy = The levy: pay one Thaler or one point. Early in the game a Thaler often builds more than the point is worth.
topic-gift = A gift: one Thaler or one point. Take the Thaler if it pays for something this turn, otherwise the point.
topic-remove = Old pits close: a die of coal leaves the river for good. Take one that others need more than you do.
topic-place = A die has come back from the transport track. Put it where it will still lie downriver of your barge when you next start.
topic-last_turn = This is the last turn. Whatever brings no points by its end is worth nothing; only the mayor still counts Thalers.
topic-paved = From now on coal travels on the paved path, with a column for black and one for white. The path is shorter, so dice come back sooner.
topic-options_dearer = From this turn on every special option that costs something costs one Thaler more.
topic-rails = The rails are here: the transport track is shorter still, and sold coal is soon back on the river.
topic-steam = Steam engines: every die on the transport track has gained a pip. What comes back now is worth more.
topic-water = The water is too high or too low for pilots this turn. Look for coal whose arrow leads straight to a good buyer.
topic-option = Before you load coal you may choose one special option. Ask yourself where you want to sell: that tells which one you need.
topic-pilot = Without a pilot coal goes two spaces at most. The pilot is free and lets you sell anywhere downriver, even in Ruhrort.
topic-hauling = Your barge only drifts down the river. Hauling takes it back to coal upriver; it costs Thalers, so keep some for it.
topic-transport = Transport puts a die from the arrow box on an empty storage: coal where you need it, perhaps right ahead of you.
topic-wage = The wage is two Thalers for nothing, but only one player a turn can take it. Be early.
topic-supply = Supply adds two pips to a die on a storage. Choose coal that you will load yourself.
topic-demand = Coins lie on some selling spaces: a demand. Whoever sells there first takes them on top of the price.
topic-inn = Your inn gives Thalers or points once a game. Unused, it still pays at the end: open it when Thalers get something built.
topic-coal_hauler = Once a game your coal hauler adds pips to a die. Use it on low coal that you load right now.
topic-hauling_action = Once a game your marker makes hauling free. The dearer the option, the better it is spent.
topic-transport_to = Put the die downriver of your barge if you want it yourself, and where no one before you can load it.
topic-supply_at = Raise a die that you are about to load; six pips are the most.
topic-start = Choose the coal you load. Its pips are its price, and the arrow beside the storage shows who buys it without a pilot.
topic-obstacles = Passing an obstacle without a lock costs the coal one pip, once a trip. Compare what arrives, not what lies there.
topic-order = Whoever lies farthest upriver decides first in the next phase. The farther down you go, the later you choose, and the more you must haul.
topic-white_coal = With Grafschaft Mark you may load white coal too. It fills token spaces of its own and opens new markers.
topic-sell = The buyer gives one development token and Thalers for the other pips. Sell where you lack a token.
topic-tokens = Tokens earn progress markers. Point at your player board to see which one is a single token away.
topic-ruhrort = Ruhrort pays one Thaler more and moves the export marker, but your barge then lies at the very end of the river.
topic-lock_duty = Only one marker is left in the bag: this turn everybody who can must build a lock first.
topic-purchase = Now your Thalers become points. Each progress marker lets you build one thing a turn; finish when nothing is worth its price.
topic-lock = A lock brings two or three points at once, and your first one frees two warehouses. Early locks are cheap: be quick.
topic-second_lock = The second lock of this phase is free with so few players. Do not leave it lying.
topic-city = A city warehouse is worth two points, and a Thaler each time anybody sells there. The first slots are the cheapest.
topic-depot = A depot warehouse is worth two points at a low price. At the end there are more for the majority and for all four depots.
topic-port = A warehouse in the port scores again and again: each time its country is exported to. The top places earn most.
topic-export = This turn’s country marker shows where exports go in phase 7. The export marker's box says what it is worth; farther right it is never less.
topic-white_warehouse = Your white warehouse marker builds once a game for two Thalers in any city or in the port. Save it for a dear place.
topic-shift = Shifting a port warehouse costs two Thalers. It pays if the other country is still to come more often.
topic-debt = Each debt costs two points at the end and ties up a warehouse. Repay it when three Thalers lie idle.
topic-limit = More than ten Thalers cannot be kept. Spend the rest now.

## What beginners regret

regret-points_left = It is the last chance to score: something else here still brings { $points ->
    [one] 1 point
   *[other] { $points } points
}.
regret-option_left = No option is a gift thrown away: { $option } costs nothing and is never worse.
regret-sold_cheaply = { $thalers ->
    [one] Another choice brings the same token and 1 Thaler more.
   *[other] Another choice brings the same token and { $thalers } Thalers more.
}
