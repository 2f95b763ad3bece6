import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { Form, Link } from 'react-router';
import { frame as t } from '#texts/frame';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { keepSearch, recentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import css from './search-sheet.module.css';
import { useCloseOnArrival } from './use-close-on-arrival.ts';
import { type SearchResults, useCategories, useSearchResults } from './use-search-results.ts';

/** Search on phones: what was searched before, where to look, and the first results while typing. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const results = useSearchResults(useDeferredValue(words.trim()));
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  useCloseOnArrival(onClose);
  return (
    <Sheet open onClose={onClose} title={t.search} tall>
      <Form action="/SearchProducts" role="search" onSubmit={() => keepSearch(words)}>
        <SearchField ref={field} onWords={setWords} />
      </Form>
      {results === null ? <Ideas /> : <Found results={results} words={words} />}
    </Sheet>
  );
}

function Ideas() {
  const recent = recentSearches();
  const categories = useCategories();
  return (
    <>
      {recent.length > 0 && (
        <Section title={t.recentSearches}>
          {recent.map((words) => (
            <ChipLink key={words} to={searchPath(words)} icon="clock">
              {words}
            </ChipLink>
          ))}
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

function Found({ results: { products, total }, words }: { results: SearchResults; words: string }) {
  const keep = () => keepSearch(words);
  return (
    <section className={css.section} aria-live="polite">
      {products.map(({ _id, name, image, price, priceAfterDiscount }) => (
        <Link key={_id} to={`/ProductDetails/${_id}`} className={css.result} onClick={keep}>
          <span className={css.picture}>
            <Picture image={image} sizes="56px" />
          </span>
          <bdi>{name}</bdi>
          <Price amount={priceAfterDiscount ?? price} />
        </Link>
      ))}
      {total === 0 ? (
        <p>{t.noResults}</p>
      ) : (
        <Link to={searchPath(words)} className="text-link" onClick={keep}>
          {t.seeAllResults(total)}
        </Link>
      )}
    </section>
  );
}

const searchPath = (name: string) => `/SearchProducts?${new URLSearchParams({ name })}`;
