import { type ReactNode, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import type { ProductDetails } from '../../../shop/catalog/contract.ts';
import { Button } from '../../ui/button.tsx';
import { QuantityStepper } from '../../ui/quantity-stepper.tsx';
import { SizePicker } from '../../ui/size-picker.tsx';
import { Swatches } from '../../ui/swatches.tsx';
import { availableOf, type Choices, mostPerOrder } from './choices.ts';
import css from './product-pickers.module.css';
import { type ChoiceFault, groupIds } from './use-purchase.ts';

export interface ProductPickersProps {
  product: ProductDetails;
  choices: Choices;
  fault: ChoiceFault;
  onChoose: (change: Partial<Choices>) => void;
  onClear: () => void;
  /** "Tell me when M is back", for a size that was pressed though it is sold out. */
  tellMe: ((size: string) => ReactNode) | null;
  onSizeGuide: (() => void) | null;
}

/** Color, size with what is left of each, quantity. */
export function ProductPickers(props: ProductPickersProps) {
  const { product, choices, fault, onChoose, onClear, tellMe, onSizeGuide } = props;
  const { colorId, sizeId, quantity } = choices;
  const [wanted, setWanted] = useState<string | null>(null);
  const labelOf = (id: string | null) => product.sizes.find(({ _id }) => _id === id)?.label ?? '';
  const left = availableOf(product, colorId, sizeId);
  const most = Math.min(sizeId === null ? mostPerOrder : left, mostPerOrder);
  const told = (group: keyof typeof groupIds) => (fault?.group === group ? fault.text : undefined);
  const choose = (change: Partial<Choices>) => {
    setWanted(null);
    onChoose(change);
  };
  return (
    <div className={css.pickers}>
      <Swatches
        id={groupIds.color}
        legend={t.color}
        name="color"
        value={colorId ?? ''}
        options={product.colors.map(({ _id, name, hex }) => ({
          id: _id,
          name,
          hex,
          available: product.comingSoon || availableOf(product, _id, null) > 0,
        }))}
        error={told('color')}
        onChange={(id) => choose({ colorId: id })}
      />
      {!product.comingSoon && (
        <>
          <SizePicker
            id={groupIds.size}
            legend={t.size}
            name="size"
            value={sizeId ?? ''}
            options={product.sizes.map(({ _id, label }) => ({
              id: _id,
              label,
              available: availableOf(product, colorId, _id),
            }))}
            aside={
              product.sizeGuide &&
              onSizeGuide && (
                <button type="button" className={css.guide} onClick={onSizeGuide}>
                  {t.sizeGuide}
                </button>
              )
            }
            error={told('size')}
            onChange={(id) => choose({ sizeId: id })}
            onOut={setWanted}
          />
          {wanted !== null && (
            <div className={css.out} role="status">
              <p>{t.sizeOut(labelOf(wanted))}</p>
              {tellMe?.(labelOf(wanted))}
            </div>
          )}
          <QuantityStepper
            id={groupIds.quantity}
            label={t.quantity}
            value={quantity}
            min={quantity === 0 ? 0 : 1}
            max={Math.max(most, 1)}
            maxNote={
              sizeId === null
                ? undefined
                : left < mostPerOrder
                  ? t.onlyIn(left, labelOf(sizeId))
                  : t.mostPerOrder(most)
            }
            error={told('quantity')}
            onChange={(number) => choose({ quantity: number })}
          />
          {(sizeId !== null || colorId !== null) && (
            <div className={css.clear}>
              <Button tone="quiet" small icon="rotate-ccw" onClick={onClear}>
                {t.clearChoices}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  );
}
