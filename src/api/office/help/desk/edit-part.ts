import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { type HelpPart, HelpPartFields } from '../../../../shop/office/help/desk/help-part.ts';
import {
  helpFieldProblems,
  isReadable,
  wordFieldsOf,
} from '../../../../shop/office/help/desk/part-problems.ts';
import type { EditedHelpPart, EditedHelpText } from '../../../../shop/office/help/desk/text-calls.ts';
import { type HelpPageName, kindsOfPage } from '../../../../shop/office/help/help-page.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { fieldErrors } from '../../../people/messages/field-errors.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { ownParts } from '../own-parts.ts';
import { fieldValuesOf } from '../published.ts';
import { readDraft, readPart, readText } from './read-text.ts';

export type HelpEditor = { staff: Staff; now: Date; settings: Settings };

/** More than a help center needs; every reader downloads them all. */
const MOST_PARTS = 200;

/**
 * Locks the draft of a page until the end of the transaction and counts the change to come. The first change makes
 * the shop's own text the merchant's.
 */
export async function lockDraft(tx: Tx, page: HelpPageName): Promise<void> {
  const { rows } =
    await sql`insert into help_pages (page) values (${page}) on conflict do nothing returning page`.execute(
      tx,
    );
  await sql`select from help_pages where page = ${page} for update`.execute(tx);
  if (rows.length > 0) await storeParts(tx, page, ownParts(page), 0);
}

const countChange = (tx: Tx, page: HelpPageName) =>
  sql`update help_pages set version = version + 1 where page = ${page}`.execute(tx);

/** Replaces the draft of a locked page. `version`: the page's own, which no part has reached. */
export async function replaceDraft(
  tx: Tx,
  page: HelpPageName,
  parts: readonly HelpPart[],
  version: number,
): Promise<void> {
  await tx.deleteFrom('help_parts').where('page', '=', page).execute();
  await storeParts(tx, page, parts, version + 1);
  await countChange(tx, page);
}

async function storeParts(
  tx: Tx,
  page: HelpPageName,
  parts: readonly HelpPart[],
  version: number,
): Promise<void> {
  if (parts.length === 0) return;
  const rows = parts.map(({ _id: id, kind, fields }, position) => ({
    page,
    id,
    kind,
    position,
    version,
    ...columnsOf(fields),
  }));
  await tx.insertInto('help_parts').values(rows).execute();
}

export async function addHelpPart(
  tx: Tx,
  { page, kind, fields }: ConsoleParsedOf<'addHelpPart'>,
  { staff, now, settings }: HelpEditor,
): Promise<{ part: EditedHelpPart } | Refusal> {
  await lockDraft(tx, page);
  const { parts, version } = await readDraft(tx, page);
  const wrong = problemOf(page, { kind, fields }, parts, settings);
  if (wrong !== null) return wrong;
  if (kind === 'intro' || parts.length >= MOST_PARTS)
    return refuse('VALIDATION', { errors: ['"kind" is not allowed'] });
  const { id } = await tx
    .insertInto('help_parts')
    .values({
      page,
      kind,
      ...columnsOf(fields),
      ...changed(staff, now),
      version: version + 1,
      position: nextPosition(page),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await countChange(tx, page);
  await recordStaffAudit(
    tx,
    { staff, action: 'text.add', only: 'made', subject: subjectOf(page, id), after: fields },
    now,
  );
  return readPart(tx, page, id);
}

export async function changeHelpPart(
  tx: Tx,
  { page, id, version, fields: given }: ConsoleParsedOf<'changeHelpPart'>,
  { staff, now, settings }: HelpEditor,
): Promise<{ part: EditedHelpPart } | Refusal> {
  await lockDraft(tx, page);
  const { parts, version: last } = await readDraft(tx, page);
  const part = parts.find(({ _id }) => _id === id);
  if (part === undefined) return refuse('NOT_FOUND');
  if (part.version !== version) return refuse('VERSION_CONFLICT', { data: { part } });
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const before = part.fields;
  const after = HelpPartFields.parse({ ...before, ...Object.fromEntries(set) });
  const wrong = problemOf(page, { kind: part.kind, fields: after }, parts, settings);
  if (wrong !== null) return wrong;
  const names = keysOf(after).filter((name) => before[name] !== after[name]);
  if (names.length === 0) return { part };
  await tx
    .updateTable('help_parts')
    .set({
      ...columnsOf(after),
      ...changed(staff, now),
      version: last + 1,
      // After the questions of another topic.
      ...(before.topic !== after.topic && { position: nextPosition(page) }),
    })
    .where('page', '=', page)
    .where('id', '=', id)
    .execute();
  await countChange(tx, page);
  const of = (fields: HelpPartFields) => Object.fromEntries(names.map((name) => [name, fields[name]]));
  const entry = {
    action: 'text.change',
    subject: subjectOf(page, id),
    before: of(before),
    after: of(after),
  } as const;
  await recordStaffAudit(tx, { staff, ...entry }, now);
  return readPart(tx, page, id);
}

/** Swaps the part with the one before or after it among its kind and topic. */
export async function moveHelpPart(
  tx: Tx,
  { page, id, to }: ConsoleParsedOf<'moveHelpPart'>,
  { staff, now, settings }: HelpEditor,
): Promise<{ text: EditedHelpText } | Refusal> {
  await lockDraft(tx, page);
  const { parts } = await readDraft(tx, page);
  const part = parts.find(({ _id }) => _id === id);
  if (part === undefined) return refuse('NOT_FOUND');
  const beside = parts.filter(({ kind, fields }) => kind === part.kind && fields.topic === part.fields.topic);
  const place = beside.indexOf(part);
  const other = beside[place + (to === 'up' ? -1 : 1)];
  if (other !== undefined) {
    const ids = parts.map(({ _id }) => (_id === id ? other._id : _id === other._id ? id : _id));
    await sql`
      update help_parts p set position = o.place - 1
        from unnest(${ids}::text[]) with ordinality as o (id, place) where p.page = ${page} and p.id = o.id`.execute(
      tx,
    );
    await countChange(tx, page);
  }
  const change = {
    before: { place: place + 1 },
    after: { place: other ? beside.indexOf(other) + 1 : place + 1 },
  };
  await recordStaffAudit(tx, { staff, action: 'text.move', subject: subjectOf(page, id), ...change }, now);
  return readText(tx, page, settings);
}

export async function deleteHelpPart(
  tx: Tx,
  { page, id }: ConsoleParsedOf<'deleteHelpPart'>,
  { staff, now, settings }: HelpEditor,
): Promise<{ text: EditedHelpText } | Refusal> {
  await lockDraft(tx, page);
  const read = await readPart(tx, page, id);
  if (isRefusal(read)) return read;
  const { parts } = await readDraft(tx, page);
  if (read.part.kind === 'intro' || parts.some(({ fields }) => fields.topic === id)) return refuse('IN_USE');
  await tx.deleteFrom('help_parts').where('page', '=', page).where('id', '=', id).execute();
  await countChange(tx, page);
  const entry = {
    action: 'text.delete',
    only: 'removed',
    subject: subjectOf(page, id),
    before: read.part.fields,
  } as const;
  await recordStaffAudit(tx, { staff, ...entry }, now);
  return readText(tx, page, settings);
}

/** Of the log. */
export const subjectOf = (page: HelpPageName, id: string) => `${page}.${id}`;

const changed = (staff: Staff, now: Date) => ({ changed_by: staff.id, changed_at: now });

const nextPosition = (page: HelpPageName) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from help_parts where page = ${page})`;

const columnsOf = (fields: HelpPartFields) => ({
  title_en: fields.titleEn,
  title_ar: fields.titleAr,
  text_en: fields.textEn,
  text_ar: fields.textAr,
  topic: fields.topic,
  is_hidden: fields.isHidden,
  is_quick: fields.isQuick,
});

function problemOf(
  page: HelpPageName,
  part: Pick<HelpPart, 'kind' | 'fields'>,
  parts: readonly HelpPart[],
  settings: Settings,
): Refusal | null {
  const known = Object.keys(fieldValuesOf(settings).en);
  const { kind, fields } = part;
  const unknown = wordFieldsOf(kind).flatMap((field) =>
    fieldErrors(field, helpFieldProblems(fields[field], known)),
  );
  if (unknown.length > 0) return refuse('FIELD_UNKNOWN', { errors: unknown });
  const needsTopic = page === 'faq' && kind === 'part';
  const isTopic = parts.some((each) => each.kind === 'topic' && each._id === fields.topic);
  const errors = [
    ...(kindsOfPage[page].includes(kind) ? [] : ['"kind" is not allowed']),
    ...((needsTopic ? isTopic : fields.topic === null) ? [] : ['"topic" is unknown']),
    ...(isReadable(part) ? [] : [kind === 'intro' ? '"textAr" is required' : '"titleAr" is required']),
  ];
  return errors.length > 0 ? refuse('VALIDATION', { errors }) : null;
}
