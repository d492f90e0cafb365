# English. What only the commands say: in the terminal, and of files and matches.

error-record_not_json = This is not JSON: { $reason }
error-board_unreadable = The board file { $file } cannot be read: { $reason }
error-board_not_toml = The board file is not TOML: { $reason }
error-board_missing = The board file lacks the key “{ $key }”.
error-board_unknown = The board file has an unknown key “{ $key }”.
error-board_wrong_type = The board file’s “{ $key }” must be: { $expected }.
error-board_out_of_range = The board file’s “{ $key }” is { $value }; it must be from { $least } to { $most }.
error-board_not_one_of = The board file’s “{ $key }” is “{ $value }”; it must be one of: { $allowed }.
error-board_wrong_count = The board file’s “{ $key }” must have { $expected } × { $what }, not { $found }.
error-board_bad_id = The board file’s “{ $key }” is “{ $id }”; ids are small letters, digits and underscores, and not the name of a country.
error-board_twice = The board file’s “{ $key }” repeats “{ $id }”.
error-board_two_markets = The board file’s “{ $key }”: from storage { $storage } more than one selling space is within two steps: { $spaces }.
error-board_pilot_storages = The board file’s “{ $key }”: exactly { $expected } storages need a pilot, here it is: { $storages }.
error-board_storages_run_out = The board file’s “{ $key }” has { $storages } storages for { $dice } dice ({ $colour }); dice could find no place.
error-arena_bots = A match has 2 to 4 bots, not { $found }.
error-arena_unknown_bot = There is no bot “{ $bot }”; there are: { $known }.
error-arena_players = { $players } players need as many bots, not { $found }.
error-arena_no_program = There is no program “{ $program }” that could be started.
error-research_reward = There is no reward “{ $found }”; there are: { $known }.
error-research_seat = There is no seat { $found } among { $players } players: seats count from 0.
error-research_actions = A vector of { $games } games takes as many whole numbers, not { $found }.
error-network_damaged = This network file is damaged, or none at all.
error-training_plan = This folder holds another training: its { $name } is { $found }, not { $wanted }.
error-training_prior = A prior is trained without { $option }.
error-network_features = This network was trained with other features (version { $found }, here it is { $known }).
error-file_unreadable = { $file } cannot be read: { $reason }
error-file_unwritable = { $file } cannot be written: { $reason }
error-extra_missing = This needs more than is installed here: { $module } is missing. To install it: pip install "ruhr[{ $extra }]"
error-address_taken = { $address } cannot be listened on: { $reason }
error-database_in_use = Another server uses { $file } already. A SQLite file belongs to one server; several need PostgreSQL.
error-backup_not_sqlite = Only tables in SQLite are copied like this; PostgreSQL has pg_dump for it.
error-backup_failed = { $file } could not be written: { $reason }
error-server_failed = The server could not start; the lines above say why.
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
cli-players = How many players, { $fewest } to { $most }.
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
cli-arena_seconds = How many seconds a program may think about a decision.
cli-arena_reduce_variance = Take luck out of the results; the JSON says how many games that saves.
cli-arena_cluster = Let a Ray cluster play the games: its address, “auto” for the one that runs, or “local” for one on this machine.
cli-arena_json = The result as JSON.
cli-arena_progress = games
cli-arena_interrupted = Interrupted. The { $games } games played so far are kept: the same command goes on with them.
cli-arena_bot = bot
cli-arena_wins = wins (95 %)
cli-arena_points = points (95 %)
cli-arena_rank = rank (95 %)
cli-arena_rating = rating
cli-arena_time = ms a decision
cli-arena_without_luck = wins without luck (95 %)
cli-arena_faults = faults
cli-arena_place = place in turn 1
cli-engine = Speak the line protocol for programs that play, on standard input and output.
cli-engine_bot = The bot that decides: { $bots }.
fault-does_not_start = did not start
fault-ended = ended early
fault-too_late = too late
fault-not_legal = not legal
fault-chatter = talked too much
fault-complains = complained
bot-playout = Search without a network
bot-prior = Search with a learned prior
cli-puzzles = Puzzles: positions in which one choice is clearly better than the natural one.
cli-puzzles_make = Find puzzles in games of bots and in recorded games, and write them into a folder. What was found is kept: the same command goes on where it stopped.
cli-puzzles_count = How many puzzles are written, of all themes and difficulties.
cli-puzzles_progress = { $puzzles } puzzles found
cli-puzzles_interrupted = Interrupted. The { $puzzles } puzzles found so far are kept: the same command goes on with them.
cli-puzzles_written = { $puzzles } of { $found } puzzles written to { $folder }
cli-puzzles_turns = Play the turns of the puzzles in a folder on, and write beside them what is asked then.
cli-puzzles_turns_progress = Playing turns on
cli-puzzles_turns_written = { $puzzles } puzzles go on for the rest of the turn, with { $decisions } decisions.
cli-puzzles_theme = theme
cli-study = Play many strong games and show what openings, markers and buildings go with.
cli-study_level = The level of everybody: { $bots }.
cli-study_output = Write what was found into this folder.
cli-train = Train a network for the bots by self-play. The folder keeps everything: the same command goes on where it stopped.
cli-train_judged = Games by judgement from which the first network learns.
cli-train_rounds = Rounds of games by search, each with a new network.
cli-train_games = Games of a round.
cli-train_looks = Looks into the future at every decision.
cli-train_gate = Games that a new network plays against the best so far.
cli-train_prior = Instead of a network, learn what every action promises: for the best network of the folder, or else for that of the package.
cli-train_cluster = Let a Ray cluster do the work: its address, or “local” for one on this machine.
cli-train_playing = games
cli-train_fitting = fitting
cli-train_gating = gate
cli-train_round = Round { $round }: { $positions } positions, surprise { $surprise }, error { $error } points, { $wins } of the games won: { $passed ->
    [yes] passed
   *[no] not passed
}
cli-train_done = The best network: { $file }
cli-train_prior_told = { $decisions } decisions, surprise { $surprise } (by judgement { $judged }, at least { $least }), { $wins } of the games won in the same time: { $passed ->
    [yes] passed
   *[no] not passed
}
cli-train_prior_done = The prior: { $file }
cli-train_curve_surprise = surprise at who wins
cli-train_curve_error = error in points
cli-train_curve_gate = games won (%)
cli-train_curve_round = round
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
cli-verify = Check whether the deal of a recorded game was fair: whether nobody alone could have chosen it.
cli-verify_json = Print what was found as JSON.
cli-verify_option = The fingerprint that was shown at the table before the game, to compare it.
cli-verify_fair = { $file }: the deal is as promised.
cli-verify_shown = Fingerprint { $fingerprint }: compare it with the one you saw at the table, or give it with --fingerprint.
cli-verify_noted = Fingerprint { $fingerprint }, as you noted it.
cli-verify_secret = The server’s secret is the one it was bound to before anybody sat down.
cli-verify_shares = Added to it: { $names }. Nobody alone could choose the deal.
cli-verify_alone = No player added to it: the server could have chosen the deal.
cli-verify_deal = The deal follows from all of this.
cli-verify_game = All { $steps } decisions were possible with this deal.
cli-serve = Serve tables for people near and far.
cli-serve_host = The address to listen on; 0.0.0.0 lets others in.
cli-serve_port = The port to listen on; 0 means any that is free.
cli-serve_open = Open the browser.
cli-serve_ready = The tables are ready: { $address }
cli-ratings = Count games that are over and are not counted yet, and find all results and ratings anew from the games.
cli-ratings_done = { $games ->
    [one] One game is counted,
   *[other] { $games } games are counted,
} and { $changed ->
    [0] all results were right.
    [one] the results of one were corrected.
   *[other] the results of { $changed } were corrected.
}
cli-backup = Copy the tables of a SQLite file into a new file, while they are played at.
cli-backup_done = { $file } has { $tables ->
    [one] one table
   *[other] { $tables } tables
} and is in order.
cli-worker = Let bots think for the servers that use the same database.
cli-worker_thinkers = Processes in which bots think deeply.
cli-worker_metrics_host = The address at which figures can be asked for.
cli-worker_metrics_port = The port at which figures can be asked for, in Prometheus’ form; none unless set.
cli-play = Play in the browser, or in the terminal: with --terminal, or with any option but --board, --position and --language.
cli-play_seed = The seed of the deal; without one every game is new.
cli-play_position = Go on from this position, a line of text as `ruhr position` prints it.
cli-play_name = Your name.
cli-play_terminal = Play in the terminal.
cli-play_opponents = Your opponents, one to three, separated by commas: { $bots }. Without this, { $usual }.
cli-play_thinking = How long opponents think who look into the future: { $choices }; a quarter of their usual looks, as many, four times as many.
cli-play_resume = Go on with this saved game; you take the first seat.
cli-play_save = Save to this file; otherwise to a new one named after date and time.
cli-position_or_resume = There is one game to go on with: either --position or --resume, not both.
cli-unknown_bot = There is no opponent “{ $bot }”. There are: { $bots }.
cli-wrong_count = { $players } players need { $wanted } opponents, not { $found }.
cli-needs_screen = To play you need a terminal with a keyboard and a screen.
ask-not_your_turn = It is not your turn.
why-reason = { $reason } (§{ $section })
hint-thinking = { $name } is thinking about your decision …
board-title = Board
board-river = River, downriver ▼
board-port_next = Port, next warehouse { $price } Thalers
space-storage = storage
space-obstacle = obstacle
space-lock = lock
space-city = city
space-forge = forge
space-hammer_mill = hammer mill
space-gun_factory = gun factory
space-port = port
transport-path = Transport track: { $path }
transport-coal = { $colour ->
    [white] white coal
   *[black] black coal
}
transport-all_coal = all coal
transport-back = Coming back:
export-track_short = export track
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
sign-pilot_ban = NO PILOTS
sign-lock_duty = BUILD A LOCK FIRST
sign-summary = { $points }★ { $thalers }T { $pool }⌂{ $debts ->
    [0] {""}
   *[other] {" "}−{ $debts }⌂
}
turn-title = { $year ->
    [none] Turn { $turn } of { $turns }
   *[other] Turn { $turn } of { $turns }, { $year }
}
turn-arms = coat of arms
turn-order_list = Order in this phase:
turn-row_turn = turn
turn-row_arms = arms
turn-row_export = export
turn-row_warehouse = house
player-missed = Missed: { $markers }
log-recent = Just now
record-saved = The game so far is in { $file }.
key-undo = Undo
key-save = Save
key-views = Views
key-leave = Quit
key-sheet = ↑ ↓ scroll · Esc back to the table
key-end = n play again · Esc look at the table · q quit
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
legend-barge = barge of { $name }; the letter also marks warehouses
legend-demand = demand: Thalers for the next sale here
legend-points = points for building the lock here
legend-slots = warehouse slots of a city, · is free
legend-marked = the place of the action under the cursor
legend-arrow = the arrow box comes first
legend-summary = points, Thalers, warehouses in the pool, warehouses in debt

cli-review = Look back at a finished game: what every decision cost, what luck gave, and what the better turn was.
cli-review_seat = Tell of one seat only; seats count from 0.
cli-review_looks = Looks into the future for every choice that is weighed; { $usual } unless --seconds is given.
cli-review_seconds = Take about so long: as many looks as fit in.
cli-review_json = Print the review as JSON.
cli-review_html = Write the review as a page of its own.
cli-review_doing = Looking back

cli-admin_about = For hosts of a server: reports, names, words, bans, and the log of what was done. Works on the database of RUHR_DATABASE_URL, while servers run.
cli-admin_json = Print it as JSON.
cli-admin_all = Also what is closed.
cli-admin_most = So many entries at most.
cli-admin_why_about = Why; it stands in the log, and of a ban it is shown to whom it concerns.
cli-admin_by = Who does it, for the log; otherwise the name of the user of this machine.
cli-admin_new_name = The new name; N. N. if none is given.
cli-admin_everywhere = At all tables and in all cups of that person, and as the name they have chosen.
cli-admin_from = What they may no longer do: write in chats, play at public tables and in public cups, or anything.
cli-admin_days = For so many days; for good if nothing is said.
cli-admin_sure = Do not ask first.
cli-admin_reports = List what people have reported and nobody has closed, the oldest first.
cli-admin_report = Look at a report, with what was said before and after.
cli-admin_people = Who sits at a table: seats count from 0, and a code of hexadecimal digits stands for a person.
cli-admin_chat = What was said at a table, with the numbers of the lines.
cli-admin_person = What there is of a person: names, tables, bans. PERSON is a code or its first digits, or TABLE/SEAT.
cli-admin_bans = List the bans that nobody has lifted.
cli-admin_log = What hosts have done, the latest first. Nothing can be changed there.
cli-admin_close = Close a report.
cli-admin_remove = Take a line out of a chat; everybody sees that it was taken out.
cli-admin_rename = Call the person on a seat otherwise, or take the name out.
cli-admin_cup = Rename a cup, or take its name out; with --cancel, let one that has not begun not be held.
cli-admin_cancel = Cancel the cup, which must not have begun, instead.
cli-admin_ban = Ban a person, on all devices: from chats, from public tables, or altogether.
cli-admin_lift = Lift a ban.
cli-admin_merge = Let two identities of the same person be one: seats, devices, results and notices come together. This cannot be undone.
cli-admin_close_done = Report { $number } is closed.
cli-admin_remove_done = Line { $line } is taken out.
cli-admin_rename_done = { $tables ->
    [one] Renamed at one table.
   *[other] Renamed at { $tables } tables.
}
cli-admin_ban_done = { $until ->
    [never] Ban { $number }: { $person } is banned for good.
   *[other] Ban { $number }: { $person } is banned until { $until }.
}
cli-admin_lift_done = Ban { $number } of { $person } is lifted.
cli-admin_cup_done = The cup is called “{ $name }” now.
cli-admin_cancel_done = The cup is cancelled.
cli-admin_merge_sure = Let the second be part of the first? This cannot be undone.
cli-admin_merge_done = Both are { $person } now.
error-admin_person_unknown = There is nobody “{ $person }”: write at least six digits of a code, or TABLE/SEAT.
error-admin_person_unclear = Several people have codes that begin with “{ $person }”: write more digits.
error-admin_report_unknown = There is no report { $number }.
error-admin_report_closed = Report { $number } is closed already.
error-admin_ban_unknown = There is no ban { $number } that could be lifted.
error-admin_same_person = Both are the same person already.
error-admin_name_refused = “{ $name }” cannot be a name: 1 to 40 visible characters.
error-admin_why_length = --why takes 1 to { $most } characters.

admin-nothing = Nothing.
admin-yes = yes
admin-number = no.
admin-at = when
admin-closed_at = closed
admin-person = person
admin-name = name
admin-reason = reason
admin-said = said
admin-words = words
admin-reporter = reported by
admin-table = table
admin-seat = seat
admin-line = line
admin-level = bot
admin-removed = taken out
admin-since = since
admin-until = until
admin-devices = devices
admin-names = names
admin-reports = reports
admin-status = status
admin-scope = may not
admin-why = why
admin-host = who
admin-deed = what

deed-closed = report closed
deed-removed = line taken out
deed-renamed = renamed
deed-banned = banned
deed-lifted = ban lifted
deed-merged = identities merged
deed-cup_renamed = cup renamed
deed-cup_cancelled = cup cancelled
