# English. What puzzles say.

theme-building = Building
theme-coal = Which coal
theme-debt = Debt
theme-end_bonus = Bonuses at the end
theme-export = Export and port
theme-income = Income
theme-lock_race = Race for locks
theme-option = Special option
theme-pilot = Pilot
theme-progress = Progress
theme-sale = Sale
theme-track = Where dice lie
puzzle-title = Puzzles
puzzle-about = { $count } positions from games in which one choice is clearly better than the one that comes to mind first. For every answer you are told what it costs, and why.
puzzle-day = Puzzle of the day
puzzle-day_done = You have had today’s. The next one comes tomorrow.
puzzle-any = Any puzzle
puzzle-themes = By theme
puzzle-difficulties = By difficulty
puzzle-found_by = From { $level } on
puzzle-had = { $had } of { $count }
puzzle-red = Red
puzzle-blue = Blue
puzzle-green = Green
puzzle-yellow = Yellow
puzzle-where = Turn { $turn }, { $players } players
puzzle-asked = { $name } is to { $decision }. What is best?
puzzle-right = Right: { $action }
puzzle-right_too = Right, it comes to the same: { $action }
puzzle-right_near = Right, within the noise of the best choice: { $action }
puzzle-wrong = Not the best: { $action }
puzzle-cost = Against the best choice it costs { $points } { $points ->
    [one] point
   *[other] points
} and { $win } % of your chance to win.
puzzle-cost_points = Against the best choice it costs { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-cost_chance = Against the best choice it costs { $win } % of your chance to win.
puzzle-cost_win = It costs { $win } % of your chance to win, though it brings { $points } { $points ->
    [one] point
   *[other] points
} more.
puzzle-natural = What comes to mind first: { $action }
puzzle-played = What { $name } did: { $action }
puzzle-as_played = As { $name } did in the game.
puzzle-why = Why
puzzle-best = The best choice: { $action }
puzzle-show = Show the solution
puzzle-retry = Try again
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-others = What the other choices cost
puzzle-decision = Decision { $at } of { $count }
puzzle-turn_on = Play the turn on
puzzle-on_best = The turn goes on as after the best choice: { $action }
puzzle-turn_nothing = The whole turn: nothing given away.
puzzle-turn_cost = The whole turn gave away { $points } { $points ->
    [one] point
   *[other] points
} and { $win } % of your chance to win.
puzzle-turn_cost_points = The whole turn gave away { $points } { $points ->
    [one] point
   *[other] points
}.
puzzle-turn_cost_chance = The whole turn gave away { $win } % of your chance to win.
puzzle-turn_cost_win = The whole turn gave away { $win } % of your chance to win, though it brought { $points } { $points ->
    [one] point
   *[other] points
} more.
puzzle-rating = Your rating
puzzle-rating_of = { $rating } ± { $spread }
puzzle-streak = Days in a row
puzzle-of_review = The costliest turns of { $name }
puzzle-own_waiting = The game is being reviewed; its puzzles come when that is done.
puzzle-own_none = No turn of { $name } cost more than noise: there is nothing to solve.
puzzle-to_review = Back to the review
