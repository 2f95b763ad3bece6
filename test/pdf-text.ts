import { getDocumentProxy } from 'unpdf';

type Piece = { x: number; y: number; text: string; isArabic: boolean };

/** What a program reads in a PDF: its pages, its typefaces and its letters in the order of reading. */
export async function readPdf(bytes: Uint8Array) {
  const source = Buffer.from(bytes).toString('latin1');
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  let letters = '';
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    const pieces = items.flatMap((item): Piece[] =>
      'str' in item
        ? [
            {
              x: item.transform[4],
              y: item.transform[5],
              text: item.str,
              isArabic: /[\u0600-\u06ff]/.test(item.str),
            },
          ]
        : [],
    );
    for (const line of linesOf(pieces)) letters += lettersOf(line);
  }
  return {
    pages: pdf.numPages,
    letters,
    fonts: [
      ...new Set([...source.matchAll(/\/BaseFont \/[A-Z]{6}\+([\w-]+)/g)].map(([, name]) => String(name))),
    ].sort(),
    /** Typefaces that the file describes, and those of them that it carries. */
    described: source.match(/\/Type \/FontDescriptor/g)?.length,
    embedded: source.match(/\/FontFile2 \d+ 0 R/g)?.length,
    language: /\/Lang \((\w+)\)/.exec(source)?.[1],
  };
}

/**
 * A text as it can be compared: letters and digits, without the marks that are optional in Arabic. Where words end is
 * guessed from distances by every program in its own way.
 */
export const lettersOf = (text: string): string =>
  (
    text
      .normalize('NFKC')
      .replaceAll(/[\u064b-\u065f\u0670]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join('');

/** Pieces of one height are a line; they stand in the file from left to right. */
function linesOf(pieces: Piece[]): string[] {
  const lines = new Map<number, Piece[]>();
  for (const piece of pieces.filter(({ text }) => text !== '')) {
    const height = [...lines.keys()].find((y) => Math.abs(y - piece.y) < 4) ?? piece.y;
    lines.set(height, [...(lines.get(height) ?? []), piece]);
  }
  return [...lines.values()].map((line) => readLine(line.sort((one, other) => one.x - other.x)));
}

// A line with Arabic is read from its right; what is Latin or a number in it, from the left again.
function readLine(pieces: Piece[]): string {
  if (!pieces.some(({ isArabic }) => isArabic)) return pieces.map(({ text }) => text).join('');
  const runs: string[] = [];
  let latin = '';
  for (const { text, isArabic } of pieces) {
    if (!isArabic && /[\p{L}\p{N}]/u.test(text)) latin += text;
    else {
      runs.push(latin, text);
      latin = '';
    }
  }
  return [...runs, latin].reverse().join('');
}
