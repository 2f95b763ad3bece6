import { lockOrder } from '../../src/api/buying/orders/queries.ts';
import { setApproval, setConditions } from '../../src/api/delivery/returns/desk/desk-changes.ts';
import { findReturn } from '../../src/api/delivery/returns/queries.ts';
import { requestReturn } from '../../src/api/delivery/returns/request-return.ts';
import { stepReturn } from '../../src/api/delivery/returns/step-return.ts';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { isRefusal } from '../../src/api/refusal.ts';
import { Settings } from '../../src/shop/settings.ts';
import { endOfBusinessWindow } from '../../src/shop/time/business-days.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';

const settings = Settings.parse({});

/** Of the orders that were just delivered one is paid back, one waits for the desk's answer, and a courier picks up one. */
export async function loadReturns(tx: Tx, now: Date): Promise<void> {
  const orders = await tx
    .selectFrom('orders')
    .select(['id', 'shopper_id', 'delivered_at'])
    .where('status', '=', 'delivered')
    .where('id', 'in', (from) => from.selectFrom('settlements').select('order_id'))
    .orderBy('placed_at', 'desc')
    .limit(3)
    .execute();
  for (const [place, { id, shopper_id: shopperId, delivered_at: deliveredAt }] of orders.entries()) {
    // So that each step comes after the one before it.
    const since = (part: number) =>
      new Date(now.getTime() - (1 - part) * (now.getTime() - (deliveredAt ?? now).getTime()));
    const by = { role: 'shopper', name: shopperId ?? '' } as const;
    const request = {
      orderId: id,
      kind: 'return',
      reason: place === 0 ? 'damaged' : 'wrongSize',
      items: null,
    } as const;
    const asked = await requestReturn(tx, request, { by, settings, now: since(0.2) });
    // A piece that does not go back stays with its buyer.
    if (isRefusal(asked)) continue;
    if (place === 0) await payBack(tx, id, asked.id, since);
    if (place === 2) await approve(tx, id, asked.id, since(0.8));
  }
}

/** The courier comes for it tomorrow. */
async function approve(tx: Tx, orderId: string, returnId: string, now: Date): Promise<void> {
  const order = await lockOrder(tx, { id: orderId });
  const request = await findReturn(tx, orderId, returnId);
  if (order === undefined || request === undefined) throw new Error('a request that was just made is there');
  const giveBackBy = endOfBusinessWindow(now, settings.giveBackDays, settings.holidays);
  const day = addDays(storeDateOf(now), 1);
  await setApproval(tx, returnId, { way: 'courier', pickupDay: day, giveBackBy });
  const by = { role: 'merchant', name: 'demo-manager' } as const;
  const how = { way: 'courier', day } as const;
  const refusal = await stepReturn(tx, order, request, { to: 'approved', by, how, settings, now });
  if (refusal !== null) throw new Error(`the demo's returns do not step: ${refusal.code}`);
}

async function payBack(
  tx: Tx,
  orderId: string,
  returnId: string,
  since: (part: number) => Date,
): Promise<void> {
  for (const [step, to] of (['approved', 'received', 'refunded'] as const).entries()) {
    const now = since(0.4 + step * 0.2);
    if (to === 'received') await receiveDamaged(tx, returnId);
    const order = await lockOrder(tx, { id: orderId });
    const request = await findReturn(tx, orderId, returnId);
    if (order === undefined || request === undefined)
      throw new Error('a request that was just made is there');
    const by = { role: 'merchant', name: 'demo-manager' } as const;
    const refusal = await stepReturn(tx, order, request, { to, by, settings, now });
    if (refusal !== null) throw new Error(`the demo's returns do not step: ${refusal.code}`);
  }
}

/** Damaged pieces do not go back on the shelf, which stays as the demo's products have it. */
async function receiveDamaged(tx: Tx, returnId: string): Promise<void> {
  const rows = await tx
    .selectFrom('return_items')
    .select(['item_no', 'quantity'])
    .where('return_id', '=', returnId)
    .execute();
  const items = rows.map(({ item_no: itemNo, quantity: damaged }) => {
    return { itemNo, resellable: 0, damaged, missing: 0, notOurs: 0 };
  });
  await setConditions(tx, returnId, { items, lowered: 0 });
}
