import { randomInt } from 'node:crypto';
import type { Localized } from '../../../shop/language.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import type { Tx } from '../../platform/db/database.ts';
import { textValues } from '../../platform/db/localized.ts';
import { claimOne, insertAssignment } from './queries.ts';

const CODE_LENGTH = 8;
/** Without letters and digits that are easily confused. */
const CODE_ALPHABET = 'ABCDEFGHJKMNPQRTUVWXY346789';

export type PersonalCoupon = {
  readonly shopperId: string;
  /** Pounds off. */
  readonly value: number;
  readonly title: Localized;
  readonly description: Localized;
  readonly days: number;
  /** The first letter of its code. */
  readonly letter: 'P' | 'C';
};

/** Makes a coupon that only this shopper can use, once, and puts it into their wallet. */
export async function insertPersonalCoupon(tx: Tx, coupon: PersonalCoupon, now: Date) {
  const { shopperId, value, title, description, days, letter } = coupon;
  const made = await tx
    .insertInto('coupons')
    .values({
      code: newCode(letter),
      ...textValues('title', (language) => title[language]),
      ...textValues('description', (language) => description[language]),
      kind: 'amount',
      value,
      starts_at: now,
      ends_at: new Date(now.getTime() + days * DAY_MS),
      take_limit: 1,
      use_limit: 1,
      owner_id: shopperId,
      created_at: now,
    })
    .returning(['id', 'code', 'ends_at'])
    .executeTakeFirstOrThrow();
  await insertAssignment(tx, made.id, shopperId, now);
  await claimOne(tx, made.id);
  return { id: made.id, code: made.code, endsAt: made.ends_at };
}

// Only its owner can use such a coupon, so the code need not be secret, only unique.
function newCode(letter: string): string {
  const letters = Array.from({ length: CODE_LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]);
  return `${letter}${letters.join('')}`;
}
