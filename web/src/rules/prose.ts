/** The rulebook's markup: paragraphs, lists, tables, emphasis and rule numbers. */

export type Block =
  { kind: 'text'; text: string } | { kind: 'points'; points: string[] } | { kind: 'table'; rows: string[][] };

export interface Run {
  kind: 'text' | 'stress' | 'rule';
  text: string;
}

/** The blocks of a message, which are separated by empty lines. */
export function blocksOf(message: string): Block[] {
  return message.split(/\n\s*\n/).map(blockOf);
}

function blockOf(part: string): Block {
  const lines = part.split('\n').map((line) => line.trim());
  if (lines[0]!.startsWith('| ')) return { kind: 'table', rows: lines.map(cellsOf) };
  if (lines[0]!.startsWith('- ')) return { kind: 'points', points: lines.map((line) => line.slice(2)) };
  return { kind: 'text', text: lines.join(' ') };
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const RUN = /_([^_]+)_|\b(R[1-7](?:\.[1-9])?)\b/g;

/** A text split into plain runs, emphasis and rule numbers. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (const found of text.matchAll(RUN)) {
    if (found.index > from) runs.push({ kind: 'text', text: text.slice(from, found.index) });
    runs.push(found[1] ? { kind: 'stress', text: found[1] } : { kind: 'rule', text: found[2]! });
    from = found.index + found[0].length;
  }
  if (from < text.length) runs.push({ kind: 'text', text: text.slice(from) });
  return runs;
}

/** Whether a table cell is a number, to be right-aligned. */
export const isFigure = (cell: string): boolean => /^\d+$/.test(cell);
