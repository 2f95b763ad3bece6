import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { z } from 'zod';
import { groupOf, ownerGroups } from '../../../shop/office/settings/groups.ts';
import { parseSettings } from '../../../shop/office/settings/parse-settings.ts';
import { Settings } from '../../../shop/settings.ts';
import { storeDateOf } from '../../../shop/time/store-time.ts';
import { isStoredLogo } from '../../catalog/media/store-photo.ts';
import { countPlaces } from '../../people/closures/day-load.ts';
import { readTemplatesOf } from '../../people/notifications/message-templates.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import { type Db, transact, type Tx } from '../../platform/db/database.ts';
import { settingsNow } from '../../platform/http/idempotency.ts';
import { jsonSchema } from '../../platform/http/openapi/json-schema.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import { readStoredSettings, settingErrors, writeSettings } from '../../settings.ts';
import type { Store } from '../../store.ts';
import { renewPolicies } from '../help/desk/publish.ts';
import { readHelpParts } from '../help/published.ts';
import { quotedTemplates, type SentenceSources } from './sentence-sources.ts';
import { changedSentences, sentencesBySetting } from './setting-sentences.ts';

type Part = Record<string, unknown>;
const defaults = Settings.parse({});
const defaultOf: ReadonlyMap<string, unknown> = new Map(Object.entries(defaults));
/** The subject of these lines in the audit log. */
const SUBJECT = 'settings';

/** The console's settings: reading, previewing and changing them. */
export function settingsRoutes(store: Store): void {
  const { db } = store;

  answerConsole(store, 'getSettings', async ({ now }) => readPage(db, now));

  answerConsole(store, 'listHolidays', async () => ({ holidays: (await settingsNow(store)).holidays }));

  answerConsole(store, 'previewSettings', async ({ input: { part }, now }) => {
    const before = await currentSettings(db);
    const next = { ...before.stored, ...part };
    const errors = [...settingErrors(next), ...feesOffStep(part, before.settings)];
    if (errors.length > 0) return refuse('VALIDATION', { errors });
    const after = Settings.parse(next);
    return { changes: changedSentences(before.settings, part, after, await readSources(db, now)) };
  });

  answerConsole(store, 'changeSettings', async ({ input, staff, now }) => {
    const refusal = mayChange(staff, input.part);
    if (refusal !== null) return refusal;
    const done = await transact(db, (tx) => changeSettings(tx, staff, input, now));
    return isRefusal(done) ? done : readPage(db, now);
  });
}

async function currentSettings(db: Tx | Store['db']) {
  const { value, version } = await readStoredSettings(db);
  const stored = z.record(z.string(), z.unknown()).catch({}).parse(value);
  return { stored, version, settings: parseSettings(value, defaults).settings };
}

async function readPage(db: Tx | Store['db'], now: Date) {
  const { settings, version } = await currentSettings(db);
  return {
    version,
    settings,
    defaults,
    limits,
    sentences: sentencesBySetting(settings, await readSources(db, now)),
    hasCompany: await hasCompany(db),
    lastChanges: await readLastChanges(db),
  };
}

/** Whether a transport company is there that takes parcels. */
export async function hasCompany(db: Db): Promise<boolean> {
  const { rows } = await sql`select from companies where archived_at is null limit 1`.execute(db);
  return rows.length > 0;
}

const readSources = async (db: Tx | Store['db'], now: Date): Promise<SentenceSources> => ({
  help: await readHelpParts(db),
  templates: await readTemplatesOf(db, quotedTemplates),
  load: await countPlaces(db, now),
  now,
});

/** What the page needs to know of each setting's range, computed once. */
const limits = Object.fromEntries(
  Object.entries(Settings.shape).map(([name, schema]) => [name, jsonSchema(schema, 'output', {})]),
);

function mayChange(staff: Staff, part: Part): Refusal | null {
  const names = Object.keys(part);
  // Opened by its own call, which asks for what is missing.
  if (names.includes('isOpen') || names.includes('opensAt')) return refuse('FORBIDDEN');
  const isOwner = staff.roles.includes('owner');
  if (!isOwner && names.some((name) => ownerGroups.has(groupOf(name) ?? 'limits')))
    return refuse('FORBIDDEN');
  return names.includes('identity') && !staff.isFresh ? refuse('REAUTH') : null;
}

/** Writes the part into the stored document; a value that equals its default is not stored. */
async function changeSettings(
  tx: Tx,
  staff: Staff,
  { version, part, reason }: { version: number; part: Part; reason?: string | undefined },
  now: Date,
): Promise<Refusal | null> {
  const before = await currentSettings(tx);
  if (before.version !== version) return refuse('VERSION_CONFLICT', { data: await readPage(tx, now) });
  const offStep = feesOffStep(part, before.settings);
  if (offStep.length > 0) return refuse('VALIDATION', { errors: offStep });
  if (!(await hasStoredLogo(tx, part)))
    return refuse('VALIDATION', { errors: ['"identity.logo" must be a stored logo'] });
  if (await hasUsedPrefix(tx, before.settings, part, now)) return refuse('INVOICE_PREFIX_USED');
  const next = { ...before.stored, ...part };
  const isDefault = (name: string) => isDeepStrictEqual(next[name], defaultOf.get(name));
  const stored = Object.fromEntries(Object.entries(next).filter(([name]) => !isDefault(name)));
  const written = await writeSettings(tx, stored, version);
  if (isRefusal(written)) {
    // Another editor was faster between the read and the write.
    if (written.code === 'CONFLICT') return refuse('VERSION_CONFLICT', { data: await readPage(tx, now) });
    return written;
  }
  await renewPolicies(tx, before.settings, Settings.parse(stored), { staff, now });
  const changed = new Map(Object.entries(before.settings));
  const old = Object.fromEntries(Object.keys(part).map((name) => [name, changed.get(name)]));
  const after = { ...part, ...(reason !== undefined && { reason }) };
  await recordStaffAudit(tx, { staff, action: 'settings.change', subject: SUBJECT, before: old, after }, now);
  return null;
}

/** Fees of the change that no cash pays exactly: a shopper would be asked for another sum. */
function feesOffStep(part: Part, before: Settings): string[] {
  const { success, data: after } = Settings.safeParse({ ...before, ...part });
  if (!success) return [];
  const fees = [
    ...('deliveryBands' in part
      ? after.deliveryBands.map(({ fee }, at) => [`deliveryBands[${at}].fee`, fee] as const)
      : []),
    ...('officeFee' in part ? [['officeFee', after.officeFee ?? 0] as const] : []),
  ];
  return fees
    .filter(([, fee]) => fee % after.cashStep !== 0)
    .map(([name]) => `"${name}" must be a multiple of ${after.cashStep}`);
}

/** Whether the logo that the change sets, if it does, is one that was uploaded as such. */
async function hasStoredLogo(tx: Tx, part: Part): Promise<boolean> {
  const { success, data } = z.object({ identity: Settings.shape.identity }).safeParse(part);
  // Without an identity nothing is set; a wrong one is refused with the whole document.
  return !success || data.identity.logo === null || isStoredLogo(tx, data.identity.logo);
}

/** Whether the change sets another prefix after an invoice of this year has one. */
async function hasUsedPrefix(tx: Tx, { invoicePrefix }: Settings, part: Part, now: Date): Promise<boolean> {
  const wanted = part['invoicePrefix'];
  if (wanted === undefined || wanted === invoicePrefix) return false;
  const used = await tx
    .selectFrom('invoice_series')
    .select('year')
    .where('year', '=', Number(storeDateOf(now).slice(0, 4)))
    .executeTakeFirst();
  return used !== undefined;
}

/** By setting, the last line of the audit log that changed it. */
async function readLastChanges(db: Tx | Store['db']) {
  const { rows } = await sql<{ name: string; by: string; at: Date; from: unknown }>`
    select distinct on (k.name) k.name, coalesce(s.name, '') as by, a.at, a.before -> k.name as "from"
      from staff_audit a cross join jsonb_object_keys(a.before) k(name)
      left join staff s on s.id = a.staff_id
     where a.subject = ${SUBJECT} and a.action = 'settings.change'
     order by k.name, a.id desc`.execute(db);
  return Object.fromEntries(rows.map(({ name, by, at, from }) => [name, { by, at: at.toISOString(), from }]));
}
