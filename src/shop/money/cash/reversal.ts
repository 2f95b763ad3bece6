import type { Capability } from '../../people/staff/roles.ts';
import type { entryKinds } from './entry-kinds.ts';

type EntryKind = (typeof entryKinds)[number];

/** Why an entry is not reversed; `ofOrder`: it is corrected at its order or return. */
export const irreversibleReasons = ['reversal', 'reversed', 'ofOrder', 'settled', 'repaid'] as const;
export type IrreversibleReason = (typeof irreversibleReasons)[number];

const OF_ORDERS: readonly EntryKind[] = ['deliver', 'feeAtRefusal', 'refund', 'exchange'];

export type ReversalFacts = {
  readonly kind: EntryKind;
  readonly isReversed: boolean;
  /** The difference that it opened is settled: that is reversed first. */
  readonly isSettled: boolean;
  /** What it charged to the staff or to a company is paid back: that is reversed first. */
  readonly isRepaid: boolean;
};

/** Why an entry cannot be reversed by one that names it; null where it can. */
export function whyIrreversible({
  kind,
  isReversed,
  isSettled,
  isRepaid,
}: ReversalFacts): IrreversibleReason | null {
  if (kind === 'reverse') return 'reversal';
  if (isReversed) return 'reversed';
  if (OF_ORDERS.includes(kind)) return 'ofOrder';
  if (isSettled) return 'settled';
  return isRepaid ? 'repaid' : null;
}

const OF_OWNER: readonly EntryKind[] = ['settle', 'lost', 'deposit', 'draw'];

/** Who may reverse an entry: those who may make it. */
export const rightToReverse = (kind: EntryKind): Capability =>
  OF_OWNER.includes(kind) ? 'settleDifferences' : 'countCash';

/** What only an owner makes is reversed with a fresh second factor: it moves money that others count. */
export const isReversedFresh = (kind: EntryKind): boolean => OF_OWNER.includes(kind);
