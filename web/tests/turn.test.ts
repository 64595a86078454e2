import { expect, test } from 'vitest';
import { Turn } from '../src/table/turn.svelte';
import type { Mark, OwnView, PlayerMove } from '../src/wire';

const mark: Mark = { move: 'mark', card: 'grey-01', boxes: 0b0011 };
const READY: PlayerMove = { move: 'ready' };

/** A seat's own view, of which only its legal moves matter. */
const own = (...legal: PlayerMove[]): OwnView =>
  ({ seat: 0, crosses: 0, can_take_back: true, side: { cards: [] }, legal }) as unknown as OwnView;

/** A server that answers when it is told to. */
class Server {
  readonly heard: string[] = [];
  readonly turn = new Turn((_, ...moves) => {
    this.heard.push(...moves.map(({ move }) => move));
    return new Promise((answer) => (this.#answer = answer));
  });
  #answer: (isMade: boolean) => void = () => undefined;

  constructor() {
    this.shows(own(mark));
  }

  shows(view: OwnView, turn = '1.1'): void {
    this.turn.see(view, turn, 'domino');
  }

  async answers(isMade: boolean): Promise<void> {
    this.#answer(isMade);
    await new Promise((done) => setTimeout(done));
  }
}

test('whoever is ready before the mark is answered need not say so again', async () => {
  const server = new Server();
  void server.turn.place(mark);
  void server.turn.ready();
  expect(server.heard).toEqual(['mark']);
  server.shows(own(READY));
  await server.answers(true);
  expect(server.heard).toEqual(['mark', 'ready']);
});

test('what was asked for after a move is forgotten when that is refused, or another turn has begun', async () => {
  const refused = new Server();
  void refused.turn.place(mark);
  void refused.turn.ready();
  await refused.answers(false);
  expect(refused.heard).toEqual(['mark']);

  const over = new Server();
  void over.turn.place(mark);
  void over.turn.ready();
  over.shows(own(mark), '1.2');
  await over.answers(true);
  expect(over.heard).toEqual(['mark']);
});

test('who is ready twice is ready once', async () => {
  const server = new Server();
  server.shows(own(READY));
  void server.turn.ready();
  void server.turn.ready();
  server.shows(own());
  await server.answers(true);
  expect(server.heard).toEqual(['ready']);
});
