import { useEffect, useEffectEvent, useState } from 'react';
import { stock as t } from '#texts/stock';
import type { Receipt, StockVariant } from '../../../../../shop/delivery/stock/contract.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { readDraft, removeDraft, writeDraft } from '../../../client/drafts.ts';
import { FoundRow, readVariants, VariantSearch } from '../find-variant.tsx';
import css from '../stock.module.css';
import { PiecesGrid, type TypedPieces } from './pieces-grid.tsx';
import { CostField } from './receipt-row.tsx';
import { variantKey } from './use-receipt-draft.ts';

/** Pieces of a variant that came in. */
export type Arrived = {
  readonly variant: StockVariant;
  readonly pieces: number;
  readonly unitCost: number | null;
};

/** What is typed into the grid of a product; stored on this device until it is added. */
type Grid = { productId: string; typed: TypedPieces; unitCost: number | null };
const noGrid: Grid = { productId: '', typed: {}, unitCost: null };

type GoodsGridProps = {
  receiptId: string;
  /** The product whose grid is open at first. */
  productId: string | null;
  /** Null to those who read no costs. */
  currency: Receipt['currency'] | null;
  onAdd: (arrived: readonly Arrived[]) => void;
};

/** Goods without codes: a product is searched, and its pieces typed into a grid of colors and sizes. */
export function GoodsGrid({ receiptId, productId: first, currency, onAdd }: GoodsGridProps) {
  const key = `receipt-grid:${receiptId}`;
  const [grid, setGrid] = useState(() => {
    const left = readDraft(key, noGrid);
    return first === null || left.productId === first ? left : { ...noGrid, productId: first };
  });
  const [isOpen, setOpen] = useState(grid.productId !== '');
  const [found, setFound] = useState<readonly StockVariant[]>([]);
  const [variants, setVariants] = useState<readonly StockVariant[]>([]);
  const { typed, unitCost } = grid;
  const products = [...new Map(found.map((variant) => [variant.productId, variant])).values()];
  const arrived = variants
    .map((variant) => ({ variant, pieces: Number(typed[variantKey(variant)] ?? 0), unitCost }))
    .filter(({ pieces }) => pieces > 0);
  const pieces = arrived.reduce((sum, each) => sum + each.pieces, 0);

  const change = (next: Grid) => {
    setGrid(next);
    const isTyped = next.unitCost !== null || Object.values(next.typed).some((text) => text !== '');
    if (isTyped) writeDraft(key, next);
    else removeDraft(key);
  };
  const choose = async (productId: string) => {
    try {
      setVariants(await readVariants({ productId }));
      if (productId !== grid.productId) change({ ...noGrid, productId });
    } catch (failure) {
      toast.error(failureText(failure, t.noneHere));
    }
  };
  const chooseFirst = useEffectEvent(() => grid.productId !== '' && void choose(grid.productId));
  useEffect(() => {
    chooseFirst();
  }, []);
  const add = () => {
    onAdd(arrived);
    change(noGrid);
    setVariants([]);
    setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" icon="layout-grid" onClick={() => setOpen(true)}>
        {t.byGrid}
      </Button>
      <Sheet
        open={isOpen}
        tall
        onClose={() => setOpen(false)}
        title={t.byGrid}
        footer={
          variants.length > 0 && (
            <Button wide disabled={pieces === 0} onClick={add}>
              {t.addPieces(pieces)}
            </Button>
          )
        }
      >
        {(first === null || variants.length === 0) && (
          <VariantSearch
            hint={t.byGridHint}
            onFound={(next) => {
              setVariants([]);
              setFound(next);
            }}
          />
        )}
        {variants.length === 0 ? (
          <ul className={css.found}>
            {products.map((variant) => (
              <FoundRow
                key={variant.productId}
                variant={variant}
                onChoose={() => void choose(variant.productId)}
              />
            ))}
          </ul>
        ) : (
          <>
            <PiecesGrid
              variants={variants}
              typed={typed}
              onChange={(next) => change({ ...grid, typed: next })}
            />
            {currency !== null && (
              <CostField
                label={t.costOfEach(t.currencies[currency])}
                cost={unitCost}
                currency={currency}
                onChange={(cost) => change({ ...grid, unitCost: cost })}
              />
            )}
          </>
        )}
      </Sheet>
    </>
  );
}
