import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Order, OrderStatus } from '../src/shop/buying/orders/contract.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);
const wayToDoor: OrderStatus[] = ['inProgress', 'inDelivery', 'delivered'];

/** Changes an order's status with the store's command, as the merchant. */
export async function moveOrder({ number }: Order, to: OrderStatus): Promise<void> {
  for (const status of wayToDoor.slice(0, wayToDoor.indexOf(to) + 1)) {
    await run(process.execPath, ['scripts/order.ts', number, status], {
      cwd: root,
      env: { ...process.env, DATA_DIR: process.env['STORE_DATA_DIR'] ?? '.data' },
    });
  }
}
