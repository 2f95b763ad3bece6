import { type RawBuilder, sql } from 'kysely';
import { TEST_EVENT } from '../../../shop/office/webhooks/events.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Seeds } from './webhook-signature.ts';

/** A message that this process is about to send; `attempts` includes this one. */
export type ClaimedDelivery = Seeds & {
  readonly id: string;
  readonly webhookId: string;
  readonly webhookName: string;
  readonly url: string;
  readonly event: string;
  readonly at: Date;
  readonly data: Record<string, unknown>;
  readonly attempts: number;
  /** Where the parcel goes, if this webhook may know and it is still on its way. */
  readonly stop: Record<string, unknown> | null;
};

/** One attempt as stored in the log. */
export type Try = { at: string; ms: number; status: number | null; reason: string | null };

/** A claim ends after this time: then the process that made it has died, and another one sends the message. */
const LEASE_MS = 30_000;

export async function hasLiveWebhooks(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    any: boolean;
  }>`select exists (select from webhooks where off_at is null) as "any"`.execute(db);
  return rows[0]?.any === true;
}

/** The address of a stop for a carrier, without name and phone. */
const stopOf: RawBuilder<unknown> = sql`
  (select jsonb_build_object('city', o.address->'city', 'area', o.address->'area', 'street', o.address->'street',
                             'additionalDetails', o.address->'additionalDetails', 'latitude', o.address->'latitude',
                             'longitude', o.address->'longitude')
     from parcels p join orders o on o.id = p.order_id
    where p.id = c.parcel_id and w.sends_address and (w.company_id is null or w.company_id = p.company_id)
      and p.stage in ('withCourier', 'withCompany', 'atOffice', 'postponed'))`;

const columns = sql`
  c.id, c.event, c.at, c.data, c.attempts, w.id as "webhookId", w.name as "webhookName", w.url, w.seed, w.old_seed,
  w.old_until, ${stopOf} as stop`;

/** Claims what is due, up to `places` messages of a webhook at a time, by moving the next attempt ahead. */
export async function claimDeliveries(
  db: Db,
  now: Date,
  { busy, places }: { busy: ReadonlyMap<string, number>; places: number },
): Promise<ClaimedDelivery[]> {
  const { rows } = await sql<ClaimedDelivery>`
    with busy as (
      select * from unnest(${[...busy.keys()]}::text[], ${[...busy.values()]}::int[]) as b (webhook_id, count)
    ), next as (
      select due.id
        from webhooks w left join busy b on b.webhook_id = w.id
       cross join lateral (
         select d.id from webhook_deliveries d
          where d.webhook_id = w.id and d.delivered_at is null and d.dead_at is null and d.due_at <= ${now}
          order by d.due_at limit greatest(${places} - coalesce(b.count, 0), 0) for update skip locked) due
       where w.off_at is null
    ), c as (
      update webhook_deliveries d
         set attempts = d.attempts + 1, due_at = ${now}::timestamptz + ${LEASE_MS} * interval '1 millisecond'
        from next where d.id = next.id returning d.*
    )
    select ${columns} from c join webhooks w on w.id = c.webhook_id`.execute(db);
  return rows;
}

/** Adds a test, which its caller sends: dead for the job, also if the caller dies. */
export async function addTest(db: Db, webhookId: string, now: Date): Promise<ClaimedDelivery | undefined> {
  const { rows } = await sql<ClaimedDelivery>`
    with c as (
      insert into webhook_deliveries (webhook_id, event, data, at, attempts, dead_at)
      select id, ${TEST_EVENT}, jsonb_build_object('webhookId', id), ${now}::timestamptz, 1, ${now}::timestamptz
        from webhooks where id = ${webhookId} returning *
    )
    select ${columns} from c join webhooks w on w.id = c.webhook_id`.execute(db);
  return rows[0];
}

const tried = (made: Try) => sql`tries || ${JSON.stringify([made])}::jsonb`;

export async function markDelivered(db: Db, delivery: ClaimedDelivery, made: Try, now: Date): Promise<void> {
  await sql`
    with recovered as (update webhooks set failing_since = null
                   where id = ${delivery.webhookId} and failing_since is not null)
    update webhook_deliveries set delivered_at = ${now}, tries = ${tried(made)} where id = ${delivery.id}`.execute(
    db,
  );
}

/** Stores a failed attempt. `nextAt` null: it was the last one. */
export async function markFailed(
  db: Db,
  delivery: ClaimedDelivery,
  made: Try,
  { nextAt, now }: { nextAt: Date | null; now: Date },
): Promise<void> {
  await sql`
    with failing as (update webhooks set failing_since = ${now}
                      where id = ${delivery.webhookId} and failing_since is null)
    update webhook_deliveries
       set tries = ${tried(made)}, due_at = coalesce(${nextAt}::timestamptz, due_at),
           dead_at = ${nextAt === null ? now : null}
     where id = ${delivery.id}`.execute(db);
}

export async function markTested(
  db: Db,
  { id }: ClaimedDelivery,
  made: Try,
  receivedAt: Date | null,
): Promise<void> {
  await sql`
    update webhook_deliveries
       set tries = ${tried(made)}, delivered_at = ${receivedAt}, dead_at = case when ${receivedAt !== null} then null else dead_at end
     where id = ${id}`.execute(db);
}
