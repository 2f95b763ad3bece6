/**
 * Cuts the typefaces down to the characters the shop writes, into src/web/ui/fonts (committed, so that a
 * build needs no font work). Run again after changing a character set: node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = range(0x20, 0x7e);
/** Names and typography beyond ASCII; anything rarer falls back to the system face. */
const latinExtras = ' ©«»·×÷ÀÂÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüñıŞşĞğ‑–—‘’“”…•−';
/** Every letter people type in Arabic (with پ چ ژ گ ڤ of borrowed names), vowel marks, punctuation, both digit rows. */
const arabic =
  range(0x0621, 0x063a) +
  range(0x0640, 0x0652) +
  range(0x0660, 0x066c) +
  range(0x06f0, 0x06f9) +
  '،؛؟ٰٱپچژڤکگی۔\u200c\u200d\u200e\u200f\u061c';

/** The weights the interface uses (350 text to 550 prices); the rest of the axis is cut away. */
const textWeights = { wght: { min: 350, max: 550, default: 400 } };

const faces = [
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    to: 'readex-pro-latin',
    characters: ascii + latinExtras,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    to: 'readex-pro-arabic',
    characters: arabic,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    to: 'marcellus',
    characters: ascii + latinExtras,
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
    to: 'reem-kufi',
    characters: arabic,
    variationAxes: { wght: 500 },
  },
];

for (const { from, to, characters, variationAxes } of faces) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(new URL(`../src/web/ui/fonts/${to}.woff2`, import.meta.url), cut);
  console.log(`${to}: ${kilobytes(whole)} -> ${kilobytes(cut)} KB`);
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

function kilobytes(file: Uint8Array): string {
  return (file.length / 1024).toFixed(1);
}
