import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Registry } from 'prom-client';
import { z } from 'zod';
import { parseSettings, SettingsError, unknownNames } from '../shop/office/settings/parse-settings.ts';
import { Settings, type StoredSettings } from '../shop/settings.ts';
import type { Changes } from './platform/db/changes/changes.ts';
import type { Db } from './platform/db/database.ts';
import { addGauges } from './platform/http/operations/gauges.ts';
import { joiMessages } from './platform/http/reply/joi-messages.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Store } from './store.ts';

const FRESH_MS = 2000;
/** The longest wait, in ms, for settings that have not changed as far as is known; then the last ones are used. */
const PATIENCE_MS = 500;

/**
 * The merchant's settings over the shop's defaults, reloaded after a notification and every two seconds without one. If
 * a reload fails the last value stays and `onTrouble` is called; rejects without a last value.
 */
export function settingsReader(
  { db, clock, changes }: { db: Db; clock: () => Date; changes: Changes },
  onTrouble: (error: unknown) => void,
): () => Promise<Settings> {
  let known: { at: number; since: number; settings: Promise<Settings> } | null = null;
  let last: Settings | null = null;
  let trouble = '';
  const report = (error: unknown) => {
    if (error !== null && String(error) !== trouble) onTrouble(error);
    trouble = error === null ? '' : String(error);
  };
  const read = async () => {
    try {
      const { value, hasCompany } = await readForShop(db);
      const { settings, unreadable } = parseSettings(value, last);
      report(unreadable.length === 0 ? null : new SettingsError(unreadable));
      // What is collected at an office goes with a company: without one it is not offered, whatever the setting says.
      last = { ...settings, officePickup: settings.officePickup && hasCompany };
    } catch (error) {
      if (last === null) throw error;
      report(error);
    }
    return last;
  };
  return () => {
    const now = clock().getTime();
    const isSame = known !== null && changes.unchanged(known.since, []);
    if (known === null || Math.abs(now - known.at) > FRESH_MS || !isSame) {
      const reading = read().catch((error: unknown) => {
        known = null;
        throw error;
      });
      const settings =
        isSame && last !== null ? Promise.race([reading, wait(PATIENCE_MS, last, { ref: false })]) : reading;
      known = { at: now, since: changes.heard(), settings };
    }
    return known.settings;
  };
}

/** The stored document: the settings that differ from the defaults. Version 0: none stored yet. */
export async function readStoredSettings(db: Db): Promise<{ value: unknown; version: number }> {
  const row = await db.selectFrom('settings').select(['value', 'version']).executeTakeFirst();
  return row ?? { value: {}, version: 0 };
}

async function readForShop(db: Db): Promise<{ value: unknown; hasCompany: boolean }> {
  const { rows } = await sql<{ value: unknown; hasCompany: boolean }>`
    select coalesce((select value from settings), '{}') as value,
           exists (select from companies where archived_at is null) as "hasCompany"`.execute(db);
  return rows[0] ?? { value: {}, hasCompany: false };
}

/** All settings as they are stored now; an invalid one has its default. */
export async function readAllSettings(db: Db): Promise<Settings> {
  return parseSettings((await readStoredSettings(db)).value, Settings.parse({})).settings;
}

/** What makes a document no settings, by name; empty if nothing does. */
export function settingErrors(value: unknown): string[] {
  const parsed = Settings.safeParse(value);
  return parsed.success
    ? unknownNames(value, parsed.data).map((name) => `"${name}" is not allowed`)
    : joiMessages(parsed.error.issues, value);
}

/**
 * Replaces the stored document; omitted settings return to their defaults. `VALIDATION` names invalid ones; `CONFLICT`
 * for an outdated `version`, null for any.
 */
export async function writeSettings(
  db: Db,
  value: StoredSettings,
  version: number | null = null,
): Promise<{ version: number } | Refusal> {
  const errors = settingErrors(value);
  if (errors.length > 0) return refuse('VALIDATION', { errors });
  const { rows } = await sql<{ version: number }>`
    insert into settings (value)
    select ${JSON.stringify(value)}::jsonb
     where ${version}::integer is null or ${version} = coalesce((select version from settings), 0)
        on conflict (only_row) do update
       set value = excluded.value, updated_at = now()
     where ${version}::integer is null or settings.version = ${version}
    returning version`.execute(db);
  return rows[0] ?? refuse('CONFLICT');
}

/**
 * Changes one setting in the caller's transaction and returns its value before; concurrent changes of other settings are kept.
 * A value that equals the default is stored too.
 */
export async function changeStoredSetting<Name extends keyof Settings>(
  db: Db,
  name: Name,
  change: (value: Settings[Name]) => Settings[Name] | Refusal,
): Promise<Settings[Name] | Refusal> {
  for (;;) {
    const { value, version } = await readStoredSettings(db);
    const before = parseSettings(value, Settings.parse({})).settings[name];
    const next = change(before);
    if (isRefusal(next)) return next;
    const others = z.record(z.string(), z.unknown()).catch({}).parse(value);
    const written = await writeSettings(db, { ...others, [name]: next }, version);
    if (!isRefusal(written)) return before;
    if (written.code !== 'CONFLICT') return written;
  }
}

/** 1 for each stored setting that is invalid. */
export function meterSettings(registry: Registry, { db }: Store): void {
  const name = 'minwal_settings_unreadable';
  const help = 'Stored settings that cannot be read: their last values stand';
  addGauges({ registry, name, help, label: 'name' }, async () => {
    const { value } = await readStoredSettings(db);
    return parseSettings(value, Settings.parse({})).unreadable.map((setting) => [setting.name, 1]);
  });
}
