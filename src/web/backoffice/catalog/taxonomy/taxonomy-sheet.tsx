import { useState } from 'react';
import { language } from '#texts/language';
import { taxonomy as t } from '#texts/taxonomy';
import { mostReturnDays } from '../../../../shop/catalog/browse/return-days.ts';
import { callsOfKind } from '../../../../shop/catalog/taxonomy/calls-of-kind.ts';
import type { TaxonomyRow } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../../shop/catalog/taxonomy/kinds.ts';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { threadNames, threads } from '../../../../shop/threads.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { readDraft, removeDraft, writeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { AmountField } from '../../ui/fields/amount-field.tsx';
import { MoveUses } from './move-uses.tsx';
import { SystemField } from './system-field.tsx';

type Field = keyof typeof t.fields;
type Values = Record<string, unknown>;
type Categories = readonly { _id: string; name: string }[];

const names = { nameAr: '', nameEn: '' };
const returns = {
  returnable: true,
  keepReasonAr: '',
  keepReasonEn: '',
  returnDays: null,
  exchangeDays: null,
};
/** The fields of each kind in their order, with what a new row begins with. */
const beginnings: Record<TaxonomyKind, Partial<Record<Field, unknown>>> = {
  brands: { ...names, storyAr: '', storyEn: '', threads: ['plum', 'undyed', 'indigo'] },
  categories: { ...names, ...returns },
  subCategories: { ...names, categoryId: '', ...returns },
  colors: { ...names, hex: '#35193c' },
  sizes: { labelAr: '', labelEn: '', system: 'alpha' },
};
const mayBeEmpty: readonly string[] = ['storyAr', 'storyEn', 'keepReasonAr', 'keepReasonEn'];

type TaxonomySheetProps = {
  kind: TaxonomyKind;
  /** Null for a new one. */
  row: TaxonomyRow | null;
  /** The other rows of its kind. */
  others: Categories;
  categories: Categories;
  onClose: () => void;
};

/** One brand, category, color or size: its fields, and the button that removes it. */
export function TaxonomySheet({ kind, row, others, categories, onClose }: TaxonomySheetProps) {
  // Stored until it is saved or closed: a reload opens the same sheet again.
  const storageKey = `taxonomy-draft:${kind}:${row?._id ?? 'new'}`;
  const [draft, setDraft] = useState(() => readDraft<Values>(storageKey, {}));
  const values: Values = { ...beginnings[kind], ...row?.fields, ...draft };
  const change = (name: string, value: unknown) => {
    const next = { ...draft, [name]: value };
    writeDraft(storageKey, next);
    setDraft(next);
  };
  const close = () => {
    removeDraft(storageKey);
    onClose();
  };
  const [tried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, act } = useAct();
  const fields = Object.keys(beginnings[kind]) as Field[];
  const problemOf = (name: string) => {
    const value = values[name];
    if (value === '' && !mayBeEmpty.includes(name)) return t.needed;
    return typeof value === 'number' && (value < 1 || value > mostReturnDays) ? t.daysWrong : undefined;
  };
  const run = async (work: () => Promise<unknown>, said: string) => {
    setProblem(undefined);
    const done = await act(async () => {
      try {
        await work();
        return true;
      } catch (failure) {
        setProblem(problemText(failure, kind));
        return false;
      }
    });
    if (done !== true) return;
    toast.success(said);
    close();
  };
  const submit = () => {
    setTried(true);
    if (fields.every((name) => problemOf(name) === undefined))
      void run(() => save(kind, row, values), t.saved);
  };
  return (
    <FormSheet
      tall
      onClose={close}
      title={row === null ? t.add[kind] : t.kinds[kind]}
      action={t.save}
      busy={busy}
      onSubmit={submit}
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      {fields.map((name) => (
        <TaxonomyField
          key={name}
          name={name}
          value={values[name]}
          categories={categories}
          error={tried ? problemOf(name) : undefined}
          onChange={(value) => change(name, value)}
        />
      ))}
      {row !== null && row.uses === 0 && (
        <Button
          small
          tone="danger"
          icon="trash-2"
          busy={busy}
          onClick={() => void run(() => drop(kind, row), t.removed)}
        >
          {t.remove}
        </Button>
      )}
      {row !== null && row.uses > 0 && (
        <MoveUses
          uses={row.uses}
          others={others}
          busy={busy}
          onMove={(by) => void run(() => replace(kind, row, by), t.moved)}
        />
      )}
    </FormSheet>
  );
}

type CallOf<Act extends 'create' | 'change'> = (typeof callsOfKind)[TaxonomyKind][Act];

// The fields are those of the kind, which the server checks; the names of five calls have no common input.
function save(kind: TaxonomyKind, row: TaxonomyRow | null, values: Values): Promise<unknown> {
  if (row === null) return askOnce(callsOfKind[kind].create, values as ConsoleInputOf<CallOf<'create'>>);
  const input = { id: row._id, version: row.version, fields: values };
  return askOnce(callsOfKind[kind].change, input as ConsoleInputOf<CallOf<'change'>>);
}

const drop = (kind: TaxonomyKind, { _id: id }: TaxonomyRow): Promise<unknown> =>
  ask(callsOfKind[kind].remove, { id });

const replace = (kind: TaxonomyKind, { _id: id }: TaxonomyRow, by: string): Promise<unknown> =>
  askOnce(callsOfKind[kind].replace, { id, by });

const problemText = (failure: unknown, kind: TaxonomyKind): string =>
  failure instanceof CallError && failure.code === 'IN_USE' && (kind === 'colors' || kind === 'sizes')
    ? t.countedStays
    : failureText(failure, t.notSaved);

type TaxonomyFieldProps = {
  name: Field;
  value: unknown;
  categories: Categories;
  error: string | undefined;
  onChange: (value: unknown) => void;
};

function TaxonomyField({ name, value, categories, error, onChange }: TaxonomyFieldProps) {
  const label = t.fields[name];
  const lang = name.endsWith('Ar') ? 'ar' : name.endsWith('En') ? 'en' : undefined;
  const native = { label, error, lang, dir: lang && languageFacts[lang].direction };
  if (name === 'returnable')
    return (
      <Checkbox
        label={label}
        checked={value === true}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
      />
    );
  if (name === 'threads') return <Threads value={value as readonly string[]} onChange={onChange} />;
  if (name === 'categoryId')
    return (
      <SelectField
        label={label}
        error={error}
        hint={categories.length === 0 ? t.noCategory : undefined}
        value={String(value)}
        onChange={({ currentTarget: { value: id } }) => onChange(id)}
      >
        <option value="">{t.choose}</option>
        {categories.map((category) => (
          <option key={category._id} value={category._id}>
            {category.name}
          </option>
        ))}
      </SelectField>
    );
  if (name === 'system') return <SystemField value={String(value)} onChange={onChange} />;
  if (name === 'returnDays' || name === 'exchangeDays')
    return (
      <AmountField
        {...native}
        optional
        hint={t.daysHint}
        maxLength={3}
        value={value === null ? '' : String(value)}
        onType={(digits) => onChange(digits === '' ? null : Number(digits))}
      />
    );
  if (name.startsWith('story'))
    return (
      <TextArea
        {...native}
        rows={4}
        maxLength={1000}
        value={String(value)}
        onChange={({ currentTarget: { value: text } }) => onChange(text)}
      />
    );
  return (
    <TextField
      {...native}
      type={name === 'hex' ? 'color' : 'text'}
      maxLength={name.startsWith('keep') ? 200 : name.startsWith('name') ? 80 : 20}
      value={String(value)}
      onChange={({ currentTarget: { value: text } }) => onChange(text)}
    />
  );
}

/** Up to three threads, in the order they are ticked. */
function Threads({ value, onChange }: { value: readonly string[]; onChange: (value: string[]) => void }) {
  return (
    <fieldset>
      <legend>{t.fields.threads}</legend>
      {threadNames.map((name) => (
        <Checkbox
          key={name}
          label={threads[name].name[language]}
          checked={value.includes(name)}
          disabled={!value.includes(name) && value.length >= 3}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? [...value, name] : value.filter((each) => each !== name))
          }
        />
      ))}
    </fieldset>
  );
}
