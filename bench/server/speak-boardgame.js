"use strict";
/*
 * How a player talks to boardgame.io: socket.io's frames, written by hand because its client costs more than
 * the server. Matches have no credentials, which spares the server checking them.
 */
const { begins, number, open, post } = require("./sockets.js");

const SPACE = "/ruhr,";
const CONNECTED = `40${SPACE}`;
const UPDATE = `42${SPACE}["update",`;
const SYNC = `42${SPACE}["sync",`;
const CITIES = ["muelheim", "ruhrort", "essen", "duisburg"];

/** Take a seat; fulfilled when the server has told the state of the match. A socket serves match after match. */
function sitDown(table, seat, { address }) {
  return new Promise((done) => {
    const sync = () => {
      table.synced[seat] = done;
      socket.send(`${SYNC}"${table.id}","${seat}",null,4]`);
    };
    table.synced ??= [];
    let socket = table.sockets[seat];
    if (socket) {
      sync();
      return;
    }
    socket = table.sockets[seat] = open(`ws://${address}/socket.io/?EIO=4&transport=websocket`);
    socket.on("message", (message) => {
      if (begins(message, UPDATE)) {
        hear(table, seat, message);
      } else if (begins(message, SYNC)) {
        const { state } = JSON.parse(message.toString("utf8", CONNECTED.length))[2];
        if (Number(state.ctx.currentPlayer) === seat) choose(table, seat, state._stateID);
        table.synced[seat]();
      } else if (begins(message, CONNECTED)) sync();
      else if (message[0] === 48) socket.send(CONNECTED); // "0": the connection is open
      else if (message.length === 1 && message[0] === 50) socket.send("3"); // "2": a ping
    });
  });
}

function hear(table, seat, message) {
  const version = number(message, message.indexOf('"_stateID":', message.indexOf('},"plugins":')) + 11);
  const last = message.includes('"gameover":');
  table.told(seat, version, last);
  const current = message.indexOf('"currentPlayer":"') + 17;
  if (!last && message[current] - 48 === seat) choose(table, seat, version);
}

function choose(table, seat, version) {
  table.asks(seat, version, CITIES[Math.floor(Math.random() * CITIES.length)]);
}

function move(table, seat, version, action) {
  const payload = `{"type":"play","args":["${action}"],"playerID":"${seat}"}`;
  table.sockets[seat].send(
    `42${SPACE}["update",{"type":"MAKE_MOVE","payload":${payload}},${version},"${table.id}","${seat}"]`,
  );
}

async function playAgain(table, { address }) {
  const wish = { playerID: "0", setupData: { step: 0 } };
  table.id = (await post(address, `/games/ruhr/${table.id}/playAgain`, wish)).nextMatchID;
}

module.exports = { sitDown, move, playAgain };
