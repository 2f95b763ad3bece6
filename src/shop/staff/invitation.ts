/** How long the link of an invitation lets its reader in. */
export const INVITATION_HOURS = 24;

export const invitationStates = ['sending', 'sent', 'notSent', 'over'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Facts = { sentAt: Date | null; failed: boolean; until: Date };

/** How the invitation of a member who never entered stands. */
export function invitationState({ sentAt, failed, until }: Facts, now: Date): InvitationState {
  if (now >= until) return 'over';
  if (sentAt !== null) return 'sent';
  return failed ? 'notSent' : 'sending';
}
