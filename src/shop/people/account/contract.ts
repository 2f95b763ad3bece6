import { z } from 'zod';
import { languages } from '../../language.ts';
import { latitude, line, lineOrEmpty, longitude, optionalText } from '../../wire/input.ts';
import { Id, Instant } from '../../wire/wire-types.ts';

/** Brought to the door, or collected at an office of a transport company in the city. */
export const DeliveryKind = z.enum(['home', 'office']);
export type DeliveryKind = z.infer<typeof DeliveryKind>;

/** The half of the day in which a shopper would like a parcel. */
export const HalfDay = z.enum(['morning', 'afternoon']);
export type HalfDay = z.infer<typeof HalfDay>;

/**
 * An address as a shopper enters it. Coordinates are WGS84 degrees; `city` and `area` are names in either language.
 * `recipient`: the name of the person who receives it if it is not the shopper; `phone` is then that person's.
 */
export const AddressInput = z
  .object({
    latitude: latitude.optional(),
    longitude: longitude.optional(),
    city: line(100),
    area: line(100),
    street: line(200),
    additionalDetails: lineOrEmpty(300).optional(),
    phone: optionalText(32),
    recipient: lineOrEmpty(100).optional(),
    kind: DeliveryKind.optional(),
    halfDay: HalfDay.optional(),
  })
  .meta({ id: 'AddressInput' });
export type AddressInput = z.infer<typeof AddressInput>;

/** The fields of an order's address, to be checked with `streetUnlessOffice`: at an office the city is enough. */
export const orderAddressFields = AddressInput.extend({ area: lineOrEmpty(100), street: lineOrEmpty(200) });

export function streetUnlessOffice(
  given: Pick<AddressInput, 'area' | 'street' | 'kind'>,
  context: z.RefinementCtx,
): void {
  if (given.kind === 'office') return;
  for (const part of ['area', 'street'] as const) {
    if (given[part] === '')
      context.addIssue({ code: 'custom', path: [part], message: 'is not allowed to be empty' });
  }
}

/** Where an order goes: an `AddressInput` that needs no area and no street at an office. */
export const OrderAddress = orderAddressFields.superRefine(streetUnlessOffice).meta({ id: 'OrderAddress' });

/** `address` and `fullAddress`: city - area - street - additionalDetails, empty parts skipped. */
export const Address = z
  .object({
    latitude: z.number().optional(),
    longitude: z.number().optional(),
    city: z.string(),
    area: z.string(),
    street: z.string(),
    additionalDetails: z.string().optional(),
    phone: z.string().optional(),
    recipient: z.string().optional(),
    kind: DeliveryKind.optional(),
    halfDay: HalfDay.optional(),
    address: z.string(),
    fullAddress: z.string(),
  })
  .meta({ id: 'Address' });
export type Address = z.infer<typeof Address>;

/** The size that a shopper usually keeps of a subcategory, in one system of sizes. */
export const UsualSize = z.object({ subCategoryId: Id, sizeId: Id }).meta({ id: 'UsualSize' });
export type UsualSize = z.infer<typeof UsualSize>;

/** An address saved under a name, beside the one of the profile. */
export const SavedAddress = Address.extend({ _id: Id, name: z.string() }).meta({ id: 'SavedAddress' });
export type SavedAddress = z.infer<typeof SavedAddress>;

export const User = z
  .object({
    _id: Id,
    phoneNumber: z.string().meta({ description: 'E.164' }),
    name: z.string(),
    email: z.string(),
    address: Address.nullable(),
    notes: z.string(),
    isRegistered: z.boolean(),
    points: z.int(),
    unread: z
      .int()
      .meta({ description: 'Unread messages; of those about one order the newest alone counts' }),
    cartCount: z.int().meta({ description: 'Units in the cart' }),
    followedBrandIds: z.array(Id),
    favoriteIds: z.array(Id),
    language: z.enum(languages),
    usualSizes: z.array(UsualSize),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof User>;

export const TokenPair = z
  .object({ accessToken: z.string(), refreshToken: z.string() })
  .meta({ id: 'TokenPair' });
export type TokenPair = z.infer<typeof TokenPair>;

/** One of the shopper's sessions. */
export const Device = z
  .object({
    _id: Id,
    device: z
      .string()
      .meta({ description: 'As people call it, in the language of the request: `Chrome on Android`' }),
    createdAt: Instant,
    lastUsedAt: Instant.meta({ description: 'Within ten minutes: when its tokens were last renewed' }),
    current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof Device>;

/** A message stored instead of sent, without a gateway. */
export const InboxMessage = z
  .object({ to: z.string(), text: z.string(), code: z.string().nullable(), at: Instant })
  .meta({ id: 'KeptMessage' });
export type InboxMessage = z.infer<typeof InboxMessage>;
