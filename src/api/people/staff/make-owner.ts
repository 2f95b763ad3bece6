import { sql } from 'kysely';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { changeStoredSetting } from '../../settings.ts';
import { newLinkToken, storeLink } from './entry-links.ts';
import { recordStaffAudit } from './staff-audit.ts';

const LINK_MINUTES = 30;

export type WantedOwner = {
  phone: string;
  name: string;
  /** The phone of the owner who adds another; null for the first. */
  by: string | null;
};

export type MadeOwner = { token: string } | { refused: 'thereIsOne' | 'notAnOwner' | 'worksHere' };

/** Whether the shop has an owner, who can invite others. */
export async function hasOwner(db: Db): Promise<boolean> {
  return (await owners(db)).length > 0;
}

/**
 * Makes an owner and a one-time link for 30 minutes: the first where there is none, others by an owner. An owner who
 * never signed in gets a new link.
 */
export async function makeOwner(db: Db, { phone, name, by }: WantedOwner, now: Date): Promise<MadeOwner> {
  return transact(db, async (tx): Promise<MadeOwner> => {
    // Serializes two attempts to make the first owner.
    await sql`select pg_advisory_xact_lock(hashtextextended('owner', 11))`.execute(tx);
    const present = await owners(tx);
    const waiting = present.find((owner) => owner.phone === phone && owner.totp_seed === null);
    if (waiting !== undefined) return { token: await makeLink(tx, waiting.id, now) };
    const maker = by === null ? null : present.find((owner) => owner.phone === by);
    if (by === null && present.length > 0) return { refused: 'thereIsOne' };
    if (maker === undefined) return { refused: 'notAnOwner' };
    if (await worksHere(tx, phone)) return { refused: 'worksHere' };
    const { id } = await tx
      .insertInto('staff')
      .values({ phone, name, roles: ['owner'], created_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    await recordStaffAudit(
      tx,
      { staff: maker, action: 'staff.owner', only: 'made', subject: id, after: { name, roles: ['owner'] } },
      now,
    );
    if (maker === null) await closeUntilOpened(tx);
    return { token: await makeLink(tx, id, now) };
  });
}

/** A shop that has nothing yet is shown to shoppers once its owner opens it. */
async function closeUntilOpened(tx: Tx): Promise<void> {
  const { rows } = await sql<{ isEmpty: boolean }>`
    select not exists (select from products) and not exists (select from brands)
       and not exists (select from orders) as "isEmpty"`.execute(tx);
  if (rows[0]?.isEmpty === true) await changeStoredSetting(tx, 'isOpen', () => false);
}

async function makeLink(tx: Tx, staffId: string, now: Date): Promise<string> {
  const token = newLinkToken();
  const until = new Date(now.getTime() + LINK_MINUTES * 60_000);
  await storeLink(tx, { token, staffId, until });
  return token;
}

const owners = (db: Db) =>
  db
    .selectFrom('staff')
    .select(['id', 'phone', 'totp_seed'])
    .where('removed_at', 'is', null)
    .where(sql<boolean>`'owner' = any(roles)`)
    .execute();

async function worksHere(tx: Tx, phone: string): Promise<boolean> {
  const row = await tx
    .selectFrom('staff')
    .select('id')
    .where('phone', '=', phone)
    .where('removed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}
