/** A message as a phone gets it: it starts with the shop's name. */
export function smsText(shop: string, title: string, text: string): string {
  return text === '' ? `${shop}: ${title}.` : `${shop}: ${title}. ${text}`;
}

// The GSM 7-bit alphabet in its order, without the escape (0x1B), and what is written as an escape and a second character.
// Source: 3GPP TS 23.038, 6.2.1. Letters beyond ASCII are escaped: an editor that joins or splits them breaks no count.
const GSM =
  '@\u00A3$\u00A5\u00E8\u00E9\u00F9\u00EC\u00F2\u00C7\n\u00D8\u00F8\r\u00C5\u00E5' +
  '\u0394_\u03A6\u0393\u039B\u03A9\u03A0\u03A8\u03A3\u0398\u039E\u00C6\u00E6\u00DF\u00C9' +
  ' !"#\u00A4%&\'()*+,-./0123456789:;<=>?' +
  '\u00A1ABCDEFGHIJKLMNOPQRSTUVWXYZ\u00C4\u00D6\u00D1\u00DC\u00A7' +
  '\u00BFabcdefghijklmnopqrstuvwxyz\u00E4\u00F6\u00F1\u00FC\u00E0';
const GSM_TWICE = '\f^{}\\[~]|\u20AC';
const gsmSize = new Map([
  ...Array.from(GSM, (letter) => [letter, 1] as const),
  ...Array.from(GSM_TWICE, (letter) => [letter, 2] as const),
]);

/** Characters of one SMS, and of each part of a longer one. */
const ROOM = { gsm: { one: 160, part: 153 }, unicode: { one: 70, part: 67 } } as const;

export type SmsLength = { characters: number; parts: number };

/** How long a text is as SMS. One letter outside the GSM alphabet, such as an Arabic one, makes the whole text Unicode. */
export function smsLength(text: string): SmsLength {
  const letters = Array.from(text);
  const isGsm = letters.every((letter) => gsmSize.has(letter));
  const sizes = letters.map((letter) => (isGsm ? (gsmSize.get(letter) ?? 0) : letter.length));
  const characters = sizes.reduce((sum, size) => sum + size, 0);
  const { one, part } = isGsm ? ROOM.gsm : ROOM.unicode;
  return { characters, parts: characters <= one ? 1 : partsOf(sizes, part) };
}

/** A letter of two characters stands in one part. */
function partsOf(sizes: readonly number[], room: number): number {
  let [parts, left] = [1, room];
  for (const size of sizes) {
    if (size > left) [parts, left] = [parts + 1, room];
    left -= size;
  }
  return parts;
}
