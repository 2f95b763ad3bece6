import type { FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { favorites as t } from '#texts/favorites';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { ChipLink, Chips } from '../../../ui/buttons/chip.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import css from './favorites-filters.module.css';
import { allFavorites, favoritesPath, type FavoritesQuery, isNarrowed } from './favorites-query.ts';

/** Search and filters for favorites. Plain links and a GET form, so that the state is in the URL. */
export function FavoritesFilters({
  query,
  categories,
}: {
  query: FavoritesQuery;
  categories: readonly { _id: string; name: string; count: number }[];
}) {
  const navigate = useNavigate();
  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void navigate(favoritesPath(query, { name: fieldText(event.currentTarget, 'name') }));
  };
  return (
    <div className={css.filters}>
      <Form key={query.name} action="/my-favorite" role="search" onSubmit={find}>
        {query.categoryId && <input type="hidden" name="categoryId" value={query.categoryId} />}
        {query.inStock && <input type="hidden" name="inStock" value="true" />}
        {query.onSale && <input type="hidden" name="onSale" value="true" />}
        <TextField
          compact
          label={t.find}
          hideLabel
          name="name"
          type="search"
          icon="search"
          dir="auto"
          enterKeyHint="search"
          maxLength={100}
          placeholder={t.find}
          defaultValue={query.name}
        />
      </Form>
      <Chips label={t.filters}>
        <ChipLink to={favoritesPath(query, { onSale: !query.onSale })} on={query.onSale}>
          {t.onSale}
        </ChipLink>
        <ChipLink to={favoritesPath(query, { inStock: !query.inStock })} on={query.inStock}>
          {t.inStock}
        </ChipLink>
        {(categories.length > 1 || query.categoryId !== undefined) &&
          categories.map(({ _id, name, count }) => {
            const on = _id === query.categoryId;
            return (
              <ChipLink key={_id} to={favoritesPath(query, { categoryId: on ? undefined : _id })} on={on}>
                {name} <span className={css.count}>{count}</span>
              </ChipLink>
            );
          })}
        {isNarrowed(query) && (
          <ChipLink to={favoritesPath(allFavorites)} icon="rotate-ccw">
            {t.clear}
          </ChipLink>
        )}
      </Chips>
    </div>
  );
}
