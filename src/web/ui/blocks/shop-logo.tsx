import type { StoreFacts } from '../../../shop/people/facts/contract.ts';
import { classes } from '../classes.ts';
import css from './shop-logo.module.css';

type ShopLogoProps = Pick<NonNullable<StoreFacts['identity']['logo']>, 'url' | 'width' | 'height' | 'ground'>;

/** The merchant's logo, legible in both themes; what it stands in names it. */
export function ShopLogo({ url, width, height, ground }: ShopLogoProps) {
  const look = classes(css.logo, ground !== 'none' && css[ground]);
  return <img className={look} src={url} width={width} height={height} alt="" />;
}
