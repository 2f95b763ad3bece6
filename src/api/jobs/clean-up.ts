import { type RawBuilder, sql } from 'kysely';
import { Settings } from '../../shop/settings.ts';
import { HOUR_MS } from '../../shop/time/durations.ts';
import { UNDO_DAYS } from '../catalog/products/undo-window.ts';
import { ERASED_BROWSER, OWN_TABLES } from '../people/account/erase.ts';
import { OUTCOME_DAYS } from '../people/account/outcomes.ts';
import type { Db } from '../platform/db/database.ts';
import type { Tables } from '../platform/db/tables.ts';
import { recordRun } from './job-runs.ts';

type Kept = Pick<Settings, 'messageDays' | 'returnPhotoDays'>;

/** Rows per statement, so that locks are short. */
const AT_ONCE = 1000;

/**
 * Deletes expired data by the store's privacy rules, each kind separately and recorded, and rows that a running call
 * wrote after its shopper was deleted. Throws after all were tried, naming those that failed.
 */
export async function cleanUp(db: Db, now: Date, kept: Kept = Settings.parse({})): Promise<void> {
  const failures: unknown[] = [];
  for (const [kind, clean] of cleanings(now, kept)) {
    await recordRun(db, `clean-up ${kind}`, () => inBatches(db, clean)).catch((error: unknown) =>
      failures.push(new Error(kind, { cause: error })),
    );
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `not cleaned: ${failures.map(String).join(', ')}`);
}

type Statement = RawBuilder<unknown>;

/** Daily limits count a code's row: it stays emptied for 30 days, that of a deleted shopper for one. */
function cleanings(now: Date, kept: Kept): [kind: string, clean: Statement][] {
  const before = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const [day, month, halfYear] = [before(24), before(30 * 24), before(182 * 24)];
  const oldCodes = some('verification_codes', sql`created_at < ${day} and code_hmac <> ''`);
  const rows: [keyof Tables, Statement][] = [
    [
      'verification_codes',
      sql`created_at < ${month} or (browser_hash = ${ERASED_BROWSER} and created_at < ${day})`,
    ],
    ['verification_failures', sql`at < ${day}`],
    // A device sends a guest's choices again for as long as it keeps them: two weeks.
    ['idempotency_keys', sql`created_at < ${month} or (created_at < ${day} and call <> 'mergeGuestChoices')`],
    // The trend looks back a year at most.
    ['product_days', sql`day < ${before(400 * 24)}::date`],
    ['source_days', sql`day < ${before(400 * 24)}::date`],
    ['rate_counts', sql`at < ${before(25)}`],
    ['staff_idempotency_keys', sql`created_at < ${day}`],
    ['key_idempotency_keys', sql`created_at < ${day}`],
    ['staff_second_failures', sql`at < ${day}`],
    // Who never entered is invited again from what is known of the last invitation.
    [
      'staff_links',
      sql`expires_at < ${day} and not exists (
            select from staff s
             where s.id = staff_links.staff_id and s.phone = staff_links.sent_to and s.last_seen_at is null and s.removed_at is null)`,
    ],
    // Nothing is told twice: kept for longer than anything that is told of waits.
    ['staff_news', sql`told_at < ${halfYear}`],
    ['staff_spent_challenges', sql`expires_at < ${day}`],
    ['product_previews', sql`expires_at < ${day}`],
    ['chat_carts', sql`expires_at < ${day}`],
    ['telegram_links', sql`expires_at < ${day}`],
    ['catalog_changes', sql`at < ${day}`],
    ['console_events', sql`at < ${before(25)}`],
    ['parcel_undos', sql`until < now() - interval '1 hour'`],
    ['order_presence', sql`seen_at < now() - interval '1 hour'`],
    ['favorites_let_go', sql`let_go_at < ${day}`],
    [
      'imports',
      sql`coalesce(applied_at, made_at) < ${before((UNDO_DAYS + 1) * 24)}
          or (greatest(made_at, pictures_at) < ${day} and state in ('checked', 'failed', 'undone'))`,
    ],
    ['search_misses', sql`day < ${before(180 * 24)}::date`],
    [
      'return_photos',
      sql`return_id in (select id from returns where status in ('refunded', 'exchanged', 'rejected', 'withdrawn')
                                                  and coalesce(settled_at, decided_at) < ${before(kept.returnPhotoDays * 24)})`,
    ],
    ['outbox', sql`created_at < ${before(kept.messageDays * 24)} or (kind = 'code' and created_at < ${day})`],
    ['webhook_deliveries', sql`at < ${month}`],
    ['notifications', sql`created_at < ${halfYear}`],
    ['stock_alerts', sql`sent_at < ${month} or created_at < ${halfYear}`],
    ['known_browsers', sql`last_seen_at < ${before(365 * 24)}`],
    ['erased_outcomes', sql`at < ${before(OUTCOME_DAYS * 24)}`],
    ['sessions', sql`expires_at < ${month} or ended_at < ${month}`],
  ];
  const isErased = sql`shopper_id in (select id from shoppers where erased_at is not null)`;
  return [
    ['codes', sql`update verification_codes set code_hmac = '' where ${oldCodes}`],
    [
      'keys',
      sql`update key_fingerprints set before = null, before_until = null, data_key_before = null where before_until < ${now}`,
    ],
    ...rows.map(([table, old]): [string, Statement] => [table, dropSome(table, old)]),
    ...OWN_TABLES.map((table): [string, Statement] => [`erased ${table}`, dropSome(table, isErased)]),
  ];
}

const dropSome = (table: keyof Tables, which: Statement): Statement =>
  sql`delete from ${sql.table(table)} where ${some(table, which)}`;

const some = (table: keyof Tables, which: Statement): Statement =>
  sql`ctid = any(array(select ctid from ${sql.table(table)} where ${which} limit ${AT_ONCE} for update skip locked))`;

async function inBatches(db: Db, statement: Statement): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await statement.execute(db);
    if (numAffectedRows < AT_ONCE) return;
  }
}
