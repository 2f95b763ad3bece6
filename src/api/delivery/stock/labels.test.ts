import { expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openConsole } from '../../../../test/console.ts';
import { logLinesOf } from '../../../../test/log-lines.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ environment: { LOG_LEVEL: 'error' } });

test('labels are sent once: no fault is logged after them', async () => {
  const productId = await addProduct(store.db);
  const packer = await openConsole(store, ['packer']);
  const faults = logLinesOf(store.app.log);
  const { status } = await packer.send('GET', `/api/console/v1/labels?productId=${productId}&copies=2`);
  expect([status, faults]).toEqual([200, []]);
});
