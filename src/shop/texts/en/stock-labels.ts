import type { LabelSheet } from '../../delivery/stock/calls.ts';

/** Labels with the barcodes of pieces. */
export const stockLabels = {
  title: 'Labels',
  print: 'Print labels',
  open: 'Open the PDF',
  sheet: 'Paper',
  sheets: {
    '50x30': 'Roll, 50 × 30 mm',
    '40x25': 'Roll, 40 × 25 mm',
    'a4-24': 'A4, 24 labels of 70 × 37 mm',
    'a4-65': 'A4, 65 labels of 38 × 21 mm',
  } satisfies Record<LabelSheet, string>,
  copies: 'Copies',
  priced: 'With the price',
  ofReceipt: 'One label for each piece received.',
};
