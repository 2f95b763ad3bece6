import { plural } from '../plural.ts';

/** The words on and around a coupon's ticket. */
export const coupons = {
  title: 'Coupons',
  available: 'Available',
  taken: 'Taken',
  none: 'No coupons currently available',
  noneTaken: 'You have not taken any coupons yet',
  noneTakenText: 'Take one and use it at checkout.',
  failed: 'The coupons could not be loaded.',
  take: 'Take',
  takenState: 'Taken: use it at checkout',
  used: 'Used',
  activated: 'Coupon activated',
  takeFailed: 'The coupon could not be taken. Please try again.',
  minimum: (amount: string) => `Orders of ${amount} or more`,
  from: (day: string) => `From ${day}`,
  until: (day: string) => `Until ${day}`,
  wasUntil: (day: string) => `Was valid until ${day}`,
  ends: { today: 'Ends today', tomorrow: 'Ends tomorrow' },
  fewLeft: (n: number) => plural(n, { one: '1 left', other: `${n} left` }),
  ghostTitle: 'Your coupons',
  ghostText: 'Sign in to see how much you can save today.',
  signIn: 'Sign in to take coupons',
  haveCode: 'Have a code?',
  haveCodeGuest: 'Have a code? We keep it while you sign in.',
  seeAll: (n: number) => `See all ${n}`,
};
