import { sql } from 'kysely';
import type { Db } from '../../../platform/db/database.ts';
import { forgetTelegram } from './telegram-links.ts';

export type NewsDevice = { id: string; token: string; user_agent: string; added_at: Date };

/** The devices on which a member of the staff is told of news, the newest first. */
export const readNewsDevices = (db: Db, staffId: string): Promise<NewsDevice[]> =>
  db
    .selectFrom('staff_push_devices')
    .select(['id', 'token', 'user_agent', 'added_at'])
    .where('staff_id', '=', staffId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

/** Stores a browser's push subscription for a member; one stored for another member moves to this one. Returns its id. */
export async function addNewsDevice(
  db: Db,
  staffId: string,
  { token, userAgent }: { token: string; userAgent: string },
  now: Date,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into staff_push_devices (staff_id, token, user_agent, added_at)
    values (${staffId}, ${token}, ${userAgent.slice(0, 200)}, ${now})
        on conflict (md5(token)) do update
       set staff_id = excluded.staff_id, user_agent = excluded.user_agent, added_at = excluded.added_at
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('an insert returns its row');
  return row.id;
}

/** Who is no longer on the staff, or lost a phone, is told of nothing there. */
export async function forgetNewsDevices(db: Db, staffId: string): Promise<void> {
  await forgetTelegram(db, staffId);
  await db.deleteFrom('staff_push_devices').where('staff_id', '=', staffId).execute();
}

/** Removes a device that its push service no longer knows. */
export async function forgetNewsDevice(db: Db, token: string): Promise<void> {
  await sql`delete from staff_push_devices where md5(token) = md5(${token}) and token = ${token}`.execute(db);
}
