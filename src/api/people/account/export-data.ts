import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { ExportedData } from '../../../shop/people/account/exported-data.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import { readSnapshot, transact, type Db, type Tx } from '../../platform/db/database.ts';
import { instant } from '../../platform/db/instant.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { readUser } from './user.ts';

/** An export is expensive to read, so it is limited. */
const COPIES_AN_HOUR = 5;

/** A copy of all data about a shopper, from one snapshot and audited; `RATE_LIMITED` after five an hour. */
export async function exportData(
  db: Db,
  shopperId: string,
  language: Language,
  now: Date,
): Promise<ExportedData | Refusal> {
  const refusal = await transact(db, (tx) => countCopy(tx, shopperId));
  if (refusal !== null) return refusal;
  return readSnapshot(db, async (tx) => {
    const profile = await readUser(tx, shopperId, language);
    const records = Object.fromEntries(await readParts(tx, shopperId, language));
    return ExportedData.parse({ exportedAt: now.toISOString(), profile, ...records });
  });
}

async function countCopy(tx: Tx, shopperId: string): Promise<Refusal | null> {
  // Serialized, or two concurrent requests would both pass the limit.
  await tx.selectFrom('shoppers').select('id').where('id', '=', shopperId).forUpdate().execute();
  const { rows } = await sql<{ copies: number; wait: number }>`
    select count(*) as copies, ceil(extract(epoch from min(at) + interval '1 hour' - now()))::float8 as wait
      from audit_log where subject = ${shopperId} and action = 'shopper.export' and at > now() - interval '1 hour'`.execute(
    tx,
  );
  const [made] = rows;
  if (made !== undefined && made.copies >= COPIES_AN_HOUR)
    return refuse('RATE_LIMITED', { retryAfter: made.wait });
  await recordAudit(tx, { actor: shopperId, action: 'shopper.export', subject: shopperId });
  return null;
}

// One statement per part: as a single statement, planning took longer than reading.
async function readParts(tx: Tx, shopperId: string, language: Language): Promise<[string, unknown][]> {
  const data: [string, unknown][] = [];
  for (const [name, part] of Object.entries(parts)) {
    const { rows } = await sql<{ records: unknown }>`select ${part(shopperId, language)} as records`.execute(
      tx,
    );
    data.push([name, rows[0]?.records]);
  }
  return data;
}

const parts = {
  orders: (id, language) => exportedOrders(id, language),
  cart: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, c.color_id as color, c.size_id as size, c.quantity, ${instant('c.added_at')} as since
      from cart_lines c join products p on p.id = c.product_id where c.shopper_id = ${id} order by c.added_at`),
  savedForLater: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, s.color_id as color, s.size_id as size, s.quantity, ${instant('s.saved_at')} as since
      from saved_lines s join products p on p.id = s.product_id where s.shopper_id = ${id} order by s.saved_at`),
  addresses: (id) =>
    rowsOf(sql`
    select name, address, ${instant('saved_at')} as since from saved_addresses where shopper_id = ${id} order by saved_at`),
  favorites: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, f.price as "priceThen", ${instant('f.created_at')} as since, null as "letGoAt"
      from favorites f join products p on p.id = f.product_id where f.shopper_id = ${id}
     union all
    select ${nameInEither('p', language)}, g.price, ${instant('g.kept_at')}, ${instant('g.let_go_at')}
      from favorites_let_go g join products p on p.id = g.product_id where g.shopper_id = ${id}`),
  stores: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('b', language)} as store, ${instant('f.created_at')} as since
      from brand_followers f join brands b on b.id = f.brand_id where f.shopper_id = ${id}`),
  reviews: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, r.rating, r.comment, r.fit, r.height,
           (select ${sql.ref(`label_${language}`)} from sizes where id = r.usual_size_id) as "usualSize",
           (select ${sql.ref(`label_${language}`)} from sizes where id = r.taken_size_id) as "takenSize", r.helpful, r.hidden_at is not null as hidden,
           ${instant('r.created_at')} as "createdAt", ${instant('r.updated_at')} as "editedAt"
      from reviews r join products p on p.id = r.product_id where r.shopper_id = ${id}`),
  votes: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, ${instant('v.at')} as at
      from review_votes v join reviews r on r.id = v.review_id join products p on p.id = r.product_id
     where v.shopper_id = ${id}`),
  reports: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, v.reason, ${instant('v.at')} as at
      from review_reports v join reviews r on r.id = v.review_id join products p on p.id = r.product_id
     where v.shopper_id = ${id}`),
  coupons: (id, language) =>
    rowsOf(sql`
    select c.code, ${sql.ref(`c.title_${language}`)} as title, ${instant('a.assigned_at')} as "takenAt", c.owner_id is not null and k.coupon_id is null as "ofPoints"
      from coupon_assignments a join coupons c on c.id = a.coupon_id left join compensations k on k.coupon_id = c.id
     where a.shopper_id = ${id}`),
  points: (id) =>
    rowsOf(sql`
    select l.points, l.reason, o.number as "orderNumber", ${instant('l.at')} as at
      from points_ledger l left join orders o on o.id = l.order_id where l.shopper_id = ${id} order by l.at`),
  alerts: (id, language) =>
    rowsOf(sql`
    select ${nameInEither('p', language)} as piece, a.color_id as color, a.size_id as size, ${instant('a.created_at')} as since,
           ${instant('a.sent_at')} as "sentAt"
      from stock_alerts a join products p on p.id = a.product_id where a.shopper_id = ${id}`),
  notifications: (id, language) =>
    rowsOf(sql`
    select kind, ${sql.ref(`title_${language}`)} as title, ${sql.ref(`text_${language}`)} as text, href,
           ${instant('created_at')} as at, ${instant('read_at')} as "readAt"
      from notifications where shopper_id = ${id} order by created_at`),
  limits: (id) =>
    rowsOf(sql`
    select level, reason, ${instant('set_at')} as "setAt", ${instant('until')} as until
      from trust_marks where shopper_id = ${id}`),
  outcomes: (id) =>
    rowsOf(
      sql`select outcome, ${instant('at')} as at from erased_outcomes where shopper_id = ${id} order by at`,
    ),
  cases: (id) =>
    rowsOf(sql`
    select c.kind, c.channel, ${instant('c.opened_at')} as "openedAt", ${instant('c.closed_at')} as "closedAt",
           ${rowsOf(sql`select m.text, m.staff_id is not null as "byStore", ${instant('m.at')} as at
                          from case_messages m where m.case_id = c.id order by m.id`)} as messages
      from cases c where c.shopper_id = ${id} order by c.opened_at`),
  requests: (id) =>
    rowsOf(sql`
    select kind, ${instant('opened_at')} as "askedAt", ${instant('done_at')} as "doneAt"
      from privacy_requests where shopper_id = ${id} order by opened_at`),
  compensations: (id) =>
    rowsOf(sql`
    select c.code, k.amount, k.reason, ${instant('k.at')} as at
      from compensations k join coupons c on c.id = k.coupon_id where k.shopper_id = ${id} order by k.at`),
  staffNotes: (id) =>
    rowsOf(sql`select text, ${instant('at')} as at from customer_notes where shopper_id = ${id} order by at`),
  wishes: (id) => rowsOf(sql`select orders, stock, news from notification_wishes where shopper_id = ${id}`),
  messages: (id) =>
    rowsOf(sql`
    select kind, channel, text, ${instant('created_at')} as at, ${instant('sent_at')} as "sentAt"
      from outbox where shopper_id = ${id} and kind <> 'code' order by created_at`),
  sessions: (id) =>
    rowsOf(sql`
    select user_agent as "userAgent", platform, ${instant('created_at')} as since, ${instant('last_used_at')} as "lastUsedAt",
           ${instant('ended_at')} as "endedAt", end_reason as "endReason"
      from sessions where shopper_id = ${id} order by created_at`),
  codes: (id) =>
    rowsOf(sql`
    select ${instant('c.created_at')} as at, c.origin as network
      from verification_codes c join shoppers s on s.phone = c.phone where s.id = ${id} order by c.created_at`),
  log: (id) =>
    rowsOf(sql`
    select action, ${instant('at')} as at from audit_log where subject = ${id} or actor = ${id} order by id`),
} satisfies Record<Exclude<keyof ExportedData, 'exportedAt' | 'profile'>, Part>;

/** A shopper's orders with all their details. */
const exportedOrders: Part = (id, language) => {
  const own = (column: string) => sql.ref(`${column}_${language}`);
  const pieces = rowsOf(sql`
    select ${own('l.name')} as piece, ${own('l.brand')} as brand, ${own('l.color_name')} as color, ${own('l.size_label')} as size,
           l.quantity, l.full_price as "fullPrice", l.unit_price as "unitPrice", l.line_total as "lineTotal"
      from order_lines l where l.order_id = o.id order by l.line_no`);
  const history = rowsOf(sql`
    select h.status, h.reason, ${instant('h.at')} as at from order_history h where h.order_id = o.id order by h.id`);
  const notes = rowsOf(
    sql`select n.text, ${instant('n.at')} as at from order_notes n where n.order_id = o.id order by n.at`,
  );
  const returned = rowsOf(sql`
    select ${own('l.name')} as piece, i.quantity, i.new_color_id as "newColor", i.new_size_id as "newSize"
      from return_items i join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
     where i.return_id = r.id order by i.item_no`);
  const photographs = rowsOf(sql`
    select ${instant('f.created_at')} as at, 'image/webp' as type, f.content as base64
      from return_photos f where f.return_id = r.id order by f.photo_no`);
  const returns = rowsOf(sql`
    select r.kind, r.scope, r.status, r.reason, r.note, r.refund_amount as "refundAmount", r.decision_note as "decisionNote",
           ${instant('r.created_at')} as "askedAt", ${instant('r.decided_at')} as "decidedAt", ${returned} as pieces, ${photographs} as photographs
      from returns r where r.order_id = o.id order by r.created_at`);
  return rowsOf(sql`
    select o.number, o.status, ${instant('o.placed_at')} as "placedAt", ${instant('o.delivered_at')} as "deliveredAt",
           o.sub_total as "subTotal", o.savings, o.discount, o.delivery, o.total, o.coupon_code as coupon, o.address, o.note,
           o.points_earned as "pointsEarned", o.came_from as "cameFrom", ${pieces} as pieces, ${history} as history, ${notes} as "staffNotes",
           ${returns} as returns
      from orders o where o.shopper_id = ${id} order by o.placed_at`);
};

/** One part of a data export, as an SQL value. */
type Part = (shopperId: string, language: Language) => RawBuilder<unknown>;

const rowsOf = (query: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select coalesce(json_agg(to_json(row)), '[]') from (${query}) as row)`;
