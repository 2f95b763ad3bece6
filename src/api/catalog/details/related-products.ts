import { type RawBuilder, sql } from 'kysely';
import { MOST_RELATED } from '../../../shop/catalog/browse/most-related.ts';
import {
  type Bitset,
  clearBit,
  countBits,
  emptyBitset,
  hasBit,
  inAll,
  without,
} from '../search/index/bitset.ts';
import { setsOf } from '../search/index/facet-values.ts';
import type { View } from '../search/index/live-index.ts';
import { firstFrom } from '../search/index/sort-order.ts';

/** The most of one subcategory among them. */
const MOST_OF_KIND = 2;

/** So many are looked at for each reason, as the limit of a subcategory drops some. */
const CANDIDATES = 2 * MOST_RELATED;

/** What the choice of related products starts from. `price`: the one in force, whole pounds. */
export type Origin = {
  id: string;
  categoryId: string;
  subCategoryId: string;
  brandId: string;
  price: number;
} & Asked;

/** What is stored of a product's company: what the merchant chose, in order, and how many orders held each other product. */
type Asked = { chosen: string[]; bought: { id: string; orders: number }[] };

/** The same as columns of a product `p`. */
export const relatedColumns: RawBuilder<Asked> = sql`
  p.related_ids as chosen,
  (select coalesce(json_agg(json_build_object('id', b.other_id, 'orders', b.orders)), '[]')
     from bought_together b where b.product_id = p.id) as bought`;

/**
 * The ids of what goes with a product: what the merchant chose, then of its category's other subcategories what was bought
 * together, its brand's and the others', nearest in price first, then what was bought together of other categories; else
 * what is like it. Only what can be bought.
 */
export function relatedIn(view: View, origin: Origin): string[] {
  const { index, snapshot } = view;
  const { facts, slotOf } = index;
  const { own, ofCategory, ofKind, ofBrand } = around(view, origin);
  const canBeBought = (slot: number | undefined): slot is number =>
    slot !== undefined && slot !== own && hasBit(snapshot.buyable, slot);
  const chosen = origin.chosen.map((id) => slotOf.get(id)).filter(canBeBought);
  const isOfCategory = (slot: number) => hasBit(ofCategory, slot);
  // Of another department only after all of the product's own: with a man's coat often goes a child's sweater.
  const bought = origin.bought
    .flatMap(({ id, orders }) => {
      const slot = slotOf.get(id);
      return canBeBought(slot) && !hasBit(ofKind, slot) ? [{ slot, orders }] : [];
    })
    .sort(
      (one, other) =>
        Number(isOfCategory(other.slot)) - Number(isOfCategory(one.slot)) ||
        other.orders - one.orders ||
        trendThenId(view, one.slot, other.slot),
    )
    .slice(0, CANDIDATES)
    .map(({ slot }) => slot);
  const otherKinds = without(ofCategory, ofKind);
  const ways: (() => number[])[] = [
    () => bought.filter(isOfCategory),
    () => nearest(view, inAll(otherKinds, [ofBrand]), origin),
    () => nearest(view, otherKinds, origin),
    () => bought.filter((slot) => !isOfCategory(slot)),
  ];
  const taken = new Set(chosen);
  const ofKinds = new Map<string, number>();
  const kindOf = (slot: number) => facts[slot]?.single.subCategories ?? '';
  for (const slot of chosen) ofKinds.set(kindOf(slot), (ofKinds.get(kindOf(slot)) ?? 0) + 1);
  for (const way of ways) {
    if (taken.size >= MOST_RELATED) break;
    for (const slot of way()) {
      const many = ofKinds.get(kindOf(slot)) ?? 0;
      if (taken.has(slot) || many >= MOST_OF_KIND) continue;
      taken.add(slot);
      ofKinds.set(kindOf(slot), many + 1);
    }
  }
  return taken.size === 0 ? alikeIn(view, origin) : idsOf(view, [...taken]);
}

/** The ids of products of the same subcategory, then of others of its brand, the nearest in price first. */
export function alikeIn(view: View, origin: Omit<Origin, keyof Asked>): string[] {
  const { ofCategory, ofKind, ofBrand } = around(view, origin);
  const ofBrandOnly = inAll(without(ofCategory, ofKind), [ofBrand]);
  return idsOf(view, [...nearest(view, ofKind, origin), ...nearest(view, ofBrandOnly, origin)]);
}

const idsOf = ({ index }: View, slots: readonly number[]) =>
  slots.slice(0, MOST_RELATED).flatMap((slot) => index.facts[slot]?.id ?? []);

/** What can be bought besides the product itself: of its category, its subcategory and its brand. */
function around({ index, snapshot }: View, origin: Omit<Origin, keyof Asked>) {
  const { facets, slotOf } = index;
  const own = slotOf.get(origin.id);
  const others = snapshot.buyable.slice();
  if (own !== undefined) clearBit(others, own);
  const those = (kind: 'categories' | 'subCategories' | 'brands', id: string) => {
    const [bits] = setsOf(facets[kind], [id]);
    return bits === undefined ? emptyBitset(index.slots) : inAll(others, [bits]);
  };
  return {
    own,
    ofCategory: those('categories', origin.categoryId),
    ofKind: those('subCategories', origin.subCategoryId),
    ofBrand: those('brands', origin.brandId),
  };
}

/** The nearest of a set in price: walks from the price down and up, so that a large shop is not looked through. */
function nearest(view: View, among: Bitset, { price }: { price: number }): number[] {
  const order = view.order('priceAsc');
  const priceAt = (place: number) => view.snapshot.prices[order[place] ?? 0] ?? 0;
  const found: { slot: number; distance: number }[] = [];
  let up = firstFrom(order.length, (place) => priceAt(place) >= price);
  let down = up - 1;
  for (let left = countBits(among); left > 0 && (down >= 0 || up < order.length);) {
    const below = down < 0 ? Infinity : price - priceAt(down);
    const above = up >= order.length ? Infinity : priceAt(up) - price;
    const distance = Math.min(below, above);
    // Those as far as the last are looked at to the end: the trend decides among them.
    if (found.length >= CANDIDATES && distance > (found.at(-1)?.distance ?? 0)) break;
    const slot = order[below <= above ? down : up] ?? 0;
    if (below <= above) down -= 1;
    else up += 1;
    if (!hasBit(among, slot)) continue;
    found.push({ slot, distance });
    left -= 1;
  }
  return found
    .sort((one, other) => one.distance - other.distance || trendThenId(view, one.slot, other.slot))
    .slice(0, CANDIDATES)
    .map(({ slot }) => slot);
}

function trendThenId({ index: { facts } }: View, one: number, other: number): number {
  const [first, second] = [facts[one], facts[other]];
  return (second?.trend ?? 0) - (first?.trend ?? 0) || ((first?.id ?? '') < (second?.id ?? '') ? -1 : 1);
}
