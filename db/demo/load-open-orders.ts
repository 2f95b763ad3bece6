import type { Tx } from '../../src/api/platform/db/database.ts';
import type { ParcelStage } from '../../src/shop/buying/orders/contract.ts';
import type { StaffChannel } from '../../src/shop/buying/orders/status.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';
import { insertRows } from './insert-rows.ts';
import { loadCases } from './load-cases.ts';
import { COURIER, handOver, pack, pendingOrder, placeOrders, take } from './take-steps.ts';

const COMPANY = 'demo-north-freight';

type Goal = {
  readonly stage: ParcelStage | 'delivered';
  readonly hoursAgo: number;
  /** Held, with this reason for the shopper. */
  readonly held?: string;
  /** The customer is one to call before each order. */
  readonly watched?: true;
  /** How it came to the staff. */
  readonly source?: StaffChannel;
  /** How often it was called about without an answer. */
  readonly calls?: number;
};

/** What the console shows when the demo is opened: work at every stage, some of it late. */
const goals: readonly Goal[] = [
  { stage: 'toConfirm', hoursAgo: 0.2 },
  { stage: 'toConfirm', hoursAgo: 0.7, source: 'whatsapp' },
  { stage: 'toConfirm', hoursAgo: 1.9, watched: true },
  { stage: 'toConfirm', hoursAgo: 26, calls: 1, watched: true },
  { stage: 'toConfirm', hoursAgo: 5, held: 'طلبت الزبونة التأجيل حتى تعود من السفر' },
  { stage: 'toPick', hoursAgo: 3 },
  { stage: 'toPick', hoursAgo: 4, source: 'phone' },
  { stage: 'toPick', hoursAgo: 5 },
  { stage: 'picking', hoursAgo: 6 },
  { stage: 'short', hoursAgo: 7 },
  { stage: 'packed', hoursAgo: 20 },
  { stage: 'packed', hoursAgo: 22 },
  { stage: 'withCourier', hoursAgo: 28 },
  { stage: 'withCourier', hoursAgo: 29 },
  { stage: 'withCourier', hoursAgo: 24 * 9 },
  { stage: 'postponed', hoursAgo: 52 },
  { stage: 'withCompany', hoursAgo: 60 },
  { stage: 'atOffice', hoursAgo: 80 },
  { stage: 'comingBack', hoursAgo: 70 },
  { stage: 'delivered', hoursAgo: 49 },
  { stage: 'delivered', hoursAgo: 52 },
  { stage: 'delivered', hoursAgo: 75 },
  { stage: 'delivered', hoursAgo: 98 },
];

/** Orders under way, brought to their stages by the steps that the staff take. */
export async function loadOpenOrders(tx: Tx, now: Date): Promise<void> {
  const open = placedOrders(now);
  await placeOrders(tx, open);
  await insertRows(
    tx,
    'trust_marks',
    open
      .filter(({ goal }) => goal.watched)
      .map(({ row }) => ({
        shopper_id: row.shopper_id,
        level: 'watched',
        reason: 'طلبت مرتين ولم تستلم',
        until: new Date(now.getTime() + 60 * 24 * HOUR_MS),
        set_by: 'merchant:demo-manager',
        set_at: now,
      })),
  );
  await tx
    .insertInto('companies')
    .values({ id: COMPANY, name_en: 'North Freight', name_ar: 'شحن الشمال', phone: '+963212345678' })
    .execute();
  for (const { row, goal } of open) await bringInside(tx, row.id, goal, now);
  const out = (place: string) => open.filter(({ goal }) => placeOf(goal) === place).map(({ row }) => row.id);
  const at = new Date(now.getTime() - 2 * HOUR_MS);
  await handOver(tx, { courierId: COURIER }, out('courier'), at);
  await handOver(tx, { companyId: COMPANY }, out('company'), at);
  for (const { row, goal } of open) await bringOutside(tx, row.id, goal, now);
  await loadCases(
    tx,
    open.map(({ row, goal }) => ({ ...goal, ...row })),
    now,
  );
}

function placedOrders(now: Date) {
  return goals.map((goal, place) => {
    const { hoursAgo, source } = goal;
    const order = pendingOrder(place, { id: `open ${place}`, hoursAgo }, now);
    if (source === undefined) return { ...order, goal };
    const came = { source, taken_by: 'demo-support', consent_at: order.row.placed_at };
    return { ...order, row: { ...order.row, ...came }, goal };
  });
}

const outside = ['withCourier', 'postponed', 'comingBack', 'delivered'];

function placeOf({ stage }: Goal): 'courier' | 'company' | null {
  if (outside.includes(stage)) return 'courier';
  return stage === 'withCompany' || stage === 'atOffice' ? 'company' : null;
}

async function bringInside(tx: Tx, id: string, goal: Goal, now: Date): Promise<void> {
  const { stage, held, calls = 0 } = goal;
  const at = (part: number) => new Date(now.getTime() - goal.hoursAgo * HOUR_MS * (1 - part));
  for (let call = 0; call < calls; call += 1)
    await insertRows(tx, 'call_attempts', [
      { order_id: id, outcome: 'noAnswer', actor: 'merchant:demo-support', at: at(0.1 * (call + 1)) },
    ]);
  if (held !== undefined) {
    const until = new Date(now.getTime() + 72 * HOUR_MS);
    await take(tx, id, 'support', { step: 'hold', reason: held, until }, at(0.3));
  }
  if (stage === 'toConfirm') return;
  await take(tx, id, 'support', { step: 'confirm' }, at(0.1));
  if (stage === 'toPick') return;
  await take(tx, id, 'packer', { step: 'pick' }, stage === 'picking' ? now : at(0.2));
  if (stage === 'picking') return;
  if (stage === 'short')
    return take(tx, id, 'packer', { step: 'short', found: [{ lineNo: 1, found: 0 }] }, at(0.25));
  await pack(tx, id, at(0.25));
}

async function bringOutside(tx: Tx, id: string, { stage }: Goal, now: Date): Promise<void> {
  const at = new Date(now.getTime() - HOUR_MS);
  if (stage === 'atOffice')
    await take(tx, id, 'manager', { step: 'atOffice', office: 'مكتب حلب، العزيزية' }, at);
  const nextDate = addDays(storeDateOf(now), 1);
  if (stage === 'postponed')
    await take(tx, id, 'courier', { step: 'attempt', reason: 'لم يكن في البيت', nextDate }, at);
  if (stage === 'comingBack')
    await take(tx, id, 'courier', { step: 'refuse', refusal: 'changedMind', reason: 'غيّر رأيه' }, at);
  if (stage === 'delivered') await take(tx, id, 'courier', { step: 'deliver', kept: null }, at);
}
