import type { CouponProblem } from '../../buying/coupons/desk/coupon-problems.ts';
import type { CouponState, CouponStep } from '../../buying/coupons/desk/coupon-steps.ts';
import type { CouponFields, CouponView } from '../../buying/coupons/desk/desk-calls.ts';
import { plural } from '../plural.ts';

/** The coupons as their merchant edits them. */
export const couponDesk = {
  title: 'Coupons',
  new: 'New coupon',
  views: {
    all: 'All',
    active: 'Running',
    scheduled: 'To come',
    paused: 'Paused',
    usedUp: 'Given out',
    ended: 'Ended',
  } satisfies Record<CouponView, string>,
  states: {
    active: 'Running',
    scheduled: 'To come',
    paused: 'Paused',
    usedUp: 'Given out',
    ended: 'Ended',
  } satisfies Record<CouponState, string>,
  search: 'Title or code',
  searchedFor: (text: string) => `“${text}”`,
  none: 'No coupons yet',
  noneText: 'A coupon brings a first order, or moves what stays on the shelf.',
  noneHere: 'No coupon is here.',
  coupon: 'Coupon',
  gives: 'Gives',
  window: 'When',
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  state: 'State',
  taken: 'Taken',
  used: 'Used',
  spent: 'Given, SYP',
  of: (count: string, most: string) => `${count} of ${most}`,
  given: 'given in all orders',
  givenOf: (budget: string) => `given, of ${budget}`,
  givenInAll: (amount: string) => `Given in all: ${amount}`,
  byCode: 'By code',
  offer: {
    percent: (value: number) => `${value}% off`,
    amount: (money: string) => `${money} off`,
    freeDelivery: () => 'Free delivery',
    buyXGetY: (buy: number, free: number) => `Buy ${buy}, ${free} free`,
  },

  words: 'What the shopper reads',
  wordsSay: 'Write it as you would say it to a shopper, not as a translation.',
  whatItGives: 'What it gives',
  limits: 'Limits',
  scope: 'What it covers',
  scopeSays: 'Where nothing is chosen, it covers everything.',
  when: 'When',
  fields: {
    titleEn: 'Title in English',
    titleAr: 'Title in Arabic',
    descriptionEn: 'Small print in English',
    descriptionAr: 'Small print in Arabic',
    code: 'Code',
    isListed: 'Offer it to every shopper',
    kind: 'Kind',
    value: 'How much',
    maxDiscount: 'At most, SYP',
    buyPieces: 'Pieces paid',
    freePieces: 'Pieces free',
    minSubTotal: 'Orders from, SYP',
    startsAt: 'First day',
    endsAt: 'Last day',
    takeLimit: 'How many shoppers may take it',
    useLimit: 'Uses in all',
    usesPerShopper: 'Uses by one shopper',
    budget: 'Budget, SYP',
    firstOrderOnly: 'First order only',
    onlyUndiscounted: 'Only pieces without a discount of their own',
    brandIds: 'Brands',
    categoryIds: 'Categories',
    productIds: 'Products',
    governorateIds: 'Delivered to',
  } satisfies Record<keyof CouponFields, string>,
  kinds: {
    percent: 'Percent off',
    amount: 'Pounds off',
    freeDelivery: 'Free delivery',
    buyXGetY: 'Buy some, get some free',
  } satisfies Record<CouponFields['kind'], string>,
  percentValue: 'Percent',
  amountValue: 'Pounds off, SYP',
  noLimit: 'Empty: no limit.',
  budgetHint: 'What it may give in all orders. It stops automatically once too little is left.',
  codeHint: 'Letters and digits without spaces. Shoppers may type it in any case.',
  suggestCode: 'Suggest a code',
  listedHint: 'Otherwise only shoppers with the code find it.',
  daysHint: 'Whole days in Damascus, the last one included.',

  preview: 'What the shopper sees',
  sample: (pieces: number, name: string, price: string, discount: string, pays: string) =>
    `${plural(pieces, { one: '1 piece', other: `${pieces} pieces` })} of “${name}”: ${price}, less ${discount}, is ${pays}.`,
  sampleDelivery: (pieces: number, name: string, price: string) =>
    `${plural(pieces, { one: '1 piece', other: `${pieces} pieces` })} of “${name}” for ${price}: delivered free.`,
  conditions: {
    firstOrder: 'only for a first order',
    only: (names: string) => `only on ${names}`,
    undiscounted: 'not on discounted pieces',
    upTo: (amount: string) => `up to ${amount} off`,
    cheapest: 'the cheapest are free',
    places: (names: string) => `delivered to ${names}`,
    sentence: (parts: readonly string[]) => {
      const text = parts.join(', ');
      return text && `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
    },
  },
  unsaid: (conditions: string) => `The ticket does not say this yet: ${conditions}`,
  addUnsaid: 'Add it to the terms',
  covers: (count: number) =>
    plural(count, {
      one: 'Covers 1 product in the shop.',
      other: `Covers ${count} products in the shop.`,
    }),
  warnings: {
    noProduct: 'It covers no product in the shop.',
    belowCost: (names: string) => `Sold below what they cost: ${names}.`,
    free: 'Its smallest order costs nothing.',
    rounded: (amount: string) => `Cash is paid in notes, so it takes off ${amount}.`,
    smallBudget: 'Its budget is less than it takes off: no order can use it.',
    unlimited: 'It has neither a budget nor a number of uses.',
    outdone: (names: string) =>
      `For the same orders, shoppers save as much or more with ${names}: nobody will choose this one.`,
    outdoes: (names: string) =>
      `It saves as much as ${names} or more, for the same orders: nobody will choose another.`,
  },
  /** `isLeast`: the rest was not counted to the end. */
  listed: (names: readonly string[], more: number, isLeast = false) =>
    names.map((name) => `“${name}”`).join(', ') +
    (more > 0 ? ` and ${isLeast ? 'at least ' : ''}${more} more` : ''),

  problems: {
    required: 'Write it in both languages.',
    codeLength: '3 to 32 letters and digits, without spaces.',
    percent: 'Between 1 and 100.',
    aboveZero: 'At least 1.',
    endsBeforeStart: 'It would end before it starts.',
    belowTaken: 'More shoppers than this have taken it.',
    belowUsed: 'It was used more often than this.',
    belowSpent: 'It has given more than this.',
    fixed: 'Orders have used it: this stays.',
  } satisfies Record<CouponProblem, string>,
  codeTaken: 'Another coupon has this code.',
  wrong: 'This does not fit. Check it once more.',
  usedSays:
    'Orders have used it. Its words, its last day and its limits may change; the rest stays as agreed.',
  copyInstead: 'Make a copy of it for anything else.',

  create: 'Make the coupon',
  created: 'The coupon is made',
  saved: 'Saved. Shoppers see it now.',
  notSaved: 'Not saved. Try again.',
  saveFirst: 'For the other steps save or discard the changes first.',
  steps: {
    pause: 'Pause',
    resume: 'Resume',
    end: 'End now',
    delete: 'Delete',
  } satisfies Record<CouponStep, string>,
  done: {
    pause: 'It is paused. No new order can use it',
    resume: 'It runs again',
    end: 'It has ended',
    delete: 'It is deleted',
  } satisfies Record<CouponStep, string>,
  sure: {
    end: 'End this coupon now?',
    delete: 'Delete this coupon?',
  },
  sureText: {
    end: 'Orders that used it keep it. A later last day lets it run again.',
    delete: 'No shopper has taken it and no order has used it. It cannot be brought back.',
  },
  duplicate: 'Copy',
  copied: 'A copy: give it a code of its own.',
  uses: 'Orders that used it',
  noUses: 'No order has used it yet.',
  givenBack: 'given back',
  lastChange: (by: string, when: string) => `Last changed by ${by}, ${when}`,
  log: 'Its log',
};
