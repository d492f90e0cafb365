// The rows of a form in which one says who sits where: a person at this screen, one who comes by the link, a bot.

import { h } from "./dom.js";
import { say } from "./words.js";

export const LEVELS = ["schiffsjunge", "steuermann", "kapitaen", "reeder"];
export const HERE = "here";
export const BY_LINK = "link";
export const NOBODY = "nobody";

export const levelOptions = () => LEVELS.map((level) => h("option", { value: level }, say(`bot-${level}`)));

/** Fill a select, keeping or setting what is chosen. */
export function choices(select, options, chosen) {
  const value = select.value || chosen;
  select.replaceChildren(...options);
  select.value = value;
  if (select.selectedIndex < 0) select.selectedIndex = 0;
}

/** One row for every seat; *seats* are `{ kind, name }`. */
export function drawSeats(list, seats, mayBeFewer, changed) {
  const row = ({ kind, name }, at) => {
    const id = `${list.id}-${at}`;
    const who = h(
      "select",
      { id, "aria-label": `${say("page-seat")} ${at + 1}` },
      h("option", { value: HERE }, say("page-seat_here")),
      h("option", { value: BY_LINK }, say("page-seat_link")),
      h("optgroup", { label: say("page-bot") }, levelOptions()),
      mayBeFewer && at >= 2 && h("option", { value: NOBODY }, say("page-seat_nobody")),
    );
    who.value = kind;
    const called = h("input", {
      id: `${id}-name`,
      "aria-label": say("page-name"),
      placeholder: say("page-name"),
      maxlength: 40,
      required: kind === HERE,
      value: name,
    });
    called.hidden = kind !== HERE;
    who.addEventListener("change", () => {
      called.hidden = who.value !== HERE;
      called.required = who.value === HERE;
      changed?.();
    });
    return h("li", {}, who, called);
  };
  list.replaceChildren(...seats.map(row));
}

/** What the rows say now, as `{ kind, name }`. */
export const readSeats = (list) =>
  [...list.children].map((row) => ({
    kind: row.querySelector("select").value,
    name: row.querySelector("input").value.trim(),
  }));

/** The same as the server wants it. */
export const wishedSeats = (seats) =>
  seats
    .filter(({ kind }) => kind !== NOBODY)
    .map(({ kind, name }) => (kind === HERE ? { name } : kind === BY_LINK ? {} : { level: kind }));
