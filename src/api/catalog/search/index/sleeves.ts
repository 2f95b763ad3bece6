import { readSleeve, type Sleeve } from '../../../../shop/catalog/search/sleeve-words.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import { type Bitset, clearBit, emptyBitset, inAll, setBit } from './bitset.ts';
import type { WordsRow } from './read-rows.ts';

/** The products whose name, or else description, says each sleeve. */
export type Sleeves = Readonly<Record<Sleeve, Bitset>>;

export const emptySleeves = (slots: number): Sleeves => ({
  long: emptyBitset(slots),
  none: emptyBitset(slots),
  short: emptyBitset(slots),
});

export function addSleeve(sleeves: Sleeves, slot: number, row: Omit<WordsRow, 'id' | 'words'>): void {
  const sleeve = sleeveIn(row.name_en, row.name_ar) ?? sleeveIn(row.description_en, row.description_ar);
  if (sleeve !== null) setBit(sleeves[sleeve], slot);
}

export function removeSleeve(sleeves: Sleeves, slot: number): void {
  for (const said of Object.values(sleeves)) clearBit(said, slot);
}

/** The given products without those that say another sleeve. */
export function besidesOtherSleeves(sleeves: Sleeves, sleeve: Sleeve, of: Bitset): Bitset {
  const others = Object.entries(sleeves).flatMap(([said, bits]) => (said === sleeve ? [] : [bits]));
  return inAll(
    of,
    others.map((bits) => bits.map((word) => ~word)),
  );
}

// Most texts say none: they are not normalized.
const mayMention = /sleeve|حفر|ك\p{M}*م/iu;

function sleeveIn(...texts: readonly string[]): Sleeve | null {
  for (const text of texts) {
    const said = mayMention.test(text) ? readSleeve(normalize(text).split(' ')) : null;
    if (said !== null) return said.sleeve;
  }
  return null;
}
