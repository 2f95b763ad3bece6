import { sql } from 'kysely';
import type { Language } from '../../../../shop/language.ts';
import type { MachineKey } from '../../../../shop/people/staff/key-calls.ts';
import type { KeyScope } from '../../../../shop/people/staff/key-scopes.ts';
import { DAY_MS } from '../../../../shop/time/durations.ts';
import { type Db, transact, type Tx } from '../../../platform/db/database.ts';
import { runOnce } from '../../../platform/http/idempotency.ts';
import { isRefusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { answerConsole } from '../answer-console.ts';
import { recordStaffAudit } from '../staff-audit.ts';
import { hashOfKey, newKey } from './admit-key.ts';

/** Keys in force; revoked and expired ones stay in the list and are not counted. */
const MOST_KEYS = 30;
const PREFIX_LENGTH = 10;

/** Keys of machines: made and revoked by the owner. The key itself is answered once and never stored. */
export function keyRoutes(store: Store): void {
  const { db } = store;

  const oneOf = async (id: string, now: Date, language: Language) => {
    const [key] = await readKeys(db, now, language, id);
    return key === undefined ? refuse('NOT_FOUND') : { key };
  };

  answerConsole(store, 'listKeys', async ({ now, language }) => ({
    keys: await readKeys(db, now, language),
  }));

  answerConsole(store, 'createKey', async (context) => {
    const { input, staff, now, language } = context;
    const { name, scopes, days, companyId } = input;
    if (scopes.includes('parcels.report') !== (companyId !== null))
      return refuse('VALIDATION', { errors: ['"companyId" belongs to parcels.report'] });
    const secret = newKey();
    const expiresAt = new Date(now.getTime() + days * DAY_MS);
    const created = await runOnce(store, 'createKey', context, async (tx) => {
      // Until the commit: two at once would both see room for one.
      await sql`select pg_advisory_xact_lock(hashtextextended('machine keys', 11))`.execute(tx);
      const { live } = await tx
        .selectFrom('machine_keys')
        .select((of) => of.fn.countAll<number>().as('live'))
        .where('revoked_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirstOrThrow();
      if (live >= MOST_KEYS) return refuse('TOO_MANY');
      if (companyId !== null && !(await isCompany(tx, companyId))) return refuse('NOT_FOUND');
      const made = await tx
        .insertInto('machine_keys')
        .values({
          name,
          ...storedOf(secret),
          scopes: [...new Set(scopes)],
          company_id: companyId,
          made_by: staff.id,
          created_at: now,
          expires_at: expiresAt,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const after = { name, scopes, companyId, until: expiresAt.toISOString() };
      await recordStaffAudit(tx, { staff, action: 'key.create', only: 'made', subject: made.id, after }, now);
      return made;
    });
    if (isRefusal(created)) return created;
    // On a retry too: the store has only a hash of the first secret, and its answer was lost.
    await db.updateTable('machine_keys').set(storedOf(secret)).where('id', '=', created.id).execute();
    const found = await oneOf(created.id, now, language);
    return isRefusal(found) ? found : { ...found, secret };
  });

  answerConsole(store, 'revokeKey', async ({ input: { id }, staff, now, language }) => {
    const isRevoked = await transact(db, async (tx) => {
      const revoked = await tx
        .updateTable('machine_keys')
        .set({ revoked_at: now })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .returning('name')
        .executeTakeFirst();
      if (revoked === undefined) return false;
      await recordStaffAudit(
        tx,
        { staff, action: 'key.revoke', only: 'removed', subject: id, before: revoked },
        now,
      );
      return true;
    });
    return isRevoked ? oneOf(id, now, language) : refuse('NOT_FOUND');
  });
}

/** What is stored of a secret. */
const storedOf = (secret: string) => ({
  key_hash: hashOfKey(secret),
  prefix: secret.slice(0, PREFIX_LENGTH),
});

const isCompany = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('companies')
    .select('id')
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .executeTakeFirst()) !== undefined;

type Row = Omit<MachineKey, '_id' | 'madeBy' | 'createdAt' | 'expiresAt' | 'lastUsedAt'> & {
  id: string;
  scopes: KeyScope[];
  maker_id: string;
  maker: string;
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
};

async function readKeys(
  db: Db,
  now: Date,
  language: Language,
  id: string | null = null,
): Promise<MachineKey[]> {
  const { rows } = await sql<Row>`
    select k.id, k.name, k.prefix, k.scopes,
           case when c.id is not null then json_build_object('_id', c.id, 'name', ${sql.ref(`c.name_${language}`)}) end as company,
           s.id as maker_id, s.name as maker, k.created_at, k.expires_at, k.last_used_at,
           case when k.revoked_at is not null then 'revoked' when k.expires_at <= ${now} then 'expired' else 'live' end as state
      from machine_keys k join staff s on s.id = k.made_by left join companies c on c.id = k.company_id
     where ${id}::text is null or k.id = ${id}
     order by k.revoked_at is not null or k.expires_at <= ${now}, k.created_at desc, k.id
     limit 200`.execute(db);
  return rows.map(({ id: _id, maker_id, maker, created_at, expires_at, last_used_at, ...key }) => ({
    _id,
    ...key,
    madeBy: { _id: maker_id, name: maker },
    createdAt: created_at.toISOString(),
    expiresAt: expires_at.toISOString(),
    lastUsedAt: last_used_at?.toISOString() ?? null,
  }));
}
