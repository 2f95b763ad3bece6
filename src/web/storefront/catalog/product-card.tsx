import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { language } from '#texts/language';
import type { ProductCard as Product } from '../../../shop/catalog/contract.ts';
import { formatDate } from '../../../shop/dates.ts';
import { classes } from '../../ui/classes.ts';
import { Picture, type PictureProps } from '../../ui/picture.tsx';
import { percentOff, Price } from '../../ui/price.tsx';
import { Rating } from '../../ui/rating.tsx';
import { SwatchDots } from '../../ui/swatch-dots.tsx';
import { Tag } from '../../ui/tag.tsx';
import css from './product-card.module.css';

export type ProductCardProps = Pick<PictureProps, 'load' | 'sizes'> & {
  product: Product;
  /** In place of its plain name: the name with what was searched for lit up. */
  name?: ReactNode;
  /** The heart, or whatever else acts on the piece; it lies on the tile, apart from the link. */
  heart?: ReactNode;
  /** Under the piece: "Choose size". */
  action?: ReactNode;
  /** Only picture, brand, name and price: strips. */
  brief?: boolean;
};

/** A piece in a list. All of it is one link; its five rows line up with those of its neighbors. */
export function ProductCard({ product, name, heart, action, brief, load, sizes }: ProductCardProps) {
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
          {name ?? product.name}
        </Link>
      </h3>
      <PriceLine product={product} />
      {!brief && (
        <div className={css.facts}>
          <SwatchDots colors={colors} />
          <Rating value={rating} count={ratesCount} />
        </div>
      )}
      {heart && <div className={css.heart}>{heart}</div>}
      {action && <div className={css.action}>{action}</div>}
    </article>
  );
}

/** What holds for all of the piece at the start, what is cut at the end; the cut moves to the price on wide screens. */
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

/** The one thing most worth knowing: that it cannot be had yet or any more, that few are left, that it is new. */
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

/** `26 November`: a card has no room for more, and what is announced comes soon. */
function dayAndMonth(at: string): string {
  return formatDate(at, language).replace(/ \d{4}$/, '');
}
