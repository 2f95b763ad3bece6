import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { cashDueOf } from '../../../../shop/buying/orders/paid-for.ts';
import type { Localized } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { actsAsManager } from '../../../../shop/people/staff/roles.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { addBusinessDays } from '../../../../shop/time/business-days.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { addDays, storeDateOf } from '../../../../shop/time/store-time.ts';
import { giveCouponBack } from '../../../buying/coupons/spend-coupon.ts';
import { deliveryKindOf, piecesOf } from '../../../buying/orders/queries.ts';
import { putBackPieces, writeOffPieces } from '../../../buying/orders/stock.ts';
import { balanceOf } from '../../../money/cash/post-entry.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { localized } from '../../../platform/db/localized.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { openClaim } from '../claims/open-claim.ts';
import { foundOrLost } from './count-back-in.ts';
import { isSwap } from './exchange-at-door.ts';
import { type Effect, refuseStep, type StepTerms } from './parcel-step.ts';
import type { LockedParcel } from './parcel.ts';
import { refundAtDoor } from './refund-at-door.ts';
import { reasonForShopper } from './visit-reason.ts';

const MOST_BUSINESS_DAYS = 5;
const UNCOUNTED_BUSINESS_DAYS = 2;

const handOver: Effect<'handOver'> = async (tx, parcel, { courierId, carrier }, { settings, now }) => {
  // A parcel that was planned for a door can have been unpacked, sent to an office by an edit, and packed again.
  if ((await deliveryKindOf(tx, parcel.order.id)) === 'office')
    return refuse('OFFICE_NEEDS_COMPANY', { errors: [`order ${parcel.order.number} is for an office`] });
  const uncounted = courierId === null ? null : await uncountedCash(tx, courierId, { settings, now });
  if (uncounted !== null) return uncounted;
  // A swap is one act with the old pieces, which asks for no PIN.
  const pin = (await isSwap(tx, parcel)) ? null : String(randomInt(10_000)).padStart(4, '0');
  const due = dueOf(parcel);
  const refund = await refundAtDoor(tx, parcel.order.id, { courierId, due, settings });
  return {
    changes: { pin, courierId, companyId: null, nextTry: null },
    details: { courierId, due },
    notifies: {
      ...(pin !== null && { pin }),
      inWords: (language) => ({
        carrier: carrier === '' ? texts[language].orderNews.courier : carrier,
        total: formatMoney(Math.max(0, due - refund), language),
      }),
    },
  };
};

const handOverCompany: Effect<'handOverCompany'> = async (tx, parcel, { companyId, waybill }, { now }) => {
  const company = await companyName(tx, companyId);
  if (company === undefined) return refuse('NOT_FOUND');
  const { rows } = await sql`
    insert into waybills (company_id, number, parcel_id, given_at) values (${companyId}, ${waybill}, ${parcel.id}, ${now})
        on conflict (company_id, number) do update set parcel_id = excluded.parcel_id
     where waybills.parcel_id = excluded.parcel_id
    returning 1`.execute(tx);
  if (rows.length === 0) return refuse('WAYBILL_TAKEN');
  const due = dueOf(parcel);
  return {
    changes: { pin: null, courierId: null, companyId, nextTry: null },
    details: { companyId, waybill, due },
    notifies: {
      reason: waybill,
      inWords: (language) => ({ carrier: company[language], total: formatMoney(due, language) }),
    },
  };
};

const atOffice: Effect<'atOffice'> = async (tx, parcel, { office }, { settings, now }) => {
  const collectBy = addDays(storeDateOf(now), settings.officeDays);
  const company = await companyName(tx, parcel.company_id ?? '');
  const due = dueOf(parcel);
  return {
    changes: { collectBy },
    details: { office, collectBy },
    notifies: {
      inWords: (language) => ({
        carrier: office === '' ? (company?.[language] ?? '') : office,
        day: formatDay(collectBy, language),
        total: formatMoney(due, language),
      }),
    },
  };
};

const attempt: Effect<'attempt'> = async (tx, parcel, { reason, nextDate }, terms) => {
  const { settings, now } = terms;
  if (parcel.attempts >= settings.deliveryAttempts)
    return refuseStep(tx, parcel, 'ORDER_STEP_NOT_ALLOWED', ['no attempt is left']);
  const today = storeDateOf(now);
  if (nextDate <= today || nextDate > addBusinessDays(today, MOST_BUSINESS_DAYS, settings.holidays))
    return refuse('VALIDATION', { errors: ['"nextDate" must be within 5 business days'] });
  const foreign = await endStop(tx, parcel, 'attempt', terms);
  if (foreign !== null) return foreign;
  return {
    changes: { attempts: parcel.attempts + 1, nextTry: nextDate, collectBy: null },
    reason,
    details: { nextDate },
    notifies: {
      inWords: (language) => ({
        day: formatDay(nextDate, language),
        reason: reasonForShopper(reason, language),
      }),
    },
  };
};

const recall: Effect<'recall'> = async (tx, parcel, { reason }, terms) => {
  await endStop(tx, parcel, 'recall', terms);
  await giveCouponBack(tx, parcel.order.id, terms.now);
  return { changes: { pin: null, nextTry: null, collectBy: null }, reason, notifies: {} };
};

const lost: Effect<'lost'> = async (tx, parcel, { reason }, terms) => {
  const { order } = parcel;
  await endStop(tx, parcel, 'lost', terms);
  if (order.status !== 'canceled') await giveCouponBack(tx, order.id, terms.now);
  const pieces = await piecesOf(tx, order.id);
  const entry = { orderId: order.id, by: terms.by, now: terms.now };
  const back = await putBackPieces(tx, pieces, { ...entry, reason: 'canceled' });
  await writeOffPieces(tx, pieces, { ...entry, reason: 'lost' }, back);
  await foundOrLost(tx, parcel.id, terms);
  await openClaim(tx, parcel, { pieces: null, isWhole: true, now: terms.now });
  return { changes: { pin: null, nextTry: null, collectBy: null }, reason, notifies: {} };
};

/** The steps from the hand-over to the door. */
export const effects = { handOver, handOverCompany, atOffice, attempt, recall, lost };

/**
 * Whether a courier holds too much cash, or cash for too long, to take more parcels. Its age is counted from when it was
 * taken, and a count that was reversed, as one that the courier refused, does not end it.
 */
export async function uncountedCash(
  tx: Tx,
  courierId: string,
  { settings, now }: Pick<StepTerms, 'settings' | 'now'>,
): Promise<Refusal | null> {
  const account = `courier:${courierId}` as const;
  const balance = await balanceOf(tx, account);
  if (balance <= 0) return null;
  const { rows } = await sql<{ taken: Date | null }>`
    select min(e.occurred_at) as taken from cash_lines l join cash_entries e on e.id = l.entry_id
     where l.account_id = ${account} and l.amount > 0 and e.kind <> 'reverse'
       and not exists (select from cash_entries r where r.reverses = e.id)
       and e.at > coalesce((select max(h.at) from cash_lines c join cash_entries h on h.id = c.entry_id
                             where c.account_id = ${account} and h.kind = 'handOver'
                               and not exists (select from cash_entries r where r.reverses = h.id)), '-infinity')`.execute(
    tx,
  );
  const since = storeDateOf(rows[0]?.taken ?? now);
  const isOld = storeDateOf(now) > addBusinessDays(since, UNCOUNTED_BUSINESS_DAYS, settings.holidays);
  return balance >= settings.courierCashLimit || isOld
    ? refuse('CASH_UNCOUNTED', { data: { balance, since } })
    : null;
}

async function companyName(db: Db, id: string): Promise<Localized | undefined> {
  const row = await db
    .selectFrom('companies')
    .select(localized('name').as('name'))
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row?.name;
}

const dueOf = ({ order }: LockedParcel) => cashDueOf(order.total, { cashStep: order.cash_step });

/** The account that holds a parcel's cash while it is out. */
export function carrierAccount({ courier_id: courier, company_id: company }: LockedParcel) {
  if (courier !== null) return `courier:${courier}` as const;
  return company === null ? ('safe' as const) : (`company:${company}` as const);
}

/** Ends a parcel's open stop with an outcome. Couriers end only their own, accountants only a company's. */
export async function endStop(
  tx: Tx,
  parcel: LockedParcel,
  outcome: string,
  { by, now }: Pick<StepTerms, 'by' | 'now'>,
): Promise<Refusal | null> {
  const { roles, name } = by;
  const mayAny = actsAsManager(roles) || roles.includes('job');
  if (!mayAny) {
    const isOwn = roles.includes('courier') && parcel.courier_id === name;
    const mayCompanys = roles.includes('accountant') || roles.includes('company');
    const isCompanys = mayCompanys && parcel.company_id !== null;
    if (!isOwn && !isCompanys) return refuse('NOT_FOUND');
  }
  await sql`update run_stops set outcome = ${outcome}, ended_at = ${now}
             where parcel_id = ${parcel.id} and ended_at is null`.execute(tx);
  return null;
}
