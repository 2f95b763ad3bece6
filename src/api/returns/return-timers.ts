import { sql } from 'kysely';
import { inEachLanguage } from '../../shop/language.ts';
import type { Settings } from '../../shop/settings.ts';
import { texts } from '../../shop/texts/by-language.ts';
import { endOfBusinessWindow } from '../../shop/time/business-days.ts';
import { type Db, transact, type Tx } from '../db/database.ts';
import { type LockedOrder, lockOrder } from '../orders/queries.ts';
import { notifyShopper } from '../orders/record-step.ts';
import { findReturn, type StoredReturn } from './queries.ts';
import { stepReturn } from './step-return.ts';

const AT_ONCE = 200;
const JOB = { role: 'job', name: 'return-timers' } as const;

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
