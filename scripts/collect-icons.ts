/**
 * Draws the icon sheet: the lucide icons named here (ISC licence) as one SVG of symbols, with the list of
 * names for the type checker. Run after adding a name: node scripts/collect-icons.ts
 */
import { readFile, writeFile } from 'node:fs/promises';

const names = `
  menu search shopping-bag heart user-round x truck languages sun moon sun-moon house shirt layout-grid package
  ticket-percent circle-question-mark info phone message-circle map-pin map locate-fixed plus minus check
  chevron-right chevron-left chevron-down chevron-up arrow-right arrow-left arrow-up arrow-down
  sliders-horizontal arrow-down-wide-narrow star circle-alert triangle-alert circle-check wifi-off banknote undo-2
  log-out log-in clock calendar trash-2 pencil bell download file-text external-link copy share-2 ruler
  rotate-ccw refresh-cw repeat image store tag coins shield-check lock zoom-in thumbs-up
  users history scan-barcode camera printer key-round chart-column layers
  eye crop rotate-cw ellipsis-vertical
`
  .trim()
  .split(/\s+/)
  .sort();

const symbols = await Promise.all(names.map(symbolOf));
await writeFile(
  new URL('../src/web/ui/buttons/icons.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg">\n<!-- lucide 1.62, ISC -->\n${symbols.join('\n')}\n</svg>\n`,
);
await writeFile(
  new URL('../src/web/ui/buttons/icon-names.ts', import.meta.url),
  `/** Icons on the sheet icons.svg; written by scripts/collect-icons.ts. */\nexport type IconName =\n${names
    .map((name) => `  | '${name}'`)
    .join('\n')};\n`,
);

async function symbolOf(name: string): Promise<string> {
  const icon = await readFile(
    new URL(`../node_modules/lucide-static/icons/${name}.svg`, import.meta.url),
    'utf8',
  );
  const shapes = icon.slice(icon.indexOf('>', icon.indexOf('<svg')) + 1, icon.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes.replace(/\s*\n\s*/g, '').replaceAll(' />', '/>')}</symbol>`;
}
