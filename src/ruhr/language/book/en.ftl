# English. The book of the game on the rules page: pictures, player aid, common mistakes. Names of things are those of ../en.ftl.

book-sixty = The game in sixty seconds
book-mistakes = Common mistakes
book-aid = Player aid
book-print_aid = Print the player aid
book-instead = Better: { $advice }
book-red = Red
book-blue = Blue
book-green = Green
book-yellow = Yellow

## The game in sixty seconds

picture-aim = For twelve turns you ship coal down the Ruhr, build locks and warehouses, and export from Ruhrort. Most points win.
picture-load = Each turn you bring your barge to a coal storage downriver and load its die. The pips are the quality of the coal.
picture-trip = You sell at the next market, an industry or a city; a pilot takes you farther, even to Ruhrort. Passing obstacles costs a pip.
picture-sale = A sale brings a token, and a Thaler for every other pip. Tokens earn progress markers, and markers let you build.
picture-build = Locks and warehouses bring points at once. A lock clears the way for everybody; a warehouse in a city earns whenever coal is sold there.
picture-ship = Warehouses in the port score when their country comes up, the more so the more coal was sold in Ruhrort.
picture-win = After turn 12 there are bonuses for cities, coal depots and some progress markers; debts cost points.

## Pictures beside the rules

picture-order = The barge farthest upriver begins, and the others follow downriver.
picture-start = Red may start where there is a ring: downriver of the barge, on a die, and without another barge. What lies upriver needs hauling.
picture-options = What the options cost up to turn 6. From turn 7 on, whatever costs something costs 1 Thaler more.
picture-pilot = With a pilot Red may sell at every ring, as far as Ruhrort; without one, only at the first. The broken circle is an obstacle that costs a pip.
picture-transport = The die leaves the arrow box for an empty storage, and the next one moves up to the arrow.
picture-hauling = Hauling goes against the stream: Red may start at the rings, upriver of the barge.
picture-reach = Thin arrows on the board show where the coal of a storage goes, at most two spaces. A ship’s wheel marks a storage that needs a pilot.
picture-obstacle = Two obstacles on the way cost one pip, not two. With what is left the die is paid for and put on the transport track.
picture-payout = One token in the area “{ area-black_industry }”, and a Thaler for every other pip: { $thalers }.
picture-full_area = The area is full already. No token, but a Thaler for every pip: { $thalers }.
picture-demand_sale = The Thalers of demand go to whoever sells there first. With them this sale brings { $thalers } Thalers.
picture-city_income = Red sells, and Blue, who has a warehouse in the city, gets a Thaler from the bank.
picture-progress = What is filled in is owned. The sign in a broken frame is the one token that the marker still lacks.
picture-warehouses = A small square on a turn is a warehouse that its owner receives in that turn.
picture-lock = The star tells how many points a lock brings. Once it stands, nobody loses a pip here.
picture-city = Each slot shows its price, and the first free one comes next. Whoever builds first builds cheaper.
picture-depot = Several of your own in one coal depot are allowed; whoever alone has the most at the end gets a bonus.
picture-port = A new warehouse takes the topmost free position of a column. The number there is added to every export.
picture-shift = Red leaves the Rhineland for the Netherlands, which export this turn; Green moves up to the better position.
picture-debt = Too few Thalers for the lock: a warehouse from the pool becomes a debt, and the loan pays the rest.
picture-demand = A demand marker for gun factories: each of them gets a Thaler, and it stays there until somebody sells.
picture-water = High or low water: the three options with a pilot are struck out for this turn.
picture-paths = The arrow box is on the left, sold dice queue up behind it. The small boxes are the paths to come: two columns each, but shorter.
picture-track_full = The column is full. The sold die pushes the others on, and the one at the arrow comes back to the river.
picture-comes_back = It is put on one of the empty storages in the territory of the turn’s coat of arms.
picture-path_change = Black and white coal part. What finds no box on the shorter path comes back to the river.
picture-export_marker = A good die sold in Ruhrort moves the marker two boxes to the right: the next export is worth more.
picture-export = The column of the country scores: what the box at the marker shows, one more in the top position, one less in the third.
picture-bonuses = How far everybody is with each bonus. In brackets: the marker that it needs is missing.

## Common mistakes

mistake-same_market = Always selling to the same kind of market
mistake-same_market_why = Most progress markers need tokens from two areas. Whoever sells to industries alone, because they are near, can build no lock and no warehouse in a city.
mistake-same_market_instead = before you load, look which token completes a progress marker.
mistake-late_locks = The first lock comes late
mistake-late_locks_why = Locks become dearer in turn 5, and your first one brings two warehouses, while you begin the game with a single one.
mistake-late_locks_instead = sell one die to an industry and one to a city. Lock building is then your first progress marker, and the first lock can stand in turn 2.
mistake-only_locks = Nothing but locks
mistake-only_locks_why = A lock brings its points once. A warehouse in a city brings Thalers whenever somebody sells there, and counts again at the end.
mistake-only_locks_instead = after a few locks build in cities, also in those of Grafschaft Mark. Strong players own four or five warehouses there in the end.
mistake-no_wage = Leaving the wage to the others
mistake-no_wage_why = It is money for nothing, but only for one player a turn: whoever comes first in phase 3 and has the marker.
mistake-no_wage_instead = two sales of black coal to industries bring the marker. Then take the wage whenever you need no other option.
mistake-debt = Debts that are still there at the end
mistake-debt_why = Borrowing early can pay. But each debt that is left costs points at the end, and with a single one the mayor counts for nothing.
mistake-debt_instead = borrow for what soon brings points, and repay everything before the game ends.
mistake-hoarding = Saving Thalers
mistake-hoarding_why = Thalers are no points: what is above the limit goes back to the bank every turn, and at the end the rest counts for the mayor only.
mistake-hoarding_instead = build something every turn. Only with the mayor and without debts is it worth saving for the end.
mistake-no_way_back = To Ruhrort for its own sake
mistake-no_way_back_why = Nothing lies downriver of Ruhrort, so the next turn begins with hauling, which costs Thalers, and you choose last.
mistake-no_way_back_instead = go only when the token there completes progress markers, and with Thalers for the way back.
mistake-trusted_pilot = A plan that only a pilot can save
mistake-trusted_pilot_why = High or low water bans all pilots, and you see the marker only when it has been drawn, just before you choose.
mistake-trusted_pilot_instead = look at the odds of the bag, and end your trip so that some storage with a market nearby is left downriver.
mistake-late_port = Warehouses in the port too late
mistake-late_port_why = Exports happen in turns { $first } to { $last } only, and a column scores only when its country comes up. A late warehouse brings the points of its building and no more.
mistake-late_port_instead = build early, where countries are still to come. The white marker warehouse opens the port without a trip to Ruhrort.
mistake-white_gone = Waiting for a white marker
mistake-white_gone_why = Of each kind there is one fewer than there are players. Whoever has the tokens last gets nothing, for good.
mistake-white_gone_instead = see who else is one token away, and who comes before you in phase 5.
mistake-lock_duty = Surprised by the lock duty
mistake-lock_duty_why = When a single marker is left in the bag, everybody with lock building must build a lock before anything else, if need be on credit.
mistake-lock_duty_instead = count the bag: each turn takes a marker out, each lock puts one in. If it runs low, keep the price of a lock.
mistake-last_turn = The last turn like any other
mistake-last_turn_why = In turn 12 there is no export, no wage and no supply. No marker is drawn, so nothing bans pilots, and the Ruhraake wants to lie in Ruhrort.
mistake-last_turn_instead = repay debts, build with the rest, and see which bonus one more warehouse completes.

## Player aid

aid-turn = A turn
aid-phase_event = What the turn track says; in turns { $first } to { $last } a country is revealed.
aid-phase_water = A marker from the bag: demand, or water that bans pilots.
aid-phase_start = In order: a special option, then a storage downriver with a die.
aid-phase_sale = In order: two spaces at most, with a pilot any distance. Past obstacles −1 pip, once.
aid-phase_progress = Markers for which you have the tokens.
aid-phase_purchases = In order: build, shift, repay.
aid-phase_export = The column of the country scores the box of the export marker, by position { $bonus }. Thalers above { $limit } are lost.
aid-order = The order is that of the barges, farthest upriver first, anew for each phase.
aid-sale = A sale
aid-sale_token = a token, and a Thaler for each pip but one
aid-sale_full = area full: no token, a Thaler for each pip
aid-sale_demand = the Thalers that lie there; in a city 1 Thaler for everybody with a warehouse
aid-sale_more = Ruhrort: 1 Thaler more; the export marker moves 1 box, for 4 pips or more 2
aid-dearer = The second price holds from turn { $turn } on.
aid-buildings = Buildings
aid-points = Points
aid-needs = Marker
aid-lock = Lock, from turn { $turn }
aid-any_city = { $cities }, by slot
aid-depot = Coal depot, by slot
aid-port = Port, by warehouses there
aid-shift = Shift in the port
aid-borrow = Borrow against a warehouse
aid-repay = Repay
aid-from_turn = from turn { $turn }: { $price }
aid-elsewhere = elsewhere
aid-markers = Progress markers
aid-white = White markers, of each one fewer than players
aid-end = At the end
aid-turns = Turns
aid-warehouse = +1 warehouse

player-holdings = points { $points }, Thalers { $thalers }, warehouses in the pool { $pool }, locks { $locks }, debts { $debts } of { $debt_spaces }
player-tokens_listed = Tokens: black industry { $black_industry }, city { $black_city }, Ruhrort { $black_ruhrort }; white industry { $white_industry }, city { $white_city }, Ruhrort { $white_ruhrort }
player-markers_listed = Markers:
