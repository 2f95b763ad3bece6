import { formatMoney } from '../../money.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import type { helpFields as en } from '../en/help-fields.ts';
import { isolated } from '../isolated.ts';
import type { TextsOf } from '../texts-of.ts';
import { businessDays, businessDaySpan, clock, daysInWords, handle, hours, openHours } from './counts.ts';
import { identityLine } from './facts.ts';

export function helpFields(facts: StoreFacts): TextsOf<ReturnType<typeof en>> {
  const { identity, deliveryDays, freeDeliveryFrom, showOldPounds, supportHours } = facts;
  const line = identityLine(facts);
  return {
    shop: identity.name,
    returnDays: businessDays(facts.returnDays),
    exchangeDays: businessDays(facts.exchangeDays),
    deliveryDays: businessDaySpan(deliveryDays),
    deliveryMost: businessDays(deliveryDays.max),
    estimateDays: daysInWords(facts.estimateDays),
    deliveryFrom: formatMoney(facts.deliveryFrom, 'ar'),
    freeDelivery: freeDeliverySentence(freeDeliveryFrom),
    supportHours: openHours(supportHours),
    opens: clock(supportHours.opens),
    closes: clock(supportHours.closes),
    answerHours: hours(facts.supportAnswerHours),
    channelName: isolated(facts.channel.name),
    channel: handle(facts),
    identity: line === '' ? '' : `المتجر: ${line}.`,
    oldPounds: showOldPounds ? '، بالليرة الجديدة أو القديمة' : '',
    newPounds: showOldPounds ? 'بالليرة السورية الجديدة، وكل ليرة جديدة تساوي 100\u00a0ليرة قديمة.' : '',
  };
}

function freeDeliverySentence(from: number | null): string {
  if (from === null) return '';
  return from === 0
    ? 'والتوصيل حالياً مجاني.'
    : `والتوصيل مجاني للطلبات من ${formatMoney(from, 'ar')} فما فوق.`;
}
