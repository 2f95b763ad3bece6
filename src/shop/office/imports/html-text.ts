const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  deg: '°',
  ndash: '–',
  mdash: '—',
  hellip: '…',
};

/** What stands in quotes may have the mark that ends a tag. */
const TAG =
  /<(?:\/?[a-z](?:[^<>"'=]|=\s*"[^"<]*"|=\s*'[^'<]*'|=(?!\s*["']))*|\/?[a-z][^<>]*|!--.*?--|![^<>]*)>/gis;
/** A tag, also one whose marks were written as entities. */
const HAS_TAG = /<(?:\/?[a-z][^<>]*|!.*)>|&(?:amp;)*(?:lt|#0*60|#x0*3c);[/!a-z]/is;
/** A cell that was cut may end within a tag. */
const CUT_TAG = /<\/?[a-z][^<>]*$/i;
const MOST_LAYERS = 3;

/** The text of a description that may be written in HTML: a line for each paragraph, item and line break, and no tag at all. */
export function htmlText(html: string): string {
  let text = html;
  for (let layer = 0; layer < MOST_LAYERS && HAS_TAG.test(text); layer += 1)
    text = withoutEntities(linesOf(text));
  text = text === html ? withoutEntities(html) : text.replaceAll(TAG, '').replace(CUT_TAG, '');
  return text.trim();
}

const linesOf = (html: string) =>
  html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/<!--.*?-->/g, '')
    .replaceAll(/<(script|style)\b[^>]*>.*?(?:<\/\1>|$)/gi, '')
    .replaceAll(/<(?:br|\/p|\/div|\/li|\/h\d|\/tr|\/ul|\/ol)\b[^>]*>/gi, '\n')
    .replaceAll(TAG, '')
    .replace(CUT_TAG, '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');

const withoutEntities = (text: string) =>
  text.replaceAll(/&(?:#(\d{1,6})|#x([0-9a-f]{1,5})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return ENTITIES[String(name).toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isLetter = code >= 32 && (code < 0xd800 || code > 0xdfff);
    return isLetter ? String.fromCodePoint(code) : ' ';
  });
