import { useId } from 'react';
import { Link } from 'react-router';
import { cart as t } from '#texts/cart';
import { language } from '#texts/language';
import type { Cart, CartItem } from '../../../shop/cart/contract.ts';
import { formatMoney } from '../../../shop/money.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { classes } from '../../ui/classes.ts';
import { FieldError } from '../../ui/field.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { useFacts } from '../layout/facts.ts';
import css from './cart-line.module.css';
import { isolated } from './isolated.ts';
import { useLine } from './use-line.ts';

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
  const { quantity, sending, removing, setQuantity, remove } = useLine(item, onCart);
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
          <Link to={`/ProductDetails/${item.productId}`}>{item.name}</Link>
        </h2>
        <p className={css.choice}>{t.inSize(item.color.name, isolated(item.size.label))}</p>
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
