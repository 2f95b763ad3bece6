import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../../../../../test/store.ts';
import { storeAddress, runningAddress } from './running-address.ts';

const store = await openStore();

test('a command reads the address of the store that runs, and none of one that was killed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'address-'));
  expect(await runningAddress(folder)).toBeNull();
  const address = await store.app.listen({ host: '127.0.0.1', port: 0 });
  const forget = await storeAddress(folder, address);
  expect(await runningAddress(folder)).toBe(address);
  await storeAddress(folder, 'http://127.0.0.1:9');
  expect(await runningAddress(folder)).toBeNull();
  // The address of another is not forgotten.
  await forget();
  await storeAddress(folder, address);
  await forget();
  expect(await runningAddress(folder)).toBeNull();
});
