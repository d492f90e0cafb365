// Home: play at once, set up a table, go on with a record, find tables.

import { clockWords, seatWords } from "./board.js";
import { byId, fill, h } from "./dom.js";
import { attempt } from "./notice.js";
import { BY_LINK, choices, drawSeats, HERE, levelOptions, NOBODY, readSeats, wishedSeats } from "./seats.js";
import { ask, Refused, serverNow } from "./server.js";
import { forgetTable, keepKey, keysOf, myTables, newKey, newRequest, remember, remembered } from "./store.js";
import { ago, listed, onWords, say } from "./words.js";

const DAY = 86_400;
/** Clocks to choose from: seconds at the beginning, and with every decision. */
const CLOCKS = {
  live: [
    [600, 15],
    [1500, 30],
    [3600, 30],
  ],
  days: [
    [3 * DAY, DAY / 2],
    [7 * DAY, DAY],
    [21 * DAY, 2 * DAY],
  ],
};
const AT_END = { nothing: "page-at_end_nothing", bot: "page-at_end_bot", close: "page-at_end_close" };
const STATUS = {
  open: "page-status_open",
  playing: "page-status_playing",
  finished: "page-status_finished",
  closed: "page-status_closed",
};
const OPPONENTS = 3;
const MOST_MINE = 12;

const found = { open: [], playing: [], mine: [] };
let record = null;

export function openHome() {
  byId("home").hidden = false;
  byId("name").value = remembered("name", "");
  drawForms();
  onWords(drawForms);
  onWords(drawTables);
  byId("play_now").addEventListener("submit", playNow);
  byId("set_up").addEventListener("submit", setUp);
  byId("go_on").addEventListener("submit", goOn);
  byId("record").addEventListener("change", readRecord);
  byId("look_again").addEventListener("click", lookForTables);
  byId("clock").addEventListener("change", drawClock);
  byId("at_end").addEventListener("change", drawClock);
  byId("name").addEventListener("change", takeName);
  lookForTables();
}

// --- Forms ------------------------------------------------------------------------------------------------

function drawForms() {
  const wishes = remembered("wishes", {});
  drawOpponents(remembered("opponents", ["kapitaen", NOBODY, NOBODY]));
  const seats = byId("set_up_seats");
  const first = { kind: HERE, name: remembered("name", "") };
  const usual = [first, { kind: BY_LINK, name: "" }, { kind: NOBODY, name: "" }, { kind: NOBODY, name: "" }];
  drawSeats(seats, seats.children.length ? readSeats(seats) : (wishes.seats ?? usual), true);
  if (record) drawRecord();
  if (!byId("clock").options.length) {
    byId("calmer_water").checked = wishes.calmer_water ?? false;
    byId("public").checked = wishes.public ?? false;
  }
  const preset = ([bank, increment]) =>
    h("option", { value: `${bank}+${increment}` }, clockWords({ bank: 1000 * bank, increment: 1000 * increment }));
  choices(
    byId("clock"),
    [
      h("option", { value: "none" }, say("page-clock_none")),
      h("optgroup", { label: say("page-clock_live") }, CLOCKS.live.map(preset)),
      h("optgroup", { label: say("page-clock_days") }, CLOCKS.days.map(preset)),
    ],
    wishes.clock ?? "none",
  );
  choices(
    byId("at_end"),
    Object.entries(AT_END).map(([value, key]) => h("option", { value }, say(key))),
    wishes.at_end ?? "bot",
  );
  choices(byId("clock_level"), levelOptions(), wishes.clock_level ?? "kapitaen");
  drawClock();
}

function drawOpponents(levels) {
  const row = byId("opponents");
  const chosen = row.children.length ? [...row.querySelectorAll("select")].map(({ value }) => value) : levels;
  const opponent = (at) => {
    const select = h("select", { "aria-label": `${say("page-opponent")} ${at + 1}` }, levelOptions());
    if (at > 0) select.append(h("option", { value: NOBODY }, say("page-seat_nobody")));
    select.value = chosen[at];
    return select;
  };
  row.replaceChildren(...Array.from({ length: OPPONENTS }, (_, at) => opponent(at)));
}

function drawClock() {
  const clock = byId("clock").value !== "none";
  byId("at_end_label").hidden = !clock;
  byId("clock_level_label").hidden = !clock || byId("at_end").value !== "bot";
}

/** The name is remembered, and stands on the first seat of a table that is set up next. */
function takeName() {
  const name = byId("name").value.trim();
  remember("name", name);
  const seat = byId("set_up_seats-0-name");
  if (seat && !seat.value) seat.value = name;
}

function playNow(event) {
  event.preventDefault();
  takeName();
  const levels = [...byId("opponents").querySelectorAll("select")].map(({ value }) => value);
  remember("opponents", levels);
  const bots = levels.filter((level) => level !== NOBODY).map((level) => ({ level }));
  create({ seats: [{ name: byId("name").value.trim() }, ...bots] });
}

function setUp(event) {
  event.preventDefault();
  const seats = readSeats(byId("set_up_seats"));
  const wishes = {
    seats,
    calmer_water: byId("calmer_water").checked,
    public: byId("public").checked,
    clock: byId("clock").value,
    at_end: byId("at_end").value,
    clock_level: byId("clock_level").value,
  };
  remember("wishes", wishes);
  const [bank, increment] = wishes.clock.split("+").map(Number);
  const clock = increment === undefined ? null : { bank, increment, at_end: wishes.at_end, level: wishes.clock_level };
  create({ seats: wishedSeats(seats), calmer_water: wishes.calmer_water, public: wishes.public, clock });
}

/** Create a table and go to it. */
function create(wish) {
  const key = newKey();
  attempt(async () => {
    const { table } = await ask("POST", "/api/tables", { key, body: { request: newRequest(), ...wish } });
    keepKey(table.id, key);
    location.assign(`/?table=${table.id}`);
  });
}

// --- Records ----------------------------------------------------------------------------------------------

async function readRecord() {
  const [file] = byId("record").files;
  record = null;
  await attempt(async () => {
    if (!file) return;
    try {
      record = JSON.parse(await file.text());
    } catch {
      throw new Refused({ code: "record_not_json", values: {} });
    }
    if (!Array.isArray(record?.players) || !Array.isArray(record?.actions)) {
      record = null;
      throw new Refused({ code: "record_missing", values: {} });
    }
  });
  byId("go_on_more").hidden = record === null;
  if (!record) return;
  byId("from_step").max = record.actions.length;
  byId("from_step").value = record.actions.length;
  const seat = (name, at) => ({ kind: at === 0 ? HERE : "kapitaen", name: String(name) });
  drawSeats(byId("go_on_seats"), record.players.map(seat), false);
  drawRecord();
}

function drawRecord() {
  byId("record_about").textContent =
    `${listed(record.players.map(String))} · ${say("page-steps")} ${record.actions.length}`;
  drawSeats(byId("go_on_seats"), readSeats(byId("go_on_seats")), false);
}

function goOn(event) {
  event.preventDefault();
  create({ seats: wishedSeats(readSeats(byId("go_on_seats"))), record, step: Number(byId("from_step").value) });
}

// --- Tables -----------------------------------------------------------------------------------------------

async function lookForTables() {
  drawTables();
  await attempt(async () => {
    const lists = await Promise.all(["open", "playing"].map((status) => ask("GET", `/api/tables?status=${status}`)));
    found.open = lists[0].tables;
    found.playing = lists[1].tables;
  });
  drawTables();
  found.mine = (
    await Promise.all(
      myTables()
        .slice(0, MOST_MINE)
        .map(([id]) => mine(id)),
    )
  ).filter(Boolean);
  drawTables();
}

async function mine(id) {
  try {
    const { table, seats } = await ask("GET", `/api/tables/${id}`, { key: keysOf(id).at(-1) });
    return { ...table, mine: seats };
  } catch (error) {
    if (error.problem?.code === "table_not_found") forgetTable(id);
    return null;
  }
}

function drawTables() {
  const none = () => h("li", { class: "none" }, say("page-none"));
  const list = (place, tables, row) => fill(byId(place), tables.length ? tables.map(row) : none());
  list("open", found.open, (table) => publicRow(table, "page-join"));
  list("playing", found.playing, (table) => publicRow(table, "page-watch"));
  list("mine", found.mine, myRow);
}

function about(table) {
  const who = table.seats.map((seat) => h("li", {}, seatWords(seat)));
  return [
    h("ul", { class: "who" }, who),
    h(
      "small",
      {},
      [
        ago(serverNow() - table.created_at),
        table.clock && clockWords(table.clock),
        table.calmer_water && say("page-calmer_water"),
      ]
        .filter(Boolean)
        .join(" · "),
    ),
  ];
}

const publicRow = (table, key) => h("li", {}, h("a", { href: `/?table=${table.id}` }, say(key)), about(table));

function myRow(table) {
  const asked = table.mine.includes(table.decider);
  return h(
    "li",
    { class: asked ? "asked" : null },
    h("a", { href: `/?table=${table.id}` }, say(asked ? "page-your_decision" : STATUS[table.status])),
    about(table),
    h("button", { type: "button", class: "plain", onclick: () => forget(table.id) }, say("page-forget")),
  );
}

function forget(id) {
  if (!confirm(say("page-forget_sure"))) return;
  forgetTable(id);
  found.mine = found.mine.filter((table) => table.id !== id);
  drawTables();
}
