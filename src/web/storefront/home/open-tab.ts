/** In display order; the URL names the open one. `all` links to the full list. */
export const homeTabs = [
  { id: 'ourProducts', all: '/SearchProducts' },
  { id: 'comingSoon', all: null },
  { id: 'trendy', all: '/SearchProducts?sort=trendy' },
] as const;

export type OpenTab = (typeof homeTabs)[number]['id'];

export function openTabIn(params: URLSearchParams): OpenTab {
  const wanted = params.get('tab');
  return (homeTabs.find(({ id }) => id === wanted) ?? homeTabs[0]).id;
}
