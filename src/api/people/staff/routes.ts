import { transact } from '../../platform/db/database.ts';
import { isRefusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerConsole } from './answer-console.ts';
import { auditRoutes } from './audit-routes.ts';
import { changeStaff, inviteStaff, removeStaff } from './change-staff.ts';
import { inviteAgain } from './invitations.ts';
import { keyRoutes } from './keys/key-routes.ts';
import { forgetNewsDevices } from './news/news-devices.ts';
import { staffNewsRoutes } from './news/news-routes.ts';
import { signInRoutes } from './sign-in/sign-in-routes.ts';
import { endSessionsOf, type Staff } from './sign-in/staff-session.ts';
import { recordStaffAudit } from './staff-audit.ts';
import { readMembers } from './staff-queries.ts';

/** Console sign-in, staff members, and the audit log. */
export function staffRoutes(store: Store): void {
  signInRoutes(store);
  memberRoutes(store);
  auditRoutes(store);
  keyRoutes(store);
  staffNewsRoutes(store);
}

function memberRoutes(store: Store): void {
  const { db } = store;

  const memberOf = async (staff: Staff, id: string, now: Date) => {
    const [member] = await readMembers(store, staff, now, id);
    return member === undefined ? refuse('NOT_FOUND') : { member };
  };

  answerConsole(store, 'listStaff', async ({ staff, now }) => ({
    staff: await readMembers(store, staff, now),
    sends: store.integrations.messages.kind === 'gateway',
  }));

  answerConsole(store, 'inviteStaff', async ({ input, staff, language, now }) => {
    const id = await inviteStaff(store, staff, { ...input, language }, now);
    return isRefusal(id) ? id : memberOf(staff, id, now);
  });

  answerConsole(store, 'inviteStaffAgain', async ({ input: { id }, staff, language, now }) => {
    const refusal = await inviteAgain(store, staff, { id, language }, now);
    return refusal ?? memberOf(staff, id, now);
  });

  answerConsole(store, 'updateStaff', async ({ input, staff, language, now }) => {
    const refusal = await changeStaff(store, staff, { ...input, language }, now);
    return refusal ?? memberOf(staff, input.id, now);
  });

  answerConsole(store, 'removeStaff', async ({ input, staff, now }) => removeStaff(store, staff, input, now));

  answerConsole(store, 'endStaffSessions', async ({ input: { id }, staff, now }) => {
    const member = await memberOf(staff, id, now);
    if (isRefusal(member)) return member;
    await transact(db, async (tx) => {
      const ended = await endSessionsOf(tx, id, 'ended', now, staff.sessionId);
      // A lost phone hears of nothing more.
      await forgetNewsDevices(tx, id);
      const change = { before: { sessions: ended }, after: { sessions: 0 } };
      await recordStaffAudit(tx, { staff, action: 'staff.endSessions', subject: id, ...change }, now);
    });
    return memberOf(staff, id, now);
  });
}
