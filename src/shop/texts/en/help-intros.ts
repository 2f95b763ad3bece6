/** Who the store is and how it welcomes, until the merchant writes it. */
export const helpIntros = {
  about: [
    '{shop} is an online clothing store for all of Syria. Look around and choose at home, from a phone or a computer.',
    'We describe every piece honestly: its fabric, its measurements in centimeters and how many are left in your size.',
    'Your order reaches you in any Syrian city within {deliveryDays}, and you pay in cash, in Syrian pounds, when you receive it.',
    'Changed your mind? Cancel free of charge until the order is out for delivery, return within {returnDays}, or exchange within {exchangeDays}. Where a product has its own period, its page says so.',
  ],
  contact: ['We are glad to help, before and after you order.'],
};
