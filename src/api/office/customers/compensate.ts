import { sql } from 'kysely';
import { inEachLanguage } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import { COMPENSATION_DAYS, compensationLeft } from '../../../shop/office/customers/compensation.ts';
import type { Customer } from '../../../shop/office/customers/contract.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { insertPersonalCoupon } from '../../buying/coupons/personal-coupon.ts';
import { notifyBy } from '../../people/notifications/message-templates.ts';
import type { ChangeContext } from '../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { readCustomer } from './read-customer.ts';

/** Pounds that a customer was given for what went wrong, in the time that the limits look at. */
async function selectGiven(tx: Tx, shopperId: string, now: Date): Promise<number> {
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(amount), 0)::float8 as given from compensations
     where shopper_id = ${shopperId} and at > ${now}::timestamptz - ${COMPENSATION_DAYS} * interval '1 day'`.execute(
    tx,
  );
  return rows[0]?.given ?? 0;
}

type Given = { caseId: string; amount: number; reason: string };

/**
 * Gives the customer of an open case a personal coupon, and notifies them. `LIMIT`: more than the role may give;
 * `PRICE_STEP`: no multiple of the cash step.
 */
export async function giveCompensation(
  tx: Tx,
  context: ChangeContext<Given>,
): Promise<{ customer: Customer } | Refusal> {
  const { input, staff, settings, now } = context;
  const { caseId, amount, reason } = input;
  // The cart rounds a coupon down to the cash step: another amount would take off less than was promised.
  if (amount % settings.cashStep !== 0) return refuse('PRICE_STEP', { number: settings.cashStep });
  const found = await tx
    .selectFrom('cases')
    .select('shopper_id')
    .where('id', '=', caseId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (found === undefined) return refuse('NOT_FOUND');
  const shopperId = found.shopper_id;
  // Locked: what two members give at once is counted one after the other.
  await tx.selectFrom('shoppers').select('id').where('id', '=', shopperId).forUpdate().execute();
  const given = await selectGiven(tx, shopperId, now);
  if (amount > compensationLeft(staff.roles, given, settings.staffLimits)) return refuse('LIMIT');
  const coupon = await insertPersonalCoupon(
    tx,
    {
      shopperId,
      value: amount,
      title: inEachLanguage((language) =>
        texts[language].templateWords.compensationTitle(formatMoney(amount, language)),
      ),
      description: inEachLanguage((language) => texts[language].templateWords.compensationText),
      days: COMPENSATION_DAYS,
      letter: 'C',
    },
    now,
  );
  await tx
    .insertInto('compensations')
    .values({
      coupon_id: coupon.id,
      shopper_id: shopperId,
      case_id: caseId,
      staff_id: staff.id,
      amount,
      reason,
      at: now,
    })
    .execute();
  await notifyBy(
    tx,
    {
      shopperId,
      template: 'coupon.given',
      fields: inEachLanguage((language) => ({
        amount: formatMoney(amount, language),
        day: formatDate(coupon.endsAt, language),
        code: coupon.code,
      })),
      href: '/coupons',
    },
    { settings, now },
  );
  const after = { case: caseId, coupon: coupon.id, amount, reason };
  await recordStaffAudit(
    tx,
    { staff, action: 'customer.compensate', only: 'made', subject: shopperId, after },
    now,
  );
  return readCustomer(tx, shopperId, context);
}
