import { pointsExpiry } from '../../../shop/buying/points/expiry.ts';
import type { Language } from '../../../shop/language.ts';
import { formatMoney, formatNumber } from '../../../shop/money.ts';
import { invoiceNumber, taxContained } from '../../../shop/money/invoices/invoice.ts';
import type { HelpPageName } from '../../../shop/office/help/help-page.ts';
import { shownHelp } from '../../../shop/office/help/shown-help.ts';
import type { SentencePlace } from '../../../shop/office/settings/calls.ts';
import { isShopOpen, plannedOpening } from '../../../shop/people/closures/opening.ts';
import { factsOf } from '../../../shop/people/facts/facts-of.ts';
import { fillTemplate } from '../../../shop/people/notifications/message-template.ts';
import { orderLimit } from '../../../shop/people/trust/order-limit.ts';
import { trustLevels } from '../../../shop/people/trust/trust-level.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { isolated } from '../../../shop/texts/isolated.ts';
import { endOfBusinessWindow } from '../../../shop/time/business-days.ts';
import { formatDate } from '../../../shop/time/dates.ts';
import { formatDay } from '../../../shop/time/days.ts';
import { minutesAndSeconds } from '../../../shop/time/minutes-and-seconds.ts';
import { addDays, lastDayBefore, storeDateOf } from '../../../shop/time/store-time.ts';
import { centerPromise } from '../../people/closures/center-promise.ts';
import { limitSentence, openingSentence, sizeSentence } from '../../platform/http/reply/messages.ts';
import { fieldValuesOf } from '../help/published.ts';
import type { SentenceSources } from './sentence-sources.ts';

/** The total of an order that sentences with an amount are shown for, in pounds. */
const SAMPLE_TOTAL = 1000;

/** The sentences that show a setting to shoppers, by place. Values that are no settings are samples, such as today's date. */
export function shopperSentences(settings: Settings, sources: SentenceSources, language: Language) {
  const { help, now } = sources;
  const facts = factsOf(settings, language);
  const t = texts[language];
  const values = fieldValuesOf(settings);
  return {
    product: {
      returnable: t.product.returnable(settings.returnDays, settings.exchangeDays),
      promise: centerPromise(settings, language, sources).sentence,
      few: t.product.onlyIn(settings.lowStock, 'M'),
    },
    cart: {
      delivery: t.cart.deliveryUnknown(formatMoney(facts.deliveryFrom, language)),
      most: t.messages.refusalsWith.QUANTITY_LIMIT(settings.maxQuantityPerLine),
      lines: t.messages.refusalsWith.CART_FULL(settings.maxOrderLines),
      saved: t.messages.refusalsWith.SAVED_FULL(settings.maxOrderLines),
    },
    checkout: {
      office: facts.officePickup ? t.checkout.kindTexts.office : '',
      officeFee: facts.officePickup ? officeFeeText(facts.officeFee, language) : '',
      estimate: t.checkout.estimateDays(settings.estimateDays),
      notes: t.checkout.notesKinds.largest(formatNumber(settings.largestNote)),
      doorFee: facts.doorFee ? t.checkout.doorFee : '',
      doorRecheck: facts.doorRecheck ? t.checkout.doorRecheck : '',
      pieces: sizeSentence({ of: 'pieces', most: settings.maxOrderPieces }, language),
      pounds: sizeSentence({ of: 'pounds', most: settings.maxOrderTotal }, language),
      ...orderLimits(settings, language),
    },
    points: { rule: t.points.rule(facts.points), until: pointsUntil(settings, now, language) },
    coupons: t.coupons.until(formatDay(daysFrom(now, settings.pointsCouponDays), language)),
    returns: t.returns.refundTexts.points(facts.points.refundBonus),
    messages: messages(settings, sources, language),
    notifications: `${t.notifications.wishes.orders}: ${t.notifications.by[settings.orderNewsBy]}`,
    invoice: invoice(settings, now, language),
    signIn: {
      expires: t.account.expiresIn(minutesAndSeconds(settings.otp.lifetimeSeconds)),
      again: t.account.resendIn(minutesAndSeconds(settings.otp.resendSeconds)),
    },
    everyPage: {
      store: t.storeSentences(facts),
      opening: isShopOpen(settings, now) ? '' : openingSentence(plannedOpening(settings, now), language),
    },
    contact: [
      t.helpContact(facts),
      facts.dispatchCenter,
      helpText('contact'),
      facts.otherChannels.map(({ name, handle }) => `${name} ${handle}`),
    ],
    about: helpText('about'),
    help: t.help.numbers(facts),
    faq: helpText('faq'),
    policies: [helpText('terms'), helpText('privacy')],
  } satisfies Partial<Record<SentencePlace, unknown>>;

  function helpText(page: HelpPageName) {
    const { intro, parts } = shownHelp(help[page], values, language);
    const lines = (text: string) => text.split('\n');
    return {
      intro: lines(intro.text),
      parts: parts.map(({ _id, title, text }) => ({ id: _id, title, lines: lines(text) })),
    };
  }
}

function officeFeeText(fee: number | null, language: Language): string {
  const { sameFee, officeFree, officeFee } = texts[language].checkout;
  if (fee === null) return sameFee;
  return fee === 0 ? officeFree : officeFee(formatMoney(fee, language));
}

/** By level, the answers to one order too many and to one pound too many. */
function orderLimits(settings: Settings, language: Language) {
  const { watchedFrom } = settings.trust;
  const limits = trustLevels.flatMap((level) => {
    const standing = { level, refused: watchedFrom, until: null, openTotal: 0 };
    return [
      [`${level} orders`, orderLimit({ ...standing, openOrders: Infinity }, 0, settings)] as const,
      [`${level} total`, orderLimit({ ...standing, openOrders: 0 }, Infinity, settings)] as const,
    ];
  });
  return Object.fromEntries(
    limits.map(([key, limit]) => [key, limit === null ? '' : limitSentence(limit, language)]),
  );
}

/** Until when points that are credited now can be used. */
function pointsUntil(settings: Settings, now: Date, language: Language): string {
  const end = pointsExpiry(now, settings);
  return end === null ? '' : texts[language].points.until(formatDate(lastDayBefore(end), language));
}

/** The messages of the merchant's templates, as if sent now. */
function messages(settings: Settings, { templates, now }: SentenceSources, language: Language) {
  const { templateSamples, templateWords } = texts[language];
  const { giveBackDays, holidays, officeDays, pointsNoticeDays } = settings;
  const giveBack = lastDayBefore(endOfBusinessWindow(now, giveBackDays, holidays));
  const fill = (name: keyof SentenceSources['templates'], fields: Record<string, string>) => {
    const { title, text } = templates[name][language];
    const all = { ...templateSamples.fields, ...fields };
    return { title: fillTemplate(title, all), text: fillTemplate(text, all) };
  };
  return {
    approved: fill('return.approved', { how: templateWords.returnWays.store(formatDay(giveBack, language)) }),
    atOffice: fill('order.atOffice', {
      ...templateSamples.of['order.atOffice'],
      day: formatDay(daysFrom(now, officeDays), language),
    }),
    ending: fill('points.ending', { day: formatDay(daysFrom(now, pointsNoticeDays), language) }),
  };
}

function invoice({ taxRate, invoicePrefix }: Settings, now: Date, language: Language) {
  const { titles, tax } = texts[language].invoicePapers;
  const first = { prefix: invoicePrefix, year: Number(storeDateOf(now).slice(0, 4)), serial: 1 };
  return {
    number: `${titles.invoice} ${isolated(invoiceNumber('invoice', first))}`,
    tax: taxRate === 0 ? '' : tax(taxRate, formatMoney(taxContained(SAMPLE_TOTAL, taxRate), language)),
  };
}

const daysFrom = (now: Date, days: number) => addDays(storeDateOf(now), days);
