import { useState } from 'react';
import { Link } from 'react-router';
import { products as t } from '#texts/products';
import type { EditedProduct, GivenVariant } from '../../../shop/products/calls.ts';
import { codeColumns } from '../../../shop/products/paste-codes.ts';
import type { Taxonomy } from '../../../shop/taxonomy/contract.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import type { ProductErrors } from './product-errors.ts';
import css from './variant-grid.module.css';
import { VariantRow } from './variant-row.tsx';

export type VariantGridProps = {
  taxonomy: Taxonomy;
  variants: readonly GivenVariant[];
  saved: EditedProduct['variants'];
  errors: ProductErrors;
  onChange: (variants: GivenVariant[]) => void;
};

/** The variants of a product, color by color. A color or size is added to all of the other. */
export function VariantGrid({ taxonomy, variants, saved, errors, onChange }: VariantGridProps) {
  // A color waits for the first size, or a size for the first color.
  const [waiting, setWaiting] = useState<{ colorId?: string; sizeId?: string }>({});
  const colorIds = [...new Set(variants.map(({ colorId }) => colorId))];
  const sizeIds = [...new Set(variants.map(({ sizeId }) => sizeId))];
  const isUsed = (variant: GivenVariant) => findVariant(saved, variant)?.isUsed ?? false;
  const stockOf = (variant: GivenVariant) => findVariant(saved, variant)?.stock ?? 0;
  // What is new or refused stands open.
  const needsLook = (own: readonly GivenVariant[]) =>
    own.some((each) => {
      const index = variants.indexOf(each);
      const isRefused = codeColumns.some((column) => errors[`variants.${index}.${column}`] !== undefined);
      return isRefused || findVariant(saved, each) === undefined;
    });
  const set = (next: readonly GivenVariant[]) => onChange(inOrder(next, taxonomy));
  const add = (colors: readonly string[], sizes: readonly string[]) => {
    const wanted = colors.flatMap((colorId) => sizes.map((sizeId) => ({ colorId, sizeId })));
    const added = wanted.filter((each) => findVariant(variants, each) === undefined);
    set([...variants, ...added.map((each) => ({ ...each, sku: '', barcode: '' }))]);
    setWaiting({});
  };
  const addColor = (colorId: string) => {
    const sizes = sizeIds.length > 0 ? sizeIds : waiting.sizeId === undefined ? [] : [waiting.sizeId];
    if (sizes.length === 0) setWaiting({ colorId });
    else add([colorId], sizes);
  };
  const addSize = (sizeId: string) => {
    const colors = colorIds.length > 0 ? colorIds : waiting.colorId === undefined ? [] : [waiting.colorId];
    if (colors.length === 0) setWaiting({ sizeId });
    else add(colors, [sizeId]);
  };
  return (
    <div className={css.grid}>
      <p className={css.quiet}>
        {t.variantsSay}{' '}
        <Link className="text-link" to="/stock/receipts">
          {t.receive}
        </Link>
      </p>
      {errors['variants'] !== undefined && <FieldError id="variants-note">{errors['variants']}</FieldError>}
      {colorIds.map((colorId) => {
        const color = taxonomy.colors.find(({ _id }) => _id === colorId);
        const name = color?.name ?? colorId;
        const own = variants.filter((variant) => variant.colorId === colorId);
        return (
          <details key={colorId} className={css.color} open={needsLook(own) || undefined}>
            <summary>
              <span className={css.swatch} style={{ background: color?.hex }} />
              <b>{name}</b>
              <span className={css.quiet}>
                {t.sizesAndPieces(
                  own.length,
                  own.reduce((sum, each) => sum + stockOf(each), 0),
                )}
              </span>
            </summary>
            {!own.some(isUsed) && (
              <Button
                small
                tone="quiet"
                icon="trash-2"
                onClick={() => set(variants.filter((variant) => variant.colorId !== colorId))}
              >
                {t.removeColor(name)}
              </Button>
            )}
            <ul>
              {own.map((variant) => (
                <VariantRow
                  key={variant.sizeId}
                  colorName={name}
                  sizeName={taxonomy.sizes.find(({ _id }) => _id === variant.sizeId)?.label ?? variant.sizeId}
                  variants={variants}
                  index={variants.indexOf(variant)}
                  saved={findVariant(saved, variant)}
                  errors={errors}
                  onChange={set}
                />
              ))}
            </ul>
          </details>
        );
      })}
      <div className={css.adders}>
        <Adder
          label={t.addColor}
          hint={waiting.sizeId === undefined ? undefined : t.colorFirst}
          options={taxonomy.colors
            .filter(({ _id }) => !colorIds.includes(_id) && _id !== waiting.colorId)
            .map(({ _id, name }) => ({ id: _id, name }))}
          onAdd={addColor}
        />
        <Adder
          label={t.addSize}
          hint={waiting.colorId === undefined ? undefined : t.sizeFirst}
          options={taxonomy.sizes
            .filter(({ _id }) => _id !== waiting.sizeId && isMissing(_id, colorIds, variants))
            .map(({ _id, label }) => ({ id: _id, name: label }))}
          onAdd={addSize}
        />
      </div>
      {variants.length > 0 && (
        <p className={css.quiet}>
          {t.barcodeHint} {saved.some((each) => each.isUsed) && t.usedVariant}
        </p>
      )}
    </div>
  );
}

type AdderProps = {
  label: string;
  hint: string | undefined;
  options: readonly { id: string; name: string }[];
  onAdd: (id: string) => void;
};

/** A select that adds what is chosen and is empty again. */
function Adder({ label, hint, options, onAdd }: AdderProps) {
  return (
    <SelectField
      compact
      label={label}
      hint={hint}
      value=""
      onChange={({ currentTarget: { value } }) => value !== '' && onAdd(value)}
    >
      <option value="">{t.choose}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

const findVariant = <Row extends { colorId: string; sizeId: string }>(
  rows: readonly Row[],
  { colorId, sizeId }: { colorId: string; sizeId: string },
) => rows.find((row) => row.colorId === colorId && row.sizeId === sizeId);

/** Whether some color lacks the size. */
const isMissing = (sizeId: string, colorIds: readonly string[], variants: readonly GivenVariant[]) =>
  colorIds.length === 0 ||
  colorIds.some((colorId) => findVariant(variants, { colorId, sizeId }) === undefined);

/** Colors in the order they came, sizes in the shop's: as the server has them. */
function inOrder(variants: readonly GivenVariant[], { sizes }: Taxonomy): GivenVariant[] {
  const colorIds = [...new Set(variants.map(({ colorId }) => colorId))];
  const place = new Map(sizes.map(({ _id }, index) => [_id, index]));
  return colorIds.flatMap((colorId) =>
    variants
      .filter((variant) => variant.colorId === colorId)
      .sort((one, other) => (place.get(one.sizeId) ?? 0) - (place.get(other.sizeId) ?? 0)),
  );
}
