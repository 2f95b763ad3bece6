import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Secrets } from '../../secrets.ts';
import { takeOutcomes } from './outcomes.ts';

/** The shopper with a phone, without a profile where the phone is new. A known one keeps their language. */
export async function findOrAddShopper(
  tx: Tx,
  secrets: Secrets,
  { phone, language }: { phone: string; language: Language },
  now: Date,
): Promise<{ id: string; registered_at: Date | null }> {
  const { isNew, ...shopper } = await tx
    .insertInto('shoppers')
    .values({ phone, language })
    // Changes nothing, and returns and locks the row.
    .onConflict((conflict) => conflict.column('phone').doUpdateSet({ phone }))
    .returning(['id', 'registered_at', sql<boolean>`xmax = 0`.as('isNew')])
    .executeTakeFirstOrThrow();
  if (isNew) await takeOutcomes(tx, secrets, { shopperId: shopper.id, phone }, now);
  return shopper;
}
