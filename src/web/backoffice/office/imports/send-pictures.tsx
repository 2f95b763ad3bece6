import { useId, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { importRefusals as whys } from '#texts/import-refusals';
import { imports as t } from '#texts/imports';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { formatNumber } from '../../../../shop/money.ts';
import type { ProductImport } from '../../../../shop/office/imports/contract.ts';
import { zipLimits } from '../../../../shop/sheets/file-limits.ts';
import { CallError, isOutage } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { classes } from '../../../ui/classes.ts';
import { ask } from '../../client/ask.ts';
import { upload } from '../../client/upload.ts';
import css from './imports.module.css';
import { sendParts } from './send-parts.ts';

type Pictures = ProductImport['pictures'];

/** Sends a ZIP in parts: after a lost connection the same file resumes where it stopped. */
export function SendPictures({ importId, pictures }: { importId: string | null; pictures: Pictures }) {
  const id = useId();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<{ done: number; all: number } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const send = async (file: File) => {
    if (file.size > zipLimits.bytes) return setWrong(whys.zip.tooLarge.bytes(mega(file.size)));
    setWrong(null);
    setSending({ done: 0, all: file.size });
    let begun: Begun | null = null;
    try {
      begun = await begin(importId, pictures, file);
      await sendFile(begun, file, (done) => setSending({ done, all: file.size }));
      if (importId === null) await navigate(`/products/import/${begun.id}`);
    } catch (failure) {
      const mayGoOn = isOutage(failure);
      // Its page sends the rest.
      if (mayGoOn && begun !== null && importId === null) await navigate(`/products/import/${begun.id}`);
      else setWrong(whyOf(failure));
    } finally {
      setSending(null);
      await revalidate();
    }
  };
  const arrived = (pictures?.nextPart ?? 0) * (pictures?.partBytes ?? 0);
  return (
    <>
      {wrong !== null && <Banner tone="error">{wrong}</Banner>}
      {pictures !== null && pictures.nextPart !== null && sending === null && (
        <p>{t.zip.broken(mega(arrived), mega(pictures.bytes))}</p>
      )}
      <input
        id={id}
        className={`visually-hidden ${css.file}`}
        type="file"
        accept=".zip,application/zip"
        aria-describedby={`${id}-hint`}
        disabled={sending !== null}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file !== undefined) void send(file);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={classes(css.choose, css.outlined)}>
        <Icon name="camera" size={20} />
        {sending === null
          ? pictures === null
            ? t.zip.choose
            : t.zip.again
          : t.zip.sent(mega(sending.done), mega(sending.all))}
      </label>
      <p id={`${id}-hint`} className={css.quiet}>
        {t.zip.says} {t.zip.names}
      </p>
    </>
  );
}

type Begun = { id: string; nextPart: number; partBytes: number };

/** Resumes the same file, else starts a new one. */
async function begin(importId: string | null, pictures: Pictures, file: File): Promise<Begun> {
  const isSame = pictures?.fileName === file.name && pictures.bytes === file.size;
  if (importId !== null && isSame && pictures.nextPart !== null)
    return { id: importId, nextPart: pictures.nextPart, partBytes: pictures.partBytes };
  const { import: added } = await ask('addImportPictures', {
    importId,
    fileName: file.name.slice(-200),
    bytes: file.size,
  });
  return { id: added._id, nextPart: 0, partBytes: added.pictures?.partBytes ?? file.size };
}

const sendFile = async ({ id, ...begun }: Begun, file: File, onSent: (bytes: number) => void) =>
  sendParts({ ...begun, bytes: file.size }, async (part, from) => {
    const content = file.slice(from, from + begun.partBytes);
    const sent: ConsoleDataOf<'sendPicturePart'> = await upload(
      'sendPicturePart',
      content,
      'part',
      (bytes) => onSent(from + bytes),
      { id, part },
    );
    return sent.nextPart;
  });

const mega = (bytes: number) => formatNumber(Math.ceil(bytes / 1_000_000));

function whyOf(failure: unknown): string {
  const code = failure instanceof CallError ? failure.code : '';
  if (code === 'IMPORT_EMPTY') return t.zip.empty;
  const [, fault = ''] =
    failure instanceof CallError ? (/^"file" is (\w+)$/.exec(failure.errors[0] ?? '') ?? []) : [];
  if (isKeyOf(whys.zip.faults, fault)) return whys.zip.faults[fault];
  return failureText(failure, t.notSent);
}
