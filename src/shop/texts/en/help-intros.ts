/** Who the store is and how it welcomes, until the merchant writes it. */
export const helpIntros = {
  about: [
    '{shop} is an online clothing store for all of Syria. Look around and choose at home, from a phone or a computer.',
    'We describe every piece as it is: the fabric, the measurements in centimeters and how many are left in your size.',
    'Your order reaches you in any Syrian city within {deliveryDays}, and you pay in cash, in Syrian pounds, when you receive it.',
    'Changed your mind? Cancel free of charge until your order is out for delivery, return within {returnDays}, or exchange within {exchangeDays}. Some products have a different period; it is on the product page.',
  ],
  contact: ['We are glad to help, before and after you order.'],
};
