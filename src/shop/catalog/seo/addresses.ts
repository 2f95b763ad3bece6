import { inEachLanguage, type Language, type Localized } from '../../language.ts';
import { linkCodes, type LinkPlace } from '../../visit-source.ts';

/** The language of a plain URL. */
export const defaultLanguage: Language = 'en';

/** A page's URL in each language: the default's is plain, Arabic adds `?lang=ar`. */
export type Addresses = Localized;

/** @param origin `https://minwal.sy` · @param path starts with a slash, may have a query, without `lang` */
export function addressesOf(origin: string, path: string): Addresses {
  const plain = origin + path;
  const sign = path.includes('?') ? '&' : '?';
  return inEachLanguage((language) =>
    language === defaultLanguage ? plain : `${plain}${sign}lang=${language}`,
  );
}

/** The page of a piece. */
export const productPath = (productId: string) => `/ProductDetails/${encodeURIComponent(productId)}`;

/** The short link to a product, by its number; `place` is where it is sent to. */
export const shortPath = (number: number, place?: LinkPlace) =>
  place === undefined ? `/p/${number}` : `/p/${number}/${linkCodes[place]}`;

/** A product's page before shoppers see it, for the staff who asked. Language and theme are in its query alone. */
export const previewPath = (previewId: string) => `/preview/${encodeURIComponent(previewId)}`;
/** The card and the head of its page, for the frame beside the editor; told `PREVIEW_CHANGED` it reads them again. */
export const livePreviewPath = (previewId: string) => `${previewPath(previewId)}/card`;
export const PREVIEW_CHANGED = 'preview-changed';
export const isPreviewPath = (pathname: string): boolean => pathname.startsWith('/preview/');

export const brandPath = ({ _id, slug }: { _id: string; slug: string }) =>
  `/brands/${encodeURIComponent(_id)}/${encodeURIComponent(slug)}`;

/** The list of a category, or of one of its subcategories. */
export function categoryPath(categoryId: string, subCategoryId?: string): string {
  const kind = subCategoryId === undefined ? '' : `&subCategoryId=${encodeURIComponent(subCategoryId)}`;
  return `/categories?categoryId=${encodeURIComponent(categoryId)}${kind}`;
}

/** Static pages of the shop. */
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
