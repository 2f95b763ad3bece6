import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { layout as t } from '#texts/layout';
import type { ProductCard } from '../../../../shop/catalog/browse/contract.ts';
import type { Suggestions } from '../../../../shop/catalog/search/contract.ts';
import { highlight, type Stretch } from '../../../../shop/catalog/search/highlight.ts';
import { languageMarks } from '../../../../shop/language-marks.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import { HighlightedText } from '../../../ui/blocks/highlighted-text.tsx';
import { ChipLink, Chips } from '../../../ui/buttons/chip.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { Price } from '../../../ui/product/price.tsx';
import { useCategories } from '../../layout/menus/use-categories.ts';
import { storeSearch } from './recent-searches.ts';
import css from './search-panel.module.css';
import { searchPath } from './search-path.ts';

/** Completions, kinds, brands, up to four products, and a link to all results; only the link while loading. */
export function SuggestionList({
  words,
  suggestions,
}: {
  words: string;
  suggestions: (Suggestions & { of: string }) | null;
}) {
  const storeWords = () => storeSearch(words);
  const searched = normalize(words).split(' ').filter(Boolean);
  const lit = (text: string) => <HighlightedText stretches={highlight(text, searched)} />;
  const { words: completions = [], products = [], total } = suggestions ?? {};
  const isCurrent = suggestions?.of === words;
  return (
    <div className={css.found} aria-busy={!isCurrent}>
      <p className="visually-hidden" role="status">
        {isCurrent && t.suggested(products.length)}
      </p>
      {completions.map((completion) => (
        <Link
          key={completion}
          to={searchPath(completion)}
          className={css.row}
          onClick={() => storeSearch(completion)}
        >
          <Icon name="search" size={16} />
          <bdi>
            <HighlightedText stretches={typedPart(completion, words)} />
          </bdi>
        </Link>
      ))}
      {suggestions && <Places suggestions={suggestions} />}
      {products.map((product) => (
        <ProductSuggestion
          key={product._id}
          product={product}
          name={lit(product.name)}
          onClick={storeWords}
        />
      ))}
      {isCurrent && total === 0 ? (
        <p className={css.none}>{t.noResults}</p>
      ) : (
        <Link to={searchPath(words)} className={`text-link ${css.all}`} onClick={storeWords}>
          {isCurrent && total !== undefined ? t.seeAllResults(total) : t.searchFor(words)}
        </Link>
      )}
    </div>
  );
}

/** A completion with the typed part highlighted. */
function typedPart(completion: string, typed: string): Stretch[] {
  const begins = completion.toLowerCase().startsWith(typed.toLowerCase());
  const cut = begins ? typed.length : 0;
  return [
    { text: completion.slice(0, cut), hit: true },
    { text: completion.slice(cut), hit: false },
  ].filter(({ text }) => text !== '');
}

function Places({ suggestions: { categories, brands } }: { suggestions: Suggestions }) {
  const known = useCategories();
  if (categories.length + brands.length === 0) return null;
  // Kind names repeat between categories ("Dresses" of women and girls): then the category is added.
  const kindName = ({ _id, name, categoryId }: Suggestions['categories'][number]) => {
    const isTwice = categories.some((other) => other._id !== _id && other.name === name);
    const of = known.find((category) => category._id === categoryId)?.name;
    return isTwice && of !== undefined ? t.kindOf(name, of) : name;
  };
  return (
    <Chips label={t.categories}>
      {categories.map((place) => (
        <ChipLink key={place._id} to={placePath(place)}>
          {kindName(place)}
        </ChipLink>
      ))}
      {brands.map(({ _id, name, slug }) => (
        <ChipLink key={_id} to={`/brands/${_id}/${slug}`} icon="store">
          {name}
        </ChipLink>
      ))}
    </Chips>
  );
}

function placePath({ categoryId, subCategoryId }: Suggestions['categories'][number]): string {
  return `/SearchProducts?${new URLSearchParams({ categoryId, ...(subCategoryId && { subCategoryId }) })}`;
}

export function ProductSuggestion({
  product: { _id, name: written, image, price, priceAfterDiscount, brand, comingSoon },
  name,
  onClick,
}: {
  product: ProductCard;
  name: ReactNode;
  onClick?: (() => void) | undefined;
}) {
  return (
    <Link to={`/ProductDetails/${_id}`} className={css.piece} onClick={onClick}>
      <span className={css.picture}>
        <Picture image={{ ...image, alt: '' }} sizes="56px" />
      </span>
      <span>
        <span className={css.brand}>{brand.name}</span>
        <bdi {...languageMarks(written, language)}>{name}</bdi>
      </span>
      {!comingSoon && <Price amount={priceAfterDiscount ?? price} />}
    </Link>
  );
}
