import type { Language } from '../../shop/language.ts';
import { formatMoney } from '../../shop/money.ts';
import type { OrderStatus } from '../../shop/orders/contract.ts';
import { orderNews as ar } from '../../shop/texts/ar/order-news.ts';
import {
  isInboxOnly,
  type News,
  type OrderFacts,
  orderNews as en,
  type NotifiedStep,
} from '../../shop/texts/en/order-news.ts';
import { recordAudit } from '../account/audit.ts';
import { notify, type NotifyTerms } from '../account/notify.ts';
import type { Tx } from '../db/database.ts';
import { type Actor, signatureOf } from './actor.ts';
import type { LockedOrder } from './queries.ts';

/** The recipient of an order's notifications, and their language. */
export type NotifiedOrder = Pick<LockedOrder, 'id' | 'number' | 'shopper_id' | 'language' | 'total'>;

export type TakenStep = {
  readonly to: OrderStatus;
  readonly by: Actor;
  readonly reason: string;
  readonly now: Date;
};

/** Records a status change, with time, reason and actor, in the order's history and the audit log. */
export async function recordStep(tx: Tx, orderId: string, { to, by, reason, now }: TakenStep): Promise<void> {
  await tx
    .insertInto('order_history')
    .values({ order_id: orderId, status: to, actor: signatureOf(by), reason, at: now })
    .execute();
  await recordAudit(tx, { actor: by.name, action: `order.${to}`, subject: orderId });
}

/** What a message says of a step, in the reader's language where it is words. */
export type StepFacts = Partial<Omit<OrderFacts, 'number' | 'total'>> & {
  /** Said by language: a day, a reason, a name. */
  readonly inWords?: (language: Language) => Partial<OrderFacts>;
};

/** Notifies the shopper of a status change, in the language the order was placed in. */
export async function tellStep(
  tx: Tx,
  order: NotifiedOrder,
  step: NotifiedStep,
  { inWords, ...facts }: StepFacts,
  terms: NotifyTerms,
): Promise<void> {
  const told = (language: Language): OrderFacts => ({
    ...NO_FACTS,
    number: order.number,
    total: formatMoney(order.total, language),
    ...facts,
    ...inWords?.(language),
  });
  await tell(tx, order, (news, language) => news.steps[step](told(language)), terms, isInboxOnly(step));
}

const NO_FACTS = { points: 0, pin: '', carrier: '', day: '', reason: '' };

/**
 * Notifies the shopper with the message `say` returns. The number is isolated: in Arabic text its digit groups would
 * be reordered. Deleted shoppers are skipped.
 */
export async function tell(
  tx: Tx,
  order: NotifiedOrder,
  say: (news: typeof en, language: Language) => News,
  terms: NotifyTerms,
  inboxOnly = false,
): Promise<void> {
  if (order.shopper_id === null) return;
  const said = { en: say(en, 'en'), ar: say(ar, 'ar') };
  const notice = {
    shopperId: order.shopper_id,
    kind: 'order',
    title: { en: said.en.title, ar: said.ar.title },
    text: { en: said.en.text, ar: said.ar.text },
    href: `/order/${order.id}`,
    language: order.language,
    inboxOnly,
  } as const;
  await notify(tx, notice, terms);
}
