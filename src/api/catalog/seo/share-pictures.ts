import { sql } from 'kysely';
import {
  type CardFormat,
  cardFormats,
  cardOfProduct,
  pictureOfBrand,
  pictureOfCategory,
  pictureOfProduct,
  pictureOfShop,
  readSharePath,
  type SharePicture,
  sharePicturePath,
} from '../../../shop/catalog/seo/share-picture.ts';
import type { Language } from '../../../shop/language.ts';
import { factsOf } from '../../../shop/people/facts/facts-of.ts';
import { sendRefusal } from '../../platform/http/reply/send.ts';
import { refuse } from '../../refusal.ts';
import type { Store } from '../../store.ts';
import { listBrands } from '../browse/brands.ts';
import { listCategories } from '../browse/categories.ts';
import { type CardRow, cardColumns, toProductCard } from '../browse/product-card.ts';
import { sharePictureFiles } from './share-picture-files.ts';

const FOREVER = 'public, max-age=31536000, immutable';

/** Serves `/og/`, drawn on first request. The URL of an outdated picture (an old price) redirects. */
export function sharePictureRoutes(store: Store): void {
  const files = sharePictureFiles(store.config);
  store.app.get<{ Params: { '*': string } }>('/og/*', async (request, reply) => {
    const address = `/og/${request.params['*']}`;
    const wanted = readSharePath(address);
    const picture = wanted === null ? undefined : await readPicture(store, wanted.subject, wanted.language);
    if (wanted === null || picture === undefined) return sendRefusal(request, reply, refuse('NOT_FOUND'));
    const path = sharePicturePath(picture, wanted.language);
    if (address !== path) {
      return reply.header('cache-control', 'public, max-age=0, must-revalidate').redirect(path, 302);
    }
    const { logo } = (await store.settings()).identity;
    const drawn = await files.get(path, picture, { language: wanted.language, logo });
    return reply.type('image/png').header('cache-control', FOREVER).send(drawn);
  });
}

async function readPicture(
  store: Store,
  subject: string,
  language: Language,
): Promise<SharePicture | undefined> {
  const [kind, id] = subject.split('/');
  const shop = factsOf(await store.settings(), language).identity;
  if (id === undefined) return readProductPicture(store, subject, language);
  if (subject === 'shop/minwal') return pictureOfShop(language, shop);
  const format = cardFormats.find((each) => each === kind);
  if (format !== undefined) return readProductPicture(store, id, language, format);
  const isIt = (one: { _id: string }) => one._id === id;
  if (kind === 'brand') {
    const brand = (await listBrands(store.db, language)).find(isIt);
    return brand && pictureOfBrand(brand, shop);
  }
  if (kind !== 'category') return undefined;
  const category = (await listCategories(store.db, language)).find(isIt);
  return category && pictureOfCategory(category, shop);
}

async function readProductPicture(
  { db, clock, cardSettings }: Store,
  id: string,
  language: Language,
  format?: CardFormat,
): Promise<SharePicture | undefined> {
  const { rows } = await sql<CardRow & { sizes: string[] }>`
    select ${cardColumns(language)}, ${sizesLeft(language)} as sizes from products p where p.id = ${id} and p.status = 'published'`.execute(
    db,
  );
  const settings = await cardSettings();
  const [row] = rows;
  if (row === undefined) return undefined;
  const card = toProductCard(row, clock(), settings);
  const shop = factsOf(settings, language).identity;
  return format === undefined ? pictureOfProduct(card, shop) : cardOfProduct(card, shop, format, row.sizes);
}

/** The labels of the sizes of which a product `p` has pieces. */
const sizesLeft = (language: Language) => sql<string[]>`
  array(select ${sql.ref(`z.label_${language}`)} from sizes z
         where z.id in (select size_id from variants v where v.product_id = p.id and v.stock > 0)
         order by z.position, z.id)`;
