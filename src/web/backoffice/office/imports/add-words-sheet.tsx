import { useRef, useState } from 'react';
import { imports as t } from '#texts/imports';
import { taxonomy as words } from '#texts/taxonomy';
import { callsOfKind } from '../../../../shop/catalog/taxonomy/calls-of-kind.ts';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import type { TaxonomyKind } from '../../../../shop/catalog/taxonomy/kinds.ts';
import type { ConsoleInputOf } from '../../../../shop/console-endpoints.ts';
import { languageFacts } from '../../../../shop/language.ts';
import { normalize } from '../../../../shop/normal-form.ts';
import type { ProductImport, WordKind } from '../../../../shop/office/imports/contract.ts';
import { colorInOther } from '../../../../shop/office/imports/everyday-words.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { SystemField } from '../../catalog/taxonomy/system-field.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './imports.module.css';

export type Word = NonNullable<ProductImport['faults'][number]['word']>;
export type WordMeaning = { kind: WordKind; word: string; termId: string };

export const taxonomyKinds = {
  brand: 'brands',
  category: 'categories',
  subCategory: 'subCategories',
  color: 'colors',
  size: 'sizes',
} as const satisfies Record<WordKind, TaxonomyKind>;

type AddWordsSheetProps = {
  /** Words of a file that the shop does not know. */
  found: readonly Word[];
  taxonomy: Taxonomy;
  /** With what the words mean now; the file is tried again. */
  onAdded: (meanings: WordMeaning[]) => Promise<unknown>;
  onClose: () => void;
};

/** Adds words of a file to the shop, brands and sizes beside each other, each with its name in both languages. */
export function AddWordsSheet({ found, taxonomy, onAdded, onClose }: AddWordsSheetProps) {
  const [terms, setTerms] = useState(() => found.map((word) => termOf(word, taxonomy)));
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, act } = useAct();
  // Words that were added before a failure are not added twice.
  const added = useRef(new Map<string, WordMeaning>());
  const categories = useRef(new Map<string, string>());
  const wanted = terms.filter(({ isWanted }) => isWanted);
  /** A category above several words is made once. */
  const categoryCalled = async (name: string) => {
    const known = categories.current.get(name);
    if (known !== undefined) return known;
    const { row } = await askOnce('createCategory', { nameAr: name, nameEn: name, ...returns });
    categories.current.set(name, row._id);
    return row._id;
  };
  const submit = async () => {
    setTried(true);
    if (wanted.some((term) => Object.keys(problemsOf(term)).length > 0)) return;
    setProblem(undefined);
    const isDone = await act(async () => {
      try {
        for (const term of wanted) {
          const { kind, word, newCategory } = term;
          if (added.current.has(keyOf(term))) continue;
          const categoryId = term.categoryId === NEW ? await categoryCalled(newCategory) : term.categoryId;
          const input = inputOf({ ...term, categoryId });
          const { row } = await askOnce(callsOfKind[taxonomyKinds[kind]].create, input);
          added.current.set(keyOf(term), { kind, word, termId: row._id });
        }
        await onAdded([...added.current.values()]);
        return true;
      } catch (failure) {
        setProblem(failureText(failure, words.notSaved));
        return false;
      }
    });
    if (isDone === true) onClose();
  };
  return (
    <FormSheet
      tall
      title={t.addTitle}
      action={t.addAndTry(wanted.length)}
      disabled={wanted.length === 0}
      busy={busy}
      onClose={onClose}
      onSubmit={() => void submit()}
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <p className={css.quiet}>{t.addSays}</p>
      {terms.map((term, place) => (
        <TermFields
          key={keyOf(term)}
          term={term}
          taxonomy={taxonomy}
          isTried={isTried}
          onChange={(part) =>
            setTerms((now) => now.map((each, at) => (at === place ? { ...each, ...part } : each)))
          }
        />
      ))}
    </FormSheet>
  );
}

/** In place of a category's id: that of the path above the word is made. */
const NEW = 'new';

type Term = {
  kind: WordKind;
  word: string;
  near: string;
  isWanted: boolean;
  ar: string;
  en: string;
  categoryId: string;
  /** What stands above the word in the file: `Women` of `Women > Dresses`. */
  newCategory: string;
  hex: string;
  system: string;
};

const keyOf = ({ kind, word }: Pick<Term, 'kind' | 'word'>) => `${kind} ${word}`;

function termOf({ word, near, within, kind }: Word, { categories, sizes }: Taxonomy): Term {
  const path = word.split(' > ');
  const name = kind === 'subCategory' ? (path.at(-1) ?? word) : word;
  const above = kind === 'subCategory' ? (path.at(-2) ?? '') : '';
  const known = categories.find((each) => normalize(each.name) === normalize(above));
  const other = (kind === 'color' ? colorInOther(name) : null) ?? name;
  const isArabic = /\p{Script=Arabic}/u.test(name);
  const [only, second] = categories;
  const onlyOne = second === undefined ? (only?._id ?? '') : '';
  // `38` belongs to the numbers, `XXL` to the letters.
  const isNumber = /^\d+$/.test(name);
  const like = sizes.find(({ label }) => /^\d+$/.test(label) === isNumber) ?? sizes[0];
  return {
    kind,
    word,
    near,
    isWanted: near === '',
    // Until somebody translates it, the other language shows the same.
    ar: isArabic ? name : other,
    en: isArabic ? other : name,
    newCategory: known === undefined ? above : '',
    categoryId: within ?? known?._id ?? (above === '' ? onlyOne : NEW),
    hex: '#808080',
    system: like?.system ?? 'alpha',
  };
}

function problemsOf({ kind, ar, en, categoryId }: Term) {
  return {
    ...(ar.trim() === '' && { ar: words.needed }),
    ...(en.trim() === '' && { en: words.needed }),
    ...(kind === 'subCategory' && categoryId === '' && { categoryId: words.needed }),
  };
}

const returns = {
  returnable: true,
  keepReasonAr: '',
  keepReasonEn: '',
  returnDays: null,
  exchangeDays: null,
};

type TermInput = ConsoleInputOf<(typeof callsOfKind)[TaxonomyKind]['create']>;

function inputOf({ kind, ar, en, categoryId, hex, system }: Term): TermInput {
  const names = { nameAr: ar, nameEn: en };
  if (kind === 'brand') return { ...names, storyAr: '', storyEn: '', threads: ['plum', 'undyed', 'indigo'] };
  if (kind === 'category') return { ...names, ...returns };
  if (kind === 'subCategory') return { ...names, ...returns, categoryId };
  return kind === 'color' ? { ...names, hex } : { labelAr: ar, labelEn: en, system };
}

type TermFieldsProps = {
  term: Term;
  taxonomy: Taxonomy;
  isTried: boolean;
  onChange: (part: Partial<Term>) => void;
};

function TermFields({ term, taxonomy, isTried, onChange }: TermFieldsProps) {
  const { kind, newCategory } = term;
  const errors: Partial<Record<keyof Term, string>> = isTried ? problemsOf(term) : {};
  const labels =
    kind === 'size'
      ? { ar: words.fields.labelAr, en: words.fields.labelEn }
      : { ar: words.fields.nameAr, en: words.fields.nameEn };
  return (
    <fieldset className={css.term}>
      <Checkbox
        label={
          <>
            <bdi>{term.word}</bdi> <span className={css.quiet}>{words.kinds[taxonomyKinds[kind]]}</span>
          </>
        }
        checked={term.isWanted}
        onChange={({ currentTarget: { checked } }) => onChange({ isWanted: checked })}
      />
      {term.near !== '' && <p className={css.quiet}>{t.nearWord(term.near)}</p>}
      {term.isWanted && (
        <>
          {(['ar', 'en'] as const).map((lang) => (
            <TextField
              key={lang}
              compact
              label={labels[lang]}
              error={errors[lang]}
              lang={lang}
              dir={languageFacts[lang].direction}
              maxLength={kind === 'size' ? 20 : 80}
              value={term[lang]}
              onChange={({ currentTarget: { value } }) => onChange({ [lang]: value })}
            />
          ))}
          {kind === 'subCategory' && (
            <SelectField
              compact
              label={words.fields.categoryId}
              error={errors.categoryId}
              hint={taxonomy.categories.length === 0 ? words.noCategory : undefined}
              value={term.categoryId}
              onChange={({ currentTarget: { value } }) => onChange({ categoryId: value })}
            >
              <option value="">{words.choose}</option>
              {newCategory !== '' && <option value={NEW}>{t.newCategory(newCategory)}</option>}
              {taxonomy.categories.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
          {kind === 'color' && (
            <TextField
              compact
              type="color"
              label={words.fields.hex}
              value={term.hex}
              onChange={({ currentTarget: { value } }) => onChange({ hex: value })}
            />
          )}
          {kind === 'size' && (
            <SystemField compact value={term.system} onChange={(system) => onChange({ system })} />
          )}
        </>
      )}
    </fieldset>
  );
}
