/** What moves cash. */
export const entryKinds = [
  'deliver',
  'feeAtRefusal',
  'refund',
  'exchange',
  'float',
  'handOver',
  'remittance',
  'settle',
  'expense',
  'lost',
  'reverse',
  'deposit',
  'draw',
  'repay',
] as const;
