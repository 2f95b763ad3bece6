/**
 * Cuts the typefaces down to the characters the shop writes, into src/web/ui/fonts and, for pictures and documents,
 * src/api/platform/documents/fonts (both committed, so that a build needs no font work). Run again after changing a character set:
 * node scripts/subset-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

const ascii = range(0x20, 0x7e);
/** Punctuation beyond ASCII. */
const punctuation = '\u00a0«»·×÷‑–—‘’“”…•−';
/** Letters of borrowed names: few pages have one, so they are a file of their own. Anything rarer falls back to the system face. */
const accents = '©ÀÂÇÈÉÊËÎÏÔÖÙÛÜàâäçèéêëîïôöùûüñıŞşĞğ';
/** Arabic letters, vowel marks, punctuation. */
const arabic = range(0x0621, 0x063a) + range(0x0640, 0x0652) + '،؛؟\u200c\u200d\u200e\u200f\u061c';
/** Letters of borrowed names (پ چ ژ گ ڤ), Persian forms and the Eastern digits, which some keyboards type. */
const arabicExtras = range(0x0660, 0x066c) + range(0x06f0, 0x06f9) + '\u0670ٱپچژڤکگی۔';

/** The weights the interface uses (350 text to 600 Arabic titles); the rest of the axis is cut away. */
const textWeights = { wght: { min: 350, max: 600, default: 400 } };

const faces = [
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    to: 'readex-pro-latin',
    characters: ascii + punctuation,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-latin-wght-normal.woff2',
    to: 'readex-pro-accents',
    characters: accents,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    to: 'readex-pro-arabic',
    characters: arabic,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource-variable/readex-pro/files/readex-pro-arabic-wght-normal.woff2',
    to: 'readex-pro-arabic-extras',
    characters: arabicExtras,
    variationAxes: textWeights,
  },
  {
    from: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    to: 'marcellus',
    characters: withoutFigures(ascii + punctuation),
  },
  {
    from: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    to: 'marcellus-accents',
    characters: accents,
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
    to: 'reem-kufi',
    characters: arabic,
    variationAxes: { wght: 500 },
  },
];

/** For pictures and documents: complete alphabets in one file, because there are no fallback fonts. */
const latin = ascii + punctuation + accents + range(0xa1, 0xff);
const everyLetter = latin + arabic + arabicExtras;
const drawn = [
  {
    from: '@expo-google-fonts/readex-pro/400Regular/ReadexPro_400Regular.ttf',
    to: 'readex-pro-400',
    characters: everyLetter,
  },
  {
    from: '@expo-google-fonts/readex-pro/600SemiBold/ReadexPro_600SemiBold.ttf',
    to: 'readex-pro-600',
    characters: everyLetter,
  },
  {
    from: '@fontsource/marcellus/files/marcellus-latin-400-normal.woff2',
    to: 'marcellus',
    characters: withoutFigures(latin),
  },
  {
    from: '@fontsource-variable/reem-kufi/files/reem-kufi-arabic-wght-normal.woff2',
    to: 'reem-kufi',
    characters: ascii + arabic + arabicExtras,
    variationAxes: { wght: 500 },
  },
];

for (const { from, to, characters, variationAxes } of drawn) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'truetype',
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(new URL(`../src/api/platform/documents/fonts/${to}.ttf`, import.meta.url), cut);
}

for (const { from, to, characters, variationAxes } of faces) {
  const whole = await readFile(require.resolve(from));
  const cut = await subsetFont(whole, characters, {
    targetFormat: 'woff2',
    ...(variationAxes && { variationAxes }),
  });
  await writeFile(new URL(`../src/web/ui/fonts/${to}.woff2`, import.meta.url), cut);
  console.log(`${to}: ${kilobytes(whole)} -> ${kilobytes(cut)} KB`);
}

/** Marcellus' zero is an O: its figures come from the text face. */
function withoutFigures(characters: string): string {
  return characters.replace(/\d/g, '');
}

function range(first: number, last: number): string {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');
}

function kilobytes(file: Uint8Array): string {
  return (file.length / 1024).toFixed(1);
}
