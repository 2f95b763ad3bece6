import { plural } from '../plural.ts';

/** What labels and packing slips say. */
export const papers = {
  titles: { label: 'Labels', slip: 'Packing slips' },
  cash: 'Cash at the door',
  pieces: (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` }),
  items: 'Pieces',
  discount: 'Discount',
  delivery: 'Delivery',
  comma: ', ',
  atOffice: 'Office pick-up',
  printLabel: 'Print the label',
  printSlip: 'Print the slip',
};
