# English. How the game is won, from data.

strategy-title = How the game is won
strategy-about = From { $games } games with { $players } players, all of them bots of the same level ({ $level }). A whisker shows where the true mean lies with a probability of 95 %.
strategy-correlation = This tells what goes with many points, not why: who is ahead can also afford more. And of twenty things that make no difference at all, one looks as if it did. What a choice is worth in one position, puzzles and reviews tell.
strategy-players = { $players } players
strategy-openings = First choices
strategy-openings_about = What the choices of turn 1 are worth by place in the order: points at the end against what was chosen in these games, weighed on the same deals.
strategy-places = Who begins
strategy-place = place in turn 1
strategy-opening = choice
strategy-points = points
strategy-wins = wins
strategy-chance = chance to win
strategy-chosen = chosen
strategy-possessions = What goes with winning
strategy-possessions_about = How many more points players who had it by the end of a turn have in the end than those in the same game who had not. Grey: could be chance.
strategy-thing = marker, building or sale
strategy-by_turn = by turn { $turn }
strategy-built = { $kind ->
    [lock] Lock: { $place }
    [city] Warehouse: { $place }
    [depot] Coal depot: { $place }
    [sale] Sold at { $place }
   *[port] Port: { $place }
}
strategy-percent = { $share } %
strategy-how = How many play
strategy-short = In short
strategy-short_place = Whoever is number { $place } in turn 1 wins most often: { $share } % of the games (± { $half }).
strategy-short_even = Who begins matters less than can be told from chance in so many games.
strategy-short_source = Winners are furthest ahead in points from: { $source } ({ $points }).
strategy-short_thing = By turn { $turn } this goes with most points: { $thing } ({ $points }).
strategy-none = Too few games to tell anything yet.
strategy-sources = Where winners get their points
strategy-sources_about = Average points by source, of those who won and of the others in the same games.
strategy-source = source
strategy-winners = winners
strategy-others = others
strategy-more = more
strategy-when = By the end of which turn
strategy-turn = turn { $turn }
strategy-kind = { $kind ->
    [marker] Progress markers
    [city] Warehouses in cities
    [depot] Warehouses in coal depots
    [port] Warehouses in the port
    [lock] Locks
   *[sale] Sold there
}
strategy-which_place = Place in turn 1
strategy-first = { $decision ->
    [option] Special option
   *[start] Coal to load
}
