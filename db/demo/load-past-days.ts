import { sql } from 'kysely';
import { linesOf } from '../../src/api/delivery/fulfilment/steps/parcel.ts';
import { answerCount, countCash, readCounts } from '../../src/api/money/cash/cash-counts.ts';
import { closeDay } from '../../src/api/money/cash/close-day.ts';
import { balanceOf } from '../../src/api/money/cash/post-entry.ts';
import type { Tx } from '../../src/api/platform/db/database.ts';
import { Settings } from '../../src/shop/settings.ts';
import { isBusinessDay } from '../../src/shop/time/business-days.ts';
import { HOUR_MS } from '../../src/shop/time/durations.ts';
import { addDays, startOfStoreDay, type StoreDate, storeDateOf } from '../../src/shop/time/store-time.ts';
import { between, chance } from './chance.ts';
import { demoStaff } from './load-staff.ts';
import { COURIER, end, handOver, orStop, pack, pendingOrder, placeOrders, take } from './take-steps.ts';

const settings = Settings.parse({});
const DAYS = 14;
/** The customers before are those of the open orders. */
const FIRST = 30;

/** Two weeks of days that ended: what the courier took out came to the door, and the cash was counted and closed. */
export async function loadPastDays(tx: Tx, now: Date): Promise<void> {
  const today = storeDateOf(now);
  let number = 0;
  for (let back = DAYS; back > 0; back -= 1) {
    const day = addDays(today, -back);
    if (!isBusinessDay(day, settings.holidays)) continue;
    const count = between(2, 5, back, 'parcels');
    await liveDay(tx, day, { from: number, count, now });
    number += count;
  }
}

async function liveDay(
  tx: Tx,
  day: StoreDate,
  { from, count, now }: { from: number; count: number; now: Date },
): Promise<void> {
  const at = (hour: number) => new Date(startOfStoreDay(day).getTime() + hour * HOUR_MS);
  const placedOrders = Array.from({ length: count }, (_, place) => {
    const hoursAgo = (now.getTime() - at(-between(4, 20, from + place, 'placed')).getTime()) / HOUR_MS;
    return pendingOrder(FIRST + from + place, { id: `past ${from + place}`, hoursAgo }, now);
  });
  await placeOrders(tx, placedOrders);
  const ids = placedOrders.map(({ row }) => row.id);
  for (const id of ids) {
    await take(tx, id, 'support', { step: 'confirm' }, at(8));
    await take(tx, id, 'packer', { step: 'pick' }, at(8.3));
    await pack(tx, id, at(8.5));
  }
  const runId = await handOver(tx, { courierId: COURIER }, ids, at(9));
  for (const [place, id] of ids.entries()) await bringToDoor(tx, id, at(11 + place * 1.5), at(19));
  await end(tx, runId, at(19.5));
  await closeCash(tx, day, at(20));
}

/** One in nine is not taken, one in seven in part; the rest is paid for whole. */
async function bringToDoor(tx: Tx, id: string, at: Date, evening: Date): Promise<void> {
  const luck = chance(id, 'door');
  if (luck < 1 / 9) {
    await take(tx, id, 'courier', { step: 'refuse', refusal: 'changedMind', reason: 'غيّر رأيه' }, at);
    return take(tx, id, 'packer', { step: 'backIn', pieces: null }, evening);
  }
  const lines = await linesOf(tx, id);
  const isPart = luck < 1 / 9 + 1 / 7 && lines.length > 1;
  const kept = isPart
    ? lines.map(({ lineNo, quantity }, place) =>
        place === 0 ? { lineNo, kept: 0, reason: 'changedMind' as const } : { lineNo, kept: quantity },
      )
    : null;
  await take(tx, id, 'courier', { step: 'deliver', kept }, at);
  if (isPart) await take(tx, id, 'packer', { step: 'backIn', pieces: null }, evening);
}

async function closeCash(tx: Tx, day: StoreDate, at: Date): Promise<void> {
  const by = { staff: demoStaff('accountant'), now: at };
  const notes = notesOf(await balanceOf(tx, `courier:${COURIER}`));
  const [last] = await readCounts(tx, sql`c.courier_id = ${COURIER}`, 1);
  const after = last?._id ?? null;
  const { countId } = orStop(await countCash(tx, { courierId: COURIER, notes, after }, by));
  const answer = { id: countId ?? '', answer: 'acknowledged', reason: '' } as const;
  if (countId !== null) orStop(await answerCount(tx, answer, { staff: { id: COURIER }, now: at }));
  const counted = await balanceOf(tx, 'safe');
  orStop(await closeDay(tx, { day, counted, notes: notesOf(counted), carried: [] }, by));
}

/** As few notes as there are for an amount. */
function notesOf(amount: number) {
  let left = amount;
  return [500, 200, 100, 50, 25, 10, 5].flatMap((value) => {
    const count = Math.floor(left / value);
    left -= count * value;
    return count > 0 ? [{ value, count }] : [];
  });
}
