import type { ReturnKind, ReturnStatus, ReturnWay } from '../../buying/orders/contract.ts';
import { keysOf } from '../../keys-of.ts';
import type { DeliveryKind } from '../../people/account/contract.ts';
import { actsAsManager, type StaffRole } from '../../people/staff/roles.ts';
import type { Settings } from '../../settings.ts';

type DeskStep = {
  readonly from: readonly ReturnStatus[];
  readonly by: readonly StaffRole[];
  readonly kind?: ReturnKind;
};

const manager = ['owner', 'manager'] as const;

/**
 * What the desk may do with a request, and who. Only a manager rejects an approved request, and only
 * after its time is over. The pieces of one that was settled at the door are received afterwards.
 * Source: the merchant's rules, "Who may do what" and "Returns desk".
 */
export const deskSteps = {
  approve: { from: ['requested'], by: [...manager, 'support'] },
  reject: { from: ['requested', 'approved'], by: [...manager, 'support'] },
  receive: { from: ['approved', 'refunded', 'exchanged'], by: [...manager, 'packer'] },
  refund: { from: ['received'], by: [...manager, 'accountant'], kind: 'return' },
  exchange: { from: ['received'], by: manager, kind: 'exchange' },
  sendNew: { from: ['approved', 'received'], by: manager, kind: 'exchange' },
  refundInstead: { from: ['approved', 'received'], by: manager, kind: 'exchange' },
  substitute: { from: ['requested', 'approved', 'received'], by: [...manager, 'support'] },
  extend: { from: ['requested', 'approved', 'rejected', 'withdrawn'], by: manager },
} as const satisfies Record<string, DeskStep>;

export type DeskStepName = keyof typeof deskSteps;

export const deskStepNames = keysOf(deskSteps);

/** How the pieces of an order can come back: from an office no courier fetches them. */
export const returnWaysOf = (kind: DeliveryKind): readonly ReturnWay[] =>
  kind === 'office' ? ['company', 'store'] : ['courier', 'store', 'company'];

/** A request as the rules of the desk see it; `value`: what its pieces cost, in pounds. */
export type DeskFacts = {
  readonly kind: ReturnKind;
  readonly status: ReturnStatus;
  readonly value: number;
  /** The end (excluded) of the time to give it back, once it is approved. */
  readonly giveBackBy: Date | null;
  /** A courier has collected the pieces, and they are not counted in yet. */
  readonly isOut: boolean;
  /** An order stands of other products for what goes back, or the new pieces of an exchange have left the store. */
  readonly isSubstituted: boolean;
  /** The new pieces of an exchange are to be sent, or are sent. */
  readonly isSent: boolean;
  /** A courier takes the old pieces where the new ones are given. */
  readonly isSwap: boolean;
};

/** Who acts, and up to how many pounds support decides alone. */
export type DeskActor = { readonly roles: readonly StaffRole[]; readonly supportDecides: number };

export const deskActor = (
  { roles }: { readonly roles: readonly StaffRole[] },
  { staffLimits }: Pick<Settings, 'staffLimits'>,
): DeskActor => ({ roles, supportDecides: staffLimits.supportDecides });

/** Steps that a standing order of new pieces, and a courier with the old ones, exclude. */
const oneOrder: ReadonlySet<DeskStepName> = new Set<DeskStepName>([
  'exchange',
  'sendNew',
  'refundInstead',
  'substitute',
]);

/** What keeps these roles from a step now, or null. */
export function deskRefusal(
  name: DeskStepName,
  { kind, status, value, giveBackBy, isOut, isSubstituted, isSent, isSwap }: DeskFacts,
  { roles, supportDecides }: DeskActor,
  now: Date,
): 'FORBIDDEN' | 'ORDER_STEP_NOT_ALLOWED' | 'LIMIT' | 'NOT_DUE' | null {
  const rule: DeskStep = deskSteps[name];
  const acting = roles.filter((role) => rule.by.includes(role));
  if (acting.length === 0) return 'FORBIDDEN';
  if (!rule.from.includes(status) || (rule.kind ?? kind) !== kind) return 'ORDER_STEP_NOT_ALLOWED';
  const isSettled = status === 'refunded' || status === 'exchanged';
  if ((name === 'receive' && isSettled && !isOut) || (name === 'reject' && isOut))
    return 'ORDER_STEP_NOT_ALLOWED';
  if (oneOrder.has(name) && (isSubstituted || isOut)) return 'ORDER_STEP_NOT_ALLOWED';
  // Elsewhere the new pieces are sent once the old ones are here.
  const isEarly = status === 'approved' && !isSwap;
  if (name === 'sendNew' && (isSent || isEarly)) return 'ORDER_STEP_NOT_ALLOWED';
  const isManager = actsAsManager(acting);
  if (name === 'reject' && status === 'approved') {
    if (!isManager) return 'FORBIDDEN';
    if (giveBackBy !== null && now < giveBackBy) return 'NOT_DUE';
  }
  const isLimited = (name === 'approve' || name === 'reject' || name === 'substitute') && !isManager;
  return isLimited && value > supportDecides ? 'LIMIT' : null;
}

/** The steps that these roles may take now. */
export function openDeskSteps(facts: DeskFacts, actor: DeskActor, now: Date): DeskStepName[] {
  return deskStepNames.filter((name) => deskRefusal(name, facts, actor, now) === null);
}
