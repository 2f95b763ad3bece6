import { sql } from 'kysely';
import { openEdits } from '../../../../../shop/buying/orders/order-edits.ts';
import { canEraseTest } from '../../../../../shop/buying/orders/status.ts';
import {
  type CallOutcome,
  callableFrom,
  mayGiveUp,
  needsCall,
} from '../../../../../shop/delivery/fulfilment/call-rules.ts';
import type { ConsoleOrder, NoPin, OrderInList } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { feeAtRefusal } from '../../../../../shop/delivery/fulfilment/settlement.ts';
import type { Language } from '../../../../../shop/language.ts';
import { addressInLanguage } from '../../../../../shop/people/places/find-place.ts';
import { rightsOf, type StaffRole } from '../../../../../shop/people/staff/roles.ts';
import { trustLevel } from '../../../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../../../shop/settings.ts';
import { isExchangeParcel } from '../../../../buying/orders/is-exchange-parcel.ts';
import { showSettlement } from '../../../../buying/orders/show-order.ts';
import { imageOf } from '../../../../catalog/media/image.ts';
import { selectOrderInvoices } from '../../../../money/invoices/invoice-rows.ts';
import { NO_FACTS, selectTrustFacts } from '../../../../people/trust/trust-facts.ts';
import type { Db } from '../../../../platform/db/database.ts';
import { textColumns } from '../../../../platform/db/localized.ts';
import { readTogether } from '../../../../platform/db/run-transaction.ts';
import { type Refusal, refuse } from '../../../../refusal.ts';
import { readLosses } from '../../claims/read-losses.ts';
import { nameOfKey } from '../../steps/parcel.ts';
import { type ListRow, ordersWhere, selectForConsole } from '../list/console-rows.ts';
import { type LineRow, showLine } from '../packed-line.ts';
import { type Revealed, selectRevealed, shownPhone, sightOf } from '../sight.ts';
import { chatAbout } from './chat-about.ts';
import { readConflicts } from './conflicts.ts';
import { nextOf, openNow } from './open-now.ts';
import { readTalk } from './read-talk.ts';
import { type OrderEvent, showEvent } from './show-event.ts';

/** The reader in the console, with language, time and settings. */
export type ConsoleReading = {
  readonly staff: { readonly id: string; readonly roles: readonly StaffRole[] };
  readonly language: Language;
  readonly settings: Settings;
  readonly now: Date;
  /** Visible at any stage: for the answer to a step. */
  readonly anyStage?: true;
};

/** Orders of a list as the reader may see them. */
export async function showList(
  db: Db,
  rows: readonly ListRow[],
  reading: ConsoleReading,
): Promise<OrderInList[]> {
  const { settings, now } = reading;
  const shoppers = rows.flatMap(({ shopper_id: id }) => (id === null ? [] : [id]));
  const facts = await selectTrustFacts(db, shoppers, settings, now);
  return rows.map((row) => showRow(row, facts.get(row.shopper_id ?? '') ?? NO_FACTS, reading, new Set()));
}

function showRow(
  row: ListRow,
  facts: typeof NO_FACTS,
  reading: ConsoleReading,
  revealed: Revealed,
): OrderInList {
  const { staff, language, settings } = reading;
  const sight = sightOf(staff.roles);
  const level = trustLevel(facts, settings);
  const may = openNow(row, reading);
  const wanted = row.held_reason === null ? row.stage && nextOf[row.stage] : 'release';
  const company = language === 'en' ? row.company_en : row.company_ar;
  const place = addressInLanguage(row.address, language);
  return {
    _id: row.id,
    parcelId: row.parcel_id,
    number: row.number,
    status: row.status,
    stage: row.stage,
    version: row.version,
    held:
      row.held_reason === null || row.held_until === null
        ? null
        : { reason: row.held_reason, until: row.held_until.toISOString() },
    placedAt: row.placed_at.toISOString(),
    exchange: row.exchange,
    source: row.source,
    cameFrom: row.came_from,
    isTest: row.is_test,
    stageAt: row.stage_at.toISOString(),
    itemsCount: row.items_count,
    pictures: row.pictures.map(({ picture, tint, ...line }) =>
      imageOf(picture, tint, line[`name_${language}`]),
    ),
    cashDue: row.cash_due,
    feeAtRefusal: feeAtRefusal('refusedUnnamed', row.delivery, { ...settings, cashStep: row.cash_step }),
    customer: {
      _id: sight.person === 'masked' ? row.shopper_id : null,
      name: sight.person === 'none' ? null : row.name,
      phone: shownPhone(row.phone, sight, revealed.has('phone')),
      trust: sight.person === 'masked' ? { level, delivered: facts.delivered, refused: facts.refused } : null,
    },
    city: place.city,
    area: place.area,
    deliveryKind: row.address.kind ?? 'home',
    courier: row.courier_id === null ? null : { _id: row.courier_id, name: row.courier_name ?? '' },
    company: row.company_id === null ? null : { _id: row.company_id, name: company ?? '' },
    claimedBy: row.claimed_by === null ? null : { _id: row.claimed_by, name: row.claimed_name ?? '' },
    toCall: row.stage === 'toConfirm' && needsCall(level, row.total, settings),
    calls: row.calls,
    callableFrom: callableAt(row, reading),
    next: wanted && may.includes(wanted) ? wanted : null,
  };
}

/** From when an order that waits for its confirmation may be called about; null at once, or where none is due. */
function callableAt({ stage, last_call: last }: ListRow, { now, settings }: ConsoleReading): string | null {
  if (stage !== 'toConfirm') return null;
  const called = last && {
    at: new Date(last.at),
    nextAt: last.next_at === null ? null : new Date(last.next_at),
  };
  const from = callableFrom(called, now, settings);
  return from > now ? from.toISOString() : null;
}

/** One order by id or number; `NOT_FOUND` also if the reader may not see it. */
export async function readConsoleOrder(
  db: Db,
  id: string,
  reading: ConsoleReading,
): Promise<{ order: ConsoleOrder } | Refusal> {
  const { staff, language, settings, now } = reading;
  const [row] = await selectForConsole(db, ordersWhere(sql`(o.id = ${id} or o.number = ${id})`, true), {
    limit: 1,
  });
  if (row === undefined) return refuse('NOT_FOUND');
  const sight = sightOf(staff.roles);
  const isVisible = reading.anyStage === true || (sight.stages?.some((stage) => stage === row.stage) ?? true);
  if (!isVisible) return refuse('NOT_FOUND');
  const mayRead = rightsOf(staff.roles).readReports !== undefined;
  const [revealed, facts, more, losses, conflicts, invoices, talk] = await readTogether(db, (one) =>
    Promise.all([
      selectRevealed(one, staff.id, { kind: 'order', id: row.id }, now),
      selectTrustFacts(one, row.shopper_id === null ? [] : [row.shopper_id], settings, now),
      selectMore(one, row, staff.id),
      readLosses(one, row.id, staff.roles, language),
      readConflicts(one, row.id, { roles: staff.roles, language }),
      mayRead ? selectOrderInvoices(one, sql`i.order_id = ${row.id}`) : [],
      readTalk(one, row.id, sight, reading),
    ]),
  );
  const seen = (field: string, text: string) =>
    sight.person === 'masked' && revealed.has(field) ? text : null;
  const calls = more.calls.map(({ outcome, at, next_at: next, by }) => ({
    outcome,
    at: new Date(at).toISOString(),
    nextAt: next === null ? null : new Date(next).toISOString(),
    by,
  }));
  const attempts = more.calls.map(({ outcome, at }) => ({ outcome, at: new Date(at) }));
  const lines = more.lines.map((line) => showLine(line, language));
  const order: ConsoleOrder = {
    ...showRow(row, facts.get(row.shopper_id ?? '') ?? NO_FACTS, reading, revealed),
    may: openNow(row, reading).filter(
      (step) =>
        (step !== 'giveUp' || mayGiveUp(attempts, row.placed_at, now, settings)) &&
        (step !== 'undo' || more.can_undo),
    ),
    canErase:
      row.is_test &&
      row.test_erased_at === null &&
      staff.roles.includes('owner') &&
      canEraseTest(row.status, row.stage),
    testErasedAt: row.test_erased_at?.toISOString() ?? null,
    takenBy: more.taken_by,
    exchangeOf: more.exchange_of,
    offersOffice: settings.officePickup,
    edits: openNow(row, reading).includes('edit')
      ? openEdits('staff', row.stage, { isExchange: isExchangeParcel(more) })
      : [],
    subTotal: more.sub_total,
    discount: more.discount,
    delivery: more.delivery,
    total: row.total,
    coupon: more.coupon_code,
    lines,
    address: {
      street: seen('street', row.address.street),
      details: seen('street', row.address.additionalDetails ?? ''),
      phone: shownPhone(row.address.phone ?? null, sight, revealed.has('phone')),
      recipient: sight.person === 'none' ? null : (row.address.recipient ?? null),
      point: sight.person === 'masked' && revealed.has('street') ? pointOf(row.address) : null,
    },
    chat:
      sight.person === 'masked' && revealed.has('phone')
        ? await chatAbout(db, row, more.language, settings)
        : null,
    halfDay: row.address.halfDay ?? null,
    note: seen('note', more.note),
    hasNote: more.note !== '' && sight.person === 'masked',
    waybill: more.waybill,
    attempts: more.attempts,
    nextTry: more.next_try,
    collectBy: more.collect_by,
    callsWanted: settings.callAttempts,
    attemptsToCall: calls,
    missing: more.missing ?? [],
    comingBack: more.lines.flatMap(({ line_no: lineNo, quantity, kept }) => {
      const pieces = row.status === 'canceled' ? quantity : quantity - (kept ?? quantity);
      const isBack = row.stage === 'comingBack' || row.stage === 'toUnpack';
      return isBack && pieces > 0 ? [{ lineNo, quantity: pieces }] : [];
    }),
    settlement: showSettlement(more.settlement, more.lines),
    noPin: more.no_pin,
    losses,
    conflicts,
    history: more.history.map((event) => showEvent(event, language)),
    invoices,
    ...talk,
  };
  return { order };
}

const pointOf = ({ latitude, longitude }: ListRow['address']) =>
  latitude === undefined || longitude === undefined ? null : { latitude, longitude };

type More = {
  language: Language;
  sub_total: number;
  discount: number;
  delivery: number;
  coupon_code: string | null;
  note: string;
  attempts: number;
  next_try: string | null;
  collect_by: string | null;
  waybill: string | null;
  can_undo: boolean;
  taken_by: string | null;
  exchange_of: string | null;
  settlement: Omit<NonNullable<ConsoleOrder['settlement']>, 'lines'> | null;
  no_pin: NoPin | null;
  lines: LineRow[];
  calls: { outcome: CallOutcome; at: string; next_at: string | null; by: string }[];
  missing: { lineNo: number; missing: number }[] | null;
  history: OrderEvent[];
};

async function selectMore(db: Db, { id, parcel_id: parcelId }: ListRow, staffId: string): Promise<More> {
  const { rows } = await sql<More>`
    select o.language, o.sub_total, o.discount, o.delivery, o.coupon_code, o.note, o.exchange_of,
           (select name from staff where id = o.taken_by) as taken_by, p.attempts, p.next_try, p.collect_by,
           (select number from last_waybills w where w.parcel_id = p.id and w.company_id = p.company_id) as waybill,
           exists (select from parcel_undos u
                    where u.parcel_id = p.id and u.version = p.version and u.actor = ${`merchant:${staffId}`}
                      and u.until > clock_timestamp()) as can_undo,
           (select json_build_object('items', d.items, 'fee', d.fee, 'exact', d.exact, 'rounding', d.rounding,
                                     'cashDue', d.cash_due, 'collected', d.collected)
              from settlements d where d.parcel_id = p.id) as settlement,
           (select d.no_pin from settlements d where d.parcel_id = p.id) as no_pin,
           (select json_agg(line order by line.line_no) from (
             select l.line_no, l.product_id, l.color_id, l.size_id, ${textColumns('l', 'name', 'color_name', 'size_label')},
                    l.color_hex, l.tint, to_jsonb(c) as picture, l.quantity, l.unit_price,
                    l.line_total, l.discount_share, v.stock, v.barcode, k.kept, k.paid, k.reason as refused_for
               from order_lines l
               left join pictures c on c.id = l.picture_id
               left join variants v using (product_id, color_id, size_id)
               left join settlement_lines k on k.order_id = l.order_id and k.line_no = l.line_no
              where l.order_id = o.id) line) as lines,
           (select coalesce(json_agg(json_build_object('outcome', a.outcome, 'at', a.at, 'next_at', a.next_at,
                                                       'by', coalesce(s.name, a.actor)) order by a.id), '[]')
              from call_attempts a left join staff s on a.actor = 'merchant:' || s.id where a.order_id = o.id) as calls,
           (select t.details -> 'missing' from tasks t
             where t.subject = p.id and t.kind = 'short' and t.done_at is null limit 1) as missing,
           (select coalesce(json_agg(json_build_object('step', h.step, 'stage', h.stage, 'actor', h.actor, 'by', coalesce(s.name, ${nameOfKey('h.actor')}),
                     'reason', h.reason, 'details', h.details, 'at', h.at, 'occurred_at', h.occurred_at) order by h.id), '[]')
              from parcel_history h left join staff s on h.actor = 'merchant:' || s.id
             where h.parcel_id = p.id) as history
      from orders o join parcels p on p.id = ${parcelId} where o.id = ${id}`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an order that was just read is there');
  return row;
}
