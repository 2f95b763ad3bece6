import type { Tx } from '../../src/api/db/database.ts';
import { createRun, handOverRun, lockRun } from '../../src/api/fulfilment/runs/runs.ts';
import type { WantedParcelStep } from '../../src/api/fulfilment/steps/parcel-step.ts';
import { linesOf, lockParcel } from '../../src/api/fulfilment/steps/parcel.ts';
import { stepParcel } from '../../src/api/fulfilment/steps/step-parcel.ts';
import { isRefusal, type Refusal } from '../../src/api/refusal.ts';
import type { ParcelStage } from '../../src/shop/orders/contract.ts';
import type { StaffChannel } from '../../src/shop/orders/status.ts';
import { Settings } from '../../src/shop/settings.ts';
import type { StaffRole } from '../../src/shop/staff/roles.ts';
import { addDays, storeDateOf } from '../../src/shop/time/store-time.ts';
import { insertRows } from './insert-rows.ts';
import { loadCases } from './load-cases.ts';
import { pieceRows, placed } from './load-orders.ts';
import { orders } from './reviews.ts';
import { shoppers } from './shoppers.ts';

const settings = Settings.parse({});
const HOUR_MS = 3_600_000;
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
  await insertRows(
    tx,
    'orders',
    open.map(({ row }) => row),
  );
  await insertRows(
    tx,
    'order_lines',
    open.flatMap(({ lines }) => lines),
  );
  await insertRows(
    tx,
    'order_history',
    open.map(({ row }) => ({
      order_id: row.id,
      status: 'pending',
      actor: 'shopper',
      reason: '',
      at: row.placed_at,
    })),
  );
  await insertRows(tx, 'stock_ledger', open.flatMap(pieceRows));
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
  await handOver(tx, { courierId: 'demo-courier' }, out('courier'), now);
  await handOver(tx, { companyId: COMPANY }, out('company'), now);
  for (const { row, goal } of open) await bringOutside(tx, row.id, goal, now);
  await loadCases(
    tx,
    open.map(({ row, goal }) => ({ ...goal, ...row })),
    now,
  );
}

/** Each by another customer, as one of the past orders was, so that what is in it fits together. */
function placedOrders(now: Date) {
  const known = new Set(shoppers.map(({ id }) => id));
  const bought = new Map(orders.map((order) => [order.shopperId, order]));
  const templates = [...bought.values()].filter(({ shopperId }) => !known.has(shopperId));
  return goals.map((goal, place) => {
    const template = templates[place % templates.length];
    if (template === undefined) throw new Error('the demo has past orders');
    const { hoursAgo } = goal;
    const past = placed({ ...template, id: `open ${place}`, placedDaysAgo: hoursAgo / 24 }, now);
    const came =
      goal.source === undefined
        ? { source: 'site', taken_by: null, consent_at: null }
        : { source: goal.source, taken_by: 'demo-support', consent_at: past.row.placed_at };
    const row = { ...past.row, ...came, status: 'pending', delivered_at: null, points_earned: 0 };
    const lines = past.lines.map((line) => ({ ...line, return_until: null, exchange_until: null }));
    return { ...past, row, lines, goal };
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
  const lines = await linesOf(tx, id);
  if (stage === 'short')
    return take(tx, id, 'packer', { step: 'short', found: [{ lineNo: 1, found: 0 }] }, at(0.25));
  const pieces = lines.map(({ lineNo, quantity }) => ({ lineNo, scanned: quantity, ticked: 0 }));
  await take(tx, id, 'packer', { step: 'pack', pieces, tickReason: '' }, at(0.25));
}

async function bringOutside(tx: Tx, id: string, { stage }: Goal, now: Date): Promise<void> {
  const at = new Date(now.getTime() - HOUR_MS);
  if (stage === 'atOffice')
    await take(tx, id, 'manager', { step: 'atOffice', office: 'مكتب حلب، العزيزية' }, at);
  const nextDate = addDays(storeDateOf(now), 1);
  if (stage === 'postponed')
    await take(tx, id, 'manager', { step: 'attempt', reason: 'لم يكن في البيت', nextDate }, at);
  if (stage === 'comingBack')
    await take(tx, id, 'manager', { step: 'refuse', refusal: 'changedMind', reason: 'غيّر رأيه' }, at);
  if (stage === 'delivered') await take(tx, id, 'owner', { step: 'deliver', kept: null }, at);
}

type Carrier = { courierId: string } | { companyId: string };

async function handOver(tx: Tx, carrier: Carrier, orderIds: readonly string[], now: Date): Promise<void> {
  const at = new Date(now.getTime() - 2 * HOUR_MS);
  const rows = await tx
    .selectFrom('parcels')
    .select('id')
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .execute();
  const parcels = rows.map(({ id }) => id);
  const by = memberAs('packer');
  const runId = orStop(await createRun(tx, { ...carrier, parcels }, { by, settings, now: at }));
  const run = orStop(await lockRun(tx, runId, 1, ['planned']));
  const waybills = parcels.map((parcelId, place) => ({ parcelId, number: `NF-${20_417 + place}` }));
  orStop(await handOverRun(tx, run, waybills, { by, version: null, settings, now: at }));
}

async function take(tx: Tx, id: string, role: StaffRole, wanted: WantedParcelStep, now: Date): Promise<void> {
  const parcel = await lockParcel(tx, { id });
  if (parcel === undefined) throw new Error('an order that was just placed is there');
  orStop(await stepParcel(tx, parcel, wanted, { by: memberAs(role), version: null, settings, now }));
}

const memberAs = (role: StaffRole) => ({ role: 'merchant', name: `demo-${role}`, roles: [role] }) as const;

function orStop<Result>(result: Result | Refusal): Result {
  if (isRefusal(result)) throw new Error(`the demo's orders do not step: ${result.code}`);
  return result;
}
