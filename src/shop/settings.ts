import { z } from 'zod';
import { officialHolidays } from './holidays.ts';

const count = z.int().min(1);
const pounds = z.int().min(0);
const storeDate = z.iso.date();
const twoLanguages = z.object({ en: z.string().min(1), ar: z.string().min(1) });

/** `fromKm` is included, `toKm` is not; null: no end. `fee` is whole pounds. */
const DeliveryBand = z.object({
  id: z.string(),
  fromKm: z.number().min(0),
  toKm: z.number().positive().nullable(),
  fee: pounds,
  businessDays: z.object({ min: count, max: count }),
});
export type DeliveryBand = z.infer<typeof DeliveryBand>;

const deliveryBands: DeliveryBand[] = [
  { id: 'city', fromKm: 0, toKm: 15, fee: 150, businessDays: { min: 1, max: 1 } },
  { id: 'near', fromKm: 15, toKm: 60, fee: 200, businessDays: { min: 1, max: 2 } },
  { id: 'south-and-qalamoun', fromKm: 60, toKm: 120, fee: 275, businessDays: { min: 2, max: 3 } },
  { id: 'center-and-coast', fromKm: 120, toKm: 250, fee: 375, businessDays: { min: 2, max: 4 } },
  { id: 'north', fromKm: 250, toKm: 360, fee: 475, businessDays: { min: 3, max: 5 } },
  { id: 'euphrates-and-raqqa', fromKm: 360, toKm: 480, fee: 575, businessDays: { min: 4, max: 5 } },
  { id: 'far-north-east', fromKm: 480, toKm: null, fee: 675, businessDays: { min: 4, max: 5 } },
];

/** How often codes are sent and tried; generous on origins: mobile users share addresses. */
const Otp = z.object({
  lifetimeSeconds: count.default(300),
  tries: count.default(5),
  wrongPerDay: count.default(20),
  resendSeconds: z.int().min(30).default(60),
  perHour: count.default(5),
  perDay: count.default(10),
  perBrowserNumbersPerHour: count.default(3),
  perOriginPer10Min: count.default(60),
  perOriginPerHour: count.default(300),
  /** A block is the thousand numbers that share all but their last three digits. */
  perBlockPerHour: count.default(20),
  /** What the store pays for at most in a day; reaching it raises an alarm. */
  storeCeilingPerDay: count.default(2_000),
});

/** How much an order, a favorite and a view say about a piece's day. */
const Trend = z.object({
  windowDays: count.default(14),
  halfLifeDays: z.number().positive().default(3),
  orderWeight: z.number().min(0).default(10),
  favoriteWeight: z.number().min(0).default(3),
  viewWeight: z.number().min(0).default(1),
});

/**
 * Every number the merchant may change, with what it is before anybody did: `Settings.parse({})`. Money is whole
 * new pounds, days are business days unless they say otherwise. Kept in the database, read by the API; pages import
 * the type alone.
 */
export const Settings = z.object({
  dispatchCenter: z.object({ latitude: z.number(), longitude: z.number(), name: twoLanguages }).default({
    latitude: 33.5138,
    longitude: 36.2765,
    name: { en: 'Damascus dispatch center', ar: 'مركز التوزيع في دمشق' },
  }),
  deliveryBands: z
    .array(DeliveryBand)
    .refine(
      coverEveryDistance,
      'bands must begin at 0, follow one another without a gap, and the last has no end',
    )
    .default(deliveryBands),
  /** The subtotal from which delivery costs nothing; null: never. */
  freeDeliveryFrom: pounds.nullable().default(null),
  holidays: z
    .array(z.object({ date: storeDate, name: twoLanguages, expected: z.boolean().optional() }))
    .default([...officialHolidays]),
  /** What the promise says for the whole country, and the days shown at payment (days, not business days). */
  deliveryDays: z.object({ min: count, max: count }).default({ min: 1, max: 5 }),
  estimateDays: count.default(4),
  returnDays: count.default(3),
  exchangeDays: count.default(7),
  /** The smallest step of fees and of coupon discounts, so that a total can be paid in notes. */
  cashStep: count.default(25),
  showOldPounds: z.boolean().default(true),
  /** One point for each so many pounds paid for items; points go back in steps, each worth a coupon of this value. */
  pointsPerPounds: count.default(10),
  pointsRedeemStep: count.default(100),
  pointsRedeemValue: count.default(50),
  pointsCouponDays: count.default(90),
  maxQuantityPerLine: count.max(100).default(10),
  /** At so few pieces or fewer a size says how many are left. */
  lowStock: count.default(5),
  /** For so many days after it came in a piece is new; days, not business days. */
  newDays: count.default(14),
  /** Whole hours of the store's clock, every day: open from `opens`, until `closes`. */
  supportHours: z
    .object({ opens: z.int().min(0).max(23), closes: z.int().min(1).max(24) })
    .refine(({ opens, closes }) => opens < closes, 'support has to open before it closes')
    .default({ opens: 9, closes: 18 }),
  socialChannel: z
    .object({ name: z.string(), handle: z.string(), url: z.url({ protocol: /^https$/ }) })
    .default({ name: 'Telegram', handle: '@minwal', url: 'https://t.me/minwal' }),
  /** How the news of an order reaches the shopper. */
  orderNewsBy: z.enum(['sms', 'push']).default('sms'),
  /** Of what a shopper is promised to be told, so many messages leave the store in 24 hours; the inbox has them all. */
  messagesPerDay: count.default(30),
  trend: Trend.prefault({}),
  otp: Otp.prefault({}),
});
export type Settings = z.infer<typeof Settings>;

function coverEveryDistance(bands: DeliveryBand[]): boolean {
  return (
    bands[0]?.fromKm === 0 &&
    bands.every((band, index) => band.toKm === (bands[index + 1]?.fromKm ?? null)) &&
    bands.every(({ fromKm, toKm }) => toKm === null || fromKm < toKm) &&
    bands.every(({ businessDays }) => businessDays.min <= businessDays.max)
  );
}
