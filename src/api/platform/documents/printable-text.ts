/** Returns a function that removes what no font can print: signs vanish, letters and digits become question marks. */
export function printableText(fonts: readonly Buffer[]): (text: string) => string {
  const printable = new Set(fonts.flatMap(codePointsOf));
  return (text) =>
    text.replaceAll(/[^\0-\x7f]/gu, (letter) => {
      if (printable.has(letter.codePointAt(0) ?? 0) || NEEDS_NO_GLYPH.test(letter)) return letter;
      return /[\p{L}\p{N}]/u.test(letter) ? '?' : '';
    });
}

const NEEDS_NO_GLYPH = /[\p{White_Space}\p{Default_Ignorable_Code_Point}]/u;

/** The characters of a TrueType font, by its table `cmap` in the formats 4 and 12. */
function codePointsOf(font: Buffer): number[] {
  const cmap = tableOf(font, 'cmap');
  const subtables = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(4 + index * 8 + 4)),
  );
  return subtables.flatMap((subtable) => {
    const format = subtable.readUInt16BE(0);
    if (format === 4) return rangesOf4(subtable).flatMap(between);
    return format === 12 ? rangesOf12(subtable).flatMap(between) : [];
  });
}

type Range = readonly [first: number, last: number];

const between = ([first, last]: Range) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

function tableOf(font: Buffer, name: string): Buffer {
  for (let at = 12; at < 12 + font.readUInt16BE(4) * 16; at += 16)
    if (font.toString('latin1', at, at + 4) === name) return font.subarray(font.readUInt32BE(at + 8));
  throw new Error(`the font has no table ${name}`);
}

function rangesOf4(subtable: Buffer): Range[] {
  const segments = subtable.readUInt16BE(6) / 2;
  const last = (index: number) => subtable.readUInt16BE(14 + index * 2);
  const first = (index: number) => subtable.readUInt16BE(16 + (segments + index) * 2);
  return Array.from({ length: segments - 1 }, (_, index) => [first(index), last(index)]);
}

function rangesOf12(subtable: Buffer): Range[] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_, index) => [
    subtable.readUInt32BE(16 + index * 12),
    subtable.readUInt32BE(20 + index * 12),
  ]);
}
