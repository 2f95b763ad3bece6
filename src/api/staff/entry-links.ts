import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../db/database.ts';

type Sent = { sent_to: string; sent_at: Date; message_id: string };

/** What is stored of a link. */
export const linkHash = (token: string) => createHash('sha256').update(`link ${token}`).digest('base64url');

export const newLinkToken = () => randomBytes(24).toString('base64url');

/** The page that exchanges a link for a session. What follows `#` is sent to no server. */
export const linkAddress = (publicUrl: string, token: string) => `${publicUrl}/console/enter#${token}`;

/** Stores a link by which a member enters once. */
export async function keepLink(
  tx: Tx,
  { token, staffId, until }: { token: string; staffId: string; until: Date },
  sent?: Sent,
): Promise<void> {
  await tx
    .insertInto('staff_links')
    .values({ token_hash: linkHash(token), staff_id: staffId, expires_at: until, ...sent })
    .execute();
}

/** Ends what links of a member are still good. The rows stay: they count what was sent. */
export async function endLinksOf(tx: Tx, staffId: string, now: Date): Promise<void> {
  await tx
    .updateTable('staff_links')
    .set({ expires_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}
