import type { OrderSizeLimit } from '../../../../shop/buying/cart/order-size.ts';
import type { CouponLimits } from '../../../../shop/buying/coupons/coupon.ts';
import type { EndpointName } from '../../../../shop/endpoints.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { type Language, languageFacts } from '../../../../shop/language.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { isEverywhere, type Pause } from '../../../../shop/people/closures/promised-days.ts';
import { governorates } from '../../../../shop/people/places/governorates.ts';
import type { OrderLimit } from '../../../../shop/people/trust/order-limit.ts';
import { texts } from '../../../../shop/texts/by-language.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { formatDay, formatMoment } from '../../../../shop/time/days.ts';
import { addDays } from '../../../../shop/time/store-time.ts';
import type { Refusal } from '../../../refusal.ts';

/** The messages a call may use instead of its default. */
export type AnswerWhen = keyof (typeof texts)['en']['messages']['answersWhen'];

export function doneMessage(name: EndpointName, language: Language, said: AnswerWhen | null): string {
  const { answers, answersWhen, done } = texts[language].messages;
  if (said !== null) return answersWhen[said];
  return isKeyOf(answers, name) ? answers[name] : done;
}

/** The success message of a console call: its pages show details themselves. */
export const consoleDoneMessage = (language: Language) => texts[language].messages.done;

/** The message of a refusal, in the reader's language: the only place where codes become sentences. */
export function failureMessage(
  { code, number, retryAfter, limit, size, pause, couponLimits }: Refusal,
  language: Language,
): string {
  const { refusals, refusalsWith } = texts[language].messages;
  if (pause !== null) return pauseSentence(pause, language);
  if (limit !== null) return limitSentence(limit, language);
  if (size !== null) return sizeSentence(size, language);
  if (couponLimits !== null) return couponSentence({ code, number }, couponLimits, language);
  if (retryAfter !== null) {
    if (code === 'RATE_LIMITED' || code === 'OTP_TOO_SOON') return refusalsWith[code](retryAfter);
    if (code === 'OTP_TOO_MANY_TRIES' || code === 'OTP_LIMIT') return refusalsWith[code](retryAfter);
  }
  if (number !== null) {
    if (code === 'NOT_ENOUGH_STOCK' || code === 'QUANTITY_LIMIT') return refusalsWith[code](number);
    if (code === 'POINTS_STEP' || code === 'POINTS_ABOVE_CART') return refusalsWith[code](number);
    if (code === 'CART_FULL' || code === 'SAVED_FULL') return refusalsWith[code](number);
  }
  return refusals[code];
}

/** Why a coupon does not count, with what it is for or what is missing. */
function couponSentence(
  { code, number }: Pick<Refusal, 'code' | 'number'>,
  limits: CouponLimits,
  language: Language,
): string {
  const { refusals, refusalsWith } = texts[language].messages;
  const [what = '', ...within] = limits.covers[language];
  const covers = [what, ...within.map((names) => `(${names})`)].join(' ');
  if (code === 'COUPON_MIN_SUBTOTAL' && number !== null)
    return refusalsWith[code](formatMoney(number, language));
  if (code === 'COUPON_PIECES' && number !== null) return refusalsWith[code](number, covers);
  if (code === 'COUPON_NOT_STARTED') return refusalsWith[code](formatDay(limits.startsAt, language));
  if (code === 'COUPON_PLACE') return refusalsWith[code](governorateNames(limits.governorateIds, language));
  if (code === 'COUPON_NOT_ELIGIBLE' && (covers !== '' || limits.onlyUndiscounted))
    return refusalsWith[code](covers, limits.onlyUndiscounted);
  return refusals[code];
}

const governorateNames = (ids: readonly string[], language: Language): string =>
  governorates
    .filter(({ _id }) => ids.includes(_id))
    .map(({ name }) => name[language])
    .join(languageFacts[language].comma);

/** What one order takes at most. */
export function sizeSentence({ of, most }: OrderSizeLimit, language: Language): string {
  const t = texts[language].messages.refusalsWith.ORDER_TOO_LARGE;
  return of === 'pounds' ? t.pounds(formatMoney(most, language)) : t[of](most);
}

/** What the limit is, why, and until when: never the name of a level. */
export function limitSentence(limit: OrderLimit, language: Language): string {
  const t = texts[language].orderLimits;
  const money = (pounds: number) => formatMoney(pounds, language);
  const { reason, refused, until } = limit;
  const sentences = [
    limit.code === 'ORDER_LIMIT' && t.orders[reason](limit.limit),
    limit.code === 'ORDER_TOTAL_LIMIT' && t.total[reason](money(limit.cap)),
    limit.code === 'ORDER_TOTAL_LIMIT' && limit.open > 0 && t.underWay(money(limit.open)),
    limit.code === 'ORDERING_PAUSED' && t.paused,
    reason === 'watched' && refused > 0 && t.notAccepted(refused),
    until !== null && t.until(formatDate(until, language)),
    t.cartStays,
  ];
  return sentences.filter((sentence) => sentence !== false).join(' ');
}

/** That the shop is not open yet, with the hour where it is planned. */
export const openingSentence = (opensAt: string | null, language: Language): string => {
  const t = texts[language].orderLimits;
  return opensAt === null ? t.opensSoon : t.opensAt(formatMoment(opensAt, language));
};

/** Why no order is taken now, in the merchant's words, and from when one is again. */
export function pauseSentence(pause: Pause, language: Language): string {
  const { sentence, until, unopened } = pause;
  const t = texts[language].orderLimits;
  if (unopened !== undefined) return openingSentence(unopened.opensAt, language);
  if (sentence === null) return t.daysFull;
  if (until === null) return sentence[language];
  const day = formatDay(addDays(until, 1), language);
  return `${sentence[language]} ${isEverywhere(pause) ? t.opensOn(day) : t.opensHereOn(day)}`;
}
