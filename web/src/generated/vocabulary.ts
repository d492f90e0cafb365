// Written by `make docs` from `ruhr.edge`, `ruhr.bots` and `ruhr.language`.
export default {
 "languages": [
  "en",
  "de",
  "fr",
  "es"
 ],
 "sounds": {
  "i": "^(?:[ií]|h[ií](?![ae]))"
 },
 "values_of_errors": {
  "action": "action",
  "refusal": "refusal",
  "expected": "type",
  "at": "index"
 },
 "players": {
  "fewest": 2,
  "most": 4
 },
 "turns": 12,
 "levels": [
  "schiffsjunge",
  "leichtmatrose",
  "matrose",
  "bootsmann",
  "steuermann",
  "schiffer",
  "kapitaen",
  "reeder",
  "harkort",
  "mulvany",
  "krupp"
 ],
 "searching": [
  "steuermann",
  "schiffer",
  "kapitaen",
  "reeder",
  "harkort",
  "mulvany",
  "krupp"
 ],
 "standing_in": {
  "level": "matrose",
  "most": 5
 },
 "thinking": [
  "quick",
  "usual",
  "long"
 ],
 "speech": {
  "area": "word",
  "areas": "counted",
  "box": "plain",
  "city": "place",
  "colour": "plain",
  "country": "word",
  "currency": "plain",
  "decision": "word",
  "demand": "demand",
  "index": "index",
  "marker": "word",
  "number": "plain",
  "obstacle": "place",
  "option": "word",
  "path": "word",
  "place": "place",
  "seat": "player",
  "selling": "place",
  "source": "word",
  "storage": "place",
  "territory": "word",
  "treat": "plain",
  "truth": "truth",
  "year": "year"
 },
 "events": {
  "turn_began": {
   "turn": "number",
   "year": "year"
  },
  "first_player": {
   "seat": "seat"
  },
  "country_revealed": {
   "country": "country"
  },
  "lock_price": {
   "thalers": "number"
  },
  "options_dearer": {},
  "path_changed": {
   "path": "path"
  },
  "die_came_back": {
   "seat": "seat",
   "colour": "colour",
   "pips": "number",
   "storage": "storage"
  },
  "track_dice_raised": {},
  "die_removed": {
   "seat": "seat",
   "colour": "colour",
   "pips": "number",
   "storage": "storage"
  },
  "warehouses_received": {
   "seat": "seat",
   "count": "number",
   "source": "box"
  },
  "levy_paid": {
   "seat": "seat",
   "currency": "currency",
   "count": "number"
  },
  "levy_waived": {
   "seat": "seat"
  },
  "gift_taken": {
   "seat": "seat",
   "currency": "currency",
   "count": "number"
  },
  "borrowed": {
   "seat": "seat",
   "thalers": "number"
  },
  "borrowed_ahead": {
   "seat": "seat",
   "thalers": "number",
   "turn": "number",
   "points": "number"
  },
  "marker_drawn": {
   "demand": "demand"
  },
  "bag_empty": {},
  "demand_placed": {
   "space": "selling"
  },
  "pilot_banned": {},
  "storage_dice_changed": {
   "change": "number"
  },
  "lock_duty": {},
  "option_chosen": {
   "seat": "seat",
   "option": "option",
   "thalers": "number",
   "free": "truth"
  },
  "stranded": {
   "seat": "seat",
   "points": "number"
  },
  "passed": {
   "seat": "seat"
  },
  "wage_paid": {
   "seat": "seat",
   "thalers": "number"
  },
  "supplied": {
   "seat": "seat",
   "storage": "storage",
   "pips": "number"
  },
  "coal_hauled": {
   "seat": "seat",
   "storage": "storage",
   "pips": "number"
  },
  "inn_visited": {
   "seat": "seat",
   "currency": "currency",
   "count": "number"
  },
  "transported": {
   "seat": "seat",
   "colour": "colour",
   "pips": "number",
   "storage": "storage"
  },
  "supply_lapsed": {
   "seat": "seat"
  },
  "started": {
   "seat": "seat",
   "storage": "storage"
  },
  "sold": {
   "seat": "seat",
   "colour": "colour",
   "pips": "number",
   "space": "selling",
   "thalers": "number"
  },
  "quality_lost": {
   "seat": "seat",
   "pips": "number"
  },
  "token_gained": {
   "seat": "seat",
   "area": "area"
  },
  "demand_taken": {
   "seat": "seat",
   "thalers": "number",
   "space": "selling"
  },
  "city_income": {
   "seat": "seat",
   "city": "city",
   "thalers": "number"
  },
  "export_marker_moved": {
   "box": "index",
   "value": "number"
  },
  "progress_gained": {
   "seat": "seat",
   "marker": "marker"
  },
  "progress_missed": {
   "seat": "seat",
   "marker": "marker"
  },
  "lock_built": {
   "seat": "seat",
   "obstacle": "obstacle",
   "thalers": "number",
   "points": "number"
  },
  "city_built": {
   "seat": "seat",
   "city": "city",
   "thalers": "number",
   "points": "number",
   "white": "truth"
  },
  "depot_built": {
   "seat": "seat",
   "territory": "territory",
   "thalers": "number",
   "points": "number"
  },
  "port_built": {
   "seat": "seat",
   "country": "country",
   "thalers": "number",
   "points": "number",
   "white": "truth"
  },
  "shifted": {
   "seat": "seat",
   "from": "country",
   "to": "country",
   "thalers": "number"
  },
  "repaid": {
   "seat": "seat",
   "thalers": "number"
  },
  "exported": {
   "seat": "seat",
   "country": "country",
   "position": "number",
   "points": "number"
  },
  "thalers_returned": {
   "seat": "seat",
   "thalers": "number"
  },
  "bonus_scored": {
   "seat": "seat",
   "source": "source",
   "points": "number"
  },
  "won": {
   "seat": "seat",
   "points": "number"
  },
  "reveal_follows": {}
 },
 "refusals": {
  "game_over": {},
  "other_phase": {
   "phase": "number",
   "now": "number"
  },
  "other_step": {
   "decision": "decision"
  },
  "no_thaler": {},
  "no_point": {},
  "storage_has_die": {},
  "storage_has_no_die": {},
  "storage_taken": {
   "seat": "seat"
  },
  "wrong_colour": {
   "colour": "colour"
  },
  "wrong_territory": {
   "territory": "territory"
  },
  "not_owed": {
   "colour": "colour"
  },
  "needs_marker": {
   "marker": "marker",
   "tokens": "areas"
  },
  "marker_missed": {
   "marker": "marker"
  },
  "marker_flipped": {
   "marker": "marker"
  },
  "marker_used": {
   "marker": "marker"
  },
  "die_is_six": {},
  "no_die_below_six": {},
  "no_hauling_yet": {},
  "no_pilot": {},
  "not_in_last_turn": {},
  "wage_taken": {},
  "arrow_box_empty": {},
  "no_start": {},
  "no_start_from_there": {},
  "thalers_short": {
   "missing": "number",
   "price": "number"
  },
  "option_possible": {},
  "not_downriver": {},
  "not_upriver": {},
  "needs_pilot": {},
  "locks_later": {},
  "lock_stands": {},
  "lock_first": {},
  "no_warehouse": {},
  "city_full": {},
  "in_city_already": {},
  "depot_full": {},
  "column_full": {},
  "in_column_already": {},
  "port_limit": {
   "limit": "number"
  },
  "not_in_column": {},
  "no_debt": {},
  "wrong_arrow_colour": {},
  "nothing_to_undo": {},
  "undo_other_player": {
   "seat": "seat"
  },
  "undo_revealed": {}
 },
 "actions": {
  "pay": {
   "currency": "currency"
  },
  "take": {
   "currency": "currency"
  },
  "remove": {
   "storage": "storage"
  },
  "place": {
   "storage": "storage"
  },
  "coal_hauler": {
   "storage": "storage"
  },
  "inn": {
   "currency": "treat"
  },
  "option": {
   "option": "option",
   "free": "truth"
  },
  "pass": {},
  "transport": {
   "storage": "storage"
  },
  "supply": {
   "storage": "storage"
  },
  "start": {
   "storage": "storage"
  },
  "sell": {
   "space": "selling"
  },
  "lock": {
   "obstacle": "obstacle"
  },
  "city": {
   "city": "city"
  },
  "depot": {
   "territory": "territory"
  },
  "port": {
   "country": "country"
  },
  "white_warehouse": {
   "place": "place"
  },
  "shift": {
   "from": "country",
   "to": "country"
  },
  "repay": {},
  "done": {}
 },
 "regrets": {
  "lock_left": {},
  "thalers_lost": {
   "thalers": "number"
  },
  "debt_made": {
   "points": "number"
  },
  "points_left": {
   "points": "number"
  },
  "option_left": {
   "option": "option"
  },
  "sold_cheaply": {
   "thalers": "number"
  }
 },
 "wastes": [
  "lock_left",
  "thalers_lost",
  "debt_made"
 ]
} as const;
