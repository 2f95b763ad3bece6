import { z } from 'zod';
import { LineIdentity } from '../../buying/cart/contract.ts';
import { RefundAs, ReturnKind, ReturnReason } from '../../buying/orders/contract.ts';
import { givenId, isOncePer, optionalText } from '../../wire/input.ts';

/** A request to return everything that can be returned. */
export const ReturnRequest = z.object({
  orderId: givenId,
  kind: ReturnKind,
  reason: ReturnReason,
  note: optionalText(500),
  refundAs: RefundAs.optional().meta({ description: 'Points bring a bonus; cash unless it is given' }),
});
export type ReturnRequest = z.infer<typeof ReturnRequest>;

/** A line to return; an exchange names the wanted color or size. */
export const ReturnLine = LineIdentity.extend({
  quantity: z.int().min(1).max(1000),
  newColorId: givenId.nullable().optional(),
  newSizeId: givenId.nullable().optional(),
});
export type ReturnLine = z.infer<typeof ReturnLine>;

/** Refines a list of them: pieces of one line may be exchanged for several variants, each named once. */
export const eachExchangeOnce = [
  isOncePer('productId', 'colorId', 'sizeId', 'newColorId', 'newSizeId'),
  'must name each piece once',
] as const;
