// boardgame.io's own server with its in-memory storage, on a free port of this machine.
//
// The first line of standard input is the deck; the first line of standard output is the port. The server stops
// when standard input ends, so it never outlives the one who started it.
"use strict";

const readline = require("node:readline");
const { Origins, Server } = require("boardgame.io/server");
const silverAndGold = require("./game.js");

const input = readline.createInterface({ input: process.stdin });
input.on("close", () => process.exit(0));
input.once("line", async (line) => {
  const server = Server({ games: [silverAndGold(JSON.parse(line))], origins: [Origins.LOCALHOST] });
  const { appServer } = await server.run({ port: { host: "127.0.0.1", port: 0 } });
  console.log(appServer.address().port);
});
