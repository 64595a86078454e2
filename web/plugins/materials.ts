/** The fonts and colours of `materials.json` as CSS custom properties (`--sea`, `--serif`), the cards' aspect ratios, and classes such as `.grey` with `--deep` and `--land`. */

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FILE = fileURLToPath(new URL('../../src/silvergold/drawing/materials.json', import.meta.url));
const NAME = 'virtual:materials.css';
const RESOLVED = '/@materials.css';

interface Materials {
  fonts: Record<string, string>;
  colors: Record<string, string | { light: string; dark: string }>;
  tints: Record<string, Record<string, string>>;
  card: { usual: { size: number[] }; compact: { size: number[] } };
}

const rule = (selector: string, properties: [name: string, value: string][]): string =>
  `${selector} { ${properties.map(([name, value]) => `--${name}: ${value};`).join(' ')} }\n`;

function stylesheet({ fonts, colors, tints, card }: Materials): string {
  const themed = Object.entries(colors).map(([name, color]): [string, string] => [
    name,
    typeof color === 'string' ? color : `light-dark(${color.light}, ${color.dark})`,
  ]);
  const tinted = Object.entries(tints).map(([color, tint]) => rule(`.${color}`, Object.entries(tint)));
  const ratios: [string, string][] = [
    ['card', card.usual.size.join(' / ')],
    ['compact-card', card.compact.size.join(' / ')],
  ];
  return rule(':root', [...Object.entries(fonts), ...themed, ...ratios]) + tinted.join('');
}

export function materials(): Plugin {
  return {
    name: 'materials',
    resolveId: (id) => (id === NAME ? RESOLVED : undefined),
    load(id) {
      if (id !== RESOLVED) return undefined;
      this.addWatchFile(FILE);
      return stylesheet(JSON.parse(readFileSync(FILE, 'utf-8')) as Materials);
    },
  };
}
