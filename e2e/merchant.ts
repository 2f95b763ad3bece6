import { lockParcel } from '../src/api/delivery/fulfilment/steps/parcel.ts';
import { walkOrder } from '../src/api/delivery/fulfilment/walk-order.ts';
import { openDatabase, transact } from '../src/api/platform/db/database.ts';
import { isRefusal } from '../src/api/refusal.ts';
import { readStoredSettings } from '../src/api/settings.ts';
import type { OrderStatus } from '../src/shop/buying/orders/contract.ts';
import { parseSettings } from '../src/shop/office/settings/parse-settings.ts';
import { storeDatabaseUrl } from './store-query.ts';

const wayToDoor: OrderStatus[] = ['inProgress', 'inDelivery', 'delivered'];

/** Takes an order to a status, as the merchant does with `npm run order`. */
export async function moveOrder(
  { number }: { number: string },
  to: OrderStatus,
  dataDir?: string,
  now = new Date(),
): Promise<void> {
  const { db } = openDatabase(storeDatabaseUrl(dataDir), 1);
  const { settings } = parseSettings((await readStoredSettings(db)).value);
  for (const status of wayToDoor.slice(0, wayToDoor.indexOf(to) + 1)) {
    const outcome = await transact(db, async (tx) => {
      const parcel = await lockParcel(tx, { number });
      if (parcel === undefined) throw new Error(`there is no order ${number}`);
      return walkOrder(tx, parcel, status, { name: 'command', reason: '', settings, now });
    });
    if (isRefusal(outcome)) throw new Error(`${number} does not go to ${status}: ${outcome.code}`);
  }
  await db.destroy();
}
