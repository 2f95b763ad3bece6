import { language } from '#texts/language';
import { orders as t } from '#texts/orders';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { formatDay, formatPromisedDay } from '../../../../shop/time/days.ts';

type ExpectedFacts = Pick<Order, 'expected'> & {
  company?: Order['company'];
  address?: Pick<Order['address'], 'kind'>;
};

/** When an open order comes, or until when it is kept at an office; empty while unknown. */
export function whenText({ expected, company, address }: ExpectedFacts): string {
  if (expected === null) return '';
  const { what, isLate } = expected;
  const day = formatDay(expected.day, language);
  if (what === 'collect') {
    const office = company?.office || company?.name;
    return office ? t.atOffice(office, day) : t.collectBy(day);
  }
  if (isLate) return t.late(day);
  if (what === 'again') return t.nextTry(day);
  return t.expected[address?.kind ?? 'home'](formatPromisedDay({ to: expected.day }, language));
}
