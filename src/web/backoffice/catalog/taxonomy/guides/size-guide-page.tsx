import { type ReactNode, useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { sizeGuides as t } from '#texts/size-guides';
import type { Taxonomy } from '../../../../../shop/catalog/taxonomy/contract.ts';
import type {
  EditedSizeGuide,
  SizeGuideFields,
} from '../../../../../shop/catalog/taxonomy/size-guide-calls.ts';
import { textsOfFields } from '../../../../../shop/language.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { type Draft, useRecordForm } from '../../../client/use-record-form.ts';
import { FieldPair, type FieldProps, PairFields, WithTheirs } from '../../../ui/fields/record-fields.tsx';
import { Page } from '../../../ui/page.tsx';
import { RecordForm } from '../../../ui/record-form/record-form.tsx';
import { type FieldWords, nameIn } from '../../../ui/record-form/value-text.ts';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';
import panels from '../../products/products.module.css';
import { SubCategoryOptions } from '../sub-category-options.tsx';
import { GuideMeasures } from './guide-measures.tsx';
import { GuideTable, type KnownSize, wrongFigures } from './guide-table.tsx';
import css from './guides.module.css';

/** The guide in the URL, the sizes of the shop, and what it can stand for. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const [{ guides }, { rows }, taxonomy] = await Promise.all([
    ask('listSizeGuides'),
    ask('listSizes'),
    ask('getTaxonomy'),
  ]);
  const known = rows.flatMap(({ fields }): KnownSize[] => ('labelEn' in fields ? [fields] : []));
  return { guide: guides.find(({ _id }) => _id === params['id']) ?? begun, known, taxonomy };
};

const begun: EditedSizeGuide = {
  _id: '',
  version: 0,
  uses: 0,
  fields: {
    nameEn: '',
    nameAr: '',
    noteEn: '',
    noteAr: '',
    subCategoryId: null,
    brandId: null,
    measures: [],
    sizes: [],
  },
  changedBy: null,
};

function SizeGuidePage() {
  const { guide, ...around } = useLoaderData<typeof loader>();
  return <GuideForm key={guide._id} loaded={guide} {...around} />;
}

type GuideFormProps = { loaded: EditedSizeGuide; known: readonly KnownSize[]; taxonomy: Taxonomy };
type Word = 'nameEn' | 'nameAr' | 'noteEn' | 'noteAr';

function GuideForm({ loaded, known, taxonomy }: GuideFormProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const [tried, setTried] = useState(false);
  const form = useRecordForm<EditedSizeGuide>({
    storageKey: `size-guide-draft:${loaded._id || 'new'}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save: async (guide, changes) => {
      const next = await saveDraft(guide, changes);
      if (guide._id === '') await navigate('/products/size-guides', { replace: true });
      return next;
    },
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    onSaved: () => toast.success(t.saved),
    onFailed: (failure) => setProblem(problemOf(failure)),
  });
  const { saved, draft, collisions } = form;
  const values: SizeGuideFields = { ...saved.fields, ...draft };
  const { measures, sizes } = values;
  const submit = async () => {
    setProblem(undefined);
    setTried(true);
    if (measures.length === 0 || sizes.length === 0) return setProblem(t.needsBoth);
    const words = [
      values.nameAr,
      values.nameEn,
      ...measures.flatMap(({ nameAr, nameEn }) => [nameAr, nameEn]),
    ];
    if (words.some((word) => word.trim() === '') || wrongFigures(sizes).length > 0) return;
    await form.submit();
  };
  const wordOf = (name: Word): FieldProps<string> => ({
    name,
    label: t.fields[name],
    value: values[name],
    error: tried && name.startsWith('name') && values[name].trim() === '' ? t.needed : undefined,
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  const remove = async () => {
    try {
      await ask('removeSizeGuide', { id: saved._id });
      form.discard();
      await navigate('/products/size-guides', { replace: true });
      offerUndo({
        text: t.removed,
        undo: async () => {
          await askOnce('createSizeGuide', saved.fields);
          await navigate('/products/size-guides', { replace: true });
        },
      });
    } catch (failure) {
      setProblem(failure instanceof CallError && failure.code === 'IN_USE' ? t.inUse : problemOf(failure));
    }
  };
  return (
    <Page title={textsOfFields(values, 'name')[language] || t.new} back="/products/size-guides" layout="form">
      <RecordForm
        id="size-guide"
        className={panels.form}
        form={form}
        wordsOf={(field) => wordsOf(field, taxonomy)}
        create={
          saved._id === '' && (
            <Button type="submit" busy={form.busy}>
              {consoleWords.save}
            </Button>
          )
        }
        problem={problem}
        onSubmit={submit}
        onDiscard={() => {
          setProblem(undefined);
          setTried(false);
        }}
      >
        <section className={panels.panel}>
          <h2>{t.names}</h2>
          <PairFields ar={wordOf('nameAr')} en={wordOf('nameEn')} most={80} />
          <p className={css.quiet}>{t.placeSays}</p>
          <FieldPair>
            <Place
              label={t.fields.subCategoryId}
              none={t.noPlace}
              value={values.subCategoryId}
              onChange={(id) => {
                form.change('subCategoryId', id);
                if (id === null) form.change('brandId', null);
              }}
            >
              <SubCategoryOptions {...taxonomy} />
            </Place>
            {values.subCategoryId !== null && (
              <Place
                label={t.fields.brandId}
                none={t.everyBrand}
                value={values.brandId}
                onChange={(id) => form.change('brandId', id)}
              >
                {taxonomy.brands.map(({ _id, name }) => (
                  <option key={_id} value={_id}>
                    {name}
                  </option>
                ))}
              </Place>
            )}
          </FieldPair>
          <PairFields ar={wordOf('noteAr')} en={wordOf('noteEn')} most={300} />
        </section>
        <section className={panels.panel}>
          <h2>{t.measures}</h2>
          <WithTheirs theirs={collisions['measures']} onKeepTheirs={() => form.keepTheirs('measures')}>
            <GuideMeasures
              measures={measures}
              tried={tried}
              onChange={(next) => form.change('measures', next)}
              onAdd={(measure) => {
                form.change('measures', [...measures, measure]);
                form.change(
                  'sizes',
                  sizes.map((size) => ({ ...size, figures: [...size.figures, ''] })),
                );
              }}
              onRemove={(place) => {
                form.change('measures', measures.toSpliced(place, 1));
                form.change(
                  'sizes',
                  sizes.map((size) => ({ ...size, figures: size.figures.toSpliced(place, 1) })),
                );
              }}
            />
          </WithTheirs>
        </section>
        <section className={panels.panel}>
          <h2>{t.table}</h2>
          <WithTheirs theirs={collisions['sizes']} onKeepTheirs={() => form.keepTheirs('sizes')}>
            <GuideTable
              measures={measures}
              sizes={sizes}
              known={known}
              onChange={(next) => form.change('sizes', next)}
            />
          </WithTheirs>
        </section>
        {saved._id !== '' && (
          <p>
            <Button small tone="quiet" onClick={() => void remove()}>
              {t.remove}
            </Button>
          </p>
        )}
      </RecordForm>
    </Page>
  );
}

/** A measure by its name, a row of the table by its size and figures. */
const wordsOf = (field: string, { brands, categories }: Taxonomy): FieldWords => ({
  label: { ...t.fields, measures: t.measures, sizes: t.table }[field as keyof SizeGuideFields],
  say: (value) => {
    if (typeof value !== 'object' || value === null)
      return nameIn(
        brands,
        categories.flatMap(({ subCategories }) => subCategories),
      )(value);
    if ('figures' in value) return Object.values(value).flat().join(' ');
    return textsOfFields(value as SizeGuideFields['measures'][number], 'name')[language];
  },
});

type PlaceProps = {
  label: string;
  none: string;
  value: string | null;
  onChange: (id: string | null) => void;
  /** The options. */
  children: ReactNode;
};

function Place({ label, none, value, onChange, children }: PlaceProps) {
  return (
    <SelectField
      compact
      label={label}
      value={value ?? ''}
      onChange={({ currentTarget: { value: id } }) => onChange(id === '' ? null : id)}
    >
      <option value="">{none}</option>
      {children}
    </SelectField>
  );
}

async function saveDraft(
  { _id: id, version, fields }: EditedSizeGuide,
  draft: Draft,
): Promise<EditedSizeGuide> {
  const changes: Partial<SizeGuideFields> = draft;
  if (id === '') return (await askOnce('createSizeGuide', { ...fields, ...changes })).guide;
  return (await ask('changeSizeGuide', { id, version, fields: changes })).guide;
}

/** The guide as it is, which comes with a conflict. */
function conflictOf(failure: unknown): EditedSizeGuide | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { guide: EditedSizeGuide }).guide;
}

const problemOf = (failure: unknown): string =>
  failure instanceof CallError && failure.code === 'NAME_TAKEN' ? t.taken : failureText(failure, t.notSaved);

export { SizeGuidePage as Page };
