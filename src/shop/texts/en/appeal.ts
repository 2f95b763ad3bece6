/** The page on which a shopper says that a limit on their orders is wrong. */
export const appeal = {
  title: 'This limit is wrong',
  intro:
    'Tell us what happened. A person reads it, and can take a parcel out of the count or raise the limit.',
  rest: 'What you have ordered, your returns and your cart go on as they are.',
  text: 'What happened?',
  hint: 'A day, an order number or what the courier said helps us.',
  missing: 'Write what happened.',
  send: 'Send it',
  sendMore: 'Add to it',
  toCart: 'Back to the cart',
};
