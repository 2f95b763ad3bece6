import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import type { HomeProducts } from '../../../shop/office/home/contract.ts';
import type { ProductCounts } from '../../catalog/browse/product-counts.ts';
import { type Bitset, eachBit, emptyBitset, inAll } from '../../catalog/search/index/bitset.ts';
import { countsOf, setsOf } from '../../catalog/search/index/facet-values.ts';
import type { View } from '../../catalog/search/index/live-index.ts';
import { pageOf } from '../../catalog/search/index/sort-order.ts';
import { type Reader, showProducts } from '../../catalog/search/list-products.ts';
import type { Db } from '../../platform/db/database.ts';

/** Two rows of five, or five of two. */
const PRODUCTS_IN_TAB = 10;

export type OfBrand = { brandId?: string | undefined; brand?: string | undefined };

/** The tabs of the home page: the newest available products, announced ones, and trending ones. One query, for the cards. */
export async function listHomeProducts(db: Db, ofBrand: OfBrand, reader: Reader): Promise<HomeProducts> {
  return (await showTabs(db, ofBrand, reader, () => null)).products;
}

/** The same of all brands, with how many products each brand and category has at that moment. */
export const listCountedProducts = async (db: Db, reader: Reader) => showTabs(db, {}, reader, countsIn);

async function showTabs<Counts>(
  db: Db,
  ofBrand: OfBrand,
  reader: Reader,
  count: (view: View) => Counts,
): Promise<{ products: HomeProducts; counts: Counts }> {
  const { seen, cards } = await showProducts(db, reader, (view) => {
    const tabs = tabsIn(view, ofBrand);
    return { tabs, ids: [...new Set(Object.values(tabs).flat())], counts: count(view) };
  });
  const shown = new Map(cards.map((card) => [card._id, card]));
  const cardsOf = (ids: readonly string[]): ProductCard[] => ids.flatMap((id) => shown.get(id) ?? []);
  const { ourProducts, comingSoon, trendy } = seen.tabs;
  const products = {
    ourProducts: cardsOf(ourProducts),
    comingSoon: cardsOf(comingSoon),
    trendy: cardsOf(trendy),
  };
  return { products, counts: seen.counts };
}

function countsIn({ index }: View): ProductCounts {
  const { brands, categories } = index.facets;
  return { brands: countsOf(brands), categories: countsOf(categories) };
}

function tabsIn({ index, snapshot, order }: View, ofBrand: OfBrand): Record<keyof HomeProducts, string[]> {
  const { facts } = index;
  const those = setOf(index, ofBrand);
  const inTab = (slots: readonly number[]) =>
    slots.slice(0, PRODUCTS_IN_TAB).flatMap((slot) => facts[slot]?.id ?? []);
  const first = (slots: Uint32Array, among: Bitset) =>
    inTab(pageOf(slots, inAll(those, [among]), 0, PRODUCTS_IN_TAB));
  const announced: number[] = [];
  eachBit(inAll(those, [snapshot.announced]), (slot) => announced.push(slot));
  const from = (slot: number) => facts[slot]?.availableFrom ?? 0;
  const soonest = announced.sort(
    (one, other) => from(one) - from(other) || ((facts[one]?.id ?? '') < (facts[other]?.id ?? '') ? -1 : 1),
  );
  return {
    ourProducts: first(order('newest'), snapshot.buyable),
    comingSoon: inTab(soonest),
    trendy: first(order('trendy'), snapshot.buyable),
  };
}

function setOf({ facets, shown, slots }: View['index'], { brandId, brand }: OfBrand): Bitset {
  const id =
    brandId ?? (brand === undefined ? undefined : facets.brands.all.find(({ slug }) => slug === brand)?.id);
  if (id === undefined) return brand === undefined ? shown : emptyBitset(slots);
  return setsOf(facets.brands, [id])[0] ?? emptyBitset(slots);
}
