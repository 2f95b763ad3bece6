import type { ExchangeRate } from '../../../shop/delivery/stock/rate-calls.ts';
import { rateNow } from '../../catalog/browse/product-cost.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Store } from '../../store.ts';

const MOST_RATES = 200;

/** The rates of the dollar: read, and set for what comes. */
export function rateRoutes(store: Store): void {
  answerConsole(store, 'listRates', async () => {
    const { cashStep, maxPriceChange } = await store.settings();
    return { rates: await readRates(store.db), cashStep, maxPriceChange };
  });

  answerChange(store, 'setRate', async (tx, { input: { rate, note = '' }, staff, now }) => {
    const before = await rateNow(tx);
    await tx.insertInto('exchange_rates').values({ at: now, rate, note, staff_id: staff.id }).execute();
    const change = { before: { rate: before }, after: { rate, note } };
    await recordStaffAudit(tx, { staff, action: 'stock.rate', subject: 'USD', ...change }, now);
    return { rates: await readRates(tx) };
  });
}

async function readRates(db: Db): Promise<ExchangeRate[]> {
  const rows = await db
    .selectFrom('exchange_rates as r')
    .leftJoin('staff as s', 's.id', 'r.staff_id')
    .select(['r.id', 'r.at', 'r.rate', 'r.note', 's.name'])
    .orderBy('r.at', 'desc')
    .orderBy('r.id', 'desc')
    .limit(MOST_RATES)
    .execute();
  return rows.map(({ id, at, name, ...row }) => ({
    ...row,
    _id: id,
    at: at.toISOString(),
    by: name,
  }));
}
