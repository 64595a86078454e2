/** The lesson's table: the learner and one opponent. */

import type { SeatView, TableView } from '../wire';

export const RIVAL = 'Ben';

const seatOf = (name: string): SeatView => ({
  kind: 'human',
  name,
  person: '',
  stand_in: '',
  has_left: false,
  contribution: '',
  bank_ms: null,
  due_at: null,
});

/** A table for the messages that need one; the server doesn't know it, and there is no coach. */
export const lessonTable = (learner: string): TableView => ({
  id: '',
  status: 'finished',
  settings: {},
  deck: '',
  host: '',
  deal: '',
  hash: '',
  seats: [seatOf(learner), seatOf(RIVAL)],
  rematch: '',
});
