import { sql } from 'kysely';
import {
  changedFixed,
  type CouponCounts,
  couponProblems,
  normalizeCoupon,
} from '../../../../shop/buying/coupons/desk/coupon-problems.ts';
import { CouponFields, type EditedCoupon } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import type { ConsoleParsedOf } from '../../../../shop/console-endpoints.ts';
import { keysOf } from '../../../../shop/keys-of.ts';
import { governorates } from '../../../../shop/people/places/governorates.ts';
import type { Staff } from '../../../people/staff/sign-in/staff-session.ts';
import { recordStaffAudit } from '../../../people/staff/staff-audit.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { isRefusal, type Refusal, refuse } from '../../../refusal.ts';
import { columnOf } from './coupon-columns.ts';
import { lockedCoupon, type CouponContext, readCoupon } from './read-coupon.ts';

export type Editor = CouponContext & { staff: Staff };
type Edited = { coupon: EditedCoupon };

export async function createCoupon(
  tx: Tx,
  given: ConsoleParsedOf<'createCoupon'>,
  editor: Editor,
): Promise<Edited | Refusal> {
  const fields = normalizeCoupon(given);
  const wrong = await problemOf(tx, fields, { counts: { taken: 0, used: 0, spent: 0 }, id: null });
  if (wrong !== null) return wrong;
  const { id } = await tx
    .insertInto('coupons')
    .values({ ...columnsOf(fields), created_at: editor.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { staff, now } = editor;
  await recordStaffAudit(
    tx,
    { staff, action: 'coupon.create', only: 'made', subject: id, after: fields },
    now,
  );
  return readCoupon(tx, id, editor);
}

/** Changes a coupon; what an order has used stays as it was agreed. */
export async function changeCoupon(
  tx: Tx,
  { id, version, fields: given }: ConsoleParsedOf<'changeCoupon'>,
  editor: Editor,
): Promise<Edited | Refusal> {
  const before = await lockedCoupon(tx, { id, version }, editor);
  if (isRefusal(before)) return before;
  const set = Object.entries(given).filter(([, value]) => value !== undefined);
  const after = normalizeCoupon(CouponFields.parse({ ...before.fields, ...Object.fromEntries(set) }));
  const fixed = before.isUsed ? changedFixed(before.fields, after) : [];
  if (fixed.length > 0) return refuse('IN_USE', { errors: fixed.map((field) => `"${field}" is fixed`) });
  const wrong = await problemOf(tx, after, { counts: before, id });
  if (wrong !== null) return wrong;
  await tx
    .updateTable('coupons')
    .set({ ...columnsOf(after), version: version + 1 })
    .where('id', '=', id)
    .execute();
  const changed = keysOf(after).filter(
    (field) => JSON.stringify(before.fields[field]) !== JSON.stringify(after[field]),
  );
  const of = (fields: CouponFields) => Object.fromEntries(changed.map((field) => [field, fields[field]]));
  const { staff, now } = editor;
  await recordStaffAudit(
    tx,
    { staff, action: 'coupon.change', subject: id, before: of(before.fields), after: of(after) },
    now,
  );
  return readCoupon(tx, id, editor);
}

const columnsOf = (fields: CouponFields) => ({
  ...Object.fromEntries(keysOf(columnOf).map((field) => [columnOf[field], fields[field]])),
  // The columns that an insert requires, by name.
  code: fields.code,
  title_en: fields.titleEn,
  title_ar: fields.titleAr,
  kind: fields.kind,
  value: fields.value,
  starts_at: fields.startsAt,
  ends_at: fields.endsAt,
});

async function problemOf(
  tx: Tx,
  fields: CouponFields,
  { counts, id }: { counts: CouponCounts; id: string | null },
): Promise<Refusal | null> {
  const problems = Object.entries(couponProblems(fields, counts));
  const unknown = await unknownScopes(tx, fields);
  const errors = [
    ...problems.map(([field, problem]) => `"${field}" ${machineWords[problem]}`),
    ...unknown.map((field) => `"${field}" is unknown`),
  ];
  if (errors.length > 0) return refuse('VALIDATION', { errors });
  // Of two coupons made at once with the same code the second waits here.
  await sql`select pg_advisory_xact_lock(hashtextextended(${fields.code}, 49))`.execute(tx);
  const { rows } = await sql`
    select from coupons where code = ${fields.code} and id is distinct from ${id}`.execute(tx);
  return rows.length === 0 ? null : refuse('CODE_TAKEN', { errors: ['"code" is taken'] });
}

const machineWords = {
  required: 'is required',
  codeLength: 'must have 3 to 32 characters',
  percent: 'must be between 1 and 100',
  aboveZero: 'must be greater than 0',
  endsBeforeStart: 'must be after the start',
  belowTaken: 'must not be less than the number taken',
  belowUsed: 'must not be less than the number of uses',
  belowSpent: 'must not be less than what was given',
  fixed: 'is fixed',
} as const;

/** The scopes that name something that does not exist. */
async function unknownScopes(tx: Tx, fields: CouponFields): Promise<string[]> {
  const { brandIds, categoryIds, productIds, governorateIds } = fields;
  const missing = (ids: readonly string[], known: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${ids}::text[]) as given(id) where not exists (select from ${known} k where k.id = given.id))`;
  const { rows } = await sql<Record<string, boolean>>`
    select ${missing(brandIds, sql`brands`)} as "brandIds",
           ${missing(categoryIds, sql`(select id from categories union all select id from subcategories)`)} as "categoryIds",
           ${missing(productIds, sql`products`)} as "productIds"`.execute(tx);
  const isPlace = (id: string) => governorates.some(({ _id }) => _id === id);
  return [
    ...Object.entries(rows[0] ?? {}).flatMap(([field, isMissing]) => (isMissing ? [field] : [])),
    ...(governorateIds.every(isPlace) ? [] : ['governorateIds']),
  ];
}
