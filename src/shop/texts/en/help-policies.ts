import type { PolicyName } from '../../office/help/help-page.ts';

/** The privacy policy and the store policies, each with the day it was last changed (ISO date), until the merchant writes their own. */
export const helpPolicies = {
  privacy: {
    lastUpdated: '2026-11-28',
    short: [
      'Your number signs you in; your name and address get your parcel to you.',
      'The courier sees only what the delivery needs. We never sell or give away your data.',
      'Ask for a copy or for deletion and we answer within 30 days.',
      'The store is not meant for children under 13.',
    ],
    sections: [
      {
        id: 'scope',
        title: 'What this policy covers',
        paragraphs: [
          'This policy explains what we collect when you use {shop}, why we collect it, and what you can ask of us.',
        ],
      },
      {
        id: 'collect',
        title: 'What we collect',
        paragraphs: [
          'When you sign in: your mobile number and the code we send to it.',
          'When you complete your profile: your full name, your email, and your city, area, street and notes.',
          'When you shop: your cart, your favorites, your orders, your coupons and the reasons you give for a return.',
          'When you mark your address on the map: the point you choose. We do not follow your location.',
          'From your device: your language, your theme and, if you allow notifications, a notification token.',
        ],
      },
      {
        id: 'use',
        title: 'How we use it',
        paragraphs: [
          'To sign you in and keep your account safe.',
          'To prepare, deliver and follow your orders, returns and exchanges, and to work out the delivery fee.',
          'To answer you when you write to us, and to tell you about your order.',
        ],
      },
      {
        id: 'share',
        title: 'Who sees it',
        paragraphs: [
          'The courier sees your name, phone number and address, to deliver your order. The company that sends our text messages sees your number. We do not sell your data and we do not share it for advertising.',
          'We give data to the authorities only when the law requires it.',
        ],
      },
      {
        id: 'cookies',
        title: 'Cookies and storage',
        paragraphs: [
          'We use no cookies but our own: a session cookie (7 days), a cookie that protects the session from forged requests, a language cookie (7 days), your checkout address (7 days), temporary data such as the number you are signing in with (1 day), and one word for the link, app or site that brought you here, such as “whatsapp” (30 days), which is kept with your order. Your theme is kept on your device, and so is what you choose before signing in, for 14 days at most. The pages you visited last are kept there too, so that they open without a connection; they are removed when you log out.',
        ],
      },
      {
        id: 'keep',
        title: 'How long we keep it',
        paragraphs: [
          'We keep your account data while you have an account. When it is deleted, the records of its orders stay without your personal data, for as long as the law requires. How many parcels your number accepted and refused is kept for 365 days under a hash without your name, so that limits on open orders keep working.',
        ],
      },
      {
        id: 'rights',
        title: 'Your rights',
        paragraphs: [
          'You can ask us for a copy of your data, to correct it, or to delete it. Write to support; we answer privacy requests within 30 days.',
        ],
      },
      {
        id: 'children',
        title: 'Children',
        paragraphs: [
          'The store is not meant for children under 13, and we do not knowingly collect their data. If you think a child has given us data, tell us and we will delete it.',
        ],
      },
      {
        id: 'security',
        title: 'Security',
        paragraphs: [
          'We protect your data with encrypted connections and limited access. No system is perfect; if something happens that affects your data, we will tell you.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes',
        paragraphs: [
          'If we change this policy we will publish the new text here and change the date at the top.',
        ],
      },
      {
        id: 'contact',
        title: 'Contact',
        paragraphs: [
          'For anything about your privacy, write to us on {channelName} ({channel}), any day, {supportHours}. We reply within {answerHours} and settle privacy requests within 30 days.',
          '{identity}',
        ],
      },
    ],
  },
  terms: {
    lastUpdated: '2026-11-22',
    short: [
      'Return within {returnDays}, exchange within {exchangeDays}. If a product page states its own period, that one applies.',
      'Underwear, swimwear and some accessories cannot be returned.',
      'Canceling is free until the order is out for delivery.',
      'Delivery fees depend on distance and are refunded only when the mistake was ours.',
      'Cash on delivery, in Syrian pounds. For those aged 13 and over.',
    ],
    sections: [
      {
        id: 'agree',
        title: 'Using the store',
        paragraphs: [
          'By using {shop} you accept these policies. The store is not meant for children under 13.',
        ],
      },
      {
        id: 'account',
        title: 'Your account',
        paragraphs: [
          'Anyone can browse. Placing an order needs an account, which you open with your mobile number and a 6-digit code. Keep the code to yourself; we never ask you for it.',
        ],
      },
      {
        id: 'products',
        title: 'Products and prices',
        paragraphs: [
          'We show colors and measurements as truly as we can, but a screen may change a shade. Prices are in Syrian pounds (SYP). The price you pay is the one shown when you place your order.',
        ],
      },
      {
        id: 'delivery',
        title: 'Delivery',
        paragraphs: [
          'We deliver to all cities in Syria within {deliveryDays}. The payment page shows an estimated receipt time of {estimateDays}.',
          'The delivery fee depends on the distance from our dispatch center and is shown before you place your order. {freeDelivery}',
        ],
      },
      {
        id: 'payment',
        title: 'Payment',
        paragraphs: ['Payment is in cash on delivery only, for now, in Syrian pounds (SYP).'],
      },
      {
        id: 'cancellation',
        title: 'Cancellation',
        paragraphs: [
          'You can cancel an order free of charge until it is out for delivery. After that, you can use the return policy.',
        ],
      },
      {
        id: 'returns',
        title: 'Returns',
        paragraphs: [
          'You can return items within {returnDays} of receiving them. The items must be unworn and unwashed, with their tags. If a product page states its own period, that one applies.',
          'Request the return on the order page, for the whole order or some of its items, and tell us the reason. We refund you in cash once we have checked the item.',
        ],
      },
      {
        id: 'exchanges',
        title: 'Exchanges',
        paragraphs: [
          'You can exchange items within {exchangeDays} of receiving them, if the size or color you want is available. If a product page states its own period, that one applies.',
          'The new piece can be returned or exchanged within the same periods, counted from the day you receive it. If you return it, we refund what you paid for the first one.',
        ],
      },
      {
        id: 'non-returnable',
        title: 'Items that cannot be returned',
        paragraphs: [
          'Undergarments, swimwear and some accessories cannot be returned. You see it on the product page.',
          'If a product page states its own period, your order shows the last day.',
        ],
      },
      {
        id: 'delivery-fees',
        title: 'Delivery fees in returns',
        paragraphs: [
          'Delivery fees are not refunded unless the mistake was ours, for example a wrong or damaged item.',
        ],
      },
      {
        id: 'coupons-points',
        title: 'Coupons and points',
        paragraphs: [
          'A coupon can be used only by the account that took it, under the conditions on it. Your points, and how they are earned and used, are shown in your account.',
        ],
      },
      {
        id: 'support',
        title: 'Support',
        paragraphs: [
          'Our support team answers on {channelName} ({channel}) every day, {supportHours}, within {answerHours}.',
          '{identity}',
        ],
      },
      {
        id: 'business-days',
        title: 'Business days',
        paragraphs: [
          'Business days are Sunday to Thursday, except public holidays. The day you receive your order is not counted.',
        ],
      },
      {
        id: 'changes',
        title: 'Changes to these policies',
        paragraphs: [
          'If we change these policies we will publish the new text here with its date. Orders you have already placed keep the policies of the day they were placed.',
        ],
      },
    ],
  },
} satisfies Record<PolicyName, unknown>;
