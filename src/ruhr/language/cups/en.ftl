# Cups: tournaments made of tables, and the duplicate of the week.
cups-title = Cups
cups-weekly = The duplicate of the week
cups-weekly_about = Five deals, the same for everybody, against bots of the same strength, whenever you like until Sunday night. You are compared with all who sat where you sit.
cups-week = Duplicate of the week from { $day }
cups-until = until { $time }
cups-enter = Take part
cups-deal = Deal { $number }
cups-deal_for = { $count } players
cups-play = Play
cups-go_on = Play on
cups-look = Look at it
cups-achieved = { $points } points
cups-mine = Mine
cups-open = Open
cups-running = Running
cups-finished = Finished
cups-cancelled = Cancelled
cups-none = None at the moment.
cups-more = Show more
cups-new = Create a cup
cups-name = Name of the cup
cups-format = Kind
cups-round_robin = Round robin
cups-swiss = Swiss
cups-knock_out = Knock-out
cups-duplicate = Duplicate
cups-round_robin_about = Everybody meets everybody.
cups-swiss_about = Players who are level meet, and nobody twice if it can be helped.
cups-knock_out_about = The best of every table go on, until all fit at one: that is the final.
cups-duplicate_about = All tables play the same deals. You are compared with those who sat where you sat.
cups-players = Players at a table
cups-rounds = Rounds
cups-deals = Deals
cups-opponents = Opponents
cups-opponents_people = people
cups-opponents_bots = bots, everybody alone
cups-level = Bots
cups-clock = Time
cups-round_lasts = A round lasts at most
cups-most = Places
cups-begins = It begins
cups-begins_maker = when I say so
cups-begins_full = when it is full
cups-begins_time = at a time
cups-begins_at = When
cups-fill = Bots take the places that are free
cups-rated = Rated: results change ratings
cups-calmer_water = In calmer water
cups-public = Listed for everybody
cups-people = { $count ->
    [one] one person
   *[other] { $count } people
}
cups-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
}
cups-of_places = { $count } of { $most } places taken
cups-at_tables = tables of { $count }
cups-count_rounds = { $count ->
    [one] one round
   *[other] { $count } rounds
}
cups-count_deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
cups-is_rated = rated
cups-lasting = a round lasts at most { $time }
cups-against_bots = against bots: { $level }
cups-is_calmer = in calmer water
cups-round = Round { $number }
cups-round_until = until { $time } at the latest
cups-byes = Sitting out: { $names }
cups-table = Table { $number }
cups-watch = Watch
cups-house = bot
cups-left = left
cups-leave = Leave the cup
cups-leave_sure = Really leave? A bot plays on for you, and you will not be paired any more.
cups-begin = Start the cup
cups-cancel = Cancel the cup
cups-your_table = Your table is waiting
cups-to_table = To your table
cups-your_deals = Your deals
cups-wait = Your next table comes when all tables of the round are over.
cups-wait_begin = You are in. When it begins is said below; your tables will then be among yours.
cups-sealed = Sealed: others are still playing this deal, or may still begin.
cups-entries = Who takes part
cups-nobody = Nobody yet.
cups-standings = Standings
cups-place = Place
cups-player = Player
cups-points = Cup points
cups-tables = Tables
cups-direct = Against each other
cups-strength = Opponents
cups-share = Share of points
cups-beaten = Others beaten
cups-ahead = Points ahead
cups-reached = Round reached
cups-rules = What applies in this cup
cups-rule_points = At a table you get the share of the others you are ahead of, ties counting half: one cup point for the winner, none for the last.
cups-rule_ties = Ties are broken by the results against each other if all have met, then by how strong the opponents were, then by the share of points at one’s tables, then by lot.
cups-rule_time = When somebody’s time is up, a bot decides for them ({ $level }); they may come back. When the round ends, nobody has any time left.
cups-rule_left = Whoever has a bot deciding for them at the end, or had bots decide more than { $most } times, gets nothing for that table. Whoever does not show up is not paired any more.
cups-rule_boards = On every deal you get the share of the others in your seat that you have beaten, ties counting half. What you do not play to the end yourself, or where bots decide for you more than { $most } times, counts nothing.
cups-rule_sealed = As long as anybody may still play a deal, a table is seen only by those who sit at it; no hints, no record, no review. Afterwards everybody sees everything.
cups-rule_rated = The games change ratings.
cups-rule_lots = Lots and deals follow from a secret to which the server is bound, and from what your browser adds.
cups-commitment = Commitment
cups-seed = Seed of the lots
cups-secret = Secret
cups-link = Link for others
cups-not_begun = It was not held.
cups-begins_said = Begins { $time }
