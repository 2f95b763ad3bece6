import type { StaffRole } from '../../people/staff/roles.ts';
import type { Settings } from '../../settings.ts';

/** How long a coupon given for what went wrong can be used. Source: the merchant's rules, "Customer desk". */
export const COMPENSATION_DAYS = 90;

/** Pounds that one customer is given in that time, by who gives. Source: the merchant's rules, "Who may do what". */
const mostOf = (limits: Settings['staffLimits']): { readonly [Role in StaffRole]?: number } => ({
  owner: limits.ownerGives,
  manager: limits.managerGives,
  support: limits.supportGives,
});

/** What these roles may still give a customer who was given so much within `COMPENSATION_DAYS`. */
export function compensationLeft(
  roles: readonly StaffRole[],
  given: number,
  limits: Settings['staffLimits'],
): number {
  const mosts = mostOf(limits);
  const most = Math.max(0, ...roles.map((role) => mosts[role] ?? 0));
  return Math.max(0, most - given);
}
