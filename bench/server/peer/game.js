// Silver & Gold as a boardgame.io game: the rules of docs/rules.md, but for seals and ties at the very end.
//
// Sets of boxes are 16-bit masks, as in the engine. Cards are known by id: the deck stands outside the state, so
// that boardgame.io, which sends the whole state after every move, has little to send. What only its owner may
// see (R2.1, R3.2) is in G.players and what nobody may see in G.secret, where PlayerView.STRIP_SECRETS expects it.
"use strict";

const { ActivePlayers, INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const TURNS = 28;
const DISPLAY = 4;
const COINS_A_ROW = 4;

function count(boxes) {
  let number = 0;
  for (let left = boxes; left; left &= left - 1) number += 1;
  return number;
}

function rows(coins) {
  return Math.floor(coins / COINS_A_ROW);
}

// The game played with a deck: its cards by id, the placements of each shape, and the eight expedition cards.
module.exports = function silverAndGold({ cards, placements, expeditions }) {
  const placementsOf = Object.fromEntries(
    Object.entries(placements).map(([shape, masks]) => [shape, new Set(masks)]),
  );

  const fresh = (id) => ({ id, unmarked: cards[id].boxes });
  const canMark = (me) => me.cards.some((card) => card.unmarked);

  // R2.1
  function setup({ ctx, random }) {
    const pile = random.Shuffle(Object.keys(cards));
    const players = {};
    const open = {};
    for (const seat of ctx.playOrder) {
      players[seat] = { dealt: pile.splice(0, 4), cards: [], coins: 0, palms: [], crosses: 0, hasMarked: false };
      open[seat] = { cards: [], coins: 0, palms: [], cups: [], completed: [] };
    }
    return {
      secret: { pile, expeditions: [] },
      players,
      open,
      display: [],
      pileSize: pile.length,
      cups: [6, 5, 4, 3, 2, 1],
      turn: 0,
      shape: null,
      ready: [],
      settling: [],
      toTake: 0,
      isSettled: false,
    };
  }

  // R2.2
  function keep({ G, playerID }, kept) {
    const me = G.players[playerID];
    const isPair = Array.isArray(kept) && kept.length === 2 && kept[0] !== kept[1];
    if (me.cards.length || !isPair || !kept.every((id) => me.dealt.includes(id))) return INVALID_MOVE;
    me.cards = kept.map(fresh);
  }

  // R2.3
  function layOut({ G, ctx, random }) {
    const { secret } = G;
    for (const seat of ctx.playOrder) {
      const me = G.players[seat];
      secret.pile.push(...me.dealt.filter((id) => me.cards.every((card) => card.id !== id)));
      me.dealt = [];
      G.open[seat].cards = me.cards.map((card) => ({ ...card }));
    }
    secret.pile = random.Shuffle(secret.pile);
    refill(G);
  }

  // R3.1, R6.1
  function reveal({ G, random }) {
    const { secret } = G;
    if (secret.expeditions.length <= 1) secret.expeditions = random.Shuffle(expeditions);
    G.shape = secret.expeditions.pop();
    G.turn += 1;
    G.ready = [];
    G.isSettled = false;
    for (const me of Object.values(G.players)) me.hasMarked = false;
  }

  // R4
  function mark({ G, playerID }, id, boxes) {
    const me = G.players[playerID];
    const card = me.cards.find((own) => own.id === id);
    if (G.ready.includes(playerID) || !card || !Number.isInteger(boxes) || boxes <= 0) return INVALID_MOVE;
    if ((boxes & card.unmarked) !== boxes) return INVALID_MOVE;
    const isSingle = (boxes & (boxes - 1)) === 0;
    if (me.crosses ? !isSingle : me.hasMarked || !(isSingle || placementsOf[G.shape].has(boxes))) {
      return INVALID_MOVE;
    }
    card.unmarked &= ~boxes;
    if (me.crosses) me.crosses -= 1;
    me.hasMarked = true;
    useSymbols(G, me, cards[id], boxes);
  }

  // R4.3 to R4.6
  function useSymbols(G, me, card, boxes) {
    me.coins = Math.min(12, me.coins + count(boxes & card.coins));
    if (boxes & card.palms && me.palms.length < 4) {
      me.palms.push(1 + G.display.filter((id) => cards[id].palms).length);
    }
    me.crosses = canMark(me) ? me.crosses + count(boxes & card.crosses) : 0;
  }

  // R3.2, R4.7
  function ready({ G, ctx, playerID }) {
    const me = G.players[playerID];
    if (G.ready.includes(playerID) || me.crosses || (!me.hasMarked && canMark(me))) return INVALID_MOVE;
    G.ready.push(playerID);
    if (G.ready.length === ctx.numPlayers) settleAll(G, ctx);
  }

  // R3.3: clockwise from the start player, who is boardgame.io's current player.
  function settleAll(G, ctx) {
    const first = ctx.playOrderPos;
    G.settling = [...ctx.playOrder.slice(first), ...ctx.playOrder.slice(0, first)];
    for (const seat of G.settling) layOpen(G.players[seat], G.open[seat]);
    settle(G, G.settling[0]);
    settleOn(G);
  }

  // R3.2, R5.2: from now on everybody sees the marks, and the cards that they completed.
  function layOpen(me, side) {
    side.rowsBefore = rows(side.coins);
    side.coins = me.coins;
    side.palms = [...me.palms];
    side.completed.push(...me.cards.filter((card) => !card.unmarked).map((card) => card.id));
    side.toTake = me.cards.filter((card) => !card.unmarked).length;
    me.cards = me.cards.filter((card) => card.unmarked);
    side.cards = me.cards.map((card) => ({ ...card }));
  }

  // R5.1, R5.3, R5.6
  function settle(G, seat) {
    const side = G.open[seat];
    side.cups.push(...G.cups.splice(0, rows(side.coins) - side.rowsBefore));
    G.toTake = G.turn < TURNS ? side.toTake : 0;
    delete side.rowsBefore;
    delete side.toTake;
  }

  // R5.4, R5.5: go on until somebody has to choose a card, or all have settled.
  function settleOn(G) {
    while (!G.toTake || (!G.display.length && !G.pileSize)) {
      G.toTake = 0;
      refill(G);
      G.settling.shift();
      if (!G.settling.length) {
        G.isSettled = true;
        return;
      }
      settle(G, G.settling[0]);
    }
  }

  function refill(G) {
    G.display.push(...G.secret.pile.splice(0, DISPLAY - G.display.length));
    G.pileSize = G.secret.pile.length;
  }

  // R5.3
  function take({ G, playerID }, id) {
    const place = G.display.indexOf(id);
    if (!G.toTake || G.settling[0] !== playerID || place < 0) return INVALID_MOVE;
    G.display.splice(place, 1);
    give(G, playerID, id);
  }

  // R5.3
  function draw({ G, playerID }) {
    if (!G.toTake || G.settling[0] !== playerID || !G.pileSize) return INVALID_MOVE;
    const id = G.secret.pile.shift();
    G.pileSize -= 1;
    give(G, playerID, id);
  }

  function give(G, seat, id) {
    G.players[seat].cards.push(fresh(id));
    G.open[seat].cards.push(fresh(id));
    G.toTake -= 1;
    settleOn(G);
  }

  // R7
  function totals(G) {
    const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
    return Object.values(G.open).map(
      (side) => side.coins + sum(side.cups) + sum(side.palms) + sum(side.completed.map((id) => cards[id].value)),
    );
  }

  // Simultaneous moves would be refused if they might not carry an older state's number. What is secret is left out
  // of the others' log; what needs a secret can't be foreseen by a client.
  const secretly = (move) => ({ move, ignoreStaleStateID: true, redact: true });
  const onServer = (move) => ({ move, ignoreStaleStateID: true, client: false });

  return {
    name: "silvergold",
    minPlayers: 2,
    maxPlayers: 4,
    disableUndo: true,
    setup,
    playerView: PlayerView.STRIP_SECRETS,
    endIf: ({ G }) => (G.isSettled && G.turn === TURNS ? { totals: totals(G) } : undefined),
    phases: {
      keep: {
        start: true,
        moves: { keep: secretly(keep) },
        turn: { activePlayers: ActivePlayers.ALL },
        endIf: ({ G }) => Object.values(G.players).every((me) => me.cards.length === 2),
        onEnd: layOut,
        next: "expedition",
      },
      expedition: {
        moves: {
          mark: secretly(mark),
          ready: onServer(ready),
          take: onServer(take),
          draw: onServer(draw),
        },
        turn: {
          activePlayers: ActivePlayers.ALL,
          onBegin: reveal,
          endIf: ({ G }) => G.isSettled,
        },
      },
    },
  };
};
