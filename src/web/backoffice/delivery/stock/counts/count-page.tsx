import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { stock } from '#texts/stock';
import { stockCounts as t } from '#texts/stock-counts';
import { isSameBarcode } from '../../../../../shop/barcode.ts';
import type { CountLine, StockCount, StockVariant } from '../../../../../shop/delivery/stock/contract.ts';
import { languageFacts } from '../../../../../shop/language.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useMe } from '../../../layout/me.ts';
import { Page } from '../../../ui/page.tsx';
import { ScanField, type ScanResult } from '../../../ui/scan/scan-field.tsx';
import { FindVariant } from '../find-variant.tsx';
import { variantKey } from '../receipts/use-receipt-draft.ts';
import css from '../stock.module.css';
import { CountRow, ShortList, type Short } from './count-rows.tsx';
import { useCountQueue } from './use-count-queue.ts';

/** The count in the URL. */
export const loader = async ({ params }: LoaderFunctionArgs) => ask('getCount', { id: params['id'] ?? '' });

function CountPage() {
  const { count } = useLoaderData<typeof loader>();
  const isOpen = count.state === 'counting' || count.state === 'recount';
  return isOpen ? (
    <CountForm key={`${count._id} ${count.state}`} loaded={count} />
  ) : (
    <EndedCount count={count} />
  );
}

const placeOf = ({ place, category }: StockCount) =>
  [place, category?.name].filter(Boolean).join(' · ') || t.anyPlace;

type Piece = Pick<CountLine, 'productId' | 'name' | 'image' | 'color' | 'size' | 'barcode'>;

function CountForm({ loaded }: { loaded: StockCount }) {
  const { count, setCount, unsent, refusal, add, flush, countedOf } = useCountQueue(loaded);
  const [found, setFound] = useState<readonly Piece[]>([]);
  const isSecond = count.state === 'recount';
  const known = new Set(count.lines.map(variantKey));
  // Scanned on this device and not sent yet.
  const fresh = found.filter((piece) => !known.has(variantKey(piece)) && countedOf(piece) !== null);
  const asked = count.lines.filter(({ needsSecond }) => needsSecond);
  const lines = isSecond ? asked : count.lines;
  const left = count.left.filter((piece) => countedOf(piece) === null);
  const isDone = isSecond ? asked.every((line) => countedOf(line) !== null) : lines.length + fresh.length > 0;

  const take = (piece: Piece, more: number) => {
    if (!known.has(variantKey(piece)))
      setFound((before) => [piece, ...before.filter((one) => variantKey(one) !== variantKey(piece))]);
    add(piece, more);
  };
  const scan = async (code: string): Promise<ScanResult> => {
    const here = [...lines, ...fresh, ...count.left].find(({ barcode }) => isSameBarcode(barcode, code));
    if (isSecond && here === undefined) return { kind: 'wrong', text: t.notAsked };
    try {
      const piece = here ?? { ...(await ask('getPiece', { code })).piece, barcode: code };
      take(piece, 1);
      const name = `${piece.name}${languageFacts[language].comma}${stock.adjustOf(piece.color.name, piece.size.label)}`;
      return { kind: 'right', text: stock.added(name, (countedOf(piece) ?? 0) + 1) };
    } catch (failure) {
      const isUnknown = failure instanceof CallError && failure.status === 404;
      return { kind: 'none', text: isUnknown ? stock.notFound : failureText(failure, stock.notFound) };
    }
  };

  return (
    <Page title={t.countOf(count.number)} back="/stock/counts" layout="form" total={placeOf(count)}>
      {unsent.length > 0 && !navigator.onLine && <Banner tone="offline">{t.kept(unsent.length)}</Banner>}
      {refusal !== null && <Banner tone="error">{failureText(refusal, t.refused)}</Banner>}
      {isSecond ? (
        <div>
          <h2 className="card-title">{t.second(asked.length)}</h2>
          <p>{t.secondText}</p>
        </div>
      ) : (
        <p className={css.quiet}>
          {t.beginText} {t.packing}
        </p>
      )}
      <ScanField label={stock.scan} onCode={scan} />
      {lines.length + fresh.length === 0 ? (
        <p className={css.quiet}>
          {stock.nothingCounted} {stock.scanFirst}
        </p>
      ) : (
        <ul className={css.lines}>
          {[...fresh, ...lines].map((line) => (
            <CountRow
              key={variantKey(line)}
              piece={line}
              counted={countedOf(line)}
              onAdd={(more) => take(line, more)}
            />
          ))}
        </ul>
      )}
      {!isSecond && <FindVariant onFound={(variant: StockVariant) => take(variant, 1)} />}
      {left.length > 0 && (
        <details>
          <summary>{t.left(count.leftCount - (count.left.length - left.length))}</summary>
          <ul className={css.lines}>
            {left.map((piece) => (
              <CountRow
                key={variantKey(piece)}
                piece={piece}
                counted={null}
                onAdd={(more) => take(piece, more)}
              />
            ))}
          </ul>
        </details>
      )}
      <EndOfCount count={count} isDone={isDone} flush={flush} onCount={setCount} />
    </Page>
  );
}

/** Entering the differences, or leaving the count. */
function EndOfCount(props: {
  count: StockCount;
  isDone: boolean;
  flush: () => Promise<void>;
  onCount: (count: StockCount) => void;
}) {
  const { count, isDone, flush, onCount } = props;
  const { _id: id } = count;
  const [short, setShort] = useState<readonly Short[] | null>(null);
  const [isLeaving, setLeaving] = useState(false);
  const [busy, setBusy] = useState(false);
  const { revalidate } = useRevalidator();
  const leaving = useAct();
  const mayAccept = useMe().rights.keepStock === 'all';
  const post = async (acceptShort: boolean) => {
    if (busy) return;
    setBusy(true);
    try {
      await flush();
      const answer = await askOnce('postCount', { id, acceptShort });
      setShort(null);
      onCount(answer.count);
      toast.success(answer.count.state === 'posted' ? t.posted : t.asked);
      await revalidate();
    } catch (failure) {
      const missing = shortIn(failure);
      if (missing === null) toast.error(failureText(failure, t.refused));
      setShort(missing);
      if (failure instanceof CallError && failure.code === 'ALREADY_POSTED') await revalidate();
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={css.foot}>
        <Button wide icon="check" busy={busy} disabled={!isDone} onClick={() => void post(false)}>
          {t.post}
        </Button>
      </div>
      <Button wide tone="secondary" onClick={() => setLeaving(true)}>
        {t.drop}
      </Button>
      <Sheet
        open={short !== null}
        onClose={() => setShort(null)}
        title={t.shortTitle}
        footer={
          mayAccept ? (
            <Button wide busy={busy} onClick={() => void post(true)}>
              {t.accept}
            </Button>
          ) : (
            <p>{t.shortAsk}</p>
          )
        }
      >
        <p>{t.shortText}</p>
        <ShortList short={short ?? []} />
      </Sheet>
      <Sheet
        open={isLeaving}
        onClose={() => setLeaving(false)}
        title={t.dropTitle}
        footer={
          <Button
            wide
            tone="danger"
            busy={leaving.busy}
            onClick={() => void leaving.act(async () => askOnce('dropCount', { id }))}
          >
            {t.drop}
          </Button>
        }
      >
        <p>{t.dropText}</p>
      </Sheet>
    </>
  );
}

function shortIn(failure: unknown): readonly Short[] | null {
  if (!(failure instanceof CallError) || failure.code !== 'COUNT_SHORT') return null;
  // The API sends the missing pieces with this code.
  return (failure.data as { short: Short[] }).short;
}

/** A count that was entered or left. */
function EndedCount({ count }: { count: StockCount }) {
  const { number, state, lines, endedBy, endedAt } = count;
  const short = lines
    .filter((line) => line.short > 0)
    .map(({ name, short: missing, orders }) => ({ name, count: missing, orders }));
  return (
    <Page title={t.countOf(number)} back="/stock/counts" layout="form" total={t.states[state]}>
      <p>
        <bdi>{placeOf(count)}</bdi>
      </p>
      {endedBy !== null && endedAt !== null && (
        <p className={css.quiet}>{t.endedBy(endedBy, formatMoment(endedAt, language))}</p>
      )}
      {short.length > 0 && <ShortList short={short} />}
      <ul className={css.lines}>
        {lines.map((line) => (
          <CountRow key={variantKey(line)} piece={line} counted={line.second ?? line.counted} line={line} />
        ))}
      </ul>
    </Page>
  );
}

export { CountPage as Page };
