/** The queries that make another page worth finding; whatever else stands in an address narrows or sorts what is found elsewhere. */
const tellingQueries: Record<string, readonly string[]> = {
  '/categories': ['categoryId', 'subCategoryId', 'page'],
  '/SearchProducts': ['page'],
  '/brands': ['page'],
};
/** What changes nothing that a page says. */
const silentQueries = /^(lang|utm_\w+|fbclid|gclid|color|size|tab)$/;

/**
 * The one address of the page that stands at `url`, without its origin; null where it is a narrowed or sorted list that
 * is not to be found by itself.
 */
export function canonicalPath({ pathname, searchParams }: URL): string | null {
  const telling = tellingQueries[pathname.startsWith('/brands/') ? '/brands' : pathname] ?? [];
  const isList = pathname in tellingQueries || pathname.startsWith('/brands/');
  const asked = [...searchParams.keys()].filter((key) => !silentQueries.test(key));
  if (isList && asked.some((key) => !telling.includes(key) || /,/.test(searchParams.get(key) ?? '')))
    return null;
  const query = new URLSearchParams();
  for (const key of telling) {
    const value = searchParams.get(key) ?? '';
    if (value !== '' && !(key === 'page' && value === '1')) query.set(key, value);
  }
  return query.size === 0 ? pathname : `${pathname}?${query}`;
}
