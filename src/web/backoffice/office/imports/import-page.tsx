import { Fragment, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { imports as t } from '#texts/imports';
import { language } from '#texts/language';
import { formatNumber } from '../../../../shop/money.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { useAct } from '../../client/use-act.ts';
import { Page } from '../../ui/page.tsx';
import { Running, useRevalidateWhile } from '../../ui/running.tsx';
import { ImportAddresses } from './import-addresses.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportPictures } from './import-pictures.tsx';
import { ImportPlatform } from './import-platform.tsx';
import css from './imports.module.css';
import { LikeEarlierFile } from './like-earlier-file.tsx';
import { mustTryAgain, RefusedRows } from './refused-rows.tsx';

/** The file in the URL; offline the last answer. */
export const loader = cacheLast(async ({ params }: LoaderFunctionArgs) => {
  const { import: file } = await ask('getImport', { id: params['id'] ?? '' });
  const hasWords =
    file.may.includes('map') && file.faults.some(({ word, needs }) => word !== null || needs !== null);
  return { file, taxonomy: hasWords ? await ask('getTaxonomy') : null };
});

/** What a file would change, why rows are refused, and the steps it may take. */
function ImportPage() {
  const {
    data: { file, taxonomy },
    asOf,
  } = useLoaderData<typeof loader>();
  const isRunning = file.state === 'checking' || file.state === 'applying' || file.state === 'undoing';
  useRevalidateWhile(isRunning || asOf !== null);
  return (
    <Page title={file.fileName} back="/products/import" layout="form" total={t.states[file.state]}>
      <div className={css.page}>
        {asOf !== null && (
          <Banner tone="offline">{consoleWords.shownAsOf(formatMoment(asOf, language))}</Banner>
        )}
        {isRunning ? (
          <Running
            title={t.states[file.state]}
            done={file.done}
            total={file.total}
            progress={progressOf(file)}
            leave={t.leave}
          />
        ) : (
          <Outcome file={file} />
        )}
        {!isRunning && <ImportPlatform file={file} />}
        {!isRunning && <ImportAddresses file={file} />}
        {file.state === 'checked' && file.like !== null && <LikeEarlierFile file={file} like={file.like} />}
        {(file.state === 'checked' || mustTryAgain(file)) && <Steps file={file} />}
        {file.may.includes('undo') && <Undo id={file._id} />}
        {!isRunning && <Planned file={file} />}
        {file.may.includes('map') && <ImportColumns key={`columns ${file._id} ${file.state}`} file={file} />}
        {file.faults.length > 0 && (
          <RefusedRows key={`rows ${file._id} ${file.state}`} file={file} taxonomy={taxonomy} />
        )}
        <ImportPictures file={file} />
      </div>
    </Page>
  );
}

function progressOf({ state, pictures, done, total }: ProductImport): string {
  const words = state === 'checking' && pictures !== null ? t.progressOfTrial : t.progress;
  return words(formatNumber(done), formatNumber(total));
}

function Outcome({ file }: { file: ProductImport }) {
  const {
    counts,
    encoding,
    sheets,
    failure,
    failedAt,
    changedSince,
    kept,
    countId,
    countWaits,
    state,
    pictures,
  } = file;
  const rest = changedSince.count - changedSince.products.length;
  const [sheet, ...others] = sheets;
  const { new: added, changed, same, refused, refusedRows } = counts;
  const isWaiting = pictures !== null && pictures.nextPart !== null;
  const isNothing =
    !isWaiting && added + changed + refused + refusedRows + (pictures?.counts.refused ?? 0) === 0;
  // Undone or failed: the counts no longer apply.
  const isOver = state === 'undone' || state === 'failed';
  const said = [
    added > 0 && t.outcome.new(added),
    changed > 0 && t.outcome.changed(changed),
    same > 0 && t.outcome.same(same),
  ].filter((words) => words !== false);
  return (
    <>
      {failure !== null && (
        <Banner tone="error">
          {failure} {failedAt !== null && <ProductLinks products={[{ row: 0, ...failedAt }]} />}
        </Banner>
      )}
      {changedSince.count > 0 && (
        <Banner tone="error">
          {t.changedSince} <ProductLinks products={changedSince.products} />
          {rest > 0 && t.morePlanned(rest)}
        </Banner>
      )}
      {sheet !== undefined && <Banner>{t.sheets(sheet, others.map(isolated).join(t.comma))}</Banner>}
      {encoding === 'windows-1256' && <Banner>{t.encoding}</Banner>}
      {kept.length > 0 && (
        <Banner>
          {t.kept(kept.length)} <ProductLinks products={kept.map((each) => ({ row: 0, ...each }))} />
        </Banner>
      )}
      {said.length > 0 && !isOver && (
        <ul className={css.outcome}>
          {said.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {state === 'undone' && kept.length === 0 && <p>{t.undoneSays}</p>}
      {refusedRows > 0 && <p className={css.refused}>{t.outcome.refused(refusedRows)}</p>}
      {state === 'checked' && isNothing && <p>{t.nothingToDo}</p>}
      {state === 'applied' && (
        <Link className="text-link" to={added > 0 ? '/products?view=draft' : '/products'}>
          {t.toDrafts}
        </Link>
      )}
      {countId !== null && countWaits && (
        <>
          <p>{t.countWaits}</p>
          <ButtonLink wide to={`/stock/counts/${countId}`}>
            {t.toCount.waits}
          </ButtonLink>
        </>
      )}
      {countId !== null && !countWaits && (
        <Link className="text-link" to={`/stock/counts/${countId}`}>
          {t.toCount.done}
        </Link>
      )}
    </>
  );
}

/** The name of a product; a deleted one is named by its row. */
function ProductLinks({ products }: { products: ProductImport['changedSince']['products'] }) {
  return products.map(({ row, productId, name }, place) => (
    <Fragment key={`${row} ${name}`}>
      {place > 0 && t.comma}
      {productId === null ? (
        t.row(row)
      ) : (
        <Link className="text-link" to={`/products/${productId}`}>
          <bdi>{name}</bdi>
        </Link>
      )}
    </Fragment>
  ));
}

function Steps({ file }: { file: ProductImport }) {
  const { _id: id, may, counts, encoding, faults, columns, hasLists, hasCategoryRows } = file;
  const { busy, act } = useAct();
  const tryAgain = () =>
    void act(() => ask('mapImport', { id, columns: columns.map(({ column }) => column) }));
  const comesIn = counts.new + counts.changed > 0;
  const sizeColumns = columns.filter(({ column }) => column === 'sizePieces').length;
  const isCounted = sizeColumns > 0 || columns.some(({ column }) => column === 'stock');
  const notes = [
    comesIn && sizeColumns > 0 ? t.sizeColumns(sizeColumns) : hasLists && t.hasLists,
    hasCategoryRows && t.categoryRows,
    counts.changed > 0 && encoding !== 'zip' && t.emptyStays,
    comesIn && isCounted && t.stockIsCount,
  ].filter((note) => note !== false);
  const apply = (validRows: boolean) => void act(() => askOnce('applyImport', { id, validRows }));
  if (mustTryAgain(file))
    // The list of refused rows has this button itself.
    return faults.length > 0 ? null : (
      <Button wide busy={busy} onClick={tryAgain}>
        {t.tryOnceMore}
      </Button>
    );
  return (
    <>
      {counts.new > 0 && <p>{t.newAreDrafts}</p>}
      {notes.length > 0 && <p className={css.quiet}>{notes.join(' ')}</p>}
      {counts.refusedRows > 0 && !may.includes('applyValid') && <p>{t.mendFirst}</p>}
      {may.includes('apply') && (
        <Button wide busy={busy} onClick={() => apply(false)}>
          {t.apply}
        </Button>
      )}
      {may.includes('applyValid') && (
        <>
          <p>{encoding === 'zip' ? t.zip.applyValidSays : `${t.mendFirst} ${t.applyValidSays}`}</p>
          <Button wide tone="secondary" busy={busy} onClick={() => apply(true)}>
            {t.applyValid}
          </Button>
        </>
      )}
      {may.includes('map') && faults.length === 0 && (
        <p className={css.quiet}>
          {t.triedBefore}{' '}
          <Button small tone="quiet" busy={busy} onClick={tryAgain}>
            {t.tryOnceMore}
          </Button>
        </p>
      )}
    </>
  );
}

function Undo({ id }: { id: string }) {
  const [isAsked, setAsked] = useState(false);
  const { busy, act } = useAct();
  const undo = async () => {
    setAsked(false);
    await act(() => askOnce('undoImport', { id }));
  };
  return (
    <>
      <Button wide tone="secondary" busy={busy} onClick={() => setAsked(true)}>
        {t.undo}
      </Button>
      <Sheet open={isAsked} onClose={() => setAsked(false)} title={t.undoTitle}>
        <div className={css.page}>
          <p>{t.undoText}</p>
          <Button wide busy={busy} onClick={() => void undo()}>
            {t.undo}
          </Button>
        </div>
      </Sheet>
    </>
  );
}

function Planned({ file: { planned, counts } }: { file: ProductImport }) {
  if (planned.length === 0) return null;
  const rest = counts.new + counts.changed - planned.length;
  return (
    <details>
      <summary className={css.summary}>{t.seePlanned}</summary>
      <ul className={css.faults}>
        {planned.map(({ name, price, was, variants, isNew }, place) => (
          <li key={`${place} ${name}`} className={css.line}>
            <span>
              <bdi>{name}</bdi> <span className={css.quiet}>{isNew ? t.isNew(variants) : t.changes}</span>
            </span>
            <span className={css.price}>
              {was !== null && was !== price && <s className={css.quiet}>{formatNumber(was)}</s>}{' '}
              <b>{formatNumber(price)}</b>
            </span>
          </li>
        ))}
      </ul>
      {rest > 0 && <p className={css.quiet}>{t.morePlanned(rest)}</p>}
    </details>
  );
}

export { ImportPage as Page };
