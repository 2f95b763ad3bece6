import { keysOf } from '../../keys-of.ts';
import type { StaffRole } from './roles.ts';

/**
 * What an API key may do, and as which role: each call answers as it answers this role, and neither of the two reads
 * a shopper's name, phone or address in these sections. `parcels.report` is the one that writes: a transport company's
 * program says what became of its own parcels.
 */
export const rolesOfScopes = {
  'orders.read': 'accountant',
  'stock.read': 'packer',
  'products.read': 'packer',
  'invoices.read': 'accountant',
  'reports.read': 'accountant',
  'cash.read': 'accountant',
  'parcels.report': 'accountant',
} as const satisfies Record<string, StaffRole>;
export type KeyScope = keyof typeof rolesOfScopes;

export const keyScopes = keysOf(rolesOfScopes);

/** Calls of one key in a minute, over all instances. */
export const KEY_CALLS_A_MINUTE = 120;

/** The prefix of every key, so that scanners of code and logs recognize one. */
export const KEY_MARK = 'mwk_';
