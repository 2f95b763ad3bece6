import { useState } from 'react';
import { language, otherLanguage } from '#texts/language';
import { taxonomy as t } from '#texts/taxonomy';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../../shop/catalog/taxonomy/kinds.ts';
import { fieldEnding, languageFacts } from '../../../../shop/language.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { askOnce } from '../../client/ask.ts';
import { readDraft, removeDraft, writeDraft } from '../../client/drafts.ts';
import { useAct } from '../../client/use-act.ts';
import { SystemField } from './system-field.tsx';

export type NewRowKind = Exclude<TaxonomyKind, 'categories'>;

type Typed = {
  name: string;
  otherName: string;
  /** Of a subcategory; empty: `category` is the name of a new one. */
  categoryId: string;
  category: string;
  hex: string;
  system: string;
};

type NewRowSheetProps = {
  kind: NewRowKind;
  taxonomy: Taxonomy;
  /** Gets its id, once the page knows it too. */
  onMade: (id: string) => void;
  onClose: () => void;
};

/** A new brand, category, color or size with what it cannot do without; the rest is written on the page of its kind. */
export function NewRowSheet({ kind, taxonomy, onMade, onClose }: NewRowSheetProps) {
  const storageKey = `new-row:${kind}`;
  const [typed, setTyped] = useState<Typed>(() => ({
    name: '',
    otherName: '',
    category: '',
    hex: '#35193c',
    categoryId: taxonomy.categories[0]?._id ?? '',
    system: taxonomy.sizes[0]?.system ?? 'alpha',
    ...readDraft<Partial<Typed>>(storageKey, {}),
  }));
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, act } = useAct();
  const change = (part: Partial<Typed>) => {
    const next = { ...typed, ...part };
    writeDraft(storageKey, next);
    setTyped(next);
  };
  const close = () => {
    removeDraft(storageKey);
    onClose();
  };
  const takesCategory = kind === 'subCategories' && typed.categoryId === '';
  const submit = async () => {
    setTried(true);
    setProblem(undefined);
    if (isBlank(typed.name) || (takesCategory && isBlank(typed.category))) return;
    const id = await act(async () => {
      try {
        return knownId(kind, typed, taxonomy) ?? (await make(kind, typed, change));
      } catch (failure) {
        setProblem(failureText(failure, t.notSaved));
        return '';
      }
    });
    if (id === null || id === '') return;
    onMade(id);
    toast.success(t.added(typed.name.trim()));
    close();
  };
  const text = (name: 'name' | 'otherName' | 'category', label: string, hint?: string) => {
    const isNeeded = name !== 'otherName' && isTried && isBlank(typed[name]);
    const written = name === 'otherName' ? otherLanguage : language;
    return (
      <TextField
        name={name}
        label={label}
        hint={hint}
        error={isNeeded ? t.needed : undefined}
        optional={name === 'otherName'}
        lang={written}
        dir={languageFacts[written].direction}
        maxLength={kind === 'sizes' ? 20 : 80}
        value={typed[name]}
        onChange={({ currentTarget: { value } }) => change({ [name]: value })}
      />
    );
  };
  const isSize = kind === 'sizes';
  return (
    <FormSheet
      title={t.add[kind]}
      action={t.addIt}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={close}
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      {text('name', isSize ? t.label : t.name)}
      {text('otherName', t.other, t.sameInBoth)}
      {kind === 'subCategories' && taxonomy.categories.length > 0 && (
        <SelectField
          label={t.fields.categoryId}
          value={typed.categoryId}
          onChange={({ currentTarget: { value } }) => change({ categoryId: value })}
        >
          {taxonomy.categories.map(({ _id, name }) => (
            <option key={_id} value={_id}>
              {name}
            </option>
          ))}
          <option value="">{t.add.categories}</option>
        </SelectField>
      )}
      {takesCategory && text('category', t.newCategory)}
      {kind === 'colors' && (
        <TextField
          type="color"
          label={t.fields.hex}
          value={typed.hex}
          onChange={({ currentTarget: { value } }) => change({ hex: value })}
        />
      )}
      {isSize && <SystemField value={typed.system} onChange={(system) => change({ system })} />}
    </FormSheet>
  );
}

const isBlank = (text: string) => text.trim() === '';

/** The id of one that has the typed name already: a second of the same name would split its products. */
function knownId(kind: NewRowKind, { name, categoryId, system }: Typed, taxonomy: Taxonomy): string | null {
  const subCategories = taxonomy.categories.find(({ _id }) => _id === categoryId)?.subCategories ?? [];
  const rows: Record<NewRowKind, readonly { _id: string; name: string }[]> = {
    brands: taxonomy.brands,
    colors: taxonomy.colors,
    subCategories,
    sizes: taxonomy.sizes
      .filter((size) => size.system === system)
      .map(({ _id, label }) => ({ _id, name: label })),
  };
  return rows[kind].find((row) => normalize(row.name) === normalize(name))?._id ?? null;
}

const returns = {
  returnable: true,
  keepReasonAr: '',
  keepReasonEn: '',
  returnDays: null,
  exchangeDays: null,
};

/** A text in both languages; where the other is not written, it has the same words. */
const inBoth = <Field extends string>(field: Field, own: string, other = '') =>
  ({
    [`${field}${fieldEnding(language)}`]: own.trim(),
    [`${field}${fieldEnding(otherLanguage)}`]: other.trim() || own.trim(),
  }) as Record<`${Field}${'Ar' | 'En'}`, string>;

async function make(kind: NewRowKind, typed: Typed, change: (part: Partial<Typed>) => void): Promise<string> {
  const names = inBoth('name', typed.name, typed.otherName);
  const idOf = ({ row }: { row: { _id: string } }) => row._id;
  if (kind === 'brands')
    return idOf(await askOnce('createBrand', { ...names, storyAr: '', storyEn: '', threads: [] }));
  if (kind === 'colors') return idOf(await askOnce('createColor', { ...names, hex: typed.hex }));
  if (kind === 'sizes') {
    const labels = inBoth('label', typed.name, typed.otherName);
    return idOf(await askOnce('createSize', { ...labels, system: typed.system }));
  }
  const isKnown = typed.categoryId !== '';
  const category = isKnown
    ? typed.categoryId
    : idOf(await askOnce('createCategory', { ...inBoth('name', typed.category), ...returns }));
  // What failed is tried again in the category that was made.
  if (!isKnown) change({ categoryId: category });
  return idOf(await askOnce('createSubCategory', { categoryId: category, ...names, ...returns }));
}
