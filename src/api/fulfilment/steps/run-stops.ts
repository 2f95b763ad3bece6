import { sql } from 'kysely';
import type { Tx } from '../../db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import type { StepTerms } from './parcel-step.ts';
import type { LockedParcel } from './parcel.ts';

/** Ends a parcel's open stop with an outcome. Couriers end only their own, accountants only a company's. */
export async function endStop(
  tx: Tx,
  parcel: LockedParcel,
  outcome: string,
  { by, now }: Pick<StepTerms, 'by' | 'now'>,
): Promise<Refusal | null> {
  const { roles, name } = by;
  const mayAny = roles.some((role) => role === 'owner' || role === 'manager' || role === 'job');
  if (!mayAny) {
    const isOwn = roles.includes('courier') && parcel.courier_id === name;
    const isCompanys = roles.includes('accountant') && parcel.company_id !== null;
    if (!isOwn && !isCompanys) return refuse('NOT_FOUND');
  }
  await sql`update run_stops set outcome = ${outcome}, ended_at = ${now}
             where parcel_id = ${parcel.id} and ended_at is null`.execute(tx);
  return null;
}
