import type { SettingWords } from '../../office/settings/words.ts';

const hours = { opens: 'From', closes: 'Until' };
const span = { min: 'At least', max: 'At most' };

/** What the settings page says of each setting. */
export const settingWords = {
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
  officePickup: {
    label: 'Collecting at an office',
    rule: 'Checkout offers to collect the parcel at an office of the transport company.',
  },
  officeFee: {
    label: 'Fee at an office',
    rule: 'Pounds, wherever the office is. Empty: the fee of the place, as to the door.',
  },
  freeDeliveryFrom: { label: 'Free delivery from', rule: 'Pounds of items. Empty: it is never free.' },
  opensAt: {
    label: 'Planned opening',
    rule: 'The shop opens automatically at this hour. Set or cancel it under “Opening the shop”.',
  },
  isOpen: { label: 'Open to shoppers', rule: 'Until then, shoppers see that the shop opens soon.' },
  closures: {
    label: 'Closures',
    rule: 'Places and days without delivery. They have their own page.',
    parts: {
      _id: 'Number',
      version: 'Version',
      scope: 'What is closed',
      place: 'Place',
      from: 'First day',
      until: 'Last day',
      takesOrders: 'Takes orders',
      sentence: 'What shoppers see',
    },
  },
  dailyCapacity: {
    label: 'Orders per day',
    rule: 'A full day moves the promise to the next one. Empty: any number.',
  },
  bandCapacity: {
    label: 'Orders per day and distance',
    rule: 'The same for each band of distance by itself. Empty: any number.',
  },
  cutOff: {
    label: 'Cut-off hour',
    rule: 'From this hour an order counts for the next business day. 24: never.',
  },
  holidays: {
    label: 'Holidays',
    rule: 'These are not business days: deadlines and promised days pass over them.',
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
  doorRefundMax: {
    label: 'Largest refund paid at the door',
    rule: 'Pounds. A courier pays no more before the pieces are inspected.',
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
    rule: 'A completed order gives one point for each of this many pounds.',
  },
  pointsRedeemStep: { label: 'Points for one coupon', rule: 'Points become coupons in this step.' },
  pointsRedeemValue: { label: 'Value of that coupon', rule: 'Pounds. Steps grow where notes cannot pay it.' },
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
  maxOrderLines: { label: 'Lines in one order', rule: 'The most lines of a cart, saved list or order.' },
  maxOrderPieces: { label: 'Pieces in one order', rule: 'The most pieces of one order.' },
  maxOrderTotal: {
    label: 'Highest total of one order',
    rule: 'Pounds. Above it, checkout asks to split the order.',
  },
  wrongCouponCodesPerHour: {
    label: 'Wrong coupon codes in an hour',
    rule: 'After this many, a shopper has to wait.',
  },
  lowStock: { label: 'Few left', rule: 'At this many pieces or fewer a size says how many are left.' },
  secondCountFrom: {
    label: 'Second count from',
    rule: 'When a count of the stock differs by this many pieces, someone else counts them again.',
  },
  largestNote: {
    label: 'Largest note',
    rule: 'Pounds. A shopper may say at payment that they will pay with it.',
  },
  supportHours: { label: 'Support answers', rule: 'Hours in Damascus, every day.', parts: hours },
  supportAnswerHours: { label: 'Support answers within', rule: 'Hours; for returns, hours of support.' },
  identity: {
    label: 'Who the store is',
    rule: 'On pages, papers and messages. What is empty is not shown.',
    parts: {
      name: 'Name',
      logo: 'Logo',
      commercialRegister: 'Commercial register',
      taxNumber: 'Tax number',
      address: 'Address',
      phone: 'Phone',
    },
  },
  socialChannel: {
    label: 'Where shoppers write to',
    rule: 'The channel that sentences name.',
    parts: { name: 'Name', handle: 'Handle or number', url: 'Link' },
  },
  otherChannels: {
    label: 'Other channels',
    rule: 'In the footer and on the contact page.',
    parts: { name: 'Name', handle: 'Handle or number', url: 'Link' },
  },
  orderNewsBy: {
    label: 'News of an order',
    rule: 'And of sizes that are back, for shoppers who have not chosen. Without a device for notifications it is an SMS.',
    choices: { sms: 'by SMS', push: 'by notification' },
  },
  quietHours: {
    label: 'Quiet hours',
    rule: 'Messages wait; codes and those of the door do not. The same hour twice: none.',
    parts: { from: 'From', until: 'Until' },
  },
  alertTurnHours: {
    label: 'First turn for a size that is back',
    rule: 'Hours in which a shopper who was told comes first.',
  },
  newsDays: { label: 'News of one brand', rule: 'Days between two news of a brand.' },
  messagesPerDay: { label: 'Messages to one shopper', rule: 'The most in 24 hours. The inbox has them all.' },
  confirmCalls: {
    label: 'Who is called before packing',
    rule: 'Their orders wait under “to confirm”. Watched shoppers and large orders are always called.',
    choices: { none: 'Nobody else', newAndWatched: 'New and watched shoppers', all: 'Everybody' },
  },
  autoConfirm: {
    label: 'Confirm the others automatically',
    rule: 'Orders that need no call go straight to packing.',
  },
  callAbove: { label: 'Call above', rule: 'Pounds. Every order of at least this much is called about.' },
  callHours: { label: 'Hours for calls', rule: 'Hours in Damascus.', parts: hours },
  callAttempts: {
    label: 'Calls before giving up',
    rule: 'After this many, on two days, an order that nobody confirmed is canceled automatically.',
  },
  confirmDays: {
    label: 'Waiting for a confirmation',
    rule: 'Business days. Until they are over, no order is canceled because nobody answers.',
  },
  officeDays: { label: 'Waiting at an office', rule: 'Days; then the parcel comes back.' },
  deliveryAttempts: { label: 'Delivery attempts', rule: 'After this many the parcel comes back.' },
  courierCashLimit: {
    label: 'Cash with one courier',
    rule: 'Pounds. At this amount, no parcel is handed over before a count.',
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
  minMargin: {
    label: 'Above cost by at least',
    rule: 'Percent. A rule for prices leaves out what would be sold for less.',
  },
  maxPriceChange: {
    label: 'A price changes by at most',
    rule: 'Percent. When a rule would change a price by more, it is asked about.',
  },
  taxRate: { label: 'Tax in the total', rule: 'Percent. Invoices say it, unless it is zero.' },
  invoicePrefix: { label: 'Before invoice numbers', rule: 'Six letters at most, set before a year’s first.' },
  trust: {
    label: 'Trust',
    rule: 'Counted from deliveries and refusals; it decides who is called and how much may be under way. Amounts are in pounds; empty: no ceiling.',
    parts: {
      countedDays: 'Days that count',
      trustedDays: 'Days without a refusal to be trusted',
      knownFrom: 'Deliveries to be known',
      trustedFrom: 'Deliveries to be trusted',
      watchedFrom: 'Refusals to be watched',
      newOrders: 'Open orders before the first delivery',
      newTotal: 'Value of open orders before the first delivery',
      knownOrders: 'Open orders of a known shopper',
      knownTotal: 'Value of open orders of a known shopper',
      trustedOrders: 'Open orders of a trusted shopper',
      trustedTotal: 'Value of open orders of a trusted shopper',
      watchedOrders: 'Open orders of a watched shopper',
      watchedTotal: 'Value of open orders of a watched shopper',
    },
  },
  messageDays: { label: 'List of messages', rule: 'Days until a message leaves it; the inbox keeps it.' },
  returnPhotoDays: { label: 'Photos of returns', rule: 'Days after a return ends until they are deleted.' },
  appealDays: { label: 'Review of a limit', rule: 'Days at most from setting a limit by hand.' },
  messageBudget: {
    label: 'SMS per month',
    rule: 'Today warns from 80% on. Beyond it messages are in the inbox only; codes are never held back. Empty: no limit.',
    parts: { order: 'About orders and returns', stock: 'About sizes back in stock' },
  },
  messageCost: {
    label: 'Cost of an SMS',
    rule: 'In pounds. The report on contribution takes it from each order.',
  },
  staffLimits: {
    label: 'What a role decides alone',
    rule: 'In pounds. What is given to one customer is counted over 90 days; a return above the limit needs a manager.',
    parts: {
      ownerGives: 'An owner gives a customer',
      managerGives: 'A manager gives a customer',
      supportGives: 'Support gives a customer',
      supportDecides: 'Support decides a return up to',
    },
  },
  revealAlarm: {
    label: 'Masked fields opened',
    rule: 'When one person opens this many masked fields in a day, Today warns the owners.',
  },
  trend: {
    label: 'Trendy',
    rule: 'What counts for the order of trendy products.',
    parts: {
      windowDays: 'Days that count',
      halfLifeDays: 'Days until something counts for half',
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
} satisfies SettingWords;
