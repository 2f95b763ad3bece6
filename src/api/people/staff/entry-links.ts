import { createHash, randomBytes } from 'node:crypto';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

type Sent = { sent_to: string; sent_at: Date; message_id: string };

/** What is stored of a link. */
export const linkHash = (token: string) => createHash('sha256').update(`link ${token}`).digest('base64url');

export const newLinkToken = () => randomBytes(24).toString('base64url');

/** The page that exchanges a link for a session. What follows `#` is sent to no server. */
export const linkAddress = (publicUrl: string, token: string) => `${publicUrl}/console/enter#${token}`;

/** Stores a link by which a member enters once. */
export async function storeLink(
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
    .set({ ended_at: now })
    .where('staff_id', '=', staffId)
    .where('used_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .execute();
}

/** The refusal for a link that is no longer valid: used, revoked, replaced or expired. */
export async function linkRefusal(tx: Tx, token: string): Promise<Refusal> {
  const link = await tx
    .selectFrom('staff_links as l')
    .innerJoin('staff as s', 's.id', 'l.staff_id')
    .select(['l.used_at', 'l.ended_at', 's.removed_at'])
    .where('l.token_hash', '=', linkHash(token))
    .executeTakeFirst();
  if (link === undefined) return refuse('NOT_FOUND');
  if (link.removed_at !== null || link.ended_at !== null) return refuse('LINK_ENDED');
  return refuse(link.used_at === null ? 'LINK_EXPIRED' : 'LINK_USED');
}
