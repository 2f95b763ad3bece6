/** The page on which a shopper says that a limit on their orders is wrong. */
export const appeal = {
  title: 'This limit is wrong',
  intro:
    'Tell us what happened. One of us will read it, and can leave a parcel out of the count or raise the limit.',
  rest: 'Your orders, returns and cart are not affected.',
  text: 'What happened?',
  hint: 'A date, an order number or what the courier said helps us.',
  missing: 'Tell us what happened.',
  send: 'Send',
  sendMore: 'Send more',
  toCart: 'Back to the cart',
};
