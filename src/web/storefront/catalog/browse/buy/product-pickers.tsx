import { catalog } from '#texts/catalog';
import { product as t } from '#texts/product';
import type { ProductDetails } from '../../../../../shop/catalog/browse/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SizePicker } from '../../../../ui/choices/size-picker.tsx';
import { Swatches } from '../../../../ui/choices/swatches.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { QuantityStepper } from '../../../../ui/fields/quantity-stepper.tsx';
import { lazySection } from '../../../lazy-section.tsx';
import { availableOf, mostOf } from './choices.ts';
import { NotifyMeButton } from './notify-me-button.tsx';
import css from './product-pickers.module.css';
import { groupIds, type Purchase } from './use-purchase.ts';

export const FitLine = lazySection(async () => (await import('./fit-line.tsx')).FitLine);
// The server renders the pickers on more pages than the product's own.
if (import.meta.env.SSR) await FitLine.preload();

/** Color, size with stock, quantity, and the stock alert for a sold-out size. */
export function ProductPickers({
  product,
  purchase,
  onSizeGuide,
}: {
  product: ProductDetails;
  purchase: Purchase;
  onSizeGuide: (() => void) | null;
}) {
  const { choices, usualSize, choose, clear, fault, sale, alerts } = purchase;
  const { colorId, sizeId, awaitedId, quantity } = choices;
  const errorOf = (group: keyof typeof groupIds) => (fault?.group === group ? fault.text : undefined);
  return (
    <div className={css.pickers}>
      <Swatches
        id={groupIds.color}
        legend={catalog.color}
        name="color"
        value={colorId ?? ''}
        options={product.colors.map(({ _id, name, hex }) => ({
          id: _id,
          name,
          hex,
          available: sale === 'soon' || availableOf(product, _id, null) > 0,
        }))}
        error={errorOf('color')}
        onChange={(id) => choose({ colorId: id })}
      />
      <SizePicker
        id={groupIds.size}
        legend={catalog.size}
        name="size"
        value={sizeId ?? ''}
        pressed={awaitedId}
        few={product.fewLeft}
        options={product.sizes.map(({ _id, label }) => ({
          id: _id,
          label,
          available: sale === 'soon' ? Infinity : availableOf(product, colorId, _id),
          awaited: alerts.isAwaited(colorId, _id),
        }))}
        aside={
          product.sizeGuide &&
          onSizeGuide && (
            <button type="button" className={`text-link ${css.guide}`} onClick={onSizeGuide}>
              {t.sizeGuide}
            </button>
          )
        }
        error={errorOf('size')}
        onChange={(id) => choose({ sizeId: id })}
        onOut={(id) => choose({ awaitedId: id })}
      />
      {usualSize !== null && <p className={css.fit}>{t.usualSize(labelOf(product, usualSize))}</p>}
      <FitLine product={product} />
      {sale !== 'soon' && (
        <div role="status" className={css.status}>
          {sale === 'out' ? (
            <div className={css.out}>
              {/* The field that says it is gone with the color's last piece. */}
              {errorOf('quantity') && <FieldError>{errorOf('quantity')}</FieldError>}
              <p>{t.allOut}</p>
            </div>
          ) : (
            awaitedId !== null && (
              <div className={css.out}>
                <p>{t.sizeOut(labelOf(product, awaitedId))}</p>
                <NotifyMeButton product={product} purchase={purchase} />
              </div>
            )
          )}
        </div>
      )}
      {sale === 'on' && (
        <QuantityStepper
          id={groupIds.quantity}
          label={t.quantity}
          value={quantity}
          min={quantity === 0 ? 0 : 1}
          max={sizeId === null ? product.maxQuantity : Math.max(mostOf(product, choices), 1)}
          maxNote={sizeId === null ? undefined : mostNote(product, purchase)}
          error={errorOf('quantity')}
          onChange={(number) => choose({ quantity: number })}
        />
      )}
      {(sizeId ?? awaitedId ?? colorId) !== null && (
        <div className={css.clear}>
          <Button tone="quiet" small icon="rotate-ccw" onClick={clear}>
            {t.clearChoices}
          </Button>
        </div>
      )}
    </div>
  );
}

/** The reason for the maximum: stock, or the limit per order. */
function mostNote(product: ProductDetails, { choices: { colorId, sizeId } }: Purchase): string {
  const left = availableOf(product, colorId, sizeId);
  return left < product.maxQuantity
    ? t.onlyIn(left, labelOf(product, sizeId))
    : t.mostPerOrder(product.maxQuantity);
}

function labelOf({ sizes }: ProductDetails, id: string | null): string {
  return sizes.find(({ _id }) => _id === id)?.label ?? '';
}
