import { type KeyboardEvent, useEffect, useState } from 'react';
import { orderEdits as t } from '#texts/order-edits';
import type { CartLine } from '../../../../../shop/buying/cart/contract.ts';
import { lineKey } from '../../../../../shop/buying/cart/line-key.ts';
import type { PieceInStock } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { LineEdit } from '../../../../ui/product/line-edit.tsx';
import { Money } from '../../../../ui/product/price.tsx';
import { ask } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import css from '../fulfilment.module.css';

/** Shorter texts find nearly everything. */
const LEAST_TYPED = 2;
const WAIT_MS = 300;

export type AddPieceProps = { added: readonly CartLine[]; onAdd: (lines: CartLine[]) => void };

/** Finds pieces by name or barcode, while they are typed, and adds them to an order. */
export function AddPiece({ added, onAdd }: AddPieceProps) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<readonly PieceInStock[] | null>(null);
  const [known, setKnown] = useState<readonly PieceInStock[]>([]);
  const { busy, act } = useAct();
  const unknown = added
    .filter(({ productId }) => !known.some((piece) => piece.productId === productId))
    .map(({ productId }) => productId)
    .join(',');
  useEffect(() => {
    // Lines of a stored draft; after a failure the next visit loads them again.
    if (unknown !== '')
      ask('findPieces', { products: unknown.split(',') }).then(
        ({ pieces }) => setKnown((before) => [...pieces, ...before]),
        () => {},
      );
  }, [unknown]);
  const show = (pieces: readonly PieceInStock[]) => {
    setFound(pieces);
    setKnown((before) => [...pieces, ...before]);
  };
  const search = async () => {
    if (typed.trim() === '') return;
    const answer = await act(async () => ask('findPieces', { search: typed.trim() }));
    if (answer !== null) show(answer.pieces);
  };
  const asked = typed.trim().length < LEAST_TYPED ? '' : typed.trim();
  useEffect(() => {
    if (asked === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      ask('findPieces', { search: asked }).then(
        ({ pieces }) => isCurrent && show(pieces),
        // The button asks again, and says why it failed.
        () => {},
      );
    }, WAIT_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  // A scanner ends with Enter, which must not save the order.
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void search();
  };
  const products = [...new Map((found ?? []).map((piece) => [piece.productId, piece])).values()];
  const take = (productId: string) => {
    const piece = found?.find((each) => each.productId === productId && each.stock > 0);
    if (piece === undefined) return;
    const line = { productId, colorId: piece.color._id, sizeId: piece.size._id, quantity: 1 };
    if (!added.some((each) => lineKey(each) === lineKey(line))) onAdd([...added, line]);
    setFound(null);
    setTyped('');
  };
  const replace = (line: CartLine, after: Partial<CartLine>) =>
    onAdd(
      added
        .map((each) => (each === line ? { ...line, ...after } : each))
        .filter(({ quantity }) => quantity > 0),
    );
  return (
    <>
      {added.length > 0 && (
        <ul>
          {added.map((line, place) => {
            const variants = variantsOf(known, line.productId);
            const own = `${line.colorId}/${line.sizeId}`;
            const piece = known.find(({ productId }) => productId === line.productId);
            if (piece === undefined) return null;
            return (
              <LineEdit
                // A product may be added in two sizes, and the size of a line changes while it is edited.
                key={`${line.productId} ${place}`}
                name={piece.name}
                image={piece.image}
                variants={variants}
                variant={own}
                quantity={line.quantity}
                max={Math.max(1, variants.find(({ id }) => id === own)?.stock ?? 1)}
                onVariant={(chosen) => {
                  const [colorId = '', sizeId = ''] = chosen.split('/');
                  replace(line, { colorId, sizeId });
                }}
                onQuantity={(quantity) => replace(line, { quantity })}
              />
            );
          })}
        </ul>
      )}
      <div className={css.tools}>
        <TextField
          compact
          icon="search"
          label={t.add}
          placeholder={t.addSearch}
          maxLength={100}
          value={typed}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setFound(null);
          }}
          onKeyDown={press}
        />
        <Button tone="secondary" busy={busy} onClick={() => void search()}>
          {t.find}
        </Button>
      </div>
      {found !== null && products.length === 0 && <p role="status">{t.noPiece}</p>}
      <ul className={css.found}>
        {products.map(({ productId, name, price }) => (
          <li key={productId}>
            <Button tone="quiet" small onClick={() => take(productId)} aria-label={t.addPiece(name)}>
              {name} · <Money amount={price} />
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}

const variantsOf = (known: readonly PieceInStock[], productId: string) =>
  [
    ...new Map(
      known
        .filter((piece) => piece.productId === productId)
        .map((piece) => [`${piece.color._id}/${piece.size._id}`, piece]),
    ),
  ].map(([id, { color, size, stock }]) => ({ id, label: `${color.name} · ${size.label}`, stock }));
