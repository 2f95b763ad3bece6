import { type FormEvent, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { messageDesk as t } from '#texts/message-desk';
import { isKeyOf } from '../../../../../shop/keys-of.ts';
import {
  fieldEnding,
  inEachLanguage,
  type Language,
  languages,
  readersFirst,
} from '../../../../../shop/language.ts';
import type { MessageTemplate } from '../../../../../shop/people/messages/template-calls.ts';
import { isForChat, isTemplateName } from '../../../../../shop/people/notifications/message-template.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { showFaults } from '../../../../client/forms/show-faults.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask } from '../../../client/ask.ts';
import { useRecordForm } from '../../../client/use-record-form.ts';
import { PairFields } from '../../../ui/fields/record-fields.tsx';
import { Page } from '../../../ui/page.tsx';
import { RecordForm } from '../../../ui/record-form/record-form.tsx';
import css from '../wording.module.css';
import { Placeholders } from './placeholders.tsx';
import { TemplatePreview } from './template-preview.tsx';
import {
  type FieldName,
  fieldsOfWords,
  hasProblems,
  phoneOf,
  problemsOf,
  wordsOfFields,
} from './wording-fields.ts';

const FORM = 'template';
const bothLanguages = readersFirst(language);

/** The message in the URL, with what its preview is filled with. */
export const loader = async ({ params: { name = '' } }: LoaderFunctionArgs) => {
  if (!isTemplateName(name)) throw new CallError(404, { message: t.unknown });
  return ask('getTemplate', { name });
};

function TemplatePage() {
  const loaded = useLoaderData<typeof loader>();
  // Another message is another form.
  return <TemplateForm key={loaded.template.name} {...loaded} />;
}

function TemplateForm({ template: loaded, sends, shop, samples }: Awaited<ReturnType<typeof loader>>) {
  const [problem, setProblem] = useState<string>();
  const [isTried, setTried] = useState(false);
  const form = useRecordForm<MessageTemplate>({
    storageKey: `template-draft:${loaded.name}`,
    loaded,
    valuesOf: ({ words }) => fieldsOfWords(words),
    save: async (onto, part) => {
      const words = wordsOfFields({ ...fieldsOfWords(onto.words), ...part });
      return (await ask('wordTemplate', { name: onto.name, words, version: onto.version })).template;
    },
    conflictOf,
    editorOf: ({ changedBy }) => changedBy ?? '',
    onSaved: () => toast.success(t.saved),
    onFailed: (failure) => setProblem(failureText(failure, t.notSaved)),
  });
  const { saved, draft, collisions } = form;
  const { name, needs, may, builtIn, atNight, reachesPhone, changedBy, changedAt } = saved;
  const fields = { ...fieldsOfWords(saved.words), ...draft };
  const words = wordsOfFields(fields);
  const problems = inEachLanguage((each) => problemsOf(name, words[each]));
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    showFaults(event.currentTarget, () => setTried(true));
    setProblem(undefined);
    if (!languages.some((each) => hasProblems(problems[each]))) await form.submit();
  };
  const fieldOf = (part: 'title' | 'text', of: Language) => {
    const field: FieldName = `${part}${fieldEnding(of)}`;
    return {
      name: field,
      label: t.fields[field],
      value: fields[field],
      error:
        isTried || `title${field.slice(-2)}` in draft || `text${field.slice(-2)}` in draft
          ? problems[of][part]
          : undefined,
      theirs: collisions[field],
      onKeepTheirs: () => form.keepTheirs(field),
      onChange: (value: string) => form.change(field, value),
    };
  };
  return (
    <Page title={t.names[name]} back="/messages/templates" layout="list">
      <div className={css.page}>
        <RecordForm
          id={FORM}
          className={css.form}
          form={form}
          wordsOf={(field) => ({ label: t.fields[field as FieldName] })}
          problem={problem}
          onSubmit={submit}
          onDiscard={() => {
            setTried(false);
            setProblem(undefined);
          }}
        >
          <Placeholders
            needs={needs}
            may={may}
            words={{ ...t.fieldWords, ...(isKeyOf(t.fieldWordsOf, name) && t.fieldWordsOf[name]) }}
            hint={t.placeholdersHint}
            form={FORM}
            first={`text${fieldEnding(language)}`}
            onInsert={form.change}
          />
          <PairFields ar={fieldOf('title', 'ar')} en={fieldOf('title', 'en')} most={120} />
          <PairFields long ar={fieldOf('text', 'ar')} en={fieldOf('text', 'en')} most={500} />
          <p className={css.line}>
            {bothLanguages.map((each) => (
              <RestoreButton
                key={each}
                language={each}
                isOwn={words[each].title === builtIn[each].title && words[each].text === builtIn[each].text}
                onRestore={() => {
                  const own = fieldsOfWords(builtIn);
                  const ending = fieldEnding(each);
                  form.change(`title${ending}`, own[`title${ending}`]);
                  form.change(`text${ending}`, own[`text${ending}`]);
                }}
              />
            ))}
          </p>
          {changedBy !== null && changedAt !== null && (
            <p className={css.quiet}>
              {t.lastChange(changedBy, formatMoment(changedAt, language))} ·{' '}
              <Link className="text-link" to={`/settings/audit?subject=${name}`}>
                {t.log}
              </Link>
            </p>
          )}
        </RecordForm>
        <aside className={css.aside} aria-label={t.preview}>
          <h2 className="card-title">{t.preview}</h2>
          <p className={css.quiet}>
            {isForChat(name)
              ? `${t.chat}.`
              : reachesPhone
                ? `${phoneOf(name)}. ${atNight ? t.atNight : t.waits}.`
                : `${t.inbox}.`}{' '}
            {t.previewHint}
          </p>
          {bothLanguages.map((each) => (
            <TemplatePreview
              key={each}
              template={saved}
              sends={sends}
              language={each}
              shop={shop[each]}
              samples={samples[each]}
              words={words[each]}
              isSendable={!hasProblems(problems[each])}
            />
          ))}
          <p className={css.quiet}>
            {reachesPhone && t.long} {sends ? t.testHint : t.testHintStays}{' '}
            <Link className="text-link" to="/settings/messages">
              {t.quietHours}
            </Link>
          </p>
        </aside>
      </div>
    </Page>
  );
}

function RestoreButton(props: { language: Language; isOwn: boolean; onRestore: () => void }) {
  if (props.isOwn) return null;
  return (
    <Button small tone="secondary" icon="undo-2" onClick={props.onRestore}>
      {t.restore} · {consoleWords.inLanguage[props.language]}
    </Button>
  );
}

/** The message as it is, which comes with a conflict. */
function conflictOf(failure: unknown): MessageTemplate | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends it with this code.
  return (failure.data as { template: MessageTemplate }).template;
}

export { TemplatePage as Page };
