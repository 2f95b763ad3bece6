import { sql } from 'kysely';
import { LEAST_IN_LOOK, MOST_IN_LOOK } from '../../../../shop/catalog/browse/look-size.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import type { Language } from '../../../../shop/language.ts';
import { type HomeBlockKind } from '../../../../shop/office/home/desk/block-kinds.ts';
import { type EditedHomeBlock, HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';
import { homeBlockProblems, normalizeHomeBlock } from '../../../../shop/office/home/desk/home-block.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { columnOf, readHomeBlock } from './read-block.ts';

type Editor = { staff: Staff; language: Language; now: Date };
type Edited = { block: EditedHomeBlock };

export async function createHomeBlock(
  tx: Tx,
  { kind, fields: given }: ConsoleParsedOf<'createHomeBlock'>,
  { staff, language, now }: Editor,
): Promise<Edited | Refusal> {
  const fields = normalizeHomeBlock(kind, given);
  const wrong = await problemOf(tx, kind, fields);
  if (wrong !== null) return wrong;
  const { id } = await tx
    .insertInto('home_content')
    .values({
      kind,
      ...columnsOf(fields),
      position: sql`(select coalesce(max(position) + 1, 0) from home_content where kind = ${kind})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await recordStaffAudit(
    tx,
    { staff, action: 'content.create', only: 'made', subject: id, after: { kind, ...fields } },
    now,
  );
  return readHomeBlock(tx, id, language);
}

export async function changeHomeBlock(
  tx: Tx,
  { id, version, fields: given }: ConsoleParsedOf<'changeHomeBlock'>,
  { staff, language, now }: Editor,
): Promise<Edited | Refusal> {
  const read = await lockedBlock(tx, id, language);
  if (isRefusal(read)) return read;
  const { kind, fields: before } = read.block;
  if (read.block.version !== version) return refuse('VERSION_CONFLICT', { data: read });
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const after = normalizeHomeBlock(kind, HomeBlockFields.parse({ ...before, ...Object.fromEntries(set) }));
  const wrong = await problemOf(tx, kind, after);
  if (wrong !== null) return wrong;
  await tx
    .updateTable('home_content')
    .set({
      ...columnsOf(after),
      // A picture that no product has is replaced or removed with the choice of a product.
      ...(before.pictureOf !== after.pictureOf && { picture_id: null }),
      version: version + 1,
    })
    .where('id', '=', id)
    .execute();
  const changed = keysOf(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const of = (fields: HomeBlockFields) => Object.fromEntries(changed.map((field) => [field, fields[field]]));
  await recordStaffAudit(
    tx,
    { staff, action: 'content.change', subject: id, before: of(before), after: of(after) },
    now,
  );
  return readHomeBlock(tx, id, language);
}

/** Numbers the blocks of the kind from 0, the moved one a place up or down. */
export async function moveHomeBlock(
  tx: Tx,
  { id, to }: ConsoleParsedOf<'moveHomeBlock'>,
  { staff, now }: Editor,
): Promise<null | Refusal> {
  // Locked before they are read: of two editors the second moves what the first left.
  await sql`
    select from home_content where kind = (select kind from home_content where id = ${id})
     order by id for update`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select id from home_content where kind = (select kind from home_content where id = ${id})
     order by position, id`.execute(tx);
  const ids = rows.map((row) => row.id);
  const from = ids.indexOf(id);
  if (from < 0) return refuse('NOT_FOUND');
  const place = Math.min(Math.max(from + (to === 'up' ? -1 : 1), 0), ids.length - 1);
  const moved = ids.toSpliced(from, 1).toSpliced(place, 0, id);
  await sql`
    update home_content h set position = o.place - 1
      from unnest(${moved}::text[]) with ordinality as o (id, place) where o.id = h.id`.execute(tx);
  await recordStaffAudit(
    tx,
    { staff, action: 'content.move', subject: id, before: { place: from + 1 }, after: { place: place + 1 } },
    now,
  );
  return null;
}

export async function deleteHomeBlock(tx: Tx, id: string, { staff, language, now }: Editor) {
  const read = await lockedBlock(tx, id, language);
  if (isRefusal(read)) return read;
  await tx.deleteFrom('home_content').where('id', '=', id).execute();
  const { kind, fields } = read.block;
  await recordStaffAudit(
    tx,
    { staff, action: 'content.delete', only: 'removed', subject: id, before: { kind, ...fields } },
    now,
  );
  return null;
}

async function lockedBlock(tx: Tx, id: string, language: Language): Promise<Edited | Refusal> {
  await sql`select from home_content where id = ${id} for update`.execute(tx);
  return readHomeBlock(tx, id, language);
}

const columnsOf = (fields: HomeBlockFields) => ({
  ...Object.fromEntries(keysOf(columnOf).map((field) => [columnOf[field], fields[field]])),
  // The columns that an insert requires, by name.
  title_en: fields.titleEn,
  title_ar: fields.titleAr,
  href: fields.href,
});

const machineWords = {
  required: 'is required',
  path: 'must be a path of this store',
  products: 'is required without a path',
  pieces: `must be ${LEAST_IN_LOOK} to ${MOST_IN_LOOK} products`,
  endsBeforeStart: 'must be after the start',
} as const;

async function problemOf(tx: Tx, kind: HomeBlockKind, fields: HomeBlockFields): Promise<Refusal | null> {
  const problems = Object.entries(homeBlockProblems(kind, fields));
  const { rows } = await sql<{ productIds: boolean; pictureOf: boolean }>`
    select exists (select from unnest(${fields.productIds}::text[]) as given (id)
                    where not exists (select from products p where p.id = given.id)) as "productIds",
           ${fields.pictureOf}::text is not null
             and not exists (select from products p where p.id = ${fields.pictureOf}) as "pictureOf"`.execute(
    tx,
  );
  const unknown = Object.entries(rows[0] ?? {}).filter(([, isMissing]) => isMissing);
  const errors = [
    ...problems.map(([field, problem]) => `"${field}" ${machineWords[problem]}`),
    ...unknown.map(([field]) => `"${field}" is unknown`),
  ];
  return errors.length > 0 ? refuse('VALIDATION', { errors }) : null;
}
