import type { ReactNode } from 'react';
import type { ProductCard as Product } from '../../../shop/catalog/contract.ts';
import { classes } from '../../ui/classes.ts';
import { ProductCard } from './product-card.tsx';
import css from './product-grid.module.css';

export type ProductGridProps = {
  products: readonly Product[];
  /** What lies on the tile of each piece: the heart. */
  heart?: (product: Product) => ReactNode;
  action?: (product: Product) => ReactNode;
  /** Names that are more than plain text, by the pieces' ids. */
  names?: Readonly<Record<string, ReactNode>> | undefined;
  /** Columns from 1280 px on; two on phones, three from 600 px. */
  columns?: 3 | 4 | 5;
  /** The first row is what the page opens with: its pictures do not wait. */
  first?: boolean;
};

/** Pieces in rows whose names, prices and colors line up. */
export function ProductGrid({ products, heart, action, names, columns = 3, first }: ProductGridProps) {
  return (
    <div className={classes(css.grid, columns === 4 && css.four, columns === 5 && css.five)}>
      {products.map((product, place) => (
        <ProductCard
          key={product._id}
          product={product}
          name={names?.[product._id]}
          heart={heart?.(product)}
          action={action?.(product)}
          sizes={cardWidths[columns]}
          load={first && place < 4 ? (place === 0 ? 'high' : 'eager') : 'lazy'}
        />
      ))}
    </div>
  );
}

/** How wide a card stands, to the pixel on phones: a little more would fetch the next larger file. */
const onPhones = '(min-width: 600px) 30vw, calc(50vw - 22px)';
const cardWidths = {
  3: `(min-width: 1024px) 290px, ${onPhones}`,
  4: `(min-width: 1024px) 286px, ${onPhones}`,
  5: `(min-width: 1024px) 225px, ${onPhones}`,
};

/** One row of small cards that scrolls sideways on phones and shows six on wide screens. */
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
