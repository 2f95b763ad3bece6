import { transact } from '../../platform/db/database.ts';
import { answer } from '../../platform/http/answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { addAlert, dropAlert, listAlerts } from './stock-alerts.ts';

export function alertRoutes(store: Store): void {
  const { db } = store;

  answer(store, 'getStockAlerts', async ({ shopper }) => ({ alerts: await listAlerts(db, shopper.id) }));

  answer(store, 'addStockAlert', async ({ input, shopper, now }) =>
    transact(db, async (tx) => {
      const refusal = await addAlert(tx, shopper.id, input, now);
      return isRefusal(refusal) ? refusal : { alerts: await listAlerts(tx, shopper.id) };
    }),
  );

  answer(store, 'removeStockAlert', async ({ input, shopper }) => {
    await dropAlert(db, shopper.id, input);
    return { alerts: await listAlerts(db, shopper.id) };
  });
}
