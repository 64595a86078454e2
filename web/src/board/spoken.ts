/** The spoken description of a box: its name, its symbol, and whether it is marked. */

import { boxName, hasBox } from './boxes';

export interface Printed {
  crosses: number;
  coins: number;
  palms: number;
}

export type BoxSymbol = 'cross' | 'coin' | 'palm';

/** The symbol printed in a box. */
export function symbolAt(card: Printed, box: number): BoxSymbol | undefined {
  if (hasBox(card.crosses, box)) return 'cross';
  if (hasBox(card.coins, box)) return 'coin';
  return hasBox(card.palms, box) ? 'palm' : undefined;
}

export interface SpokenBox {
  [part: string]: string;
  box: string;
  symbol: BoxSymbol | 'none';
  state: 'marked' | 'unmarked' | 'planned';
}

/** The arguments of the message that describes a box. */
export function spokenBox(card: Printed, box: number, unmarked: number, planned = 0): SpokenBox {
  const open = hasBox(planned, box) ? 'planned' : 'unmarked';
  return {
    box: boxName(box),
    symbol: symbolAt(card, box) ?? 'none',
    state: hasBox(unmarked, box) ? open : 'marked',
  };
}
