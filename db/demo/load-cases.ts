import type { Tx } from '../../src/api/platform/db/database.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';
import { insertRows } from './insert-rows.ts';

const APPEAL = 'demo-appeal';
const QUESTION = 'demo-question';

/** Open work of the customers' desk: an appeal of a watched customer, a question about an order, a note. */
export async function loadCases(
  tx: Tx,
  orders: readonly { id: string; shopper_id: string; watched?: true; stage: string }[],
  now: Date,
): Promise<void> {
  const watched = orders.find((order) => order.watched)?.shopper_id ?? '';
  const asking = orders.find(({ stage }) => stage === 'withCourier');
  if (asking === undefined) throw new Error('the demo has an order with a courier');
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
  const opened = (hours: number) => ({
    opened_at: ago(hours),
    due_at: new Date(ago(hours).getTime() + 48 * HOUR_MS),
  });
  await insertRows(tx, 'cases', [
    { id: APPEAL, shopper_id: watched, order_id: null, kind: 'appeal', channel: 'site', ...opened(5) },
    {
      id: QUESTION,
      shopper_id: asking.shopper_id,
      order_id: asking.id,
      kind: 'question',
      channel: 'whatsapp',
      ...opened(2),
    },
  ]);
  await insertRows(tx, 'case_messages', [
    { case_id: APPEAL, staff_id: null, text: 'كنت في البيت طوال اليوم ولم يتصل بي أحد.', at: ago(5) },
    { case_id: QUESTION, staff_id: null, text: 'هل يصل الطلب قبل الخميس؟', at: ago(2) },
  ]);
  await insertRows(tx, 'customer_notes', [
    { shopper_id: watched, staff_id: 'demo-support', text: 'تفضّل الاتصال بعد السادسة.', at: ago(30) },
  ]);
}
