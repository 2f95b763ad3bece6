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
            'Yes. You can browse as a guest, but you need an account to place an order. Creating one with your mobile number takes a minute.',
        },
        {
          id: 'how-sign-in',
          question: 'How do I sign in?',
          answer:
            'Enter your Syrian mobile number. We text you a 6-digit code; enter it and you are signed in. There is no password to remember.',
        },
        {
          id: 'code-not-arrived',
          question: 'The code has not arrived. What should I do?',
          answer:
            'Check that the number is correct, then wait for the countdown to end and ask for a new code. If it still does not arrive, write to our support team.',
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
            'On the My orders page. Orders are sorted into Pending, In Progress, In Delivery, Delivered, Returns, Completed and Canceled. Open one to see its items and its status.',
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
            'To every city in Syria. Choose your city, enter your area and street, and mark the spot on the map.',
        },
        {
          id: 'how-long',
          question: 'How long does delivery take?',
          answer: '{deliveryDays}, depending on how far your address is.',
        },
        {
          id: 'why-four-days',
          question: 'Why does the payment page say {estimateDays}?',
          answer:
            'That is our usual estimate, not a promise: your order may arrive sooner, and in any case within {deliveryMost}.',
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
          id: 'open-at-door',
          question: 'Can I open the parcel at the door?',
          answer:
            'Yes. Open the parcel while the courier is with you, keep the pieces you want and hand back the rest. You pay for what you keep, and for delivery where it is charged.',
        },
        {
          id: 'not-home',
          question: 'What if I am not at home when the courier comes?',
          answer:
            'The courier calls the number on your order. You can add a second phone number to your address, and a note to help us find you.',
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
            '{returnDays} from the day you receive it; that day itself is not counted. Some products have a different period; it is on the product page.',
        },
        {
          id: 'exchange-time',
          question: 'Can I exchange an item for another size or color?',
          answer:
            'Yes, within {exchangeDays} of receiving it (or the period on the product page, if it has its own), if the size or color you want is available. We reserve the new item for you while we look at your request. You can return the new item within the same period, counted from the day you receive it; the refund is what you paid for the first one.',
        },
        {
          id: 'how-return',
          question: 'How do I ask for a return?',
          answer:
            'Open the order on the My orders page, choose the whole order or some of its items, choose return or exchange, and tell us why. We will get back to you to arrange the pick-up. We refund you in cash once we have checked the item.',
        },
        {
          id: 'not-returnable',
          question: 'Which items cannot be returned?',
          answer:
            'For health reasons: underwear, swimwear and some accessories, such as earrings and hair accessories. You see it on the product page before you buy.',
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
            'We are sorry. Request a return within {returnDays} (or the period on the product page) and choose the reason. Since the mistake is ours, we refund the delivery fee too.',
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
            'Sign in, take the coupon on the home page, then choose it at the confirmation step, or enter its code there. The discount appears in the order summary. One coupon per order.',
        },
        {
          id: 'points',
          question: 'Do I earn points?',
          answer:
            'Yes. Once an order is completed, you earn points for what you paid for its items. See your points, and what you can use them for, on your profile page.',
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
            'We use it to sign you in, deliver your orders and reply to you. We never sell it. The details are in the privacy policy.',
        },
        {
          id: 'data-request',
          question: 'How do I ask for a copy of my data, or have it deleted?',
          answer:
            'In your profile, under “Your data”: download a copy right away, or delete your account. You can also write to support; we answer privacy requests within 30 days.',
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
