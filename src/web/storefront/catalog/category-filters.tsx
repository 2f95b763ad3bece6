import { type FormEvent } from 'react';
import { Form, Link, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Category } from '../../../shop/catalog/contract.ts';
import { Button } from '../../ui/button.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import css from './category-filters.module.css';
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
    const fields = new FormData(form);
    const text = (name: string) => String(fields.get(name) ?? '').trim() || undefined;
    void navigate(pieceListPath(path, query, { search: text('search'), brandId: text('brandId') }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    apply(event.currentTarget);
  };
  return (
    <aside className={css.side} aria-label={t.filters}>
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
      <nav className={css.tree} aria-label={t.category}>
        <h2 className={css.title}>{t.category}</h2>
        <ul>
          {categories.map(({ _id, name, productsCount }) => (
            <li key={_id}>
              <Link
                to={pieceListPath(path, { page: 1, categoryId: _id })}
                className={css.node}
                aria-current={_id === query.categoryId && !query.subCategoryId ? 'page' : undefined}
              >
                {name} <span>{productsCount}</span>
              </Link>
              {_id === query.categoryId && kinds.length > 0 && (
                <ul className={css.kinds}>
                  {kinds.map((kind) => (
                    <li key={kind._id}>
                      <Link
                        to={pieceListPath(path, query, { subCategoryId: kind._id })}
                        className={css.node}
                        aria-current={kind._id === query.subCategoryId ? 'page' : undefined}
                      >
                        {kind.name} <span>{kind.productsCount}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
