# How people find each other: open tables, a game by wish, ratings, and what came of games.
finding-title = Find a game
finding-me = Find me a game
finding-me_about = Say what you would like to play. You sit down where people about as strong as you are waiting, or wait until somebody comes.
finding-pace = Pace
finding-live = in one sitting
finding-days = over days
finding-players = Players
finding-language = Language
finding-any = any
finding-rated = rated
finding-unrated = not rated
finding-rated_wish = Rated: the result changes ratings
finding-rating = { $rating } ± { $deviation }
finding-your_rating = Your rating among { $players }: { $rating }
finding-no_rating = You have no rating among { $players } yet. A few rated games are enough, even against bots.
finding-open = Open tables
finding-filter = Show
finding-new = Open a table
finding-welcome = Who is welcome
finding-welcome_all = everybody
finding-welcome_newcomers = newcomers: rating up to { $highest }
finding-welcome_similar = people about as strong as I am
finding-chat = With chat
finding-chat_off = without chat
finding-wanted = { $count ->
    [one] one player wanted
   *[other] { $count } players wanted
}
finding-from = rating from { $lowest }
finding-up_to = rating up to { $highest }
finding-around = rating around { $rating }
finding-bots = Rated against bots
finding-bots_about = How strong the bots are is known on the same scale: a few games against them, and you have a rating. There are no hints.
finding-bot_measured = { $bot }: { $rating }, measured
finding-bot_inferred = { $bot }: { $rating }, inferred from two-player games
finding-inferred = inferred from two-player games
finding-rules = What applies at this table
finding-rules_of_rated = What applies in rated games
finding-is_rated = This game is rated: everybody’s place at the end changes ratings. Points do not.
finding-is_unrated = This game is not rated: nobody’s rating changes.
finding-fresh = A fresh deal, one seat for everybody, no hints, and no whole turn is taken back.
finding-leave = If somebody leaves, a bot decides for them; they may come back at any time.
finding-no_clock = There is no clock.
finding-time_nothing = When somebody’s time is up, nothing happens: the others wait.
finding-time_bot = When somebody’s time is up, a bot decides for them until they come back ({ $level }).
finding-time_close = When somebody’s time is up, the table is closed.
finding-stand_in = In rated games it is always the same bot that decides for people ({ $level }).
finding-leave_rated = Whoever has a bot deciding for them at the end, or had bots decide more than { $most } times, is last, whatever the bots have achieved.
finding-close_rated = If a table is closed, whoever ran out of time is last, and the others tie.
finding-begun_rated = Until everybody has decided once, leaving costs nothing: such a game does not count.
finding-bots_rated = Bots have ratings of their own, and keep them.
finding-shown_rated = Everybody at this table sees your rating and how many rated games you have played.
finding-waiting = Looking for players …
finding-waiting_about = Looking for ratings from { $lowest } to { $highest }, and further away the longer it takes. Stay on this page.
finding-waiting_days = Your seat is kept, and the table is among yours: come back whenever you like. Looking for ratings from { $lowest } to { $highest }, and further away the longer it takes.
finding-change = { $name }: { $before } → { $after }
finding-ratings = Ratings
finding-counting = The game is being counted …
finding-not_counted = The game does not count for ratings: somebody never made a decision.

tables-none = None at the moment.
tables-look_again = Refresh
tables-more = Show more
tables-join = Join
tables-watch = Watch
tables-look = View

profile-title = My games and ratings
profile-none = Nothing yet: the games you play to the end will be summed up here. Practice does not count.
profile-among = { $players } players
profile-games = { $count ->
    [one] one rated game
   *[other] { $count } rated games
}
profile-over_time = Rating over time, { $players } players: from { $first } to { $last }
profile-by_level = By opponents
profile-by_turn = By place in the first turn
profile-opponent = opponent
profile-people = people
profile-turn = place
profile-played = games
profile-won = won
profile-place = average place
profile-points = average points
profile-sources = Points by source
profile-sources_about = The latest games played to the end, the last one on the right.
profile-other = everything else
profile-losses = What you gave away
profile-losses_about = Points a turn, as reviews of your games tell: { $loss } on average, in { $count ->
    [one] one game
   *[other] { $count } games
}.
profile-losses_none = Have a finished game reviewed: then you see here how many points a turn you gave away.
profile-latest = The latest games
profile-left = bots decided in your place
profile-result = place { $place } of { $players }
profile-with_points = { $points } points
profile-as_table = As a table
profile-date = game
profile-kept = Everything about you, with the records of all games, is in one download.
