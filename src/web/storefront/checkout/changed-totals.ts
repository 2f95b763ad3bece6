import type { Totals } from '../../../shop/cart/contract.ts';
import { CallError } from '../../client/call-error.ts';

/** The new totals sent with a refused payment; null for every other failure. */
export function changedTotals(error: unknown): Totals | null {
  // By the contract, PRICE_CHANGED has Totals in `data`.
  return error instanceof CallError && error.code === 'PRICE_CHANGED' ? (error.data as Totals | null) : null;
}
