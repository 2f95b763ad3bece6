import type { ClipboardEvent, KeyboardEvent } from 'react';
import { products as t } from '#texts/products';
import type { EditedProduct, GivenVariant } from '../../../../shop/catalog/products/calls.ts';
import {
  type CodeColumn,
  codeColumns,
  pasteCodes,
  type PastedCodes,
} from '../../../../shop/catalog/products/paste-codes.ts';
import { typedCode } from '../../../../shop/typed-code.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
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
  /** Undoes the last paste; false if nothing was pasted, or something was typed since. */
  onUndo: () => boolean;
  onRemove: () => void;
};

const longest = { sku: 40, barcode: 32 };
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, Enter: 1, ArrowUp: -1 };

/** A size of a color: its codes, its stock, and the button that removes it. */
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
            else moveInGrid(event, column);
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

/**
 * Up, down and Enter go to the same column of another row, over all colors; from an end of the text the other arrows go to the
 * column that is seen there. F2 sets the caret behind the text.
 */
function moveInGrid(event: KeyboardEvent<HTMLInputElement>, column: CodeColumn): void {
  const { key, currentTarget: cell } = event;
  const { length } = cell.value;
  const next = cellBeside(cell, key, column);
  if (key === 'F2') cell.setSelectionRange(length, length);
  else if (next === undefined) return;
  event.preventDefault();
  next?.focus();
  next?.select();
}

function cellBeside(cell: HTMLInputElement, key: string, column: CodeColumn) {
  const by = steps[key];
  if (by !== undefined) {
    const cells = [...(cell.form?.querySelectorAll<HTMLInputElement>(`[data-column="${column}"]`) ?? [])];
    return cells[cells.indexOf(cell) + by] ?? null;
  }
  const { selectionStart: from, selectionEnd: until, value } = cell;
  const isWhole = from === 0 && until === value.length;
  const isLeft = key === 'ArrowLeft' && (isWhole || until === 0);
  const isRight = key === 'ArrowRight' && (isWhole || from === value.length);
  if (!isLeft && !isRight) return undefined;
  const isForward = isRight === (document.documentElement.dir !== 'rtl');
  const other = codeColumns[codeColumns.indexOf(column) + (isForward ? 1 : -1)];
  return cell.closest('li')?.querySelector<HTMLInputElement>(`[data-column="${other}"]`) ?? undefined;
}
