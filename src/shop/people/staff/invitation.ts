/** How long the link of an invitation lets its reader in. */
export const INVITATION_HOURS = 24;

/** Sending never takes this long: after it the process must have died, and nothing retries. */
const SENDING_MS = 10 * 60_000;

/** `noGateway`: no message leaves this server; they sign in with their number. */
export const invitationStates = ['sending', 'sent', 'notSent', 'over', 'noGateway'] as const;
export type InvitationState = (typeof invitationStates)[number];

type Facts = { writtenAt: Date; sentAt: Date | null; failed: boolean; until: Date; sends: boolean };

/** How the invitation of a member who never entered stands. */
export function invitationState(
  { writtenAt, sentAt, failed, until, sends }: Facts,
  now: Date,
): InvitationState {
  if (!sends) return 'noGateway';
  if (now >= until) return 'over';
  if (sentAt !== null) return 'sent';
  return failed || now.getTime() - writtenAt.getTime() > SENDING_MS ? 'notSent' : 'sending';
}
