import { useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { cart as t } from '#texts/cart';
import { checkout } from '#texts/checkout';
import { language } from '#texts/language';
import type { Cart, CartItem, CartLine as Line } from '../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { CallError } from '../../../client/call-error.ts';
import { callOnce } from '../../../client/call-once.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { classes } from '../../../ui/classes.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { QuantityStepper } from '../../../ui/fields/quantity-stepper.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { Price } from '../../../ui/product/price.tsx';
import { Written } from '../../../ui/product/written.tsx';
import { useFacts } from '../../layout/facts.ts';
import { showMiniSheet } from '../../layout/mini-sheet-host.tsx';
import css from './cart-line.module.css';
import { sendInTurn, sendLater } from './pending-changes.ts';
import { identity, moveToCart } from './saved-lines.tsx';
import { variantName } from './variant-name.ts';

/** A cart line: product, quantity, price, and the issue that blocks checkout, if any. */
export function CartLine({
  item,
  locked,
  onCart,
}: {
  item: CartItem;
  /** Disabled while offline. */
  locked: boolean;
  onCart: (cart: Cart) => void;
}) {
  const { quantity, sending, removing, setQuantity, remove, save } = useLine(item, onCart);
  const { fewLeft } = useFacts();
  const name = useId();
  const { issue, available, price, priceAfterDiscount } = item;
  const unit = priceAfterDiscount ?? price;
  return (
    <li className={classes(css.line, issue && css.marked, removing && css.leaving)} aria-labelledby={name}>
      <Link to={`/ProductDetails/${item.productId}`} className={css.picture} tabIndex={-1} aria-hidden="true">
        <Picture image={{ ...item.image, alt: '' }} sizes="117px" faded={issue === 'OUT_OF_STOCK'} />
      </Link>
      <div className={css.facts}>
        <p className={css.brand}>{item.brand}</p>
        <h2 id={name} className={css.name}>
          <Link to={`/ProductDetails/${item.productId}`}>
            <Written text={item.name} />
          </Link>
        </h2>
        <p className={css.choice}>{variantName(item)}</p>
        <div className={classes(css.price, quantity !== item.quantity && css.waiting)}>
          <Price amount={unit * quantity} was={priceAfterDiscount === null ? null : price * quantity} />
          {quantity > 1 && <small>{t.each(formatMoney(unit, language))}</small>}
        </div>
      </div>
      <div className={css.remove}>
        <IconButton
          icon="trash-2"
          label={t.removeOf(item.name)}
          disabled={locked}
          onClick={() => void remove()}
        />
      </div>
      {item.priceWas !== null && (
        <p className={css.changed}>
          {checkout.priceMoved(
            formatMoney(item.priceWas, language),
            formatMoney(item.priceAfterDiscount ?? item.price, language),
          )}
        </p>
      )}
      {issue ? (
        <Issue item={item} locked={locked} onTake={() => setQuantity(available)} />
      ) : (
        <fieldset className={css.amount} disabled={locked}>
          <QuantityStepper
            label={t.quantityOf(item.name)}
            hideLabel
            name=""
            value={quantity}
            max={Math.max(available, 1)}
            maxNote={available <= fewLeft ? t.onlyLeft(available) : undefined}
            busy={sending}
            onChange={setQuantity}
          />
        </fieldset>
      )}
      <button
        type="button"
        className={classes('text-link', css.later)}
        aria-label={t.saveOf(item.name)}
        disabled={locked || removing}
        onClick={() => void save()}
      >
        {t.saveForLater}
      </button>
    </li>
  );
}

/** The line's issue, with one button that resolves it. */
function Issue({ item, locked, onTake }: { item: CartItem; locked: boolean; onTake: () => void }) {
  if (!item.issue) return null;
  return (
    <div className={css.issue}>
      <FieldError>{t.issues[item.issue](item.available)}</FieldError>
      {item.issue === 'NOT_ENOUGH_STOCK' && (
        <Button tone="secondary" small disabled={locked} onClick={onTake}>
          {t.takeLeft(item.available)}
        </Button>
      )}
      {item.issue === 'OUT_OF_STOCK' && (
        <ButtonLink tone="secondary" small to={`/ProductDetails/${item.productId}`}>
          {t.chooseOther}
        </ButtonLink>
      )}
    </div>
  );
}

/** A cart line with its actions; `onCart` gets the cart from every answer. */
function useLine(item: CartItem, onCart: (cart: Cart) => void) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [sending, setSending] = useState(false);
  const [removing, setRemoving] = useState(false);
  const last = useRef(0);

  const setQuantity = (quantity: number) => {
    if (quantity === (wanted ?? item.quantity)) return;
    setWanted(quantity);
    const turn = ++last.current;
    sendLater(lineKey(item), async () => {
      setSending(true);
      try {
        const { cart } = await call('updateQuantity', { ...ownFields(item), quantity });
        if (turn === last.current) onCart(cart);
        toast.success(t.updated);
      } catch (error) {
        toast.error(error instanceof CallError ? failureText(error, t.updateFailed) : t.updateError);
      }
      // Only the newest change applies its answer; on failure the previous quantity is restored.
      if (turn === last.current) setWanted(null);
      setSending(false);
    });
  };

  const remove = async () => {
    if (removing) return;
    setRemoving(true);
    try {
      const { cart } = await sendInTurn(() => call('removeFromCart', identity(item)));
      onCart(cart);
      offerUndo(item, onCart);
    } catch (error) {
      toast.error(failureText(error, t.removeFailed));
    }
    setRemoving(false);
  };

  const save = async () => {
    setRemoving(true);
    try {
      const { cart } = await sendInTurn(() => call('saveForLater', identity(item)));
      onCart(cart);
      const undo = () => void moveToCart(item, onCart);
      const actions = item.issue === null ? [{ label: t.undo, onPress: undo }] : [];
      showMiniSheet({ title: t.savedLine, text: item.name, image: item.image, actions });
    } catch (error) {
      toast.error(failureText(error, t.saveFailed));
    }
    setRemoving(false);
  };

  return { quantity: wanted ?? item.quantity, sending, removing, setQuantity, remove, save };
}

function offerUndo(item: CartItem, onCart: (cart: Cart) => void): void {
  const undo = async () => {
    try {
      const { cart } = await sendInTurn(() => callOnce('addToCart', ownFields(item)));
      onCart(cart);
    } catch (error) {
      toast.error(failureText(error, t.undoFailed));
    }
  };
  const actions = item.issue === null ? [{ label: t.undo, onPress: () => void undo() }] : [];
  showMiniSheet({ title: t.removed, text: item.name, image: item.image, actions });
}

/** The fields of a line that its shopper sets. */
const ownFields = ({ productId, colorId, sizeId, quantity }: CartItem): Required<Line> => ({
  productId,
  colorId,
  sizeId,
  quantity,
});
