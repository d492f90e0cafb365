"use strict";
/* What both kinds of players share: a socket that costs little, and requests. */
const http = require("node:http");
const WebSocket = require("ws");

const agent = new http.Agent({ keepAlive: true, maxSockets: 8 });

function open(address) {
  const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true });
  socket.on("error", (error) => {
    throw error;
  });
  return socket;
}

/** The answer to a request. One that met a connection just being closed is sent again. */
async function post(address, path, body, key) {
  try {
    return await postOnce(address, path, body, key);
  } catch (error) {
    if (error.code !== "ECONNRESET") throw error;
    return postOnce(address, path, body, key);
  }
}

function postOnce(address, path, body, key) {
  const [host, port] = address.split(":");
  const headers = { "content-type": "application/json", ...(key && { authorization: `Bearer ${key}` }) };
  return new Promise((done, fail) => {
    const request = http.request({ agent, host, port, path, method: "POST", headers }, (response) => {
      let text = "";
      response.on("data", (part) => (text += part));
      response.on("end", () =>
        response.statusCode < 300 ? done(JSON.parse(text)) : fail(new Error(`${path}: ${text}`)),
      );
    });
    request.on("error", fail);
    request.end(JSON.stringify(body));
  });
}

/** The number that stands at a place of a message. */
function number(message, at) {
  let value = 0;
  for (let place = at; message[place] >= 48 && message[place] <= 57; place += 1) {
    value = 10 * value + message[place] - 48;
  }
  return value;
}

/** Does a message begin like this? */
function begins(message, opening) {
  return message.length >= opening.length && message.latin1Slice(0, opening.length) === opening;
}

module.exports = { open, post, number, begins };
