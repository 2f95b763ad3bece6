import { useId, useState } from 'react';
import { customerImport as t } from '#texts/customer-import';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { MOST_ADDED } from '../../../../shop/office/customers/most-added.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { bytesOf, saveFile } from '../../../client/save-file.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { ask } from '../../client/ask.ts';
import { upload } from '../../client/upload.ts';
import { tooLargeFile } from '../../client/why-not-read.ts';
import { Page } from '../../ui/page.tsx';
import look from '../imports/imports.module.css';
import css from './customers.module.css';

type Read = ConsoleDataOf<'readCustomersFile'>;

/** Brings in the customers of another shop from a list. */
function ImportCustomersPage() {
  const id = useId();
  const [read, setRead] = useState<Read | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isAgreed, setAgreed] = useState(false);
  const [added, setAdded] = useState<number | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>, failed: string) => {
    setBusy(true);
    setWrong(null);
    try {
      await work();
    } catch (failure) {
      setWrong(failureText(failure, failed));
    } finally {
      setBusy(false);
    }
  };
  const send = async (file: File) => {
    setAdded(null);
    setRead(null);
    if (file.size > fileLimits.bytes) return setWrong(tooLargeFile(file.size));
    await attempt(async () => setRead(await upload('readCustomersFile', file, file.name)), t.failed);
  };
  const add = async ({ customers }: Read) =>
    attempt(async () => {
      let sum = 0;
      for (let at = 0; at < customers.length; at += MOST_ADDED) {
        const some = customers.slice(at, at + MOST_ADDED);
        sum += (await ask('addCustomers', { customers: some, consent: true })).added;
      }
      setAdded(sum);
      setRead(null);
      setAgreed(false);
    }, t.failed);
  return (
    <Page title={t.title} back="/customers" layout="form">
      <div className={css.cases}>
        {wrong !== null && <Banner tone="error">{wrong}</Banner>}
        {added !== null && <Banner tone="success">{t.added(added)}</Banner>}
        <p>{t.what}</p>
        <p className={css.quiet}>{t.noOrders}</p>
        <input
          id={id}
          className={`visually-hidden ${look.file}`}
          type="file"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          disabled={isBusy}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void send(file);
            currentTarget.value = '';
          }}
        />
        <label htmlFor={id} className={look.choose}>
          <Icon name="file-text" size={20} />
          {isBusy ? t.reading : t.choose}
        </label>
        {read !== null && (
          <>
            <ul>
              <li>{read.customers.length === 0 ? t.nothing : t.found(read.customers.length)}</li>
              {read.there > 0 && <li>{t.there(read.there)}</li>}
              {read.refused > 0 && <li>{t.refused(read.refused)}</li>}
            </ul>
            {read.customers.length > 0 && (
              <>
                <Checkbox
                  label={t.consent}
                  checked={isAgreed}
                  onChange={({ currentTarget: { checked } }) => setAgreed(checked)}
                />
                <Button wide busy={isBusy} disabled={!isAgreed} onClick={() => void add(read)}>
                  {t.add}
                </Button>
              </>
            )}
            {read.refusedRows !== null && <SaveRefused file={read.refusedRows} />}
          </>
        )}
      </div>
    </Page>
  );
}

function SaveRefused({ file }: { file: NonNullable<Read['refusedRows']> }) {
  return (
    <Button
      wide
      tone="secondary"
      icon="download"
      onClick={() => saveFile({ ...file, content: bytesOf(file.content) })}
    >
      {t.saveRefused}
    </Button>
  );
}

export { ImportCustomersPage as Page };
