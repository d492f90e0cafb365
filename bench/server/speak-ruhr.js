"use strict";
/* How a player talks to our server: docs/protocol.md. Only what a player needs is read of a message. */
const { randomBytes } = require("node:crypto");
const { begins, number, open, post } = require("./sockets.js");

const CHANGE = '{"type":"change","version":';
const WELCOME = '{"type":"welcome","version":';
const ASKED = ',"asked":[';
const FINISHED = '"path":"/status","value":"finished"';

let requests = 0;
const run = randomBytes(8).toString("hex");

/** Take a seat; fulfilled when the server has said welcome. */
function sitDown(table, seat, { address, keys }) {
  return new Promise((done) => {
    const socket = open(`ws://${address}/api/tables/${table.id}/live`);
    const at = table.id;
    table.sockets[seat] = socket;
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", keys: [keys[seat]] })));
    socket.on("message", (message) => {
      if (table.id !== at) return;
      if (begins(message, CHANGE)) {
        hear(table, seat, message);
      } else if (begins(message, WELCOME)) {
        choose(table, seat, number(message, WELCOME.length), message);
        done();
      } else throw new Error(`unexpected: ${message}`);
    });
  });
}

function hear(table, seat, message) {
  const version = number(message, CHANGE.length);
  if (table.moverOf(version) === seat && !message.includes(table.sockets[seat].request)) {
    throw new Error(`not acknowledged: ${message}`);
  }
  const last = message.includes(FINISHED);
  table.told(seat, version, last);
  if (!last) choose(table, seat, version, message);
}

/** If the message asks the player to decide, choose any of the legal actions. */
function choose(table, seat, version, message) {
  const at = message.lastIndexOf(ASKED);
  if (at === -1) return;
  const actions = JSON.parse(message.toString("utf8", at + ASKED.length - 1, message.length - 1));
  table.asks(seat, version, actions[Math.floor(Math.random() * actions.length)].action);
}

function move(table, seat, version, action) {
  requests += 1;
  const socket = table.sockets[seat];
  socket.request = `${run}-${requests}`;
  socket.send(`{"type":"play","request":"${socket.request}","version":${version},"action":"${action}"}`);
}

/** A rematch, for which everybody goes to another table. */
async function playAgain(table, { address, keys }) {
  requests += 1;
  const old = [...table.sockets];
  const body = { request: `${run}-${requests}` };
  const answer = await post(address, `/api/tables/${table.id}/rematch`, body, keys[0]);
  table.id = answer.table;
  for (const socket of old) socket.close();
}

module.exports = { sitDown, move, playAgain };
