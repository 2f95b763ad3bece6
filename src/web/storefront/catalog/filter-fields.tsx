import { catalog as t } from '#texts/catalog';
import { statuses } from '#texts/statuses';
import { Checkbox } from '../../ui/checkbox.tsx';
import { ChipToggle } from '../../ui/chip.tsx';
import { PriceRange } from '../../ui/price-range.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BrandChoices, Choices, type Option, Ticks } from './filter-choices.tsx';
import css from './filter-fields.module.css';
import { FilterPart } from './filter-part.tsx';
import { type ListFilters, seasons, sorts } from './list-filters.ts';
import type { ListNames } from './list-names.ts';

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
      <FilterPart title={t.category} chosen={nameIn(names.categories, filters.categoryId)} fold={folded && 3}>
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
      </FilterPart>
      <div className={css.part}>
        <PriceRange
          legend={t.price}
          from={filters.minPrice}
          to={filters.maxPrice}
          lowest={facets.price.min}
          highest={Math.max(facets.price.max, facets.price.min + 25)}
        />
      </div>
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
            </ChipToggle>
          ))}
        </div>
      </FilterPart>
      <FilterPart title={t.brand} chosen={nameIn(names.brands, filters.brandId)} fold={folded && 3}>
        <BrandChoices options={countedOf(names.brands, facets.brands)} chosen={filters.brandId} />
      </FilterPart>
      <FilterPart title={t.color} chosen={namesIn(facets.colors, filters.colors)} fold={folded ? 3 : 2}>
        <Ticks name="colors" options={facets.colors} chosen={filters.colors} />
      </FilterPart>
      <FilterPart title={t.size} chosen={namesIn(facets.sizes, filters.sizes)} fold={folded ? 3 : 2}>
        <div className={css.sizes}>
          {facets.sizes.map(({ _id, name }) => (
            <ChipToggle key={_id} name="sizes" value={_id} defaultChecked={filters.sizes.includes(_id)}>
              <bdi>{name}</bdi>
            </ChipToggle>
          ))}
        </div>
      </FilterPart>
      <div className={css.part}>
        <Checkbox name="inStock" value="true" label={t.inStock} defaultChecked={filters.inStock} />
        <Checkbox name="onSale" value="true" label={t.onSale} defaultChecked={filters.onSale} />
      </div>
      {folded && (
        <FilterPart title={t.sort} chosen={t.sorts[filters.sort ?? 'newest']} fold={3}>
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
        </FilterPart>
      )}
    </div>
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
