import type { StockCount } from '../../delivery/stock/contract.ts';
import { plural } from '../plural.ts';

/** Counting what is on the shelf. */
export const stockCounts = {
  title: 'Counts',
  begin: 'Count a shelf',
  beginNow: 'Start',
  beginText: 'You can keep selling. Pieces sold during the count are not a difference.',
  place: 'Shelf or place',
  placeHint: 'Like: second shelf, left',
  category: 'Category',
  noCategory: 'None: anything you scan',
  countOf: (number: string) => `Count ${number}`,
  anyPlace: 'No place given',
  states: {
    counting: 'Being counted',
    recount: 'Second count',
    posted: 'Applied',
    dropped: 'Discarded',
  } satisfies Record<StockCount['state'], string>,
  none: 'No counts yet',
  noneText: 'Count one shelf a week to keep your stock right.',
  counted: 'Counted',
  byLine: (by: string) => `by ${by}`,
  difference: 'Difference',
  expected: (count: number) => `Expected: ${count}`,
  same: 'Matches',
  packing: 'Pieces that are being packed are not counted.',
  second: (count: number) =>
    plural(count, { one: 'Count 1 size again', other: `Count ${count} sizes again` }),
  secondText: 'The difference is large. Someone else should count these again.',
  notAsked: 'This one does not need a second count.',
  left: (count: number) =>
    plural(count, { one: '1 size not counted yet', other: `${count} sizes not counted yet` }),
  isNone: 'None here',
  isNoneOf: (name: string) => `None of ${name} here`,
  more: (name: string) => `One more of ${name}`,
  fewer: (name: string) => `One fewer of ${name}`,
  kept: (count: number) =>
    plural(count, {
      one: '1 scan is saved on this device. It will be sent when you are back online.',
      other: `${count} scans are saved on this device. They will be sent when you are back online.`,
    }),
  refused: 'Not accepted. Reload the page and count these again.',
  post: 'Apply the differences',
  posted: 'Stock updated',
  asked: 'Some need a second count',
  drop: 'Discard this count',
  dropTitle: 'Discard this count?',
  dropText: 'Stock does not change. The count stays in the list as discarded.',
  shortTitle: 'Pieces of open orders are missing',
  shortText: 'If you apply it, their stock goes to 0 and the packer will find them short when picking.',
  shortAsk: 'A manager has to apply this count.',
  shortOf: (count: number) =>
    plural(count, {
      one: '1 piece of open orders is missing',
      other: `${count} pieces of open orders are missing`,
    }),
  accept: 'Apply anyway',
  endedBy: (by: string, when: string) => `Ended by ${by}, ${when}`,
};
