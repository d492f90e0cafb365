// Carries decisions and wishes to the server. What may be done is what the server offers; it knows the rules.

import { byId } from "./dom.js";
import { attempt } from "./notice.js";
import { ask } from "./server.js";
import { isAsked, now } from "./state.js";
import { keepKey, keysOf, newKey, newRequest, remember } from "./store.js";

/** The key with which we hold a seat. */
async function keyOf(seat) {
  const keys = keysOf(now.id);
  if (keys.length > 1) {
    for (const key of keys) {
      if ((await ask("GET", `/api/tables/${now.id}`, { key })).seats.includes(seat)) return key;
    }
  }
  return keys[0];
}

/** Send a wish of one of our seats. */
export const wish = (seat, path, body = {}) =>
  attempt(async () => {
    const key = await keyOf(seat);
    return ask("POST", `/api/tables/${now.id}/${path}`, { key, body: { request: newRequest(), ...body } });
  });

export async function play(action) {
  if (now.sending || !isAsked()) return;
  now.sending = true;
  now.redraw();
  byId("question").focus({ preventScroll: true });
  const { version } = now.table;
  const done = await wish(now.table.decider, "play", { version, action });
  if (!done || now.table?.version === version) {
    now.sending = false;
    now.redraw();
  }
}

export const undo = () => wish(now.table.undo, "undo", { version: now.table.version, seat: now.table.undo });

export async function join(seat, name) {
  remember("name", name);
  const key = keysOf(now.id).at(-1) ?? newKey();
  const joined = await attempt(() =>
    ask("POST", `/api/tables/${now.id}/seats/${seat}/join`, { key, body: { request: newRequest(), name } }),
  );
  if (!joined) return;
  keepKey(now.id, key);
  now.reconnect();
}

export async function leave(seat) {
  if (await wish(seat, `seats/${seat}/leave`, { level: byId("leave_level").value })) now.reconnect();
}

export function rematch() {
  attempt(async () => {
    const key = await keyOf(now.seats[0]);
    const { table: next } = await ask("POST", `/api/tables/${now.id}/rematch`, {
      key,
      body: { request: newRequest() },
    });
    keysOf(now.id).forEach((each) => keepKey(next, each));
    location.assign(`/?table=${next}`);
  });
}

export function askWhyNot() {
  if (now.table.status !== "playing" || now.refusals?.version === now.table.version) return;
  attempt(async () => {
    now.refusals = await ask("GET", `/api/tables/${now.id}/refusals`);
    now.redraw();
  });
}

export async function speakUp(event) {
  event.preventDefault();
  const text = byId("say_text").value.trim();
  const seat = now.seats.length > 1 ? Number(byId("say_as").value) : now.seats[0];
  if (text && (await wish(seat, "chat", { seat, text }))) byId("say_text").value = "";
}

let stepTimer = 0;

/** Show the game as it was after so many decisions; all of them means now. */
export function look(step) {
  byId("step").value = step;
  clearTimeout(stepTimer);
  if (step >= now.table.step) {
    now.past = null;
    now.redraw();
    return;
  }
  stepTimer = setTimeout(
    () =>
      attempt(async () => {
        now.past = await ask("GET", `/api/tables/${now.id}/steps/${step}`);
        now.redraw();
      }),
    60,
  );
}
