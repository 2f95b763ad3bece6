import type { OrderStatus, ParcelStage } from './contract.ts';

/** `job`: the store's own scheduled jobs. `returns`: the outcome of an order's return requests. */
export type ActorRole = 'shopper' | 'merchant' | 'job' | 'returns';

/** A transition of an order's status, and who may make it. */
export type OrderStep = {
  readonly step:
    | 'accept'
    | 'dispatch'
    | 'deliver'
    | 'cancel'
    | 'failDelivery'
    | 'openReturn'
    | 'dropReturn'
    | 'complete'
    | 'undo'
    | 'reopen';
  readonly by: readonly ActorRole[];
  readonly needsReason?: true;
};

const cancel = { step: 'cancel', by: ['shopper', 'merchant', 'job'] } as const satisfies OrderStep;
/** What a courier did counts after all: its order had been ended meanwhile. */
const reopen = { step: 'reopen', by: ['merchant'] } as const satisfies OrderStep;
/** An employee's step undone at once, before the parcel has left the store. */
const undo = { step: 'undo', by: ['merchant'] } as const satisfies OrderStep;
const complete = { step: 'complete', by: ['job'] } as const satisfies OrderStep;

/**
 * All allowed transitions. A failed delivery cancels with its reason. `returns` is delivered with a return or
 * exchange that is open or settled: when the last request is withdrawn or rejected, the order is delivered again.
 */
export const orderSteps = {
  pending: {
    inProgress: { step: 'accept', by: ['shopper', 'merchant', 'job'] },
    canceled: cancel,
  },
  inProgress: {
    inDelivery: { step: 'dispatch', by: ['merchant'] },
    canceled: cancel,
    pending: undo,
  },
  inDelivery: {
    delivered: { step: 'deliver', by: ['merchant'] },
    canceled: { step: 'failDelivery', by: ['merchant', 'job'], needsReason: true },
  },
  delivered: {
    returns: { step: 'openReturn', by: ['returns'] },
    completed: complete,
  },
  returns: {
    delivered: { step: 'dropReturn', by: ['returns'] },
    completed: complete,
  },
  completed: {},
  canceled: { pending: undo, inProgress: undo, inDelivery: reopen },
} as const satisfies Record<OrderStatus, Partial<Record<OrderStatus, OrderStep>>>;

/** All statuses, in the order of the tabs. */
export const orderStatuses = [
  'pending',
  'inProgress',
  'inDelivery',
  'delivered',
  'returns',
  'completed',
  'canceled',
] as const satisfies readonly OrderStatus[];

/** The transition between two statuses; null if it is not allowed. */
export function orderStep(from: OrderStatus, to: OrderStatus): OrderStep | null {
  const steps: Partial<Record<OrderStatus, OrderStep>> = orderSteps[from];
  return steps[to] ?? null;
}

export function mayStep(from: OrderStatus, to: OrderStatus, actor: ActorRole): boolean {
  return orderStep(from, to)?.by.includes(actor) ?? false;
}

/** The statuses an actor may move an order on to; undoing a step and reopening lead back. */
export function nextStatuses(from: OrderStatus, actor: ActorRole): OrderStatus[] {
  const isBack = (to: OrderStatus) => ['undo', 'reopen'].includes(orderStep(from, to)?.step ?? '');
  return orderStatuses.filter((to) => mayStep(from, to, actor) && !isBack(to));
}

/** Whether it is still to be delivered. */
export const isOpenStatus = (status: OrderStatus): boolean =>
  status === 'pending' || status === 'inProgress' || status === 'inDelivery';

/** A shopper may cancel until the order is out for delivery. */
export function canCancel(status: OrderStatus): boolean {
  return mayStep(status, 'canceled', 'shopper');
}

/** The stage that a shopper reads: that pieces are missing is settled in the store, while it is still being picked. */
export const stageForShopper = (stage: ParcelStage): ParcelStage => (stage === 'short' ? 'picking' : stage);

/** A test order can be erased as long as its pieces are in the store. */
export const canEraseTest = (status: OrderStatus, stage: ParcelStage | null): boolean =>
  status !== 'inDelivery' && stage !== 'comingBack' && stage !== 'lost';

/** Who acts on an order: a role, and an id (of a shopper, an employee or a job). */
export type Actor = {
  readonly role: ActorRole;
  readonly name: string;
  /** The console session, for the staff audit log. */
  readonly sessionId?: string;
};

/** The actor in histories and ledgers, `merchant:sami`. Kept forever, so shoppers are not named. */
export const signatureOf = ({ role, name }: Actor) => (role === 'shopper' ? role : `${role}:${name}`);

/** The actor of order steps that follow from a return request. */
export const byReturns = ({ role }: Actor): Actor => ({ role: 'returns', name: role });

/** How an order or a question came to the store: on its site, or to a member of the staff. */
export const channels = ['site', 'phone', 'whatsapp', 'facebook', 'telegram', 'shop', 'other'] as const;
export type Channel = (typeof channels)[number];

/** How a member of the staff takes an order. */
export const staffChannels = channels.filter((channel) => channel !== 'site');
export type StaffChannel = (typeof staffChannels)[number];
