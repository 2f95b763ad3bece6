import { sql } from 'kysely';
import type { RefundAs, ReturnReason, ReturnStatus } from '../../../../shop/buying/orders/contract.ts';
import { doorRefund } from '../../../../shop/buying/orders/door-refund.ts';
import type { ReturnStop } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import type { Language } from '../../../../shop/language.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import { addressInLanguage } from '../../../../shop/people/places/find-place.ts';
import type { Settings } from '../../../../shop/settings.ts';
import type { Db } from '../../../platform/db/database.ts';
import { exchangeDue, isOnWayWith, RETURN_TASK } from '../../fulfilment/runs/return-stops.ts';
import { stopAddress } from '../../fulfilment/runs/run-rows.ts';
import { refundFacts } from '../compute-refund.ts';

type Row = Pick<ReturnStop, 'returnId' | 'orderId' | 'number' | 'runId' | 'stopNo' | 'outcome' | 'name'> &
  Pick<ReturnStop, 'phone' | 'note' | 'attempts' | 'kind' | 'task' | 'items' | 'paysFor'> & {
    isAccepted: boolean;
    address: AddressInput;
    status: ReturnStatus;
    wants: RefundAs;
    reason: ReturnReason;
    lowered: number;
    /** The order that sold the pieces, and its sums. */
    sold_by: string;
    total: number;
    cash_step: number;
    delivery: number;
    exchange_due: number;
  };

/** At a swap, the number on the parcel of the new pieces: the courier knows it by that number and its stripe. */
const PARCEL_NUMBER = sql`
  (select x.number from orders x where x.exchange_of = r.id and r.kind = 'exchange' and x.status <> 'canceled')`;

/** The doors of a courier's open runs at which a return waits. The person as for parcels: once the run is accepted. */
export async function selectOwnReturnStops(
  db: Db,
  courierId: string,
  { language, settings }: { language: Language; settings: Settings },
): Promise<ReturnStop[]> {
  const column = (table: string, name: string) => sql.ref(`${table}.${name}_${language}`);
  const { rows } = await sql<Row>`
    select r.id as "returnId", o.id as "orderId", coalesce(${PARCEL_NUMBER}, o.number) as number, t.run_id as "runId", t.stop_no as "stopNo", t.outcome, s.name, s.phone,
           o.address, o.note, r.attempts, r.kind, r.status, r.wants, r.reason, r.lowered, b.id as sold_by, b.total, b.cash_step,
           coalesce((select fee from settlements d where d.order_id = b.id limit 1), b.delivery) as delivery,
           coalesce(${RETURN_TASK}, case r.kind when 'exchange' then 'swap' else 'collect' end) as task,
           u.status = 'accepted' as "isAccepted",
           ${exchangeDue(sql`u.courier_id`)} as exchange_due,
           (select json_build_object('orderId', x.id, 'number', x.number, 'cashDue', x.cash_due)
              from orders x where x.exchange_of = r.id and ${isOnWayWith(sql`u.courier_id`)}) as "paysFor",
           (select json_agg(json_build_object('itemNo', i.item_no, 'name', ${column('l', 'name')},
                     'color', ${column('l', 'color_name')}, 'size', ${column('l', 'size_label')}, 'quantity', i.quantity,
                     'instead', case when r.kind = 'exchange' then json_build_object(
                       'color', coalesce(${column('c', 'name')}, ${column('l', 'color_name')}),
                       'size', coalesce(${column('z', 'label')}, ${column('l', 'size_label')})) end) order by i.item_no)
              from return_items i join order_lines l on l.order_id = i.order_id and l.line_no = i.line_no
              left join colors c on c.id = i.new_color_id left join sizes z on z.id = i.new_size_id
             where i.return_id = r.id) as items
      from runs u join return_stops t on t.run_id = u.id join returns r on r.id = t.return_id
      join orders o on o.id = r.order_id join orders b on b.id = coalesce(r.bought_in, r.order_id)
      left join shoppers s on s.id = o.shopper_id
     where u.courier_id = ${courierId} and u.status in ('handedOver', 'accepted')
     order by u.day, u.id, t.stop_no`.execute(db);
  const stops: ReturnStop[] = [];
  for (const row of rows) stops.push(showStop(row, await cashOf(db, row, settings), language));
  return stops;
}

/** What may be paid at the door now; nothing once the stop has ended. */
async function cashOf(db: Db, row: Row, settings: Settings): Promise<number> {
  if (row.outcome !== null || row.task === 'swap') return 0;
  const sold = { id: row.sold_by, total: row.total, cash_step: row.cash_step, delivery: row.delivery };
  const request = { id: row.returnId, reason: row.reason, lowered: row.lowered };
  const { cash } = await refundFacts(db, sold, request, 'paid', settings);
  return doorRefund(row, cash, row.exchange_due, settings);
}

function showStop(row: Row, refund: number, language: Language): ReturnStop {
  const { isAccepted, status: _status, wants: _wants, reason: _reason, lowered: _lowered, ...shown } = row;
  const {
    sold_by: _sold,
    total: _total,
    cash_step: _step,
    delivery: _delivery,
    exchange_due: _due,
    address: given,
    ...stop
  } = shown;
  if (!isAccepted) return { ...stop, refund, name: null, phone: null, address: null, note: '' };
  const address = addressInLanguage(given, language);
  return {
    ...stop,
    refund,
    phone: row.outcome === null ? (address.phone ?? row.phone) : null,
    address: stopAddress(address),
  };
}
