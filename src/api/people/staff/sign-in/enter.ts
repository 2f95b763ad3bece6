import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AuditAction } from '../../../../shop/people/staff/audit.ts';
import type { Me } from '../../../../shop/people/staff/contract.ts';
import { mayHavePin } from '../../../../shop/people/staff/pin.ts';
import { rightsOf, type StaffRole } from '../../../../shop/people/staff/roles.ts';
import { transact, type Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import type { Store } from '../../../store.ts';
import { recordStaffAudit } from '../staff-audit.ts';
import { deskOf, endSessionOn, setLocked } from './shared-laptops/shared-laptops.ts';
import { endSession, openStaffSession, readStaff, setStaffCookie, type Staff } from './staff-session.ts';

/** A request that changes who is signed in, and the reply that gets the new cookie. */
export type SignInExchange = { request: FastifyRequest; reply: FastifyReply; now: Date };
type Entering = {
  id: string;
  roles: readonly StaffRole[];
  action: AuditAction;
  /** The proof is a second factor as well. */
  hasSecond?: boolean;
};

/** Opens a session for the member that `prove` returns and ends the session this browser had before. */
export async function enter(
  store: Store,
  { request, reply, now }: SignInExchange,
  prove: (tx: Tx) => Promise<Entering | Refusal>,
): Promise<Me | Refusal> {
  const before = await readStaff(store, request, false);
  const desk = await deskOf(store, request);
  const token = await transact(store.db, async (tx) => {
    const member = await prove(tx);
    if (isRefusal(member)) return member;
    const { id: staffId, roles, hasSecond } = member;
    // On a shared laptop people with a PIN unlock their session later.
    if (before !== null && before.desk !== null && before.id !== staffId)
      await setLocked(tx, before.sessionId, now);
    else if (before !== null) await endSession(tx, before.sessionId, 'replaced', now);
    const deskId = desk !== null && mayHavePin(roles) ? desk.id : null;
    if (deskId !== null) await endSessionOn(tx, deskId, staffId, now);
    const userAgent = request.headers['user-agent'] ?? '';
    const session = await openStaffSession(tx, { staffId, roles, userAgent, hasSecond, deskId }, now);
    const staff = { id: staffId, sessionId: session.id };
    await recordStaffAudit(tx, { staff, action: member.action, only: 'act', subject: staffId }, now);
    return session.token;
  });
  if (isRefusal(token)) return token;
  setStaffCookie(store, request, reply, token);
  return meAgain(store, request);
}

/** Who is signed in now, after this request changed it. */
export async function meAgain(store: Store, request: FastifyRequest): Promise<Me | Refusal> {
  const staff = await readStaff(store, request, false);
  return staff === null ? refuse('UNAUTHENTICATED') : meOf(staff);
}

/** The signed-in member on the wire. */
export function meOf(staff: Staff): Me {
  return {
    staff: { _id: staff.id, name: staff.name, roles: [...staff.roles] },
    rights: rightsOf(staff.roles),
    next: staff.isLocked ? 'unlock' : staff.isHalf ? (staff.factors.length > 0 ? 'second' : 'enroll') : null,
    factors: [...staff.factors],
    desk: staff.desk,
    isAlone: staff.isAlone,
    expiresAt: staff.expiresAt.toISOString(),
    idleMinutes: staff.idleMinutes,
  };
}
