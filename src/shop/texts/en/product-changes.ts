import type { BulkAction, BulkProblem } from '../../catalog/products/bulk/bulk-action.ts';
import type { ChangeRowKind } from '../../catalog/products/bulk/bulk-limits.ts';
import { formatNumber } from '../../money.ts';
import { plural } from '../plural.ts';

type Kind = BulkAction['kind'];

const products = (n: number) => plural(n, { one: '1 product', other: `${formatNumber(n)} products` });

/** Changes of many products at once. */
export const productChanges = {
  bar: 'What to do with the ticked products',
  chosen: products,
  allOfList: (n: number) => `All ${formatNumber(n)} of this list`,
  firstOfList: (n: number) => `The first ${formatNumber(n)} of this list`,
  actions: {
    publish: 'Publish',
    hide: 'Hide for now',
    archive: 'Archive',
    schedule: 'Publish later',
    seasons: 'Season',
    place: 'Category',
  } satisfies Record<Kind, string>,
  discount: 'Discount',
  price: 'Price',
  effects: {
    publish: 'Shoppers see these products at once.',
    hide: 'Shoppers do not find these products; their pages say that they are not available now.',
    archive: 'Shoppers do not find these products; their pages lead to their categories. Orders keep them.',
    schedule: 'These products come into the shop automatically at that minute.',
    seasons: 'Shoppers find these products under these seasons, in place of those they had.',
    place:
      'Shoppers find these products under this category. The days to return them are those of the category.',
  } satisfies Record<Kind, string>,
  seasonsHint: 'These replace the seasons that the products have. None: they are of no season.',
  preview: 'Show what changes',
  change: (n: number) => `Will change: ${products(n)}`,
  stay: (n: number) => `Stays as it is: ${products(n)}`,
  fewOf: (n: number, of: number) => `The first ${formatNumber(n)} of ${formatNumber(of)}:`,
  nothing: 'None of these products would change.',
  apply: (action: string, n: number) => `${action} · ${products(n)}`,
  done: (action: string, n: number) => `${action}: done for ${products(n)}`,
  notDone: (n: number) => `Not done for ${products(n)}`,
  noneDone: 'No product was changed.',
  stayTicked: 'These stay ticked:',
  problems: {
    state: (state: string) => `Not possible in its state: “${state}”.`,
    same: 'It has this already.',
    incomplete: (fields: string) => `Still missing: ${fields}.`,
    edited: 'It was edited since the preview.',
    changed: 'It was changed again since.',
    placeGone: 'Its earlier category is deleted.',
    minutePast: 'Its time to be published is over.',
  } satisfies Record<BulkProblem, string | ((text: string) => string)>,
  undo: 'Undo all of it',
  undone: (n: number) => `Restored: ${products(n)}`,
  kept: (n: number, names: string) => `${products(n)} stay as they are: ${names}`,
  andMore: (names: string) => `${names} and more`,
  undoSays: 'This can be undone for 30 days. Products that were changed again since stay as they are.',

  title: 'Earlier changes',
  none: 'No products were changed together yet.',
  states: { draft: 'Not applied', applied: 'Applied', undone: 'Undone' },
  did: {
    publish: () => 'Published',
    hide: () => 'Hidden',
    archive: () => 'Archived',
    schedule: (when: string) => `Publish on ${when}`,
    seasons: (seasons: string) => `Season: ${seasons}`,
    place: (place: string) => `Category: ${place}`,
  } satisfies Record<Kind, (more: string) => string>,
  noSeason: 'none',
  placeGone: 'deleted',
  counts: {
    refused: (n: number) => `${formatNumber(n)} did not fit`,
    skipped: (n: number) => `${formatNumber(n)} edited meanwhile`,
    kept: (n: number) => `${formatNumber(n)} kept`,
    ready: (n: number) => `${formatNumber(n)} will change`,
    applied: (n: number) => `${formatNumber(n)} changed`,
    restored: (n: number) => `${formatNumber(n)} restored`,
  } satisfies Record<ChangeRowKind, (n: number) => string>,
  rows: {
    refused: 'Does not fit',
    skipped: 'Edited meanwhile',
    kept: 'Kept',
    ready: 'Will change',
    applied: 'Changed',
    restored: 'Restored',
  } satisfies Record<ChangeRowKind, string>,
  all: 'All',
  product: 'Product',
  fromTo: (before: string, after: string) => `${before} → ${after}`,
  before: 'Before',
  after: 'After',
  what: 'What became of it',
  madeBy: (by: string, when: string) => `${by}, ${when}`,
  forTicked: (n: number) => `For the ticked: ${products(n)}`,
  forOthers: 'Choose by category and brand instead',
};
