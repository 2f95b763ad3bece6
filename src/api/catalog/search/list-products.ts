import { sql } from 'kysely';
import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import type { Language } from '../../../shop/language.ts';
import { changesSince } from '../../platform/db/changes/catalog-changes.ts';
import type { Db } from '../../platform/db/database.ts';
import type { CardSettings } from '../browse/product-card.ts';
import { readCards } from '../browse/read-cards.ts';
import { findProducts } from './find-products.ts';
import { eachBit } from './index/bitset.ts';
import { liveIndexOf } from './index/index-of.ts';
import type { View } from './index/live-index.ts';
import { type ListedMatches, listMatches, type ListQuery } from './list-matches.ts';

/** The reader and time that cards are built for. */
export type Reader = { language: Language; now: Date; settings: CardSettings };

/** A page of a list as cards: the matches, or the nearest products if there are none. */
export type ListedProducts = Omit<ListedMatches, 'ids'> & { products: ProductCard[]; nearest: ProductCard[] };

/** One page of the store's products, found, filtered and counted in the index. One database query, for the cards. */
export async function listProducts(db: Db, list: ListQuery, reader: Reader): Promise<ListedProducts> {
  const {
    cards,
    ids: _,
    ...listed
  } = await showProducts(db, reader, (view) => listMatches(view, list, reader.language));
  return listed.total === 0
    ? { ...listed, products: [], nearest: cards }
    : { ...listed, products: cards, nearest: [] };
}

/** `choose` selects products in the index; their cards are read in a snapshot that the index matches. */
export async function showProducts<Chosen extends { ids: readonly string[] }>(
  db: Db,
  reader: Reader,
  choose: (view: View) => Chosen,
): Promise<Chosen & { cards: ProductCard[] }> {
  const { seen, read } = await liveIndexOf(db).look(reader.now, choose, ({ ids }, since) =>
    readCards(db, ids, { ...reader, since }),
  );
  return { ...seen, cards: read.cards };
}

export async function findProductIds(db: Db, query: string, now: Date): Promise<string[] | null> {
  const { seen } = await liveIndexOf(db).look(
    now,
    ({ index }) => {
      const { terms, slots } = findProducts(index, query);
      const ids: string[] = [];
      eachBit(slots, (slot) => ids.push(index.facts[slot]?.id ?? ''));
      return terms.length === 0 ? null : ids;
    },
    async (_, since) => {
      const { rows } = await sql<{ changes: string }>`select ${changesSince(since)} as changes`.execute(db);
      return { changes: rows[0]?.changes ?? '' };
    },
  );
  return seen;
}
