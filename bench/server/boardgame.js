"use strict";
/*
 * A boardgame.io server whose game has a state as large as ours: it is one of our views, given as a file.
 * A move changes about as much of it as a decision of ours does, and ends the turn; there are no rules to
 * check. Everything is kept in memory.
 *
 *     node boardgame.js PORT STATE.json MOVES-IN-A-GAME
 */
const { readFileSync } = require("node:fs");
const { Server } = require("boardgame.io/server");

const [port, file, length] = process.argv.slice(2);
const state = JSON.parse(readFileSync(file, "utf8"));

const game = {
  name: "ruhr",
  setup: (_, wish) => ({ ...structuredClone(state), step: wish?.step ?? 0 }),
  minPlayers: 4,
  maxPlayers: 4,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play({ G, playerID }, city) {
      const player = G.players[Number(playerID)];
      player.thalers += 1;
      player.points += 1;
      player.barge = city;
      player.option = "pilot";
      G.phase = (G.phase % 7) + 1;
      G.river.barges[city] = [Number(playerID)];
      G.export.marker += 1;
      G.step += 1;
    },
  },
  endIf: ({ G }) => (G.step >= Number(length) ? { winner: "0" } : undefined),
};

const server = Server({ games: [game], origins: [] });
// So that its memory can be weighed without its garbage.
process.on("SIGUSR2", () => global.gc?.());
server.run({ port: Number(port) });
