import { expect, test } from 'vitest';
import type { ReturnKind, ReturnStatus } from '../../buying/orders/contract.ts';
import type { StaffRole } from '../../people/staff/roles.ts';
import { deskRefusal, type DeskStepName, openDeskSteps } from './desk-steps.ts';

const now = new Date('2026-11-29T10:00:00+03:00');
const later = new Date('2026-12-01T00:00:00+03:00');
const facts = (
  status: ReturnStatus,
  more: {
    kind?: ReturnKind;
    value?: number;
    giveBackBy?: Date;
    isOut?: boolean;
    isSubstituted?: boolean;
    isSent?: boolean;
    isSwap?: boolean;
  } = {},
) => ({
  kind: 'return' as ReturnKind,
  status,
  value: 5_000,
  giveBackBy: null,
  isOut: false,
  isSubstituted: false,
  isSent: false,
  isSwap: false,
  ...more,
});

test.each<[StaffRole[], ReturnStatus, ReturnKind, DeskStepName[]]>([
  [['owner'], 'requested', 'return', ['approve', 'reject', 'substitute', 'extend']],
  [['manager'], 'approved', 'exchange', ['reject', 'receive', 'refundInstead', 'substitute', 'extend']],
  [['manager'], 'received', 'return', ['refund', 'substitute']],
  [['manager'], 'received', 'exchange', ['exchange', 'sendNew', 'refundInstead', 'substitute']],
  [['owner'], 'rejected', 'return', ['extend']],
  [['owner'], 'refunded', 'return', []],
  [['owner'], 'exchanged', 'exchange', []],
  [['support'], 'requested', 'exchange', ['approve', 'reject', 'substitute']],
  [['support'], 'approved', 'return', ['substitute']],
  [['packer'], 'requested', 'return', []],
  [['packer'], 'approved', 'return', ['receive']],
  [['packer'], 'received', 'return', []],
  [['accountant'], 'received', 'return', ['refund']],
  [['accountant'], 'received', 'exchange', []],
  [['accountant', 'packer'], 'approved', 'return', ['receive']],
  [['courier'], 'approved', 'return', []],
])('%j may do with a %s %s: %j', (roles, status, kind, steps) => {
  expect(openDeskSteps(facts(status, { kind }), { roles, supportDecides: 5_000 }, now)).toEqual(steps);
});

test.each([
  ['support decides up to its limit', 'approve', facts('requested', { value: 5_000 }), ['support'], null],
  ['and not above it', 'approve', facts('requested', { value: 5_001 }), ['support'], 'LIMIT'],
  ['nor declines above it', 'reject', facts('requested', { value: 5_001 }), ['support'], 'LIMIT'],
  ['a manager decides on any', 'approve', facts('requested', { value: 900_000 }), ['manager'], null],
  ['who is both decides on any', 'approve', facts('requested', { value: 9_000 }), ['support', 'owner'], null],
  ['in time nothing is closed', 'reject', facts('approved', { giveBackBy: later }), ['owner'], 'NOT_DUE'],
  ['after it, it is', 'reject', facts('approved', { giveBackBy: now }), ['owner'], null],
  ['but not by support', 'reject', facts('approved', { giveBackBy: now }), ['support'], 'FORBIDDEN'],
  [
    'a courier has it',
    'reject',
    facts('approved', { giveBackBy: now, isOut: true }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  ['and it is counted in', 'receive', facts('approved', { isOut: true }), ['packer'], null],
  ['also after it was paid at the door', 'receive', facts('refunded', { isOut: true }), ['packer'], null],
  ['but not twice', 'receive', facts('refunded'), ['packer'], 'ORDER_STEP_NOT_ALLOWED'],
  [
    'other products once',
    'substitute',
    facts('approved', { isSubstituted: true }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  [
    'new pieces are sent once',
    'sendNew',
    facts('received', { kind: 'exchange', isSent: true }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  [
    'and once the old ones are here',
    'sendNew',
    facts('approved', { kind: 'exchange' }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  ['or at the same door', 'sendNew', facts('approved', { kind: 'exchange', isSwap: true }), ['owner'], null],
  [
    'what is sent is not given by hand too',
    'exchange',
    facts('received', { kind: 'exchange', isSubstituted: true }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  [
    'not once a courier has it',
    'substitute',
    facts('approved', { isOut: true }),
    ['owner'],
    'ORDER_STEP_NOT_ALLOWED',
  ],
  ['nor by support above its limit', 'substitute', facts('approved', { value: 5_001 }), ['support'], 'LIMIT'],
  ['what is settled stays', 'approve', facts('refunded'), ['owner'], 'ORDER_STEP_NOT_ALLOWED'],
] as const)('%s', (_, step, request, roles, refusal) => {
  expect(deskRefusal(step, request, { roles, supportDecides: 5_000 }, now)).toBe(refusal);
});
