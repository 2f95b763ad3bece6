import { sql } from 'kysely';
import { isKeyOf } from '../../../shop/keys-of.ts';
import type { Language } from '../../../shop/language.ts';
import { subjectKindOf } from '../../../shop/people/staff/audit-subjects.ts';
import type { AuditLine } from '../../../shop/people/staff/contract.ts';
import { texts } from '../../../shop/texts/by-language.ts';
import type { Db } from '../../platform/db/database.ts';
import { nameInEither } from '../../platform/db/localized.ts';
import type { AuditRow } from './staff-audit.ts';

type Subject = NonNullable<AuditLine['thing']>;

/** The subject of each line, by line id; a deleted one has none. */
export async function readAuditSubjects(
  db: Db,
  lines: readonly AuditRow[],
  language: Language,
): Promise<ReadonlyMap<number, Subject>> {
  const asked = lines.flatMap(({ id, action, subject }) => {
    const kind = subjectKindOf(action);
    return kind === null ? [] : [{ line: id, kind, subject }];
  });
  if (asked.length === 0) return new Map();
  const column = (name: string) => sql.ref(`${name}_${language}`);
  const { rows } = await sql<Subject & { line: number }>`
    select g.line::float8 as line, g.kind, t.id as "_id", t.name
      from unnest(${asked.map(({ line }) => line)}::bigint[], ${asked.map(({ kind }) => kind)}::text[],
                  ${asked.map(({ subject }) => subject)}::text[]) g(line, kind, subject)
     cross join lateral (
        select id, number as name from orders where g.kind = 'order' and id = g.subject
        union all
        select o.id, o.number from parcels p join orders o on o.id = p.order_id
         where g.kind = 'order' and p.id = g.subject
        union all
        select r.id, o.number from returns r join orders o on o.id = r.order_id
         where g.kind = 'return' and r.id = g.subject
        union all
        select id, ${nameInEither('products', language)} from products where g.kind = 'product' and id = g.subject
        union all
        select p.id, ${nameInEither('p', language)} from reviews r join products p on p.id = r.product_id
         where g.kind = 'review' and r.id = g.subject
        union all
        select id, ${column('title')} from coupons where g.kind = 'coupon' and id = g.subject
        union all
        select id, ${column('title')} from home_content where g.kind = 'content' and id = g.subject
        union all
        select id, ${column('title')} from brand_news where g.kind = 'news' and id = g.subject
        union all
        select id, name from shoppers where g.kind = 'customer' and id = g.subject
        union all
        select s.id, s.name from cases c join shoppers s on s.id = c.shopper_id
         where g.kind = 'customer' and c.id = g.subject
        union all
        select id, name from staff where g.kind = 'member' and id = g.subject) t`.execute(db);
  const subjects = new Map(rows.map(({ line, ...subject }) => [line, subject]));
  const { pages } = texts[language].textDesk;
  for (const { id, action, subject } of lines) {
    // `terms`, or a part of it: `terms.returns`.
    const page = subject.split('.', 1)[0] ?? '';
    if (subjectKindOf(action) === 'text' && isKeyOf(pages, page))
      subjects.set(id, { kind: 'text', _id: page, name: pages[page] });
  }
  return subjects;
}

/** Fields of the log whose values are ids of things that have names, or of orders. */
const NAMED: ReadonlySet<string> = new Set([
  'brand',
  'brandId',
  'brandIds',
  'categoryId',
  'categoryIds',
  'subCategoryId',
  'colorId',
  'sizeId',
  'orderId',
  'productId',
  'productIds',
  'relatedIds',
  'pictureOf',
  'courierId',
  'companyId',
  'supplierId',
  'customer',
  'takenBy',
]);

/** The names behind the ids that the lines' values are, by id. */
export async function readAuditNames(
  db: Db,
  lines: readonly AuditRow[],
  language: Language,
): Promise<Record<string, string>> {
  const values = lines.flatMap(({ before, after }) => [...namedIn(before), ...namedIn(after)]);
  const ids = [...new Set(values.filter((value) => typeof value === 'string' && value !== ''))];
  if (ids.length === 0) return {};
  const name = sql.ref(`name_${language}`);
  const { rows } = await sql<{ id: string; name: string }>`
    select id, ${name} as name from brands where id = any(${ids}::text[])
    union all select id, ${name} from categories where id = any(${ids}::text[])
    union all select id, ${name} from subcategories where id = any(${ids}::text[])
    union all select id, ${name} from colors where id = any(${ids}::text[])
    union all select id, ${sql.ref(`label_${language}`)} from sizes where id = any(${ids}::text[])
    union all select id, number from orders where id = any(${ids}::text[])
    union all select id, ${nameInEither('products', language)} from products where id = any(${ids}::text[])
    union all select id, ${name} from companies where id = any(${ids}::text[])
    union all select id, name from staff where id = any(${ids}::text[])
    union all select id, name from shoppers where id = any(${ids}::text[]) and name <> ''
    union all select id, name from suppliers where id = any(${ids}::text[])`.execute(db);
  return Object.fromEntries(rows.map((row) => [row.id, row.name]));
}

/** The values of the fields that are ids, also those of lists of variants and pieces. */
function namedIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(namedIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (NAMED.has(name) ? each : namedIn(each)));
}
