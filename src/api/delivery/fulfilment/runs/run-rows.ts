import { type RawBuilder, sql } from 'kysely';
import type { OrderStatus, ParcelStage, PayingWith } from '../../../../shop/buying/orders/contract.ts';
import { cashDueOf } from '../../../../shop/buying/orders/paid-for.ts';
import type { NoPin, Run, RunWithStops, Stop } from '../../../../shop/delivery/fulfilment/contract.ts';
import type { Language } from '../../../../shop/language.ts';
import type { AddressInput } from '../../../../shop/people/account/contract.ts';
import { addressInLanguage } from '../../../../shop/people/places/find-place.ts';
import type { Db } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { seesName, sightOf } from '../desk/sight.ts';
import { MOST_PIN_TRIES } from '../steps/door.ts';
import { EXCHANGE_KIND } from '../steps/exchange-at-door.ts';
import { doorRefund, type RunReading, selectRunReturns, type StopReading } from './return-stops.ts';
import { IS_IN_SWAP } from './swaps.ts';

type RunRow = {
  id: string;
  day: string;
  courier_id: string | null;
  courier_name: string | null;
  company_id: string | null;
  company_en: string | null;
  company_ar: string | null;
  status: Run['status'];
  version: number;
  created_at: Date;
  parcels: number;
  returns: number;
  open: number;
  expected: number;
};

/** Runs of a condition on `r`, newest first. */
export async function selectRuns(
  db: Db,
  condition: RawBuilder<unknown>,
  { language, settings }: RunReading,
): Promise<Run[]> {
  const { rows } = await sql<RunRow>`
    select r.id, r.day, r.courier_id, (select name from staff s where s.id = r.courier_id) as courier_name, r.company_id,
           c.name_en as company_en, c.name_ar as company_ar, r.status, r.version, r.created_at,
           count(t.parcel_id) as parcels, back.stops as returns,
           count(t.parcel_id) filter (where t.ended_at is null) + back.open as open,
           coalesce(sum(o.cash_due) filter (where t.ended_at is null), 0)::bigint - back.refunds as expected
      from runs r left join companies c on c.id = r.company_id
      left join run_stops t on t.run_id = r.id
      left join parcels p on p.id = t.parcel_id left join orders o on o.id = p.order_id
     cross join lateral (select r.id as run_id, r.courier_id) this
     cross join lateral (
       select count(*) as stops, count(*) filter (where b.ended_at is null) as open,
              coalesce(sum(${doorRefund(sql`this.courier_id`, settings)}) filter (where b.ended_at is null), 0)::bigint as refunds
         from return_stops b join returns r on r.id = b.return_id where b.run_id = this.run_id) back
     where ${condition}
     group by r.id, c.id, back.stops, back.open, back.refunds order by r.day desc, r.id limit 200`.execute(
    db,
  );
  return rows.map((row) => ({
    _id: row.id,
    day: row.day,
    courier: row.courier_id === null ? null : { _id: row.courier_id, name: row.courier_name ?? '' },
    company:
      row.company_id === null
        ? null
        : { _id: row.company_id, name: (language === 'en' ? row.company_en : row.company_ar) ?? '' },
    status: row.status,
    version: row.version,
    parcels: row.parcels,
    returns: row.returns,
    open: row.open,
    expected: row.expected,
    createdAt: row.created_at.toISOString(),
  }));
}

type StopRow = {
  run_id: string;
  run_status: Run['status'];
  waybill: string | null;
  no_pin: NoPin | null;
  parcel_id: string;
  order_id: string;
  number: string;
  stop_no: number;
  status: OrderStatus;
  stage: ParcelStage | null;
  exchange: Stop['exchange'];
  version: number;
  outcome: string | null;
  taken: number;
  name: string | null;
  phone: string | null;
  address: AddressInput;
  note: string;
  total: number;
  cash_step: number;
  paying_with: PayingWith | null;
  delivery: number;
  fee_before_free: number | null;
  free_from: number | null;
  coupon_kind: string | null;
  min_sub_total: number | null;
  attempts: number;
  pin_tries: number;
  lines: Stop['lines'];
};

/** The stops of runs that meet a condition on `r`, in order. */
async function selectRows(db: Db, condition: RawBuilder<unknown>, language: Language): Promise<StopRow[]> {
  const column = (name: string) => sql.ref(`l.${name}_${language}`);
  const { rows } = await sql<StopRow>`
    select r.id as run_id, r.status as run_status, p.id as parcel_id, o.id as order_id, o.number, t.stop_no, o.status, p.stage, ${EXCHANGE_KIND} as exchange, p.version, t.outcome, s.name, s.phone,
           case when t.outcome in ('deliver', 'refuse')
                then coalesce((select sum(k.amount) from cash_entries e join cash_lines k on k.entry_id = e.id
                                where e.parcel_id = p.id and k.account_id in ('courier:' || r.courier_id, 'company:' || r.company_id)), 0)::bigint
                else 0 end as taken,
           o.address, o.note, o.total, o.cash_step, o.paying_with, o.delivery, o.fee_before_free, o.free_from, c.kind as coupon_kind,
           c.min_sub_total, p.attempts, p.pin_tries,
           (select w.number from last_waybills w where w.parcel_id = p.id and w.company_id = r.company_id) as waybill,
           case when t.outcome = 'deliver' then (select d.no_pin from settlements d where d.parcel_id = p.id) end as no_pin,
           (select json_agg(json_build_object('lineNo', l.line_no, 'name', ${column('name')}, 'color', ${column('color_name')},
                     'size', ${column('size_label')}, 'quantity', l.quantity, 'unitPrice', l.unit_price,
                     'couponShare', l.discount_share) order by l.line_no)
              from order_lines l where l.order_id = o.id) as lines
      from runs r join run_stops t on t.run_id = r.id join parcels p on p.id = t.parcel_id join orders o on o.id = p.order_id
      left join shoppers s on s.id = o.shopper_id left join coupons c on c.id = o.coupon_id
     where ${condition}
     order by r.day, r.id, t.stop_no`.execute(db);
  return rows;
}

/** A courier's stops: the person is shown once the run is accepted, the phone until the stop has ended. */
export async function selectOwnStops(
  db: Db,
  condition: RawBuilder<unknown>,
  language: Language,
): Promise<Stop[]> {
  // At a swap the stop of the old pieces gives the new ones too.
  const rows = await selectRows(
    db,
    sql`${condition} and not ${IS_IN_SWAP} and o.test_erased_at is null`,
    language,
  );
  return rows.map((row) => {
    const { run_status: status, outcome } = row;
    const stop = showStop(row, language);
    if (status !== 'accepted') return { ...stop, name: null, phone: null, address: null, note: '' };
    return outcome === null ? stop : { ...stop, phone: null };
  });
}

/** The address of a stop, for the courier's device. */
export const stopAddress = (address: AddressInput) => ({
  city: address.city,
  area: address.area,
  street: address.street,
  details: address.additionalDetails ?? '',
  latitude: address.latitude ?? null,
  longitude: address.longitude ?? null,
});

function showStop(row: StopRow, language: Language): Stop {
  const { coupon_kind: kind } = row;
  const address = addressInLanguage(row.address, language);
  return {
    parcelId: row.parcel_id,
    orderId: row.order_id,
    number: row.number,
    runId: row.run_id,
    stopNo: row.stop_no,
    status: row.status,
    stage: row.stage,
    exchange: row.exchange,
    version: row.version,
    outcome: row.outcome,
    name: address.recipient ?? row.name,
    phone: address.phone ?? row.phone,
    address: stopAddress(address),
    halfDay: address.halfDay ?? null,
    note: row.note,
    cashDue: cashDueOf(row.total, { cashStep: row.cash_step }),
    collected: row.outcome === null ? null : row.taken,
    payingWith: row.paying_with,
    cashStep: row.cash_step,
    fee: row.delivery,
    feeBeforeFree: row.fee_before_free ?? row.delivery,
    freeFrom: row.free_from,
    coupon:
      kind === null ? null : { isFreeDelivery: kind === 'freeDelivery', minSubTotal: row.min_sub_total ?? 0 },
    attempts: row.attempts,
    triesLeft: MOST_PIN_TRIES - row.pin_tries,
    lines: row.lines,
  };
}

/** A run with its stops; of their persons the names, as far as these roles see them. */
export async function readRun(
  db: Db,
  id: string,
  reading: StopReading,
): Promise<{ run: RunWithStops } | Refusal> {
  const { language, roles } = reading;
  const sight = sightOf(roles);
  const [run] = await selectRuns(db, sql`r.id = ${id}`, reading);
  if (run === undefined) return refuse('NOT_FOUND');
  const rows = await selectRows(db, sql`r.id = ${id}`, language);
  const stops = rows.map((row) => {
    const {
      name: _name,
      phone: _phone,
      address: _address,
      note: _note,
      lines,
      ...stop
    } = showStop(row, language);
    const { city, area } = addressInLanguage(row.address, language);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    const deliveryKind = row.address.kind ?? 'home';
    const customer = seesName(sight, row.stage) ? row.name : null;
    return { ...stop, customer, deliveryKind, city, area, pieces, waybill: row.waybill, noPin: row.no_pin };
  });
  return { run: { ...run, stops, returnStops: await selectRunReturns(db, id, reading) } };
}
