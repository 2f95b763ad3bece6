import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import type { Look } from '../../../../../shop/catalog/browse/contract.ts';
import { Written } from '../../../../ui/product/written.tsx';
import grid from '../product-grid.module.css';
import { LookPictures } from './look-pictures.tsx';
import css from './looks.module.css';

/** Looks side by side, on phones one below the other. */
export function LookRow({ looks }: { looks: readonly Look[] }) {
  if (looks.length === 0) return null;
  return (
    <section className={grid.section}>
      <h2 className="section-title">{t.wornTogether}</h2>
      <div className={css.row}>
        {looks.map(({ _id, title, products }) => (
          <article key={_id} className={css.card}>
            <LookPictures products={products} />
            <div className={css.title}>
              <h3 className="card-title">
                <Link to={`/collections/${_id}`} className={`stretched ${css.link}`}>
                  <Written text={title} />
                </Link>
              </h3>
              <span className={css.count}>{t.pieces(products.length)}</span>
            </div>
          </article>
        ))}
      </div>
    </section>
  );
}
