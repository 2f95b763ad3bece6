import { formatNumber } from '../../money.ts';
import type { Template, TemplateName } from '../../people/notifications/message-template.ts';
import { plural } from '../plural.ts';

/**
 * The messages to shoppers as they are worded until the merchant words them: what happened first and the number always.
 * `{field}` is filled in.
 */
export const templates = {
  'order.place': { title: 'Your order {number} is placed', text: '{total}, in cash when it arrives.' },
  'order.call': { title: 'We called you about your order {number}', text: 'Open the order to confirm it.' },
  'order.confirm': {
    title: 'Your order {number} is confirmed',
    text: 'We are packing it. You can still cancel it until it leaves.',
  },
  'order.giveUp': {
    title: 'Your order {number} is canceled',
    text: 'We could not reach you. Order again whenever you like.',
  },
  'order.edit': {
    title: 'Your order {number} was changed',
    text: 'It comes to {total} now; open the order to see what comes.',
  },
  'order.hold': { title: 'Your order {number} is on hold', text: '{reason}' },
  'order.resolve': {
    title: 'Your order {number} has changed',
    text: 'A piece was not there. It comes to {total} now; open the order to see what comes.',
  },
  'order.pack': { title: 'Your order {number} is packed', text: 'It goes out soon.' },
  'order.handOver': {
    title: 'Your order {number} is on its way',
    text: '{carrier} brings it. Have {total} ready in cash and tell them the PIN {pin}.',
  },
  'order.handOverCompany': {
    title: 'Your order {number} is on its way',
    text: '{carrier} brings it, waybill {reason}. Have {total} ready in cash.',
  },
  'order.atOffice': {
    title: 'Your order {number} can be collected',
    text: 'It is at {carrier} until {day}. Bring {total} in cash.',
  },
  'order.attempt': {
    title: 'We could not bring your order {number}',
    text: '{reason} We will try again on {day}.',
  },
  'order.deliver': {
    title: 'Your order {number} is delivered',
    text: 'You paid {total}. If something does not fit, open the order to return or exchange it.',
  },
  'order.complete': { title: 'Your order {number} is complete', text: 'Thank you.' },
  'order.completeWithPoints': { title: 'Your order {number} is complete', text: 'It brought you {points}.' },
  'order.cancel': { title: 'Your order {number} is canceled', text: 'There is nothing to pay.' },
  'order.refuse': { title: 'Your order {number} was not delivered', text: '{reason} It is canceled.' },
  'order.recall': {
    title: 'We took your order {number} back',
    text: 'It is canceled and there is nothing to pay.',
  },
  'order.lost': {
    title: 'Your order {number} was lost in transit',
    text: 'We are sorry. It is canceled and there is nothing to pay.',
  },
  'return.requested': {
    title: 'We have your request to return from order {number}',
    text: 'You will hear from us soon.',
  },
  'return.approved': {
    title: 'Your return from order {number} is approved',
    text: '{how}',
  },
  'return.rejected': {
    title: 'Your return from order {number} is declined',
    text: '{reason}',
  },
  'return.collected': {
    title: 'The courier has what you return from order {number}',
    text: 'We check the pieces and pay you back.',
  },
  'return.missed': {
    title: 'We could not pick up your return from order {number}',
    text: '{reason} {how}',
  },
  'return.received': {
    title: 'What you returned from order {number} has arrived',
    text: 'We check it and pay you back.',
  },
  'return.refunded': {
    title: 'Your return from order {number} is paid back',
    text: '{amount} for your return, in cash.',
  },
  'return.refundedInPoints': {
    title: 'Your return from order {number} is paid back',
    text: '{points} for your return of {amount}.',
  },
  'return.reminder': {
    title: 'We still expect your return from order {number}',
    text: 'Give us the pieces soon, or we close the request.',
  },
  'return.substituted': {
    title: 'Other pieces for those of order {number}',
    text: 'They come with order {order}. {sum}',
  },
  'return.withdrawn': {
    title: 'Your return from order {number} is withdrawn',
    text: 'Everything stays as it was.',
  },
  'exchange.requested': {
    title: 'We have your request to exchange from order {number}',
    text: 'The new pieces are kept for you.',
  },
  'exchange.approved': {
    title: 'Your exchange from order {number} is approved',
    text: '{how}',
  },
  'exchange.rejected': {
    title: 'Your exchange from order {number} is declined',
    text: '{reason}',
  },
  'exchange.missed': {
    title: 'We could not exchange the pieces of order {number}',
    text: '{reason} {how}',
  },
  'exchange.received': {
    title: 'What you sent back from order {number} has arrived',
    text: 'We check it and send you the new pieces.',
  },
  'exchange.sent': {
    title: 'The new pieces are on their way: parcel {number}',
    text: '{carrier} brings them. There is nothing to pay.',
  },
  'exchange.atOffice': {
    title: 'The new pieces can be collected: parcel {number}',
    text: 'They are at {carrier} until {day}. There is nothing to pay.',
  },
  'exchange.stopped': {
    title: 'The new pieces did not reach you: parcel {number}',
    text: 'We send them again or pay you back, and write to you.',
  },
  'exchange.exchanged': { title: 'Your exchange from order {number} is done', text: 'Enjoy!' },
  'exchange.withdrawn': {
    title: 'Your exchange from order {number} is withdrawn',
    text: 'The new pieces are no longer kept for you.',
  },
  'exchange.reminder': {
    title: 'We still expect the old pieces from order {number}',
    text: 'Give them to us soon, or the new ones go back on the shelf.',
  },
  'chat.confirm': {
    title: 'About your order {number}',
    text: 'It comes to {total}, in cash at the door. Shall we send it?',
  },
  'chat.order': { title: 'About your order {number}', text: 'We have a question about it.' },
  'chat.delivery': {
    title: 'Your order {number} is on its way',
    text: 'Please have {total} ready in cash. Is the time good for you?',
  },
  'stock.back': {
    title: 'Back in stock',
    text: '{product} ({color}, {size}) is in stock now.',
  },
  'coupon.given': {
    title: 'You have a coupon of {amount} from us',
    text: 'We are sorry for the trouble. Use it once until {day}; it is in your coupons.',
  },
  'points.ending': {
    title: 'Your points expire on {day}',
    text: 'You have {points} left of them. Turn them into a coupon, or use them in your cart until then.',
  },
  'account.answer': { title: 'The store answered you', text: '{answer}' },
  'review.hidden': {
    title: 'Your review of {product} is hidden',
    text: '{reason} You can change it or delete it.',
  },
  'review.answered': {
    title: 'The store answered your review of {product}',
    text: 'Its answer stands below your words.',
  },
  'account.signIn': {
    title: 'New sign-in to your account',
    text: 'Somebody signed in with your number: {device}. Not you? Log it out in your profile.',
  },
} satisfies Record<TemplateName, Template>;

/** What stands in the fields of a preview and of a test. `of`: where a message has another kind of value in a field. */
export const templateSamples = {
  fields: {
    number: '261 122 041',
    total: '2,450 SYP',
    reason: 'You asked us to wait until Thursday.',
    pin: '4821',
    carrier: 'Samer',
    day: 'Tuesday 24 November',
    points: '120 points',
    how: 'The courier comes on Tuesday 24 November. Have the pieces ready.',
    amount: '1,200 SYP',
    product: 'Linen shirt',
    color: 'Olive',
    size: 'M',
    code: 'C4MXKR7HQ',
    device: 'Android phone, Damascus',
    answer: 'It comes before Thursday.',
    order: '261 124 005',
    sum: 'With what you give back, 850 SYP is left to pay at the door.',
  },
  of: {
    'order.handOverCompany': { reason: 'AH-20417', carrier: 'Al-Ahliah' },
    'order.atOffice': { carrier: 'Al-Ahliah, Hama' },
    'order.attempt': { reason: 'Nobody opened.' },
    'order.refuse': { reason: 'The piece was damaged.' },
    'return.rejected': { reason: 'The piece was worn or washed.' },
    'return.missed': { reason: 'Nobody was there.' },
    'exchange.rejected': { reason: 'The piece was worn or washed.' },
    'exchange.missed': { reason: 'Nobody was there.' },
    'review.hidden': { reason: 'It has a phone number in it.' },
  },
};

/** Counts as a field has them. */
export const templateWords = {
  points: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
  /** How an approved return is given back; `day`: when the courier comes, or until when it may be given. */
  returnWays: {
    courier: (day: string) => `The courier comes ${day}. Have the pieces ready.`,
    courierCalls: 'The courier will call you for the day.',
    store: (day: string) => `Bring the pieces to the store by ${day}.`,
    company: (day: string) => `Hand the pieces to the transport company by ${day}.`,
  },
  /** Ready reasons to decline a return, in the same order in each language. */
  declines: [
    'The piece was worn or washed.',
    'The label was taken off.',
    'The damage happened after delivery.',
    'The time to return was over.',
  ],
  /** How the price of other pieces compares with the refund that pays for them; `difference` in pounds, below 0 to the shopper. */
  substituteSum: (difference: number, amount: string) =>
    difference === 0
      ? 'They cost what you give back.'
      : difference > 0
        ? `They cost ${amount} more than what you give back.`
        : `They cost ${amount} less than what you give back; you get that in cash.`,
  compensationTitle: (money: string) => `${money} from us`,
  compensationText: 'With our apologies. For any piece, once.',
  notGiven: 'The pieces were not given back in time.',
  pointsLeft: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
};
