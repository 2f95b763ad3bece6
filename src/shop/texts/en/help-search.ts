/** How questions to the help center are worded: what is not looked for, and what is said for what. */
export const helpSearch = {
  stopWords:
    'a an the i my me you your we our it its is are am was do does did can could will would should to for of in on at by with from and or if what when where which who why how much many long there this that not no have has get take be any item items clothes dress shirt shoes',
  /** A line each: the word of the answers first, then what people say for it. */
  alike: [
    'return refund returns back',
    'exchange swap replace',
    'deliver shipping ship send',
    'fee cost price',
    'pay cash money payment visa mastercard card credit debit dollar usd',
    'coupon voucher promo discount',
    'sign login log',
    'cities city aleppo damascus homs hama latakia tartus idlib daraa sweida quneitra raqqa deir hasakah qamishli',
    'code otp sms',
    'reach contact phone call whatsapp telegram shop store branch hours talk',
    'syria abroad outside lebanon jordan turkey iraq',
  ],
};
