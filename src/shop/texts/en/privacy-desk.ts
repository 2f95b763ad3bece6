import type { PrivacyKind } from '../../office/customers/case.ts';

/** Requests of customers about their data, at the desk and with the owner. */
export const privacyDesk = {
  title: 'Personal data',
  what: 'A customer may ask for a copy of their data, or for the account to be deleted. We answer within 30 days. A customer who is signed in can do both in their profile.',
  none: 'Nobody has asked',
  noneText: 'A request is opened on the customer’s page.',
  kinds: { export: 'Copy of the data', erase: 'Deletion of the account' } satisfies Record<
    PrivacyKind,
    string
  >,
  due: (day: string) => `by ${day}`,
  done: (day: string) => `done on ${day}`,
  gone: 'The account is deleted. The books stay, without the person.',
  nameless: 'No name yet',
  onSite: (day: string) => `Deleted by the customer on the site on ${day}`,
  askedOn: (day: string, by: string) => `Asked on ${day}, taken by ${by}`,
  shred: 'Shred the labels of these parcels, which bear the address:',
  prove:
    'First make sure who asks: we send a code to the customer’s phone, and they read it to you. The code signs nobody in.',
  proven: 'The code proved who asks.',
  code: 'The code that the customer reads out',
  sendCode: 'Send the code',
  codeAgain: 'Send another code',
  doIt: { export: 'Make the copy', erase: 'Delete the account now' } satisfies Record<PrivacyKind, string>,
  forGood: 'A deleted account does not come back.',
  didIt: { export: 'The copy is ready', erase: 'The account is deleted' } satisfies Record<
    PrivacyKind,
    string
  >,
  notDone: 'Not done. Try again.',
  waits: 'It is deleted automatically once these orders and their returns have ended:',
  withdraw: 'No longer wanted',
  fileText: 'Give it to the customer and to nobody else. It can be taken for 24 hours.',
  file: 'Save the copy',

  panelText: 'If the customer asks by phone or message:',
  ask: { export: 'They want a copy', erase: 'They want the account deleted' } satisfies Record<
    PrivacyKind,
    string
  >,
  asked: {
    export: (day: string) => `Asked for a copy of their data. The owner gives it by ${day}.`,
    erase: (day: string) => `Asked for the account to be deleted. The owner does it by ${day}.`,
  } satisfies Record<PrivacyKind, (day: string) => string>,
};
