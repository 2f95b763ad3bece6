import { useId, useState } from 'react';
import { useLoaderData, useNavigate } from 'react-router';
import { importPlatforms } from '#texts/import-platforms';
import { imports as t } from '#texts/imports';
import { language } from '#texts/language';
import { keysOf } from '../../../../shop/keys-of.ts';
import type { ImportInList } from '../../../../shop/office/imports/contract.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import { isolated } from '../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { upload } from '../../client/upload.ts';
import { tooLargeFile, whyNotRead } from '../../client/why-not-read.ts';
import { ExportButtons } from '../../ui/export-buttons.tsx';
import { Page } from '../../ui/page.tsx';
import { type Column, ResourceList } from '../../ui/resource-list.tsx';
import css from './imports.module.css';
import { SendPictures } from './send-pictures.tsx';

export const loader = cacheLast(() => ask('listImports'));

const columns: readonly Column<ImportInList>[] = [
  { id: 'file', head: t.file, cell: ({ fileName }) => <bdi>{fileName}</bdi> },
  { id: 'state', head: t.state, cell: ({ state }) => t.states[state] },
  { id: 'rows', head: t.rowsHead, isNumber: true, cell: ({ rows }) => rows },
  { id: 'by', head: t.by, cell: ({ by }) => <bdi>{by}</bdi> },
  { id: 'at', head: t.at, cell: ({ at }) => formatMoment(at, language) },
];

const knownPlatforms = keysOf(importPlatforms.platforms)
  .filter((id) => id !== 'prestashopCombinations')
  .map((id) => isolated(importPlatforms.platforms[id]))
  .join(t.comma);

/** Sends a file of products, and the files sent before. */
function ImportsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  return (
    <Page title={t.title} back="/products" layout="list">
      <section className={css.page}>
        <AddFile />
        <p>{t.nothingYet}</p>
        <p className={css.quiet}>{importPlatforms.knows(knownPlatforms)}</p>
        <p className={css.quiet}>{importPlatforms.noOrders}</p>
        <p className={css.quiet}>{t.template}</p>
        <p className={css.files}>
          <ExportButtons inline read={(format) => ask('exportProducts', { format, isTemplate: true })} />
        </p>
      </section>
      <section className={css.page}>
        <h2 className="card-title">{t.zip.alone}</h2>
        <SendPictures importId={null} pictures={null} />
      </section>
      <h2 className="card-title">{t.earlier}</h2>
      <ResourceList
        label={t.earlier}
        rows={data.imports}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={FileCard}
        linkOf={({ _id }) => `/products/import/${_id}`}
        nameOf={({ fileName }) => fileName}
        asOf={asOf}
        empty={{ icon: 'file-text', title: t.none }}
      />
    </Page>
  );
}

function AddFile() {
  const id = useId();
  const navigate = useNavigate();
  const [isSending, setSending] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (file: File) => {
    if (file.size > fileLimits.bytes) return setWrong(tooLargeFile(file.size));
    setSending(true);
    setWrong(null);
    try {
      const { import: added } = await upload('addImport', file, file.name);
      await navigate(`/products/import/${added._id}`);
    } catch (failure) {
      setWrong(whyNotRead(failure, file.size));
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      {wrong !== null && <Banner tone="error">{wrong}</Banner>}
      <input
        id={id}
        className={`visually-hidden ${css.file}`}
        type="file"
        accept=".csv,.txt,.tsv,.xlsx,text/csv"
        aria-describedby={`${id}-says`}
        disabled={isSending}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void send(file);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={css.choose}>
        <Icon name="file-text" size={20} />
        {isSending ? t.reading : t.choose}
      </label>
      <p id={`${id}-says`} className={css.quiet}>
        {t.chooseSays}
      </p>
    </>
  );
}

function FileCard({ row: { fileName, state, rows, by, at } }: { row: ImportInList }) {
  return (
    <div className={css.card}>
      <p className={css.line}>
        <b>
          <bdi>{fileName}</bdi>
        </b>
        <span>{t.states[state]}</span>
      </p>
      <p className={css.quiet}>
        {rows > 0 && `${t.rows(rows)} · `}
        <bdi>{by}</bdi> · {formatMoment(at, language)}
      </p>
    </div>
  );
}

export { ImportsPage as Page };
