import { lockParcel } from '../src/api/delivery/fulfilment/steps/parcel.ts';
import { walkOrder } from '../src/api/delivery/fulfilment/walk-order.ts';
import { helpIfAsked } from '../src/api/help-if-asked.ts';
// Moves an order along by the steps of its parcel, as the console does: `npm run order -- <number> <status> [reason]`.
import { type Db, transact } from '../src/api/platform/db/database.ts';
import { migrate } from '../src/api/platform/db/migrate.ts';
import { isRefusal } from '../src/api/refusal.ts';
import { readStoredSettings } from '../src/api/settings.ts';
import type { OrderStatus } from '../src/shop/buying/orders/contract.ts';
import { displayOrderNumber, readOrderNumber } from '../src/shop/buying/orders/order-number.ts';
import { nextStatuses, orderStatuses } from '../src/shop/buying/orders/status.ts';
import { parseSettings } from '../src/shop/office/settings/parse-settings.ts';
import { onDatabase } from './on-database.ts';

helpIfAsked('order');

const usage = `Say which order and where to: npm run order -- 482913053 inProgress\nStatuses: ${orderStatuses.join(', ')}; or back, once its pieces are back.`;

const [typed = '', wanted = '', ...reason] = process.argv.slice(2);
const to = ([...orderStatuses, 'back'] as const).find((place) => place === wanted);
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

async function moveOrder(db: Db, number: string, to: OrderStatus | 'back', why: string): Promise<Outcome> {
  const { settings } = parseSettings((await readStoredSettings(db)).value);
  const shown = displayOrderNumber(number);
  const outcome = await transact(db, async (tx) => {
    const parcel = await lockParcel(tx, { number });
    if (parcel === undefined) return { said: `There is no order ${shown}.`, done: false };
    const { order } = parcel;
    const was = order.status;
    const terms = { name: 'command', reason: why, settings, now: new Date() };
    const refusal = await walkOrder(tx, parcel, to, terms);
    if (refusal === null) return { said: `Order ${shown} was ${was} and is now ${to}.`, done: true };
    if (refusal.errors.length > 0)
      return { said: `Say why: npm run order -- ${number} ${to} nobody was at home`, done: false };
    const open = nextStatuses(order.status, 'merchant');
    const rest = open.length === 0 ? 'It goes nowhere by hand' : `By hand it goes to ${open.join(' or ')}`;
    return { said: `Order ${shown} is ${order.status} and does not go to ${to}. ${rest}.`, done: false };
  });
  return isRefusal(outcome) ? { said: outcome.code, done: false } : outcome;
}
