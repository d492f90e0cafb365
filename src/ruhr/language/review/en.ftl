# Looking back at a game in the browser: what decisions cost, what luck gave, what was better.

review-title = Review
review-about = Every decision is weighed by what could be known then. What lies within the noise is nobody’s mistake.
review-progress = { $found } of { $of } decisions weighed
review-waiting = The first findings come in a moment …
review-again = Try again
review-to_table = To the table
review-html = Download as a page
review-json = Download as JSON
review-whose = Whose game

## The curve of chances

review-curve = Chances to win
review-curve_at = Turn { $turn }: { $chances }
review-chance = { $name } { $share } %
review-as_table = As a table
review-turn = Turn
review-end = The end

## How a result came about

review-account = How the result came about
review-account_later = The balance is drawn up once all decisions are weighed.
review-points = points
review-win = chance to win
review-start = Expected at the start
review-luck = Luck
review-possible = Own decisions at their best
review-lost = Given away of it
review-others = Others’ decisions
review-final = Final result
review-account_about = Expected is what a game brings in which everybody goes on by rough judgement. Own decisions at their best are what the best choices would have brought beyond that. Good decisions of the others usually cost something.
review-like = { $own ->
    [yes] You gave away { $loss } points a turn. You played like a { $level }.
   *[no] { $name } gave away { $loss } points a turn and played like a { $level }.
}
review-loss_a_turn = { $own ->
    [yes] You gave away { $loss } points a turn.
   *[no] { $name } gave away { $loss } points a turn.
}

## Turns

review-costliest = The costliest turns
review-no_mistakes = Nothing was given away that could be told from noise.
review-cost = { $own ->
    [yes] Turn { $turn } cost you { $points } points{ $share ->
        [0] {""}
       *[other] {" "}and { $share } % of the chance to win
    }.
   *[no] Turn { $turn } cost { $name } { $points } points{ $share ->
        [0] {""}
       *[other] {" "}and { $share } % of the chance to win
    }.
}
review-cost_win = { $own ->
    [yes] Turn { $turn } cost you { $share } % of the chance to win.
   *[no] Turn { $turn } cost { $name } { $share } % of the chance to win.
}
review-sure = ± { $error }
review-better = The better turn: { $action }.
review-show = Show on the board
review-as_puzzles = { $own ->
    [yes] Play your costliest turns as puzzles
   *[no] Play the costliest turns of { $name } as puzzles
}
review-finest = Played best
review-fine = Turn { $turn }: { $action }. What comes to mind first ({ $other }) would have cost { $points } points{ $share ->
    [0] {""}
   *[other] {" "}and { $share } % of the chance to win
}.
review-fine_win = Turn { $turn }: { $action }. What comes to mind first ({ $other }) would have cost { $share } % of the chance to win.
review-none_finest = No turn in which the right choice was hard to find.
review-all_turns = All turns
review-all_turns_about = What every turn cost, in points. Bold: more than noise.

## Luck

review-luck_of = { $own ->
    [yes] Chance gave you { $points } points in all.
   *[no] Chance gave { $name } { $points } points in all.
}
review-luck_at = Turn { $turn }: { $what }
review-first = { $name } begins
review-country = { $country } is revealed
review-marker = { $marker } is drawn
review-no_luck = Nothing has been revealed yet.

## A decision

review-decision = Decision { $step } · turn { $turn }
review-chose = { $own ->
    [yes] You chose: { $action }
   *[no] { $name } chose: { $action }
}
review-nothing_better = Nothing better was found.
review-within_noise = The difference to the best choice lies within the noise.
review-given_away = { $points } points (± { $error }){ $share ->
    [0] {""}
   *[other] {" "}and { $share } % of the chance to win
} given away.
review-given_away_win = { $share } % of the chance to win given away.
review-choice = Choice
review-taken = chosen
review-best = best
review-before = Decision before
review-after = Next decision
review-mistake_after = Next mistake
review-think_more = Think ten times as long
review-thinking = Being thought about …
review-thought_more = Thought about ten times as long.
review-not_thought = More thinking failed several times.
review-play_on = Play on from here
review-link = Copy the link
review-choose_one = Point at the curve or choose a turn to see it on the board.

## The better turn, step by step

review-plan = The better turn
review-plan_step = Step { $step } of { $of }: { $what }
review-plan_start = Before the better turn
review-plan_end = From here on it depends on what is revealed.
review-step_back = One step back
review-step_on = Next step
review-plan_leave = Back to the game

## A number of points

review-number = { NUMBER($number, minimumFractionDigits: 1) }
