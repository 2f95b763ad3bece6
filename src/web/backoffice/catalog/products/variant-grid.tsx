import { type ReactNode, useRef, useState } from 'react';
import { products as t } from '#texts/products';
import type { EditedProduct, GivenVariant } from '../../../../shop/catalog/products/calls.ts';
import { codeColumns, type PastedCodes } from '../../../../shop/catalog/products/paste-codes.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ChipToggle } from '../../../ui/buttons/chip.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { useWide } from '../../ui/use-wide.ts';
import { NewRowButton, StarterOffer } from '../taxonomy/new-row.tsx';
import type { ProductErrors } from './product-errors.ts';
import css from './variant-grid.module.css';
import { VariantRow } from './variant-row.tsx';

export type VariantGridProps = {
  taxonomy: Taxonomy;
  variants: readonly GivenVariant[];
  saved: EditedProduct['variants'];
  errors: ProductErrors;
  onChange: (variants: GivenVariant[]) => void;
  /** A paste of several cells. Returns a function that undoes it. */
  onPaste: (pasted: PastedCodes<GivenVariant>) => () => void;
  /** `what` was taken off. */
  onRemove: (variants: GivenVariant[], what: string) => void;
};

/** The variants of a product, color by color. A color or size is added to all of the other. */
export function VariantGrid(props: VariantGridProps) {
  const { taxonomy, variants, saved, errors, onChange, onPaste, onRemove } = props;
  const isWide = useWide();
  // Colors wait for the first size, or sizes for the first color.
  const [waiting, setWaiting] = useState<Waiting>(noneWaits);
  // A color that opened because of an error stays open while it is corrected.
  const [opened, setOpened] = useState<readonly string[]>([]);
  // Of the first render: a chip must not move under the finger.
  const [first] = useState(() => systemsOf(variants, taxonomy));
  const systems = first.size > 0 ? first : systemsOf(variants, taxonomy);
  const colorIds = [...new Set(variants.map(({ colorId }) => colorId))];
  const sizeIds = [...new Set(variants.map(({ sizeId }) => sizeId))];
  const isUsed = (variant: GivenVariant) => findVariant(saved, variant)?.isUsed ?? false;
  const stockOf = (variant: GivenVariant) => findVariant(saved, variant)?.stock ?? 0;
  // Open are colors with errors and, on a desk, new ones: their codes are typed or pasted next.
  const needsLook = (own: readonly GivenVariant[]) =>
    own.some((each) => {
      const index = variants.indexOf(each);
      const isRefused = codeColumns.some((column) => errors[`variants.${index}.${column}`] !== undefined);
      return isRefused || (isWide && findVariant(saved, each) === undefined);
    });
  const undoPaste = useRef<(() => void) | null>(null);
  const set = (next: readonly GivenVariant[]) => {
    undoPaste.current = null;
    onChange(inOrder(next, taxonomy));
  };
  // With their typed codes, in case they are chosen again.
  const removed = useRef<readonly GivenVariant[]>([]);
  const remove = (what: string, isRemoved: (variant: GivenVariant) => boolean) => {
    removed.current = [...variants.filter(isRemoved), ...removed.current];
    onRemove(
      variants.filter((each) => !isRemoved(each)),
      what,
    );
  };
  /** Adds the variants of these colors and sizes; without colors or without sizes they wait. */
  const add = (colors: readonly string[], sizes: readonly string[]) => {
    if (colors.length === 0 || sizes.length === 0) return setWaiting({ colors, sizes });
    const wanted = colors.flatMap((colorId) => sizes.map((sizeId) => ({ colorId, sizeId })));
    const added = wanted.filter((each) => findVariant(variants, each) === undefined);
    set([...variants, ...added.map((each) => withCodes(each, [...removed.current, ...saved]))]);
    setWaiting(noneWaits);
  };
  const colorName = (id: string) => taxonomy.colors.find(({ _id }) => _id === id)?.name ?? id;
  const sizeName = (id: string) => taxonomy.sizes.find(({ _id }) => _id === id)?.label ?? id;
  const toggleColor = (id: string) => {
    if (colorIds.includes(id)) return remove(colorName(id), ({ colorId }) => colorId === id);
    add(toggled(waiting.colors, id), sizeIds.length > 0 ? sizeIds : waiting.sizes);
  };
  const toggleSize = (id: string) => {
    if (!isMissing(id, colorIds, variants)) return remove(sizeName(id), ({ sizeId }) => sizeId === id);
    add(colorIds.length > 0 ? colorIds : waiting.colors, toggled(waiting.sizes, id));
  };
  const usual = taxonomy.sizes.filter(({ system }) => systems.has(system));
  const rare = taxonomy.sizes.filter(({ system }) => !systems.has(system));
  const sizeChip = ({ _id, label }: Taxonomy['sizes'][number]) => {
    const isOn = !isMissing(_id, colorIds, variants);
    const count = variants.filter(({ sizeId }) => sizeId === _id).length;
    const isPart = !isOn && count > 0;
    return (
      <ChipToggle
        key={_id}
        ref={(box) => {
          if (box !== null) box.indeterminate = isPart;
        }}
        checked={isOn || waiting.sizes.includes(_id)}
        disabled={isOn && variants.some((each) => each.sizeId === _id && isUsed(each))}
        onChange={() => toggleSize(_id)}
      >
        <bdi>{label}</bdi>
        {isPart && <small>{t.inColors(count, colorIds.length)}</small>}
      </ChipToggle>
    );
  };
  return (
    <div className={css.grid}>
      <p className={css.quiet}>{t.variantsSay}</p>
      <StarterOffer taxonomy={taxonomy} />
      {errors['variants'] !== undefined && <FieldError id="variants-note">{errors['variants']}</FieldError>}
      <ChoiceChips label={t.colors} hint={waiting.sizes.length > 0 ? t.colorFirst : undefined}>
        {taxonomy.colors.map(({ _id, name, hex }) => (
          <ChipToggle
            key={_id}
            checked={colorIds.includes(_id) || waiting.colors.includes(_id)}
            disabled={variants.some((each) => each.colorId === _id && isUsed(each))}
            onChange={() => toggleColor(_id)}
          >
            <span className={css.swatch} style={{ background: hex }} />
            {name}
          </ChipToggle>
        ))}
      </ChoiceChips>
      <NewRowButton kind="colors" onMade={toggleColor} />
      <ChoiceChips label={t.sizes} hint={waiting.colors.length > 0 ? t.sizeFirst : undefined}>
        {usual.map(sizeChip)}
      </ChoiceChips>
      {rare.length > 0 && (
        <details className={css.more}>
          <summary>{t.moreSizes}</summary>
          <ChoiceChips label={t.moreSizes} hint={undefined} isNamed>
            {rare.map(sizeChip)}
          </ChoiceChips>
        </details>
      )}
      <NewRowButton kind="sizes" onMade={toggleSize} />
      {colorIds.map((colorId) => {
        const color = taxonomy.colors.find(({ _id }) => _id === colorId);
        const name = colorName(colorId);
        const own = variants.filter((variant) => variant.colorId === colorId);
        return (
          <details
            key={colorId}
            className={css.color}
            open={opened.includes(colorId) || needsLook(own)}
            onToggle={({ currentTarget: { open } }) =>
              setOpened((now) => [...now.filter((each) => each !== colorId), ...(open ? [colorId] : [])])
            }
          >
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
                onClick={() => remove(name, (variant) => variant.colorId === colorId)}
              >
                {t.removeColor(name)}
              </Button>
            )}
            <ul>
              {own.map((variant) => (
                <VariantRow
                  key={variant.sizeId}
                  colorName={name}
                  sizeName={sizeName(variant.sizeId)}
                  variants={variants}
                  index={variants.indexOf(variant)}
                  saved={findVariant(saved, variant)}
                  errors={errors}
                  onChange={set}
                  onPaste={(pasted) => {
                    undoPaste.current = onPaste(pasted);
                  }}
                  onUndo={() => {
                    const undo = undoPaste.current;
                    undoPaste.current = null;
                    undo?.();
                    return undo !== null;
                  }}
                  onRemove={() => remove(`${name} ${sizeName(variant.sizeId)}`, (each) => each === variant)}
                />
              ))}
            </ul>
          </details>
        );
      })}
      {variants.length > 0 && (
        <p className={css.quiet}>
          {t.barcodeHint} {saved.some((each) => each.isUsed) && t.usedVariant}
        </p>
      )}
    </div>
  );
}

/** The systems of sizes that a product uses; of one without sizes the shop's first. */
function systemsOf(variants: readonly GivenVariant[], { sizes }: Taxonomy): ReadonlySet<string> {
  const used = sizes.filter(({ _id }) => variants.some(({ sizeId }) => sizeId === _id));
  return new Set((used.length > 0 ? used : sizes.slice(0, 1)).map(({ system }) => system));
}

type Waiting = { colors: readonly string[]; sizes: readonly string[] };
const noneWaits: Waiting = { colors: [], sizes: [] };

const toggled = (ids: readonly string[], id: string): string[] =>
  ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id];

/** A variant that was removed gets its codes back. */
function withCodes(
  { colorId, sizeId }: Pick<GivenVariant, 'colorId' | 'sizeId'>,
  earlier: readonly GivenVariant[],
): GivenVariant {
  const { sku = '', barcode = '' } = findVariant(earlier, { colorId, sizeId }) ?? {};
  return { colorId, sizeId, sku, barcode };
}

/** Multiple choice as chips; what was bought or counted cannot be switched off. */
function ChoiceChips(props: {
  label: string;
  /** Its name stands above it already. */
  isNamed?: boolean;
  hint: string | undefined;
  children: ReactNode;
}) {
  const { label, isNamed = false, hint, children } = props;
  return (
    <fieldset className={css.choices}>
      <legend className={isNamed ? 'visually-hidden' : undefined}>{label}</legend>
      <div>{children}</div>
      {hint !== undefined && (
        <p role="status" className={css.quiet}>
          {hint}
        </p>
      )}
    </fieldset>
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
