// Made by web/make_types.py from src/silvergold/server/protocol.py: don't edit.

/** The game begins. */
export interface Began {
  event: 'began';
}

/** How much time a player has: for each decision, and a bank for those that take longer. */
export interface Clock {
  turn_seconds: number;
  bank_seconds: number;
}

/** Close a table whose game has not begun; the host may. */
export interface Close {
  command: 'close';
  id: string;
}

/** R4.4: a coin marked on a score card. */
export interface Coin {
  event: 'coin';
  seat: number;
}

/** R5.2: a completed card is laid aside. */
export interface Completed {
  event: 'completed';
  seat: number;
  card: string;
}

/** Before the game: words of one's own that the shuffle depends on, so that nobody alone decides it. */
export interface Contribute {
  command: 'contribute';
  id: string;
  seat: number;
  words: string;
}

/** R5.1: a cup taken for a completed coin row. */
export interface Cup {
  event: 'cup';
  seat: number;
  points: number;
}

/** R2.1: a seat has its four cards; which, only its holder is told. */
export interface Dealt {
  event: 'dealt';
  seat: number;
  cards?: string[];
}

/** R2.3: the display is laid out. */
export interface Displayed {
  event: 'displayed';
  cards: string[];
}

/** A command is on disk. */
export interface Done {
  message: 'done';
  id: string;
}

/** R5.3: take the top of the pile. */
export interface Draw {
  move: 'draw';
}

/** What is wrong, and what can be done. */
export interface Error {
  code: string;
  text: string;
  rule?: string;
  details?: Record<string, string | number>;
}

/** The game as everybody sees it. */
export interface GameView {
  phase: string;
  round: number;
  turn: number;
  start_player: number;
  shape: string | null;
  shapes_seen: Record<string, number> | null;
  display: string[];
  pile_size: number;
  cups: number[];
  to_move: number[];
  players: SideView[];
  winners?: number[];
}

/** R2.2: keep two of the four cards dealt. */
export interface Keep {
  move: 'keep';
  cards: [string, string];
}

/** R2.2: the two cards a seat keeps. */
export interface Kept {
  event: 'kept';
  seat: number;
  cards: string[];
}

/** Go away from a game under way; after the grace period a stand-in decides for one's seats. */
export interface Leave {
  command: 'leave';
  id: string;
}

/** The person of a seat has gone away. */
export interface Left {
  event: 'left';
  seat: number;
}

/** R4: mark boxes on one card. */
export interface Mark {
  move: 'mark';
  card: string;
  boxes: number;
}

/** R4: a seat has marked boxes of one card. */
export interface Marked {
  event: 'marked';
  seat: number;
  card: string;
  boxes: number;
  by: 'cross' | 'shape' | 'single';
}

/** A treasure card in front of a player. */
export interface OpenCardView {
  card: string;
  unmarked: number;
}

/** Ask for a new table; its sender becomes the host. */
export interface OpenTable {
  id: string;
  settings?: TableSettings;
}

/** What only the holder of a seat sees of it. */
export interface OwnView {
  seat: number;
  side: SideView;
  dealt: string[];
  crosses: number;
  can_take_back: boolean;
  legal: (Keep | Mark | TakeBack | Ready | Take | Draw)[];
}

/** R4.5: a palm's points noted on a score card. */
export interface Palm {
  event: 'palm';
  seat: number;
  points: number;
}

/** Make moves for a seat: all of them, or none if one is refused. */
export interface Play {
  command: 'play';
  id: string;
  seat: number;
  moves: (Keep | Mark | TakeBack | Ready | Take | Draw)[];
}

/** Which seats have somebody connected. */
export interface Presence {
  message: 'presence';
  here: number[];
}

/** R3.2: this player's marks stand. */
export interface Ready {
  move: 'ready';
}

/** R5.4: cards added to the display. */
export interface Refilled {
  event: 'refilled';
  cards: string[];
}

/** A command has changed nothing. */
export interface Refused {
  message: 'refused';
  code: string;
  text: string;
  rule?: string;
  id?: string;
  details?: Record<string, string | number>;
}

/** Open a new table with the same settings and seats, once the game is over. */
export interface Rematch {
  command: 'rematch';
  id: string;
}

/** These players meet again at another table. */
export interface Rematched {
  event: 'rematched';
  table: string;
}

/** Decide for one's seats oneself again. */
export interface Return {
  command: 'return';
  id: string;
}

/** The person of a seat decides again. */
export interface Returned {
  event: 'returned';
  seat: number;
}

/** R3.1: an expedition card is turned up. */
export interface Revealed {
  event: 'revealed';
  round: number;
  turn: number;
  shape: string;
}

/** Give up one's seat before the game; the host may also empty another's. */
export interface Rise {
  command: 'rise';
  id: string;
  seat: number;
}

/** A seat is empty again. */
export interface Rose {
  event: 'rose';
  seat: number;
}

/** Somebody has sat down. */
export interface Sat {
  event: 'sat';
  seat: number;
  kind: string;
  name: string;
}

/** R7: points so far, line by line. */
export interface ScoreView {
  coins: number;
  cups: number;
  palms: number;
  cards: number;
  seals: number;
  total: number;
}

/** R7: a seat's final score, line by line. */
export interface Scored {
  event: 'scored';
  seat: number;
  coins: number;
  cups: number;
  palms: number;
  cards: number;
  seals: number;
  total: number;
}

/** Put a bot on an empty seat; the host may. */
export interface SeatBot {
  command: 'seat_bot';
  id: string;
  seat: number;
  bot: string;
}

/** Who sits on a seat. */
export interface SeatView {
  kind: string;
  name?: string;
  person?: string;
  stand_in?: string;
  has_left?: boolean;
  contribution?: string;
  bank_ms?: number | null;
  due_at?: number | null;
}

/** One player's side of the table. */
export interface SideView {
  cards: OpenCardView[];
  coins: number;
  cups: number[];
  palms: number[];
  completed: string[];
  score: ScoreView;
}

/** Take an empty seat; with a name, for somebody else on the same device (hot-seat). */
export interface Sit {
  command: 'sit';
  id: string;
  seat: number;
  name?: string | null;
}

/** Begin, once all seats are taken. */
export interface Start {
  command: 'start';
  id: string;
}

/** R2.5: the first start player. */
export interface Started {
  event: 'started';
  seat: number;
}

/** A bot decides for a seat from now on. */
export interface StoodIn {
  event: 'stood_in';
  seat: number;
  bot: string;
  why: 'away' | 'clock' | 'left';
}

/** The table was closed before a game. */
export interface TableClosed {
  event: 'closed';
}

/** What is agreed on when a table is opened. */
export interface TableSettings {
  players?: number;
  edition?: 'nsv' | 'oya';
  deck?: string;
  memory_aid?: boolean;
  clock?: Clock | null;
  listed?: boolean;
  grace_seconds?: number | null;
  deal?: string;
}

/** A table, apart from the game. */
export interface TableView {
  id: string;
  status: 'closed' | 'finished' | 'gathering' | 'playing';
  settings: TableSettings;
  deck: string;
  host: string;
  deal: string;
  hash: string;
  seats: SeatView[];
  rematch?: string;
}

/** R5.3: take a card of the display. */
export interface Take {
  move: 'take';
  card: string;
}

/** Take back this turn's latest mark, or all of them. */
export interface TakeBack {
  move: 'take_back';
  all?: boolean;
}

/** R5.3: a seat has a new card. */
export interface Took {
  event: 'took';
  seat: number;
  card: string;
  from: 'display' | 'pile';
}

/** What happened, and those parts of the table that have changed, whole; the first one has them all. */
export interface Update {
  message: 'update';
  number: number;
  events?: (Sat | Rose | Began | Left | StoodIn | Returned | Rematched | TableClosed | Dealt | Kept | Displayed | Started | Revealed | Marked | Coin | Palm | Cup | Completed | Took | Refilled | Scored | Won)[];
  table?: TableView | null;
  game?: GameView | null;
  own?: OwnView[] | null;
}

/** R7.6: who has won. */
export interface Won {
  event: 'won';
  seats: number[];
}

export type PlayerMove = Keep | Mark | TakeBack | Ready | Take | Draw;

export type TableCommand = Sit | SeatBot | Rise | Contribute | Start | Play | Leave | Return | Rematch | Close;

export type GameEvent = Dealt | Kept | Displayed | Started | Revealed | Marked | Coin | Palm | Cup | Completed | Took | Refilled | Scored | Won;

export type TableEvent = Sat | Rose | Began | Left | StoodIn | Returned | Rematched | TableClosed | Dealt | Kept | Displayed | Started | Revealed | Marked | Coin | Palm | Cup | Completed | Took | Refilled | Scored | Won;

export type ServerMessage = Update | Done | Refused | Presence;
