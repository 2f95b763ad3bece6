import { deflateSync, inflateSync } from 'node:zlib';

/**
 * Corrects the text layer of Arabic in a PDF by typst, for copying and searching: each glyph maps to one letter, marks
 * to none, and لا to one character. The appearance stays.
 * @throws for a letter that no font has
 */
export function makeTextReadable(bytes: Uint8Array): Uint8Array {
  const pdf = readObjects(Buffer.from(bytes).toString('latin1'));
  for (const text of pdf.objects.values()) {
    const [font, letters] = [reference(text, 'DescendantFonts'), reference(text, 'ToUnicode')];
    if (font === null || letters === null) continue;
    const widths = widthsOf(pdf.objects.get(font) ?? '');
    change(pdf, letters, (map) => nameGlyphs(map, widths));
  }
  for (const [id, text] of pdf.objects) {
    const contents = [...text.matchAll(/\/Contents (\d+) 0 R/g)].map(([, page]) => Number(page));
    for (const page of contents) change(pdf, page, (body) => changeStream(body, readPage));
    if (contents.length === 0 && /\/Subtype \/Form\b/.test(text))
      change(pdf, id, (body) => changeStream(body, readPage));
  }
  return Buffer.from(write(pdf), 'latin1');
}

type Pdf = { head: string; objects: Map<number, string>; trailer: string };

/** The objects by number, at the offsets of the cross-reference table. */
function readObjects(text: string): Pdf {
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const [, entries = '', trailer = ''] =
    /^xref\n0 \d+\n([\s\S]*?)trailer\n([\s\S]*?)startxref/.exec(text.slice(table)) ?? [];
  const places = [...entries.matchAll(/(\d{10}) \d{5} ([nf])/g)].map(([, at, kind]) =>
    kind === 'n' ? Number(at) : null,
  );
  if (!places.some((at) => at !== null)) throw new Error('typst writes its PDF in another way than before');
  const inOrder = places.filter((at) => at !== null).sort((one, other) => one - other);
  const objects = new Map<number, string>();
  for (const [id, at] of places.entries()) {
    if (at === null) continue;
    const end = inOrder[inOrder.indexOf(at) + 1] ?? table;
    const whole = text.slice(at, end);
    objects.set(id, whole.slice(whole.indexOf('obj\n') + 4, whole.lastIndexOf('\nendobj')));
  }
  return { head: text.slice(0, inOrder[0]), objects, trailer };
}

function write({ head, objects, trailer }: Pdf): string {
  let text = head;
  const size = Math.max(...objects.keys()) + 1;
  const entries = Array.from({ length: size }, () => '0000000000 65535 f \n');
  for (const [id, body] of objects) {
    entries[id] = `${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${id} 0 obj\n${body}\nendobj\n\n`;
  }
  return `${text}xref\n0 ${size}\n${entries.join('')}trailer\n${trailer}startxref\n${text.length}\n%%EOF`;
}

const reference = (object: string, name: string): number | null => {
  const id = new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(object)?.[1];
  return id === undefined ? null : Number(id);
};

function change({ objects }: Pdf, id: number, by: (body: string) => string): void {
  const body = objects.get(id);
  if (body !== undefined) objects.set(id, by(body));
}

/** Glyph widths; a vowel mark has none. */
function widthsOf(font: string): Map<number, number> {
  const numbers = (/\/W \[([^\]]*)\]/.exec(font)?.[1] ?? '').trim().split(/\s+/).map(Number);
  const widths = new Map<number, number>();
  for (let at = 0; at + 2 < numbers.length; at += 3) {
    const [first = 0, last = 0, width = 0] = numbers.slice(at, at + 3);
    for (let glyph = first; glyph <= last; glyph += 1) widths.set(glyph, width);
  }
  return widths;
}

const MARK = /[\u064b-\u065f\u0670]/;
const MARKS = new RegExp(MARK, 'g');

/** The characters of ligatures, by their letters. */
const joined = new Map(
  Array.from({ length: 0xfeff - 0xfb50 }, (_, index) => String.fromCodePoint(0xfb50 + index))
    .map((one) => [one.normalize('NFKC'), one] as const)
    .filter(([letters]) => /^[\u0621-\u064a]{2,}$/.test(letters))
    .reverse(),
);

// The table keeps its length, because its object states it.
function nameGlyphs(table: string, widths: Map<number, number>): string {
  return table.replaceAll(
    /^<([0-9A-F]{4})> <((?:[0-9A-F]{4})+)>$/gm,
    (line: string, glyph: string, hex: string) => {
      const isMark = (widths.get(Number.parseInt(glyph, 16)) ?? 0) === 0;
      const letters = fromHex(hex).replaceAll(MARKS, '');
      const name = isMark ? '\0' : (joined.get(letters) ?? letters);
      return `<${glyph}> <${toHex(name)}>`.padEnd(line.length);
    },
  );
}

function changeStream(object: string, by: (content: string) => string): string {
  const [, dictionary = '', packed = ''] = /^([\s\S]*?)\nstream\n([\s\S]*)\nendstream$/.exec(object) ?? [];
  const content = by(inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'));
  const again = deflateSync(Buffer.from(content, 'latin1'), { level: 9 }).toString('latin1');
  return `${dictionary.replace(/\/Length \d+/, `/Length ${again.length}`)}\nstream\n${again}\nendstream`;
}

/** Removes the second mapping of letters with a mark. */
function readPage(content: string): string {
  for (const [, drawn = ''] of content.matchAll(/BT\n([\s\S]*?)\nET\n/g)) refuseMissing(drawn);
  return content.replaceAll(
    /\/Span\s*<<\s*\/ActualText\s*<([0-9A-F]+)>\s*>>\s*BDC/gi,
    (span: string, hex: string) => (MARK.test(fromHex(hex)) ? '/Span BMC' : span),
  );
}

// Glyph 0 stands for a character the font lacks.
function refuseMissing(drawn: string): void {
  for (const [, shown = ''] of drawn.matchAll(/^(\[.*?\]|[(<].*?[)>]) T[jJ]$/gms)) {
    for (const [, text, hex = ''] of shown.matchAll(/\(((?:\\[\s\S]|[^\\)])*)\)|<([0-9A-F]*)>/gi)) {
      const glyphs = text === undefined ? hex : toBytes(text);
      if (glyphs.match(/.{4}/g)?.includes('0000')) throw new Error('a letter is in none of the faces');
    }
  }
}

/** The bytes of a PDF string in brackets, as hexadecimal. */
function toBytes(text: string): string {
  const plain = text.replaceAll(/\\(?:([0-7]{1,3})|([\s\S]))/g, (_, octal?: string, one = '') =>
    octal === undefined ? (ESCAPES[one] ?? one) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
  return Buffer.from(plain, 'latin1').toString('hex');
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const fromHex = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
