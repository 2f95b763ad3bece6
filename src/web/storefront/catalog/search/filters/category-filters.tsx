import { type FormEvent, type ReactNode } from 'react';
import { Form, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { fieldTexts } from '../../../../client/forms/form-fields.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { productListPath, type ProductListQuery, type CategoryCount } from '../list/product-list.ts';
import css from './category-filters.module.css';
import { CategoryTree } from './category-tree.tsx';

const path = '/categories';

/** Filters beside the list (above it on phones): words, brand and, on wide screens, the category tree. */
export function CategoryFilters({
  query,
  categories,
  kinds,
  brands,
  sort,
}: {
  query: ProductListQuery;
  categories: readonly CategoryCount[];
  kinds: readonly CategoryCount[];
  brands: readonly { _id: string; name: string }[];
  /** The sort order on phones; wide screens have it over the list. */
  sort: ReactNode;
}) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const fields = fieldTexts(form);
    const text = (name: string) => fields.get(name)?.trim() || undefined;
    void navigate(productListPath(path, query, { search: text('search'), brandId: text('brandId') }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <aside aria-label={t.filters}>
      <Form key={productListPath(path, query)} action={path} className={css.form} onSubmit={submit}>
        {query.categoryId && <input type="hidden" name="categoryId" value={query.categoryId} />}
        {query.subCategoryId && <input type="hidden" name="subCategoryId" value={query.subCategoryId} />}
        {query.sort && <input type="hidden" name="sort" value={query.sort} />}
        <div className={css.words}>
          <TextField
            compact
            label={t.searchIn}
            hideLabel
            name="search"
            type="search"
            icon="search"
            dir="auto"
            maxLength={100}
            placeholder={t.namePlaceholder}
            defaultValue={query.search}
          />
        </div>
        <SelectField
          compact
          label={t.brand}
          hideLabel
          name="brandId"
          defaultValue={query.brandId ?? ''}
          onChange={({ currentTarget: { form } }) => form && apply(form)}
        >
          <option value="">{`${t.brand}: ${t.all}`}</option>
          {brands.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
        </SelectField>
        <span className={css.sort}>{sort}</span>
        <noscript>
          <Button type="submit" tone="secondary" wide>
            {t.apply}
          </Button>
        </noscript>
      </Form>
      <CategoryTree
        categories={categories}
        kinds={kinds}
        query={query}
        to={(change) => productListPath(path, query, change)}
      />
    </aside>
  );
}
