/** R3.4: what may be looked up of the events so far, as the engine's `events_logged` decides it. */

import type { TableEvent } from '../wire';

/** The turn in progress and the latest settled one are shown in full. */
const OPEN_TURNS = 2;

/** Events without the shapes and marks of earlier turns of the round, unless the table has the memory aid. */
export function loggedEvents(events: readonly TableEvent[], memoryAid = false): TableEvent[] {
  const [first, end] = memoryAid ? [0, 0] : earlierTurns(events);
  return [...events.slice(0, first), ...events.slice(first, end).flatMap(withoutShape), ...events.slice(end)];
}

/** The first event of the round's turns before the latest settled one, and the first after them. */
function earlierTurns(events: readonly TableEvent[]): [number, number] {
  const turns = [...events.entries()].flatMap(([at, event]) =>
    event.event === 'revealed' || event.event === 'earlier_turn' ? [{ at, round: event.round }] : [],
  );
  const round = turns.filter((turn) => turn.round === turns.at(-1)!.round);
  const isOver = events.some((event) => event.event === 'won');
  return isOver || round.length <= OPEN_TURNS ? [0, 0] : [round[0]!.at, round.at(-OPEN_TURNS)!.at];
}

function withoutShape(event: TableEvent): TableEvent[] {
  if (event.event === 'revealed') return [{ event: 'earlier_turn', round: event.round, turn: event.turn }];
  return event.event === 'marked' ? [] : [event];
}
