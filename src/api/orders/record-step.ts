import type { OrderStatus } from '../../shop/orders/contract.ts';
import { formatMoney } from '../../shop/money.ts';
import { orderNews as ar } from '../../shop/texts/ar/order-news.ts';
import { orderNews as en, type ToldStep } from '../../shop/texts/en/order-news.ts';
import { recordAudit } from '../account/audit.ts';
import type { Tx } from '../db/database.ts';
import { type Doer, signatureOf } from './doer.ts';
import type { LockedOrder } from './queries.ts';

/** Whom the news of an order reach, and in which language. */
export type Told = Pick<LockedOrder, 'id' | 'number' | 'shopper_id' | 'phone' | 'language' | 'total'>;

export type TakenStep = {
  readonly to: OrderStatus;
  readonly by: Doer;
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

/**
 * Puts the news of a step into the outbox, in the language in which the order was placed. The number stands in one
 * piece: a phone would turn groups of digits round in an Arabic line.
 */
export async function tellStep(
  tx: Tx,
  order: Told,
  step: ToldStep,
  points: number,
  now: Date,
): Promise<void> {
  const facts = {
    number: order.number,
    total: formatMoney(order.total, order.language),
    points,
  };
  await tell(tx, order, texts[order.language].steps[step](facts), now);
}

/** Puts a message into the outbox; a job delivers it. Nobody is told of an order whose shopper is erased. */
export async function tell(tx: Tx, { shopper_id, phone }: Told, text: string, now: Date): Promise<void> {
  if (phone === null) return;
  await tx
    .insertInto('outbox')
    .values({ kind: 'order', shopper_id, recipient: phone, text, created_at: now, next_try_at: now })
    .execute();
}

const texts = { en, ar };
