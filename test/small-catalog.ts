import type { Db } from '../src/api/platform/db/database.ts';
import { addProduct } from './catalog.ts';

/**
 * Six pieces that differ in all that lists, filters and searches look at. Newest first: announced-bag,
 * sold-out-shirt, wool-coat (reduced from 23 to 25 November 2026), linen-dress; a draft and an archived piece beside.
 */
export async function addSmallCatalog(db: Db): Promise<void> {
  await addProduct(db, {
    id: 'linen-dress',
    name: { en: 'Sprig linen dress', ar: 'فستان كتّان بغصينات' },
    price: 3000,
    priceAfterDiscount: 2400,
    stock: { 'black/S': 2, 'red/M': 0 },
    seasons: ['summer'],
    trend: 5,
  });
  await addProduct(db, {
    id: 'wool-coat',
    name: { en: 'Wool coat', ar: 'معطف صوف' },
    description: { en: 'Warm over a dress.', ar: 'دافئ فوق الفستان.' },
    brandId: 'rakda',
    categoryId: 'coats',
    price: 5000,
    priceAfterDiscount: 4000,
    discountStartsAt: '2026-11-23T00:00:00+03:00',
    discountEndsAt: '2026-11-25T00:00:00+03:00',
    seasons: ['autumn', 'winter'],
    stock: { 'black/M': 4 },
    trend: 9,
  });
  await addProduct(db, {
    id: 'sold-out-shirt',
    name: { en: 'Striped shirt', ar: 'قميص مقلّم' },
    price: 1500,
    stock: { 'white/M': 0 },
  });
  await addProduct(db, {
    id: 'announced-bag',
    name: { en: 'Saddle bag', ar: 'حقيبة سرج' },
    brandId: 'rakda',
    categoryId: 'bags',
    price: 2000,
    availableFrom: '2026-12-01T00:00:00+03:00',
    stock: { 'black/L': 9 },
  });
  await addProduct(db, { id: 'draft', name: { en: 'Draft dress', ar: 'فستان' }, status: 'draft' });
  await addProduct(db, { id: 'archived', name: { en: 'Old dress', ar: 'فستان قديم' }, status: 'archived' });
}
