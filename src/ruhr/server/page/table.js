// A table: follows it, and tells what happens there.

import { askWhyNot, look, speakUp } from "./deeds.js";
import { byId } from "./dom.js";
import { draw, drawChat, drawRefusals, drawTimes, questionWords } from "./draw.js";
import { announce, attempt } from "./notice.js";
import { ask, Follower, patched } from "./server.js";
import { isAsked, now } from "./state.js";
import { keepKey, keysOf } from "./store.js";
import { onWords, say, sayEvent, told } from "./words.js";

/** For how many milliseconds the page says that a link was copied. */
const COPIED_SHOWN = 2500;
/** So many events are shown as having happened just now. */
const MOST_RECENT = 12;
const DEEDS = {
  joined: "page-did_join",
  left: "page-did_leave",
  returned: "page-did_return",
  undone: "page-did_undo",
  ran_out: "page-did_run_out",
  rematch: "page-did_rematch",
};

export async function openTable(wanted) {
  now.id = wanted;
  byId("table").hidden = false;
  now.redraw = draw;
  onWords(draw);
  listen();
  await attempt(async () => {
    now.board = await ask("GET", "/api/board");
    const follower = new Follower(now.id, { hello, on: hear, online, gone });
    now.reconnect = () => follower.again();
  });
  setInterval(drawTimes, 1000);
}

// --- Following --------------------------------------------------------------------------------------------

const hello = () => ({ keys: keysOf(now.id), version: now.table?.version ?? null, line: now.chat.at(-1)?.number ?? 0 });

function online(is) {
  if (byId("offline").hidden === is) return;
  byId("offline").hidden = is;
  if (!is) announce(say("page-offline"));
}

function gone() {
  attempt(() => ask("GET", `/api/tables/${now.id}`));
}

function hear(message) {
  if (message.type === "welcome") welcome(message);
  else if (message.type === "change") change(message);
  else if (message.type === "said") hearLine(message);
}

function welcome(message) {
  now.table = message.table ?? now.table;
  now.seats = message.seats;
  now.asked = message.asked && { version: message.version, actions: message.asked };
  message.chat.forEach(keepLine);
  if (message.table) loadSteps();
  afterwards();
}

function change(message) {
  if (message.version <= now.table.version) return;
  if (message.version > now.table.version + 1) {
    now.table = null;
    now.reconnect();
    return;
  }
  now.table = patched(now.table, message.patch);
  if (message.asked) now.asked = { version: message.version, actions: message.asked };
  keepStep(message);
  afterwards();
  tell(message);
}

/** Keep the list of steps up to date, or load it anew where that is simpler. */
function keepStep({ kind, seat, words, events }) {
  now.refusals = null;
  if (kind === "played" && now.steps.length === now.table.step) {
    now.steps.push({ step: now.table.step, seat, action: words, events });
    now.recent = now.seats.includes(seat) ? events : [...now.recent, ...events].slice(-MOST_RECENT);
  } else if (kind !== "left" && kind !== "returned" && kind !== "rematch") {
    now.recent = kind === "undone" ? [] : [...now.recent, ...events].slice(-MOST_RECENT);
    loadSteps();
  }
}

async function loadSteps() {
  if (!now.table?.view) return;
  const known = now.table.version;
  await attempt(async () => {
    const { steps } = await ask("GET", `/api/tables/${now.id}/steps`);
    if (now.table?.version !== known && steps.length - 1 !== now.table?.step) return loadSteps();
    now.steps = steps;
    return draw();
  });
}

function keepLine(line) {
  if (line.number > (now.chat.at(-1)?.number ?? 0)) now.chat.push(line);
}

function hearLine(line) {
  keepLine(line);
  drawChat();
  if (!now.seats.includes(line.seat)) announce(`${now.table.seats[line.seat].name}: ${line.words}`);
}

let telling = Promise.resolve();

/** Tell by ear what has happened, one thing after the other, and in the end what is asked. */
function tell({ version, kind, seat, events }) {
  const { name } = now.table.seats[seat];
  telling = telling.then(async () => {
    const deed = DEEDS[kind] && (await told(() => `${name ?? ""} ${say(DEEDS[kind])}.`));
    const words = await told(() => events.map(sayEvent).join(" "));
    const question = version === now.table?.version && isAsked() ? await told(questionWords) : "";
    announce(deed, words, question);
  });
}

function afterwards() {
  now.sending = false;
  if (now.table.rematch) keysOf(now.id).forEach((key) => keepKey(now.table.rematch, key));
  draw();
  if (byId("why_not").open) askWhyNot();
}

// --- What is pressed, moved and pointed at ----------------------------------------------------------------

function listen() {
  byId("step").addEventListener("input", ({ target }) => look(Number(target.value)));
  byId("step_first").addEventListener("click", () => look(0));
  byId("step_before").addEventListener("click", () => look(Math.max(0, Number(byId("step").value) - 1)));
  byId("step_after").addEventListener("click", () => look(Number(byId("step").value) + 1));
  byId("step_now").addEventListener("click", () => look(now.table.step));
  byId("why_not").addEventListener("toggle", ({ target }) => target.open && askWhyNot());
  byId("why_not_filter").addEventListener("input", drawRefusals);
  byId("copy_link").addEventListener("click", () => copy(byId("link").value, byId("link")));
  byId("copy_key_link").addEventListener("click", () => copy(`${byId("link").value}#key=${keysOf(now.id).at(-1)}`));
  byId("say").addEventListener("submit", speakUp);
  for (const [on, marked] of [
    ["mouseover", true],
    ["mouseout", false],
    ["focusin", true],
    ["focusout", false],
  ]) {
    byId("actions").addEventListener(on, ({ target }) => mark(target.closest("li"), marked));
  }
}

async function copy(link, input) {
  try {
    await navigator.clipboard.writeText(link);
    announce(say("page-copied"));
    byId("copied").hidden = false;
    setTimeout(() => (byId("copied").hidden = true), COPIED_SHOWN);
  } catch {
    // Without a clipboard (a page without https) the link is shown to be copied by hand.
    if (input) input.select();
    else prompt(say("page-key_link"), link);
  }
}

/** Show on the river where an action takes place. */
function mark(item, marked) {
  for (const space of document.querySelectorAll(".space.marked")) space.classList.remove("marked");
  if (!item || !marked) return;
  for (const place of item.dataset.action.split(" ")) {
    document.querySelector(`.space[data-space="${CSS.escape(place)}"]`)?.classList.add("marked");
  }
}
