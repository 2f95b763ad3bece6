import { FRESH_MINUTES, needsSecondFactor } from '../../../../shop/people/staff/session-terms.ts';
import type { Staff } from './staff-session.ts';

/** A member who has to have a second factor and has none yet sets one up: it completes this session. */
export const isEnrolling = ({ isHalf, factors }: Staff): boolean => isHalf && factors.length === 0;

/**
 * A session left open on a shared laptop is not enough to add a passkey or PIN: it takes a fresh second factor or, for
 * roles that need none, a session that was just opened.
 */
export function mayAddCredential({ isFresh, roles, signedInAt }: Staff, now: Date): boolean {
  const isNew = signedInAt.getTime() + FRESH_MINUTES * 60_000 > now.getTime();
  return isFresh || (isNew && !needsSecondFactor(roles));
}
