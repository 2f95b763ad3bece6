import type { MessageState } from '../../people/messages/message-states.ts';

/** The console's list of messages to customers' phones. */
export const messageLog = {
  title: 'Messages',
  views: {
    all: 'All',
    waiting: 'Waiting',
    sent: 'Sent',
    failed: 'Failed',
    inboxOnly: 'Over the SMS budget',
  } satisfies Record<MessageState | 'all', string>,
  phone: 'Phone number',
  message: 'Message',
  to: 'To',
  state: 'State',
  act: 'What to do',
  code: 'A sign-in code',
  test: 'A test message',
  gone: 'A message that is no longer in the inbox',
  channels: { sms: 'SMS', push: 'Push' },
  sentAt: (when: string) => `Sent ${when}`,
  failedAt: (when: string) => `Failed ${when}`,
  dueAt: (when: string) => `Will be sent ${when}`,
  heldBackAt: (when: string) => `Not sent by SMS ${when}`,
  overBudget: 'The month’s SMS were used up: the customer finds it in the inbox.',
  tooLate: 'It could not be sent in time.',
  failure: (why: string) => `Reason from the sender: ${why}`,
  resend: 'Send again',
  resent: 'Sending again',
  empty: 'No messages yet',
  emptyText: (days: number) => `What the shop tells its customers by phone is listed here for ${days} days.`,
};
