import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import type { OldestNew } from '../../../shop/catalog/browse/newness.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CardReader } from '../browse/product-card.ts';
import { readCards } from '../browse/read-cards.ts';
import { findProducts } from './find-products.ts';
import { eachBit } from './index/bitset.ts';
import { liveIndexOf } from './index/index-of.ts';
import type { View } from './index/live-index.ts';
import { oldestNewIn } from './index/oldest-new.ts';
import { type ListedMatches, listMatches, type ListQuery } from './list-matches.ts';

/** The reader and time of a list. The index says what is new. */
export type Reader = Omit<CardReader, 'settings'> & { settings: Omit<CardReader['settings'], 'oldestNew'> };

/** A page of a list as cards: the matches, or the nearest products if there are none. */
export type ListedProducts = Omit<ListedMatches, 'ids'> & { products: ProductCard[]; nearest: ProductCard[] };

/** One page of the store's products, found, filtered and counted in the index. One database query, for the cards. */
export async function listProducts(db: Db, list: ListQuery, reader: Reader): Promise<ListedProducts> {
  const { seen, cards } = await showProducts(db, reader, (view) => listMatches(view, list, reader.language));
  const { ids: _, ...listed } = seen;
  return listed.total === 0
    ? { ...listed, products: [], nearest: cards }
    : { ...listed, products: cards, nearest: [] };
}

/** `choose` selects products in the index; their cards are read in a snapshot that the index matches. */
export async function showProducts<Chosen extends { ids: readonly string[] }>(
  db: Db,
  reader: Reader,
  choose: (view: View) => Chosen,
): Promise<{ seen: Chosen; cards: ProductCard[]; oldestNew: OldestNew }> {
  const { seen, read } = await liveIndexOf(db).look(
    reader.now,
    (view) => ({ chosen: choose(view), oldestNew: oldestNewIn(view) }),
    ({ chosen, oldestNew }, since) =>
      readCards(db, chosen.ids, { ...reader, settings: { ...reader.settings, oldestNew }, since }),
  );
  return { seen: seen.chosen, cards: read.cards, oldestNew: seen.oldestNew };
}

export async function findProductIds(db: Db, query: string, now: Date): Promise<string[] | null> {
  return liveIndexOf(db).see(now, ({ index }) => {
    const { terms, slots } = findProducts(index, query);
    const ids: string[] = [];
    eachBit(slots, (slot) => ids.push(index.facts[slot]?.id ?? ''));
    return terms.length === 0 ? null : ids;
  });
}
