import { z } from 'zod';
import { Id } from '../../wire/wire-types.ts';

const Place = z.object({ _id: Id, name: z.string(), latitude: z.number(), longitude: z.number() });

export const City = Place.extend({ governorate: z.string(), areas: z.array(Place) }).meta({ id: 'City' });
export type City = z.infer<typeof City>;
