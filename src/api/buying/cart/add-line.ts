import type { CartLine, LineIdentity } from '../../../shop/buying/cart/contract.ts';
import { largestQuantity, quantityRefusal } from '../../../shop/buying/cart/quantity.ts';
import { isComingSoon } from '../../../shop/catalog/browse/availability.ts';
import type { Settings } from '../../../shop/settings.ts';
import type { Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';
import { unitPrice } from './cart-line.ts';
import {
  addToLine,
  countLines,
  findVariant,
  quantityOf,
  setLine,
  takeSaved,
  type VariantRow,
} from './queries.ts';

type Limits = Pick<Settings, 'maxQuantityPerLine' | 'maxOrderLines'> & { now: Date };

/** Adds a quantity of a variant to the cart, or refuses. Must run in a transaction that a refusal rolls back. */
export async function addLine(
  tx: Tx,
  shopperId: string,
  wanted: CartLine,
  limits: Limits,
): Promise<Refusal | null> {
  return addVariant(tx, shopperId, wanted, await findVariant(tx, wanted), limits);
}

/** The same of a variant that was read in the same transaction. */
export async function addVariant(
  tx: Tx,
  shopperId: string,
  wanted: CartLine,
  variant: VariantRow | undefined,
  limits: Limits,
): Promise<Refusal | null> {
  if (variant === undefined) return refuse('NOT_FOUND');
  const refusal = saleRefusal(variant, limits.now) ?? holdRefusal(wanted.quantity, variant.stock, limits);
  if (refusal !== null) return refusal;
  const most = largestQuantity(variant.stock, limits.maxQuantityPerLine);
  const price = unitPrice(variant, limits.now);
  const [isAdded, lines] = await Promise.all([
    addToLine(tx, shopperId, wanted, { most, price, now: limits.now }),
    countLines(tx, shopperId),
  ]);
  if (!isAdded) return holdRefusal(most + 1, variant.stock, limits);
  return lines > limits.maxOrderLines ? refuse('CART_FULL', { number: limits.maxOrderLines }) : null;
}

/**
 * Moves a saved line back to the cart with as many of its pieces as are left and fit, or refuses. Must run in a
 * transaction that a refusal rolls back.
 */
export async function unsaveLine(
  tx: Tx,
  shopperId: string,
  line: LineIdentity,
  limits: Limits,
): Promise<Refusal | null> {
  const wanted = await takeSaved(tx, shopperId, line);
  const variant = await findVariant(tx, line);
  if (wanted === undefined || variant === undefined) return refuse('NOT_FOUND');
  const inCart = await quantityOf(tx, shopperId, line);
  const left = largestQuantity(variant.stock, limits.maxQuantityPerLine) - inCart;
  // Nothing left to move: checked for one piece, the usual refusal says why.
  return addLine(tx, shopperId, { ...line, quantity: Math.max(1, Math.min(wanted, left)) }, limits);
}

/** Sets the quantity of a cart line, or refuses. */
export async function changeLine(
  tx: Tx,
  shopperId: string,
  wanted: CartLine,
  limits: Limits,
): Promise<Refusal | null> {
  const variant = await findVariant(tx, wanted);
  if (variant === undefined) return refuse('NOT_FOUND');
  const refusal = saleRefusal(variant, limits.now) ?? holdRefusal(wanted.quantity, variant.stock, limits);
  if (refusal !== null) return refusal;
  const price = unitPrice(variant, limits.now);
  return (await setLine(tx, shopperId, wanted, price)) ? null : refuse('NOT_FOUND');
}

function saleRefusal({ status, available_from }: VariantRow, now: Date): Refusal | null {
  if (status !== 'published') return refuse('UNAVAILABLE');
  return isComingSoon(available_from, now) ? refuse('COMING_SOON') : null;
}

function holdRefusal(quantity: number, stock: number, { maxQuantityPerLine }: Limits): Refusal | null {
  const code = quantityRefusal(quantity, stock, maxQuantityPerLine);
  if (code === null) return null;
  if (code === 'QUANTITY_LIMIT') return refuse(code, { number: maxQuantityPerLine });
  return refuse(code, { errors: [`"quantity" must be less than or equal to ${stock}`] });
}
