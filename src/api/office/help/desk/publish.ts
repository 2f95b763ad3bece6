import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { languages } from '../../../../shop/language.ts';
import type { HelpPart } from '../../../../shop/office/help/desk/help-part.ts';
import { isReadable, missingWords } from '../../../../shop/office/help/desk/part-problems.ts';
import type { EditedHelpText } from '../../../../shop/office/help/desk/text-calls.ts';
import { type HelpPageName, policyNames } from '../../../../shop/office/help/help-page.ts';
import { type HelpFieldValues, shownHelp } from '../../../../shop/office/help/shown-help.ts';
import type { Settings } from '../../../../shop/settings.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { type Refusal, refuse } from '../../../refusal.ts';
import { ownParts } from '../own-parts.ts';
import { fieldValuesOf, readInForce, readVersion } from '../published.ts';
import { type HelpEditor, lockDraft, replaceDraft } from './edit-part.ts';
import { readDraft, readText } from './read-text.ts';

type Answer = { text: EditedHelpText } | Refusal;

/** Publishes the draft. Before the first version the shop's own text is stored as one, as it was read. */
export async function publishHelpText(
  tx: Tx,
  { page, version, inOneLanguage }: ConsoleParsedOf<'publishHelpText'>,
  { staff, now, settings }: HelpEditor,
): Promise<Answer> {
  await lockDraft(tx, page);
  const draft = await readDraft(tx, page);
  if (draft.version !== version)
    return refuse('VERSION_CONFLICT', { data: await readText(tx, page, settings) });
  const parts = draft.parts.map(({ _id, kind, fields }): HelpPart => ({ _id, kind, fields }));
  const errors = missingIn(parts, inOneLanguage);
  if (errors.length > 0) return refuse('INCOMPLETE', { errors });
  const before = await readInForce(tx, page);
  if (before.number !== null && isDeepStrictEqual(before.parts, parts)) return readText(tx, page, settings);
  const values = fieldValuesOf(settings);
  if (before.number === null) {
    const publishedAt = before.publishedAt < now ? before.publishedAt : now;
    await storeVersion(tx, page, { number: 1, parts: before.parts, values, publishedAt, staffId: null });
  }
  const number = (before.number ?? 1) + 1;
  await storeVersion(tx, page, { number, parts, values, publishedAt: now, staffId: staff.id });
  const change = { before: { version: before.number }, after: { version: number } };
  await recordStaffAudit(tx, { staff, action: 'text.publish', subject: page, ...change }, now);
  return readText(tx, page, settings);
}

/** Replaces the draft by a version, or by the shop's own text. */
export async function putBackHelpText(
  tx: Tx,
  { page, version, number }: ConsoleParsedOf<'putBackHelpText'>,
  { staff, now, settings }: HelpEditor,
): Promise<Answer> {
  await lockDraft(tx, page);
  const draft = await readDraft(tx, page);
  if (draft.version !== version)
    return refuse('VERSION_CONFLICT', { data: await readText(tx, page, settings) });
  const old = number === null ? { parts: ownParts(page) } : await readVersion(tx, page, number);
  if (old === null) return refuse('NOT_FOUND');
  await replaceDraft(tx, page, old.parts, version);
  await recordStaffAudit(
    tx,
    {
      staff,
      action: 'text.putBack',
      subject: page,
      before: { parts: draft.parts.length },
      after: { parts: old.parts.length, version: number },
    },
    now,
  );
  return readText(tx, page, settings);
}

/** A change of a setting that a policy names creates a version of the policy; the last version keeps its numbers. */
export async function renewPolicies(
  tx: Tx,
  before: Settings,
  after: Settings,
  { staff, now }: Omit<HelpEditor, 'settings'>,
): Promise<void> {
  const [was, is] = [fieldValuesOf(before), fieldValuesOf(after)];
  for (const page of policyNames) {
    await sql`select from help_pages where page = ${page} for update`.execute(tx);
    const { number, parts } = await readInForce(tx, page);
    const isSame = languages.every((language) =>
      isDeepStrictEqual(shownHelp(parts, was, language), shownHelp(parts, is, language)),
    );
    if (number === null || isSame) continue;
    const made = { number: number + 1, parts, values: is, publishedAt: now, staffId: staff.id };
    await storeVersion(tx, page, made);
  }
}

type NewVersion = {
  number: number;
  parts: readonly HelpPart[];
  values: HelpFieldValues;
  publishedAt: Date;
  staffId: string | null;
};

async function storeVersion(tx: Tx, page: HelpPageName, made: NewVersion): Promise<void> {
  await tx
    .insertInto('help_versions')
    .values({
      page,
      number: made.number,
      parts: JSON.stringify(made.parts),
      field_values: JSON.stringify(made.values),
      published_at: made.publishedAt,
      staff_id: made.staffId,
    })
    .execute();
}

/** What keeps a page from being published. */
function missingIn(parts: readonly HelpPart[], inOneLanguage: boolean): string[] {
  const shown = parts.filter(({ fields }) => !fields.isHidden);
  if (!shown.some(({ kind }) => kind !== 'topic')) return ['"parts" is required'];
  return shown.flatMap((part) =>
    inOneLanguage && isReadable(part)
      ? []
      : missingWords(part).map((field) => `"${part._id}.${field}" is required`),
  );
}
