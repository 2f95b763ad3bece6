/** The help center: questions by group; ids are anchors and stay the same in both languages. */
export const helpFaq = {
  lastUpdated: '2026-11-28',
  groups: [
    {
      id: 'account-orders',
      title: 'Account and orders',
      shortTitle: 'Orders',
      items: [
        {
          id: 'need-account',
          question: 'Do I need an account to place an order?',
          answer:
            'Yes. You can look around the store as a guest, but placing an order needs an account. You create one in a minute with your mobile number.',
        },
        {
          id: 'how-sign-in',
          question: 'How do I sign in?',
          answer:
            'Enter your Syrian mobile number. We send a 6-digit code to your phone; type it in and you are signed in. There is no password to remember.',
        },
        {
          id: 'code-not-arrived',
          question: 'The code has not arrived. What should I do?',
          answer:
            'Check that the number is right, then wait for the countdown on the page to end and ask for a new code. If it still does not come, write to our support team.',
        },
        {
          id: 'how-order',
          question: 'How do I place an order?',
          answer:
            'Choose the color, size and quantity of each piece and add it to your cart. Three steps follow: delivery (your address), confirmation (a coupon, if you have one) and payment.',
        },
        {
          id: 'follow-order',
          question: 'Where can I follow my order?',
          answer:
            'On the My orders page. Orders are sorted under Pending, In Progress, In Delivery, Delivered, Returns, Completed and Canceled. Open one to see its pieces and where it stands.',
        },
        {
          id: 'change-address',
          question: 'Can I change my delivery address?',
          answer:
            'Yes. Before you order, change it in the delivery step. Afterwards, open the order in My orders and tap “Edit order”, until we start packing it. Later than that, write to us as soon as you can.',
        },
      ],
    },
    {
      id: 'delivery',
      title: 'Delivery',
      shortTitle: 'Delivery',
      items: [
        {
          id: 'where-deliver',
          question: 'Where do you deliver?',
          answer:
            'To all cities in Syria. Choose your city, write your street and area and mark the place on the map.',
        },
        {
          id: 'how-long',
          question: 'How long does delivery take?',
          answer: '{deliveryDays}, depending on how far your address is.',
        },
        {
          id: 'why-four-days',
          question: 'Why does the payment page show {estimateDays}?',
          answer:
            'It is our usual estimate for receiving an order, not a promise: your order may come sooner, and in any case within {deliveryMost}.',
        },
        {
          id: 'delivery-fee',
          question: 'How is the delivery fee calculated?',
          answer:
            'By the distance between our dispatch center and your address. You see the fee in the order summary before you place the order. {freeDelivery}',
        },
        {
          id: 'business-days',
          question: 'Which days are business days?',
          answer: 'Sunday to Thursday, except public holidays.',
        },
        {
          id: 'not-home',
          question: 'What if I am not at home when the courier comes?',
          answer:
            'The courier calls the number on your order. You can add a second phone number to your address, and a note that helps us find you.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Payment',
      shortTitle: 'Payment',
      items: [
        {
          id: 'how-pay',
          question: 'How can I pay?',
          answer: 'In cash, when you receive your order. Cash on delivery is the only way to pay for now.',
        },
        {
          id: 'currency',
          question: 'Which currency do you use?',
          answer: 'All prices and fees are in Syrian pounds (SYP).',
        },
        {
          id: 'pay-before',
          question: 'Do I pay anything before delivery?',
          answer: 'No. You pay the whole amount to the courier when you receive your order{oldPounds}.',
        },
        {
          id: 'card-transfer',
          question: 'Can I pay by card or transfer?',
          answer: 'Not for now. If we add other ways to pay, you will see them at the payment step.',
        },
        {
          id: 'what-total',
          question: 'What does the total include?',
          answer:
            'The order summary shows the subtotal of the pieces, the coupon discount if you use one, the delivery fee and the total to pay.',
        },
        {
          id: 'new-pounds',
          question: 'Are prices in new or old pounds?',
          answer: '{newPounds}',
        },
      ],
    },
    {
      id: 'cancel-return-exchange',
      title: 'Cancellation, returns and exchanges',
      shortTitle: 'Returns',
      items: [
        {
          id: 'cancel',
          question: 'Can I cancel my order?',
          answer: 'Yes, free of charge, until the order is out for delivery.',
        },
        {
          id: 'return-time',
          question: 'How long do I have to return an item?',
          answer:
            'You can return it within {returnDays} of receiving it. The day of delivery is not counted. Where a product has its own period, its page says so.',
        },
        {
          id: 'exchange-time',
          question: 'Can I exchange an item for another size or color?',
          answer:
            'Yes, within {exchangeDays} of receiving it, or within the product’s own period if its page names one, if the size or color you want is available. We hold the new piece for you while we look at your request. It can go back within the same time, counted from the day you receive it; you then get what you paid for the first one.',
        },
        {
          id: 'how-return',
          question: 'How do I ask for a return?',
          answer:
            'Open the order on the My orders page, choose the whole order or single pieces, return or exchange, and tell us the reason. We get back to you to arrange the pick-up.',
        },
        {
          id: 'not-returnable',
          question: 'Which items cannot be returned?',
          answer:
            'For health reasons, undergarments, swimwear and some accessories, such as earrings and hair accessories. The product page says so before you buy.',
        },
        {
          id: 'condition',
          question: 'In what condition should the item be?',
          answer: 'Unworn and unwashed, with its tags and in its packaging.',
        },
        {
          id: 'fee-refund',
          question: 'Is the delivery fee refunded?',
          answer: 'No, delivery fees are not refunded, unless the mistake was ours.',
        },
        {
          id: 'wrong-item',
          question: 'I received a wrong or damaged item. What now?',
          answer:
            'We are sorry. Ask for a return within {returnDays}, or within the product’s own period, and choose the reason; because the mistake is ours, we refund the delivery fee too.',
        },
      ],
    },
    {
      id: 'products-offers',
      title: 'Products, sizes and offers',
      shortTitle: 'Sizes and coupons',
      items: [
        {
          id: 'choose-size',
          question: 'How do I choose my size?',
          answer:
            'Compare your measurements with the size guide on the product page. All measurements are in centimeters.',
        },
        {
          id: 'out-of-stock',
          question: 'My size is out of stock. What can I do?',
          answer:
            'Choose the size on the product page and tap “Notify me”: we send you a message when it is back. Or choose another color; the page shows how many pieces are left of each size.',
        },
        {
          id: 'favorites',
          question: 'How do I save items I like?',
          answer:
            'Tap the heart. Without an account, your favorites are kept on your device for 14 days; once you sign in, they are in your account and on all your devices.',
        },
        {
          id: 'coupons',
          question: 'How do I use a coupon?',
          answer:
            'Sign in, take the coupon on the home page, then choose it at the confirmation step; or type its code there. The discount shows in the order summary. One coupon an order.',
        },
        {
          id: 'points',
          question: 'Do I earn points?',
          answer:
            'Yes. An order earns points for what you paid for its pieces once it is completed. Your points, and what they turn into, are on your profile page.',
        },
      ],
    },
    {
      id: 'privacy-support',
      title: 'Privacy and support',
      shortTitle: 'Privacy',
      items: [
        {
          id: 'contact',
          question: 'How can I reach you?',
          answer:
            'Signed in, write to us here in the shop: open Contact and tap “Write to us here”. Or write on {channelName} ({channel}). We are there every day, {supportHours}, and answer within {answerHours}.',
        },
        {
          id: 'my-data',
          question: 'What do you do with my data?',
          answer:
            'We use it to sign you in, deliver your orders and answer you. We do not sell it. The privacy policy has the details.',
        },
        {
          id: 'data-request',
          question: 'How do I ask for a copy of my data, or have it deleted?',
          answer:
            'In your profile, under “Your data”: download a copy at once, or delete your account. You can also write to support; we answer privacy requests within 30 days.',
        },
        {
          id: 'age',
          question: 'Is there an age limit?',
          answer: 'Yes. The store is not meant for children under 13.',
        },
        {
          id: 'language-theme',
          question: 'Can I change the language or use a dark theme?',
          answer:
            'Yes. On a phone, open the menu: both switches are at its end. On a computer, they are at the top of the page. Signed in, you find both in your profile too.',
        },
      ],
    },
  ],
};
