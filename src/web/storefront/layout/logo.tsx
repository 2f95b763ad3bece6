import { Link } from 'react-router';
import { ShopLogo } from '../../ui/blocks/shop-logo.tsx';
import { useShopLogo, useShopName } from './facts.ts';
import css from './logo.module.css';

/** The merchant's logo, else the mark and the name. The mark is not mirrored. */
export function Logo() {
  const shop = useShopName();
  const logo = useShopLogo();
  return (
    <Link to="/" className={css.logo} aria-label={shop}>
      {logo ? <ShopLogo {...logo} /> : <Mark name={shop} />}
    </Link>
  );
}

function Mark({ name }: { name: string }) {
  return (
    <>
      <svg className={css.mark} viewBox="0 0 28 24" aria-hidden="true">
        <path className={css.ink} d="M0 0h5v24H0zM24 0h4v24h-4z" />
        <path className={css.quince} d="M7 0h2v24H7z" />
        <path className={css.sumac} d="M11 0h7v24h-7z" />
        <path className={css.pistachio} d="M20 0h2v24h-2z" />
      </svg>
      <span>{name.toLowerCase()}</span>
    </>
  );
}
