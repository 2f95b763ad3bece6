import type { SentencePlace } from '../../settings/calls.ts';
import type { SettingGroup } from '../../settings/groups.ts';
import type { SettingWords } from '../../settings/words.ts';
import { plural } from '../plural.ts';

const hours = { opens: 'From', closes: 'Until' };
const names = { en: 'In English', ar: 'In Arabic' };
const span = { min: 'At least', max: 'At most' };

/** The settings page. */
export const settings = {
  title: 'Settings',
  groups: {
    shop: 'The shop',
    delivery: 'Delivery fees',
    days: 'Days and hours',
    returns: 'Returns',
    parcels: 'Orders and parcels',
    cash: 'Cash',
    points: 'Points',
    messages: 'Messages',
    products: 'Products',
    limits: 'Limits',
  } satisfies Record<SettingGroup, string>,
  groupTexts: {
    shop: 'Name, register, channels, old pounds',
    delivery: 'Fees by distance, free delivery, dispatch center',
    days: 'Promised days, support hours, holidays',
    returns: 'How long items can come back',
    parcels: 'Calls, attempts, offices',
    cash: 'What couriers hold and ask at the door',
    points: 'What an order earns and gives',
    messages: 'Channels and quiet hours',
    products: 'Few left, new, trendy',
    limits: 'Orders, trust, sign-in codes',
  } satisfies Record<SettingGroup, string>,
  ownerOnly: 'These are the owner’s to change.',
  sentenceHead: 'The sentence that changes in the shop',
  now: 'Now',
  after: 'After saving',
  and: ', ',
  more: (count: number) =>
    plural(count, { one: 'and in 1 more place', other: `and in ${count} more places` }),
  places: {
    everyPage: 'On every page',
    product: 'Product page',
    cart: 'Cart',
    checkout: 'Payment',
    points: 'Points',
    help: 'About us',
    faq: 'Help center',
    policies: 'Policies',
    contact: 'Contact',
    about: 'About us',
  } satisfies Record<SentencePlace, string>,
  lastChange: (by: string, when: string) => `Last changed by ${by}, ${when}`,
  wasBefore: (value: string) => `Before: ${value}`,
  byDefault: (value: string) => `As the store opens: ${value}`,
  seeLog: 'All changes',
  none: 'None',
  reason: 'Reason for the change',
  saved: 'Saved. The next page of the shop says it.',
  notSaved: 'Not saved. Try again.',
  outOfRange: (min: string, max: string) => `A whole number from ${min} to ${max}.`,
  atLeast: (min: string) => `A whole number, ${min} or more.`,
  refused: 'This value does not fit. Check it once more.',
  conflict: (by: string, value: string) => `${by} saved ${value} meanwhile. Yours is still in the field.`,
  conflictHead: 'Others changed settings while you were here.',
  keepTheirs: 'Keep theirs',
  draftBack: (count: number) =>
    plural(count, {
      one: 'One change of yours was kept on this device.',
      other: `${count} changes of yours were kept on this device.`,
    }),
  yes: 'Yes',
  no: 'No',
  add: 'Add',
  remove: (name: string) => `Remove ${name}`,
  newBand: 'New band',
  noEnd: 'no end',
  dangerHead: 'Move the dispatch center?',
  dangerText: 'Every delivery fee is measured from it, from the next quote on.',
  dangerWord: 'move',
  dangerType: (word: string) => `Type “${word}” to go on`,
  all: {
    dispatchCenter: {
      label: 'Dispatch center',
      rule: 'Distances, and with them fees, are measured from here.',
      parts: { latitude: 'Latitude', longitude: 'Longitude', name: 'Name' },
    },
    deliveryBands: {
      label: 'Fees by distance',
      rule: 'Straight distance from the dispatch center. Fees are multiples of the cash step.',
      parts: {
        id: 'Name of the band',
        fromKm: 'From km',
        toKm: 'To km',
        fee: 'Fee, SYP',
        businessDays: 'Business days',
      },
    },
    freeDeliveryFrom: {
      label: 'Free delivery from',
      rule: 'Pounds of items. Empty: delivery is never free.',
    },
    holidays: {
      label: 'Holidays',
      rule: 'These days are no business days: deadlines and promised days pass over them.',
      parts: { date: 'Date', name: 'Name', expected: 'Expected, until the moon is seen' },
    },
    deliveryDays: {
      label: 'Delivery within',
      rule: 'Business days, promised for the whole country.',
      parts: span,
    },
    estimateDays: { label: 'Estimate at payment', rule: 'Days, said beside the fee at payment.' },
    returnDays: {
      label: 'Return within',
      rule: 'Business days after delivery. Orders delivered before keep their days.',
    },
    exchangeDays: {
      label: 'Exchange within',
      rule: 'Business days after delivery. Orders delivered before keep their days.',
    },
    giveBackDays: {
      label: 'Given back within',
      rule: 'Business days after a return is approved. Later a manager may close it.',
    },
    exchangeHoldDays: {
      label: 'New pieces of an exchange are held',
      rule: 'Business days after it is approved. Then they go back on the shelf.',
    },
    pointsRefundBonus: { label: 'Bonus of a refund in points', rule: 'Percent, added to the points.' },
    cashStep: {
      label: 'Cash step',
      rule: 'Pounds. Fees and discounts are rounded to it, so that notes can pay them.',
    },
    showOldPounds: {
      label: 'Old pounds',
      rule: 'Shows each total in old pounds too, and says that old notes are taken.',
    },
    pointsPerPounds: {
      label: 'Pounds for one point',
      rule: 'A completed order gives one point for each so many pounds.',
    },
    pointsRedeemStep: {
      label: 'Points for one coupon',
      rule: 'Points are turned into coupons in this step.',
    },
    pointsRedeemValue: { label: 'Value of that coupon', rule: 'Pounds that one step of points gives.' },
    pointsMonths: {
      label: 'Points last',
      rule: 'Months; they end with the last day of the month. Empty: they stay.',
    },
    pointsNoticeDays: {
      label: 'Notice before points end',
      rule: 'Days before the end at which their owner gets a message.',
    },
    pointsCouponDays: { label: 'Coupon of points lasts', rule: 'Days in which it can be used.' },
    maxQuantityPerLine: { label: 'Pieces in one cart line', rule: 'The most of one size and color.' },
    maxOrderLines: { label: 'Lines in one order', rule: 'The most lines of a cart and of an order.' },
    maxOrderPieces: { label: 'Pieces in one order', rule: 'The most pieces of one order.' },
    maxOrderTotal: {
      label: 'Highest total of one order',
      rule: 'Pounds. Beyond it pay asks to split the order.',
    },
    wrongCouponCodesPerHour: {
      label: 'Wrong coupon codes in an hour',
      rule: 'After so many a shopper waits.',
    },
    lowStock: { label: 'Few left', rule: 'At so many pieces or fewer a size says how many are left.' },
    secondCountFrom: {
      label: 'Second count from',
      rule: 'When a count of the stock differs by so many pieces, someone else counts them again.',
    },
    newDays: { label: 'New for', rule: 'Days in which a product is marked as new.' },
    largestNote: {
      label: 'Largest note',
      rule: 'Pounds. A shopper may say at payment that they will pay with it.',
    },
    supportHours: { label: 'Support answers', rule: 'Hours in Damascus, every day.', parts: hours },
    supportAnswerHours: { label: 'Support answers within', rule: 'Hours.' },
    identity: {
      label: 'Who the store is',
      rule: 'On pages, papers and messages. What is empty is not shown.',
      parts: {
        name: 'Name',
        commercialRegister: 'Commercial register',
        taxNumber: 'Tax number',
        address: 'Address',
        phone: 'Phone',
      },
    },
    socialChannel: {
      label: 'Where shoppers write to',
      rule: 'The channel that sentences name.',
      parts: { name: 'Name', handle: 'Handle', url: 'Link' },
    },
    otherChannels: {
      label: 'Other channels',
      rule: 'In the footer and on the contact page.',
      parts: { name: 'Name', handle: 'Handle', url: 'Link' },
    },
    orderNewsBy: {
      label: 'News of an order',
      rule: 'For shoppers who have not chosen themselves.',
      choices: { sms: 'by SMS', push: 'by notification' },
    },
    quietHours: {
      label: 'Quiet hours',
      rule: 'Messages wait; codes and those of the door do not.',
      parts: { from: 'From', until: 'Until' },
    },
    alertTurnHours: {
      label: 'Turn for a size that is back',
      rule: 'Hours in which one who was told has the first turn.',
    },
    newsDays: { label: 'News of one brand', rule: 'Days between two news of a brand.' },
    messagesPerDay: {
      label: 'Messages to one shopper',
      rule: 'The most in 24 hours. The inbox has them all.',
    },
    confirmCalls: {
      label: 'Who is called before packing',
      rule: 'Their orders wait under “to confirm”.',
      choices: { none: 'Nobody', newAndWatched: 'New and watched shoppers', all: 'Everybody' },
    },
    autoConfirm: {
      label: 'Confirm the others by itself',
      rule: 'Orders that need no call go straight to packing.',
    },
    callAbove: { label: 'Call above', rule: 'Pounds. Every order of at least so much is called about.' },
    callHours: { label: 'Hours for calls', rule: 'Hours in Damascus.', parts: hours },
    callAttempts: {
      label: 'Calls before giving up',
      rule: 'After so many without an answer an order may be given up.',
    },
    confirmDays: {
      label: 'Waiting for a confirmation',
      rule: 'Business days an order waits before it may be given up.',
    },
    officeDays: { label: 'Waiting at an office', rule: 'Days; then the parcel comes back.' },
    deliveryAttempts: { label: 'Delivery attempts', rule: 'After so many the parcel comes back.' },
    courierCashLimit: {
      label: 'Cash with one courier',
      rule: 'Pounds. With more, no parcel is handed over before a count.',
    },
    doorFeeOnRefusal: {
      label: 'Fee when nothing is kept',
      rule: 'For a reason of the shopper. Checkout says it.',
      choices: { waive: 'Not asked', ask: 'Asked at the door' },
    },
    doorRecheck: {
      label: 'Check offers again at the door',
      rule: 'When pieces are refused, free delivery and coupons follow what is kept.',
    },
    trust: {
      label: 'Trust',
      rule: 'Counted from deliveries and refusals; it decides who is called.',
      parts: {
        countedDays: 'Days that count',
        trustedDays: 'Days without a refusal to be trusted',
        knownFrom: 'Deliveries to be known',
        trustedFrom: 'Deliveries to be trusted',
        watchedFrom: 'Refusals to be watched',
      },
    },
    trend: {
      label: 'Trendy',
      rule: 'What counts for the order of trendy products.',
      parts: {
        windowDays: 'Days that count',
        halfLifeDays: 'Days until something counts half',
        orderWeight: 'Weight of an order',
        favoriteWeight: 'Weight of a favorite',
        viewWeight: 'Weight of a view',
      },
    },
    otp: {
      label: 'Sign-in codes',
      rule: 'Against guessing and against the cost of messages.',
      parts: {
        lifetimeSeconds: 'Seconds a code lasts',
        tries: 'Tries for one code',
        wrongPerDay: 'Wrong codes of one number in a day',
        resendSeconds: 'Seconds until the next code',
        perHour: 'Codes to one number in an hour',
        perDay: 'Codes to one number in a day',
        perBrowserNumbersPerHour: 'Numbers from one browser in an hour',
        perOriginPer10Min: 'Codes from one address in 10 minutes',
        perOriginPerHour: 'Codes from one address in an hour',
        perBlockPerHour: 'Codes to a thousand neighboring numbers in an hour',
        storeCeilingPerDay: 'Codes of the whole store in a day',
      },
    },
  } satisfies SettingWords,
  names,
};
