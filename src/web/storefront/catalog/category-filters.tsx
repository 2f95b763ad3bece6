import { type FormEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Category } from '../../../shop/catalog/contract.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './category-filters.module.css';
import { CategoryTree } from './category-tree.tsx';
import { formTexts } from './form-texts.ts';
import { pieceListPath, type PieceQuery } from './piece-list.ts';

interface Named {
  _id: string;
  name: string;
}

const path = '/categories';

/** Beside the pieces (on phones above them): words, brand, and on wide screens the tree of categories and kinds. */
export function CategoryFilters({
  query,
  categories,
  kinds,
  brands,
}: {
  query: PieceQuery;
  categories: readonly Category[];
  kinds: readonly (Named & { productsCount: number })[];
  brands: readonly Named[];
}) {
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const fields = formTexts(form);
    const text = (name: string) => fields.get(name)?.trim() || undefined;
    void navigate(pieceListPath(path, query, { search: text('search'), brandId: text('brandId') }));
  };
  const kindNode = (kind: Named & { productsCount: number }) => ({
    id: kind._id,
    name: kind.name,
    to: pieceListPath(path, query, { subCategoryId: kind._id }),
    count: kind.productsCount,
    current: kind._id === query.subCategoryId,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  const nodes = categories.map(({ _id, name, productsCount }) => ({
    id: _id,
    name,
    to: pieceListPath(path, { page: 1, categoryId: _id }),
    count: productsCount,
    current: _id === query.categoryId && !query.subCategoryId,
    kinds: _id === query.categoryId ? kinds.map(kindNode) : [],
  }));
  return (
    <aside aria-label={t.filters}>
      <Form key={pieceListPath(path, query)} action={path} className={css.form} onSubmit={submit}>
        {query.categoryId && <input type="hidden" name="categoryId" value={query.categoryId} />}
        {query.subCategoryId && <input type="hidden" name="subCategoryId" value={query.subCategoryId} />}
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
        <noscript>
          <Button type="submit" tone="secondary" wide>
            {t.apply}
          </Button>
        </noscript>
      </Form>
      <CategoryTree nodes={nodes} />
    </aside>
  );
}
