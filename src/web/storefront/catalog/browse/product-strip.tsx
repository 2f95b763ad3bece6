import type { ProductCard as Product } from '../../../../shop/catalog/browse/contract.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

/** A row of small cards: scrolls sideways on phones, shows six on wide screens. */
export function ProductStrip({ title, products }: { title: string; products: readonly Product[] }) {
  return (
    <section className={css.section}>
      <h2 className="section-title">{title}</h2>
      <div className={css.strip}>
        {products.slice(0, 6).map((product) => (
          <ProductCard
            key={product._id}
            product={product}
            brief
            sizes="(min-width: 1024px) 190px, (min-width: 600px) 28vw, 40vw"
          />
        ))}
      </div>
    </section>
  );
}
