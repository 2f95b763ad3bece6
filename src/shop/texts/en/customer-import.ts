import { plural } from '../plural.ts';

/** Customers of another shop. */
export const customerImport = {
  title: 'Bring in customers',
  what: 'A list with name and phone, and the address if you have it: city, area and street. CSV or XLSX, up to 2,000 rows. They become customers without an account; who is in the shop already stays as they are.',
  noOrders: 'Their orders in another shop cannot be brought in.',
  choose: 'Choose a file',
  reading: 'Reading the file…',
  found: (count: number) => plural(count, { one: '1 new customer', other: `${count} new customers` }),
  there: (count: number) =>
    plural(count, { one: '1 is in the shop already', other: `${count} are in the shop already` }),
  refused: (count: number) => plural(count, { one: '1 row is refused', other: `${count} rows are refused` }),
  saveRefused: 'Save the refused rows',
  consent: 'These people agreed that the shop keeps their name, phone and address to sell to them',
  add: 'Bring them in',
  added: (count: number) =>
    plural(count, { one: '1 customer was added.', other: `${count} customers were added.` }),
  nothing: 'The file has nobody new.',
  failed: 'The file was not read. Does it have a column of phones?',
  reason: 'Reason',
  faults: {
    noPhone: 'There is no phone.',
    badPhone: 'This is not a Syrian mobile number.',
    noName: 'There is no name.',
  },
};
