import { importAddresses as t } from '#texts/import-addresses';
import { formatNumber } from '../../../../shop/money.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { bytesOf, saveFile } from '../../../client/save-file.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { Running, useRevalidateWhile } from '../../ui/running.tsx';
import css from './imports.module.css';

/** How much of a file came in, and its pictures that are fetched from their addresses. */
export function ImportAddresses({ file: { _id: id, state, addresses, came } }: { file: ProductImport }) {
  const waiting = addresses?.waiting ?? 0;
  useRevalidateWhile(waiting > 0);
  if (state === 'checked') return addresses === null ? null : <p>{t.will(addresses.all)}</p>;
  if (came === null) return null;
  const { products, variants } = came;
  return (
    <>
      <p>
        {t.came(
          t.ofProducts(formatNumber(products.came), formatNumber(products.all)),
          t.ofVariants(formatNumber(variants.came), formatNumber(variants.all)),
        )}
        {addresses !== null &&
          `, ${t.ofPictures(formatNumber(addresses.added), formatNumber(addresses.all))}`}
      </p>
      {addresses !== null && waiting > 0 && (
        <Running
          title={t.title}
          done={addresses.all - waiting}
          total={addresses.all}
          progress={t.progress(formatNumber(addresses.all - waiting), formatNumber(addresses.all))}
          leave={t.leave}
        />
      )}
      {addresses !== null && addresses.failed > 0 && <Missing id={id} addresses={addresses} />}
    </>
  );
}

type MissingProps = { id: string; addresses: NonNullable<ProductImport['addresses']> };

function Missing({ id, addresses: { faults, failed } }: MissingProps) {
  const { busy, act } = useAct();
  const save = async () => {
    const answer = await act(() => ask('exportMissingPictures', { id }));
    if (answer !== null) saveFile({ ...answer.file, content: bytesOf(answer.file.content) });
  };
  return (
    <details>
      <summary className={css.summary}>
        {t.missing} <span className={css.refused}>{formatNumber(failed)}</span>
      </summary>
      <div className={css.page}>
        <ul className={css.faults}>
          {faults.map(({ product, address, text }) => (
            <li key={`${product} ${address}`}>
              <p>
                <bdi>{product}</bdi> <b className={css.refused}>{text}</b>
              </p>
              <p className={`${css.quiet} ${css.name}`}>
                <bdi>{address}</bdi>
              </p>
            </li>
          ))}
        </ul>
        {failed > faults.length && <p className={css.quiet}>{t.more(failed - faults.length)}</p>}
        <Button wide busy={busy} onClick={() => void act(() => ask('retryImportPictures', { id }))}>
          {t.retry}
        </Button>
        <Button wide tone="secondary" icon="download" busy={busy} onClick={() => void save()}>
          {t.save}
        </Button>
      </div>
    </details>
  );
}
