/** How long the link of an invitation lets its reader in. */
export const INVITATION_HOURS = 24;

/** Sending never takes this long: after it the process must have died, and nothing retries. */
const SENDING_MS = 10 * 60_000;

export const invitationStates = ['sending', 'sent', 'notSent', 'over'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Facts = { writtenAt: Date; sentAt: Date | null; failed: boolean; until: Date };

/** How the invitation of a member who never entered stands. */
export function invitationState({ writtenAt, sentAt, failed, until }: Facts, now: Date): InvitationState {
  if (now >= until) return 'over';
  if (sentAt !== null) return 'sent';
  return failed || now.getTime() - writtenAt.getTime() > SENDING_MS ? 'notSent' : 'sending';
}
