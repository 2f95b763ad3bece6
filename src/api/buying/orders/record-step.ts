import type { OrderStatus } from '../../../shop/buying/orders/contract.ts';
import { orderNumberIn } from '../../../shop/buying/orders/order-number.ts';
import { type Actor, signatureOf } from '../../../shop/buying/orders/status.ts';
import { inEachLanguage, type Language } from '../../../shop/language.ts';
import { formatMoney } from '../../../shop/money.ts';
import type { FieldsOf, TemplateName } from '../../../shop/people/notifications/message-template.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { type NoticeFacts, notifyBy } from '../../people/notifications/message-templates.ts';
import type { NotifyTerms } from '../../people/notifications/notify.ts';
import { recordAudit } from '../../platform/db/audit.ts';
import type { Tx } from '../../platform/db/database.ts';
import { isExchangeParcel } from './is-exchange-parcel.ts';
import type { LockedOrder } from './queries.ts';

/** The recipient of an order's notifications, and their language. */
export type NotifiedOrder = Pick<
  LockedOrder,
  'id' | 'number' | 'shopper_id' | 'language' | 'sub_total' | 'total'
>;

export type TakenStep = {
  readonly to: OrderStatus;
  readonly by: Actor;
  readonly reason: string;
  readonly now: Date;
};

/** Records a status change, with time, reason and actor, in the order's history and the audit log. */
export async function recordStep(tx: Tx, orderId: string, { to, by, reason, now }: TakenStep): Promise<void> {
  await Promise.all([
    tx
      .insertInto('order_history')
      .values({ order_id: orderId, status: to, actor: signatureOf(by), reason, at: now })
      .execute(),
    recordAudit(tx, { actor: by.name, action: `order.${to}`, subject: orderId }),
  ]);
}

/** The steps that notify a shopper; returns have messages of their own. */
export type NotifiedStep = Exclude<StepOf<TemplateName>, 'completeWithPoints'>;
type StepOf<Name> = Name extends `order.${infer Step}` ? Step : never;

type OrderFacts = Record<'total' | 'pin' | 'carrier' | 'day' | 'reason', string>;

/** The facts of a step's message. */
export type StepFacts = Partial<OrderFacts> & {
  readonly points?: number;
  /** Facts in words, by language. */
  readonly inWords?: (language: Language) => Partial<OrderFacts>;
};

/**
 * Notifies the shopper of a status change, in the language the order was placed in: one message a step. Returns its id.
 * `known`: what was read before for the step's message.
 */
export async function notifyStep(
  tx: Tx,
  order: NotifiedOrder,
  step: NotifiedStep,
  { inWords, points = 0, ...facts }: StepFacts,
  terms: NotifyTerms,
  known: NoticeFacts | null = null,
): Promise<string | null> {
  if (isExchangeParcel(order) && step !== 'attempt')
    return notifyExchange(tx, order, step, { ...(inWords && { inWords }) }, terms);
  const template =
    step === 'complete' && points > 0 ? 'order.completeWithPoints' : (`order.${step}` as const);
  const fieldsFor = (language: Language) => ({
    ...NO_FACTS,
    total: formatMoney(order.total, language),
    points: texts[language].templateWords.points(points),
    ...facts,
    ...inWords?.(language),
  });
  return notifyShopper(tx, order, template, fieldsFor, terms, known);
}

/** The new pieces of an exchange have few messages: it is announced and ended by messages of the request. */
async function notifyExchange(
  tx: Tx,
  order: NotifiedOrder,
  step: NotifiedStep,
  { inWords }: Pick<StepFacts, 'inWords'>,
  terms: NotifyTerms,
): Promise<string | null> {
  const fieldsFor = (language: Language) => ({ carrier: '', day: '', ...inWords?.(language) });
  if (step === 'handOver' || step === 'handOverCompany')
    return notifyShopper(tx, order, 'exchange.sent', fieldsFor, terms);
  if (step === 'atOffice') return notifyShopper(tx, order, 'exchange.atOffice', fieldsFor, terms);
  return step === 'refuse' || step === 'recall' || step === 'lost'
    ? notifyShopper(tx, order, 'exchange.stopped', () => ({}), terms)
    : null;
}

const NO_FACTS = { pin: '', carrier: '', day: '', reason: '' };

/** Notifies the shopper by a template; the order's number is in groups, as on pages. */
export async function notifyShopper<Name extends TemplateName>(
  tx: Tx,
  order: NotifiedOrder,
  template: Name,
  fieldsFor: (language: Language) => Omit<FieldsOf<Name>, 'number'>,
  terms: NotifyTerms,
  known: NoticeFacts | null = null,
): Promise<string | null> {
  if (order.shopper_id === null) return null;
  // `fieldsFor` omits only the number, which is added here.
  const fieldsIn = (language: Language) =>
    ({ ...fieldsFor(language), number: orderNumberIn(language, order.number) }) as FieldsOf<Name>;
  const fields = inEachLanguage(fieldsIn);
  const to = { shopperId: order.shopper_id, href: `/order/${order.id}`, language: order.language } as const;
  return notifyBy(tx, { ...to, template, fields }, terms, known);
}
