import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { companies as t } from '#texts/companies';
import {
  parseStatement,
  repeatedWaybills,
} from '../../../../shop/delivery/fulfilment/companies/statement.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { digitsOf } from '../../../ui/fields/digits.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { ask } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { FileField } from '../../ui/fields/file-field.tsx';

type Errors = { csv?: string; received?: string };

/** Takes a company's statement and compares it with what it owes; nothing is posted yet. The input is stored on the device. */
export function NewStatement({ companyId: id, isNext }: { companyId: string; isNext: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [csv, setCsv] = useStoredText(`statement ${id}`);
  const [sum, setSum] = useStoredText(`statement received ${id}`);
  const [errors, setErrors] = useState<Errors>({});
  const [, setQuery] = useSearchParams();
  const { busy, act } = useAct();
  const submit = async (form: HTMLFormElement) => {
    const received = digitsOf(sum);
    const into = fieldText(form, 'into') === 'bank' ? 'bank' : 'safe';
    const faults = faultsOf(csv);
    const found: Errors = {
      ...(faults !== '' && { csv: faults }),
      ...(received === '' && { received: t.receivedMissing }),
    };
    setErrors(found);
    if (Object.keys(found).length > 0) return;
    const created = await act(async () => ask('addStatement', { id, csv, received: Number(received), into }));
    if (created === null) return;
    setCsv('');
    setSum('');
    setOpen(false);
    setQuery({ statement: created.statement._id });
  };
  const read = async (file: File) => {
    const text = await textOf(file);
    setErrors(text === null ? { csv: t.notText } : {});
    if (text !== null) setCsv(text);
  };
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
        <FileField label={t.file} accept=".csv,.txt,text/csv,text/plain" onFile={(file) => void read(file)} />
        <TextArea
          name="csv"
          label={t.lines}
          hint={t.linesHint}
          dir="ltr"
          rows={6}
          value={csv}
          error={errors.csv}
          onChange={(event) => setCsv(event.currentTarget.value)}
        />
        <AmountField compact label={t.received} value={sum} onType={setSum} error={errors.received} />
        <SelectField compact name="into" label={t.into}>
          <option value="safe">{t.places.safe}</option>
          <option value="bank">{t.places.bank}</option>
        </SelectField>
      </FormSheet>
    </>
  );
}

/** The error of unreadable or repeated lines; '' without any. */
function faultsOf(csv: string): string {
  if (csv.trim() === '') return t.csvMissing;
  const { lines, unreadable } = parseStatement(csv);
  const repeated = repeatedWaybills(lines);
  return [
    unreadable.length > 0 && t.unreadable(unreadable),
    repeated.length > 0 && t.repeated(repeated),
    lines.length === 0 && unreadable.length === 0 && t.csvMissing,
  ]
    .filter((fault) => fault !== false)
    .join(' ');
}

/** A file's text in UTF-8 or Windows-1256, as Excel saves Arabic; null for a workbook. */
async function textOf(file: File): Promise<string | null> {
  const bytes = await file.arrayBuffer();
  const [first, second] = new Uint8Array(bytes);
  // A workbook is a ZIP: its first bytes are PK.
  if (first === 0x50 && second === 0x4b) return null;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1256').decode(bytes);
  }
}
