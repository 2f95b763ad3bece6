import { manyOrders } from '../test/many-orders.ts';
import { storeQuery } from './store-query.ts';

/** Before the first journey. */
// oxlint-disable-next-line import/no-default-export -- what Playwright calls
export default async function setup(): Promise<void> {
  await storeQuery(
    'insert into settings (value) values ($1) on conflict (only_row) do update set value = settings.value || $1',
    [JSON.stringify(manyOrders)],
  );
}
