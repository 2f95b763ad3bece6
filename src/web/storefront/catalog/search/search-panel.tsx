import { type ReactNode, useDeferredValue, useRef, useState, useEffect } from 'react';
import { layout as t } from '#texts/layout';
import type { Suggestions } from '../../../../shop/catalog/search/contract.ts';
import { call } from '../../../client/call.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipLink, Chips } from '../../../ui/buttons/chip.tsx';
import { useArrowKeys } from '../../layout/menus/use-arrow-keys.ts';
import { useCategories } from '../../layout/menus/use-categories.ts';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import css from './search-panel.module.css';
import { searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';

/** Under the field: recent searches and categories, then suggestions while typing. */
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
      {categories.length > 0 && (
        <Section title={t.categories}>
          {categories.map(({ _id, name }) => (
            <ChipLink key={_id} to={`/SearchProducts?${new URLSearchParams({ categoryId: _id })}`}>
              {name}
            </ChipLink>
          ))}
        </Section>
      )}
    </>
  );
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
