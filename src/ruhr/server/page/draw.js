// Draws a table from what is known of it: the question, the actions, the players, what has happened.

import { byTurn, clockWords, eventLine, Picture, seatWords, starred, thalers } from "./board.js";
import { join, leave, look, play, rematch, undo, wish } from "./deeds.js";
import { byId, fill, h } from "./dom.js";
import { choices, levelOptions } from "./seats.js";
import { serverNow } from "./server.js";
import { isAsked, now } from "./state.js";
import { remembered } from "./store.js";
import {
  duration,
  nameTag,
  paragraph,
  say,
  sayAction,
  sayEvent,
  sayRefusal,
  setNames,
  wordsAreComing,
} from "./words.js";

const AT_END = { nothing: "page-at_end_nothing", bot: "page-at_end_bot", close: "page-at_end_close" };

export function draw() {
  if (!now.table) return;
  const names = now.table.seats.map((seat) => seat.name);
  setNames(names.map((name) => name ?? ""));
  const view = now.past?.view ?? now.table.view;
  const picture = view && new Picture(now.board, names, view);
  byId("table").classList.toggle("past", now.past !== null);
  byId("table").classList.toggle("waiting", !picture);
  fill(byId("headline"), picture ? picture.headline() : now.table.calmer_water ? say("page-calmer_water") : []);
  for (const panel of ["river_panel", "sites_panel", "points_panel", "progress_panel", "history_panel"]) {
    byId(panel).hidden = !picture;
  }
  if (picture) {
    fill(byId("river"), picture.river());
    fill(byId("sites"), picture.sites());
    fill(byId("points"), picture.points());
    fill(byId("progress"), picture.progress());
  }
  fill(byId("order"), picture ? picture.order() : []);
  byId("clock_rule").textContent = now.table.clock
    ? `${clockWords(now.table.clock)} · ${say("page-at_end")}, ${say(AT_END[now.table.clock.at_end])}.`
    : "";
  drawAsk();
  drawPlayers(picture ?? new Picture(now.board, names, null));
  drawLog();
  drawHistory();
  drawChat();
  drawLinks();
  drawLeave();
  drawRefusals();
  drawTimes();
  document.title = `${isAsked() ? "● " : ""}${say("page-title")}`;
}

export function questionWords() {
  if (now.past) return `${say("page-looking_back")} ${now.past.step}/${now.past.of}`;
  if (now.table.status === "open") return say("page-waiting_for_people");
  if (now.table.status === "finished") return say("page-over");
  if (now.table.status === "closed") return say("page-status_closed");
  const { name } = now.table.seats[now.table.decider];
  const decision = say(`decision-${now.table.view.decision.kind}`);
  return `${isAsked() ? "" : `${say("page-waiting_for")} `}${name}: ${decision}`;
}

function drawAsk() {
  byId("question").textContent = questionWords();
  byId("ask").classList.toggle("asked", isAsked() && !now.past);
  fill(byId("state"), now.past ? [] : stateWords());
  drawActions();
  fill(byId("recent"), recentWords());
  byId("recent_lines")?.scrollTo(0, byId("recent_lines").scrollHeight);
  fill(byId("ask_buttons"), buttons());
  byId("why_not").hidden = now.table.status !== "playing" || now.past !== null;
}

/** The actions appear all at once when their words are there, so that nothing moves under a finger. */
function drawActions() {
  const items = isAsked() && !now.past ? now.asked.actions.map(actionItem) : [];
  const ready = !wordsAreComing() || items.every((item) => [...item.children].every((part) => part.textContent));
  fill(byId("actions"), ready ? items : []);
}

function actionItem({ action, causes }, at) {
  const effects = `effects-${at}`;
  return h(
    "li",
    { "data-action": action },
    h(
      "button",
      {
        id: `action-${at}`,
        type: "button",
        "aria-describedby": effects,
        disabled: now.sending,
        onclick: () => play(action),
      },
      sayAction(action),
    ),
    h("p", { id: effects }, causes.map(sayEvent).join(" ")),
  );
}

function recentWords() {
  if (now.past || !now.recent.length || now.table.status !== "playing") return [];
  const title = say("terminal-pane_recent");
  const lines = now.recent.map(eventLine);
  return [h("h3", {}, title), h("ul", { id: "recent_lines", class: "log", tabindex: "0", "aria-label": title }, lines)];
}

function stateWords() {
  if (now.table.status === "open") return [h("p", {}, say("page-share_link"))];
  if (!now.table.result) return [];
  const ranking = [...now.table.view.players].sort((a, b) => b.points - a.points);
  return [
    now.table.result.winners.map((seat) =>
      h(
        "p",
        { class: "won" },
        sayEvent({ kind: "won", section: "7", values: { seat, points: now.table.result.points[seat] } }),
      ),
    ),
    h(
      "ol",
      { class: "ranking" },
      ranking.map(({ name, points }) => h("li", {}, nameTag(name), " ", h("b", {}, starred(points)))),
    ),
  ];
}

function buttons() {
  const over = now.table.status === "finished" || now.table.status === "closed";
  return [
    now.past &&
      h(
        "button",
        { id: "back_to_now", type: "button", class: "main", onclick: () => look(now.table.step) },
        say("page-step_now"),
      ),
    !now.past &&
      now.table.undo !== null &&
      now.seats.includes(now.table.undo) &&
      h("button", { id: "undo", type: "button", onclick: undo }, say("page-undo")),
    over &&
      now.table.rematch &&
      h("a", { class: "button main", href: `/?table=${now.table.rematch}` }, say("page-to_rematch")),
    over &&
      !now.table.rematch &&
      now.seats.length > 0 &&
      h("button", { id: "rematch", type: "button", class: "main", onclick: rematch }, say("page-rematch")),
    over &&
      now.table.view &&
      h("a", { class: "button", href: `/api/tables/${now.id}/record`, download: "" }, say("page-download")),
  ];
}

function drawPlayers(picture) {
  fill(
    byId("players"),
    now.table.seats.map((seat, at) => {
      const player = picture.view?.players[at];
      const deciding = now.table.decider === at && !now.past;
      return h(
        "li",
        { class: `player${deciding ? " deciding" : ""}`, "aria-current": deciding ? "true" : null },
        h(
          "h3",
          {},
          picture.badge(at),
          " ",
          seatWords(seat),
          now.seats.includes(at) && h("small", { class: "mine" }, " ", say("page-you")),
          player &&
            h(
              "span",
              { class: "wealth" },
              h("b", {}, starred(player.points)),
              " ",
              h("b", {}, thalers(player.thalers)),
            ),
        ),
        now.table.clock && now.table.seats[at].person && h("p", { class: "clock", "data-clock": at }),
        seat.person &&
          seat.level &&
          now.seats.includes(at) &&
          h(
            "button",
            { id: `return-${at}`, type: "button", class: "main", onclick: () => wish(at, `seats/${at}/return`) },
            say("page-return"),
          ),
        seat.name === null && joinForm(at),
        player && picture.player(player),
      );
    }),
  );
}

function joinForm(seat) {
  const input = h("input", {
    id: `join-${seat}`,
    required: true,
    maxlength: 40,
    autocomplete: "nickname",
    value: now.seats.length ? "" : remembered("name", ""),
  });
  const sit = (event) => {
    event.preventDefault();
    join(seat, byId(`join-${seat}`).value.trim());
  };
  return h(
    "form",
    { class: "row", onsubmit: sit },
    h("label", {}, h("span", {}, say("page-your_name")), input),
    h("button", { class: "main" }, say("page-sit_here")),
  );
}

export function drawTimes() {
  if (!now.table) return;
  const waited = now.table.since === null ? 0 : Math.max(0, serverNow() - now.table.since);
  byId("since").textContent =
    now.table.since === null || now.past ? "" : `${say("page-thinking_time")} ${duration(waited)}`;
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = Number(place.dataset.clock);
    const running = now.table.decider === seat && !now.table.seats[seat].level;
    const left = now.table.banks[seat] - (running ? waited : 0);
    place.classList.toggle("short", running && left < 60_000);
    place.textContent = `${say("page-clock")} ${duration(left)}`;
  }
}

function drawLog() {
  byId("log_panel").hidden = !now.steps.length;
  const turn = ({ title, lines }) => [
    title && h("h3", {}, sayEvent(title)),
    h("ul", { class: "log" }, lines.map(eventLine)),
  ];
  fill(byId("log"), byTurn(now.steps).reverse().map(turn));
}

function drawHistory() {
  const slider = byId("step");
  slider.max = now.table.step;
  if (!now.past) slider.value = now.table.step;
  const at = now.past?.step ?? now.table.step;
  byId("step_words").textContent = `${at}/${now.table.step}`;
  byId("step_before").disabled = byId("step_first").disabled = at === 0;
  byId("step_after").disabled = byId("step_now").disabled = !now.past;
  const step = now.steps[at];
  const who = step?.action
    ? h("li", {}, h("b", {}, nameTag(now.table.seats[step.seat].name), ": ", sayAction(step.action)))
    : null;
  fill(byId("step_events"), step && byId("history_panel").open ? [who, step.events.map(eventLine)] : []);
}

export function drawRefusals() {
  if (!now.refusals || !byId("why_not").open) return;
  const filter = byId("why_not_filter").value.trim().toLowerCase();
  const reasons = new Map();
  for (const refusal of now.refusals.refusals) {
    const reason = `${sayRefusal(refusal)}${paragraph(refusal.section)}`;
    reasons.set(reason, [...(reasons.get(reason) ?? []), sayAction(refusal.action)]);
  }
  const lines = [...reasons]
    .map(([reason, actions]) => [reason, actions.join(" · ")])
    .filter((words) => words.join(" ").toLowerCase().includes(filter));
  const line = ([reason, actions]) => h("li", {}, h("b", {}, reason), h("br"), actions);
  fill(byId("refusals"), lines.length ? lines.map(line) : h("li", {}, say("terminal-nothing_refused")));
}

export function drawChat() {
  const list = byId("chat");
  const atEnd = list.scrollTop + list.clientHeight >= list.scrollHeight - 8;
  const line = ({ at, seat, words }) =>
    h(
      "li",
      {},
      h("b", {}, nameTag(now.table.seats[seat].name ?? ""), ": "),
      h("bdi", {}, words),
      " ",
      h("small", {}, new Date(at).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" })),
    );
  fill(list, now.chat.map(line));
  if (atEnd) list.scrollTop = list.scrollHeight;
  byId("say").hidden = !now.seats.length;
  byId("say_as_label").hidden = now.seats.length < 2;
  choices(
    byId("say_as"),
    now.seats.map((seat) => h("option", { value: seat }, now.table.seats[seat].name)),
    now.seats[0],
  );
}

function drawLinks() {
  byId("link").value = `${location.origin}/?table=${now.id}`;
  byId("link_local").hidden = !/^(localhost|127\.|\[::1\])/.test(location.hostname);
  byId("key_link").hidden = !now.seats.length;
}

function drawLeave() {
  const open = now.table.status === "open";
  const mine = now.seats.filter((seat) => !now.table.seats[seat].level);
  byId("leave_panel").hidden = !mine.length || !(open || now.table.status === "playing");
  byId("leave_level_label").hidden = open;
  byId("leave_about").textContent = say(open ? "page-leave_open" : "page-leave_playing");
  choices(byId("leave_level"), levelOptions(), "kapitaen");
  fill(
    byId("leave_buttons"),
    mine.map((seat) =>
      h(
        "button",
        { id: `leave-${seat}`, type: "button", onclick: () => leave(seat) },
        say("page-leave_seat"),
        " ",
        nameTag(now.table.seats[seat].name),
      ),
    ),
  );
}
