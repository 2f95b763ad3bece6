import type { InvitationState } from '../../people/staff/invitation.ts';

/** How staff are invited, and what each role decides alone. */
export const invitations = {
  hint: 'A link by SMS lets them in once, within 24 hours. After that they sign in with a code on the same number.',
  /** Where no message leaves the server. */
  noGatewayHint:
    'No message leaves this server yet: add them here, then tell them yourself how they sign in.',
  addNow: 'Add',
  added: (phone: string) => `Added. No message was sent: tell them to sign in with ${phone}`,
  tellThem: (address: string, phone: string) =>
    `No message leaves this server yet. Tell them yourself: they sign in at ${address} with ${phone}. Until the server has a message gateway, the sign-in page shows the code, and only on the computer that runs the server.`,
  title: 'Invitation',
  /** `until`: the moment the link is over. */
  states: {
    sending: () => 'Invitation on its way',
    sent: (until: string) => `Invited, link valid until ${until}`,
    notSent: () => 'The SMS did not go. Check the number and send again',
    over: () => 'The invitation link has expired',
    noGateway: () => 'No message was sent',
  } satisfies Record<InvitationState, (until: string) => string>,
  again: 'Send another link',
  sentAgain: 'Another link is on its way; the one before no longer works',
  withdraw: 'Take the invitation back',
  withdrawTitle: (name: string) => `Take back the invitation of ${name}?`,
  withdrawText: 'The link stops working at once, and they cannot sign in.',

  limitsTitle: 'What each role may do',
  limitsChange: 'Change the limits',
  gives: (amount: string) => `Gives one customer up to ${amount} in 90 days`,
  decides: (amount: string) => `Decides returns up to ${amount}`,
  holds: (amount: string) => `Takes parcels while holding less than ${amount}`,
};
