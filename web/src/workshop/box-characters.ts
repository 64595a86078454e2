/** What boxes are drawn with: the characters of a deck file, and what they stand for. */

export const PENS = ['#', 'c', 'p', 'x', '.'] as const;

const KINDS: Record<string, string> = { '#': 'land', c: 'coin', p: 'palm', x: 'cross', '.': 'water' };

export const kindOf = (letter: string): string => KINDS[letter] ?? 'water';

/** Whether a box so drawn has a symbol. */
export const hasSymbol = (letter: string): boolean => 'cpx'.includes(letter);
