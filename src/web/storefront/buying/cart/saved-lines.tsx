import { useState } from 'react';
import { cart as t } from '#texts/cart';
import type { Cart, CartItem, LineIdentity } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Price } from '../../../ui/product/price.tsx';
import { LineItem } from './line-item.tsx';
import { sendInTurn } from './pending-changes.ts';
import css from './saved-lines.module.css';

type Props = {
  /** Disabled while offline. */
  locked: boolean;
  onCart: (cart: Cart) => void;
};

/** The pieces saved for later, under the cart or in place of an empty one. */
export function SavedLines({ items, ...rest }: Props & { items: readonly CartItem[] }) {
  if (items.length === 0) return null;
  return (
    <section className={css.saved} aria-labelledby="saved-for-later">
      <h2 id="saved-for-later" className="title">
        {t.savedTitle(items.length)}
      </h2>
      <ul>
        {items.map((item) => (
          <SavedLine key={lineKey(item)} item={item} {...rest} />
        ))}
      </ul>
    </section>
  );
}

function SavedLine({ item, locked, onCart }: Props & { item: CartItem }) {
  const [busy, setBusy] = useState(false);
  const { name, issue, price, priceAfterDiscount } = item;
  const send = (work: () => Promise<unknown>) => () => {
    setBusy(true);
    void work().finally(() => setBusy(false));
  };
  const remove = async () => {
    try {
      const { cart } = await sendInTurn(() => call('removeSaved', identity(item)));
      onCart(cart);
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    }
  };
  return (
    <li className={css.line} aria-label={name}>
      <LineItem line={item}>
        <Price amount={priceAfterDiscount ?? price} was={priceAfterDiscount === null ? null : price} />
        {issue !== null && issue !== 'NOT_ENOUGH_STOCK' ? (
          <FieldError>{issue === 'OUT_OF_STOCK' ? t.savedGone : t.savedNotSold}</FieldError>
        ) : (
          <Button
            className={css.move}
            tone="secondary"
            small
            busy={busy}
            disabled={locked}
            aria-label={t.moveOf(name)}
            onClick={send(() => moveToCart(item, onCart))}
          >
            {t.moveToCart}
          </Button>
        )}
      </LineItem>
      <IconButton icon="trash-2" label={t.removeOf(name)} disabled={locked || busy} onClick={send(remove)} />
    </li>
  );
}

/** Puts a saved line back into the cart; a toast says how it went. */
export async function moveToCart(item: CartItem, onCart: Props['onCart']): Promise<void> {
  try {
    const { cart } = await sendInTurn(() => call('moveToCart', identity(item)));
    onCart(cart);
    toast.success(t.moved);
  } catch (error) {
    toast.error(failureText(error, t.moveFailed));
  }
}

export const identity = ({ productId, colorId, sizeId }: CartItem): Required<LineIdentity> => ({
  productId,
  colorId,
  sizeId,
});
