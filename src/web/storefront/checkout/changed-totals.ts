import type { Totals } from '../../../shop/cart/contract.ts';
import { CallError } from '../../client/call-error.ts';

/** The new totals that a refused payment brings along; null for every other failure. */
export function changedTotals(error: unknown): Totals | null {
  // PRICE_CHANGED carries Totals under `data`, says the contract.
  return error instanceof CallError && error.code === 'PRICE_CHANGED' ? (error.data as Totals | null) : null;
}
