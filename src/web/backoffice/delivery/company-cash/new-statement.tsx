import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { companies as t } from '#texts/companies';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { StatementColumn } from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { fileLimits } from '../../../../shop/sheets/file-limits.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { ask } from '../../client/ask.ts';
import { upload } from '../../client/upload.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { tooLargeFile, whyNotRead } from '../../client/why-not-read.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';
import { StatementColumns } from './statement-columns.tsx';

type Read = ConsoleDataOf<'readStatementFile'>['file'];

/** What is read of a file or of pasted lines, as `readStatementFile` and `addStatementFile` take its columns. */
const inQuery = (columns: readonly (StatementColumn | null)[]) =>
  columns.map((column) => column ?? '-').join(',');

/** Takes a company's statement and compares it with what it owes; nothing is posted yet. Pasted lines are stored on the device. */
export function NewStatement({ companyId: id, isNext }: { companyId: string; isNext: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [csv, setCsv] = useStoredText(`statement ${id}`);
  const [sum, setSum] = useStoredText(`statement received ${id}`);
  const [file, setFile] = useState<File | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [wrong, setWrong] = useState('');
  const [noSum, setNoSum] = useState(false);
  const [, setQuery] = useSearchParams();
  const [isReading, setReading] = useState(false);
  const { busy: isSaving, act } = useAct();
  const busy = isReading || isSaving;

  const load = async (source: File, columns?: readonly (StatementColumn | null)[]): Promise<Read | null> => {
    setWrong('');
    if (source.size > fileLimits.bytes) {
      setWrong(tooLargeFile(source.size));
      return null;
    }
    setReading(true);
    let answer: Read | null = null;
    try {
      const given: Record<string, string> = columns === undefined ? {} : { columns: inQuery(columns) };
      answer = (await upload('readStatementFile', source, source.name, undefined, { id }, given)).file;
    } catch (failure) {
      setWrong(whyNotRead(failure, source.size));
    }
    setReading(false);
    setRead(answer);
    return answer;
  };
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setRead(null);
    setWrong('');
    if (chosen !== null) void load(chosen);
  };
  const source = () => file ?? new File([csv], 'statement.csv');
  const forget = async (head: string) => {
    await act(async () => ask('forgetStatementHead', { id, head }));
    await load(source());
  };
  const submit = async (form: HTMLFormElement) => {
    const received = digitsOf(sum);
    setNoSum(received === '');
    if (file === null && csv.trim() === '') return setWrong(t.csvMissing);
    const table = read ?? (await load(source()));
    if (table === null || faultsOf(table) !== '' || received === '') return;
    const into = fieldText(form, 'into') === 'bank' ? 'bank' : 'safe';
    const columns = inQuery(table.columns.map(({ column }) => column));
    const created = await act(async () =>
      upload('addStatementFile', source(), source().name, undefined, { id }, { columns, received, into }),
    );
    if (created === null) return;
    setCsv('');
    setSum('');
    choose(null);
    setOpen(false);
    setQuery({ statement: created.statement._id });
  };
  const faults = read === null ? '' : faultsOf(read);
  return (
    <>
      <Button tone={isNext ? 'primary' : 'secondary'} icon="plus" wide onClick={() => setOpen(true)}>
        {t.newStatement}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.newStatement}
        action={t.compare}
        busy={busy}
        onSubmit={submit}
      >
        <FileField label={t.file} accept=".csv,.txt,.tsv,.xlsx,text/csv,text/plain" onFile={choose} />
        {wrong !== '' && <Banner tone="error">{wrong}</Banner>}
        {file === null && (
          <TextArea
            name="csv"
            label={t.lines}
            hint={t.linesHint}
            dir="ltr"
            rows={6}
            value={csv}
            onChange={(event) => {
              setCsv(event.currentTarget.value);
              setRead(null);
            }}
          />
        )}
        {read !== null && (
          <>
            <p>{t.readOf(read.lines, read.collected)}</p>
            {faults !== '' && <Banner tone="error">{faults}</Banner>}
            <StatementColumns
              key={read.like?.head ?? ''}
              file={read}
              busy={busy}
              onChange={(columns) => void load(source(), columns)}
              onForget={(head) => void forget(head)}
            />
          </>
        )}
        <AmountField
          compact
          label={t.received}
          value={sum}
          onType={setSum}
          error={noSum && sum === '' ? t.receivedMissing : undefined}
        />
        <SelectField compact name="into" label={t.into}>
          <option value="safe">{t.places.safe}</option>
          <option value="bank">{t.places.bank}</option>
        </SelectField>
      </FormSheet>
    </>
  );
}

/** Why nothing can be made of it yet; '' where it can. */
function faultsOf({ missing, lines, unreadable, repeated }: Read): string {
  if (missing.length > 0) return t.columnsMissing(missing.map((column) => t.columns[column]));
  return [
    unreadable.length > 0 && t.unreadable(unreadable),
    repeated.length > 0 && t.repeated(repeated),
    lines === 0 && unreadable.length === 0 && t.csvMissing,
  ]
    .filter((fault) => fault !== false)
    .join(' ');
}
