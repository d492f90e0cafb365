// Tells what went wrong, and what has happened to those who listen instead of looking.

import { byId } from "./dom.js";
import { Refused } from "./server.js";
import { sayProblem } from "./words.js";

const LATER = 400;
let news = [];
let timer = 0;

/** Do something, and say so if it is refused; returns whether it went well. */
export async function attempt(deed) {
  const place = byId("problem");
  try {
    await deed();
    place.hidden = true;
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    place.textContent = await sayProblem(error.problem);
    place.hidden = false;
    return false;
  }
}

/** Let the live region tell something, together with whatever else happens at the same time. */
export function announce(...sentences) {
  news.push(...sentences.filter(Boolean));
  clearTimeout(timer);
  timer = setTimeout(() => {
    byId("told").textContent = news.join(" ");
    news = [];
  }, LATER);
}
