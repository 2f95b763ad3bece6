import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { ConsoleReturn } from '../../../../../shop/delivery/returns/desk-contract.ts';
import { languageFacts } from '../../../../../shop/language.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { formatDay } from '../../../../../shop/time/days.ts';

/** Prints what the customer signs when the cash is paid: for whom, which pieces, how much, and a line for the name. */
export function printReceipt({ number, customer, items, refund }: ConsoleReturn): void {
  const tab = window.open('', '_blank');
  if (tab === null) return;
  const { document: paper } = tab;
  paper.documentElement.lang = language;
  paper.documentElement.dir = languageFacts[language].direction;
  paper.title = t.receiptTitle;
  const add = (tag: string, text: string) => {
    const element = paper.createElement(tag);
    element.textContent = text;
    paper.body.append(element);
    return element;
  };
  paper.body.style.cssText = 'font: 16px/1.6 "Readex Pro", system-ui, sans-serif; margin: 12mm';
  add('h1', t.receiptTitle);
  add(
    'p',
    [customer ?? '', orderNumberText(number), formatDay(new Date().toISOString(), language)]
      .filter(Boolean)
      .join(' · '),
  );
  for (const { name, color, size, quantity } of items)
    add('p', [`${quantity} × ${name}`, color.name, size.label].join(t.comma));
  add('h2', formatMoney(refund.cash, language));
  add('p', t.receiptSays);
  for (const line of t.receiptLines) add('p', `${line}: ${'.'.repeat(48)}`);
  tab.print();
}
