import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { language } from '#texts/language';
import { textDesk as t } from '#texts/text-desk';
import { fieldEnding, firstWritten, textsOfFields } from '../../../../shop/language.ts';
import type { HelpPart, HelpPartFields } from '../../../../shop/office/help/desk/help-part.ts';
import { isReadable } from '../../../../shop/office/help/desk/part-problems.ts';
import type { EditedHelpPart, EditedHelpText } from '../../../../shop/office/help/desk/text-calls.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { showFaults } from '../../../client/forms/show-faults.ts';
import { Accordion } from '../../../ui/blocks/accordion.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { useRecordForm } from '../../client/use-record-form.ts';
import { Placeholders } from '../../people/messages/templates/placeholders.tsx';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import { type FieldWords, nameIn } from '../../ui/record-form/value-text.ts';
import { ChoiceFields, type FieldOf, problemOf, WordFields } from './part-fields.tsx';
import { PartHistory } from './part-history.tsx';
import { PhonePreview } from './phone-preview.tsx';
import css from './texts.module.css';

const FORM = 'help-part';

/** What the form edits; `part` is null before it is made. */
type PartRecord = { part: EditedHelpPart | null; kind: HelpPart['kind']; fields: HelpPartFields };

/** A text's fields in both languages beside what shoppers will read. */
export function PartForm({
  text: { page, parts, values },
  loaded,
  title,
}: {
  text: EditedHelpText;
  loaded: PartRecord;
  title: string;
}) {
  const { kind } = loaded;
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const navigate = useNavigate();
  const form = useRecordForm<PartRecord>({
    storageKey: `help-part-draft:${page}:${loaded.part?._id ?? `new:${kind}:${loaded.fields.topic}`}`,
    loaded,
    valuesOf: ({ fields }) => fields,
    save: async (onto, given) => {
      if (onto.part === null) {
        const made = await askOnce('addHelpPart', { page, kind, fields: { ...onto.fields, ...given } });
        form.discard();
        await navigate(`/content/texts/${page}/${made.part._id}`, { replace: true });
        return onto;
      }
      const { _id: id, version } = onto.part;
      const { part } = await ask('changeHelpPart', { page, id, version, fields: given });
      return { part, kind, fields: part.fields };
    },
    conflictOf,
    editorOf: ({ part }) => part?.changedBy ?? '',
    onSaved: () => toast.success(loaded.part === null ? t.created : t.saved),
    onFailed: (failure) => setProblem(failureText(failure, t.notSaved)),
  });
  const { saved, draft, collisions } = form;
  const { part } = saved;
  const fields: HelpPartFields = { ...saved.fields, ...draft };
  const known = Object.keys(values[language]);
  const edited = { _id: part?._id ?? 'new', kind, fields };
  const fieldOf: FieldOf = (name) => ({
    name,
    value: fields[name],
    error: problemOf(name, edited, known, isTried),
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value) => form.change(name, value),
  });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    showFaults(event.currentTarget, () => setTried(true));
    setProblem(undefined);
    const isWrong = (['titleAr', 'titleEn', 'textAr', 'textEn'] as const).some(
      (name) => problemOf(name, edited, known, true) !== undefined,
    );
    if (!isWrong && isReadable(edited)) await form.submit();
  };
  const words = firstWritten(textsOfFields(fields, 'title'), language);
  const topics = parts.filter((each) => each.kind === 'topic');
  return (
    <Page
      title={part === null || kind === 'intro' ? title : words}
      back={`/content/texts/${page}`}
      layout="list"
    >
      <div className={css.page}>
        <RecordForm
          id={FORM}
          className={css.form}
          form={form}
          wordsOf={(field) => wordsOf(field, topics)}
          problem={problem}
          onSubmit={submit}
          onDiscard={() => {
            setTried(false);
            setProblem(undefined);
          }}
          create={
            part === null && (
              <Button type="submit" busy={form.busy}>
                {t.create}
              </Button>
            )
          }
        >
          <WordFields part={edited} isFaq={page === 'faq'} fieldOf={fieldOf} />
          {kind !== 'topic' && <p className={css.quiet}>{t.format}</p>}
          <Accordion title={t.fieldsTitle} level={2}>
            <Placeholders
              needs={[]}
              may={known}
              words={t.fieldWords}
              hint={t.fieldsHint}
              form={FORM}
              first={`text${fieldEnding(language)}`}
              onInsert={form.change}
            />
          </Accordion>
          {kind !== 'intro' && (
            <ChoiceFields part={edited} isFaq={page === 'faq'} topics={topics} fieldOf={fieldOf} />
          )}
        </RecordForm>
        <aside className={css.aside}>
          <PhonePreview parts={previewed(edited, parts)} values={values} label={t.preview} />
          {part !== null && <PartHistory page={page} part={part} onDeleted={form.discard} />}
        </aside>
      </div>
    </Page>
  );
}

/** The part alone, a question under its topic; what is hidden from shoppers can be looked at here. */
function previewed(part: HelpPart, parts: readonly HelpPart[]): HelpPart[] {
  const shown = { ...part, fields: { ...part.fields, isHidden: false } };
  if (part.kind === 'topic') {
    const sample = parts.filter(({ fields }) => fields.topic === part._id).slice(0, 2);
    return [shown, ...sample];
  }
  const topic = parts.find(({ _id }) => _id === part.fields.topic);
  return topic === undefined ? [shown] : [{ ...topic, fields: { ...topic.fields, isHidden: false } }, shown];
}

const wordsOf = (field: string, topics: readonly HelpPart[]): FieldWords => ({
  label: { ...t.fields, topic: t.topic, isHidden: t.isHidden, isQuick: t.isQuick }[
    field as keyof HelpPartFields
  ],
  say: nameIn(
    topics.map(({ _id, fields }) => ({ _id, name: firstWritten(textsOfFields(fields, 'title'), language) })),
  ),
});

/** The part as it is, which comes with a conflict. */
function conflictOf(failure: unknown): PartRecord | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  const { part } = failure.data as { part: EditedHelpPart };
  return { part, kind: part.kind, fields: part.fields };
}
