import { sql } from 'kysely';
import type { Conflict } from '../../../../../shop/delivery/fulfilment/conflict.ts';
import type { DoorEvent } from '../../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import type { Language } from '../../../../../shop/language.ts';
import { rightsOf, type StaffRole } from '../../../../../shop/people/staff/roles.ts';
import type { Db } from '../../../../platform/db/database.ts';

type Reader = { readonly roles: readonly StaffRole[]; readonly language: Language };

/** What couriers recorded about an order and could not be applied, oldest first; nothing for who settles none. */
export async function readConflicts(
  db: Db,
  orderId: string,
  { roles, language }: Reader,
): Promise<Conflict[]> {
  return rightsOf(roles).deliverOrders === 'all' ? selectConflicts(db, orderId, language) : [];
}

type Row = {
  id: string;
  event: DoorEvent;
  by: string | null;
  at: Date | null;
  opened_at: Date;
  canApply: boolean;
  lines: Omit<NonNullable<Conflict['lines']>[number], 'kept' | 'reason'>[] | null;
};

/** Those of an order; of null those that name a parcel or return the store does not have. */
export async function selectConflicts(
  db: Db,
  orderId: string | null,
  language: Language,
): Promise<Conflict[]> {
  const { rows } = await sql<Row>`
    select t.id, t.details -> 'event' as event, s.name as by, d.occurred_at as at, t.opened_at,
           coalesce(${canApply}, false) as "canApply",
           (select json_agg(json_build_object('lineNo', l.line_no, 'name', ${sql.ref(`l.name_${language}`)},
                     'color', ${sql.ref(`l.color_name_${language}`)}, 'size', ${sql.ref(`l.size_label_${language}`)},
                     'quantity', l.quantity) order by l.line_no)
              from order_lines l where l.order_id = t.order_id) as lines
      from tasks t
      left join device_events d on d.event_id = t.details -> 'event' ->> 'eventId'
      left join staff s on s.id = t.details ->> 'courierId'
      left join orders o on o.id = t.order_id
      left join parcels p on p.order_id = o.id
      left join returns r on r.id = t.details -> 'event' ->> 'returnId'
     where ${orderId === null ? sql`t.order_id is null` : sql`t.order_id = ${orderId}`} and t.kind = 'conflict'
       and t.done_at is null order by t.opened_at, t.id`.execute(db);
  return rows.map(({ id, event, by, at, opened_at: receivedAt, lines, canApply: can }) => ({
    _id: id,
    kind: event.kind,
    by,
    at: (at ?? new Date(event.occurredAt)).toISOString(),
    receivedAt: receivedAt.toISOString(),
    returnId: 'returnId' in event ? event.returnId : null,
    cash: 'collected' in event ? (event.collected ?? null) : 'paid' in event ? event.paid : null,
    reason: 'reason' in event ? event.reason : '',
    refusal: event.kind === 'refuse' ? event.refusal : null,
    nextDate: 'nextDate' in event ? event.nextDate : null,
    lines:
      event.kind === 'deliver' ? (lines ?? []).map((line) => ({ ...line, ...keptOf(event, line) })) : null,
    canApply: can,
  }));
}

function keptOf(
  { kept }: Extract<DoorEvent, { kind: 'deliver' }>,
  line: { lineNo: number; quantity: number },
) {
  const named = kept?.find(({ lineNo }) => lineNo === line.lineNo);
  return { kept: named?.kept ?? line.quantity, reason: named?.reason ?? null };
}

/** Whether the steps that would apply event `t` may be taken now; their guards are asked when they are. */
const canApply = sql<boolean>`
  case t.details -> 'event' ->> 'kind'
       when 'attempt' then o.status = 'inDelivery'
       when 'collect' then r.kind = 'return' and r.status = 'approved' and r.collected_at is null
       when 'pay' then r.kind = 'return' and (r.status = 'received' or r.status = 'approved' and r.collected_at is null)
       when 'swap' then r.kind = 'exchange' and r.status = 'approved' and r.collected_at is null
       when 'missed' then r.status = 'received' or r.status = 'approved' and r.collected_at is null
       else o.status = 'inDelivery'
            or o.status = 'canceled' and p.stage in ('comingBack', 'back', 'lost')
               and exists (select from parcel_history h where h.parcel_id = p.id and h.step in ('handOver', 'handOverCompany')) end`;
