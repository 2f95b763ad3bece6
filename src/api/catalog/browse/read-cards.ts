import { sql } from 'kysely';
import type { ProductCard } from '../../../shop/catalog/browse/contract.ts';
import { changesSince } from '../../platform/db/changes/catalog-changes.ts';
import type { Db } from '../../platform/db/database.ts';
import { type CardReader, type CardRow, cardColumns, toProductCard } from './product-card.ts';

/** The published ones of the given products as cards, in order, and the changes `since`, of one snapshot. */
export async function readCards(
  db: Db,
  ids: readonly string[],
  { language, now, settings, since }: CardReader & { since: string },
): Promise<{ cards: ProductCard[]; changes: string }> {
  const { rows } = await sql<CardRow & { changes: string }>`
    select shelf.changes, cards.*
      from (select ${changesSince(since)} as changes) shelf
      left join (
        select ${cardColumns(language)}, cut.place
          from unnest(${ids}::text[]) with ordinality as cut (id, place)
          join products p on p.id = cut.id and p.status = 'published') cards on true
     order by cards.place`.execute(db);
  const cards = rows.filter(({ id }) => id !== null).map((row) => toProductCard(row, now, settings));
  return { cards, changes: rows[0]?.changes ?? '' };
}
