/**
 * Draws the loading animation: 46 frames of a loom side by side in one SVG, played by CSS steps (30 a second).
 * The weft climbs row by row, the finished cloth rolls away, and it starts again. Run: node scripts/draw-loom.ts
 */
import { writeFile } from 'node:fs/promises';

const frames = 46;
const side = 200;
const rolling = 8;
const [left, top, bottom] = [22, 22, 178];

/** The alaja: uneven warp stripes, [color, width] from the start edge, 156 wide in all. */
const stripes: readonly (readonly [string, number])[] = [
  ['#35193c', 22],
  ['#e7c24a', 4],
  ['#35193c', 6],
  ['#a8203f', 26],
  ['#35193c', 6],
  ['#cddc74', 6],
  ['#35193c', 4],
  ['#cddc74', 12],
  ['#35193c', 10],
  ['#f2a65a', 6],
  ['#f6f1e4', 14],
  ['#f2a65a', 6],
  ['#35193c', 34],
];

const strip = frames * side;
const drawing =
  `<svg xmlns="http://www.w3.org/2000/svg" width="${strip}" height="${side}"><defs>` +
  `<pattern id="w" width="${side}" height="${side}" patternUnits="userSpaceOnUse">${warp()}</pattern>` +
  `<clipPath id="k"><path d="M0 0h${strip}v${bottom}H0z"/></clipPath><g id="c">${cloth()}</g>` +
  `<rect id="s" width="38" height="6" rx="3" fill="#84460a"/></defs><path fill="url(#w)" d="M0 0h${strip}v${side}H0z"/>` +
  `<g clip-path="url(#k)">${Array.from({ length: frames }, (_, index) => frame(index)).join('')}</g></svg>\n`;
await writeFile(new URL('../src/web/ui/cloth/loom.svg', import.meta.url), drawing);
console.log(`loom.svg: ${drawing.length} bytes`);

function frame(index: number): string {
  const weaving = frames - rolling;
  const woven = index < weaving ? Math.round(((index + 1) / weaving) * (bottom - top)) : bottom - top;
  const rolled = index < weaving ? 0 : Math.round(((index - weaving + 1) / rolling) * (bottom - top));
  const x = index * side;
  const fell = bottom - woven + rolled;
  const shuttle = `<use href="#s" x="${x + shuttleAt(index)}" y="${fell - 7}"/>`;
  return `<use href="#c" x="${x}" y="${fell}"/>${index < weaving ? shuttle : ''}`;
}

/** The shuttle crosses in four frames and comes back in the next four. */
function shuttleAt(index: number): number {
  const step = index % 8;
  return left - 14 + (step < 4 ? step : 7 - step) * 50;
}

function cloth(): string {
  let x = left;
  const bands = stripes.map(([color, width]) => {
    const band = `<path fill="${color}" d="M${x} 0h${width}v160h-${width}z"/>`;
    x += width;
    return band;
  });
  return `${bands.join('')}<path stroke="#fff" stroke-opacity=".16" d="${rows()}"/>`;
}

function rows(): string {
  return Array.from({ length: 40 }, (_, index) => `M${left} ${index * 4 + 2.5}h156`).join('');
}

/** The bare warp: single threads in the colors of their stripes, pale until woven. */
function warp(): string {
  let x = left;
  const threads = new Map<string, string>();
  for (const [color, width] of stripes) {
    for (let at = x + 1; at < x + width; at += 4)
      threads.set(color, `${threads.get(color) ?? ''}M${at} ${top - 10}V${bottom}`);
    x += width;
  }
  return [...threads]
    .map(
      ([color, path]) =>
        `<path stroke="${color === '#35193c' ? '#847e8b' : color}" opacity=".55" d="${path}"/>`,
    )
    .join('');
}
