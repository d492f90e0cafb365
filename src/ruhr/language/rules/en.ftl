# English. The rules page: every chapter a question at the table, every rule in our own words, one sentence a line. Names of
# things are those of ../en.ftl.

## The page

rules-title = Rules
rules-intro =
    The rules of Ruhrschifffahrt 1769–1890 in our own words, arranged by what you ask at the table.
    The § beside a rule is the section of the printed rulebook.
rules-ours = Our ruling
rules-ours_about = Where the rulebook is silent, we had to decide. What is marked like this is ours, not the author’s.
rules-provenance-rulebook = rulebook
    .about = Stated in the text of the rulebook.
rules-provenance-deduced = deduced
    .about = Follows from the text by counting or logic, or from history.
rules-provenance-outside = from outside
    .about = Published elsewhere, in reviews of the 2012 or 2017 edition.
rules-provenance-reconstructed = reconstructed
    .about = Ours: the printed value is unknown to us. We chose one with which everything the rulebook states holds, and checked it by simulation.

rules-row-pair = { $name }: { $value }
rules-row-starred = { $what } (starred)
rules-row-points = { $points ->
    [one] { $points } point: { $locks }
   *[other] { $points } points: { $locks }
}
rules-row-country = Country marker no. { $number } is revealed.
rules-row-warehouse = Each player receives 1 warehouse.
rules-row-arms = Coat of arms: { $territory }.

rules-kind-storage = coal storage
rules-kind-obstacle = obstacle
rules-kind-city = city
rules-kind-forge = forge
rules-kind-hammer_mill = hammer mill
rules-kind-gun_factory = gun factory
rules-kind-port = port

## What is this about, and how do I win?

rules-chapter-goal = What is this about, and how do I win?

rule-about =
    Two to four players carry coal down the Ruhr for twelve turns.
    Each coal die you sell brings Thalers and a development token; tokens bring progress markers, and these let you do more.
    With your Thalers you build locks and warehouses, and warehouses in the port earn points by exporting coal.
    Whoever has the most points after turn 12 wins.
    .title = The game in short
rule-river =
    The river is one line of 49 spaces from above Witten down to Ruhrort: 15 coal storages, 14 obstacles, 12 small industries, 7 cities and the port Ruhrort.
    A small industry is a forge, a hammer mill or a gun factory.
    Small industries, cities and the port are selling spaces.
    Every space lies in one of four territories: { territory-mark }, { territory-essen }, { territory-werden } or { territory-broich } (also called Berg).
    .title = The river
rule-coal =
    Coal comes as dice: { $black } black ones from Essen, Werden and Broich, { $white } white ones from Grafschaft Mark.
    The pips, 1 to 6, are the quality of the coal.
    .title = Coal dice
rule-player =
    You have a barge, 10 warehouses, most of which come only later, up to 12 development tokens, { $debt_spaces } debt spaces, and 8 progress markers of your own that you have yet to earn.
    You begin with 0 points and { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }.
    .title = What you have
rule-setup =
    The 20 obstacle/demand markers are shuffled: 14 lie on the obstacles with their events hidden, 6 are in the bag.
    The 8 country markers lie face down on turns { $first } to { $last }.
    The coal storages get their dice, and one black die of { $pips } lies on the arrow box of the brickearth path.
    The export marker stands on the leftmost box of the export track.
    Who begins turn 1 is drawn.
    .title = Set-up
rule-chance =
    Who begins, which marker lies where, the order of the countries and what is drawn from the bag are random.
    There is no other luck: dice are never rolled.
    .title = Chance
    .ruling =
        All of it is dealt once, in set-up, as part of the game’s record, and nobody sees it before it is revealed.
        A number dealt for each turn says which marker then comes out of the bag, each with the same chance; a turn without a draw leaves its number unused.

## What happens in a turn, and in what order?

rules-chapter-turn = What happens in a turn, and in what order?

rule-phases =
    A game has twelve turns of seven phases: 1 historical event, 2 water level and demand, 3 starting space and special option, 4 movement and sale, 5 progress, 6 purchases, 7 export and end of turn.
    Everybody finishes a phase before the next one begins.
    .title = The seven phases
rule-order =
    The player whose barge lies farthest upriver is the start player; the others follow downriver.
    The order is worked out anew at the beginning of each phase from where the barges lie then, and holds for that phase.
    In turn 1 the player who was drawn begins phases 1 to 3, and the others follow clockwise.
    .title = Who goes first
rule-same-space =
    On one selling space, whoever came earlier lies farther downriver.
    In Ruhrort the first to arrive takes place 1, the farthest downriver, the next place 2, and so on.
    (The Spanish rulebook has this backwards.)
    .title = Several barges on one space
    .ruling = Barges keep their places until they move again, also over the end of a turn.
rule-automatic =
    In this edition, where only one thing is possible, the game does it without asking; where nothing is, it goes on.
    Inn and coal hauler count as a possibility as long as you can use them.
    If hauling free of charge is all you can choose, your hauling action is used up.
    .title = What you are not asked
rule-undo =
    In this edition you can take back your last decision as long as nobody else has decided and nothing hidden has been revealed since.
    What an action would cause is shown as far as the next thing that is still hidden.
    .title = Taking back

## Where do I start, and what do special options do?

rules-chapter-start = Where do I start, and what do special options do?

rule-start-space =
    In phase 3, in order, you choose a special option if you like and then move your barge to a starting space.
    That is a coal storage with a die you may carry and without another barge.
    It must lie downriver of your barge, at any distance; upriver you get only by hauling.
    In turn 1 your barge is not on the river yet, and any such storage will do.
    .title = Starting space
rule-white-coal =
    Anyone may carry black dice.
    White dice you may carry only with the progress marker Grafschaft Mark.
    .title = Black and white coal
rule-must-carry =
    Every turn you must carry one die to a selling space, so it has to be able to reach one: from { $storages } it does so only with a pilot option.
    You can choose an option only if you will then find a starting space; the same holds for where you put a transported die.
    .title = You must carry coal
rule-option =
    Each turn you choose one special option or none, and pay for it at once.
    Any number of players may choose the same one, except wage.
    Where two prices are given, the lower one holds up to turn 6, the higher one from turn 7.
    .title = Special options
rule-option-pilot =
    In phase 4 you may go any distance downriver, also to Ruhrort.
    No pilot option can be chosen in high or low water.
    Costs nothing.
    .title = { option-pilot }
rule-option-transport =
    At once you take a die of either colour from an arrow box and put it on any storage without a die, pips unchanged: a black one in Essen, Werden or Broich, a white one in Grafschaft Mark.
    You may transport a white die even if you may not carry it, and you need not start where you put it.
    Costs nothing.
    .title = { option-transport }
rule-option-wage =
    At once you receive 2 Thalers.
    Only one player a turn can choose it, only with the progress marker wage, and not in turn 12.
    Costs nothing.
    .title = { option-wage }
rule-option-supply =
    At once any die below 6 on a storage gains 2 pips, up to 6; it may be one under a waiting barge.
    You need the progress marker supply and such a die, and it cannot be chosen in turn 12.
    If you use a coal hauler in between and no die below 6 is left, the supply lapses and you go on to your starting space.
    Costs nothing.
    .title = { option-supply }
rule-option-hauling =
    Your starting space lies upriver of your barge, at any distance, instead of downriver.
    In turn 1 none of the three hauling options can be chosen, because no barge is on the river yet.
    Costs 1 Thaler, from turn 7 on 2.
    .title = { option-hauling }
rule-option-transport_pilot =
    You transport at once, and in phase 4 you may go any distance.
    Costs 1 Thaler, from turn 7 on 2.
    .title = { option-transport_pilot }
rule-option-hauling_pilot =
    Your starting space lies upriver, and in phase 4 you may go any distance.
    Costs 2 Thalers, from turn 7 on 3.
    .title = { option-hauling_pilot }
rule-option-hauling_transport =
    Your starting space is an empty storage upriver, and a die from an arrow box is put there at once.
    It has to be one that you may carry.
    Costs 2 Thalers, from turn 7 on 3.
    .title = { option-hauling_transport }
rule-before-start =
    Three white markers can be used in phase 3: coal hauler, hauling action and inn.
    .title = White markers in phase 3
    .ruling = You may use the coal hauler and the inn at any point before you choose your starting space, and the hauling action with the option itself.
rule-stranded =
    The rulebook promises that the special options always allow a legal move.
    .title = Stranded: no option is possible
    .ruling =
        If you can choose no option, even with all borrowing, you may choose hauling, or if that finds no starting space hauling & transport, for whatever Thalers you have up to its price.
        You do not borrow for it, and you lose 2 points, not below 0.
        Only if not even that is possible do you pass: no coal this turn, and your barge stays where it is.
        An unused inn or coal hauler does not count as a choice and can still be used; if you can haul with the hauling action, you are not stranded.

## Where can I sell, what do I get, what do I lose on the way?

rules-chapter-sell = Where can I sell, what do I get, what do I lose on the way?

rule-reach =
    In phase 4 your barge takes its die downriver to a selling space: at most two spaces, and every space counts, obstacles and storages too.
    From a storage that needs no pilot, exactly one selling space is that near.
    With a pilot option you may go any distance, and only then can you reach Ruhrort.
    .title = How far you get
rule-obstacle-loss =
    If you pass at least one obstacle without a lock, your die loses 1 pip: only once, however many you pass.
    .title = Obstacles
    .ruling = A die never falls below 1 this way.
rule-payout =
    You get one development token, and a Thaler for every pip but one: a die of 4 brings a token and 3 Thalers.
    The token goes to the area for the colour of the coal and for where you sold it: small industry, city or Ruhrort.
    .title = What a sale brings
rule-token-spaces =
    If the area has no free space left, you get no token but a Thaler for every pip.
    Spaces in your areas:
    .title = When the token has no space
rule-ruhrort-thaler =
    Every sale in Ruhrort brings 1 Thaler more.
    .title = Selling in Ruhrort
rule-demand-thalers =
    Demand leaves Thalers on selling spaces, where they wait for a sale.
    .title = Thalers on the selling space
    .ruling =
        The seller takes them all.
        Of the four rulebooks only the French one says so.
rule-city-income =
    Whenever a die is sold in a city, every player with a warehouse there gets 1 Thaler from the bank, the seller too.
    .title = Income from warehouses in cities

## What do I get for tokens?

rules-chapter-tokens = What do I get for tokens?

rule-progress =
    In phase 5, in order, you receive every progress marker for which you have the tokens, several at a time if you can.
    What a marker needs is told in tokens: “2 × { area-black_city }” means two tokens in that area.
    The tokens stay where they are.
    Your own eight markers are always there for you.
    .title = Receiving progress markers
rule-white-limited =
    Of each white marker there is one fewer than there are players.
    If none is left when you have the tokens, you have missed it and will not get it later.
    .title = White markers are few
rule-use-markers =
    Your own markers serve once a turn, white ones once a game.
    Grafschaft Mark holds all the time; Ruhraake, mayor and Ruhrtalbahn count at the end of the game.
    .title = How often a marker serves
rule-marker-lock_building =
    Needs { $tokens }.
    You may build locks.
    .title = { marker-lock_building }
rule-marker-wage =
    Needs { $tokens }.
    You may choose the special option wage.
    .title = { marker-wage }
rule-marker-essen_warehouse =
    Needs { $tokens }.
    You may build warehouses in { $cities }.
    .title = { marker-essen_warehouse }
rule-marker-supply =
    Needs { $tokens }.
    You may choose the special option supply.
    .title = { marker-supply }
rule-marker-port_ruhrort =
    Needs { $tokens }.
    You may build warehouses in the port.
    .title = { marker-port_ruhrort }
rule-marker-coal_depot =
    Needs { $tokens }.
    You may build warehouses in coal depots.
    .title = { marker-coal_depot }
rule-marker-grafschaft_mark =
    Needs { $tokens }.
    You may carry white dice.
    You receive the 2 warehouses of its box at once.
    .title = { marker-grafschaft_mark }
rule-marker-mark_warehouse =
    Needs { $tokens }.
    You may build warehouses in { $cities }.
    .title = { marker-mark_warehouse }
rule-marker-coal_hauler =
    White marker; needs { $tokens }.
    Phase 3: any die below 6 on a storage gains 3 pips, up to 6; it may be one under a waiting barge.
    .title = { marker-coal_hauler }
rule-marker-inn =
    White marker; needs { $tokens }.
    Phase 3 or 6: you take 3 Thalers or 2 points; debts do not matter.
    .title = { marker-inn }
rule-marker-hauling_action =
    White marker; needs { $tokens }.
    Phase 3: one of the three hauling options costs you nothing.
    .title = { marker-hauling_action }
rule-marker-white_warehouse =
    White marker; needs { $tokens }.
    Phase 6: you may build a cheap warehouse in any city or in the port.
    .title = { marker-white_warehouse }
rule-marker-ruhraake =
    White marker; needs { $tokens }.
    End of the game: 2 points, or 4 if your barge lies in Ruhrort.
    .title = { marker-ruhraake }
rule-marker-mayor =
    White marker; needs { $tokens }.
    End of the game: 1 point for each Thaler you have, but only if you have no debt.
    .title = { marker-mayor }
rule-marker-ruhrtalbahn =
    White marker; needs { $tokens }.
    End of the game: 1 point for each of your warehouses in a city, Mülheim too, but not in the port.
    .title = { marker-ruhrtalbahn }

## What may I buy, and what does it cost?

rules-chapter-buy = What may I buy, and what does it cost?

rule-purchases =
    In phase 6, in order, you do what you like in any sequence until you finish: build locks and warehouses, shift port warehouses, repay debts, visit the inn.
    Each warehouse you build is worth 2 points at once, wherever it stands.
    .title = Purchases
rule-warehouses =
    To build a warehouse you need one in your pool; locks need none.
    You begin with { $pool } in the pool.
    2 come with your first lock, 2 with the progress marker Grafschaft Mark, and 1 in each of turns { $turns }.
    A warehouse on a debt space is not in the pool until you repay.
    .title = Your warehouses
rule-lock =
    With the progress marker lock building you may build one lock a turn, from turn 2 on.
    It costs 2 Thalers, from turn 5 on 3.
    Choose any obstacle; its marker goes into the bag, and you get the points of the lock at once:
    .title = Lock
rule-lock-duty =
    If exactly one marker is left in the bag after the draw of phase 2, everybody has to build a lock in phase 6 of this turn before doing anything else.
    .title = When you must build a lock
    .ruling =
        This binds you if you own lock building and can pay, if need be by borrowing against your pool, while an obstacle is left.
        Whether you are bound is settled when your turn in phase 6 begins.
        Before the lock nothing else is possible, neither the inn nor repaying.
rule-city-warehouse =
    With Essen warehouse you build in one of the cities { $essen }, with Mark warehouse in one of { $mark }; with each marker once a turn.
    You take the first free slot from the left and pay its price.
    You can have only one warehouse in a city.
    Prices of the slots:
    .title = Warehouse in a city
rule-depot-warehouse =
    With the progress marker coal depot you build in one of the four coal depots once a turn: the first free slot from the left, for its price.
    You may have several warehouses in one coal depot.
    Prices of the slots:
    .title = Warehouse in a coal depot
rule-port-warehouse =
    With the progress marker port Ruhrort you build in one of the export columns { $columns } once a turn, in the topmost free of its { $positions } positions.
    The first warehouse in the port, the second and so on cost { $prices } Thalers, whoever owns them and however they were built; the last price holds for all later ones.
    You can have { $limit } warehouses in the port, but never two in one column.
    .title = Warehouse in the port
rule-white-warehouse =
    With the white marker warehouse you build once a game in any city or in the port for 2 Thalers, whatever the slot costs otherwise.
    In { $city } you can build only like this.
    One per city, and the limits of the port, hold here too.
    .title = Warehouse with the white marker
    .ruling = You need no other marker for it.
rule-shift =
    For { $price } Thalers you move one of your port warehouses to the topmost free position of another column; those below it close up.
    Here too, never two of yours in one column.
    .title = Shifting a port warehouse
    .ruling = You need no marker for it, and may do it as often as you pay.

## Where does my money come from, and what if I cannot pay?

rules-chapter-money = Where does my money come from, and what if I cannot pay?

rule-income =
    You get Thalers for coal you sell, from demand that lies on the selling space, and from your warehouses in cities, whoever sells there.
    Wage, inn, the gifts of turns 6 and 10 and borrowing bring some too.
    .title = Where Thalers come from
rule-gift =
    In phase 1 of turns 6 and 10 each player, in order, takes 1 Thaler or 1 point.
    .title = Gifts of turns 6 and 10
rule-thaler-limit =
    In phase 7 you return all Thalers above { $limit }.
    This happens in turn 12 too, before the end is scored.
    .title = At most { $limit } Thalers
rule-borrow =
    If you lack Thalers for something, you may borrow; if it is something you must pay, you have to.
    A warehouse from your pool goes onto one of your { $spaces } debt spaces, and you receive 2 Thalers.
    Without a free debt space there is no borrowing.
    .title = Borrowing
    .ruling =
        Borrowing happens by itself with the payment that needs it, as often as it takes and no more.
        It is possible for special options, the levy of turn 3, locks, warehouses and shifts, but not for repaying.
        If you build a warehouse, that one must still be in your pool after borrowing.
rule-borrow-ahead =
    If you have to borrow and your pool is empty, your next warehouse on the turn track goes onto the debt space instead, and each time you lose 2 points, not below 0.
    You will not receive that warehouse in its turn.
    .title = Borrowing from the turn track
    .ruling =
        This is possible only where you would have no legal choice otherwise: for a special option and for the levy; an unused inn or coal hauler does not count as a choice.
        Warehouses of the pool go first, in the same payment if need be.
        Then you may choose any option that can be paid like this.
rule-repay =
    In phase 6 you may repay debts: for 3 Thalers a warehouse comes back from a debt space into your pool, and you can use it at once.
    .title = Repaying a debt

## What does the water do, and where is demand?

rules-chapter-water = What does the water do, and where is demand?

rule-draw =
    In phase 2 of turns 1 to 11 a marker is drawn from the bag and its event carried out; then it is out of the game.
    Only locks bring new markers into the bag.
    .title = Drawing a marker
    .ruling = If the bag is empty, nothing is drawn.
rule-demand =
    Demand puts 1 Thaler each on all small industries of a territory, on all forges, hammer mills or gun factories, or on the cities that the marker shows.
    There are never more than 2 Thalers on a space.
    .title = Demand
rule-water-level =
    In high or low water the three pilot options are banned until the end of the turn.
    With one of these markers every die on a storage also gains 1 pip, up to 6; with another it loses 1, but not below 1.
    Dice on the transport track do not change.
    .title = High and low water
rule-calmer-water =
    A variant with fewer surprises: the two starred markers stay out of the game.
    Of the other 18, 14 lie on the obstacles and 4 are in the bag.
    .title = Variant: calmer water

## How does the transport track work?

rules-chapter-track = How does the transport track work?

rule-track-paths =
    In turns 1 to 3 it is the brickearth path with a single column of { $brickearth } boxes.
    From turn 4 it is the paved path with two columns of { $paved }, from turn 8 the rails with two columns of { $rails }: black on the left, white on the right.
    The lowest box of a column is its arrow box.
    .title = Paths and columns
rule-track-sold =
    A sold die goes, with the pips it was sold with, onto the lowest free box of its colour’s column.
    If the column is full, all its dice first move one box down; the one that drops out at the bottom comes back to the river.
    .title = Sold dice
rule-track-return =
    The start player of the phase puts a die that comes back on an empty storage, pips unchanged.
    A black one goes to the territory of this turn’s coat of arms, or if there is no empty storage there, to any other but Grafschaft Mark.
    A white one always goes to Grafschaft Mark.
    .title = Dice that come back
    .ruling =
        Where there is nothing to choose, the die is placed without asking.
        A board file with fewer storages for a colour than there are dice of it is refused.
rule-arms =
    From turn 2 on, the coats of arms are those of Essen, Werden and Broich by turns.
    You find them with the turns below.
    .title = Coats of arms
    .ruling = The rulebook names them for turns 2 to 11; by the same cycle it is { $first } in turn 1 and { $last } in turn 12.
rule-track-arrow =
    When a die is taken from an arrow box, the dice above it move down one box.
    .title = Arrow box
rule-track-change =
    In phase 1 of turns 4 and 8 the dice move over to the next, shorter path, pips unchanged.
    Those that find no box there come back.
    .title = Change of path
    .ruling =
        The top boxes of the paths are level, so a die keeps its height.
        Dice below the lowest box of the new path come back, lowest first, and of two at the same height the black one first; the rest close up towards the arrow box.

## What happens in Ruhrort and with exports?

rules-chapter-export = What happens in Ruhrort and with exports?

rule-export-track =
    The box of the export track on which the export marker stands says how many points an export is worth.
    From left to right the boxes show { $boxes }.
    .title = Export track
rule-export-marker =
    Each die sold in Ruhrort moves the export marker to the right: 1 box if it was worth 1 to 3, 2 boxes if it was worth 4 to 6, but not past the end.
    .title = Sales in Ruhrort move the export marker
rule-countries =
    In each of turns { $first } to { $last } a country marker is revealed in phase 1; it says where coal is exported this turn.
    The eight markers are:
    .title = Country markers
rule-export-points =
    In phase 7 of such a turn each warehouse in the column of the country earns the value at the export marker.
    The positions, from the top, add { $bonus }.
    In the other turns, also in turn 12, there is no export.
    .title = Points for exports
rule-export-back =
    Then the export marker moves left as many boxes as there are warehouses in that column, but not past the first.
    .title = After the export
    .ruling = A warehouse that earned 0 counts as well.

## What happens in which year?

rules-chapter-years = What happens in which year?

rule-event-order =
    Phase 1 carries out what the turn track says, in this order: first the country marker is revealed, then comes what happens to dice, then warehouses, then what the players choose.
    .title = Order of events
rule-turn-1 =
    The first start player is drawn.
    .title = Turn 1{ $year }
rule-turn-2 =
    From now on locks may be built.
    .title = Turn 2{ $year }
rule-turn-3 =
    The levy: each player, in order, pays 1 Thaler or 1 point.
    .title = Turn 3{ $year }
    .ruling =
        You can pay with a Thaler if you have one, with a point if you have one.
        If you have neither you borrow the Thaler, against the turn track if need be; with nothing left to borrow against you pay nothing.
rule-turn-4 =
    The dice on the transport track move to the paved path.
    .title = Turn 4{ $year }
rule-turn-5 =
    From now on locks cost 1 Thaler more.
    .title = Turn 5{ $year }
rule-turn-6 =
    Each player, in order, takes 1 Thaler or 1 point.
    .title = Turn 6{ $year }
rule-turn-7 =
    From now on special options that cost something cost 1 Thaler more.
    .title = Turn 7{ $year }
rule-turn-8 =
    The dice on the transport track move to the rails.
    .title = Turn 8{ $year }
rule-turn-9 =
    Every die on the transport track gains 1 pip, up to 6.
    .title = Turn 9{ $year }
rule-turn-10 =
    Each player, in order, takes 1 Thaler or 1 point.
    .title = Turn 10{ $year }
rule-turn-11 =
    Dice leave the storages and the game: 1 black with two players, 1 black and 1 white with three, 2 black and 1 white with four.
    The player farthest downriver removes the first, then the next upriver, one die each and any colour still owed.
    .title = Turn 11{ $year }
    .ruling = A colour owed of which no die lies on a storage is skipped and not made up for later.
rule-turn-12 =
    The last turn: no marker is drawn in phase 2, and neither wage nor supply can be chosen.
    .title = Turn 12{ $year }

## How are points counted, and who wins?

rules-chapter-score = How are points counted, and who wins?

rule-points-during =
    Locks, warehouses, exports, inn and gifts give their points at once.
    Nobody ever falls below 0 points.
    .title = Points during the game
rule-end-scoring =
    After turn 12 each player scores cities, coal depots, an unused inn, mayor, Ruhrtalbahn and Ruhraake; debts are deducted last.
    .title = Points at the end
rule-cities-bonus =
    A warehouse in each of { $essen }: 1 point.
    In each of { $mark }: 1 point.
    In all seven cities: 3 points more.
    .title = Warehouses in many cities
rule-depots-bonus =
    A warehouse in each of the four coal depots: 2 points.
    The most warehouses in a coal depot: 1 point for each such depot.
    .title = Warehouses in coal depots
    .ruling = You must have the most alone; a tie gives nobody the point.
rule-end-inn =
    An inn that you have not used gives its 3 Thalers or 2 points now.
    .title = Unused inn
    .ruling =
        You get what is worth more to you: the Thalers if you have the mayor and no debt, otherwise the points.
        These Thalers may take you above the limit of { $limit }.
rule-end-debts =
    Each warehouse on your debt spaces costs you 2 points, but you do not fall below 0.
    .title = Debts
rule-winner =
    Whoever has the most points wins.
    .title = Who wins
    .ruling = A tie is a shared win.

## What is different with two or three players?

rules-chapter-players = What is different with two or three players?

rule-two-players =
    2 black and 2 white dice fewer are used.
    There is only one of each white marker.
    In turns 2 to 5, whoever builds a lock may build a second one free of charge in the same phase 6.
    .title = Two players
rule-three-players =
    1 black and 1 white die fewer are used.
    There are only two of each white marker.
    In the phase 6 in which you build your first lock, you may build a second one free of charge.
    .title = Three players
rule-second-lock =
    The second lock gives its points too, and its marker goes into the bag.
    You may build it any time before you finish, also after other purchases, and also if you had to build the first one.
    .title = The free second lock

## Which values of the board are ours?

rules-chapter-ours = Which values of the board are ours?

rule-ours-about =
    We know the text of the rulebook but not its pictures, and some values stood only there.
    We chose them so that everything the rulebook states holds, and checked them by simulation.
    They are listed here, with what we know for certain.
    .title = Why some values are ours
rule-ours-correct =
    If you have a printed copy, copy the board file, change what is different and play on it with ruhr play --board my.toml.
    A file that contradicts the rulebook is refused, with the reason.
    .title = Correcting them
rule-ours-river =
    How many spaces there are of each kind is the rulebook’s.
    Their order, the kinds of industry and the territories are ours, set on the real river; names and order of the locks are history.
    .title = Order of the spaces
rule-ours-river-mark =
    From the top of the river, downriver:
    .title = Spaces of { territory-mark }
rule-ours-river-essen =
    Next, downriver:
    .title = Spaces of { territory-essen }
rule-ours-river-werden =
    Next, downriver:
    .title = Spaces of { territory-werden }
rule-ours-river-broich =
    Last, down to Ruhrort:
    .title = Spaces of { territory-broich }
rule-ours-city-slots =
    The rulebook says that slots in cities cost 3 to 5 Thalers, in Mülheim 2 and at most three there.
    How many slots a city has, and at which price, is ours:
    .title = Slots in cities
rule-ours-depot-slots =
    The rulebook says that there are four coal depots and that a slot costs 2 or 3 Thalers.
    How many slots each has is ours:
    .title = Slots in coal depots
rule-ours-token-spaces =
    The rulebook gives 12 tokens in all and two spaces for white coal to cities.
    The other areas are ours:
    .title = Token spaces
rule-ours-own-needs =
    The needs of lock building are the rulebook’s; that Grafschaft Mark needs four tokens for black coal, and every marker at least two, is deduced.
    The rest is ours:
    .title = Needs of your own markers
rule-ours-white-needs =
    That every marker needs at least two tokens is deduced.
    The rest is ours:
    .title = Needs of the white markers
rule-ours-markers =
    The kinds of events are the rulebook’s.
    How many there are of each is ours; that low water adds and high water takes a pip is deduced:
    .title = Obstacle/demand markers
rule-ours-dice-4 =
    How many storages are empty is deduced, that the dice show 3 or 4 is from outside.
    Which storage has which is ours; the others are empty:
    .title = Dice for four players
rule-ours-dice-3 =
    The same for three players:
    .title = Dice for three players
rule-ours-dice-2 =
    The same for two players:
    .title = Dice for two players
rule-ours-paths =
    It follows from the text that the brickearth path has at least five and at most seven boxes.
    Ours: { $brickearth } for the brickearth path, { $paved } for each column of the paved path, { $rails } for each of the rails.
    .title = Lengths of the paths
rule-ours-export-track =
    The rulebook gives the values 1 and 2, the leftmost box being a 1.
    Ours: { $count } boxes with { $boxes }.
    .title = Boxes of the export track
rule-ours-port-positions =
    That an export column has { $positions } positions follows from the bonuses in the rulebook.
    .title = Positions in the port
rule-ours-years =
    These years follow from history; the rulebook gives most others.
    Of some turns no year is known, and none is shown.
    .title = Years of the turns
rule-ours-outside =
    From reviews we have the starting money, { $thalers ->
        [one] { $thalers } Thaler
       *[other] { $thalers } Thalers
    }, and how many markers each country has:
    .title = Starting money and countries
