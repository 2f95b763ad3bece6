import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** The words of bringing pieces back. */
export const returns = {
  title: 'Return or exchange',
  returnItem: 'Return this item',
  returnOrder: 'Return order',
  until: (returnDay: string, exchangeDay: string) =>
    `Return until ${returnDay}, exchange until ${exchangeDay}.`,
  returnUntil: (day: string) => `Return until ${day}; the time to exchange is over.`,
  exchangeUntil: (day: string) => `The time to return is over; exchange until ${day}.`,
  over: 'The time to return or exchange is over.',
  notReturnable: 'Final sale: no returns or exchanges.',
  pieces: (n: number) => plural(n, { one: '1 piece', other: `${n} pieces` }),

  which: 'Which items?',
  howMany: (name: string) => `Quantity: ${name}`,
  kind: 'What would you like?',
  kinds: { return: 'My money back', exchange: 'Another size or color' },
  kindText: {
    return: (day: string) => `Once the piece is with us. Until ${day}.`,
    exchange: (day: string) => `The new piece is kept for you at once. Until ${day}.`,
  },
  refundAs: 'How would you like your refund?',
  refunds: { cash: 'In cash', points: 'In points' },
  refundTexts: {
    cash: 'Paid when the piece is checked.',
    points: (bonus: number) => (bonus === 0 ? 'On your balance.' : `On your balance, with ${bonus}% on top.`),
  },
  newPiece: (name: string) => `Instead of ${name}`,
  color: 'Color',
  size: 'Size',
  loadingChoices: 'Loading the sizes and colors',
  choicesFailed: 'The sizes could not be loaded.',
  why: 'Why?',
  note: 'Anything we should know?',
  noteHint: 'For example where the fault is.',
  photos: 'Photographs',
  photosAdd: 'Add photographs',
  photosHint: 'Up to four, for example of the fault. Only you and the store see them.',
  photosOf: (n: number) =>
    n === 0 ? 'Add photographs' : plural(n, { one: '1 photograph', other: `${n} photographs` }),
  photoNumber: (n: number) => `Photograph ${n}`,
  photoRemove: (n: number) => `Remove photograph ${n}`,
  photoUnreadable: (files: readonly string[]) => `Not a photograph that can be read: ${files.join(', ')}.`,
  photosMost: 'Four photographs are the most; the rest were not added.',
  photosSend: 'Send the photographs',
  photosAgain: 'Try again',
  photosFailed: 'The photographs could not be loaded.',
  photosNotSent: 'The request is with us, but not all photographs arrived. Add them at the request.',
  happens: 'What happens next',
  happensReturn: [
    'We answer, and say how the piece comes back to us.',
    'We check it and pay you back.',
    'The coupon’s share is taken off the amount.',
    'The delivery fee is not refunded, unless the mistake is ours.',
  ],
  happensReturnOfExchanged: [
    'We answer, and say how the piece comes back to us.',
    'We check it and pay back what you paid for the first piece.',
    'The delivery fee is not refunded, unless the mistake is ours.',
  ],
  happensExchange: {
    home: [
      'We keep the new piece for you from now on.',
      'A courier brings it and takes the old one along.',
      'The delivery fee is not refunded, unless the mistake is ours.',
    ],
    office: [
      'We keep the new piece for you from now on.',
      'We answer, and say how it comes to you and how the old one comes back.',
      'The delivery fee is not refunded, unless the mistake is ours.',
    ],
  },
  submit: { return: 'Request the return', exchange: 'Request the exchange' },
  requested: 'Return requested',
  exchangeRequested: 'Exchange requested',
  failed: 'The request was not sent. Nothing you wrote is lost. Try again.',
  missing: {
    items: 'Please choose at least one piece',
    reason: 'Please choose the reason',
    exchange: 'Please choose the new size or color',
  },

  askedStep: 'Requested',
  missed: 'Not picked up',
  collected: 'With the courier',

  requests: 'Returns and exchanges',
  asked: (day: string) => `Asked ${day}`,
  refund: (amount: string) => `Comes back in cash: ${amount}`,
  refunded: (amount: string) => `Paid back in cash: ${amount}`,
  inPoints: (n: number, amount: string) =>
    `Paid back as ${plural(n, { one: '1 point', other: `${formatNumber(n)} points` })}, for ${amount}`,
  refundInPoints: (amount: string) => `Comes back in points, for ${amount}`,
  becomes: (choice: string) => `For: ${choice}`,
  answer: (text: string) => `Our answer: ${text}`,
  withdraw: 'Withdraw',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'The request could not be withdrawn.',
};
