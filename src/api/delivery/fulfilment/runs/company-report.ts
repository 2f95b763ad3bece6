import { sql } from 'kysely';
import type { ConsoleDataOf, ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { ChangeContext } from '../../../people/staff/answer-change.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { WantedParcelStep } from '../steps/parcel-step.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';

type Report = ConsoleParsedOf<'reportParcel'>;

/** The largest clock error accepted: a report dated further off is refused. */
const CLOCK_MS = 10 * 60_000;

/**
 * Takes the step that a transport company's program reports. A waybill of another company, and a parcel that is not with this
 * one any more, answer like one that does not exist.
 */
export async function reportParcel(
  tx: Tx,
  { input, staff, settings, now }: ChangeContext<Report>,
): Promise<ConsoleDataOf<'reportParcel'> | Refusal> {
  // An owner's session is of no company.
  if (staff.keyId === null) return refuse('FORBIDDEN');
  const wanted = stepOf(input);
  if (isRefusal(wanted)) return wanted;
  const { rows } = await sql<{ parcel_id: string; company_id: string; given_at: Date }>`
    select w.parcel_id, w.company_id, w.given_at from last_waybills w join machine_keys k on k.company_id = w.company_id
     where k.id = ${staff.keyId} and w.number = ${input.waybill}`.execute(tx);
  const [found] = rows;
  const parcel = found && (await lockParcel(tx, { parcelId: found.parcel_id }));
  if (parcel === undefined || parcel.company_id !== found?.company_id) return refuse('NOT_FOUND');
  const occurredAt =
    input.at === undefined ? null : instantOf(new Date(input.at), { givenAt: found.given_at, now });
  if (isRefusal(occurredAt)) return occurredAt;
  const before = { status: parcel.order.status, stage: parcel.stage };
  const by = { role: 'merchant', name: staff.keyId, roles: ['company'] } as const;
  const refused = await stepParcel(tx, parcel, wanted, { by, version: null, settings, now, occurredAt });
  if (refused !== null) return refuse(refused.code, { errors: refused.errors });
  const { stage, version, order } = parcel;
  const after = { status: order.status, stage, number: order.number, waybill: input.waybill };
  const entry = { staff, action: `parcel.${wanted.step}`, subject: order.id, before, after } as const;
  await recordStaffAudit(tx, entry, now);
  return { parcel: { waybill: input.waybill, status: order.status, stage, version } };
}

/** `given`, clamped between the hand-over and now: reports and the books use the stored time. */
function instantOf(given: Date, { givenAt, now }: { givenAt: Date; now: Date }): Date | Refusal {
  if (given.getTime() > now.getTime() + CLOCK_MS)
    return refuse('VALIDATION', { errors: ['"at" must not be in the future'] });
  if (given.getTime() < givenAt.getTime() - CLOCK_MS)
    return refuse('VALIDATION', { errors: ['"at" must not be before the hand-over'] });
  return new Date(Math.min(now.getTime(), Math.max(givenAt.getTime(), given.getTime())));
}

function stepOf({ step, reason, refusal, collected, nextDate, office }: Report) {
  const missing = (field: string) => refuse('VALIDATION', { errors: [`"${field}" is required`] });
  if (step === 'delivered') return { step: 'deliver', kept: null } as const;
  if (step === 'atOffice') return office === undefined ? missing('office') : ({ step, office } as const);
  if (reason === undefined) return missing('reason');
  if (step === 'returned')
    return refusal === undefined
      ? missing('refusal')
      : ({ step: 'refuse', refusal, reason, ...(collected !== undefined && { collected }) } as const);
  return nextDate === undefined
    ? missing('nextDate')
    : ({ step: 'attempt', reason, nextDate } as const satisfies WantedParcelStep);
}
