/** A message as a phone gets it: it starts with the shop's name. */
export function smsText(shop: string, title: string, text: string): string {
  return text === '' ? `${shop}: ${title}.` : `${shop}: ${title}. ${text}`;
}

// The GSM 7-bit alphabet, and what it writes as two characters. Source: 3GPP TS 23.038.
const GSM =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞ ÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑܧ¿abcdefghijklmnopqrstuvwxyzäöñüà';
const GSM_TWICE = '^{}\\[~]|€';
const gsmSize = new Map([
  ...Array.from(GSM, (letter) => [letter, 1] as const),
  ...Array.from(GSM_TWICE, (letter) => [letter, 2] as const),
]);

/** Characters of one SMS, and of each part of a longer one. */
const ROOM = { gsm: { one: 160, part: 153 }, unicode: { one: 70, part: 67 } } as const;

export type SmsLength = { characters: number; parts: number };

/** How long a text is as SMS. One letter outside the GSM alphabet, such as an Arabic one, makes the whole text Unicode. */
export function smsLength(text: string): SmsLength {
  const sizes = Array.from(text, (letter) => gsmSize.get(letter));
  const isGsm = sizes.every((size) => size !== undefined);
  const characters = isGsm ? sizes.reduce((sum, size) => sum + size, 0) : text.length;
  const { one, part } = isGsm ? ROOM.gsm : ROOM.unicode;
  return { characters, parts: characters <= one ? 1 : Math.ceil(characters / part) };
}
