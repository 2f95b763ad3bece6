import { formatMoney } from '../../money.ts';
import type { StoreFacts, StoreSentences } from '../../people/facts/contract.ts';
import { isolated } from '../isolated.ts';
import { businessDays, businessDaySpan, hours, openHours } from './counts.ts';

/** ما تقوله كل صفحة عن التوصيل والدفع والإرجاع والدعم. */
export function storeSentences(facts: StoreFacts): StoreSentences {
  const { deliveryDays, freeDeliveryFrom, returnDays, exchangeDays, supportHours, supportAnswerHours } =
    facts;
  const open = `كل يوم ${openHours(supportHours)}`;
  const free = freeDeliveryFrom === null ? '' : `، ومجاناً من ${formatMoney(freeDeliveryFrom, 'ar')}`;
  const fee = freeDeliveryFrom === 0 ? ' مجاناً' : `، والأجرة حسب المسافة${free}`;
  return {
    notice: `نوصّل إلى كل المدن السورية خلال ${businessDays(deliveryDays.max)} على الأكثر، والدفع نقداً عند الاستلام.`,
    noticeShort: 'الدفع عند الاستلام في كل سوريا',
    promises: [
      { title: businessDaySpan(deliveryDays), text: `إلى كل المحافظات${fee}.` },
      {
        title: 'الدفع عند الاستلام',
        text: facts.showOldPounds ? 'بالليرة الجديدة أو القديمة.' : 'بالليرة السورية.',
      },
      {
        title: `الإرجاع خلال ${businessDays(returnDays)}`,
        text: `والاستبدال خلال ${businessDays(exchangeDays)}، ما لم تُذكر مدة أخرى في صفحة المنتج.`,
      },
      { title: open, text: `نردّ خلال ${hours(supportAnswerHours)}.` },
    ],
    identity: identityLine(facts),
    support: `${open}. نردّ خلال ${hours(supportAnswerHours)}.`,
  };
}

export function identityLine({ identity }: Pick<StoreFacts, 'identity'>): string {
  const { name, commercialRegister, taxNumber, address, phone } = identity;
  const facts = [
    commercialRegister && `السجل التجاري ${isolated(commercialRegister)}`,
    taxNumber && `الرقم الضريبي ${isolated(taxNumber)}`,
    address,
    phone && `\u2066${phone.replaceAll(' ', '\u00a0')}\u2069`,
  ].filter(Boolean);
  return facts.length === 0 ? '' : [name, ...facts].join(' · ');
}
