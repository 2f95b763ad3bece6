import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router';
import { language } from '#texts/language';
import { stock as t } from '#texts/stock';
import { isSameBarcode } from '../../../../../shop/barcode.ts';
import type { Receipt, ReceiptLine } from '../../../../../shop/delivery/stock/contract.ts';
import { languageFacts } from '../../../../../shop/language.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { may, useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { PhoneFold } from '../../../ui/phone-fold.tsx';
import { ScanField, type ScanResult } from '../../../ui/scan/scan-field.tsx';
import { FindVariant } from '../find-variant.tsx';
import css from '../stock.module.css';
import { GoodsGrid } from './goods-grid.tsx';
import { backOf, PostedReceipt, ReceiptCost } from './posted-receipt.tsx';
import { CostField, ReceiptRow } from './receipt-row.tsx';
import { type Head, useReceiptDraft, variantKey } from './use-receipt-draft.ts';

/** The receipt in the URL, and the suppliers it may be from. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const [{ receipt }, { suppliers }] = await Promise.all([
    ask('getReceipt', { id: params['id'] ?? '' }),
    ask('listSuppliers'),
  ]);
  return { receipt, suppliers };
};

function ReceiptPage() {
  const { receipt, suppliers } = useLoaderData<typeof loader>();
  const mayCount = may(useMe(), 'keepStock');
  if (receipt.state !== 'draft' || !mayCount) return <PostedReceipt receipt={receipt} />;
  return (
    <ReceiptForm
      key={receipt._id}
      receipt={receipt}
      suppliers={suppliers.flatMap(({ name, isArchived }) => (isArchived ? [] : [name]))}
    />
  );
}

function ReceiptForm({ receipt, suppliers }: { receipt: Receipt; suppliers: readonly string[] }) {
  const { lines, head, state, change, flush, latest } = useReceiptDraft(receipt);
  const seesCosts = may(useMe(), 'readCosts');
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const counted = lines.reduce((sum, line) => sum + line.counted, 0);
  const expected = lines.reduce((sum, line) => sum + (line.expected ?? 0), 0);

  const [query] = useSearchParams();
  const add = (
    piece: Omit<ReceiptLine, 'expected' | 'counted' | 'unitCost'>,
    pieces = 1,
    unitCost: number | null = null,
  ): ReceiptLine => {
    const now = latest.current.lines;
    const line = now.find((each) => variantKey(each) === variantKey(piece));
    const next = line ?? { ...piece, expected: null, counted: 0, unitCost: null };
    const raised = { ...next, counted: next.counted + pieces, unitCost: unitCost ?? next.unitCost };
    change({
      lines:
        line === undefined
          ? [raised, ...now]
          : now.map((each) => (variantKey(each) === variantKey(piece) ? raised : each)),
    });
    return raised;
  };
  const scan = async (code: string): Promise<ScanResult> => {
    const known = latest.current.lines.find(({ barcode }) => isSameBarcode(barcode, code));
    try {
      const piece = known ?? { ...(await ask('getPiece', { code })).piece, barcode: code };
      const line = add(piece);
      const name = `${line.name}${languageFacts[language].comma}${t.adjustOf(line.color.name, line.size.label)}`;
      return { kind: 'right', text: t.added(name, line.counted) };
    } catch (failure) {
      const isUnknown = failure instanceof CallError && failure.status === 404;
      return { kind: 'none', text: isUnknown ? t.notFound : failureText(failure, t.notFound) };
    }
  };
  const replace = (line: ReceiptLine) =>
    change({ lines: lines.map((each) => (variantKey(each) === variantKey(line) ? line : each)) });
  const post = async () => {
    setProblem('');
    // An unreadable amount would be posted as no cost.
    const unread = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    if (unread !== null) {
      // It may be folded away.
      const fold = unread.closest('[hidden]');
      if (fold !== null) document.querySelector<HTMLElement>(`[aria-controls="${fold.id}"]`)?.click();
      requestAnimationFrame(() => unread.focus());
      return;
    }
    const isSplit = latest.current.lines.some(({ unitCost }) => (unitCost ?? 0) > 0);
    if ((latest.current.head.extraCost ?? 0) > 0 && !isSplit) {
      setProblem(t.extraNeedsCosts);
      return;
    }
    setBusy(true);
    try {
      await flush();
      await askOnce('postReceipt', { id: receipt._id, version: latest.current.base.version });
      toast.success(t.posted);
    } catch (failure) {
      setProblem(failureText(failure, t.nothingCounted));
    } finally {
      await revalidate();
      setBusy(false);
    }
  };

  return (
    <Page
      title={t.receiptOf(receipt.number)}
      back={backOf(query.get('product'))}
      layout="form"
      total={<span role="status">{state === 'saved' ? t.saved : state === 'saving' ? t.saving : ''}</span>}
    >
      {state === 'onDevice' && <Banner tone="offline">{t.onDevice}</Banner>}
      {state === 'refused' && <Banner tone="error">{t.notSaved}</Banner>}
      <ScanField label={t.scan} onCode={scan} />
      <PhoneFold label={head.supplier === '' ? t.headOf(seesCosts) : head.supplier} icon="file-text">
        <HeadFields
          head={head}
          suppliers={suppliers}
          seesCosts={seesCosts}
          onChange={(next) => change({ head: next })}
        />
      </PhoneFold>
      {lines.length === 0 ? (
        <p className={css.quiet}>
          {t.nothingCounted} {t.scanFirst}
        </p>
      ) : (
        <>
          {expected > 0 && <p className={css.countedOf}>{t.countedOf(counted, expected)}</p>}
          <ul className={css.lines}>
            {lines.map((line) => (
              <ReceiptRow
                key={variantKey(line)}
                line={line}
                currency={seesCosts ? head.currency : null}
                onChange={replace}
                onRemove={() =>
                  change({ lines: lines.filter((each) => variantKey(each) !== variantKey(line)) })
                }
              />
            ))}
          </ul>
        </>
      )}
      <FindVariant onFound={(variant) => add(variant)} />
      <GoodsGrid
        receiptId={receipt._id}
        // From a product's page: its grid is open.
        productId={lines.length === 0 ? query.get('product') : null}
        currency={seesCosts ? head.currency : null}
        onAdd={(arrived) =>
          // The newest line is shown first: added in reverse, the first one ends up on top.
          [...arrived].reverse().forEach(({ variant, pieces, unitCost }) => add(variant, pieces, unitCost))
        }
      />
      <div className={css.foot}>
        {seesCosts && <ReceiptCost lines={lines} currency={head.currency} extraCost={head.extraCost} />}
        {problem !== '' && <Banner tone="error">{problem}</Banner>}
        <Button wide icon="package" busy={busy} disabled={counted === 0} onClick={() => void post()}>
          {t.post(counted)}
        </Button>
      </div>
    </Page>
  );
}

function HeadFields(props: {
  head: Head;
  suppliers: readonly string[];
  /** Whether the costs and their currency are shown. */
  seesCosts: boolean;
  onChange: (head: Head) => void;
}) {
  const { head, suppliers, seesCosts, onChange } = props;
  return (
    <div className={css.head}>
      <TextField
        compact
        optional
        label={t.supplier}
        list="suppliers"
        dir="auto"
        maxLength={100}
        value={head.supplier}
        onChange={(event) => onChange({ ...head, supplier: event.currentTarget.value })}
      />
      <datalist id="suppliers">
        {suppliers.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <TextField
        compact
        optional
        label={t.document}
        dir="auto"
        maxLength={60}
        value={head.document}
        onChange={(event) => onChange({ ...head, document: event.currentTarget.value })}
      />
      {seesCosts && <CostHead head={head} onChange={onChange} />}
    </div>
  );
}

function CostHead({ head, onChange }: { head: Head; onChange: (head: Head) => void }) {
  return (
    <>
      <SelectField
        compact
        label={t.currency}
        value={head.currency}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...head, currency: value === 'SYP' ? 'SYP' : 'USD' })
        }
      >
        <option value="USD">{t.currencies.USD}</option>
        <option value="SYP">{t.currencies.SYP}</option>
      </SelectField>
      <CostField
        label={t.extraCost}
        hint={t.extraCostHint}
        cost={head.extraCost}
        currency={head.currency}
        onChange={(extraCost) => onChange({ ...head, extraCost })}
      />
    </>
  );
}

export { ReceiptPage as Page };
