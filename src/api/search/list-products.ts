import { sql } from 'kysely';
import type { ProductCard } from '../../shop/catalog/contract.ts';
import type { Language } from '../../shop/language.ts';
import type { Db } from '../db/database.ts';
import type { CardSettings } from '../catalog/product-card.ts';
import { readCards } from '../catalog/read-cards.ts';
import { findPieces } from './find-products.ts';
import { eachBit } from './index/bitset.ts';
import type { View } from './index/live-index.ts';
import { changesSince } from '../catalog/catalog-changes.ts';
import { type ListedPieces, listPieces, type PieceList } from './list-matches.ts';
import { shelfOf } from './index/index-of.ts';

/** For whom cards are made, and when. */
export type Reader = { language: Language; now: Date; settings: CardSettings };

/** A page of a list as cards: the products, or what is nearest where there are none. */
export type ListedProducts = Omit<ListedPieces, 'ids'> & { products: ProductCard[]; nearest: ProductCard[] };

/** One page of what the store sells, found, filtered and counted on the shelf. One query: that for the cards. */
export async function listProducts(db: Db, list: PieceList, reader: Reader): Promise<ListedProducts> {
  const {
    cards,
    ids: _,
    ...listed
  } = await showPieces(db, reader, (view) => listPieces(view, list, reader.language));
  return listed.total === 0
    ? { ...listed, products: [], nearest: cards }
    : { ...listed, products: cards, nearest: [] };
}

/** Lets `choose` pick pieces off the shelf, and reads their cards in a snapshot in which the shelf was right. */
export async function showPieces<Chosen extends { ids: readonly string[] }>(
  db: Db,
  reader: Reader,
  choose: (view: View) => Chosen,
): Promise<Chosen & { cards: ProductCard[] }> {
  const { seen, read } = await shelfOf(db).look(reader.now, choose, ({ ids }, since) =>
    readCards(db, ids, { ...reader, since }),
  );
  return { ...seen, cards: read.cards };
}

/** The ids of every product that answers the question, in no order; null where it asks for nothing. */
export async function findProductIds(db: Db, question: string, now: Date): Promise<string[] | null> {
  const { seen } = await shelfOf(db).look(
    now,
    ({ shelf }) => {
      const { parts, places } = findPieces(shelf, question);
      const ids: string[] = [];
      eachBit(places, (place) => ids.push(shelf.facts[place]?.id ?? ''));
      return parts.length === 0 ? null : ids;
    },
    async (_, since) => {
      const { rows } = await sql<{ changes: string }>`select ${changesSince(since)} as changes`.execute(db);
      return { changes: rows[0]?.changes ?? '' };
    },
  );
  return seen;
}
