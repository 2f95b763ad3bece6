import type { StoreFacts, StoreSentences } from '../../facts/contract.ts';
import { formatMoney } from '../../money.ts';
import { businessDays, businessDaySpan, clock, days, hours } from './counts.ts';

/** ما تقوله كل صفحة عن التوصيل والدفع والإرجاع والدعم. */
export function storeSentences(facts: StoreFacts): StoreSentences {
  const { deliveryDays, freeDeliveryFrom, returnDays, exchangeDays, supportHours, supportAnswerHours } =
    facts;
  const open = `كل يوم من ${clock(supportHours.opens)} إلى ${clock(supportHours.closes)}`;
  const free = freeDeliveryFrom === null ? '' : `، ومجاناً من ${formatMoney(freeDeliveryFrom, 'ar')}`;
  return {
    notice: `نوصّل إلى كل المدن السورية خلال ${businessDays(deliveryDays.max)} على الأكثر، والدفع نقداً عند الاستلام.`,
    promises: [
      { title: businessDaySpan(deliveryDays), text: `إلى كل المحافظات، والأجرة حسب المسافة${free}.` },
      {
        title: 'الدفع عند الاستلام',
        text: facts.showOldPounds ? 'بالليرة الجديدة أو القديمة.' : 'بالليرة السورية.',
      },
      {
        title: `الإرجاع خلال ${days(returnDays)}`,
        text: `والاستبدال خلال ${days(exchangeDays)} من صفحة طلباتك.`,
      },
      { title: open, text: `نردّ خلال ${hours(supportAnswerHours)}.` },
    ],
    support: `${open}. نردّ خلال ${hours(supportAnswerHours)}.`,
  };
}
