import { sql } from 'kysely';
import { signatureOf } from '../../../../shop/buying/orders/status.ts';
import { isCounted, isMet } from '../../../../shop/delivery/fulfilment/runs/refusal-reason.ts';
import {
  type Agreed,
  type DoorLine,
  feeAtRefusal,
  settle,
  type Settled,
} from '../../../../shop/delivery/fulfilment/settlement.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { giveCouponBack } from '../../../buying/coupons/spend-coupon.ts';
import { isExchangeParcel } from '../../../buying/orders/is-exchange-parcel.ts';
import { postEntry } from '../../../money/cash/post-entry.ts';
import { invoiceDelivery, invoiceFee } from '../../../money/invoices/order-invoices.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Effect, StepInputs, StepTerms } from './parcel-step.ts';
import { linesOf, type LockedParcel, type ParcelLine } from './parcel.ts';
import { endStop, carrierAccount } from './sending.ts';
/** After so many wrong PINs only a reason is accepted. */
export const MOST_PIN_TRIES = 5;

const deliver: Effect<'deliver'> = async (tx, parcel, input, terms) => {
  const noPin = checkPin(parcel, input, terms);
  if (isRefusal(noPin)) return noPin;
  const foreign = await endStop(tx, parcel, 'deliver', terms);
  if (foreign !== null) return foreign;
  const lines = await linesOf(tx, parcel.order.id);
  const kept = keptLines(lines, input.kept);
  if (isRefusal(kept)) return kept;
  if (isExchangeParcel(parcel.order) && kept.some((line) => line.kept < line.quantity))
    return refuse('EXCHANGE_IS_WHOLE');
  const settings = { ...terms.settings, cashStep: parcel.order.cash_step };
  const settled = settle(await agreedTerms(tx, parcel), kept, settings);
  const collected = input.collected ?? settled.cashDue;
  await storeSettlement(tx, parcel, { lines, kept, settled, collected, noPin }, terms);
  await postEntry(tx, {
    kind: 'deliver',
    lines: {
      [carrierAccount(parcel)]: collected,
      difference: settled.cashDue - collected,
      sales: -settled.items,
      deliveryIncome: -settled.fee,
      rounding: -settled.rounding,
    },
    ...entryOf(parcel, terms),
  });
  const isInvoiced = !parcel.order.is_test && !isExchangeParcel(parcel.order);
  if (isInvoiced) await invoiceDelivery(tx, parcel.order, terms);
  const isWhole = kept.every((line) => line.kept === line.quantity);
  return {
    to: isWhole ? null : ('comingBack' as const),
    changes: { pin: null, nextTry: null, collectBy: null },
    details: { cashDue: settled.cashDue, collected, noPin },
    notifies: { inWords: (language) => ({ total: formatMoney(settled.cashDue, language) }) },
  };
};

const refuseParcel: Effect<'refuse'> = async (tx, parcel, { refusal, reason, collected }, terms) => {
  const foreign = await endStop(tx, parcel, 'refuse', terms);
  if (foreign !== null) return foreign;
  const settings = { ...terms.settings, cashStep: parcel.order.cash_step };
  const { now } = terms;
  await giveCouponBack(tx, parcel.order.id, now);
  const due = feeAtRefusal(refusal, parcel.order.delivery, settings);
  const asked = collected ?? (isMet(refusal) ? due : 0);
  const fee = Math.min(asked, due);
  // What a company took above the fee shows when it pays.
  const taken = parcel.courier_id === null ? fee : asked;
  await postEntry(tx, {
    kind: 'feeAtRefusal',
    lines: { [carrierAccount(parcel)]: taken, deliveryIncome: -fee, difference: fee - taken },
    ...entryOf(parcel, terms),
  });
  if (!parcel.order.is_test) await invoiceFee(tx, parcel.order, fee, terms);
  return {
    changes: {
      pin: null,
      nextTry: null,
      collectBy: null,
      refusal: { reason: refusal, counts: isCounted(refusal), at: now },
    },
    reason,
    details: { refusal, fee, collected: taken },
    notifies: { inWords: (language) => ({ reason: texts[language].orderNews.refusals[refusal] }) },
  };
};

export const effects = { deliver, refuse: refuseParcel };

type Settling = {
  lines: readonly ParcelLine[];
  kept: readonly DoorLine[];
  settled: Settled;
  collected: number;
  noPin: string | null;
};

function entryOf({ id, order }: LockedParcel, { by, now, occurredAt, eventId }: StepTerms) {
  return {
    orderId: order.id,
    parcelId: id,
    eventId: eventId ?? null,
    actor: signatureOf(by),
    occurredAt: occurredAt ?? now,
    now,
  };
}

/**
 * Why no PIN was needed, null where it was right or is not required. A wrong one is refused, or only recorded in a late
 * report.
 */
function checkPin(
  parcel: LockedParcel,
  { pin, noPin }: StepInputs['deliver'],
  { by, isLate = false }: StepTerms,
): Refusal | string | null {
  const isAsked = parcel.pin !== null && by.roles.includes('courier') && parcel.courier_id === by.name;
  if (!isAsked) return null;
  if (noPin !== undefined) return noPin;
  if (pin === parcel.pin && (isLate || parcel.pin_tries <= MOST_PIN_TRIES)) return null;
  return isLate ? 'wrongPin' : refuse('PIN_WRONG', { data: { tries: parcel.pin_tries } });
}

function keptLines(lines: readonly ParcelLine[], given: StepInputs['deliver']['kept']): DoorLine[] | Refusal {
  const kept = lines.map((line): DoorLine => {
    const named = given?.find(({ lineNo }) => lineNo === line.lineNo);
    const pieces = given === null ? line.quantity : (named?.kept ?? line.quantity);
    return { ...line, kept: pieces, reason: pieces < line.quantity ? (named?.reason ?? null) : null };
  });
  const errors = [
    ...(given ?? []).flatMap(({ lineNo, kept: pieces }) => {
      const line = lines.find((candidate) => candidate.lineNo === lineNo);
      return line === undefined || pieces > line.quantity
        ? [`line ${lineNo} does not have ${pieces} pieces`]
        : [];
    }),
    ...kept.flatMap((line, index) =>
      line.kept < line.quantity && line.reason === null ? [`"kept[${index}].reason" is required`] : [],
    ),
    ...(kept.every((line) => line.kept === 0) ? ['"kept" must keep a piece'] : []),
  ];
  return errors.length === 0 ? kept : refuse('VALIDATION', { errors });
}

async function agreedTerms(tx: Tx, { order }: LockedParcel): Promise<Agreed> {
  const { rows } = await sql<{
    feeBeforeFree: number;
    freeFrom: number | null;
    kind: string | null;
    minSubTotal: number | null;
  }>`
    select coalesce(o.fee_before_free, o.delivery) as "feeBeforeFree", o.free_from as "freeFrom", c.kind,
           c.min_sub_total as "minSubTotal"
      from orders o left join coupons c on c.id = o.coupon_id where o.id = ${order.id}`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('a locked order is there');
  const { feeBeforeFree, freeFrom, kind, minSubTotal } = row;
  const coupon =
    kind === null ? null : { isFreeDelivery: kind === 'freeDelivery', minSubTotal: minSubTotal ?? 0 };
  return { fee: order.delivery, feeBeforeFree, freeFrom, coupon };
}

async function storeSettlement(
  tx: Tx,
  { id: parcelId, order }: LockedParcel,
  { lines, kept, settled, collected, noPin }: Settling,
  { now, occurredAt }: StepTerms,
): Promise<void> {
  const { items, fee, exact, rounding, cashDue, paid } = settled;
  const { id } = await tx
    .insertInto('settlements')
    .values({
      parcel_id: parcelId,
      order_id: order.id,
      items,
      fee,
      exact,
      rounding,
      cash_due: cashDue,
      collected,
      no_pin: noPin,
      delivered_at: occurredAt ?? now,
      recorded_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const rows = lines.map((line, index) => ({
    settlement_id: id,
    order_id: order.id,
    line_no: line.lineNo,
    kept: kept[index]?.kept ?? 0,
    paid: paid[index] ?? 0,
    reason: kept[index]?.reason ?? null,
  }));
  await tx.insertInto('settlement_lines').values(rows).execute();
}
