import { isolated } from '../isolated.ts';

/** Settling a difference of counted cash, and what is said of it afterwards. */
export const settling = {
  openDifferences: 'Differences to settle',
  settle: 'Settle',
  settleAs: 'Settle it as',
  ways: {
    short: {
      loss: 'A loss of the shop',
      safe: 'It came into the safe after all',
      bank: 'It came into the bank after all',
      staffDue: 'Charged to a member of staff',
    },
    over: { loss: 'A gain of the shop', safe: 'It is not in the safe: it was miscounted' },
  },
  chargedTo: (name: string) => `Charged to ${name}`,
  chargeWhom: 'Charged to',
  chooseStaff: 'Choose who it is charged to',
  chargeWhomMissing: 'Choose who it is charged to.',
  settleNow: 'Settle the difference',
  settled: (way: string, by: string | null, when: string) =>
    `Settled: ${isolated(way)} (${by === null ? '' : `${isolated(by)}, `}${when})`,
  allSettled: 'settled',
  leftToSettle: 'left to settle:',
};
