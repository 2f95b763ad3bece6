import { z } from 'zod';
import { AddressInput } from '../account/contract.ts';
import { CartLine, LineIdentity, Totals } from '../cart/contract.ts';
import { givenId, optionalText } from '../wire/input.ts';
import { DayRange, Money } from '../wire/wire-types.ts';

const pieces = z.int().min(0).max(100);

/**
 * What is to change in an order; what is left out stays. A line is named by what it is now, and a quantity of 0 takes it
 * out. `add` are pieces of other products, which only the staff add. An empty `phone` or `note` removes it.
 */
export const OrderChanges = z
  .object({
    lines: z
      .array(
        LineIdentity.extend({
          quantity: pieces.optional(),
          newColorId: givenId.optional(),
          newSizeId: givenId.optional(),
        }),
      )
      .max(100)
      .optional(),
    add: z.array(CartLine).max(20).optional(),
    address: AddressInput.omit({ phone: true }).optional(),
    phone: optionalText(32),
    note: optionalText(500),
  })
  .meta({ id: 'OrderChanges' });
export type OrderChanges = z.infer<typeof OrderChanges>;

/** What an order would be after its changes. With `couponLost` its coupon no longer applies. */
export const EditPreview = z
  .object({ totals: Totals, cashDue: Money, couponLost: z.boolean(), estimatedDelivery: DayRange })
  .meta({ id: 'EditPreview' });
export type EditPreview = z.infer<typeof EditPreview>;

/** What an edit asks beside its changes: the total that was shown, and the consent to lose the coupon. */
export const editTerms = {
  changes: OrderChanges,
  expectedTotal: z.int().min(0),
  acceptLoss: z.boolean().optional(),
};
