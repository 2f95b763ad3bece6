import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** The words of bringing pieces back. */
export const returns = {
  title: 'Return or exchange',
  returnItem: 'Return this item',
  returnOrder: 'Return order',
  until: (returnDay: string, exchangeDay: string) =>
    `Return until ${returnDay}, exchange until ${exchangeDay}.`,
  returnUntil: (day: string) => `Return until ${day}. It is too late to exchange.`,
  exchangeUntil: (day: string) => `Exchange until ${day}. It is too late to return.`,
  over: 'It is too late to return or exchange.',
  notReturnable: 'Final sale: no returns or exchanges.',
  pieces: (n: number) => plural(n, { one: '1 piece', other: `${n} pieces` }),

  which: 'Which items?',
  howMany: (name: string) => `Quantity: ${name}`,
  kind: 'What would you like?',
  kinds: { return: 'A refund', exchange: 'Another size or color' },
  kindText: {
    return: (day: string) => `We refund you once we have checked the item. Until ${day}.`,
    exchange: (day: string) => `We reserve the new item for you right away. Until ${day}.`,
  },
  refundAs: 'How would you like your refund?',
  refunds: { cash: 'In cash', points: 'In points' },
  refundTexts: {
    cash: 'We refund you in cash once we have checked the item.',
    points: (bonus: number) =>
      bonus === 0 ? 'Added to your balance.' : `Added to your balance, plus ${bonus}%.`,
  },
  newPiece: (name: string) => `Instead of ${name}`,
  color: 'Color',
  size: 'Size',
  loadingChoices: 'Loading the sizes and colors',
  choicesFailed: 'The sizes could not be loaded.',
  why: 'Why?',
  note: 'Anything else we should know?',
  noteHint: 'For example, where the fault is.',
  photos: 'Photos',
  photosAdd: 'Add photos',
  photosHint: 'Up to four, for example of the fault. Only you and the store can see them.',
  photosOf: (n: number) => (n === 0 ? 'Add photos' : plural(n, { one: '1 photo', other: `${n} photos` })),
  photoNumber: (n: number) => `Photo ${n}`,
  photoRemove: (n: number) => `Remove photo ${n}`,
  photoUnreadable: (files: readonly string[]) =>
    `These files are not photos we can read: ${files.join(', ')}.`,
  photosMost: 'You can add up to four photos; the rest were left out.',
  photosSend: 'Send photos',
  photosAgain: 'Try again',
  photosFailed: 'The photos could not be loaded.',
  photosNotSent: 'We got your request, but some photos did not arrive. Add them to the request.',
  happens: 'What happens next',
  happensReturn: [
    'We review your request and tell you how to send the item back.',
    'We refund you once we have checked the item.',
    'If you used a coupon, its share is deducted from the refund.',
    'The delivery fee is not refunded, unless the mistake is ours.',
  ],
  happensReturnOfExchanged: [
    'We review your request and tell you how to send the item back.',
    'We refund what you paid for the first one once we have checked the item.',
    'The delivery fee is not refunded, unless the mistake is ours.',
  ],
  happensExchange: {
    home: [
      'We reserve the new item for you right away.',
      'A courier brings it and picks up the old one.',
      'The delivery fee is not refunded, unless the mistake is ours.',
    ],
    office: [
      'We reserve the new item for you right away.',
      'We review your request and tell you how to get the new one and send back the old one.',
      'The delivery fee is not refunded, unless the mistake is ours.',
    ],
  },
  submit: { return: 'Request return', exchange: 'Request exchange' },
  requested: 'Return requested',
  exchangeRequested: 'Exchange requested',
  failed: 'Your request was not sent, but everything you entered is still here. Please try again.',
  missing: {
    items: 'Please choose at least one item',
    reason: 'Please choose a reason',
    exchange: 'Please choose a new size or color',
  },

  askedStep: 'Requested',
  missed: 'Not picked up',
  collected: 'With the courier',

  requests: 'Returns and exchanges',
  asked: (day: string) => `Requested ${day}`,
  refund: (amount: string) => `Refund in cash: ${amount}`,
  refunded: (amount: string) => `Refunded in cash: ${amount}`,
  inPoints: (n: number, amount: string) =>
    `Refunded ${amount} as ${plural(n, { one: '1 point', other: `${formatNumber(n)} points` })}`,
  refundInPoints: (amount: string) => `Refund in points: ${amount}`,
  becomes: (choice: string) => `Exchange for: ${choice}`,
  answer: (text: string) => `Our answer: ${text}`,
  withdraw: 'Withdraw request',
  withdrawn: 'Request withdrawn',
  withdrawFailed: 'The request could not be withdrawn.',
};
