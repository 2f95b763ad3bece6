import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { contentDesk as t } from '#texts/content-desk';
import { language } from '#texts/language';
import type { Taxonomy } from '../../../../shop/catalog/taxonomy/contract.ts';
import { textsOfFields } from '../../../../shop/language.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { type HomeBlockKind } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { EditedHomeBlock, HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';
import { homeBlockProblems } from '../../../../shop/office/home/desk/home-block.ts';
import { windowDay } from '../../../../shop/people/staff/audit-changes.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { showFaults } from '../../../client/forms/show-faults.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { type Draft, useRecordForm } from '../../client/use-record-form.ts';
import type { FieldProps } from '../../ui/fields/record-fields.tsx';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { type FieldWords, nameIn } from '../../ui/record-form/value-text.ts';
import { DayFields, type FieldOf, PictureField, WordFields } from './block-fields.tsx';
import { BlockHistory } from './block-history.tsx';
import { BlockPreview } from './block-preview.tsx';
import css from './content.module.css';
import { LinkFields } from './link-fields.tsx';
import { ShareCollection } from './share-collection.tsx';

const FORM = 'home-block';

/** What the form edits; `block` is null before it is made. */
type BlockRecord = { block: EditedHomeBlock | null; kind: HomeBlockKind; fields: HomeBlockFields };
type Errors = Readonly<Record<string, string>>;

type BlockFormProps = {
  loaded: BlockRecord;
  products: EditedHomeBlock['products'];
  taxonomy: Taxonomy;
};

/** A block's fields beside what shoppers of both languages see. */
export function BlockForm({ loaded, products, taxonomy }: BlockFormProps) {
  const { kind } = loaded;
  const [errors, setErrors] = useState<Errors>({});
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const form = useRecordForm<BlockRecord>({
    storageKey: `home-block-draft:${loaded.block?._id ?? `new:${kind}`}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save,
    conflictOf,
    editorOf: ({ block }) => block?.changedBy ?? '',
    onSaved: () => toast.success(loaded.block === null ? t.created : t.saved),
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const { saved, draft, collisions } = form;
  const { block } = saved;
  const fields: HomeBlockFields = { ...saved.fields, ...draft };
  const changes = Object.keys(draft).length;
  const problems = homeBlockProblems(kind, fields);
  const problemOf = (name: keyof HomeBlockFields) => {
    const problem = isTried || name in draft ? problems[name] : undefined;
    return errors[name] ?? (problem && t.problems[problem]);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    showFaults(event.currentTarget, () => setTried(true));
    setErrors({});
    if (Object.keys(problems).length === 0) await form.submit();
  };
  const fieldOf: FieldOf = <Name extends keyof HomeBlockFields>(
    name: Name,
  ): FieldProps<HomeBlockFields[Name]> => ({
    name,
    label: t.fields[name],
    value: fields[name],
    error: problemOf(name),
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  async function save(onto: BlockRecord, part: Draft): Promise<BlockRecord> {
    // An emptied number is null in the draft.
    const given = 'minProducts' in part ? { ...part, minProducts: Number(part['minProducts']) } : part;
    if (onto.block === null) {
      const created = (await askOnce('createHomeBlock', { kind, fields: { ...onto.fields, ...given } }))
        .block;
      form.discard();
      await navigate(`/content/${created._id}`, { replace: true });
      return onto;
    }
    const { _id: id, version } = onto.block;
    const changed = (await ask('changeHomeBlock', { id, version, fields: given })).block;
    return { block: changed, kind, fields: changed.fields };
  }
  const forgetErrors = () => {
    setTried(false);
    setErrors({});
  };
  const wordsOf = (field: string): FieldWords => ({
    label: t.fields[field as keyof HomeBlockFields],
    say: (value) => windowDay(field, value, language) ?? nameIn(products)(value),
    ...(field === 'productIds' && { count: formatNumber }),
  });
  const title = textsOfFields(fields, 'title')[language];
  return (
    <Page
      title={block === null ? t.add[kind] : title}
      back="/content"
      layout="list"
      actions={
        block !== null &&
        (kind === 'collection' || kind === 'look') &&
        !saved.fields.isDraft && <ShareCollection id={block._id} />
      }
    >
      <div className={css.page}>
        <aside className={css.aside} aria-label={t.preview}>
          <BlockPreview
            blockId={block?._id ?? null}
            kind={kind}
            fields={fields}
            isSaved={block !== null && changes === 0}
          />
          {block !== null && <BlockHistory block={block} onDeleted={form.discard} />}
        </aside>
        <RecordForm
          id={FORM}
          className={css.form}
          form={form}
          wordsOf={wordsOf}
          problem={errors['general']}
          onSubmit={submit}
          onDiscard={forgetErrors}
          create={
            block === null && (
              <Button type="submit" busy={form.busy}>
                {fields.isDraft ? t.createDraft : t.create}
              </Button>
            )
          }
        >
          <WordFields kind={kind} fieldOf={fieldOf} />
          <LinkFields kind={kind} fieldOf={fieldOf} taxonomy={taxonomy} products={products} />
          {kind !== 'notice' && kind !== 'look' && (
            <PictureField {...fieldOf('pictureOf')} known={products} />
          )}
          <DayFields fieldOf={fieldOf} />
        </RecordForm>
      </div>
    </Page>
  );
}

/** The block as it is, which comes with a conflict. */
function conflictOf(failure: unknown): BlockRecord | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  const { block } = failure.data as { block: EditedHomeBlock };
  return { block, kind: block.kind, fields: block.fields };
}

/** Why a block was not saved, by field: the server names what it refuses. */
function errorsOf(failure: unknown): Errors {
  const general = failureText(failure, t.notSaved);
  if (!(failure instanceof CallError)) return { general };
  const named = failure.errors.flatMap((text) => {
    const field = /^"(?:fields\.)?(\w+)"/.exec(text)?.[1];
    return field !== undefined && field in t.fields ? [[field, t.wrong] as const] : [];
  });
  return named.length === 0 ? { general } : Object.fromEntries(named);
}
