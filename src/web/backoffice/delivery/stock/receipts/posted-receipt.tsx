import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { stock as t } from '#texts/stock';
import { stockLabels as labels } from '#texts/stock-labels';
import type { Receipt } from '../../../../../shop/delivery/stock/contract.ts';
import { formatDollars } from '../../../../../shop/dollars.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import { useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { LabelsSheet } from '../labels-sheet.tsx';
import css from '../stock.module.css';
import { ReceiptRow } from './receipt-row.tsx';
import { variantKey } from './use-receipt-draft.ts';

/** The page that a receipt was begun on. */
export const backOf = (productId: string | null): string =>
  productId === null ? '/stock/receipts' : `/products/${productId}`;

/** A posted receipt, or one that was posted and reversed; a draft for those who only read it. */
export function PostedReceipt({ receipt }: { receipt: Receipt }) {
  const {
    _id: id,
    version,
    state,
    number,
    supplier,
    document,
    lines,
    cost,
    extraCost,
    currency,
    postedBy,
    postedAt,
  } = receipt;
  const [isOpen, setOpen] = useState(false);
  const [hasLabels, setLabels] = useState(false);
  const [note, setNote] = useStoredText(`reverse receipt ${id}`);
  const { busy, act } = useAct();
  // Where it was begun.
  const productId = useSearchParams()[0].get('product');
  const { keepStock } = useMe().rights;
  const mayReverse = keepStock === 'all' && state === 'posted';
  const reverse = async () => {
    if (note.trim() === '') return;
    if ((await act(async () => askOnce('reverseReceipt', { id, version, note }))) === null) return;
    setNote('');
    setOpen(false);
  };
  return (
    <Page title={t.receiptOf(number)} back={backOf(productId)} layout="form" total={t.states[state]}>
      {productId !== null && (
        <p>
          <Link className="text-link" to={`/products/${productId}`}>
            {t.toProduct}
          </Link>
        </p>
      )}
      <p>
        <bdi>{supplier?.name ?? t.noSupplier}</bdi>
        {document !== '' && (
          <>
            {' · '}
            <bdi>{document}</bdi>
          </>
        )}
      </p>
      {postedBy !== null && postedAt !== null && (
        <p className={css.quiet}>{t.postedBy(postedBy, formatMoment(postedAt, language))}</p>
      )}
      <ul className={css.lines}>
        {lines.map((line) => (
          <ReceiptRow key={variantKey(line)} line={line} currency={currency} />
        ))}
      </ul>
      {cost !== null && <ReceiptCost lines={lines} currency={currency} extraCost={extraCost} />}
      {state === 'posted' && keepStock !== undefined && (
        <Button icon="printer" onClick={() => setLabels(true)}>
          {labels.print}
        </Button>
      )}
      {hasLabels && (
        <LabelsSheet of={{ receiptId: id }} title={labels.title} onClose={() => setLabels(false)} />
      )}
      {mayReverse && (
        <Button tone="secondary" icon="undo-2" onClick={() => setOpen(true)}>
          {t.reverse}
        </Button>
      )}
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.reverseTitle}
        footer={
          <Button wide busy={busy} disabled={note.trim() === ''} onClick={() => void reverse()}>
            {t.reverseNow}
          </Button>
        }
      >
        <div className={css.form}>
          <p>{t.reverseText}</p>
          <TextField
            label={t.note}
            dir="auto"
            maxLength={300}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </div>
      </Sheet>
    </Page>
  );
}

/** US cents or whole pounds. */
const costText = (cost: number, currency: Receipt['currency']): string =>
  currency === 'USD' ? formatDollars(cost) : formatMoney(cost, language);

export function ReceiptCost({
  lines,
  currency,
  extraCost,
}: Pick<Receipt, 'lines' | 'currency' | 'extraCost'>) {
  const goods = lines.reduce((sum, line) => sum + line.counted * (line.unitCost ?? 0), 0);
  const cost = goods + (extraCost ?? 0);
  const isPart = lines.some((line) => line.counted > 0 && line.unitCost === null);
  return (
    <div className={css.cost}>
      <span>
        {t.cost}
        {extraCost !== null && extraCost > 0 && (
          <small className={css.quiet}> {t.withExtra(costText(extraCost, currency))}</small>
        )}
        {isPart && <small className={css.quiet}> {t.costWithout}</small>}
      </span>
      <b>
        <bdi dir="auto">{costText(cost, currency)}</bdi>
      </b>
    </div>
  );
}
