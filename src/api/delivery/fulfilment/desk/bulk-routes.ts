import { sql } from 'kysely';
import type { ConsoleDataOf, ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import type { Language } from '../../../../shop/language.ts';
import { answerChange } from '../../../people/staff/answer-change.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { failureMessage } from '../../../platform/http/reply/messages.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import type { StepTerms, WantedParcelStep } from '../steps/parcel-step.ts';
import { lockParcel } from '../steps/parcel.ts';
import { stepParcel } from '../steps/step-parcel.ts';

type Result = ConsoleDataOf<'bulkOrders'>['results'][number];

/** One step of many orders: each succeeds or is refused for itself, all in one transaction. */
export function bulkRoutes(store: Store): void {
  answerChange(store, 'bulkOrders', async (tx, { input, staff, language, settings, now }) => {
    const wanted = wantedStep(input);
    if (wanted === null)
      return refuse('VALIDATION', { errors: ['"reason" is required', '"until" is required'] });
    const terms = { by: { ...staff.actor, roles: staff.roles }, version: null, settings, now };
    const results: Result[] = [];
    // Sorted, so that two bulk steps cannot deadlock on their orders.
    for (const id of [...new Set(input.ids)].sort())
      results.push(await stepOne(tx, id, wanted, terms, language));
    return { results };
  });
}

function wantedStep({ step, input = {} }: ConsoleParsedOf<'bulkOrders'>): WantedParcelStep | null {
  const { reason, until } = input;
  if (step === 'cancel') return { step, ...(reason !== undefined && { reason }) };
  if (step !== 'hold') return { step };
  return reason === undefined || until === undefined ? null : { step, reason, until: new Date(until) };
}

/** A refused step is rolled back to where it began. */
async function stepOne(
  tx: Tx,
  id: string,
  wanted: WantedParcelStep,
  terms: StepTerms,
  language: Language,
): Promise<Result> {
  const shown = (number: string | null, refusal: Refusal | null): Result => ({
    id,
    number,
    code: refusal?.code ?? null,
    message: refusal && failureMessage(refusal, language),
  });
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) return shown(null, refuse('NOT_FOUND'));
  await sql`savepoint one_order`.execute(tx);
  const refusal = await stepParcel(tx, parcel, wanted, terms);
  if (refusal !== null) await sql`rollback to savepoint one_order`.execute(tx);
  await sql`release savepoint one_order`.execute(tx);
  return shown(parcel.order.number, refusal);
}
