import { type ReactNode, useDeferredValue, useRef, useState, useEffect } from 'react';
import { layout as t } from '#texts/layout';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import type { Suggestions } from '../../../../shop/catalog/search/contract.ts';
import { call } from '../../../client/call.ts';
import { isCostlyLine } from '../../../client/device/line-cost.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, Chips } from '../../../ui/buttons/chip.tsx';
import { useArrowKeys } from '../../layout/menus/use-arrow-keys.ts';
import { useCategories } from '../../layout/menus/use-categories.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import css from './search-panel.module.css';
import { searchPath } from './search-path.ts';
import { ProductSuggestion, SuggestionList } from './suggestion-list.tsx';

/** Lists that many look for. They need no answer of the store, so that the panel is never empty. */
const popular: readonly [query: string, label: string][] = [
  ['sort=newest', t.newest],
  ['sort=trendy', t.trendy],
  ['onSale=true', t.onSale],
];

/** Under the field: recent searches, popular lists and pieces, and categories; suggestions while typing. */
export function SearchPanel({ words }: { words: string }) {
  const wanted = useDeferredValue(words.trim());
  const suggestions = useSuggestions(wanted);
  const panel = useRef<HTMLDivElement>(null);
  useArrowKeys(panel);
  return (
    <div ref={panel} className={css.panel}>
      {wanted.length < 2 ? <Ideas /> : <SuggestionList words={wanted} suggestions={suggestions} />}
    </div>
  );
}

function Ideas() {
  const [recent, setRecent] = useState(recentSearches);
  const categories = useCategories();
  const pieces = usePopularPieces();
  const forget = () => {
    forgetSearches();
    setRecent([]);
  };
  return (
    <>
      {recent.length > 0 && (
        <Section title={t.recentSearches}>
          {recent.map((searched) => (
            <ChipLink key={searched} to={searchPath(searched)} icon="clock">
              <bdi>{searched}</bdi>
            </ChipLink>
          ))}
          <Button tone="quiet" small onClick={forget}>
            {t.forgetSearches}
          </Button>
        </Section>
      )}
      <Section title={t.popular}>
        {popular.map(([query, label]) => (
          <ChipLink key={query} to={`/SearchProducts?${query}`}>
            {label}
          </ChipLink>
        ))}
      </Section>
      {categories.length > 0 && (
        <Section title={t.categories}>
          {categories.map(({ _id, name }) => (
            <ChipLink key={_id} to={`/SearchProducts?${new URLSearchParams({ categoryId: _id })}`}>
              {name}
            </ChipLink>
          ))}
        </Section>
      )}
      {pieces.length > 0 && (
        <section className={css.section}>
          <h3>{t.popularNow}</h3>
          <div className={css.found}>
            {pieces.map((piece) => (
              <ProductSuggestion key={piece._id} product={piece} name={piece.name} />
            ))}
          </div>
        </section>
      )}
    </>
  );
}

/** Some pieces that many look at now; none while loading, after a failure, or where data are to be saved. */
function usePopularPieces(): readonly ProductCard[] {
  const [pieces, setPieces] = useState<readonly ProductCard[]>([]);
  useEffect(() => {
    if (isCostlyLine()) return undefined;
    const abort = new AbortController();
    call('getAllProducts', { sort: 'trendy', inStock: true, limit: 3 }, { signal: abort.signal })
      .then(({ products }) => setPieces(products))
      .catch(() => null);
    return () => abort.abort();
  }, []);
  return pieces;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={css.section}>
      <h3>{title}</h3>
      <Chips>{children}</Chips>
    </section>
  );
}

/** Debounce time, in milliseconds. */
const pause = 180;

/** Suggestions for words of two letters or more, with those words; null when there are none. */
function useSuggestions(words: string): (Suggestions & { of: string }) | null {
  const [suggestions, setSuggestions] = useState<(Suggestions & { of: string }) | null>(null);
  const isLongEnough = words.length >= 2;
  useEffect(() => {
    if (!isLongEnough) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('suggestProducts', { name: words }, { signal: abort.signal })
        .then((found) => setSuggestions({ ...found, of: words }))
        // Aborted or failed: the link to all results is shown anyway.
        .catch(() => null);
    const timer = setTimeout(() => void ask(), pause);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words, isLongEnough]);
  return isLongEnough ? suggestions : null;
}
