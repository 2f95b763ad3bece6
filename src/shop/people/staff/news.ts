import { keysOf } from '../../keys-of.ts';
import { type Capability, rightsOf, type StaffRole } from './roles.ts';

/** What the staff is told of when the console is not open, and the right it takes. */
const rightTo = {
  newOrder: 'changeOrders',
  toConfirm: 'changeOrders',
  returnAsked: 'changeOrders',
  lowStock: 'keepStock',
  lateJob: 'manageStaff',
  lateBackup: 'manageStaff',
} as const satisfies Record<string, Capability>;

export type StaffNewsKind = keyof typeof rightTo;

export const staffNewsKinds = keysOf(rightTo);

/** The kinds of news for somebody with these roles. */
export function newsFor(roles: readonly StaffRole[]): StaffNewsKind[] {
  const rights = rightsOf(roles);
  return staffNewsKinds.filter((kind) => rights[rightTo[kind]] !== undefined);
}
