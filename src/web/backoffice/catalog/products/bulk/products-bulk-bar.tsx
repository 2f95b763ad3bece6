import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { bulk } from '#texts/bulk';
import { productChanges as t } from '#texts/product-changes';
import { products as texts } from '#texts/products';
import type { BulkAction } from '../../../../../shop/catalog/products/bulk/bulk-action.ts';
import { MOST_OF_QUERY } from '../../../../../shop/catalog/products/bulk/bulk-limits.ts';
import type { ProductsQuery } from '../../../../../shop/catalog/products/calls.ts';
import { mayStep, type ProductStep } from '../../../../../shop/catalog/products/steps.ts';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import { isKeyOf } from '../../../../../shop/keys-of.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { BulkBar, BulkResult } from '../../../ui/bulk-bar.tsx';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';
import { AskSheet, type AskedKind } from './ask-sheet.tsx';
import { undoProductChange } from './change-text.ts';
import { type ChangePage, PreviewSheet } from './preview-sheet.tsx';
import type { TickedProducts } from './ticked-products.ts';

type Kind = BulkAction['kind'];
type Open =
  | { sheet: 'ask'; kind: AskedKind; taxonomy: Taxonomy }
  | { sheet: 'preview'; page: ChangePage }
  | { sheet: 'result'; page: ChangePage };

type ProductsBulkBarProps = { ticked: TickedProducts; query: ProductsQuery; found: number };

/** The actions on the ticked products; each shows a preview first. */
export function ProductsBulkBar({ ticked, query, found }: ProductsBulkBarProps) {
  const { products, count, target, setProducts } = ticked;
  const [open, setOpen] = useState<Open | null>(null);
  const [isMore, setMore] = useState(false);
  const { busy, act } = useAct();
  const navigate = useNavigate();
  if (count === 0) return null;

  const preview = async (action: BulkAction) => {
    const page = await act(async () => ask('previewProductChange', { action, ...target }));
    if (page !== null) setOpen({ sheet: 'preview', page });
  };
  const choose = async (kind: Kind) => {
    if (kind !== 'schedule' && kind !== 'seasons' && kind !== 'place') return preview({ kind });
    const taxonomy = await act(async () => ask('getTaxonomy'));
    if (taxonomy !== null) setOpen({ sheet: 'ask', kind, taxonomy });
  };
  const apply = async ({ change: { _id: id, action } }: ChangePage) => {
    const page = await act(async () => askOnce('applyProductChange', { id }));
    if (page === null) return;
    const stay = stayingOf(page);
    setProducts(stay.map(({ productId: _id, name, status }) => ({ _id, name, status })));
    setOpen(stay.length > 0 ? { sheet: 'result', page } : null);
    const { applied = 0 } = page.change.counts;
    if (applied > 0)
      offerUndo({ text: t.done(t.actions[action.kind], applied), undo: async () => undoProductChange(id) });
  };
  const isWhole = 'query' in target;
  const fitting = (kind: Kind): number => {
    if (!isStep(kind)) return count;
    if (!isWhole) return products.filter(({ status }) => mayStep(kind, status)).length;
    // The products of most views are all in one state.
    const { view } = target.query;
    return isKeyOf(texts.states, view) && !mayStep(kind, view) ? 0 : count;
  };
  const shown = (['publish', 'hide', 'seasons', 'schedule', 'place', 'archive'] as const).filter(
    (kind) => fitting(kind) > 0,
  );
  const action = (kind: Kind) => (
    <Button
      key={kind}
      small
      tone={kind === shown[0] ? 'primary' : 'secondary'}
      busy={busy}
      onClick={() => void choose(kind)}
    >
      {bulk.some(t.actions[kind], fitting(kind), count)}
    </Button>
  );
  const toPrices = (kind: 'discount' | 'price') => (
    <Button
      key={kind}
      small
      tone="secondary"
      onClick={() =>
        void navigate(`/products/pricing?of=ticked${kind === 'discount' ? '&kind=discount' : ''}`)
      }
    >
      {t[kind]}
    </Button>
  );
  return (
    <>
      <BulkBar
        label={t.bar}
        summary={<b>{ticked.text}</b>}
        all={
          !isWhole && found > products.length
            ? {
                label: found > MOST_OF_QUERY ? bulk.first(MOST_OF_QUERY) : bulk.all(found),
                onPress: () => ticked.tickQuery(query, found),
              }
            : undefined
        }
        busy={busy}
        onNone={() => setProducts([])}
      >
        {shown.slice(0, 2).map(action)}
        {toPrices('discount')}
        <Button small tone="secondary" aria-expanded={isMore} onClick={() => setMore(!isMore)}>
          {bulk.more}
        </Button>
        {isMore && toPrices('price')}
        {isMore && shown.slice(2).map(action)}
      </BulkBar>
      {open?.sheet === 'ask' && (
        <AskSheet
          kind={open.kind}
          taxonomy={open.taxonomy}
          busy={busy}
          onClose={() => setOpen(null)}
          onChosen={(chosen) => void preview(chosen)}
        />
      )}
      {open?.sheet === 'preview' && (
        <PreviewSheet
          page={open.page}
          busy={busy}
          onClose={() => setOpen(null)}
          onApply={() => void apply(open.page)}
        />
      )}
      {open?.sheet === 'result' && <Result page={open.page} onClose={() => setOpen(null)} />}
    </>
  );
}

const isStep = (kind: Kind): kind is Kind & ProductStep => kind !== 'seasons' && kind !== 'place';

/** The products that an applied change skipped, from its first page; those edited meanwhile come first. */
const stayingOf = ({ rows }: ChangePage) => [
  ...rows.filter(({ kind }) => kind === 'skipped'),
  ...rows.filter(({ kind }) => kind === 'refused'),
];

function Result({ page, onClose }: { page: ChangePage; onClose: () => void }) {
  const { refused = 0, skipped = 0, applied = 0 } = page.change.counts;
  const stay = stayingOf(page);
  return (
    <BulkResult
      title={applied === 0 ? t.noneDone : t.notDone(refused + skipped)}
      text={stay.length < refused + skipped ? t.fewOf(stay.length, refused + skipped) : t.stayTicked}
      refused={stay.map(({ productId, name, message }) => ({
        name: (
          <Link className="text-link" to={`/products/${productId}`}>
            <bdi>{name}</bdi>
          </Link>
        ),
        message,
      }))}
      onClose={onClose}
    />
  );
}
