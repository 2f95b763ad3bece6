import { z } from 'zod';
import { givenId } from './wire/input.ts';

/** A window in days: more than a year is a typo. */
export const dayCount = z.int().min(1).max(365);

/** A range in ascending order. */
export const daySpan = z
  .object({ min: dayCount, max: dayCount })
  .refine(({ min, max }) => min <= max, 'min has to be no more than max');

/** `fromKm` is included, `toKm` is not; null is unbounded. `fee` is whole pounds. */
const DeliveryBand = z.object({
  /** Unique; closures name a band by it. */
  id: givenId,
  fromKm: z.number().min(0),
  toKm: z.number().positive().nullable(),
  fee: z.int().min(0).max(1_000_000_000),
  businessDays: daySpan,
});
export type DeliveryBand = z.infer<typeof DeliveryBand>;

const defaults: DeliveryBand[] = [
  { id: 'city', fromKm: 0, toKm: 15, fee: 150, businessDays: { min: 1, max: 1 } },
  { id: 'near', fromKm: 15, toKm: 60, fee: 200, businessDays: { min: 1, max: 2 } },
  { id: 'south-and-qalamoun', fromKm: 60, toKm: 120, fee: 275, businessDays: { min: 2, max: 3 } },
  { id: 'center-and-coast', fromKm: 120, toKm: 250, fee: 375, businessDays: { min: 2, max: 4 } },
  { id: 'north', fromKm: 250, toKm: 360, fee: 475, businessDays: { min: 3, max: 5 } },
  { id: 'euphrates-and-raqqa', fromKm: 360, toKm: 480, fee: 575, businessDays: { min: 4, max: 5 } },
  { id: 'far-north-east', fromKm: 480, toKm: null, fee: 675, businessDays: { min: 4, max: 5 } },
];

/** Fees and days by distance: the bands begin at 0, follow one another without a gap, and the last has no end. */
export const DeliveryBands = z
  .array(DeliveryBand)
  .refine(
    coverEveryDistance,
    'bands must begin at 0, follow one another without a gap, and the last has no end',
  )
  .refine(
    (bands) => new Set(bands.map(({ id }) => id)).size === bands.length,
    'each band has an id of its own',
  )
  .default(defaults);

function coverEveryDistance(bands: DeliveryBand[]): boolean {
  return (
    bands[0]?.fromKm === 0 &&
    bands.every((band, index) => band.toKm === (bands[index + 1]?.fromKm ?? null)) &&
    bands.every(({ fromKm, toKm }) => toKm === null || fromKm < toKm)
  );
}
