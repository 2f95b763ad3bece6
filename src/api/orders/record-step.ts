import type { Language } from '../../shop/language.ts';
import { formatMoney } from '../../shop/money.ts';
import type { OrderStatus } from '../../shop/orders/contract.ts';
import { orderNews as ar } from '../../shop/texts/ar/order-news.ts';
import { type News, orderNews as en, type ToldStep } from '../../shop/texts/en/order-news.ts';
import { recordAudit } from '../account/audit.ts';
import { notify, type NotifyTerms } from '../account/notify.ts';
import type { Tx } from '../db/database.ts';
import { type Actor, signatureOf } from './actor.ts';
import type { LockedOrder } from './queries.ts';

/** Whom the news of an order reach, and in which language. */
export type Told = Pick<LockedOrder, 'id' | 'number' | 'shopper_id' | 'language' | 'total'>;

export type TakenStep = {
  readonly to: OrderStatus;
  readonly by: Actor;
  readonly reason: string;
  readonly now: Date;
};

/** Keeps what happened to an order, when, why and by whom: in its history and in the audit log. */
export async function recordStep(tx: Tx, orderId: string, { to, by, reason, now }: TakenStep): Promise<void> {
  await tx
    .insertInto('order_history')
    .values({ order_id: orderId, status: to, actor: signatureOf(by), reason, at: now })
    .execute();
  await recordAudit(tx, { actor: by.name, action: `order.${to}`, subject: orderId });
}

/** Tells the shopper of a step, in the language in which the order was placed. */
export async function tellStep(
  tx: Tx,
  order: Told,
  step: ToldStep,
  points: number,
  terms: NotifyTerms,
): Promise<void> {
  await tell(
    tx,
    order,
    (news, language) =>
      news.steps[step]({ number: order.number, total: formatMoney(order.total, language), points }),
    terms,
  );
}

/**
 * Tells the shopper of an order what `say` finds to say. The number stands in one piece: a phone would turn groups of
 * digits round in an Arabic line. Nobody is told of an order whose shopper is erased.
 */
export async function tell(
  tx: Tx,
  order: Told,
  say: (news: typeof en, language: Language) => News,
  terms: NotifyTerms,
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
  } as const;
  await notify(tx, notice, terms);
}
