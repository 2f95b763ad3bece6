import { z } from 'zod';
import { asciiDigits } from '../../ascii-digits.ts';
import { dayCount } from '../../delivery-bands.ts';
import { inEachLanguage, languages } from '../../language.ts';
import { Logo } from '../../logo-shape.ts';
import { line, lineOrEmpty, textOrEmpty } from '../../wire/input.ts';

// The settings that are documents of their own; `settings.ts` lists every setting.

/** More than a shop has of anything; an `integer` of the database holds it. */
const MOST = 1_000_000_000;

export const count = z.int().min(1).max(MOST);
export const pounds = z.int().min(0).max(MOST);
export const inEveryLanguage = z.record(z.enum(languages), line(100));
const weight = z.number().min(0).max(1_000_000);
/** An empty one is not shown. */
const optional = (most: number) => lineOrEmpty(most).default('');

/** People write `wa.me/963944…`, without the protocol. */
const withProtocol = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+.-]*:/i.test(typed) ? typed : `https://${typed}`;

/** Where shoppers write to the store. */
export const Channel = z.object({
  name: z.record(z.enum(languages), line(60)),
  handle: line(100).overwrite(asciiDigits),
  url: z
    .string()
    .trim()
    .max(500)
    .overwrite(withProtocol)
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain })),
});

/** Who the store is, as pages, documents and messages say it. */
export const Identity = z.object({
  name: inEveryLanguage.default({ en: 'Minwal', ar: 'منوال' }),
  /** Null: the mark of the loom beside the name. */
  logo: Logo.nullable().default(null),
  commercialRegister: optional(40),
  taxNumber: optional(40),
  address: z.record(z.enum(languages), textOrEmpty(200).default('')).default(inEachLanguage(() => '')),
  phone: z
    .string()
    .trim()
    .overwrite(asciiDigits)
    .regex(/^(\+?\d[\d ]{5,19})?$/, 'a phone number has 6 to 20 digits and spaces')
    .default(''),
});

/** Limits of codes; generous per origin, because mobile users share addresses. */
export const Otp = z.object({
  /** Nobody types a code in less than a minute. */
  lifetimeSeconds: z.int().min(60).max(3600).default(300),
  tries: count.default(5),
  wrongPerDay: count.default(20),
  resendSeconds: z.int().min(30).max(3600).default(60),
  perHour: count.default(5),
  perDay: count.default(10),
  perBrowserNumbersPerHour: count.default(3),
  perOriginPer10Min: count.default(60),
  perOriginPerHour: count.default(300),
  /** A block is the thousand numbers with the same leading digits. */
  perBlockPerHour: count.default(20),
  /** The store's daily maximum; reaching it raises an alarm. */
  storeCeilingPerDay: count.default(2_000),
});

const ceiling = (most: number) => pounds.nullable().default(most);

/**
 * From how many deliveries and refusals a shopper is known, trusted or watched, counted over `countedDays`; and for each
 * level the orders that may be under way, with their value in pounds, null for any.
 */
export const Trust = z.object({
  countedDays: dayCount.default(365),
  trustedDays: dayCount.default(180),
  knownFrom: count.default(1),
  trustedFrom: count.default(3),
  watchedFrom: count.default(2),
  newOrders: count.default(2),
  newTotal: ceiling(30_000),
  knownOrders: count.default(4),
  knownTotal: ceiling(100_000),
  trustedOrders: count.default(10),
  trustedTotal: pounds.nullable().default(null),
  watchedOrders: count.default(1),
  watchedTotal: ceiling(15_000),
});

/** Pounds that members of the staff decide about by themselves; what has no line here has no limit, or is not theirs. */
export const StaffLimits = z.object({
  /** For one customer within the days that a compensation is good for. */
  ownerGives: pounds.default(50_000),
  managerGives: pounds.default(50_000),
  supportGives: pounds.default(1_000),
  /** The pieces of a return that support accepts or declines. */
  supportDecides: pounds.default(5_000),
});
export type StaffLimits = z.infer<typeof StaffLimits>;

/** Weights of an order, a favorite and a view in the trend. */
export const Trend = z.object({
  windowDays: dayCount.default(14),
  halfLifeDays: z.number().positive().max(365).default(3),
  orderWeight: weight.default(10),
  favoriteWeight: weight.default(3),
  viewWeight: weight.default(1),
});
