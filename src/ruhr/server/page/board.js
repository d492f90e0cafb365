// Draws what lies on the table: river, sites, tracks, players' boards, points. Everything comes from the view
// and from what is printed on the board; nothing here knows what may be done or what follows from it.

import { h, sign, unseen } from "./dom.js";
import { duration, listed, nameTag, paragraph, say, sayEvent } from "./words.js";

const PHASES = [
  "terminal-phase_event",
  "terminal-phase_water",
  "terminal-phase_start",
  "terminal-phase_sale",
  "terminal-phase_progress",
  "terminal-phase_purchases",
  "terminal-phase_export",
];
const KINDS = {
  storage: "terminal-kind_storage",
  obstacle: "terminal-kind_obstacle",
  lock: "terminal-kind_lock",
  city: "terminal-kind_city",
  forge: "terminal-kind_forge",
  hammer_mill: "terminal-kind_hammer_mill",
  gun_factory: "terminal-kind_gun_factory",
  port: "terminal-kind_port",
};
const COAL = { black: "page-coal_black", white: "page-coal_white" };
const NOTHING = "–";

/** An amount of money. */
export const thalers = (count) => `${count}\u202f${say("page-thaler_short")}`;

/** Points, as a sign and as a word. */
export const starred = (points) => sign("", `${points}★`.replace("-", "−"), `${points} ${say("page-points")}`);

/** One letter for each player, from his name where it is still free. */
export function lettersOf(names) {
  const letters = [];
  names.forEach((name, seat) => {
    const free = [...(name ?? "").toUpperCase()].find((letter) => /^\p{L}$/u.test(letter) && !letters.includes(letter));
    letters.push(free ?? String(seat + 1));
  });
  return letters;
}

/** Draws the view of one game. */
export class Picture {
  constructor(board, names, view) {
    this.board = board;
    this.names = names;
    this.view = view;
    this.letters = lettersOf(names);
    this.places = Object.fromEntries(board.river.map((space) => [space.id, space]));
    const port = board.river.find(({ kind }) => kind === "port");
    this.soldTo = { industry: say("page-industry"), city: say("terminal-kind_city"), ruhrort: port.name };
  }

  // --- Small things ---------------------------------------------------------------------------------------

  badge(seat) {
    return sign(`badge seat-${seat}`, this.letters[seat], this.names[seat] ?? "");
  }

  die(colour, pips) {
    return sign(`die ${colour}`, String(pips), `${say(COAL[colour])} ${pips}`);
  }

  place(id) {
    return id === null ? NOTHING : `${this.places[id].name} (${this.#kind(this.places[id])})`;
  }

  #territory(territory) {
    return sign(`arms ${territory}`, territory[0].toUpperCase(), say(`territory-${territory}`));
  }

  /** Slots for warehouses: who has built there, and what the free ones cost. */
  #slots(slots, prices) {
    return h(
      "span",
      { class: "slots" },
      slots.map((seat, at) =>
        seat === null ? sign("slot", String(prices[at]), `${say("page-free_slot")} ${prices[at]}`) : this.badge(seat),
      ),
    );
  }

  // --- The line at the top --------------------------------------------------------------------------------

  headline() {
    const { view } = this;
    const country = view.countries[view.turn];
    return [
      h("strong", {}, sayEvent({ kind: "turn_began", section: "6.0", values: { turn: view.turn } })),
      h("span", {}, say(PHASES[view.phase - 1])),
      h("span", {}, say("terminal-arms"), " ", this.#territory(view.arms)),
      country &&
        h("span", {}, say("page-export"), " ", h("b", {}, say(`country-${country}`)), " ", starred(view.export.value)),
      h("span", {}, say("page-bag"), " ", h("b", {}, String(view.bag.count))),
      view.calmer_water && h("span", {}, say("page-calmer_water")),
      view.pilot_banned && h("strong", { class: "warning" }, say("terminal-pilot_ban")),
      view.lock_duty && h("strong", { class: "warning" }, say("terminal-lock_duty")),
    ];
  }

  // --- The river ------------------------------------------------------------------------------------------

  #kind(space) {
    const cleared = space.kind === "obstacle" && !this.view.river.obstacles.includes(space.id);
    return say(KINDS[cleared ? "lock" : (space.trade ?? space.kind)]);
  }

  river() {
    return this.board.river.map((space) =>
      h(
        "li",
        { class: `space ${space.kind} ${space.territory}`, "data-space": space.id },
        this.#territory(space.territory),
        h("span", { class: "kind" }, this.#kind(space)),
        h("span", { class: "place" }, space.name),
        h("span", { class: "there" }, this.#there(space)),
      ),
    );
  }

  #there({ id, coal, points }) {
    const { river, cities } = this.view;
    const barges = river.barges[id] ?? [];
    return [
      river.obstacles.includes(id) && sign("worth", `${points}★`, `${points} ${say("page-points_of_lock")}`),
      id in river.demand &&
        sign("demand", `+${thalers(river.demand[id])}`, `${say("page-demand")} ${thalers(river.demand[id])}`),
      id in cities && this.#slots(cities[id], this.board.cities[id].slots),
      id in river.dice && this.die(coal, river.dice[id]),
      barges.length > 0 &&
        h(
          "span",
          { class: "barges" },
          sign("", "►", say("page-barge")),
          barges.map((seat) => this.badge(seat)),
        ),
    ];
  }

  // --- The sites ------------------------------------------------------------------------------------------

  sites() {
    return [this.#turns(), this.#track(), this.#port(), this.#depots(), this.#cities(), this.#prices()];
  }

  #block(title, ...content) {
    return h("section", { class: "block" }, h("h3", {}, title), content);
  }

  #turns() {
    const { board, view } = this;
    const turns = Object.keys(board.turns.arms);
    const row = (label, cell) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, say(label)),
        turns.map((turn) => h("td", { class: Number(turn) === view.turn ? "now" : null }, cell(turn))),
      );
    const country = (turn) => {
      if (!(turn in view.countries)) return null;
      const name = view.countries[turn] && say(`country-${view.countries[turn]}`);
      return name ? sign("", name.slice(0, 2), name) : sign("", "?", say("page-unknown"));
    };
    const gift = (turn) => board.turns.warehouses.includes(Number(turn)) && Number(turn) > view.turn && "+1";
    return this.#block(
      say("page-turns"),
      h(
        "div",
        { class: "wide", tabindex: "0", role: "region", "aria-label": say("page-turns") },
        h(
          "table",
          { class: "turns" },
          row("terminal-row_turn", (turn) => turn),
          row("page-year", (turn) => h("small", {}, String(board.turns.years[turn] ?? NOTHING))),
          row("terminal-row_arms", (turn) => this.#territory(board.turns.arms[turn])),
          row("terminal-row_export", country),
          row("terminal-row_warehouse", gift),
        ),
      ),
    );
  }

  #track() {
    const { path, columns, coming_back: back } = this.view.track;
    const boxes = this.board.transport_tracks[path];
    const line = (column, at) =>
      h(
        "li",
        {},
        h("span", { class: "label" }, columns.length === 1 ? say("terminal-track_all") : say(Object.values(COAL)[at])),
        sign("", "◄", say("page-arrow_box")),
        column.map(({ colour, pips }) => this.die(colour, pips)),
        Array.from({ length: Math.max(0, boxes - column.length) }, () =>
          h("span", { class: "slot", "aria-hidden": "true" }, "·"),
        ),
      );
    return this.#block(
      [say("page-transport"), " · ", say(`path-${path}`)],
      h("ul", { class: "lines" }, columns.map(line)),
      back.length > 0 &&
        h(
          "p",
          {},
          say("terminal-coming_back"),
          " ",
          back.map(({ colour, pips }) => this.die(colour, pips)),
        ),
    );
  }

  #port() {
    const { view, board } = this;
    const bonus = (value) => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0");
    return this.#block(
      [say("terminal-kind_port"), " · ", say("page-next_warehouse"), " ", thalers(view.prices.port)],
      h(
        "p",
        { class: "export" },
        say("terminal-export_track"),
        " ",
        board.export_track.values.map((value, box) =>
          box === view.export.marker
            ? sign("slot here", `${value}★`, `${value} ${say("page-export_marker")}`)
            : h("span", { class: "slot" }, `${value}★`),
        ),
      ),
      h(
        "ul",
        { class: "lines" },
        board.port.columns.map((country) =>
          h(
            "li",
            { class: view.countries[view.turn] === country ? "now" : null },
            h("span", { class: "label" }, say(`country-${country}`)),
            view.port[country].map((seat, at) =>
              h(
                "span",
                { class: "position" },
                h("small", {}, bonus(board.port.position_bonus[at])),
                seat === null ? h("span", { class: "slot" }, "·") : this.badge(seat),
              ),
            ),
          ),
        ),
      ),
    );
  }

  #depots() {
    const line = (territory) =>
      h(
        "li",
        {},
        this.#territory(territory),
        h("span", { class: "label" }, say(`territory-${territory}`)),
        this.#slots(this.view.depots[territory], this.board.depots[territory]),
      );
    return this.#block(say("terminal-depots"), h("ul", { class: "lines" }, Object.keys(this.view.depots).map(line)));
  }

  #cities() {
    const line = (city) =>
      h(
        "li",
        {},
        h("span", { class: "label" }, this.places[city].name),
        this.#slots(this.view.cities[city], this.board.cities[city].slots),
        h("small", {}, say(`marker-${this.board.cities[city].opened_by}`)),
      );
    return this.#block(say("terminal-cities"), h("ul", { class: "lines" }, Object.keys(this.view.cities).map(line)));
  }

  #prices() {
    const { lock, options } = this.view.prices;
    const line = (words, price) => h("li", {}, h("span", { class: "label" }, words), thalers(price));
    return this.#block(
      say("terminal-prices"),
      h(
        "ul",
        { class: "lines" },
        line(say("terminal-kind_lock"), lock),
        Object.entries(options)
          .filter(([option]) => option !== "none")
          .map(([option, price]) => line(say(`option-${option}`), price)),
      ),
    );
  }

  /** What progress markers need, who has them, and how many white ones are left. */
  progress() {
    const line = ([marker, needs]) => {
      const holders = this.view.players.filter((player) => player.markers.includes(marker));
      return h(
        "tr",
        {},
        h("th", { scope: "row" }, say(`marker-${marker}`)),
        h("td", {}, listed(Object.entries(needs).map(([area, count]) => `${count} × ${say(`area-${area}`)}`))),
        h("td", {}, marker in this.view.white_left ? String(this.view.white_left[marker]) : ""),
        h(
          "td",
          { class: "badges" },
          holders.map(({ seat }) => this.badge(seat)),
        ),
      );
    };
    const { own, white } = this.board.progress;
    return h(
      "table",
      { class: "progress" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          ["page-marker", "page-needs", "page-left", "page-held_by"].map((key) => h("th", { scope: "col" }, say(key))),
        ),
      ),
      h("tbody", {}, [...Object.entries(own), ...Object.entries(white)].map(line)),
    );
  }

  // --- The players ----------------------------------------------------------------------------------------

  /** What lies before a player. */
  player(player) {
    const { debt_spaces: most } = this.board.players;
    const fact = (label, ...value) => h("div", {}, h("dt", {}, say(label)), h("dd", {}, value));
    const { waiting } = player;
    const coming = [
      waiting.lock && `${waiting.lock} (${say("page-first_lock")})`,
      waiting.grafschaft_mark && `${waiting.grafschaft_mark} (${say("marker-grafschaft_mark")})`,
      waiting.turns.length && `${waiting.turns.length} (${say("page-turns")} ${waiting.turns.join(", ")})`,
    ].filter(Boolean);
    return [
      h(
        "dl",
        { class: "facts" },
        fact("page-pool", String(player.pool)),
        fact("page-locks", String(player.locks)),
        fact("page-debts", `${player.debts}/${most}`),
        fact("page-option", player.option ? say(`option-${player.option}`) : NOTHING),
        fact("page-barge", this.place(player.barge)),
        player.loading && fact("page-loading", this.place(player.loading)),
      ),
      this.#tokens(player.tokens),
      h(
        "dl",
        { class: "facts" },
        fact("page-markers", this.#markers(player)),
        player.missed.length > 0 && fact("page-missed", listed(player.missed.map((marker) => say(`marker-${marker}`)))),
        coming.length > 0 && fact("page-coming", coming.join(" · ")),
      ),
    ];
  }

  #tokens(tokens) {
    const spaces = this.board.token_spaces;
    const cell = (area) =>
      h(
        "td",
        {},
        h("span", { "aria-hidden": "true" }, "●".repeat(tokens[area]) + "○".repeat(spaces[area] - tokens[area])),
        unseen(`${tokens[area]}/${spaces[area]}`),
      );
    const row = (colour) =>
      h(
        "tr",
        {},
        h("th", { scope: "row" }, say(COAL[colour])),
        Object.keys(this.soldTo).map((to) => cell(`${colour}_${to}`)),
      );
    return h(
      "table",
      { class: "tokens" },
      h("caption", {}, say("page-tokens")),
      h(
        "tr",
        {},
        h("td", {}),
        Object.values(this.soldTo).map((words) => h("th", { scope: "col" }, words)),
      ),
      Object.keys(COAL).map(row),
    );
  }

  #markers({ markers, flipped, used }) {
    if (!markers.length) return NOTHING;
    return h(
      "ul",
      { class: "chips" },
      markers.map((marker) => {
        const state = flipped.includes(marker) ? "page-flipped" : used.includes(marker) ? "page-used" : null;
        return h(
          "li",
          { class: state ? "spent" : null },
          say(`marker-${marker}`),
          state && h("small", {}, ` ${say(state)}`),
        );
      }),
    );
  }

  order() {
    return [say("terminal-order"), " ", this.view.order.map((seat) => this.badge(seat))];
  }

  /** Everyone's points by source. */
  points() {
    const { players } = this.view;
    const sources = [...new Set(players.flatMap((player) => Object.keys(player.sources)))];
    const row = (label, value, strong) =>
      h(
        "tr",
        { class: strong ? "total" : null },
        h("th", { scope: "row" }, label),
        players.map((player) => h("td", {}, value(player))),
      );
    return h(
      "table",
      { class: "points" },
      h(
        "thead",
        {},
        h(
          "tr",
          {},
          h("td", {}),
          players.map(({ seat }) => h("th", { scope: "col" }, this.badge(seat))),
        ),
      ),
      h(
        "tbody",
        {},
        sources.map((source) =>
          row(say(`source-${source}`), (player) => String(player.sources[source] ?? "·").replace("-", "−")),
        ),
        row(say("terminal-total"), (player) => String(player.points).replace("-", "−"), true),
      ),
    );
  }
}

/** Events as lines under the turns in which they happened: [{ turn, lines }]. */
export function byTurn(steps) {
  const turns = [{ title: null, lines: [] }];
  for (const event of steps.flatMap((step) => step.events)) {
    if (event.kind === "turn_began") turns.push({ title: event, lines: [] });
    else turns.at(-1).lines.push(event);
  }
  return turns.filter(({ title, lines }) => title || lines.length);
}

/** An event as a line, with its section of the rules. */
export const eventLine = (event) =>
  h("li", {}, sayEvent(event), h("span", { class: "section" }, paragraph(event.section)));

/** A clock: a bank, and what every decision adds. */
export const clockWords = ({ bank, increment }) => `${duration(bank)}${increment ? ` + ${duration(increment)}` : ""}`;

/** Who sits on a seat, in a word. */
export function seatWords(seat) {
  if (seat.name === null) return [say("page-free")];
  return seat.level ? [nameTag(seat.name), " (", say(`bot-${seat.level}`), ")"] : [nameTag(seat.name)];
}
