import { sql } from 'kysely';
import { SLUG_REST_DAYS, slugOf } from '../../../shop/slug.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { type Refusal, refuse } from '../../refusal.ts';

/** Gives a product another slug; the one it had leads to it. A word that another has, or had lately, is refused. */
export async function changeSlug(
  tx: Tx,
  { id, from, to }: { id: string; from: string; to: string },
  now: Date,
): Promise<Refusal | null> {
  if (from === to) return null;
  if (!(await isFreeSlug(tx, to, id, now))) return slugTaken();
  await sql`delete from product_slugs where slug = ${to}`.execute(tx);
  await sql`insert into product_slugs (slug, product_id, left_at) values (${from}, ${id}, ${now})
            on conflict (slug) do update set product_id = excluded.product_id, left_at = excluded.left_at`.execute(
    tx,
  );
  return null;
}

/** Lets addresses of another shop lead to a product; those that lead to another stay with it. */
export async function leadHere(tx: Tx, id: string, from: readonly string[], now: Date): Promise<void> {
  await sql`insert into product_slugs (slug, product_id, left_at)
            select unnest(${[...from]}::text[]), ${id}, ${now}
                on conflict (slug) do nothing`.execute(tx);
}

/** A free slug made of an English name; `id` is null for a new product. */
export async function newSlug(tx: Tx, name: string, id: string | null, now: Date): Promise<string> {
  const word = slugOf(name);
  const base = word === '' ? `product-${crypto.randomUUID().slice(0, 8)}` : word;
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (await isFreeSlug(tx, slug, id, now)) return slug;
  }
}

/** Whether `newSlug` may have made the slug of this name; else the merchant wrote it. */
export const isSlugOf = (slug: string, name: string): boolean =>
  new RegExp(`^${slugOf(name) || 'product-[0-9a-f]{8}'}(-\\d+)?$`).test(slug);

export const slugTaken = (): Refusal => refuse('SLUG_TAKEN', { errors: ['"slug" is taken'] });

/** Whether a product may have this word. Locked by it: of two who want one at once the second sees that it is taken. */
export async function isFreeSlug(tx: Tx, slug: string, id: string | null, now: Date): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${slug}, 37))`.execute(tx);
  return (await takenSlugs(tx, [{ slug, id }], now)).size === 0;
}

/** Those of the words that another product has, or had lately; `id` is null for a new product. */
export async function takenSlugs(
  db: Db,
  wanted: readonly { slug: string; id: string | null }[],
  now: Date,
): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    select g.slug
      from unnest(${wanted.map(({ slug }) => slug)}::text[], ${wanted.map(({ id }) => id)}::text[]) as g (slug, id)
     where exists (select from products p where p.slug = g.slug and p.id is distinct from g.id)
        or exists (select from product_slugs s
                    where s.slug = g.slug and s.product_id is distinct from g.id
                      and s.left_at > ${now}::timestamptz - ${SLUG_REST_DAYS}::int * interval '1 day')`.execute(
    db,
  );
  return new Set(rows.map(({ slug }) => slug));
}
