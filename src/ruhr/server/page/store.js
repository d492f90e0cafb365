// What this browser remembers: the keys of its seats, and small habits. Keys leave it only as a bearer's token,
// in the first message of a socket, or behind the # of a link that its owner copies himself.

const KEY = /^[A-Za-z0-9_-]{22,64}$/;

export function remembered(name, otherwise) {
  try {
    return JSON.parse(localStorage.getItem(`ruhr.${name}`)) ?? otherwise;
  } catch {
    return otherwise;
  }
}

export function remember(name, value) {
  try {
    localStorage.setItem(`ruhr.${name}`, JSON.stringify(value));
  } catch {
    // Without storage the page works until it is closed.
  }
}

function random(bytes) {
  const letters = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export const newKey = () => random(32);
export const newRequest = () => random(12);

/** The tables at which this browser holds seats, the latest first: [id, { keys, at }]. */
export const myTables = () => Object.entries(remembered("tables", {})).sort((a, b) => b[1].at - a[1].at);

export const keysOf = (table) => remembered("tables", {})[table]?.keys ?? [];

export function keepKey(table, key) {
  const tables = remembered("tables", {});
  const keys = new Set([...(tables[table]?.keys ?? []), key]);
  tables[table] = { keys: [...keys].slice(-8), at: Date.now() };
  remember("tables", tables);
}

export function forgetTable(table) {
  const tables = remembered("tables", {});
  delete tables[table];
  remember("tables", tables);
}

/** A key that came behind the # of a link is kept, and taken out of the address bar at once. */
export function takeKeyFromAddress(table) {
  const key = new URLSearchParams(location.hash.slice(1)).get("key");
  if (key === null) return;
  history.replaceState(null, "", location.pathname + location.search);
  if (table && KEY.test(key)) keepKey(table, key);
}
