import { useEffect, useState } from 'react';
import { language } from '#texts/language';
import { orderEdits as t } from '#texts/order-edits';
import { lineKey } from '../../../../../shop/buying/cart/line-key.ts';
import type { OrderChanges } from '../../../../../shop/buying/orders/calls.ts';
import type { Order, OrderItem } from '../../../../../shop/buying/orders/contract.ts';
import { orderNumberText } from '../../../../../shop/buying/orders/order-number.ts';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { callOnce } from '../../../../client/call-once.ts';
import { call } from '../../../../client/call.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { fieldText } from '../../../../client/forms/form-fields.ts';
import { useOrderEdit } from '../../../../client/use-order-edit.ts';
import { EditEffect } from '../../../../ui/blocks/edit-effect.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { PhoneField } from '../../../../ui/fields/phone-field.tsx';
import { nationalDigits } from '../../../../ui/fields/phone-groups.ts';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { LineEdit } from '../../../../ui/product/line-edit.tsx';
import { type CityGroup, cityGroups } from '../../../people/places/city-groups.ts';
import { useOutdated } from '../use-outdated.ts';
import { OtherAddress, typedAddress } from './other-address.tsx';

type EditSheetProps = { order: Order; onClose: () => void; onEdited: (order: Order) => void };

/** Changes an order until it is packed: pieces, phone and address; the new total is shown before it is saved. */
export function EditSheet({ order, onClose, onEdited }: EditSheetProps) {
  const { _id: orderId, items, total, address } = order;
  const products = useProducts(items);
  const [groups, setGroups] = useState<readonly CityGroup[] | null>(null);
  const [accepted, setAccepted] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const edit = useOrderEdit(async (changes) => call('previewOrderEdit', { orderId, changes }), t.saveFailed);
  const { preview, changes } = edit;
  const isOutdated = useOutdated();

  const type = (form: HTMLFormElement) => {
    setProblem('');
    edit.set(typedIn(form, order));
  };
  const openAddress = () => {
    setProblem('');
    void call('getAllCities').then(
      (answer) => setGroups(cityGroups(answer)),
      (error: unknown) => setProblem(failureText(error, t.saveFailed)),
    );
  };
  const closeAddress = () => {
    setGroups(null);
    edit.set({ address: undefined });
  };
  const save = async () => {
    if (busy || preview === null) return;
    setBusy(true);
    const input = { orderId, changes, expectedTotal: preview.totals.total, acceptLoss: accepted };
    try {
      const { order: edited } = await callOnce('editOrder', input);
      toast.success(t.saved);
      onEdited(edited);
      onClose();
    } catch (error) {
      if (isOutdated(error)) onClose();
      else setProblem(failureText(error, t.saveFailed));
    }
    setBusy(false);
  };

  return (
    <FormSheet
      tall
      onClose={onClose}
      title={t.title(orderNumberText(order.number))}
      action={
        <>
          {t.save}
          {preview !== null && ` · ${formatMoney(preview.totals.total, language)}`}
        </>
      }
      busy={busy || edit.busy}
      disabled={preview === null || (preview.couponLost && !accepted)}
      onChange={type}
      onSubmit={save}
    >
      <p>{t.untilPicked}</p>
      <ul>
        {(order.subTotal === 0 ? [] : items).map((item) => {
          const { productId, colorId, sizeId, quantity } = item;
          const own = { productId, colorId, sizeId, quantity };
          const change = edit.lineOf(own);
          return (
            <LineEdit
              key={lineKey(item)}
              name={item.name}
              image={item.image}
              variants={optionsOf(products.get(productId), item)}
              variant={`${change?.newColorId ?? colorId}/${change?.newSizeId ?? sizeId}`}
              quantity={change?.quantity ?? quantity}
              max={quantity}
              onVariant={(chosen) => {
                const [newColorId, newSizeId] = chosen.split('/');
                edit.setLine(own, { newColorId, newSizeId });
              }}
              onQuantity={(asked) => edit.setLine(own, { quantity: asked })}
            />
          );
        })}
      </ul>
      <PhoneField name="phone" label={t.phone} optional defaultValue={address.phone} />
      <TextField
        name="recipient"
        dir="auto"
        label={t.recipient}
        optional
        maxLength={100}
        defaultValue={address.recipient}
      />
      <TextField name="note" dir="auto" label={t.note} optional maxLength={500} defaultValue={order.note} />
      <Button tone="secondary" onClick={groups === null ? openAddress : closeAddress}>
        {groups === null ? t.otherAddress : t.sameAddress}
      </Button>
      {groups !== null && <OtherAddress groups={groups} before={address} />}
      {(problem || edit.problem) && <FieldError>{problem || edit.problem}</FieldError>}
      {preview !== null && (
        <EditEffect
          preview={preview}
          before={total}
          promised={order.estimatedDelivery.to}
          accepted={accepted}
          onAccept={setAccepted}
        />
      )}
    </FormSheet>
  );
}

function typedIn(form: HTMLFormElement, { address: before, note }: Pick<Order, 'address' | 'note'>) {
  const [digits, recipient] = [nationalDigits(fieldText(form, 'phone')), fieldText(form, 'recipient')];
  const written = fieldText(form, 'note');
  return {
    phone: digits === nationalDigits(before.phone ?? '') ? undefined : digits && `+963${digits}`,
    recipient: recipient === (before.recipient ?? '') ? undefined : recipient,
    note: written === note ? undefined : written,
    address: typedAddress(form, before),
  } satisfies Partial<OrderChanges>;
}

/** The variants of a line's product; while they load, its own. */
function optionsOf(product: ProductDetails | undefined, item: OrderItem) {
  const own = {
    id: `${item.colorId}/${item.sizeId}`,
    label: `${item.color.name} · ${item.size.label}`,
    stock: item.quantity,
    few: 0,
  };
  if (product === undefined) return [own];
  return product.colors.flatMap((color) =>
    product.sizes.flatMap((size) => {
      const variant = product.variants.find(
        ({ colorId, sizeId }) => colorId === color._id && sizeId === size._id,
      );
      if (variant === undefined) return [];
      return [
        {
          id: `${color._id}/${size._id}`,
          label: `${color.name} · ${size.label}`,
          stock: variant.available,
          few: product.fewLeft,
        },
      ];
    }),
  );
}

/** The products of the lines by their id, as they arrive; one that is no longer sold stays out. */
function useProducts(items: readonly OrderItem[]): ReadonlyMap<string, ProductDetails> {
  const [products, setProducts] = useState<ReadonlyMap<string, ProductDetails>>(new Map());
  const ids = [...new Set(items.map(({ productId }) => productId))].join(',');
  useEffect(() => {
    let isCurrent = true;
    for (const productId of ids.split(','))
      call('getProductDetails', { productId }).then(
        ({ product }) => isCurrent && setProducts((before) => new Map([...before, [productId, product]])),
        () => {},
      );
    return () => {
      isCurrent = false;
    };
  }, [ids]);
  return products;
}
