import { describe, expect, test } from 'vitest';
import { OrderStatus, type ParcelStage, ParcelStage as Stages } from '../../buying/orders/contract.ts';
import { orderStep } from '../../buying/orders/status.ts';
import {
  openSteps,
  type ParcelStep,
  parcelStepNames,
  parcelSteps,
  type StepRole,
  stepRefusal,
} from './steps.ts';

/** The stages that fit a status; null: no stage. */
const stagesOf = {
  pending: ['toConfirm'],
  inProgress: ['toPick', 'picking', 'short', 'packed'],
  inDelivery: ['withCourier', 'withCompany', 'atOffice', 'postponed'],
  delivered: [null, 'comingBack', 'back'],
  returns: [null, 'comingBack', 'back'],
  completed: [null, 'comingBack', 'back'],
  canceled: [null, 'toUnpack', 'comingBack', 'back', 'lost'],
} as const satisfies Record<OrderStatus, readonly (ParcelStage | null)[]>;

const roles: readonly StepRole[] = [
  'owner',
  'manager',
  'packer',
  'courier',
  'accountant',
  'support',
  'shopper',
  'company',
  'job',
  'settling',
];

/** Who may take which step at each stage: O owner, M manager, P packer, C courier, A accountant, S support, H shopper, T a company’s program, J job, X a manager who settles what a courier recorded. */
const allowed: Record<ParcelStage, Record<string, string>> = {
  toConfirm: {
    call: 'OMS',
    confirm: 'OMSHJ',
    giveUp: 'OMJ',
    edit: 'OMSH',
    hold: 'OMS',
    cancel: 'OMSH',
    undo: 'OMPS',
  },
  toPick: { edit: 'OMSH', hold: 'OMS', pick: 'OMP', cancel: 'OMSH', undo: 'OMPS' },
  picking: {
    edit: 'OMSH',
    hold: 'OMS',
    pick: 'OMP',
    short: 'OMP',
    pack: 'OMP',
    cancel: 'OMSH',
    undo: 'OMPS',
  },
  short: { edit: 'OMSH', hold: 'OMS', resolve: 'OMS', cancel: 'OMSH', undo: 'OMPS' },
  packed: { unpack: 'OM', handOver: 'OMP', handOverCompany: 'OMP', cancel: 'OMSH', undo: 'OMPS' },
  withCourier: { attempt: 'OMCT', deliver: 'OMCAT', refuse: 'OMCAJT', recall: 'OM', lost: 'OM' },
  withCompany: {
    atOffice: 'OMAT',
    attempt: 'OMCT',
    deliver: 'OMCAT',
    refuse: 'OMCAJT',
    recall: 'OM',
    lost: 'OM',
  },
  atOffice: { attempt: 'OMCT', deliver: 'OMCAT', refuse: 'OMCAJT', recall: 'OM', lost: 'OM' },
  postponed: {
    handOver: 'OMP',
    handOverCompany: 'OMP',
    deliver: 'OMCAT',
    refuse: 'OMCAJT',
    recall: 'OM',
    lost: 'OM',
  },
  comingBack: { backIn: 'OMP', lost: 'OM' },
  toUnpack: { backIn: 'OMP', undo: 'OMPS' },
  back: {},
  lost: {},
};

const letters: Record<StepRole, string> = {
  owner: 'O',
  manager: 'M',
  packer: 'P',
  courier: 'C',
  accountant: 'A',
  support: 'S',
  shopper: 'H',
  company: 'T',
  job: 'J',
  settling: 'X',
};

const statusAt = (stage: ParcelStage) =>
  OrderStatus.options.findLast((status) => stagesOf[status].some((one) => one === stage)) ?? 'pending';

const at = (stage: ParcelStage | null, isHeld = false) => ({
  status: stage === null ? ('delivered' as const) : statusAt(stage),
  stage,
  isHeld,
});

describe.each(Stages.options)('at %s', (stage) => {
  test.each(parcelStepNames)('%s', (step) => {
    const by = roles.filter((role) => stepRefusal(step, at(stage), [role]) === null);
    const reopened: readonly ParcelStage[] = [...stagesOf.inDelivery, 'comingBack', 'back', 'lost'];
    const settled = step === 'setAside' || (step === 'reopen' && reopened.includes(stage)) ? 'X' : '';
    const wanted = Array.from((allowed[stage][step] ?? '') + settled);
    expect(by.map((role) => letters[role]).sort()).toEqual(wanted.sort());
  });
});

test('a parcel without a stage takes no step; that of an order just canceled can be undone', () => {
  expect(openSteps(at(null), ['owner'])).toEqual([]);
  expect(openSteps({ ...at(null), status: 'canceled' }, ['packer'])).toEqual(['undo']);
});

test('one who may not take a step is forbidden it, wherever the parcel is', () => {
  expect(stepRefusal('unpack', at('toConfirm'), ['packer'])).toBe('FORBIDDEN');
  expect(stepRefusal('unpack', at('toConfirm'), ['manager'])).toBe('ORDER_STEP_NOT_ALLOWED');
});

test('a held order is not confirmed, picked or packed; it may be called about, released and canceled', () => {
  expect(openSteps(at('toConfirm', true), ['owner'])).toEqual([
    'call',
    'giveUp',
    'edit',
    'hold',
    'release',
    'cancel',
    'undo',
  ]);
  expect(openSteps(at('toPick', true), ['owner'])).toEqual(['edit', 'hold', 'release', 'cancel', 'undo']);
  expect(stepRefusal('pack', at('picking', true), ['packer'])).toBe('HELD');
});

test('what comes back of a delivered order is not lost whole', () => {
  const parcel = { status: 'delivered', stage: 'comingBack', isHeld: false } as const;
  expect(openSteps(parcel, ['owner'])).toEqual(['backIn']);
});

test('what a courier recorded is put aside at any time, and never reopens what was delivered', () => {
  expect(openSteps(at(null), ['settling'])).toEqual(['setAside']);
  for (const status of ['delivered', 'returns', 'completed'] as const)
    expect(openSteps({ status, stage: 'comingBack', isHeld: false }, ['settling'])).toEqual(['setAside']);
});

test.each(parcelStepNames)('%s moves the order by its own table', (name) => {
  const { status, from, by }: ParcelStep = parcelSteps[name];
  if (status === undefined) return;
  const before = OrderStatus.options.filter(
    (before) =>
      before !== status &&
      before !== 'delivered' &&
      from.some((stage) => stagesOf[before].some((one) => one === stage)),
  );
  expect(before.length).toBeGreaterThan(0);
  for (const start of before) {
    const actors = orderStep(start, status)?.by ?? [];
    if (['returns', 'completed'].includes(start) || (start === 'canceled' && name !== 'reopen')) continue;
    for (const role of by) expect(actors).toContain(role === 'shopper' || role === 'job' ? role : 'merchant');
  }
});
