import { Link } from 'react-router';
import { products as t } from '#texts/products';
import type { EditedProduct } from '../../../../../shop/catalog/products/calls.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import products from '../products.module.css';
import css from './effect.module.css';

/** The pieces for sale of each color by size; they are changed in the stock. */
export function StockGlance({
  product: { _id, variants },
  taxonomy,
}: {
  product: EditedProduct;
  taxonomy: Taxonomy;
}) {
  if (variants.length === 0) return null;
  const colorIds = [...new Set(variants.map(({ colorId }) => colorId))];
  const labels = new Map(taxonomy.sizes.map(({ _id: id, label }) => [id, label]));
  return (
    <section className={products.panel}>
      <h2>{t.stockNow(variants.reduce((sum, { stock }) => sum + stock, 0))}</h2>
      <dl className={css.stock}>
        {colorIds.map((colorId) => {
          const color = taxonomy.colors.find((each) => each._id === colorId);
          return (
            <div key={colorId}>
              <dt>
                <span className={css.swatch} style={{ background: color?.hex }} />
                {color?.name ?? colorId}
              </dt>
              <dd>
                {variants
                  .filter((variant) => variant.colorId === colorId)
                  .map(({ sizeId, stock }) => (
                    <span key={sizeId} className={stock === 0 ? css.out : undefined}>
                      <bdi>{labels.get(sizeId) ?? sizeId}</bdi> <b>{formatNumber(stock)}</b>
                    </span>
                  ))}
              </dd>
            </div>
          );
        })}
      </dl>
      <Link className="text-link" to={`/stock/${_id}`}>
        {t.stockOf}
      </Link>
    </section>
  );
}
