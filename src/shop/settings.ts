import { z } from 'zod';
import { dayCount, daySpan, DeliveryBands } from './delivery-bands.ts';
import { INVOICE_PREFIX } from './money/invoices/invoice.ts';
import {
  Channel,
  count,
  Identity,
  inEveryLanguage,
  Otp,
  pounds,
  StaffLimits,
  Trend,
  Trust,
} from './office/settings/setting-shapes.ts';
import { daySettings } from './people/closures/day-settings.ts';
import { centerName } from './people/places/center-name.ts';
import { officialHolidays } from './time/holidays.ts';

/**
 * Every number the merchant may change: its type and range, its default, its `unit`, and the rule or the sentence it
 * `drives`. `Settings.parse({})` is the store as it opens. The database keeps what differs from that in one document with
 * a version (`api/settings.ts`); pages import the type alone and read what they show from `StoreFacts`.
 */
export const Settings = z.object({
  dispatchCenter: z
    .object({
      latitude: z.number().min(-90).max(90),
      longitude: z.number().min(-180).max(180),
      name: inEveryLanguage,
    })
    .default({
      latitude: 33.5138,
      longitude: 36.2765,
      name: centerName({ en: 'Damascus', ar: 'دمشق' }),
    })
    .meta({ unit: 'degrees', drives: 'where the distance of a delivery is measured from' }),
  deliveryBands: DeliveryBands.meta({
    unit: 'km, pounds, business days',
    drives: 'fee and days of a delivery; "from" in the cart',
  }),
  officePickup: z
    .boolean()
    .default(true)
    .meta({ unit: null, drives: 'whether a parcel may be collected at an office of a transport company' }),
  officeFee: pounds
    .nullable()
    .default(null)
    .meta({ unit: 'pounds', drives: 'fee of a parcel that is collected at an office; null: as to the door' }),
  freeDeliveryFrom: pounds
    .nullable()
    .default(null)
    .meta({ unit: 'pounds', drives: 'the subtotal from which delivery costs nothing; null: never' }),
  holidays: z
    .array(z.object({ date: z.iso.date(), name: inEveryLanguage, expected: z.boolean().optional() }))
    .default([...officialHolidays])
    .meta({ unit: 'dates', drives: 'which days are no business days' }),
  ...daySettings,
  deliveryDays: daySpan
    .default({ min: 1, max: 5 })
    .meta({ unit: 'business days', drives: 'what is promised for the whole country' }),
  estimateDays: dayCount
    .default(4)
    .meta({ unit: 'days', drives: 'the estimate shown at payment, and the answer about it' }),
  returnDays: dayCount
    .default(3)
    .meta({ unit: 'business days', drives: 'how long after delivery a line can be returned' }),
  exchangeDays: dayCount
    .default(7)
    .meta({ unit: 'business days', drives: 'how long after delivery a line can be exchanged' }),
  cashStep: count
    .default(25)
    .meta({ unit: 'pounds', drives: 'the step of fees and discounts, so that a total can be paid in notes' }),
  showOldPounds: z
    .boolean()
    .default(true)
    .meta({ unit: null, drives: 'the second line in old pounds, and what is said of old notes' }),
  pointsPerPounds: count
    .default(10)
    .meta({ unit: 'pounds', drives: 'one point for each so many pounds paid for items' }),
  pointsRedeemStep: count
    .default(100)
    .meta({ unit: 'points', drives: 'the step in which points are redeemed' }),
  pointsRedeemValue: count
    .default(50)
    .meta({ unit: 'pounds', drives: 'the coupon that one step of points gives' }),
  pointsMonths: count
    .max(60)
    .nullable()
    .default(12)
    .meta({ unit: 'months', drives: 'points end with the month so much later; null: never' }),
  pointsNoticeDays: dayCount
    .default(14)
    .meta({ unit: 'days', drives: 'how long before points end their shopper is told' }),
  pointsCouponDays: dayCount.default(90).meta({ unit: 'days', drives: 'how long such a coupon can be used' }),
  maxQuantityPerLine: count
    .max(100)
    .default(10)
    .meta({ unit: 'pieces', drives: 'the most of one cart line' }),
  maxOrderLines: count
    .max(200)
    .default(100)
    .meta({ unit: 'lines', drives: 'the most lines of a cart and an order' }),
  maxOrderPieces: count.default(200).meta({ unit: 'pieces', drives: 'the most pieces of one order' }),
  maxOrderTotal: pounds.default(1_000_000).meta({ unit: 'pounds', drives: 'the highest total of one order' }),
  wrongCouponCodesPerHour: count
    .default(20)
    .meta({ unit: 'codes', drives: 'how many wrong coupon codes a shopper may type in an hour' }),
  secondCountFrom: count
    .min(1)
    .default(3)
    .meta({ unit: 'pieces', drives: 'a difference of so many is counted again by someone else' }),
  lowStock: count.default(5).meta({ unit: 'pieces', drives: 'at so few a size says how many are left' }),
  largestNote: count.default(500).meta({ unit: 'pounds', drives: 'the note a shopper announces at payment' }),
  supportHours: z
    .object({ opens: z.int().min(0).max(23), closes: z.int().min(1).max(24) })
    .refine(({ opens, closes }) => opens < closes, 'support has to open before it closes')
    .default({ opens: 9, closes: 18 })
    .meta({ unit: 'hours of the store clock', drives: 'when support answers, every day' }),
  supportAnswerHours: count.max(240).default(24).meta({
    unit: 'hours',
    drives: 'within how long support replies; how many hours of support a return waits',
  }),
  giveBackDays: count.max(60).default(7).meta({
    unit: 'business days',
    drives: 'how long an approved return is expected before it may be closed',
  }),
  doorRefundMax: pounds.default(5000).meta({ unit: 'pounds', drives: 'the largest refund paid at a door' }),
  exchangeHoldDays: count
    .max(60)
    .default(10)
    .meta({ unit: 'business days', drives: 'how long the new pieces of an approved exchange are held' }),
  pointsRefundBonus: z
    .int()
    .min(0)
    .max(50)
    .default(10)
    .meta({ unit: '%', drives: 'what a refund in points brings on top' }),
  identity: Identity.prefault({}).meta({
    unit: null,
    drives: 'the name, logo, register, tax number, address and phone on pages, papers and messages',
  }),
  socialChannel: Channel.default({
    name: { en: 'Telegram', ar: 'تلغرام' },
    handle: '@minwal',
    url: 'https://t.me/minwal',
  }).meta({ unit: null, drives: 'where shoppers write to the store; the channel that sentences name' }),
  otherChannels: z
    .array(Channel)
    .max(6)
    .default([])
    .meta({ unit: null, drives: 'the channels beside that, in the footer and on the contact page' }),
  orderNewsBy: z
    .enum(['sms', 'push'])
    .default('sms')
    .meta({ unit: null, drives: 'how the news of an order reaches a shopper who has not chosen' }),
  quietHours: z
    .object({ from: z.int().min(0).max(23), until: z.int().min(0).max(23) })
    .default({ from: 21, until: 9 })
    .meta({
      unit: 'hours of the store clock',
      drives: 'when messages wait, codes and those of the door apart',
    }),
  alertTurnHours: count
    .max(72)
    .default(24)
    .meta({ unit: 'hours', drives: 'how long a shopper who was told of a size keeps their turn' }),
  newsDays: dayCount
    .default(7)
    .meta({ unit: 'days', drives: 'how long after news of a brand its next ones go out' }),
  messagesPerDay: count
    .default(30)
    .meta({ unit: 'messages', drives: 'the most one shopper is sent in 24 hours; the inbox has them all' }),
  messageBudget: z
    .object({ order: count.nullable(), stock: count.nullable() })
    .default({ order: null, stock: null })
    .meta({ unit: 'SMS', drives: 'the most SMS of a kind in a month; beyond it only the inbox has them' }),
  messageCost: pounds
    .default(0)
    .meta({ unit: 'pounds', drives: 'what an SMS costs, taken from the contribution of its order' }),
  confirmCalls: z
    .enum(['none', 'newAndWatched', 'all'])
    .default('newAndWatched')
    .meta({ unit: null, drives: 'who is called before an order is packed' }),
  autoConfirm: z
    .boolean()
    .default(false)
    .meta({ unit: null, drives: 'whether orders that nobody calls about are confirmed by themselves' }),
  callAbove: pounds
    .default(50_000)
    .meta({ unit: 'pounds', drives: 'the total from which every order is called about' }),
  callHours: z
    .object({ opens: z.int().min(0).max(23), closes: z.int().min(1).max(24) })
    .refine(({ opens, closes }) => opens < closes, 'calls have to begin before they end')
    .default({ opens: 10, closes: 21 })
    .meta({ unit: 'hours of the store clock', drives: 'when shoppers are called' }),
  callAttempts: count
    .max(6)
    .default(3)
    .meta({ unit: 'calls', drives: 'after how many an order may be given up' }),
  confirmDays: count
    .max(7)
    .default(2)
    .meta({ unit: 'business days', drives: 'how long an order waits for its confirmation' }),
  officeDays: z
    .int()
    .min(3)
    .max(30)
    .default(7)
    .meta({ unit: 'days', drives: 'how long a parcel waits at an office' }),
  deliveryAttempts: count
    .max(5)
    .default(3)
    .meta({ unit: 'attempts', drives: 'how often a delivery is tried' }),
  courierCashLimit: pounds
    .default(200_000)
    .meta({ unit: 'pounds', drives: 'the cash a courier may hold and still take parcels' }),
  doorFeeOnRefusal: z
    .enum(['waive', 'ask'])
    .default('waive')
    .meta({ unit: null, drives: 'whether the fee is asked when nothing is kept' }),
  doorRecheck: z
    .boolean()
    .default(false)
    .meta({ unit: null, drives: 'whether free delivery and coupons are checked again by what is kept' }),
  minMargin: z
    .int()
    .min(0)
    .max(100)
    .default(5)
    .meta({ unit: '%', drives: 'how far above its cost a product stays when prices change by a rule' }),
  maxPriceChange: z
    .int()
    .min(1)
    .max(100)
    .default(30)
    .meta({ unit: '%', drives: 'by how much a rule may change a price unasked' }),
  taxRate: z
    .int()
    .min(0)
    .max(30)
    .default(0)
    .meta({ unit: '%', drives: 'the tax that invoices say their total contains' }),
  invoicePrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(INVOICE_PREFIX, 'a prefix is up to six capital letters')
    .default('')
    .meta({ unit: null, drives: 'what stands before the numbers of invoices, from the first of a year on' }),
  trust: Trust.prefault({}).meta({
    unit: 'counts, days and pounds',
    drives: 'how far a shopper is trusted: who is called first, and what may be under way at once',
  }),
  staffLimits: StaffLimits.prefault({}).meta({
    unit: 'pounds',
    drives:
      'what each role gives a customer for what went wrong, and up to what support decides about a return',
  }),
  revealAlarm: count.default(60).meta({
    unit: 'fields',
    drives: 'how many masked fields one person may open a day before owners are told',
  }),
  appealDays: dayCount
    .default(180)
    .meta({ unit: 'days', drives: 'how far away the review of a limit set by hand may be' }),
  messageDays: count
    .min(30)
    .max(180)
    .default(30)
    .meta({ unit: 'days', drives: 'how long the list of messages to phones keeps each' }),
  returnPhotoDays: count
    .min(30)
    .max(1095)
    .default(180)
    .meta({ unit: 'days', drives: 'how long photographs of a return are kept after it is settled' }),
  trend: Trend.prefault({}).meta({ unit: 'days and weights', drives: 'the order of trendy products' }),
  otp: Otp.prefault({}).meta({ unit: 'counts and seconds', drives: 'the limits of sign-in codes' }),
});
export type Settings = z.infer<typeof Settings>;

/** The stored form: only settings that differ from the defaults. */
export type StoredSettings = z.input<typeof Settings>;
