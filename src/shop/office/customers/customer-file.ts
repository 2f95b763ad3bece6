import { parsePhone } from '../../people/account/phone.ts';
import { findPlace } from '../../people/places/find-place.ts';
import { columnsOf, headingWord } from '../../sheets/headings.ts';
import type { GivenCustomer } from './import-calls.ts';

export const customerColumns = ['name', 'lastName', 'phone', 'city', 'area', 'street', 'details'] as const;
export type CustomerColumn = (typeof customerColumns)[number];

/** What lists of customers, and the exports of other platforms, call a column. */
const headings: Readonly<Record<CustomerColumn, readonly string[]>> = {
  name: [
    'name',
    'full name',
    'customer',
    'customer name',
    'first name',
    'display name',
    'الاسم',
    'الاسم الكامل',
    'الاسم الأول',
    'اسم الزبون',
    'الزبون',
    'اسم العميل',
    'العميل',
  ],
  lastName: ['last name', 'surname', 'الاسم الأخير', 'اسم العائلة', 'الكنية'],
  phone: [
    'phone',
    'phone number',
    'mobile',
    'mobile number',
    'mobile phone',
    'telephone',
    'whatsapp',
    'default address phone',
    'billing phone',
    'الهاتف',
    'رقم الهاتف',
    'الموبايل',
    'رقم الموبايل',
    'الجوال',
    'رقم الجوال',
    'رقم',
    'الرقم',
    'واتساب',
  ],
  city: ['city', 'default address city', 'billing city', 'governorate', 'المدينة', 'المحافظة'],
  area: ['area', 'district', 'neighborhood', 'الحي', 'المنطقة'],
  street: [
    'address',
    'street',
    'address 1',
    'address1',
    'default address address1',
    'billing address 1',
    'العنوان',
    'الشارع',
  ],
  details: ['address 2', 'address2', 'default address address2', 'details', 'تفاصيل العنوان'],
};

export const customerHeadings = new Map(
  customerColumns.flatMap((column) =>
    headings[column].map((heading): [string, CustomerColumn] => [headingWord(heading), column]),
  ),
);

type Row = { readonly number: number; readonly cells: readonly string[] };
type RefusedCustomer = { row: number; fault: 'noPhone' | 'badPhone' | 'noName' };

/** Names in a shop, and addresses, have at most this length. */
const LONGEST = 100;

/** The customers of a list, each phone once; an address only where its city is known. `null` without a column of phones. */
export function readCustomers(
  head: readonly string[],
  rows: readonly Row[],
): { customers: GivenCustomer[]; refused: RefusedCustomer[] } | null {
  const columns = columnsOf(head, customerHeadings);
  if (!columns.includes('phone')) return null;
  const customers = new Map<string, GivenCustomer>();
  const refused: RefusedCustomer[] = [];
  for (const { number, cells } of rows) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const read = (column: CustomerColumn) =>
      (cells[columns.indexOf(column)] ?? '').replaceAll(/\s+/g, ' ').trim();
    const typed = read('phone').replace(/^'/, '');
    const phone = parsePhone(typed);
    const name = [read('name'), read('lastName')].filter(Boolean).join(' ').slice(0, LONGEST);
    if (phone === null) refused.push({ row: number, fault: typed === '' ? 'noPhone' : 'badPhone' });
    else if (name === '') refused.push({ row: number, fault: 'noName' });
    else if (!customers.has(phone)) customers.set(phone, { name, phone, ...addressIn(read) });
  }
  return { customers: [...customers.values()], refused };
}

function addressIn(
  read: (column: CustomerColumn) => string,
): Pick<GivenCustomer, 'city' | 'area' | 'street'> {
  const street = [read('street'), read('details')].filter(Boolean).join('، ').slice(0, LONGEST);
  const [city, area] = [read('city'), read('area')];
  const isWhole = findPlace(city) !== null && area !== '' && street !== '';
  return isWhole
    ? { city: city.slice(0, LONGEST), area: area.slice(0, LONGEST), street }
    : { city: '', area: '', street: '' };
}
