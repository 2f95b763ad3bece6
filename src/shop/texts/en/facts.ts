import { formatMoney } from '../../money.ts';
import type { StoreFacts, StoreSentences } from '../../people/facts/contract.ts';
import { businessDays, businessDaySpan, hours, openHours } from './counts.ts';

/** What every page says of delivery, payment, returns and support. */
export function storeSentences(facts: StoreFacts): StoreSentences {
  const { deliveryDays, freeDeliveryFrom, returnDays, exchangeDays, supportHours, supportAnswerHours } =
    facts;
  const free = freeDeliveryFrom === null ? '' : `, free from ${formatMoney(freeDeliveryFrom, 'en')}`;
  const fee = freeDeliveryFrom === 0 ? 'free of charge' : `the fee depends on distance${free}`;
  return {
    notice: `Every city in Syria, ${businessDaySpan(deliveryDays)}. Pay cash at the door.`,
    noticeShort: 'Cash on delivery, all of Syria',
    promises: [
      { title: businessDaySpan(deliveryDays), text: `To all governorates; ${fee}.` },
      {
        title: 'Cash on delivery',
        text: facts.showOldPounds ? 'Pay in new or old Syrian pounds.' : 'Pay in Syrian pounds.',
      },
      {
        title: `${businessDays(returnDays)} to return`,
        text: `${businessDays(exchangeDays)} to exchange, unless the product page says otherwise.`,
      },
      {
        title: `Daily, ${openHours(supportHours, '–')}`,
        text: `We reply within ${hours(supportAnswerHours)}.`,
      },
    ],
    identity: identityLine(facts),
    support: `Daily, ${openHours(supportHours)}. We reply within ${hours(supportAnswerHours)}.`,
  };
}

/** Who the store is, in one line; empty where the merchant has said no more than the name. */
export function identityLine({ identity }: Pick<StoreFacts, 'identity'>): string {
  const { name, commercialRegister, taxNumber, address, phone } = identity;
  const facts = [
    commercialRegister && `Commercial register ${commercialRegister}`,
    taxNumber && `Tax number ${taxNumber}`,
    address,
    phone.replaceAll(' ', '\u00a0'),
  ].filter(Boolean);
  return facts.length === 0 ? '' : [name, ...facts].join(' · ');
}
