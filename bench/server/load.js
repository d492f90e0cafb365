"use strict";
/*
 * Plays at all tables of a server at once and measures every move: from sending it until the mover is told
 * that it stands (the acknowledgement), and until all four players at the table have been told (the broadcast).
 *
 *     node load.js '{"server": "ruhr", "address": "127.0.0.1:8769", "tables": [...], "keys": [...],
 *                    "phases": [{"name": "saturated", "warm": 2, "seconds": 10},
 *                               {"name": "paced", "rate": 1000, "warm": 2, "seconds": 10}]}'
 *
 * Without a rate, whoever has to decide does so as soon as he is told. With one, moves are due at even
 * intervals, table after table, whether or not the server keeps up: a move that is late because the move before
 * it was slow is measured from when it was due. Only moves that all four players were told of count. A phase
 * counts the moves completed within it; its times are those of the moves begun within it, all of which are
 * waited for.
 *
 * Tables start at evenly spread stages of a game and games end all the time, as in life: the players then ask
 * for another game over HTTP and sit down at the new table, while the other tables go on. Moves due
 * at a table between two games are left out.
 *
 * Reports lines of JSON.
 */
const speeches = { ruhr: require("./speak-ruhr.js"), boardgame: require("./speak-boardgame.js") };

const SEATS = 4;
const CONNECTING_AT_ONCE = 40;
//: Moves of a table of which somebody may not have been told yet; a power of two.
const RECENT = 16;

const asked = JSON.parse(process.argv[2]);
const speech = speeches[asked.server];
const say = (line) => process.stdout.write(`${JSON.stringify(line)}\n`);

/** What is being measured: nothing, or a phase. */
let phase = null;
let games = 0;

class Table {
  constructor(id) {
    this.id = id;
    this.sockets = new Array(SEATS).fill(null);
    //: Who has to decide, at which version, and what he would do.
    this.turn = null;
    this.moves = Array.from({ length: RECENT }, () => ({ version: -1 }));
    this.owed = [];
    this.open = false;
  }

  async sitDown() {
    this.turn = null;
    await Promise.all(this.sockets.map((_, seat) => speech.sitDown(this, seat, asked)));
    this.open = true;
    this.goOn();
  }

  /** A player has to decide. */
  asks(seat, version, action) {
    this.turn = { seat, version, action };
    if (this.open) this.goOn();
  }

  goOn() {
    if (!phase || !this.turn) return;
    if (!phase.rate) this.move(performance.now());
    else if (this.owed.length) this.move(this.owed.shift());
  }

  move(began) {
    const { seat, version, action } = this.turn;
    this.turn = null;
    const move = this.moves[(version + 1) & (RECENT - 1)];
    if (move.version !== -1) throw new Error(`move ${move.version} at ${this.id} was never told to everybody`);
    move.version = version + 1;
    move.phase = phase;
    move.seat = seat;
    move.told = 0;
    move.began = began;
    move.acknowledged = 0;
    phase.waiting += 1;
    speech.move(this, seat, version, action);
  }

  /** The seat that made a move, or -1 if nothing is known of it. */
  moverOf(version) {
    const move = this.moves[version & (RECENT - 1)];
    return move.version === version ? move.seat : -1;
  }

  /** A player was told of a move; with the last one the game ends. */
  told(seat, version, last) {
    const move = this.moves[version & (RECENT - 1)];
    if (move.version !== version) return;
    if (seat === move.seat) move.acknowledged = performance.now();
    move.told += 1;
    if (move.told === SEATS) {
      move.version = -1;
      move.phase.complete(move);
      if (last) this.over();
    }
  }

  /** The game has ended. */
  async over() {
    games += 1;
    this.open = false;
    this.owed.length = 0;
    await speech.playAgain(this, asked);
    await this.sitDown();
  }
}

class Phase {
  constructor({ name, rate = 0, warm, seconds }) {
    Object.assign(this, { name, rate, warm, seconds });
    this.waiting = 0;
    this.moves = 0;
    this.acknowledged = [];
    this.broadcast = [];
    this.begin = Infinity;
    this.end = Infinity;
  }

  complete(move) {
    const time = performance.now();
    this.waiting -= 1;
    if (time >= this.begin && time < this.end) this.moves += 1;
    if (move.began >= this.begin && move.began < this.end) {
      this.acknowledged.push(move.acknowledged - move.began);
      this.broadcast.push(time - move.began);
    }
  }

  async run(tables) {
    phase = this;
    const start = performance.now();
    const pacing = this.rate ? setInterval(this.pacer(tables, start), 1) : null;
    for (const table of tables) if (table.open) table.goOn();
    await sleep(this.warm);
    const before = process.cpuUsage();
    const gamesBefore = games;
    this.begin = performance.now();
    this.end = this.begin + 1000 * this.seconds;
    say({ event: "begin", phase: this.name });
    await sleep(this.seconds);
    const { user, system } = process.cpuUsage(before);
    const wall = performance.now() - this.begin;
    say({
      event: "end",
      phase: this.name,
      games: games - gamesBefore,
      load_cpu: (user + system) / 1000 / wall,
    });
    clearInterval(pacing);
    // Moves that are late are made all the same, or else a slow server would look better than it is.
    if (!this.rate) phase = null;
    while (this.waiting || tables.some((table) => !table.open || table.owed.length)) await sleep(0.01);
    phase = null;
    say({
      event: "result",
      phase: this.name,
      moves_a_second: this.moves / this.seconds,
      acknowledged: spread(this.acknowledged),
      broadcast: spread(this.broadcast),
    });
  }

  /** Lets every move begin that is due. */
  pacer(tables, start) {
    let next = 0;
    return () => {
      const time = performance.now();
      for (;;) {
        const due = start + (1000 * next) / this.rate;
        if (due > time) return;
        const table = tables[next % tables.length];
        next += 1;
        if (!table.open) continue;
        if (table.turn) table.move(time);
        else table.owed.push(due);
      }
    };
  }
}

function spread(times) {
  const sorted = Float64Array.from(times).sort();
  const at = (part) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))];
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99), max: at(1) };
}

function sleep(seconds) {
  return new Promise((done) => setTimeout(done, 1000 * seconds));
}

async function main() {
  const tables = asked.tables.map((id) => new Table(id));
  const waiting = [...tables];
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CONNECTING_AT_ONCE / SEATS }, async () => {
      while (waiting.length) await waiting.pop().sitDown();
    }),
  );
  say({ event: "connected", sockets: SEATS * tables.length, seconds: (performance.now() - began) / 1000 });
  for (const wish of asked.phases) await new Phase(wish).run(tables);
  // Without anything to do, stay until the other side closes our input.
  if (!asked.phases.length) await new Promise((done) => process.stdin.on("end", done).resume());
  process.exit(0);
}

process.on("unhandledRejection", (error) => {
  console.error(error);
  process.exit(1);
});
main();
