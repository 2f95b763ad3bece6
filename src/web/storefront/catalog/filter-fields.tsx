import { type ReactNode, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { statuses } from '#texts/statuses';
import { Accordion } from '../../ui/accordion.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipToggle } from '../../ui/chip.tsx';
import { PriceRange } from '../../ui/price-range.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type ListFilters, seasons, sorts } from './list-filters.ts';
import type { ListNames } from './list-names.ts';
import css from './filter-fields.module.css';

export interface FilterFieldsProps {
  filters: ListFilters;
  names: ListNames;
  /** In the sheet of phones every part folds and says what was chosen in it; in the sidebar the first ones stand open. */
  folded?: boolean;
}

/** Everything a list can be narrowed by, as plain form fields. */
export function FilterFields({ filters, names, folded = false }: FilterFieldsProps) {
  const { facets } = names;
  return (
    <div className={css.fields}>
      <TextField
        compact
        label={t.name}
        name="name"
        type="search"
        icon="search"
        maxLength={100}
        dir="auto"
        placeholder={t.namePlaceholder}
        defaultValue={filters.name}
      />
      <Part title={t.category} chosen={nameIn(names.categories, filters.categoryId)} folded={folded}>
        <Choices
          name="categoryId"
          options={countedOf(names.categories, facets.categories)}
          chosen={filters.categoryId}
        />
        {names.subCategories.length > 0 && (
          <div className={css.inner}>
            <Choices name="subCategoryId" options={names.subCategories} chosen={filters.subCategoryId} />
          </div>
        )}
      </Part>
      <div className={css.part}>
        <PriceRange
          legend={t.price}
          from={filters.minPrice}
          to={filters.maxPrice}
          lowest={facets.price.min}
          highest={Math.max(facets.price.max, facets.price.min + 25)}
        />
      </div>
      <Part
        title={t.season}
        chosen={filters.seasons.map((one) => statuses.seasons[one]).join(t.listComma)}
        folded={folded}
      >
        <div className={css.seasons}>
          {seasons.map((season) => (
            <ChipToggle
              key={season}
              name="seasons"
              value={season}
              defaultChecked={filters.seasons.includes(season)}
            >
              {statuses.seasons[season]}
            </ChipToggle>
          ))}
        </div>
      </Part>
      <Part title={t.brand} chosen={nameIn(names.brands, filters.brandId)} folded={folded}>
        <BrandChoices options={countedOf(names.brands, facets.brands)} chosen={filters.brandId} />
      </Part>
      <Part title={t.color} chosen={namesIn(facets.colors, filters.colors)} folded>
        <Ticks name="colors" options={facets.colors} chosen={filters.colors} />
      </Part>
      <Part title={t.size} chosen={namesIn(facets.sizes, filters.sizes)} folded>
        <div className={css.sizes}>
          {facets.sizes.map(({ _id, name }) => (
            <ChipToggle key={_id} name="sizes" value={_id} defaultChecked={filters.sizes.includes(_id)}>
              <bdi>{name}</bdi>
            </ChipToggle>
          ))}
        </div>
      </Part>
      <div className={css.part}>
        <Checkbox name="inStock" value="true" label={t.inStock} defaultChecked={filters.inStock} />
        <Checkbox name="onSale" value="true" label={t.onSale} defaultChecked={filters.onSale} />
      </div>
      {folded && (
        <Part title={t.sort} chosen={t.sorts[filters.sort ?? 'newest']} folded>
          {sorts.map((sort) => (
            <Checkbox
              key={sort}
              type="radio"
              name="sort"
              value={sort}
              label={t.sorts[sort]}
              defaultChecked={sort === filters.sort}
            />
          ))}
        </Part>
      )}
    </div>
  );
}

interface Option {
  _id: string;
  name: string;
  count?: number | undefined;
}

function Part({
  title,
  chosen,
  folded,
  children,
}: {
  title: string;
  chosen: string;
  folded: boolean;
  children: ReactNode;
}) {
  if (folded)
    return (
      <Accordion title={title} meta={chosen} level={3}>
        <div className={css.group} role="group" aria-label={title}>
          {children}
        </div>
      </Accordion>
    );
  return (
    <fieldset className={css.part}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** One of several, or all. */
function Choices({
  name,
  options,
  chosen,
}: {
  name: string;
  options: readonly Option[];
  chosen: string | undefined;
}) {
  return [{ _id: '', name: t.all }, ...options].map((option: Option) => (
    <Checkbox
      key={option._id}
      type="radio"
      name={name}
      value={option._id}
      label={option.name}
      count={option.count}
      defaultChecked={option._id === (chosen ?? '')}
    />
  ));
}

function Ticks({
  name,
  options,
  chosen,
}: {
  name: string;
  options: readonly Option[];
  chosen: readonly string[];
}) {
  return options.map(({ _id, name: label, count }) => (
    <Checkbox
      key={_id}
      name={name}
      value={_id}
      label={label}
      count={count}
      defaultChecked={chosen.includes(_id)}
    />
  ));
}

/** More than eight brands can be searched; the chosen one never hides. */
function BrandChoices({ options, chosen }: { options: readonly Option[]; chosen: string | undefined }) {
  const [words, setWords] = useState('');
  const wanted = words.trim().toLowerCase();
  const shown = options.filter(
    ({ _id, name }) => wanted === '' || _id === chosen || name.toLowerCase().includes(wanted),
  );
  return (
    <>
      {options.length > 8 && (
        <TextField
          compact
          label={t.findBrand}
          hideLabel
          placeholder={t.findBrand}
          icon="search"
          dir="auto"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <div className={css.brands}>
        <Choices name="brandId" options={shown} chosen={chosen} />
      </div>
    </>
  );
}

/** All of them in their order, with how many pieces each would leave. */
function countedOf(all: readonly Option[], counted: readonly Option[]): Option[] {
  return all.map(({ _id, name }) => ({
    _id,
    name,
    count: counted.find((one) => one._id === _id)?.count ?? 0,
  }));
}

function nameIn(options: readonly Option[], id: string | undefined): string {
  return options.find(({ _id }) => _id === id)?.name ?? '';
}

function namesIn(options: readonly Option[], ids: readonly string[]): string {
  return ids
    .map((id) => nameIn(options, id))
    .filter(Boolean)
    .join(t.listComma);
}
