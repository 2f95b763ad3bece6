import { type RawBuilder, sql } from 'kysely';
import { inEachLanguage } from '../../../shop/language.ts';
import type { Settings } from '../../../shop/settings.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { formatLastDay } from '../../../shop/time/days.ts';
import { DAY_MS } from '../../../shop/time/durations.ts';
import { notifyBy } from '../../people/notifications/message-templates.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { changePoints, lockBalance, pointsLeftUntil } from './queries.ts';

const AT_ONCE = 200;

/**
 * Notifies shoppers of points that end soon and removes those that ended; returns how many shoppers lost some. Points
 * end only after the full notice period, also when the job was down.
 */
export async function endPoints(db: Db, settings: Settings, now: Date): Promise<number> {
  const noticeMs = settings.pointsNoticeDays * DAY_MS;
  // A day early, so that a late run does not shorten the notice.
  const horizon = new Date(now.getTime() + noticeMs + DAY_MS);
  const soon = sql`ended_at is null and expiry_told_at is null and expires_at <= ${horizon}`;
  const over = sql`ended_at is null and expires_at <= ${now} and expiry_told_at <= ${new Date(now.getTime() - noticeMs)}`;
  await forEachShopper(db, soon, (tx, shopperId) => notifyOfEnd(tx, shopperId, soon, settings, now));
  let ended = 0;
  await forEachShopper(db, over, async (tx, shopperId) => {
    ended += (await endTheirs(tx, shopperId, over, settings, now)) ? 1 : 0;
  });
  return ended;
}

async function forEachShopper(
  db: Db,
  due: RawBuilder<unknown>,
  work: (tx: Tx, shopperId: string) => Promise<void>,
): Promise<void> {
  for (let last = ''; ;) {
    const { rows } = await sql<{ id: string }>`
      select distinct shopper_id as id from points_ledger where ${due} and shopper_id > ${last}
       order by shopper_id limit ${AT_ONCE}`.execute(db);
    for (const { id } of rows) {
      await transact(db, async (tx) => {
        await lockBalance(tx, id);
        await work(tx, id);
        return null;
      });
    }
    last = rows.at(-1)?.id ?? last;
    if (rows.length < AT_ONCE) return;
  }
}

async function notifyOfEnd(
  tx: Tx,
  shopperId: string,
  soon: RawBuilder<unknown>,
  settings: Settings,
  now: Date,
): Promise<void> {
  const { rows } = await sql<{ expires_at: Date }>`
    update points_ledger set expiry_told_at = ${now} where shopper_id = ${shopperId} and ${soon}
    returning expires_at`.execute(tx);
  const end = lastOf(rows);
  const points = await pointsLeftUntil(tx, shopperId, end);
  if (points === 0) return;
  // After a late notice the points last for the full notice period.
  const day = new Date(Math.max(end.getTime(), now.getTime() + settings.pointsNoticeDays * DAY_MS));
  const fields = inEachLanguage((language) => ({
    points: texts[language].templateWords.pointsLeft(points),
    day: formatLastDay(day, language),
  }));
  await notifyBy(tx, { shopperId, template: 'points.ending', fields, href: '/points' }, { settings, now });
}

/** True where points were left to end. */
async function endTheirs(
  tx: Tx,
  shopperId: string,
  over: RawBuilder<unknown>,
  settings: Settings,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ expires_at: Date }>`
    update points_ledger set ended_at = ${now} where shopper_id = ${shopperId} and ${over}
    returning expires_at`.execute(tx);
  const points = await pointsLeftUntil(tx, shopperId, lastOf(rows));
  await changePoints(tx, { shopperId, points: -points, reason: 'expired', orderId: null, settings, now });
  return points > 0;
}

const lastOf = (rows: { expires_at: Date }[]) =>
  new Date(Math.max(0, ...rows.map(({ expires_at }) => expires_at.getTime())));
