import type { ParcelStage } from '../../../../../shop/buying/orders/contract.ts';
import type { Language } from '../../../../../shop/language.ts';
import { reasonForStaff } from '../../steps/visit-reason.ts';

/** A row of a parcel's history; `by` is the name of the member of the staff, or of a key. */
export type OrderEvent = {
  step: string;
  stage: ParcelStage | null;
  actor: string;
  by: string | null;
  reason: string;
  details: Record<string, unknown>;
  at: string;
  occurred_at: string | null;
};

export function showEvent(
  { actor, by, occurred_at: occurredAt, at, reason, ...event }: OrderEvent,
  language: Language,
) {
  const role = (['merchant', 'job'] as const).find((name) => actor.startsWith(name)) ?? ('shopper' as const);
  return {
    ...event,
    reason: reasonForStaff(reason, language),
    role,
    by,
    at: new Date(at).toISOString(),
    occurredAt: occurredAt === null ? null : new Date(occurredAt).toISOString(),
  };
}
