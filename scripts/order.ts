import { type Db, transact } from '../src/api/db/database.ts';
import { migrate } from '../src/api/db/migrate.ts';
import { lockOrder } from '../src/api/orders/queries.ts';
import { stepOrder } from '../src/api/orders/step-order.ts';
import { isRefusal } from '../src/api/refusal.ts';
import { readStoredSettings } from '../src/api/settings.ts';
// Moves an order along until the merchant's console exists: `npm run order -- <number> <status> [reason]`.
import type { OrderStatus } from '../src/shop/orders/contract.ts';
import { displayOrderNumber, readOrderNumber } from '../src/shop/orders/order-number.ts';
import { nextStatuses, orderStatuses } from '../src/shop/orders/status.ts';
import { parseSettings } from '../src/shop/settings.ts';
import { onDatabase } from './on-database.ts';

const usage = `Say which order and where to: npm run order -- 482913053 inProgress\nStatuses: ${orderStatuses.join(', ')}.`;

const [typed = '', wanted = '', ...reason] = process.argv.slice(2);
const to = orderStatuses.find((status) => status === wanted);
const number = readOrderNumber(typed);
if (to === undefined) report({ said: usage, done: false });
else if (number === null)
  report({ said: `${typed} is no order number: one of its digits is wrong.`, done: false });
else
  await onDatabase(async ({ url, db, isOwn }) => {
    if (isOwn) await migrate(url);
    report(await moveOrder(db, number, to, reason.join(' ')));
  });

type Outcome = { said: string; done: boolean };

function report({ said, done }: Outcome): void {
  process.stdout.write(`${said}\n`);
  process.exitCode = done ? 0 : 1;
}

async function moveOrder(db: Db, number: string, to: OrderStatus, why: string): Promise<Outcome> {
  const { settings } = parseSettings((await readStoredSettings(db)).value);
  const shown = displayOrderNumber(number);
  const outcome = await transact(db, async (tx) => {
    const order = await lockOrder(tx, { number });
    if (order === undefined) return { said: `There is no order ${shown}.`, done: false };
    const by = { role: 'merchant', name: 'command' } as const;
    const refusal = await stepOrder(tx, order, { to, by, reason: why, settings, now: new Date() });
    if (refusal === null) return { said: `Order ${shown} was ${order.status} and is now ${to}.`, done: true };
    if (refusal.errors.length > 0)
      return { said: `Say why: npm run order -- ${number} ${to} nobody was at home`, done: false };
    const open = nextStatuses(order.status, 'merchant');
    const rest = open.length === 0 ? 'It goes nowhere by hand' : `By hand it goes to ${open.join(' or ')}`;
    return { said: `Order ${shown} is ${order.status} and does not go to ${to}. ${rest}.`, done: false };
  });
  return isRefusal(outcome) ? { said: outcome.code, done: false } : outcome;
}
