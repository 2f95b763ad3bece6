import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { ProductListQuery, CategoryCount } from '../list/product-list.ts';
import css from './category-tree.module.css';

/** Categories with counts, and the kinds of the open one; wide screens only. */
export function CategoryTree({
  categories,
  kinds,
  query,
  to,
}: {
  categories: readonly CategoryCount[];
  kinds: readonly CategoryCount[];
  query: ProductListQuery;
  to: (change: Partial<ProductListQuery>) => string;
}) {
  const { categoryId, subCategoryId } = query;
  return (
    <nav className={css.tree} aria-label={t.category}>
      <h2 className={css.title}>{t.category}</h2>
      <ul className={css.branch}>
        <li>
          <Node
            name={t.allPieces}
            to={to({ categoryId: undefined, subCategoryId: undefined })}
            current={categoryId === undefined}
          />
        </li>
        {categories.map(({ _id, name, count }) => (
          <li key={_id}>
            <Node
              name={name}
              count={count}
              to={to({ categoryId: _id, subCategoryId: undefined })}
              current={_id === categoryId && subCategoryId === undefined}
            />
            {_id === categoryId && kinds.length > 0 && (
              <ul className={css.branch}>
                {kinds.map((kind) => (
                  <li key={kind._id}>
                    <Node
                      name={kind.name}
                      count={kind.count}
                      to={to({ subCategoryId: kind._id })}
                      current={kind._id === subCategoryId}
                    />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Node({ name, count, to, current }: { name: string; count?: number; to: string; current: boolean }) {
  return (
    <Link to={to} className={css.node} aria-current={current ? 'page' : undefined}>
      {name} {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
