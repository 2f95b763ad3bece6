import { isRefusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { answerChange } from '../staff/answer-change.ts';
import { answerConsole } from '../staff/answer-console.ts';
import { recordStaffAudit } from '../staff/staff-audit.ts';
import { readMessageLog, resendMessage } from './message-log.ts';

/** What was sent to whom, and sending it again. */
export function messageRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'listMessages', async ({ input, language, now }) => {
    const { messageBudget, messageDays: days } = await store.settings();
    return { ...(await readMessageLog(db, input, language, { messageBudget, now })), days };
  });

  answerChange(store, 'resendMessage', async (tx, { input: { id }, staff, settings, now }) => {
    const done = await resendMessage(tx, id, { ...settings, now });
    if (!isRefusal(done))
      await recordStaffAudit(
        tx,
        { staff, action: 'message.resend', only: 'act', subject: id, after: {} },
        now,
      );
    return done;
  });
}
