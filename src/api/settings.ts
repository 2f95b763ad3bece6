import { sql } from 'kysely';
import { Settings } from '../shop/settings.ts';
import type { Changes } from './db/changes.ts';
import type { Db } from './db/database.ts';

const FRESH_MS = 2000;

/**
 * The merchant's settings: the shop's defaults with what the settings row overrides. Read when they have changed, and
 * where changes are not heard of every two seconds, so a change is seen everywhere soon and a request costs no query.
 * Where they cannot be read again, those that were read last count and `onTrouble` is told. Rejects where they never could
 * be read.
 */
export function settingsReader(
  { db, clock, changes }: { db: Db; clock: () => Date; changes: Changes },
  onTrouble: (error: unknown) => void,
): () => Promise<Settings> {
  let known: { at: number; since: number; settings: Promise<Settings> } | null = null;
  return () => {
    const now = clock().getTime();
    if (known === null || Math.abs(now - known.at) > FRESH_MS || !changes.unchanged(known.since, [])) {
      const last = known;
      const settings = readSettings(db).catch((error: unknown) => {
        known = last && { ...last, at: now };
        if (last === null) throw error;
        onTrouble(error);
        return last.settings;
      });
      known = { at: now, since: changes.heard(), settings };
    }
    return known.settings;
  };
}

/** The settings as the database has them now. */
export async function readSettings(db: Db): Promise<Settings> {
  const row = await db.selectFrom('settings').select('value').executeTakeFirst();
  return Settings.parse(row?.value ?? {});
}

/** Replaces the overriding part of the settings; what `changes` leaves out falls back to its default. */
export async function writeSettings(db: Db, changes: Partial<Settings>): Promise<void> {
  Settings.parse(changes);
  await sql`insert into settings (value) values (${JSON.stringify(changes)}::jsonb)
            on conflict (only_row) do update set value = excluded.value, updated_at = now()`.execute(db);
}
