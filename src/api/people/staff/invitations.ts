import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { INVITATION_HOURS } from '../../../shop/people/staff/invitation.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { DAY_MS, HOUR_MS } from '../../../shop/time/durations.ts';
import { transact, type Tx } from '../../platform/db/database.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import type { Message } from '../../platform/integrations/messages.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { sendSecret, storeSecretMessage } from '../codes/send-code.ts';
import { endLinksOf, linkAddress, newLinkToken, storeLink } from './entry-links.ts';
import type { Staff } from './sign-in/staff-session.ts';
import { recordStaffAudit } from './staff-audit.ts';
import { lockMember } from './staff-queries.ts';

const BETWEEN_MS = 60_000;
const MOST_A_DAY = 5;

type Invited = { id: string; phone: string };
type By = { name: string; language: Language };

/**
 * Writes an invitation: a link that lets its reader in once, for `sendSecret` to send after the transaction. Earlier links
 * of the member end. `RATE_LIMITED` soon after another one to this number.
 */
export async function writeInvitation(
  store: Store,
  tx: Tx,
  { id, phone }: Invited,
  { name, language }: By,
  now: Date,
): Promise<Message | Refusal> {
  const wait = await waitMs(tx, phone, now);
  if (wait > 0) return refuse('RATE_LIMITED', { retryAfter: wait / 1000 });
  const { identity } = await store.settings();
  const token = newLinkToken();
  const address = linkAddress(store.config.publicUrl, token);
  const text = texts[language].sms.invitation(identity.name[language], name, INVITATION_HOURS, address);
  await endLinksOf(tx, id, now);
  const messageId = await storeSecretMessage(store, tx, phone, text, token, false);
  const until = new Date(now.getTime() + INVITATION_HOURS * HOUR_MS);
  await storeLink(tx, { token, staffId: id, until }, { sent_to: phone, sent_at: now, message_id: messageId });
  return { id: messageId, to: phone, text, language, code: null };
}

/** Sends an invitation that was written. The result is read from its row; no request waits for the gateway. */
export function sendInvitation(store: Store, message: Message): void {
  void withoutDeadline(() => sendSecret(store, message));
}

/** Sends a member who never entered another link. `CONFLICT`: they have entered. */
export async function inviteAgain(
  store: Store,
  by: Staff,
  { id, language }: { id: string; language: Language },
  now: Date,
): Promise<Refusal | null> {
  const message = await transact(store.db, async (tx) => {
    const member = await lockMember(tx, id);
    if (member === undefined) return refuse('NOT_FOUND');
    if (member.last_seen_at !== null) return refuse('CONFLICT');
    const written = await writeInvitation(store, tx, member, { name: by.name, language }, now);
    if (isRefusal(written)) return written;
    await recordStaffAudit(
      tx,
      { staff: by, action: 'staff.invite', only: 'act', subject: id, after: { name: member.name } },
      now,
    );
    return written;
  });
  if (isRefusal(message)) return message;
  sendInvitation(store, message);
  return null;
}

/** How long this number is sent nothing more. Invitations to a member who was removed count too. */
async function waitMs(tx: Tx, phone: string, now: Date): Promise<number> {
  const { rows } = await sql<{ sent_at: Date }>`
    select sent_at from staff_links
     where sent_to = ${phone} and sent_at > ${new Date(now.getTime() - DAY_MS)}
     order by sent_at desc limit ${MOST_A_DAY}`.execute(tx);
  const sent = rows.map((row) => row.sent_at.getTime());
  const soonest = (sent[0] ?? 0) + BETWEEN_MS;
  const oldest = sent[MOST_A_DAY - 1];
  const tomorrow = oldest === undefined ? 0 : oldest + DAY_MS;
  return Math.max(soonest, tomorrow) - now.getTime();
}
