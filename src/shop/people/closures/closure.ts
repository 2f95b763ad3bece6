import { z } from 'zod';
import { languages } from '../../language.ts';
import { line } from '../../wire/input.ts';
import { Day } from '../../wire/wire-types.ts';

export const closureScopes = ['shop', 'governorate', 'city', 'area', 'band'] as const;
export type ClosureScope = (typeof closureScopes)[number];

/** What a merchant says of a closure: from its first to its last day, both included; `until` null: until further notice. */
export const closureFields = {
  scope: z.enum(closureScopes),
  /** The id of the governorate, city, area or band; empty for the whole shop. */
  place: z.string().max(64),
  from: Day,
  until: Day.nullable(),
  /** Orders are still accepted; their delivery days skip the closed ones. */
  takesOrders: z.boolean(),
  sentence: z.record(z.enum(languages), line(200)),
};

export const isClosureInOrder = ({
  from,
  until,
  takesOrders,
}: {
  from: string;
  until: string | null;
  takesOrders: boolean;
}) => (until === null ? !takesOrders : from <= until);

export const CLOSURE_ORDER = 'until must not be before from, and closed days without an end take no orders';

/** Some or all deliveries stop for a time. */
export const Closure = z
  .object({ _id: z.string(), version: z.int().min(1), ...closureFields })
  .refine(isClosureInOrder, CLOSURE_ORDER);
export type Closure = z.infer<typeof Closure>;
