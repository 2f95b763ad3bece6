import { z } from 'zod';
import { logoGrounds } from '../../logo.ts';

const Days = z.int().min(1);

/** A channel on which shoppers can write to the store. */
const Channel = z.object({ name: z.string(), handle: z.string(), url: z.url() }).meta({ id: 'Channel' });

/** Who the store is; what is empty is not shown. */
const Identity = z
  .object({
    name: z.string(),
    /** In the other language. */
    otherName: z.string(),
    /** The width and height are in pixels of the file; null: the mark of the loom beside the name. */
    logo: z
      .object({
        url: z.string(),
        width: z.int(),
        height: z.int(),
        ground: z.enum(logoGrounds),
        icon: z.string(),
      })
      .nullable(),
    commercialRegister: z.string(),
    taxNumber: z.string(),
    address: z.string(),
    phone: z.string(),
  })
  .meta({ id: 'StoreIdentity' });

/**
 * The settings that pages show. Windows and `deliveryDays` are business days, `estimateDays` are days, money is whole
 * pounds, `supportHours` are whole hours in store time, every day.
 */
export const StoreFacts = z
  .object({
    deliveryDays: z.object({ min: Days, max: Days }),
    /** The lowest fee. */
    deliveryFrom: z.int(),
    /** The highest fee. */
    deliveryTo: z.int(),
    /** The subtotal for free delivery; null for never. */
    freeDeliveryFrom: z.int().nullable(),
    officePickup: z.boolean(),
    /** The fee of collecting at an office; null for the fee of the place. */
    officeFee: z.int().nullable(),
    estimateDays: Days,
    /** At this stock or less, pages say how many are left. */
    fewLeft: z.int(),
    returnDays: Days,
    exchangeDays: Days,
    showOldPounds: z.boolean(),
    largestNote: z.int(),
    /** Who keeps nothing pays the delivery fee, unless the store is at fault. */
    doorFee: z.boolean(),
    /** Free delivery and coupons are checked again by what is kept at the door. */
    doorRecheck: z.boolean(),
    supportHours: z.object({ opens: z.int(), closes: z.int() }),
    /** Messages are answered within this many hours. */
    supportAnswerHours: z.int(),
    dispatchCenter: z.string(),
    /** The city or town nearest to the dispatch center: deliveries are quoted to it until another is chosen. */
    dispatchCity: z.object({ _id: z.string(), name: z.string() }),
    /**
     * One point per `perPounds` pounds; each `step` points make a coupon of `value` pounds; a refund in points is
     * `refundBonus` percent more.
     */
    points: z.object({ perPounds: z.int(), step: z.int(), value: z.int(), refundBonus: z.int() }),
    /** The channel named in sentences. */
    channel: Channel,
    otherChannels: z.array(Channel),
    identity: Identity,
  })
  .meta({ id: 'StoreFacts' });
export type StoreFacts = z.infer<typeof StoreFacts>;

/** The sentences with settings in them that are on every page. */
export const StoreSentences = z
  .object({
    notice: z.string(),
    /** The same for phones. */
    noticeShort: z.string(),
    /** Where the notice leads, if the merchant wrote it with a link. */
    noticeHref: z.string().optional(),
    /** The merchant wrote the notice; else it says how the store delivers. */
    isNoticeWritten: z.boolean().optional(),
    promises: z.array(z.object({ title: z.string(), text: z.string() }).readonly()).readonly(),
    support: z.string(),
    /** Name, register, tax number, address and phone in one line; empty where none but the name is known. */
    identity: z.string(),
  })
  .meta({ id: 'StoreSentences' });
export type StoreSentences = z.infer<typeof StoreSentences>;
