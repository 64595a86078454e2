/** Random numbers that depend on nothing but a seed: the wobble of a pen, the rim of a drop of wax. */

export type SeededRandom = (least: number, greatest: number) => number;

/** Mulberry32, seeded with the FNV-1a hash of a text; Python's drawings use the same numbers. */
export function seededRandom(seed: string): SeededRandom {
  let state = 2166136261;
  for (const character of seed) state = Math.imul(state ^ character.codePointAt(0)!, 16777619);
  return (least, greatest) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return least + ((greatest - least) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 4294967295;
  };
}
