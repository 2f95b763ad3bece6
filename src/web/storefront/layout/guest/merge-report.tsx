import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { checkout } from '#texts/checkout';
import { guestChoices as t } from '#texts/guest-choices';
import { language } from '#texts/language';
import { product } from '#texts/product';
import type { Cart, MergeReport as Report } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { formatMoney } from '../../../../shop/money.ts';
import type { GuestFavorite, GuestLine } from '../../../client/storage/guest-choices.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { variantName } from '../../buying/cart/variant-name.ts';
import css from './merge-report.module.css';

/** A merge's report, with the choices, which show lines that are not in the cart. */
export type MergedChoices = {
  report: Report;
  cart: Cart;
  choices: { readonly lines: readonly GuestLine[]; readonly favorites: readonly GuestFavorite[] };
};

type Props = { title: string; merged: MergedChoices; onClose: () => void };

/** The outcome of each piece and favorite that was merged into the cart. */
export function MergeReport({ title, merged: { report, cart, choices }, onClose }: Props) {
  const { pathname } = useLocation();
  const inCart = new Map(cart.items.map((item) => [lineKey(item), item]));
  const chosen = new Map(choices.lines.map((line) => [lineKey(line), line]));
  const favorites = new Map(choices.favorites.map(({ productId, name }) => [productId, name]));
  const isAtCart = pathname === '/checkout/delivery';
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button tone={isAtCart || cart.itemsCount === 0 ? 'primary' : 'quiet'} onClick={onClose}>
            {t.done}
          </Button>
          {!isAtCart && cart.itemsCount > 0 && (
            <ButtonLink to="/checkout/delivery" onClick={onClose}>
              {product.openCart}
            </ButtonLink>
          )}
        </>
      }
    >
      <ul className={css.list}>
        {report.lines.map((line) => {
          const key = lineKey(line);
          const item = inCart.get(key);
          const kept = chosen.get(key);
          const image = item?.image ?? kept?.image;
          const color = { name: item?.color.name ?? kept?.color ?? '' };
          const size = { label: item?.size.label ?? kept?.size ?? '' };
          return (
            <li key={key} className={css.line}>
              {image && <Picture image={{ ...image, alt: '' }} sizes="56px" faded={line.quantity === 0} />}
              <div>
                <p className={css.name}>{item?.name ?? kept?.name}</p>
                <p className={css.choice}>{variantName({ color, size })}</p>
                <Outcome of={line} />
              </div>
            </li>
          );
        })}
      </ul>
      {report.favorites.length > 0 && (
        <>
          <h3 className={css.favorites}>{t.favoritesTitle}</h3>
          <ul className={css.list}>
            {report.favorites.map(({ productId, outcome }) => (
              <li key={productId}>
                <p className={css.name}>{favorites.get(productId)}</p>
                <Sentence icon={outcome === 'notSold' ? 'circle-alert' : 'heart'}>
                  {favoriteTexts[outcome]}
                </Sentence>
              </li>
            ))}
          </ul>
        </>
      )}
    </Sheet>
  );
}

function Outcome({
  of: { outcome, quantity, wanted, price, priceWas },
}: {
  of: MergedChoices['report']['lines'][number];
}) {
  const isIn = outcome === 'added' || outcome === 'inCart';
  return (
    <>
      <Sentence icon={isIn ? 'circle-check' : 'circle-alert'}>
        {outcome === 'cut' ? t.cut(quantity, wanted) : t[outcome]}
        {quantity === 0 && outcome !== 'cartFull' && ` ${t.leftOut}`}
      </Sentence>
      {quantity > 0 && price !== null && priceWas !== null && (
        <Sentence icon="info">
          {checkout.priceMoved(formatMoney(priceWas, language), formatMoney(price, language))}
        </Sentence>
      )}
    </>
  );
}

function Sentence({
  icon,
  children,
}: {
  icon: 'circle-check' | 'circle-alert' | 'info' | 'heart';
  children: ReactNode;
}) {
  return (
    <p className={css.sentence} data-icon={icon}>
      <Icon name={icon} size={16} />
      {children}
    </p>
  );
}

const favoriteTexts = { added: t.favoriteAdded, kept: t.favoriteKept, notSold: t.favoriteNotSold };
