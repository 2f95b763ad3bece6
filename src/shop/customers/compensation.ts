import type { StaffRole } from '../staff/roles.ts';

/** How long a coupon given for what went wrong can be used. Source: the merchant's rules, "Customer desk". */
export const COMPENSATION_DAYS = 90;

/** Pounds that one customer is given in that time, by who gives. Source: the merchant's rules, "Who may do what". */
const MOST: { readonly [Role in StaffRole]?: number } = { owner: 50_000, manager: 50_000, support: 1_000 };

/** What these roles may still give a customer who was given so much within `COMPENSATION_DAYS`. */
export function compensationLeft(roles: readonly StaffRole[], given: number): number {
  const most = Math.max(0, ...roles.map((role) => MOST[role] ?? 0));
  return Math.max(0, most - given);
}
