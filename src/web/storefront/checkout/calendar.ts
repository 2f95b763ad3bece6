import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { formatMoney } from '../../../shop/money.ts';
import type { Order } from '../../../shop/orders/contract.ts';
import { displayOrderNumber } from '../../../shop/orders/order-number.ts';
import { addDays } from '../../../shop/store-time.ts';

/** Hands the phone's calendar the days on which the courier may come. */
export function saveToCalendar(order: Order): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([calendarOf(order)], { type: 'text/calendar' }));
  link.download = `minwal-${order.number}.ics`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** An all-day event from the first to the last expected day (RFC 5545: lines end in CRLF, the end is excluded). */
export function calendarOf({ _id, number, placedAt, total, estimatedDelivery: { from, to } }: Order): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Minwal//Orders//EN',
    'BEGIN:VEVENT',
    `UID:${_id}@minwal`,
    `DTSTAMP:${placedAt.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${basic(from)}`,
    `DTEND;VALUE=DATE:${basic(addDays(to, 1))}`,
    `SUMMARY:${escaped(t.calendarTitle(displayOrderNumber(number)))}`,
    `DESCRIPTION:${escaped(t.calendarText(formatMoney(total, language)))}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
}

const basic = (day: string) => day.replaceAll('-', '');

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`);
