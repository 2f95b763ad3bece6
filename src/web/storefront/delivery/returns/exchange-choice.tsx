import { useCallback, useEffect, useState } from 'react';
import { layout } from '#texts/layout';
import { returns as t } from '#texts/returns';
import { lineKey } from '../../../../shop/buying/cart/line-key.ts';
import type { OrderItem } from '../../../../shop/buying/orders/contract.ts';
import type { ProductDetails } from '../../../../shop/catalog/browse/contract.ts';
import { call } from '../../../client/call.ts';
import { Skeleton } from '../../../ui/blocks/skeleton.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SizePicker } from '../../../ui/choices/size-picker.tsx';
import { Swatches } from '../../../ui/choices/swatches.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import css from './exchange-choice.module.css';
import type { Instead } from './return-form.ts';

/** Chooses another color or size of the same product, with stock. */
export function ExchangeChoice({
  line,
  quantity,
  value,
  onChange,
}: {
  line: OrderItem;
  /** The stock needed. */
  quantity: number;
  value: Instead | undefined;
  onChange: (instead: Instead) => void;
}) {
  const { product, failed, load } = useProduct(line.productId);
  const colorId = value?.colorId ?? line.colorId;
  const sizeId = value?.sizeId ?? null;
  return (
    <section className={css.choice}>
      <h3>{t.newPiece(line.name)}</h3>
      {failed && (
        <div className={css.failed}>
          <FieldError>{t.choicesFailed}</FieldError>
          <Button tone="secondary" small onClick={load}>
            {layout.tryAgain}
          </Button>
        </div>
      )}
      {!failed && !product && (
        <div aria-busy="true" aria-label={t.loadingChoices}>
          <Skeleton shape="field" />
        </div>
      )}
      {product && (
        <>
          {product.colors.length > 1 && (
            <Swatches
              legend={t.color}
              name={`color-${lineKey(line)}`}
              value={colorId}
              options={product.colors.map(({ _id, name, hex }) => ({
                id: _id,
                name,
                hex,
                available: sizesOf(product, line, _id).some(({ available }) => available >= quantity),
              }))}
              onChange={(id) => onChange({ colorId: id, sizeId: null })}
            />
          )}
          <SizePicker
            legend={t.size}
            name={`size-${lineKey(line)}`}
            {...(sizeId && { value: sizeId })}
            key={colorId}
            few={product.fewLeft}
            options={sizesOf(product, line, colorId).map((size) => ({
              ...size,
              available: size.available >= quantity ? size.available : 0,
            }))}
            onChange={(id) => onChange({ colorId, sizeId: id })}
          />
        </>
      )}
    </section>
  );
}

/** The sizes of a color, without the variant being returned. */
function sizesOf(product: ProductDetails, line: OrderItem, colorId: string) {
  return product.sizes
    .filter(({ _id }) => colorId !== line.colorId || _id !== line.sizeId)
    .map(({ _id, label }) => ({
      id: _id,
      label,
      available:
        product.variants.find((variant) => variant.colorId === colorId && variant.sizeId === _id)
          ?.available ?? 0,
    }));
}

function useProduct(productId: string) {
  const [product, setProduct] = useState<ProductDetails | null>(null);
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    void call('getProductDetails', { productId })
      .then((answer) => setProduct(answer.product))
      .catch(() => setFailed(true));
  }, [productId]);
  useEffect(load, [load]);
  return { product, failed, load };
}
