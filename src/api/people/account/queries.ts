import type { AddressInput, InboxMessage } from '../../../shop/people/account/contract.ts';
import type { Db } from '../../platform/db/database.ts';

/** The newest messages to a phone; only the outbox gateway keeps any for display. */
export async function readOutbox(db: Db, recipient: string): Promise<InboxMessage[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['recipient', 'text', 'code', 'created_at'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(20)
    .execute();
  return rows.map((row) => ({
    to: row.recipient,
    text: row.text,
    code: row.code,
    at: row.created_at.toISOString(),
  }));
}

export type Profile = { name: string; email: string; notes: string; address: AddressInput };

/**
 * Completes a profile; the time of the first completion stays, and so does an address where none is given. Does nothing to
 * an account deleted meanwhile.
 */
export async function completeProfile(
  db: Db,
  shopperId: string,
  { address, ...profile }: Omit<Profile, 'address'> & { address: AddressInput | undefined },
  now: Date,
): Promise<void> {
  await db
    .updateTable('shoppers')
    .set((row) => ({
      ...profile,
      ...(address === undefined ? {} : { address: JSON.stringify(address) }),
      registered_at: row.fn.coalesce('registered_at', row.val(now)),
    }))
    .where('id', '=', shopperId)
    .where('erased_at', 'is', null)
    .execute();
}

/** Changes the given fields; does nothing to an account deleted meanwhile. */
export async function updateProfile(
  db: Db,
  shopperId: string,
  { name, email, notes, address }: { [Key in keyof Profile]?: Profile[Key] | undefined },
): Promise<void> {
  await db
    .updateTable('shoppers')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(email === undefined ? {} : { email }),
      ...(notes === undefined ? {} : { notes }),
      ...(address === undefined ? {} : { address: JSON.stringify(address) }),
    })
    .where('id', '=', shopperId)
    .where('erased_at', 'is', null)
    .execute();
}
