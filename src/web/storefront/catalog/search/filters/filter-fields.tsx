import type { ReactNode } from 'react';
import { catalog as t } from '#texts/catalog';
import { sizeSystems } from '#texts/size-systems';
import { statuses } from '#texts/statuses';
import type { Facets } from '../../../../../shop/catalog/search/contract.ts';
import { Accordion } from '../../../../ui/blocks/accordion.tsx';
import { ChipToggle } from '../../../../ui/buttons/chip.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { PriceRange } from '../../../../ui/choices/price-range.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { type ListFilters, seasons, sorts } from '../list/list-filters.ts';
import { BrandTicks, CategoryTicks } from './filter-choices.tsx';
import css from './filter-fields.module.css';
import { sizeName } from './size-name.ts';

export type FilterFieldsProps = {
  filters: ListFilters;
  facets: Facets;
  /** In the sheet every part is collapsed and shows its choices; in the sidebar the first ones are open. */
  folded?: boolean;
};

/** All filters of a list as plain form fields. */
export function FilterFields({ filters, facets, folded = false }: FilterFieldsProps) {
  const { categories, subCategories, brands, colors, sizes, price } = facets;
  const bars = price.histogram;
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
      <FilterPart
        title={t.category}
        options={categories}
        chosen={namesIn([...categories, ...subCategories], [...filters.categoryId, ...filters.subCategoryId])}
        fold={folded && 3}
      >
        <CategoryTicks
          categories={categories}
          kinds={subCategories}
          chosen={filters.categoryId}
          chosenKinds={filters.subCategoryId}
        />
      </FilterPart>
      {(bars.length > 0 || filters.minPrice !== undefined || filters.maxPrice !== undefined) && (
        <div className={css.part}>
          <PriceRange
            legend={t.price}
            from={filters.minPrice}
            to={filters.maxPrice}
            lowest={bars[0]?.from ?? price.min}
            highest={bars.at(-1)?.to ?? price.max}
            bars={bars}
          />
        </div>
      )}
      <FilterPart
        title={t.season}
        chosen={filters.seasons.map((one) => statuses.seasons[one]).join(t.listComma)}
        fold={folded && 3}
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
              <span className={css.count}>
                {facets.seasons.find(({ _id }) => _id === season)?.count ?? 0}
              </span>
            </ChipToggle>
          ))}
        </div>
      </FilterPart>
      <FilterPart
        title={t.brand}
        options={brands}
        chosen={namesIn(brands, filters.brandId)}
        fold={folded && 3}
      >
        <BrandTicks options={brands} chosen={filters.brandId} />
      </FilterPart>
      <FilterPart
        title={t.color}
        options={colors}
        chosen={namesIn(colors, filters.colors)}
        fold={folded ? 3 : 2}
      >
        <ColorTicks options={colors} chosen={filters.colors} />
      </FilterPart>
      <FilterPart
        title={t.size}
        options={sizes}
        chosen={namesIn(
          sizes.map((size) => ({ _id: size._id, name: sizeName(size) })),
          filters.sizes,
        )}
        fold={folded ? 3 : 2}
      >
        <SizeTicks options={sizes} chosen={filters.sizes} />
      </FilterPart>
      <div className={css.part}>
        <Checkbox
          name="inStock"
          value="true"
          label={t.inStock}
          count={facets.inStock}
          defaultChecked={filters.inStock}
        />
        <Checkbox
          name="onSale"
          value="true"
          label={t.onSale}
          count={facets.onSale}
          defaultChecked={filters.onSale}
        />
      </div>
      {folded && <SortFields sort={filters.sort} searched={filters.name !== undefined} />}
    </div>
  );
}

function SortFields({ sort, searched }: { sort: ListFilters['sort']; searched: boolean }) {
  const first = searched ? 'relevance' : 'newest';
  return (
    <FilterPart title={t.sort} chosen={t.sorts[sort ?? first]} fold={3}>
      {sorts
        .filter((one) => searched || one !== 'relevance')
        .map((one) => (
          <Checkbox
            key={one}
            type="radio"
            name="sort"
            value={one === first ? '' : one}
            label={t.sorts[one]}
            defaultChecked={one === (sort ?? first)}
          />
        ))}
    </FilterPart>
  );
}

function namesIn(options: readonly { _id: string; name: string }[], ids: readonly string[]): string {
  return options
    .filter(({ _id }) => ids.includes(_id))
    .map(({ name }) => name)
    .join(t.listComma);
}

/** Multiple choice of colors, each a swatch with its name, so that color is never the only cue. */
function ColorTicks({ options, chosen }: { options: Facets['colors']; chosen: readonly string[] }) {
  return (
    <div className={css.colors}>
      {options.map(({ _id, name, hex, count }) => (
        <label key={_id} className={`choice ${css.color}`}>
          <input type="checkbox" name="colors" value={_id} defaultChecked={chosen.includes(_id)} />
          <svg className={css.fill} viewBox="0 0 32 32" aria-hidden="true">
            <circle cx="16" cy="16" r="16" fill={hex} />
            <circle cx="16" cy="16" r="15.5" className={css.ring} />
          </svg>
          <span className={css.name}>
            {name} <span>{count}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** Multiple choice of sizes, grouped by size system. */
function SizeTicks({ options, chosen }: { options: Facets['sizes']; chosen: readonly string[] }) {
  const systems = [...new Set(options.map(({ system }) => system))];
  const groups = systems.map((system) => (
    <div key={system} className={css.system} role="group" aria-label={systemName(system)}>
      {systems.length > 1 && <p className={css.systemName}>{systemName(system)}</p>}
      <div className={css.sizes}>
        {options
          .filter((size) => size.system === system)
          .map(({ _id, name }) => (
            <ChipToggle key={_id} name="sizes" value={_id} defaultChecked={chosen.includes(_id)}>
              <bdi>{name}</bdi>
            </ChipToggle>
          ))}
      </div>
    </div>
  ));
  return <div className={css.allSizes}>{groups}</div>;
}

function systemName(system: string): string {
  // Merchants may define size systems of their own.
  return (sizeSystems as Record<string, string | undefined>)[system] ?? sizeSystems.other;
}

/** One filter: expanded, or collapsed with its choices listed. */
function FilterPart({
  title,
  chosen,
  options,
  fold,
  children,
}: {
  title: string;
  chosen: string;
  /** Its options, if they depend on the list; without any the filter is omitted. */
  options?: readonly unknown[];
  /** The heading level when collapsed. */
  fold: 2 | 3 | false;
  children: ReactNode;
}) {
  if (options?.length === 0) return null;
  if (fold)
    return (
      <Accordion title={title} meta={chosen} level={fold}>
        <div className={css.group} role="group" aria-label={title}>
          {children}
        </div>
      </Accordion>
    );
  return (
    <fieldset className={css.named}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}
