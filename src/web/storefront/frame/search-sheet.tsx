import { type FormEvent, useDeferredValue, useEffect, useState } from 'react';
import { Form, Link } from 'react-router';
import { frame as t } from '#texts/frame';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { call } from '../../client/call.ts';
import { ChipLink, Chips } from '../../ui/chip.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { keepSearch, recentSearches } from './recent-searches.ts';
import { SearchField } from './search-field.tsx';
import css from './search-sheet.module.css';
import { useCloseOnArrival } from './use-close-on-arrival.ts';

interface Results {
  products: ProductCard[];
  total: number;
}

const searchPath = (name: string) => `/SearchProducts?${new URLSearchParams({ name })}`;

/** Search on phones: what was searched before, and the first results while typing. */
export function SearchSheet({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const results = useResults(useDeferredValue(words.trim()));
  useCloseOnArrival(onClose);
  const keep = (event: FormEvent<HTMLFormElement>) =>
    keepSearch(String(new FormData(event.currentTarget).get('name')));
  return (
    <Sheet open onClose={onClose} title={t.search} tall>
      <Form action="/SearchProducts" role="search" onSubmit={keep}>
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog opens to be typed into */}
        <SearchField onWords={setWords} autoFocus />
      </Form>
      {results === null ? <Recent /> : <Found results={results} words={words} />}
    </Sheet>
  );
}

function Recent() {
  const recent = recentSearches();
  if (recent.length === 0) return null;
  return (
    <section className={css.section}>
      <h3>{t.recentSearches}</h3>
      <Chips>
        {recent.map((words) => (
          <ChipLink key={words} to={searchPath(words)} icon="clock">
            {words}
          </ChipLink>
        ))}
      </Chips>
    </section>
  );
}

function Found({ results: { products, total }, words }: { results: Results; words: string }) {
  if (total === 0) return <p className={css.section}>{t.noResults}</p>;
  return (
    <section className={css.section} aria-live="polite">
      {products.map((product) => (
        <Link
          key={product._id}
          to={`/ProductDetails/${product._id}`}
          className={css.result}
          onClick={() => keepSearch(words)}
        >
          <span className={css.picture}>
            <Picture image={product.image} sizes="56px" />
          </span>
          <span dir="auto">{product.name}</span>
          <Price amount={product.priceAfterDiscount ?? product.price} />
        </Link>
      ))}
      <Link to={searchPath(words)} className="text-link" onClick={() => keepSearch(words)}>
        {t.seeAllResults(total)}
      </Link>
    </section>
  );
}

/** Four results for words of two letters or more, a quarter of a second after the last letter. */
function useResults(words: string): Results | null {
  const [results, setResults] = useState<Results | null>(null);
  useEffect(() => {
    if (words.length < 2) return undefined;
    const abort = new AbortController();
    const ask = () =>
      call('getAllProducts', { name: words, limit: 4 }, { signal: abort.signal })
        .then(({ products, pagination }) => setResults({ products, total: pagination.totalItems }))
        .catch(() => null);
    const timer = setTimeout(ask, 250);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [words]);
  return words.length < 2 ? null : results;
}
