import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Theme = 'light' | 'dark';

/** A color on a ground, by their tokens, with the least contrast that WCAG 2.2 AA asks for. */
export type Pair = { ink: string; ground: string; least: number };

const TEXT = 4.5;
/** Borders, icons and what else is no text. */
const CONTROL = 3;

const GROUNDS = ['bg', 'surface', 'raised', 'sunken'];
const INKS = ['ink', 'ink-2', 'ink-3', 'sale', 'link', 'success', 'warning', 'danger', 'info'];
const TILES = ['chalk', 'pistachio', 'apricot', 'rosewater', 'dusk', 'thyme', 'wheat', 'mist'];
const SOFT: [ink: string, ground: string][] = [
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['accent-ink', 'accent-soft'],
  ['ink', 'accent-soft'],
  ['ink-2', 'accent-soft'],
  ['sale', 'sale-soft'],
  ['ink', 'sale-soft'],
  ['on-sale', 'sale-fill'],
  ['success', 'success-soft'],
  ['warning', 'warning-soft'],
  ['ink', 'warning-soft'],
  ['danger', 'danger-soft'],
  ['info', 'info-soft'],
  ['warm-ink', 'warm-soft'],
];

/** Every color that stands on another somewhere. */
export const pairs: readonly Pair[] = [
  ...GROUNDS.flatMap((ground) => [
    ...INKS.map((ink) => ({ ink, ground, least: TEXT })),
    ...['line-strong', 'focus', 'primary'].map((ink) => ({ ink, ground, least: CONTROL })),
  ]),
  ...SOFT.map(([ink, ground]) => ({ ink, ground, least: TEXT })),
  ...['surface', 'bg'].map((ground) => ({ ink: 'star', ground, least: CONTROL })),
  ...TILES.map((tile) => ({ ink: 'ink', ground: `tile-${tile}`, least: TEXT })),
];

/** The colors of `tokens.css` by name, `#rrggbb`. */
export function tokensOf(theme: Theme): Map<string, string> {
  const css = readFileSync(join(import.meta.dirname, '../src/web/ui/tokens.css'), 'utf8');
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
  return new Map(
    [...block.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [name, color]),
  );
}

/** 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
