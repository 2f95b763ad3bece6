import { useSearchParams } from 'react-router';
import { formatNumber } from '../../../../shop/money.ts';
import type { ListView } from '../../ui/resource-list.tsx';

type Kinds<Kind extends string> = {
  counts: Readonly<Partial<Record<Kind, number>>>;
  /** In the order of their tabs. */
  kinds: readonly Kind[];
  words: { readonly all: string; readonly rows: Readonly<Record<Kind, string>> };
};

/** The tabs of a change's rows: all, and one for each kind that it has; `kind` in the address is the current one. */
export function useKindViews<Kind extends string>({ counts, kinds, words }: Kinds<Kind>): ListView[] {
  const [query] = useSearchParams();
  const current = kinds.find((kind) => kind === query.get('kind'));
  const all = kinds.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
  const shown = kinds.filter((kind) => counts[kind] !== undefined);
  return [
    { id: 'all', label: words.all, count: formatNumber(all), query: '', isCurrent: current === undefined },
    ...shown.map((kind) => ({
      id: kind,
      label: words.rows[kind],
      count: formatNumber(counts[kind] ?? 0),
      query: `kind=${kind}`,
      isCurrent: kind === current,
    })),
  ];
}
