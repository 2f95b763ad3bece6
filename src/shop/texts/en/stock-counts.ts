import type { StockCount } from '../../delivery/stock/contract.ts';
import { plural } from '../plural.ts';

/** Counting what is on the shelf. */
export const stockCounts = {
  title: 'Counts',
  begin: 'Count a shelf',
  beginNow: 'Begin',
  beginText: 'Selling goes on. What is sold during the count is not a difference.',
  place: 'Shelf or place',
  placeHint: 'Such as: second shelf, left',
  category: 'Category',
  noCategory: 'None, whatever is scanned',
  countOf: (number: string) => `Count ${number}`,
  anyPlace: 'No place named',
  states: {
    counting: 'Being counted',
    recount: 'Second count',
    posted: 'In the stock',
    dropped: 'Left',
  } satisfies Record<StockCount['state'], string>,
  none: 'Nothing was counted yet',
  noneText: 'Count one shelf a week, and the stock stays right.',
  counted: 'Counted',
  byLine: (by: string) => `by ${by}`,
  difference: 'Difference',
  expected: (count: number) => `There should be ${count}`,
  same: 'As it should be',
  packing: 'Pieces that are being packed are not counted.',
  second: (count: number) =>
    plural(count, { one: 'Count 1 size again', other: `Count ${count} sizes again` }),
  secondText: 'The difference is large. Someone who did not count these counts them once more.',
  notAsked: 'This one needs no second count.',
  left: (count: number) =>
    plural(count, { one: '1 size is not counted yet', other: `${count} sizes are not counted yet` }),
  isNone: 'None here',
  isNoneOf: (name: string) => `None of ${name} here`,
  more: (name: string) => `One more of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  kept: (count: number) =>
    plural(count, {
      one: '1 scan is kept on this device; it is sent when the connection is back.',
      other: `${count} scans are kept on this device; they are sent when the connection is back.`,
    }),
  refused: 'Not accepted. Load the page again and count these once more.',
  post: 'Enter the differences',
  posted: 'The stock is as counted',
  asked: 'Some are to be counted again',
  drop: 'Leave this count',
  dropTitle: 'Leave this count?',
  dropText: 'Nothing is entered. The count stays in the list as left.',
  shortTitle: 'Pieces of open orders are missing',
  shortText: 'If you enter it, the stock of these goes to 0 and the packer meets the shortage when picking.',
  shortAsk: 'A manager enters this count.',
  shortOf: (count: number) =>
    plural(count, {
      one: '1 piece of open orders is missing',
      other: `${count} pieces of open orders are missing`,
    }),
  accept: 'Enter it all the same',
  endedBy: (by: string, when: string) => `Ended by ${by}, ${when}`,
};
