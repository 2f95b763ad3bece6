import { type RawBuilder, sql } from 'kysely';
import { type EditedSizeGuide, SizeGuideFields } from '../../../shop/catalog/taxonomy/size-guide-calls.ts';
import { tidyFigure } from '../../../shop/catalog/taxonomy/size-guide.ts';
import type { ConsoleParsedOf } from '../../../shop/console-endpoints.ts';
import type { Language } from '../../../shop/language.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import { answerChange } from '../../people/staff/answer-change.ts';
import { answerConsole } from '../../people/staff/answer-console.ts';
import type { Staff } from '../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../people/staff/staff-audit.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';

type Row = {
  id: string;
  version: number;
  named: number;
  standsFor: number;
  name_en: string;
  name_ar: string;
  note_en: string;
  note_ar: string;
  subcategory_id: string | null;
  brand_id: string | null;
  columns_en: string[];
  columns_ar: string[];
  rows_en: string[][];
  rows_ar: string[][];
  measures: string[];
  how_en: string[];
  how_ar: string[];
  changed_by: string | null;
};

type Editor = { staff: Staff; now: Date };

/** The size guides as their merchant edits them. */
export function sizeGuideRoutes(store: Store): void {
  const { db } = store;
  answerConsole(store, 'listSizeGuides', async () => ({ guides: (await readGuides(db, null)).map(toGuide) }));
  answerChange(store, 'createSizeGuide', async (tx, { input, ...editor }) => createGuide(tx, input, editor));
  answerChange(store, 'changeSizeGuide', async (tx, { input, ...editor }) => changeGuide(tx, input, editor));
  answerChange(store, 'removeSizeGuide', async (tx, { input: { id }, ...editor }) =>
    removeGuide(tx, id, editor),
  );
}

async function readGuides(db: Db, id: string | null): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select g.*,
           (select count(*)::int from products where size_guide_id = g.id) as named,
           (select count(*)::int from products p
             where p.size_guide_id is null and p.subcategory_id = g.subcategory_id
               and (p.brand_id = g.brand_id
                    or (g.brand_id is null
                        and not exists (select from size_guides b
                                         where (b.subcategory_id, b.brand_id) = (p.subcategory_id, p.brand_id))))) as "standsFor",
           (select s.name from staff_audit a join staff s on s.id = a.staff_id
             where a.subject = 'sizeGuides ' || g.id and a.action = 'product.taxonomy' order by a.id desc limit 1) as changed_by
      from size_guides g where ${id}::text is null or g.id = ${id}
     order by g.name_en, g.id`.execute(db);
  return rows;
}

function toGuide(row: Row): EditedSizeGuide {
  const [, ...names] = row.columns_en;
  const fallback = names.join(' · ');
  return {
    _id: row.id,
    version: row.version,
    uses: row.named + row.standsFor,
    fields: {
      nameEn: row.name_en || fallback,
      nameAr: row.name_ar || row.columns_ar.slice(1).join(' · '),
      noteEn: row.note_en,
      noteAr: row.note_ar,
      subCategoryId: row.subcategory_id,
      brandId: row.brand_id,
      measures: names.map((nameEn, at) => ({
        measure: row.measures[at + 1] ?? '',
        nameEn,
        nameAr: row.columns_ar[at + 1] ?? nameEn,
        howEn: row.how_en[at + 1] ?? '',
        howAr: row.how_ar[at + 1] ?? '',
      })),
      sizes: row.rows_en.map(([labelEn = '', ...figures], at) => ({
        labelEn,
        labelAr: row.rows_ar[at]?.[0] ?? labelEn,
        figures,
      })),
    },
    changedBy: row.changed_by,
  };
}

async function oneGuide(db: Db, id: string): Promise<{ guide: EditedSizeGuide } | Refusal> {
  const [row] = await readGuides(db, id);
  return row === undefined ? refuse('NOT_FOUND') : { guide: toGuide(row) };
}

/** The columns as they are stored: both languages' tables begin with the size. */
function columnsOf(fields: SizeGuideFields): Record<string, RawBuilder<unknown>> {
  const { measures, sizes } = fields;
  const list = (values: readonly string[]) => sql`${values}::text[]`;
  const rows = (labels: readonly string[]) =>
    sql`${JSON.stringify(sizes.map(({ figures }, at) => [labels[at] ?? '', ...figures]))}::jsonb`;
  const head = (language: Language) => texts[language].catalog.size;
  return {
    name_en: sql`${fields.nameEn}`,
    name_ar: sql`${fields.nameAr}`,
    note_en: sql`${fields.noteEn}`,
    note_ar: sql`${fields.noteAr}`,
    subcategory_id: sql`${fields.subCategoryId}`,
    brand_id: sql`${fields.brandId}`,
    columns_en: list([head('en'), ...measures.map(({ nameEn }) => nameEn)]),
    columns_ar: list([head('ar'), ...measures.map(({ nameAr }) => nameAr)]),
    measures: list(['', ...measures.map(({ measure }) => measure)]),
    how_en: list(['', ...measures.map(({ howEn }) => howEn)]),
    how_ar: list(['', ...measures.map(({ howAr }) => howAr)]),
    rows_en: rows(sizes.map(({ labelEn }) => labelEn)),
    rows_ar: rows(sizes.map(({ labelAr }) => labelAr)),
  };
}

/** Why fields do not fit together; a category, or a brand in it, has one guide. Locked: of two at once the second is refused. */
async function problemOf(tx: Tx, fields: SizeGuideFields, id: string | null): Promise<Refusal | null> {
  const { measures, sizes, subCategoryId, brandId } = fields;
  const errors: string[] = [];
  for (const [at, { figures }] of sizes.entries())
    if (figures.length !== measures.length)
      errors.push(`"fields.sizes.${at}.figures" must contain ${measures.length} items`);
  for (const field of ['labelEn', 'labelAr'] as const)
    if (new Set(sizes.map((size) => size[field])).size < sizes.length)
      errors.push('"fields.sizes" must not contain duplicates');
  for (const field of ['nameEn', 'nameAr'] as const)
    if (new Set(measures.map((measure) => measure[field])).size < measures.length)
      errors.push('"fields.measures" must not contain duplicates');
  if (brandId !== null && subCategoryId === null) errors.push('"fields.subCategoryId" is required');
  await sql`select pg_advisory_xact_lock(hashtextextended('size guides', 0))`.execute(tx);
  const { rows } = await sql<{ category: boolean; brand: boolean; taken: boolean }>`
    select ${subCategoryId}::text is null or exists (select from subcategories where id = ${subCategoryId}) as category,
           ${brandId}::text is null or exists (select from brands where id = ${brandId}) as brand,
           exists (select from size_guides
                    where subcategory_id = ${subCategoryId} and brand_id is not distinct from ${brandId}
                      and id is distinct from ${id}) as taken`.execute(tx);
  if (rows[0]?.category === false) errors.push('"fields.subCategoryId" is unknown');
  if (rows[0]?.brand === false) errors.push('"fields.brandId" is unknown');
  if (errors.length > 0) return refuse('VALIDATION', { errors: [...new Set(errors)] });
  return rows[0]?.taken === true
    ? refuse('NAME_TAKEN', { errors: ['"fields.subCategoryId" is taken'] })
    : null;
}

const tidied = (fields: SizeGuideFields): SizeGuideFields => ({
  ...fields,
  sizes: fields.sizes.map((size) => ({ ...size, figures: size.figures.map(tidyFigure) })),
});

async function createGuide(
  tx: Tx,
  given: SizeGuideFields,
  { staff, now }: Editor,
): Promise<{ guide: EditedSizeGuide } | Refusal> {
  const fields = tidied(given);
  const wrong = await problemOf(tx, fields, null);
  if (wrong !== null) return wrong;
  const columns = Object.entries(columnsOf(fields));
  const { rows } = await sql<{ id: string }>`
    insert into size_guides (${sql.join(columns.map(([column]) => sql.ref(column)))})
    values (${sql.join(columns.map(([, value]) => value))}) returning id`.execute(tx);
  const id = rows[0]?.id ?? '';
  await recordStaffAudit(
    tx,
    { staff, action: 'product.taxonomy', only: 'made', subject: `sizeGuides ${id}`, after: fields },
    now,
  );
  return oneGuide(tx, id);
}

async function changeGuide(
  tx: Tx,
  { id, version, fields }: ConsoleParsedOf<'changeSizeGuide'>,
  { staff, now }: Editor,
): Promise<{ guide: EditedSizeGuide } | Refusal> {
  await sql`select from size_guides where id = ${id} for no key update`.execute(tx);
  const before = await oneGuide(tx, id);
  if (isRefusal(before)) return before;
  if (before.guide.version !== version) return refuse('VERSION_CONFLICT', { data: before });
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
  const next = tidied(SizeGuideFields.parse({ ...before.guide.fields, ...given }));
  const wrong = await problemOf(tx, next, id);
  if (wrong !== null) return wrong;
  const sets = Object.entries(columnsOf(next)).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update size_guides set ${sql.join([...sets, sql`version = version + 1`])} where id = ${id}`.execute(
    tx,
  );
  const change = { before: before.guide.fields, after: next };
  await recordStaffAudit(
    tx,
    { staff, action: 'product.taxonomy', subject: `sizeGuides ${id}`, ...change },
    now,
  );
  return oneGuide(tx, id);
}

async function removeGuide(tx: Tx, id: string, { staff, now }: Editor): Promise<null | Refusal> {
  await sql`select from size_guides where id = ${id} for update`.execute(tx);
  const [row] = await readGuides(tx, id);
  if (row === undefined) return refuse('NOT_FOUND');
  if (row.named > 0) return refuse('IN_USE');
  await sql`delete from size_guides where id = ${id}`.execute(tx);
  const { fields } = toGuide(row);
  await recordStaffAudit(
    tx,
    { staff, action: 'product.taxonomy', only: 'removed', subject: `sizeGuides ${id}`, before: fields },
    now,
  );
  return null;
}
