import { sql } from 'kysely';
import type { Language } from '../../../shop/language.ts';
import { normalize } from '../../../shop/normal-form.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Table } from '../../platform/documents/table-file.ts';
import { tableOfProducts } from '../imports/export-products.ts';

/** An import takes twice as many; long texts make a file of these large enough. */
const MOST_ROWS = 5000;
/** As many as a ZIP of pictures for an import may have. */
const MOST_PICTURES = 2000;

/** A picture's name among the stored files, and where it is in the archive. */
export type ArchivedPicture = { file: string; path: string };

type Part = { table: Table; pictures: ArchivedPicture[] };

/**
 * All products in the form that an import reads, `products`, `products-2` and so on, with the pictures of each file in a
 * folder of their own, where an import finds by their names what they are of.
 */
export async function* productsToImport(tx: Tx, language: Language): AsyncGenerator<Part> {
  const { rows: all } = await sql<{ id: string; rows: number; pictures: number }>`
    select id, greatest(1, (select count(*)::int from variants where product_id = p.id)) as rows,
           (select count(*)::int from product_pictures where product_id = p.id) as pictures
      from products p order by created_at, id`.execute(tx);
  const parts: string[][] = [];
  let [rows, pictures] = [Infinity, 0];
  for (const product of all) {
    rows += product.rows;
    pictures += product.pictures;
    if (rows > MOST_ROWS || pictures > MOST_PICTURES) {
      parts.push([]);
      ({ rows, pictures } = product);
    }
    parts.at(-1)?.push(product.id);
  }
  for (const [at, ids] of parts.entries()) {
    const table = await tableOfProducts(tx, sql`p.id = any(${ids}::text[])`, language, true);
    const name = at === 0 ? 'products' : `products-${at + 1}`;
    yield { table: { ...table, name }, pictures: await picturesOf(tx, ids, `pictures/${name}`) };
  }
}

async function picturesOf(tx: Tx, ids: readonly string[], folder: string): Promise<ArchivedPicture[]> {
  const { rows } = await sql<{
    file: string;
    slug: string;
    color: string | null;
    view: string;
    place: number;
  }>`
    select ${PICTURE_FILE} as file, p.slug, k.name_en as color, pp.view, pp.position + 1 as place
      from product_pictures pp
      join pictures on pictures.id = pp.picture_id
      join products p on p.id = pp.product_id
      left join colors k on k.id = pp.color_id
     where pp.product_id = any(${ids}::text[]) order by pp.product_id, pp.position`.execute(tx);
  return rows.map(({ file, slug, color, view, place }) => {
    const words = [...(color === null ? [] : normalize(color).split(' ')), view, place];
    return { file, path: `${folder}/${slug}/${words.join('-')}.webp` };
  });
}

/** The largest file of a row of `pictures`. */
export const PICTURE_FILE = sql`pictures.id || '-' || (select max(w) from unnest(pictures.webp) w) || '.webp'`;
