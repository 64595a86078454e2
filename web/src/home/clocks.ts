/** The clocks that a table can have. */

import type { TableSettings } from '../wire';

type Clock = TableSettings['clock'];

export const CLOCKS: Record<string, Clock> = {
  none: null,
  quick: { turn_seconds: 20, bank_seconds: 60 },
  calm: { turn_seconds: 60, bank_seconds: 300 },
  days: { turn_seconds: 86_400, bank_seconds: 172_800 },
};

/** The name of a clock; empty for none, and for one that only programs choose. */
export const clockName = (clock: Clock): string =>
  Object.keys(CLOCKS).find((name) => clock && CLOCKS[name]?.turn_seconds === clock.turn_seconds) ?? '';
