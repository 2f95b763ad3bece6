import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { language } from '#texts/language';
import type { ProductCard as Product } from '../../../../shop/catalog/browse/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { SwatchDots } from '../../../ui/choices/swatch-dots.tsx';
import { classes } from '../../../ui/classes.ts';
import { Picture, type PictureProps } from '../../../ui/product/picture.tsx';
import { percentOff, Price } from '../../../ui/product/price.tsx';
import { Rating } from '../../../ui/product/rating.tsx';
import { Tag } from '../../../ui/product/tag.tsx';
import { Written } from '../../../ui/product/written.tsx';
import css from './product-card.module.css';

export type ProductCardProps = Pick<PictureProps, 'load' | 'sizes'> & {
  product: Product;
  /** Replaces the plain name: the name with search matches highlighted. */
  name?: ReactNode;
  /** A button on the tile, outside the link, such as the favorite button. */
  favoriteButton?: ReactNode;
  /** Below the product: "Choose size". */
  action?: ReactNode;
  /** Only picture, brand, name and price, for strips. */
  brief?: boolean;
};

/** A product in a list. The whole card is one link; its five rows align with its neighbors'. */
export function ProductCard({ product, name, favoriteButton, action, brief, load, sizes }: ProductCardProps) {
  const { _id, brand, image, colors, rating, ratesCount, inStock, comingSoon } = product;
  return (
    <article className={classes(css.card, brief && css.brief)}>
      <div className={css.tile}>
        <Picture image={image} load={load} sizes={sizes} faded={!inStock && !comingSoon}>
          {!brief && <Tags product={product} />}
        </Picture>
      </div>
      <p className={css.brand}>{brand.name}</p>
      <h3 className={css.name}>
        <Link to={`/ProductDetails/${_id}`} className={`stretched ${css.link}`}>
          {name ?? <Written text={product.name} />}
        </Link>
      </h3>
      <PriceLine product={product} />
      {!brief && (
        <div className={css.facts}>
          <SwatchDots colors={colors} />
          <Rating value={rating} count={ratesCount} />
        </div>
      )}
      {favoriteButton && <div className={css.favorite}>{favoriteButton}</div>}
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}

/** Status at the start, discount at the end; on wide screens the discount is next to the price. */
function Tags({ product }: { product: Product }) {
  const { comingSoon, price, priceAfterDiscount } = product;
  return (
    <span className={css.tags}>
      <StateTag product={product} />
      {!comingSoon && priceAfterDiscount !== null && (
        <span className={css.cut}>
          <Tag tone="sale">
            <bdi>{t.percentOff(percentOff(priceAfterDiscount, price))}</bdi>
          </Tag>
        </span>
      )}
    </span>
  );
}

/** The most important status only: coming soon, sold out, few left, or new. */
function StateTag({ product: { comingSoon, inStock, lowStock, isNew } }: { product: Product }) {
  if (comingSoon) return <Tag tone="new">{t.comingSoon}</Tag>;
  if (!inStock) return <Tag>{t.soldOut}</Tag>;
  if (lowStock) return <Tag tone="sale">{t.leftIn(lowStock.left, lowStock.size)}</Tag>;
  return isNew && <Tag tone="new">{t.isNew}</Tag>;
}

function PriceLine({ product }: { product: Product }) {
  const { price, priceAfterDiscount, comingSoon, availableFrom } = product;
  if (comingSoon)
    return <p className={css.soon}>{availableFrom ? t.from(dayAndMonth(availableFrom)) : ''}</p>;
  return (
    <div className={css.price}>
      <Price amount={priceAfterDiscount ?? price} was={priceAfterDiscount === null ? null : price} />
      {priceAfterDiscount !== null && (
        <bdi className={css.percent}>{t.percentOff(percentOff(priceAfterDiscount, price))}</bdi>
      )}
    </div>
  );
}

/** `26 November`: no year, since release dates are near. */
function dayAndMonth(at: string): string {
  return formatDate(at, language).replace(/ \d{4}$/, '');
}
