import { type RawBuilder, sql } from 'kysely';
import type { Look, ProductCard } from '../../../shop/catalog/browse/contract.ts';
import { LEAST_IN_LOOK } from '../../../shop/catalog/browse/look-size.ts';
import type { Language } from '../../../shop/language.ts';

/** A look as it is stored, also before and after its days. */
export type StoredLook = Omit<Look, 'products'> & {
  productIds: string[];
  startsAt: string | null;
  endsAt: string | null;
};

/** On one product's page. */
const MOST_LOOKS = 2;

/** The looks of a product `p` that are no draft, as a column `looks`. */
export const looksColumn = (language: Language): RawBuilder<{ looks: StoredLook[] }> => sql`
  (select coalesce(json_agg(json_build_object('_id', h.id, 'title', ${sql.ref(`h.title_${language}`)},
                                              'text', ${sql.ref(`h.text_${language}`)}, 'productIds', h.product_ids,
                                              'startsAt', h.starts_at, 'endsAt', h.ends_at) order by h.position, h.id), '[]')
     from home_content h where h.kind = 'look' and not h.is_draft and p.id = any(h.product_ids)) as looks`;

/** The first of those that are shown at `now`. */
export const looksAt = (looks: readonly StoredLook[], now: Date): StoredLook[] =>
  looks
    .filter(
      ({ startsAt, endsAt }) =>
        (startsAt === null || new Date(startsAt) <= now) && (endsAt === null || new Date(endsAt) > now),
    )
    .slice(0, MOST_LOOKS);

/** Each look with the cards of its pieces, without looks of which too little is left. */
export function showLooks(
  looks: readonly Pick<StoredLook, '_id' | 'title' | 'text' | 'productIds'>[],
  cards: readonly ProductCard[],
): Look[] {
  const byId = new Map(cards.map((card) => [card._id, card]));
  return looks
    .map(({ _id, title, text, productIds }) => ({
      _id,
      title,
      text,
      products: productIds.flatMap((id) => byId.get(id) ?? []),
    }))
    .filter(({ products }) => products.length >= LEAST_IN_LOOK);
}
