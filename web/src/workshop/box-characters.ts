/** The characters of a deck file's drawings and their meaning. */

export const PENS = ['#', 'c', 'p', 'x', '.'] as const;

const KINDS: Record<string, string> = { '#': 'land', c: 'coin', p: 'palm', x: 'cross', '.': 'water' };

export const kindOf = (letter: string): string => KINDS[letter] ?? 'water';

/** Whether a character is a box with a symbol. */
export const hasSymbol = (letter: string): boolean => 'cpx'.includes(letter);
