import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

/** Actions on many orders of the console's list. */
export const bulk = {
  bar: 'What to do with the ticked orders',
  tick: (order: string) => `Tick ${order}`,
  tickAll: 'Tick all on this page',
  chosen: (n: number) => plural(n, { one: '1 order', other: `${n} orders` }),
  all: (n: number) => `Select all ${formatNumber(n)}`,
  first: (n: number) => `Select the first ${formatNumber(n)}`,
  none: 'Untick all',
  more: 'More',
  some: (action: string, n: number, of: number) =>
    n === of ? action : `${action} · ${formatNumber(n)} of ${formatNumber(of)}`,
  slips: 'Print slips',
  labels: 'Print labels',
  assign: 'Assign to a courier',
  doFor: (action: string, n: number) =>
    plural(n, { one: `${action} · 1 order`, other: `${action} · ${n} orders` }),
  done: (n: number) => plural(n, { one: 'Done for 1 order', other: `Done for ${n} orders` }),
  assigned: (n: number) =>
    plural(n, {
      one: '1 parcel is in a new run. Hand it over under Delivery.',
      other: `${n} parcels are in a new run. Hand them over under Delivery.`,
    }),
  notDone: (n: number) => plural(n, { one: 'Not done for 1 order', other: `Not done for ${n} orders` }),
  stayChosen: 'These stay ticked:',
};
