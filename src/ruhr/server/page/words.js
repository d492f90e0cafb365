// Everything the page says comes from the server's message catalogues. A word that is not known yet is shown as
// nothing, asked for, and whoever listens draws again as soon as it is there.

import { h, pause } from "./dom.js";
import { ask, Refused } from "./server.js";
import { remember, remembered } from "./store.js";

export const LANGUAGES = ["en", "de", "fr", "es"];
const KINDS = ["keys", "actions", "events", "refusals"];
const MOST_ITEMS = 150;
const MOST_LETTERS = 12_000;

const wishes = [remembered("language", ""), ...navigator.languages].map((wish) => wish.slice(0, 2));
export let language = wishes.find((wish) => LANGUAGES.includes(wish)) ?? LANGUAGES[0];

let names = [];
const known = new Map();
const wanted = new Map();
const listeners = [];
let asking = null;

export function speak(chosen) {
  language = chosen;
  remember("language", chosen);
  changed();
}

/** The names of the players, which events and refusals speak of. */
export function setNames(players) {
  if (JSON.stringify(players) !== JSON.stringify(names)) names = players;
}

/** Be told when there are new words. */
export const onWords = (listener) => listeners.push(listener);

const changed = () => listeners.forEach((listener) => listener());

function find(kind, item, tongue = language) {
  const heard = kind === "events" || kind === "refusals" ? names : [];
  const id = JSON.stringify([tongue, kind, item, heard]);
  if (!known.has(id)) {
    wanted.set(id, { kind, item, heard, tongue });
    asking ??= pause(0).then(askAll);
  }
  return known.get(id) ?? "";
}

async function askAll() {
  while (wanted.size) {
    const batch = nextBatch();
    try {
      await put(batch);
    } catch {
      await pause(3000);
    }
  }
  asking = null;
  changed();
}

/** As much as fits into one request: one language, the same names. */
function nextBatch() {
  const batch = [];
  let letters = 0;
  const [{ tongue }] = wanted.values();
  let heard = null;
  for (const [id, wish] of wanted) {
    if (wish.tongue !== tongue || (wish.heard.length && heard && wish.heard !== heard)) continue;
    letters += id.length;
    if (batch.length === MOST_ITEMS || (batch.length && letters > MOST_LETTERS)) break;
    if (wish.heard.length) heard = wish.heard;
    batch.push([id, wish]);
  }
  return batch;
}

async function put(batch) {
  const body = { language: batch[0][1].tongue, names: batch.find(([, wish]) => wish.heard.length)?.[1].heard ?? [] };
  for (const kind of KINDS) body[kind] = batch.filter(([, wish]) => wish.kind === kind).map(([, wish]) => wish.item);
  let told;
  try {
    told = await ask("POST", "/api/words", { body });
  } catch (error) {
    if (!(error instanceof Refused) || error.problem.code === "network") throw error;
    if (batch.length > 1) {
      const middle = batch.length >> 1;
      await put(batch.slice(0, middle));
      await put(batch.slice(middle));
    } else {
      known.set(batch[0][0], "");
      wanted.delete(batch[0][0]);
    }
    return;
  }
  for (const [id, { kind }] of batch) {
    known.set(id, told[kind].shift());
    wanted.delete(id);
  }
}

export const say = (key, tongue) => find("keys", key, tongue);
export const sayAction = (action) => find("actions", action);
export const sayEvent = ({ kind, section, values }) => find("events", { kind, section, values });
export const sayRefusal = ({ action, code, section, values }) => find("refusals", { action, code, section, values });

/** Are words still on their way? */
export const wordsAreComing = () => asking !== null;

/** The same in words that are certainly there, or empty if there are none. */
export async function told(speak) {
  while (true) {
    const words = speak();
    if (!asking) return words;
    await asking;
  }
}

/** What can be needed when the server is away has to be known before. */
const NEEDED_LATER = ["page-problem_network"];

/** Put words into everything in the page that names its key. */
export function wordAll() {
  document.documentElement.lang = language;
  NEEDED_LATER.forEach((key) => say(key));
  for (const element of document.querySelectorAll("[data-word]")) element.textContent = say(element.dataset.word);
  for (const element of document.querySelectorAll("[data-word-label]")) {
    element.setAttribute("aria-label", say(element.dataset.wordLabel));
  }
}

/** What went wrong, in words; where the catalogue's sentence needs values we cannot fill in, a plainer one. */
export async function sayProblem({ code, values, section }) {
  const rule = values.refusal;
  if (rule) return `${await told(() => sayRefusal({ action: values.action ?? "", ...rule }))}${paragraph(section)}`;
  if (code === "network") return told(() => say("page-problem_network"));
  if (code === "too_many_requests") return told(() => say("page-problem_often"));
  if (code === "record_over") return told(() => say("error-record_over"));
  if (/^(record|deal)_/.test(code) || code === "too_large") return told(() => say("page-problem_record"));
  const own = await told(() => say(`error-${code}`));
  return own || `${await told(() => say("page-problem"))} (${code})`;
}

export const paragraph = (section) => (section ? ` (§${section})` : "");

export const listed = (items) => new Intl.ListFormat(language).format(items);

/** 1 h 5 min, as the language writes it. */
export function duration(milliseconds) {
  const units = [
    ["day", 86_400],
    ["hour", 3600],
    ["minute", 60],
    ["second", 1],
  ];
  let seconds = Math.max(0, Math.round(milliseconds / 1000));
  const parts = [];
  for (const [unit, size] of units) {
    const count = Math.floor(seconds / size);
    seconds -= count * size;
    if (count || (unit === "second" && !parts.length)) {
      parts.push(new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay: "short" }).format(count));
    }
  }
  return parts.slice(0, 2).join(" ");
}

/** How long ago something was. */
export function ago(milliseconds) {
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const seconds = Math.max(0, milliseconds / 1000);
  if (seconds < 90) return format.format(-Math.floor(seconds), "second");
  if (seconds < 5400) return format.format(-Math.round(seconds / 60), "minute");
  if (seconds < 129_600) return format.format(-Math.round(seconds / 3600), "hour");
  return format.format(-Math.round(seconds / 86_400), "day");
}

/** A name, kept apart from the direction of the words around it. */
export const nameTag = (name) => h("bdi", {}, name);
