import { sql } from 'kysely';
import { inEachLanguage } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { endOfBusinessWindow } from '../../../shop/time/business-days.ts';
import { type LockedOrder, lockOrder } from '../../buying/orders/queries.ts';
import { notifyShopper } from '../../buying/orders/record-step.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { cancelExchangeParcel } from './exchange-parcel.ts';
import { findReturn, type StoredReturn } from './queries.ts';
import { stepReturn } from './step-return.ts';

const AT_ONCE = 200;
const JOB = { role: 'job', name: 'return-timers' } as const;

/** Ends exchanges whose old pieces are here and whose new ones are delivered. Returns how many it ended. */
export async function endExchanges(db: Db, settings: Settings, now: Date): Promise<number> {
  const { rows } = await sql<{ id: string; order_id: string }>`
    select r.id, r.order_id from returns r join orders x on x.exchange_of = r.id
     where r.status = 'received' and r.kind = 'exchange' and x.delivered_at is not null order by r.id limit ${AT_ONCE}`.execute(
    db,
  );
  for (const { id, order_id: orderId } of rows)
    await transact(db, async (tx) => {
      const order = await lockOrder(tx, { id: orderId });
      const request = order && (await findReturn(tx, orderId, id));
      if (order === undefined || request?.status !== 'received') return;
      await stepReturn(tx, order, request, { to: 'exchanged', by: JOB, settings, now });
    });
  return rows.length;
}

type Due = { id: string; order_id: string; decided_at: Date };
type Terms = { readonly settings: Settings; readonly now: Date };

/**
 * Reminds once of approved requests whose pieces were not given back in time, and ends exchanges that were held for too
 * long. Returns how many requests it acted on.
 */
export async function runReturnTimers(db: Db, settings: Settings, now: Date): Promise<number> {
  const { rows } = await sql<Due & { isLate: boolean }>`
    select id, order_id, decided_at, give_back_by <= ${now} and reminded_at is null as "isLate" from returns
     where status = 'approved' and collected_at is null and (give_back_by <= ${now} and reminded_at is null or kind = 'exchange')
     order by decided_at limit ${AT_ONCE}`.execute(db);
  let acted = 0;
  for (const due of rows) {
    const { exchangeHoldDays, holidays } = settings;
    const isOver = now >= endOfBusinessWindow(due.decided_at, exchangeHoldDays, holidays);
    if (!isOver && !due.isLate) continue;
    acted += await transact(db, (tx) => act(tx, due, isOver, { settings, now }));
  }
  return acted;
}

async function act(tx: Tx, due: Due, isOver: boolean, terms: Terms): Promise<number> {
  const order = await lockOrder(tx, { id: due.order_id });
  const request = order && (await findReturn(tx, order.id, due.id));
  // Collected, received or closed by hand since it was read.
  if (order === undefined || request?.status !== 'approved' || request.collected_at !== null) return 0;
  if (isOver && request.kind === 'exchange') {
    const words = inEachLanguage((language) => texts[language].templateWords.notGiven);
    // Not while the new pieces are on their way.
    if ((await cancelExchangeParcel(tx, request, { by: JOB, ...terms })) !== null) return 0;
    await stepReturn(tx, order, request, { to: 'rejected', by: JOB, words, ...terms });
  } else await remind(tx, order, request, terms);
  return 1;
}

async function remind(tx: Tx, order: LockedOrder, { id, kind }: StoredReturn, terms: Terms): Promise<void> {
  const { rows } = await sql`
    update returns set reminded_at = ${terms.now} where id = ${id} and reminded_at is null returning id`.execute(
    tx,
  );
  if (rows.length > 0) await notifyShopper(tx, order, `${kind}.reminder`, () => ({}), terms);
}
