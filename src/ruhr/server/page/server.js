// Asks the server, and follows a table: reconnects by itself and catches up from the version it knows.

import { pause } from "./dom.js";

const RETRIES = 4;
const FIRST_DELAY = 500;
const LONGEST_DELAY = 30_000;
const PING_EVERY = 20_000;
const PONG_WITHIN = 8_000;
const TABLE_NOT_FOUND = 4404;

/** A request that the server has refused, with its code and values. */
export class Refused extends Error {
  constructor(problem) {
    super(problem.code);
    this.problem = problem;
  }
}

/** By how many milliseconds the server's clock is ahead of ours. */
let ahead = 0;
export const serverNow = () => Date.now() + ahead;

/** Ask for something; what gets lost on the way is asked again, which its request id makes harmless. */
export async function ask(method, path, { key, body } = {}) {
  const headers = {};
  if (key) headers.authorization = `Bearer ${key}`;
  if (body) headers["content-type"] = "application/json";
  for (let attempt = 1; ; attempt += 1) {
    try {
      const response = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
      const date = Date.parse(response.headers.get("date"));
      if (date && Math.abs(date - Date.now()) > 2000) ahead = date - Date.now();
      const answer = await response.json();
      if (response.ok) return answer;
      const problem = answer.error;
      if (attempt > RETRIES || (response.status !== 503 && problem.values?.seconds !== 1)) throw new Refused(problem);
    } catch (error) {
      if (error instanceof Refused) throw error;
      if (attempt > RETRIES) throw new Refused({ code: "network", values: {} });
    }
    await pause(attempt * FIRST_DELAY);
  }
}

/** A JSON Patch of add, remove and replace, carried out on a document. */
export function patched(document, steps) {
  let whole = document;
  for (const { op, path, value } of steps) {
    const names = path
      .split("/")
      .slice(1)
      .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = names.pop();
    if (last === undefined) {
      whole = value;
      continue;
    }
    const parent = names.reduce((inner, name) => inner[name], whole);
    if (Array.isArray(parent) && op === "add") parent.splice(last === "-" ? parent.length : Number(last), 0, value);
    else if (Array.isArray(parent) && op === "remove") parent.splice(Number(last), 1);
    else if (op === "remove") delete parent[last];
    else parent[last] = value;
  }
  return whole;
}

/** A socket at a table. `hello()` says what is known, `on(message)` hears, `online(is)` learns of the connection. */
export class Follower {
  #delay = FIRST_DELAY;
  #socket = null;
  #timer = 0;
  #ping = 0;
  #pong = 0;

  constructor(table, { hello, on, online, gone }) {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    this.address = `${scheme}://${location.host}/api/tables/${table}/live`;
    Object.assign(this, { hello, on, online, gone });
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden && this.#socket === null) this.again();
    });
    this.again();
  }

  /** Connect anew, now. */
  again() {
    clearTimeout(this.#timer);
    this.#drop();
    const socket = new WebSocket(this.address);
    this.#socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", ...this.hello() }));
    socket.onmessage = ({ data }) => {
      if (socket !== this.#socket) return;
      const message = JSON.parse(data);
      clearTimeout(this.#pong);
      if (message.type === "welcome") {
        this.#delay = FIRST_DELAY;
        this.online(true);
      }
      if (message.type !== "pong") this.on(message);
    };
    socket.onclose = ({ code }) => {
      if (socket !== this.#socket) return;
      this.#drop();
      this.online(false);
      if (code === TABLE_NOT_FOUND) this.gone();
      else this.#later();
    };
    this.#ping = setInterval(() => this.#listen(), PING_EVERY);
  }

  /** Is the server still there? A connection can die without a word. */
  #listen() {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#socket.send(JSON.stringify({ type: "ping" }));
    clearTimeout(this.#pong);
    this.#pong = setTimeout(() => this.#socket?.onclose({ code: 0 }), PONG_WITHIN);
  }

  #later() {
    this.#timer = setTimeout(() => this.again(), this.#delay * (0.75 + Math.random() / 2));
    this.#delay = Math.min(2 * this.#delay, LONGEST_DELAY);
  }

  #drop() {
    clearInterval(this.#ping);
    clearTimeout(this.#pong);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }
}
