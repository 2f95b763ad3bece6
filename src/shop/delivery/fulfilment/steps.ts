import type { OrderStatus, ParcelStage } from '../../buying/orders/contract.ts';
import { keysOf } from '../../keys-of.ts';

/**
 * Who takes a step of a parcel: an employee in one of their roles, the shopper, a transport company's own program, the
 * store itself when a time has come, or a manager who settles what a courier recorded and the table refused.
 */
export type StepRole =
  | 'owner'
  | 'manager'
  | 'packer'
  | 'courier'
  | 'accountant'
  | 'support'
  | 'shopper'
  | 'company'
  | 'job'
  | 'settling';

/**
 * A step of a parcel. `to`: the stages it may end in, of which the effect chooses; `same` leaves it where it is; null is
 * no stage. `status`: what the order becomes. `notHeld`: refused while the order is held.
 */
export type ParcelStep = {
  readonly from: readonly (ParcelStage | null)[];
  readonly to: readonly (ParcelStage | null)[] | 'same';
  readonly by: readonly StepRole[];
  readonly status?: OrderStatus;
  readonly notHeld?: true;
  readonly needsReason?: true;
};

const inDelivery = ['withCourier', 'withCompany', 'atOffice', 'postponed'] as const;
const ended = ['comingBack', 'back', 'lost'] as const;
const beforePacked = ['toConfirm', 'toPick', 'picking', 'short'] as const;

/**
 * Every step of a parcel; others are refused. An owner may do what a manager may, and a manager what a packer and
 * support may.
 */
export const parcelSteps = {
  call: { from: ['toConfirm'], to: 'same', by: ['manager', 'support'] },
  confirm: {
    from: ['toConfirm'],
    to: ['toPick'],
    by: ['manager', 'support', 'shopper', 'job'],
    status: 'inProgress',
    notHeld: true,
  },
  giveUp: { from: ['toConfirm'], to: [null], by: ['job', 'manager'], status: 'canceled' },
  edit: { from: beforePacked, to: beforePacked, by: ['manager', 'support', 'shopper'] },
  hold: { from: beforePacked, to: 'same', by: ['manager', 'support'], needsReason: true },
  release: { from: beforePacked, to: 'same', by: ['manager', 'support', 'job'] },
  pick: { from: ['toPick', 'picking'], to: ['picking'], by: ['packer'], notHeld: true },
  short: { from: ['picking'], to: ['short'], by: ['packer'] },
  resolve: { from: ['short'], to: ['toPick'], by: ['manager', 'support'] },
  pack: { from: ['picking'], to: ['packed'], by: ['packer'], notHeld: true },
  unpack: { from: ['packed'], to: ['toPick'], by: ['manager'], needsReason: true },
  handOver: {
    from: ['packed', 'postponed'],
    to: ['withCourier'],
    by: ['packer', 'manager'],
    status: 'inDelivery',
    notHeld: true,
  },
  handOverCompany: {
    from: ['packed', 'postponed'],
    to: ['withCompany'],
    by: ['packer', 'manager'],
    status: 'inDelivery',
    notHeld: true,
  },
  atOffice: { from: ['withCompany'], to: ['atOffice'], by: ['manager', 'accountant', 'company'] },
  attempt: {
    from: ['withCourier', 'withCompany', 'atOffice'],
    to: ['postponed'],
    by: ['courier', 'manager', 'company'],
    needsReason: true,
  },
  deliver: {
    from: inDelivery,
    to: [null, 'comingBack'],
    by: ['courier', 'manager', 'accountant', 'company'],
    status: 'delivered',
  },
  refuse: {
    from: inDelivery,
    to: ['comingBack'],
    by: ['courier', 'manager', 'accountant', 'company', 'job'],
    status: 'canceled',
    needsReason: true,
  },
  recall: {
    from: inDelivery,
    to: ['comingBack'],
    by: ['manager'],
    status: 'canceled',
    needsReason: true,
  },
  backIn: { from: ['comingBack', 'toUnpack'], to: ['back'], by: ['packer', 'manager'] },
  lost: {
    from: [...inDelivery, 'comingBack'],
    to: ['lost'],
    by: ['manager'],
    status: 'canceled',
    needsReason: true,
  },
  cancel: {
    from: [...beforePacked, 'packed'],
    to: [null, 'toUnpack'],
    by: ['shopper', 'manager', 'support'],
    status: 'canceled',
  },
  /** It is on its way with the courier again, so that what they recorded can be applied. */
  reopen: {
    from: [...inDelivery, ...ended],
    to: ['withCourier'],
    by: ['settling'],
    status: 'inDelivery',
    needsReason: true,
  },
  /** What a courier recorded is not applied. */
  setAside: {
    from: [...beforePacked, 'packed', ...inDelivery, 'toUnpack', ...ended, null],
    to: 'same',
    by: ['settling'],
    needsReason: true,
  },
  undo: {
    from: [...beforePacked, 'packed', 'toUnpack', null],
    to: [...beforePacked, 'packed'],
    by: ['manager', 'support', 'packer'],
  },
} as const satisfies Record<string, ParcelStep>;

export type ParcelStepName = keyof typeof parcelSteps;

/** The steps before a parcel leaves the store: the employee who took one may undo it for a short while. */
const undoable: ReadonlySet<ParcelStepName> = new Set([
  'call',
  'confirm',
  'giveUp',
  'hold',
  'release',
  'pick',
  'short',
  'pack',
  'unpack',
  'cancel',
]);

export const isUndoable = (step: ParcelStepName): boolean => undoable.has(step);

/**
 * How long undoing is offered. The store accepts it for longer, because answer and press take time on slow connections.
 */
export const UNDO_OFFERED_MS = 10_000;
export const UNDO_ACCEPTED_MS = 20_000;

export const parcelStepNames = keysOf(parcelSteps);

const alsoAct: Partial<Record<StepRole, readonly StepRole[]>> = {
  owner: ['manager', 'packer', 'support'],
  manager: ['packer', 'support'],
};

/** What keeps these roles from taking a step of a parcel here, or null. Each step's effect checks its own guards. */
export function stepRefusal(
  step: ParcelStepName,
  parcel: { readonly status: OrderStatus; readonly stage: ParcelStage | null; readonly isHeld: boolean },
  roles: readonly StepRole[],
): 'FORBIDDEN' | 'ORDER_STEP_NOT_ALLOWED' | 'HELD' | null {
  const rule: ParcelStep = parcelSteps[step];
  const acting = roles.flatMap((role) => [role, ...(alsoAct[role] ?? [])]);
  if (!rule.by.some((role) => acting.includes(role))) return 'FORBIDDEN';
  if (!rule.from.includes(parcel.stage)) return 'ORDER_STEP_NOT_ALLOWED';
  if (parcel.stage === null && parcel.status !== 'canceled' && step !== 'setAside')
    return 'ORDER_STEP_NOT_ALLOWED';
  // What was delivered has an invoice and deadlines, which never go back.
  if (step === 'reopen' && !['inDelivery', 'canceled'].includes(parcel.status))
    return 'ORDER_STEP_NOT_ALLOWED';
  // What comes back of a delivered order is counted in, piece by piece; only a parcel of which nothing was kept can be lost whole.
  if (step === 'lost' && !['inDelivery', 'canceled'].includes(parcel.status)) return 'ORDER_STEP_NOT_ALLOWED';
  if (step === 'release' && !parcel.isHeld) return 'ORDER_STEP_NOT_ALLOWED';
  return parcel.isHeld && rule.notHeld ? 'HELD' : null;
}

/** The steps that these roles may take now, in the order of a parcel's way. */
export function openSteps(
  parcel: Parameters<typeof stepRefusal>[1],
  roles: readonly StepRole[],
): ParcelStepName[] {
  return parcelStepNames.filter((step) => stepRefusal(step, parcel, roles) === null);
}
