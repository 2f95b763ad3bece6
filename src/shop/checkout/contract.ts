import { z } from 'zod';
import { DayRange, Id, Money } from '../wire.ts';

const Place = z.object({ _id: Id, name: z.string(), latitude: z.number(), longitude: z.number() });

export const City = Place.extend({ governorate: z.string(), areas: z.array(Place) }).meta({ id: 'City' });
export type City = z.infer<typeof City>;

/** What bringing a parcel to a point costs, and when it would be there. */
export const DeliveryQuote = z
  .object({
    distanceKm: z.number(),
    fee: Money,
    businessDays: z.object({ min: z.int(), max: z.int() }),
    estimatedDelivery: DayRange,
  })
  .meta({ id: 'DeliveryQuote' });
export type DeliveryQuote = z.infer<typeof DeliveryQuote>;
