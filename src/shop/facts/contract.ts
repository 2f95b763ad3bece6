import { z } from 'zod';

const Days = z.int().min(1);

/** A place where shoppers write to the store. */
const Channel = z.object({ name: z.string(), handle: z.string(), url: z.url() }).meta({ id: 'Channel' });

/**
 * What the store says of itself on its pages, as the settings have it. Windows and `deliveryDays` are business days,
 * `estimateDays` are days, money is whole pounds, `supportHours` are whole hours of the store's clock, every day.
 */
export const StoreFacts = z
  .object({
    deliveryDays: z.object({ min: Days, max: Days }),
    /** The lowest fee. */
    deliveryFrom: z.int(),
    /** The subtotal from which delivery is free; null: never. */
    freeDeliveryFrom: z.int().nullable(),
    estimateDays: Days,
    returnDays: Days,
    exchangeDays: Days,
    showOldPounds: z.boolean(),
    largestNote: z.int(),
    supportHours: z.object({ opens: z.int(), closes: z.int() }),
    /** Within so many hours a message is answered. */
    supportAnswerHours: z.int(),
    dispatchCenter: z.string(),
    /** One point for each `perPounds` pounds; each `step` of them make a coupon of `value` pounds. */
    points: z.object({ perPounds: z.int(), step: z.int(), value: z.int() }),
    /** The channel that sentences name. */
    channel: Channel,
  })
  .meta({ id: 'StoreFacts' });
export type StoreFacts = z.infer<typeof StoreFacts>;

/** The sentences about the facts that stand on every page. */
export const StoreSentences = z
  .object({
    notice: z.string(),
    promises: z.array(z.object({ title: z.string(), text: z.string() })),
    support: z.string(),
  })
  .meta({ id: 'StoreSentences' });
export type StoreSentences = z.infer<typeof StoreSentences>;
