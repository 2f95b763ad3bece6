import type { Language } from '../language.ts';

/**
 * A page's addresses in both languages. English is the address itself, which is also what somebody without a choice is
 * given; Arabic is the same with `?lang=ar`.
 */
export type Addresses = Record<Language, string>;

/** @param origin `https://minwal.sy` · @param path begins with a slash and may have a query, without `lang` */
export function addressesOf(origin: string, path: string): Addresses {
  const en = origin + path;
  return { en, ar: `${en}${path.includes('?') ? '&' : '?'}lang=ar` };
}

/** The page of a piece. */
export const productPath = (productId: string) => `/ProductDetails/${encodeURIComponent(productId)}`;

export const brandPath = ({ _id, slug }: { _id: string; slug: string }) =>
  `/brands/${encodeURIComponent(_id)}/${encodeURIComponent(slug)}`;

/** The pieces of a category, or of one of its kinds. */
export function categoryPath(categoryId: string, subCategoryId?: string): string {
  const kind = subCategoryId === undefined ? '' : `&subCategoryId=${encodeURIComponent(subCategoryId)}`;
  return `/categories?categoryId=${encodeURIComponent(categoryId)}${kind}`;
}

/** Pages with words of the shop that stay as they are. */
export const standingPaths = [
  '/',
  '/SearchProducts',
  '/categories',
  '/faq',
  '/about',
  '/contact',
  '/terms',
  '/privacy-policy',
] as const;
