import { type ReactNode, useDeferredValue, useRef, useState } from 'react';
import { layout as t } from '#texts/layout';
import { Button } from '../../ui/button.tsx';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { forgetSearches, recentSearches } from './recent-searches.ts';
import css from './search-panel.module.css';
import { searchPath } from './search-path.ts';
import { SuggestionList } from './suggestion-list.tsx';
import { useArrowKeys } from '../layout/use-arrow-keys.ts';
import { useCategories } from '../layout/use-categories.ts';
import { useSuggestions } from './use-suggestions.ts';

/** Under the field: what was searched before and where to look, then what the shop has for the words so far. */
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
