import { formatMoney } from '../../money.ts';
import type { StoreFacts } from '../../people/facts/contract.ts';
import { isolated } from '../isolated.ts';
import { businessDays, businessDaySpan, clock, daysInWords, hours, openHours } from './counts.ts';
import { identityLine } from './facts.ts';

/** What the named fields of a help text say; empty where there is nothing to say. */
export function helpFields(facts: StoreFacts) {
  const { identity, deliveryDays, freeDeliveryFrom, showOldPounds, supportHours } = facts;
  const line = identityLine(facts);
  return {
    shop: identity.name,
    returnDays: businessDays(facts.returnDays),
    exchangeDays: businessDays(facts.exchangeDays),
    deliveryDays: businessDaySpan(deliveryDays),
    deliveryMost: businessDays(deliveryDays.max),
    estimateDays: daysInWords(facts.estimateDays),
    deliveryFrom: formatMoney(facts.deliveryFrom, 'en'),
    freeDelivery: freeDeliverySentence(freeDeliveryFrom),
    supportHours: openHours(supportHours),
    opens: clock(supportHours.opens),
    closes: clock(supportHours.closes),
    answerHours: hours(facts.supportAnswerHours),
    channelName: isolated(facts.channel.name),
    channel: facts.channel.handle,
    identity: line === '' ? '' : `The store: ${line}.`,
    oldPounds: showOldPounds ? ', in new or old pounds' : '',
    newPounds: showOldPounds ? 'In new Syrian pounds. One new pound equals 100 old pounds.' : '',
  };
}

function freeDeliverySentence(from: number | null): string {
  if (from === null) return '';
  return from === 0 ? 'Delivery is free.' : `Delivery is free from ${formatMoney(from, 'en')} on.`;
}
