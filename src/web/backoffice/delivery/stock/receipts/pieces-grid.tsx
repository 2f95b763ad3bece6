import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { stock as t } from '#texts/stock';
import type { StockVariant } from '../../../../../shop/delivery/stock/contract.ts';
import { MOST_PIECES, pastePieces } from '../../../../../shop/delivery/stock/paste-pieces.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { AmountField, AmountInput } from '../../../ui/fields/amount-field.tsx';
import css from '../stock.module.css';
import { variantKey } from './use-receipt-draft.ts';

/** What is typed in each cell, by variant. */
export type TypedPieces = Readonly<Record<string, string>>;

type Offer = { filled: TypedPieces; cells: number; refused: readonly string[]; outside: number };

type PiecesGridProps = {
  variants: readonly StockVariant[];
  typed: TypedPieces;
  onChange: (typed: TypedPieces) => void;
};

/** Pieces by color and size, with the keys of a spreadsheet. */
export function PiecesGrid({ variants, typed, onChange }: PiecesGridProps) {
  const colors = [...new Map(variants.map(({ color }) => [color._id, color])).values()];
  const sizes = [...new Map(variants.map(({ size }) => [size._id, size])).values()];
  const table = useRef<HTMLTableElement>(null);
  const [offer, setOffer] = useState<Offer | null>(null);
  /** What was typed before each change, and the cell of the last one: typing in one cell is one change. */
  const undone = useRef<{ before: TypedPieces[]; cell: string | null }>({ before: [], cell: null });
  /** After F2 the arrows move within the cell. */
  const isEditing = useRef(false);

  const keyAt = (row: number, column: number) => {
    const variant = variants.find(
      ({ color, size }) => color._id === colors[row]?._id && size._id === sizes[column]?._id,
    );
    return variant === undefined ? null : variantKey(variant);
  };
  const change = (next: TypedPieces, cell: string | null) => {
    if (cell === null || cell !== undone.current.cell) undone.current.before.push(typed);
    undone.current.cell = cell;
    setOffer(null);
    onChange(next);
  };
  const undo = () => {
    const before = undone.current.before.pop();
    undone.current.cell = null;
    if (before !== undefined) onChange(before);
  };
  /** Focuses the next cell in a direction, skipping places without a variant. */
  const go = (row: number, column: number, [down, along]: readonly [number, number]) => {
    for (let [y, x] = [row + down, column + along]; colors[y] && sizes[x]; y += down, x += along) {
      const cell = table.current?.querySelector<HTMLInputElement>(`[data-at="${y} ${x}"]`);
      if (cell) return cell.focus();
    }
  };
  const press = (event: KeyboardEvent<HTMLInputElement>, row: number, column: number) => {
    const { key, code, ctrlKey, metaKey, shiftKey } = event;
    const own = keyAt(row, column);
    const isCommand = ctrlKey || metaKey;
    const forward = table.current !== null && getComputedStyle(table.current).direction === 'rtl' ? -1 : 1;
    const ways: Readonly<Record<string, readonly [number, number]>> = {
      ArrowUp: [-1, 0],
      ArrowDown: [1, 0],
      Enter: [shiftKey ? -1 : 1, 0],
      ...(!isEditing.current && { ArrowRight: [0, forward], ArrowLeft: [0, -forward] }),
    };
    const way = isCommand ? undefined : ways[key];
    if (way !== undefined) go(row, column, way);
    else if (key === 'F2') {
      isEditing.current = true;
      const { length } = event.currentTarget.value;
      event.currentTarget.setSelectionRange(length, length);
    } else if (isCommand && code === 'KeyZ') undo();
    else if (isCommand && code === 'KeyD') {
      const above = keyAt(row - 1, column);
      if (own !== null && above !== null) change({ ...typed, [own]: typed[above] ?? '' }, null);
    } else if (isCommand && key === 'Enter') {
      const inRow = sizes.map((_, place) => keyAt(row, place)).filter((each) => each !== null);
      const pieces = own === null ? '' : (typed[own] ?? '');
      change({ ...typed, ...Object.fromEntries(inRow.map((each) => [each, pieces])) }, null);
    } else return;
    event.preventDefault();
  };
  const paste = (event: ClipboardEvent, row: number, column: number) => {
    const pasted = pastePieces(event.clipboardData.getData('text'));
    if (pasted === null) return;
    event.preventDefault();
    const placed = pasted.cells.flatMap((cell) => {
      const key = keyAt(row + cell.row, column + cell.column);
      return key === null ? [] : [[key, String(cell.pieces)] as const];
    });
    const filled = { ...typed, ...Object.fromEntries(placed) };
    const outside = pasted.cells.length - placed.length;
    if (pasted.refused.length + outside === 0) change(filled, null);
    else setOffer({ filled, cells: placed.length, refused: pasted.refused, outside });
  };
  const sum = (keys: readonly (string | null)[]) =>
    formatNumber(keys.reduce((all, key) => all + Number(key === null ? 0 : (typed[key] ?? 0)), 0));
  return (
    <>
      {offer !== null && (
        <div role="alert" className={css.offer}>
          <p>{t.pasteOffer(offer.cells, offer.refused, offer.outside)}</p>
          {offer.cells > 0 && (
            <Button small tone="secondary" onClick={() => change(offer.filled, null)}>
              {t.fillOthers}
            </Button>
          )}
          <Button small tone="quiet" onClick={() => setOffer(null)}>
            {t.leavePaste}
          </Button>
        </div>
      )}
      <FillEach
        onFill={(pieces) =>
          change(Object.fromEntries(variants.map((variant) => [variantKey(variant), pieces])), null)
        }
      />
      <div className={css.goods}>
        <table ref={table}>
          <caption>
            <b>{variants[0]?.name}</b>
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{t.colorHead}</span>
              </th>
              {sizes.map(({ _id, label }) => (
                <th key={_id} scope="col">
                  <bdi>{label}</bdi>
                </th>
              ))}
              <th scope="col">{t.gridTotal}</th>
            </tr>
          </thead>
          <tbody>
            {colors.map((color, row) => (
              <tr key={color._id}>
                <th scope="row">{color.name}</th>
                {sizes.map((size, column) => {
                  const key = keyAt(row, column);
                  return (
                    <td key={size._id}>
                      {key === null ? (
                        <span aria-hidden="true">–</span>
                      ) : (
                        <AmountInput
                          aria-label={t.adjustOf(color.name, size.label)}
                          data-at={`${row} ${column}`}
                          placeholder="0"
                          value={typed[key] ?? ''}
                          onType={(text) =>
                            change({ ...typed, [key]: text.slice(0, String(MOST_PIECES).length) }, key)
                          }
                          onKeyDown={(event) => press(event, row, column)}
                          onPaste={(event) => paste(event, row, column)}
                          onBlurCapture={() => {
                            isEditing.current = false;
                          }}
                        />
                      )}
                    </td>
                  );
                })}
                <td className={css.total}>{sum(sizes.map((_, column) => keyAt(row, column)))}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.gridTotal}</th>
              {sizes.map((size, column) => (
                <td key={size._id} className={css.total}>
                  {sum(colors.map((_, row) => keyAt(row, column)))}
                </td>
              ))}
              <td className={css.total}>{sum(variants.map(variantKey))}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      <p className={css.gridKeys}>{t.gridKeys}</p>
    </>
  );
}

/** The same number of pieces in every cell, as a first delivery often is. */
function FillEach({ onFill }: { onFill: (pieces: string) => void }) {
  const [pieces, setPieces] = useState('');
  return (
    <div className={css.each}>
      <AmountField
        compact
        label={t.inEach}
        maxLength={String(MOST_PIECES).length}
        value={pieces}
        onType={setPieces}
      />
      <Button small tone="secondary" disabled={pieces === ''} onClick={() => onFill(pieces)}>
        {t.fillEach}
      </Button>
    </div>
  );
}
