import type { ClipboardEvent, KeyboardEvent } from 'react';
import { products as t } from '#texts/products';
import type { EditedProduct, GivenVariant } from '../../../shop/products/calls.ts';
import {
  type CodeColumn,
  codeColumns,
  pasteCodes,
  type PastedCodes,
} from '../../../shop/products/paste-codes.ts';
import { typedCode } from '../../../shop/typed-code.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import type { ProductErrors } from './product-errors.ts';
import css from './variant-grid.module.css';

type VariantRowProps = {
  colorName: string;
  sizeName: string;
  variants: readonly GivenVariant[];
  /** Its place among them. */
  index: number;
  saved: EditedProduct['variants'][number] | undefined;
  errors: ProductErrors;
  onChange: (variants: readonly GivenVariant[]) => void;
  onPaste: (pasted: PastedCodes<GivenVariant>) => void;
  /** Takes back a paste that nothing was typed after; false without one. */
  onUndo: () => boolean;
  onRemove: () => void;
};

const longest = { sku: 40, barcode: 32 };
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** A size of a color: its codes, its pieces, and whether it may go. */
export function VariantRow(props: VariantRowProps) {
  const { colorName, sizeName, variants, index, saved, errors, onChange, onPaste, onUndo, onRemove } = props;
  const variant = variants[index];
  if (variant === undefined) return null;
  const set = (column: CodeColumn, code: string) =>
    onChange(variants.map((each, at) => (at === index ? { ...each, [column]: code } : each)));
  const paste = (event: ClipboardEvent, column: CodeColumn) => {
    const pasted = pasteCodes(variants, { row: index, column }, event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    onPaste(pasted);
  };
  return (
    <li className={css.row}>
      <b className={css.size}>{sizeName}</b>
      {codeColumns.map((column) => (
        <TextField
          key={column}
          compact
          hideLabel
          name={`${column}-${index}`}
          data-column={column}
          label={t.codeOf(t[column], colorName, sizeName)}
          placeholder={t[column]}
          error={errors[`variants.${index}.${column}`]}
          dir="ltr"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longest[column]}
          value={variant[column]}
          onChange={({ currentTarget: { value } }) => set(column, typedCode(value))}
          onKeyDown={(event) => {
            const isUndo = event.code === 'KeyZ' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
            if (isUndo && onUndo()) event.preventDefault();
            else moveInColumn(event, column);
          }}
          onPaste={(event) => paste(event, column)}
        />
      ))}
      <span>{t.pieces(saved?.stock ?? 0)}</span>
      {saved?.isUsed !== true && (
        <IconButton icon="x" label={t.removeVariant(colorName, sizeName)} onClick={onRemove} />
      )}
    </li>
  );
}

/** Arrows and Enter go to the same column of another row, over all colors. */
function moveInColumn(event: KeyboardEvent<HTMLInputElement>, column: CodeColumn): void {
  const by = steps[event.key];
  if (by === undefined) return;
  event.preventDefault();
  const { currentTarget } = event;
  const cells = [
    ...(currentTarget.form?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? []),
  ];
  const next = cells[cells.indexOf(currentTarget) + by];
  next?.focus();
  next?.select();
}
