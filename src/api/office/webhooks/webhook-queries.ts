import { sql } from 'kysely';
import type { deliveryStates, Webhook, WebhookDelivery } from '../../../shop/office/webhooks/contract.ts';
import type { WebhookEvent } from '../../../shop/office/webhooks/events.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Try } from './delivery-queries.ts';

type Row = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  sends_address: boolean;
  company_id: string | null;
  off_at: Date | null;
  off_reason: NonNullable<Webhook['off']>['reason'] | null;
  failing_since: Date | null;
  old_until: Date | null;
  created_at: Date;
  version: number;
  waiting: number;
  delivered_at: Date | null;
  changed_by: string | null;
};

/** All webhooks, the oldest first, or the one with this id. */
export async function readWebhooks(db: Db, now: Date, id: string | null = null): Promise<Webhook[]> {
  const { rows } = await sql<Row>`
    select w.*, d.waiting, d.delivered_at,
           (select s.name from staff_audit a join staff s on s.id = a.staff_id
             where a.subject = w.id and a.action like 'webhook.%' order by a.id desc limit 1) as changed_by
      from webhooks w
     cross join lateral (
       select (select count(*) from webhook_deliveries
                where webhook_id = w.id and delivered_at is null and dead_at is null) as waiting,
              (select max(delivered_at) from webhook_deliveries where webhook_id = w.id) as delivered_at) d
     where ${id}::text is null or w.id = ${id}
     order by w.created_at, w.id`.execute(db);
  return rows.map((row) => webhookOf(row, now));
}

const instant = (at: Date | null) => at?.toISOString() ?? null;

function webhookOf(row: Row, now: Date): Webhook {
  const { off_at: offAt, off_reason: reason, old_until: until } = row;
  return {
    _id: row.id,
    name: row.name,
    url: row.url,
    events: row.events,
    sendsAddress: row.sends_address,
    companyId: row.company_id,
    off: offAt === null || reason === null ? null : { at: offAt.toISOString(), reason },
    failingSince: instant(row.failing_since),
    oldSecretUntil: until !== null && until > now ? until.toISOString() : null,
    waiting: row.waiting,
    deliveredAt: instant(row.delivered_at),
    createdAt: row.created_at.toISOString(),
    version: row.version,
    changedBy: row.changed_by,
  };
}

export type WebhookFields = Pick<Webhook, 'name' | 'url' | 'events' | 'sendsAddress' | 'companyId'>;

const columnsOf = ({ name, url, events, sendsAddress, companyId }: WebhookFields) => ({
  name,
  url: new URL(url).href,
  events: [...new Set(events)],
  sends_address: sendsAddress,
  company_id: sendsAddress ? companyId : null,
});

export async function addWebhook(tx: Tx, fields: WebhookFields, seed: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('webhooks')
    .values({ ...columnsOf(fields), seed, created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export const readSeed = (db: Db, id: string) =>
  db.selectFrom('webhooks').select('seed').where('id', '=', id).executeTakeFirst();

export const lockWebhook = (tx: Tx, id: string) =>
  tx.selectFrom('webhooks').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
export type LockedWebhook = NonNullable<Awaited<ReturnType<typeof lockWebhook>>>;

/** Changes a webhook. Switching on resets its count of failures. */
export async function updateWebhook(
  tx: Tx,
  before: LockedWebhook,
  { isOn, ...fields }: WebhookFields & { isOn: boolean },
  now: Date,
): Promise<void> {
  const wasOn = before.off_at === null;
  const turned = isOn
    ? { off_at: null, off_reason: null, failing_since: null }
    : { off_at: now, off_reason: 'byHand' };
  await tx
    .updateTable('webhooks')
    .set({ ...columnsOf(fields), version: before.version + 1, ...(isOn !== wasOn && turned) })
    .where('id', '=', before.id)
    .execute();
}

export type DeliveryState = (typeof deliveryStates)[number];

type DeliveryRow = {
  id: string;
  event: string;
  at: Date;
  data: Record<string, unknown>;
  due_at: Date;
  attempts: number;
  delivered_at: Date | null;
  dead_at: Date | null;
  tries: Try[];
  place: string;
};

const wheres = {
  waiting: sql`delivered_at is null and dead_at is null`,
  delivered: sql`delivered_at is not null`,
  failed: sql`dead_at is not null`,
} satisfies Record<DeliveryState, unknown>;

export type LogFilter = { state?: DeliveryState | undefined; before?: string | undefined; id?: string };

export type PlacedDelivery = { delivery: WebhookDelivery; place: string };

/** Messages of a webhook, newest first, with the place of each for the next page. */
export async function readDeliveries(
  db: Db,
  webhookId: string,
  { state, before, id }: LogFilter,
  limit: number,
): Promise<PlacedDelivery[]> {
  const [at = null, last = null] = /^\d{1,20}-\w{1,40}$/.test(before ?? '') ? (before ?? '').split('-') : [];
  const { rows } = await sql<DeliveryRow>`
    select id, event, at, data, due_at, attempts, delivered_at, dead_at, tries,
           (extract(epoch from at) * 1000000)::bigint || '-' || id as place
      from webhook_deliveries
     where webhook_id = ${webhookId} and ${state === undefined ? sql`true` : wheres[state]}
       and (${id ?? null}::text is null or id = ${id ?? null})
       and (${at}::bigint is null
            or (at, id) < ('epoch'::timestamptz + ${at}::bigint * interval '1 microsecond', ${last}::text))
     order by at desc, id desc limit ${limit}`.execute(db);
  return rows.map(deliveryOf);
}

function deliveryOf(row: DeliveryRow): PlacedDelivery {
  const state = row.delivered_at !== null ? 'delivered' : row.dead_at !== null ? 'failed' : 'waiting';
  return {
    delivery: {
      _id: row.id,
      event: row.event,
      at: row.at.toISOString(),
      state,
      nextTryAt: state === 'waiting' && row.attempts > 0 ? row.due_at.toISOString() : null,
      deliveredAt: instant(row.delivered_at),
      data: row.data,
      tries: row.tries,
    },
    place: row.place,
  };
}

/** Queues a message again, with all its retries; false for an unknown id. */
export async function replay(tx: Tx, webhookId: string, id: string): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update webhook_deliveries set delivered_at = null, dead_at = null, attempts = 0, due_at = 'epoch'
     where id = ${id} and webhook_id = ${webhookId}`.execute(tx);
  return numAffectedRows > 0n;
}
