/** The filters of the favorites, from the URL. */
export type FavoritesQuery = {
  name?: string | undefined;
  categoryId?: string | undefined;
  inStock: boolean;
  onSale: boolean;
  page: number;
};

export function readFavoritesQuery(params: URLSearchParams): FavoritesQuery {
  const text = (key: string) => params.get(key)?.trim() || undefined;
  return {
    name: text('name')?.slice(0, 100),
    categoryId: text('categoryId')?.slice(0, 64),
    inStock: params.get('inStock') === 'true',
    onSale: params.get('onSale') === 'true',
    page: Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1),
  };
}

/** The URL of the favorites; any change but the page resets to page 1. */
export function favoritesPath(query: FavoritesQuery, change: Partial<FavoritesQuery> = {}): string {
  const { page, ...wanted } = { ...query, page: 1, ...change };
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(wanted)) if (value) params.set(key, String(value));
  if (page > 1) params.set('page', String(page));
  return params.size === 0 ? '/my-favorite' : `/my-favorite?${params}`;
}

export const allFavorites = readFavoritesQuery(new URLSearchParams());

/** Whether any filter is set. */
export function isNarrowed(query: FavoritesQuery): boolean {
  return favoritesPath(query) !== '/my-favorite';
}
