import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Category } from '../../../../../shop/catalog/browse/contract.ts';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { Picture } from '../../../../ui/product/picture.tsx';
import css from './category-tiles.module.css';

/** The categories as round tiles; the first is all of them. */
export function CategoryTiles({
  categories,
  chosen,
  load = 'eager',
}: {
  categories: readonly Category[];
  /** Undefined: all of them; null: this page shows none. */
  chosen: string | null | undefined;
  load?: 'eager' | 'lazy';
}) {
  return (
    <nav className={css.tiles} aria-label={t.categories}>
      <Link to="/categories" className={css.tile} aria-current={chosen === undefined ? 'page' : undefined}>
        <span className={css.all}>
          <Icon name="layout-grid" size={24} />
        </span>
        {t.allPieces}
      </Link>
      {categories.map(({ _id, name, image }) => (
        <Link
          key={_id}
          to={`/categories?categoryId=${_id}`}
          className={css.tile}
          aria-current={_id === chosen ? 'page' : undefined}
        >
          {image ? (
            <span className={css.round}>
              <Picture image={{ ...image, alt: '' }} ratio="round" load={load} sizes="104px" />
            </span>
          ) : (
            <span className={css.all}>
              <Icon name="shirt" size={24} />
            </span>
          )}
          {name}
        </Link>
      ))}
    </nav>
  );
}
