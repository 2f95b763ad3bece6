import { plural } from '../plural.ts';

/** What labels and packing slips say. */
export const papers = {
  titles: { label: 'Labels', slip: 'Packing slips', manifest: 'Manifest' },
  cash: 'Cash at the door',
  pieces: (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` }),
  items: 'Pieces',
  discount: 'Discount',
  delivery: 'Delivery',
  comma: ', ',
  exchange: 'In place of returned pieces',
  atOffice: 'Office pick-up',
  manifest: {
    order: 'Order',
    place: 'To',
    pieces: 'Pieces',
    waybill: 'Waybill',
    cash: 'Cash to collect',
    parcels: 'Parcels',
    returns: 'To pick up and pay back',
    refunds: 'To pay back',
    collect: 'To bring to the store',
    handedOver: 'Handed over by',
    received: 'Received by',
    signature: 'Name, date and signature',
  },
  paper: 'Paper',
  papers: { a6: 'A6 sheet', '80mm': '80\u00a0mm roll' },
  printManifest: 'Print the manifest',
  printLabel: 'Print the label',
  printSlip: 'Print the slip',
};
