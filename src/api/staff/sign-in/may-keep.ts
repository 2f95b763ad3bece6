import { FRESH_MINUTES, needsSecondFactor } from '../../../shop/staff/session-terms.ts';
import type { Staff } from './staff-session.ts';

/**
 * Who finds a session open on a shared laptop cannot keep a way in: it takes a fresh second factor, or of roles that
 * need none a session that was just opened.
 */
export function mayKeep({ isFresh, roles, signedInAt }: Staff, now: Date): boolean {
  const isNew = signedInAt.getTime() + FRESH_MINUTES * 60_000 > now.getTime();
  return isFresh || (isNew && !needsSecondFactor(roles));
}
