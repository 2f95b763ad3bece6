import { formatNumber } from '../../money.ts';
import type { Template, TemplateName } from '../../people/notifications/message-template.ts';
import { plural } from '../plural.ts';

/**
 * The messages to shoppers as they are worded until the merchant words them: what happened first and the number always.
 * `{field}` is filled in.
 */
export const templates = {
  'order.place': { title: 'Your order {number} is placed', text: 'Pay {total} in cash when it arrives.' },
  'order.call': { title: 'We called you about your order {number}', text: 'Open the order to confirm it.' },
  'order.confirm': {
    title: 'Your order {number} is confirmed',
    text: 'We are packing it. You can cancel until it is out for delivery.',
  },
  'order.giveUp': {
    title: 'Your order {number} is canceled',
    text: 'We could not reach you. Order again whenever you like.',
  },
  'order.edit': {
    title: 'Your order {number} was changed',
    text: 'The total is now {total}. Open the order for details.',
  },
  'order.hold': { title: 'Your order {number} is on hold', text: '{reason}' },
  'order.resolve': {
    title: 'Your order {number} has changed',
    text: 'An item was not available. The total is now {total}. Open the order for details.',
  },
  'order.pack': { title: 'Your order {number} is packed', text: 'It will be on its way soon.' },
  'order.handOver': {
    title: 'Your order {number} is on its way',
    text: '{carrier} is bringing it. Have {total} ready in cash and give them PIN {pin}.',
  },
  'order.handOverCompany': {
    title: 'Your order {number} is on its way',
    text: '{carrier} is bringing it, waybill {reason}. Have {total} ready in cash.',
  },
  'order.atOffice': {
    title: 'Your order {number} is ready to collect',
    text: 'It is at {carrier} until {day}. Bring {total} in cash.',
  },
  'order.attempt': {
    title: 'We could not deliver your order {number}',
    text: '{reason} We will try again on {day}.',
  },
  'order.deliver': {
    title: 'Your order {number} is delivered',
    text: 'You paid {total}. If something does not fit, open the order to return or exchange it.',
  },
  'order.complete': { title: 'Your order {number} is complete', text: 'Thank you.' },
  'order.completeWithPoints': { title: 'Your order {number} is complete', text: 'You earned {points}.' },
  'order.cancel': { title: 'Your order {number} is canceled', text: 'Nothing to pay.' },
  'order.refuse': { title: 'Your order {number} was not delivered', text: '{reason} It is canceled.' },
  'order.recall': {
    title: 'We took your order {number} back',
    text: 'It is canceled. Nothing to pay.',
  },
  'order.lost': {
    title: 'Your order {number} was lost in transit',
    text: 'We are sorry. It is canceled. Nothing to pay.',
  },
  'return.requested': {
    title: 'We got your return request for order {number}',
    text: 'We will get back to you soon.',
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
    title: 'The courier picked up your return from order {number}',
    text: 'We will refund you once we have checked the items.',
  },
  'return.missed': {
    title: 'We could not pick up your return from order {number}',
    text: '{reason} {how}',
  },
  'return.received': {
    title: 'We received your return from order {number}',
    text: 'We will refund you once we have checked it.',
  },
  'return.refunded': {
    title: 'Your return from order {number} is refunded',
    text: '{amount} for your return, in cash.',
  },
  'return.refundedInPoints': {
    title: 'Your return from order {number} is refunded',
    text: '{points} for your return of {amount}.',
  },
  'return.reminder': {
    title: 'We are still waiting for your return from order {number}',
    text: 'Please send the items soon, or we will close the request.',
  },
  'return.substituted': {
    title: 'Replacement items for order {number}',
    text: 'They come with order {order}. {sum}',
  },
  'return.withdrawn': {
    title: 'Your return from order {number} is withdrawn',
    text: 'Nothing has changed.',
  },
  'exchange.requested': {
    title: 'We got your exchange request for order {number}',
    text: 'The new items are reserved for you.',
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
    title: 'We could not exchange the items of order {number}',
    text: '{reason} {how}',
  },
  'exchange.received': {
    title: 'We received what you sent back from order {number}',
    text: 'We will check it and send you the new items.',
  },
  'exchange.sent': {
    title: 'Your new items are on the way: parcel {number}',
    text: '{carrier} is bringing them. Nothing to pay.',
  },
  'exchange.atOffice': {
    title: 'Your new items are ready to collect: parcel {number}',
    text: 'They are at {carrier} until {day}. Nothing to pay.',
  },
  'exchange.stopped': {
    title: 'Your new items did not reach you: parcel {number}',
    text: 'We will send them again or refund you, and let you know.',
  },
  'exchange.exchanged': { title: 'Your exchange from order {number} is done', text: 'Enjoy!' },
  'exchange.withdrawn': {
    title: 'Your exchange from order {number} is withdrawn',
    text: 'The new items are no longer reserved for you.',
  },
  'exchange.reminder': {
    title: 'We are still waiting for the old items from order {number}',
    text: 'Please send them soon, or we will release the new ones.',
  },
  'chat.confirm': {
    title: 'About your order {number}',
    text: 'The total is {total}, in cash on delivery. Shall we send it?',
  },
  'chat.order': { title: 'About your order {number}', text: 'We have a question about it.' },
  'chat.delivery': {
    title: 'Your order {number} is on its way',
    text: 'Please have {total} ready in cash. Is now a good time?',
  },
  'stock.back': {
    title: 'Back in stock',
    text: '{product} ({color}, {size}) is available now.',
  },
  'coupon.given': {
    title: 'A {amount} coupon from us',
    text: 'We are sorry for the trouble. Use it once by {day}. It is in your coupons.',
  },
  'points.ending': {
    title: 'Your points expire on {day}',
    text: 'You have {points} left. Turn them into a coupon or use them in your cart before then.',
  },
  'account.answer': { title: 'The store replied to you', text: '{answer}' },
  'review.hidden': {
    title: 'Your review of {product} is hidden',
    text: '{reason} You can change it or delete it.',
  },
  'review.answered': {
    title: 'The store replied to your review of {product}',
    text: 'You can read the reply below your review.',
  },
  'account.signIn': {
    title: 'New sign-in to your account',
    text: 'Your number was used to sign in: {device}. Not you? Log it out in your profile.',
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
    how: 'The courier comes on Tuesday 24 November. Please have the items ready.',
    amount: '1,200 SYP',
    product: 'Linen shirt',
    color: 'Olive',
    size: 'M',
    code: 'C4MXKR7HQ',
    device: 'Android phone, Damascus',
    answer: 'It will arrive before Thursday.',
    order: '261 124 005',
    sum: 'They cost 850 SYP more than what you return.',
  },
  of: {
    'order.handOverCompany': { reason: 'AH-20417', carrier: 'Al-Ahliah' },
    'order.atOffice': { carrier: 'Al-Ahliah, Hama' },
    'order.attempt': { reason: 'Nobody was there.' },
    'order.refuse': { reason: 'An item was damaged, and we are sorry.' },
    'return.rejected': { reason: 'The item was worn or washed.' },
    'return.missed': { reason: 'Nobody was there.' },
    'exchange.rejected': { reason: 'The item was worn or washed.' },
    'exchange.missed': { reason: 'Nobody was there.' },
    'review.hidden': { reason: 'It shows a phone number or someone’s name.' },
  },
};

/** Counts as a field has them. */
export const templateWords = {
  points: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
  /** How an approved return is given back; `day`: when the courier comes, or until when it may be given. */
  returnWays: {
    courier: (day: string) => `The courier comes ${day}. Please have the items ready.`,
    courierCalls: 'The courier will call you to arrange the day.',
    store: (day: string) => `Bring the items to the store by ${day}.`,
    company: (day: string) => `Hand the items to the transport company by ${day}.`,
  },
  /** Ready reasons to decline a return, in the same order in each language. */
  declines: [
    'The item was worn or washed.',
    'The tag was removed.',
    'The damage happened after delivery.',
    'It was too late to return.',
  ],
  /** How the price of other pieces compares with the refund that pays for them; `difference` in pounds, below 0 to the shopper. */
  substituteSum: (difference: number, amount: string) =>
    difference === 0
      ? 'They cost the same as what you return.'
      : difference > 0
        ? `They cost ${amount} more than what you return.`
        : `They cost ${amount} less than what you return; you get that in cash.`,
  compensationTitle: (money: string) => `${money} from us`,
  compensationText: 'With our apologies. For any item, once.',
  notGiven: 'The items were not sent back in time.',
  pointsLeft: (points: number) => plural(points, { one: '1 point', other: `${formatNumber(points)} points` }),
};
