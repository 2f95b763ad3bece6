import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { language } from '#texts/language';
import { newsDesk as t } from '#texts/news-desk';
import { languageFacts, readersFirst, textsOfFields } from '../../../../../shop/language.ts';
import type { BrandNews, NewsBrand } from '../../../../../shop/people/messages/news-calls.ts';
import { formatDay } from '../../../../../shop/time/days.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { showFaults } from '../../../../client/forms/show-faults.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../../ui/choices/checkbox.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../../client/ask.ts';
import { useRecordForm } from '../../../client/use-record-form.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { FieldPair, type FieldProps, PairFields, WithTheirs } from '../../../ui/fields/record-fields.tsx';
import { TimeField } from '../../../ui/fields/time-field.tsx';
import { Page } from '../../../ui/page.tsx';
import { RecordForm } from '../../../ui/record-form/record-form.tsx';
import { nameIn } from '../../../ui/record-form/value-text.ts';
import css from '../wording.module.css';
import { DropNews, NEWS_LIST, SendAsk } from './news-asks.tsx';
import { fieldsOfNews, givenNews, readClock, type NewsFields, newsProblems } from './news-fields.ts';
import { whenText } from './when-text.ts';

const FORM = 'news';
const bothLanguages = readersFirst(language);

type NewsFormProps = { news: BrandNews | null; brands: readonly NewsBrand[]; days: number };

/** News of a brand: written, previewed and scheduled; sent news are read-only. */
export function NewsForm({ news: loaded, brands, days }: NewsFormProps) {
  const [problem, setProblem] = useState<string>();
  const [triedAt, setTriedAt] = useState<Date | null>(null);
  const [isAsked, setAsked] = useState(false);
  const navigate = useNavigate();
  const form = useRecordForm<BrandNews | null>({
    storageKey: `news-draft:${loaded?._id ?? 'new'}`,
    loaded,
    valuesOf: fieldsOfNews,
    save: async (onto, part) => {
      const given = givenNews({ ...fieldsOfNews(onto), ...part });
      if (onto !== null)
        return (await ask('changeBrandNews', { id: onto._id, version: onto.version, ...given })).news;
      await askOnce('scheduleBrandNews', given);
      form.discard();
      await navigate(NEWS_LIST, { replace: true });
      return onto;
    },
    conflictOf,
    editorOf: (news) => news?.changedBy ?? '',
    onSaved: () => toast.success(loaded === null && !fields.isDraft ? t.scheduled : t.saved),
    onFailed: (failure) => setProblem(problemText(failure)),
  });
  const { saved, draft, collisions } = form;
  const fields: NewsFields = { ...fieldsOfNews(saved), ...draft };
  const isOver = saved !== null && saved.state !== 'waiting' && saved.state !== 'draft';
  const isTried = triedAt !== null;
  const problemsAt = (now: Date | null) =>
    newsProblems(fields, 'day' in draft || 'time' in draft || 'isDraft' in draft ? now : null);
  const problems = problemsAt(triedAt);
  const brand = brands.find(({ _id }) => _id === fields.brandId);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    const now = readClock();
    showFaults(event.currentTarget, () => setTriedAt(now));
    setProblem(undefined);
    if (Object.keys(problemsAt(now)).length > 0) return;
    if (fields.day === '' && !fields.isDraft) return setAsked(true);
    await form.submit();
  };
  const sendNow = async () => {
    setAsked(false);
    await form.submit();
  };
  const fieldOf = (name: Exclude<keyof NewsFields, 'brandId' | 'isDraft'>) => ({
    name,
    label: t.fields[name],
    value: fields[name],
    error: isTried ? problems[name] : undefined,
    theirs: collisions[name],
    onKeepTheirs: () => form.keepTheirs(name),
    onChange: (value: string) => form.change(name, value),
  });
  const [title, text] = [textsOfFields(fields, 'title'), textsOfFields(fields, 'text')];
  return (
    <Page title={saved === null ? t.new : title[language] || t.title} back={NEWS_LIST} layout="list">
      <div className={css.page}>
        <RecordForm
          id={FORM}
          className={css.form}
          form={form}
          wordsOf={(field) => ({
            label: { ...t.fields, brandId: t.brand, isDraft: t.states.draft }[field as keyof NewsFields],
            say: nameIn(brands),
          })}
          problem={problem}
          onSubmit={submit}
          onDiscard={() => {
            setTriedAt(null);
            setProblem(undefined);
          }}
          create={
            saved === null && (
              <Button type="submit" busy={form.busy}>
                {actOf(fields)}
              </Button>
            )
          }
        >
          {isOver && <Banner tone="info">{t.begun}</Banner>}
          <fieldset className={css.form} disabled={isOver}>
            <legend className="visually-hidden">{t.news}</legend>
            <WithTheirs
              theirs={collisions['brandId']}
              onKeepTheirs={() => form.keepTheirs('brandId')}
              say={(id) => brands.find(({ _id }) => _id === id)?.name ?? id}
            >
              <SelectField
                compact
                name="brandId"
                label={t.brand}
                error={isTried ? problems.brandId : undefined}
                value={fields.brandId}
                onChange={({ currentTarget }) => form.change('brandId', currentTarget.value)}
              >
                <option value="">{t.choose}</option>
                {brands.map(({ _id, name, followers }) => (
                  <option key={_id} value={_id}>
                    {t.brandOption(name, followers)}
                  </option>
                ))}
              </SelectField>
            </WithTheirs>
            <PairFields ar={fieldOf('titleAr')} en={fieldOf('titleEn')} most={120} />
            <PairFields long ar={fieldOf('textAr')} en={fieldOf('textEn')} most={500} />
            <WithTheirs theirs={collisions['isDraft']} onKeepTheirs={() => form.keepTheirs('isDraft')}>
              <Checkbox
                name="isDraft"
                label={t.keepDraft}
                checked={fields.isDraft}
                onChange={({ currentTarget: { checked } }) => form.change('isDraft', checked)}
              />
            </WithTheirs>
            {!fields.isDraft && (
              <FieldPair>
                <NewsDay {...fieldOf('day')} />
                {fields.day !== '' && <NewsTime {...fieldOf('time')} />}
              </FieldPair>
            )}
          </fieldset>
        </RecordForm>
        {isAsked && (
          <SendAsk
            followers={brand?.followers ?? 0}
            days={days}
            onClose={() => setAsked(false)}
            onSure={() => void sendNow()}
          />
        )}
        <aside className={css.aside} aria-label={t.preview}>
          <h2 className="card-title">{t.preview}</h2>
          {bothLanguages.map((each) => (
            <div key={each} className={css.bubble} lang={each} dir={languageFacts[each].direction}>
              <b>{title[each] || '…'}</b>
              <p>{text[each]}</p>
            </div>
          ))}
          {brand !== undefined && !isOver && <p role="status">{t.willReach(brand.followers)}</p>}
          <p className={css.quiet}>{t.oneIn(days)}</p>
          {saved !== null && <Sent news={saved} />}
          {saved !== null && !isOver && <DropNews id={saved._id} onDropped={form.discard} />}
        </aside>
      </div>
    </Page>
  );
}

function actOf({ isDraft, day }: NewsFields): string {
  if (isDraft) return t.createDraft;
  return day === '' ? t.sendNow : t.schedule;
}

function NewsDay({ theirs, onKeepTheirs, ...field }: FieldProps<string>) {
  return (
    <WithTheirs theirs={theirs} onKeepTheirs={onKeepTheirs} say={(day) => formatDay(day, language)}>
      <DateField compact hint={t.dayHint} {...field} />
    </WithTheirs>
  );
}

function NewsTime({ theirs, onKeepTheirs, ...field }: FieldProps<string>) {
  return (
    <WithTheirs theirs={theirs} onKeepTheirs={onKeepTheirs}>
      <TimeField compact {...field} />
    </WithTheirs>
  );
}

function Sent({ news: { state, sentAt, dueAt, told, changedBy } }: { news: BrandNews }) {
  return (
    <p className={css.quiet}>
      {whenText({ sentAt, dueAt })}
      {(state === 'sending' || state === 'sent') && ` · ${t.told(told)}`}
      {changedBy !== null && ` · ${t.by(changedBy)}`}
    </p>
  );
}

/** The current news, which a conflict carries. */
function conflictOf(failure: unknown): BrandNews | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends them with this code.
  return (failure.data as { news: BrandNews }).news;
}

const problemText = (failure: unknown) =>
  failure instanceof CallError && failure.code === 'IN_USE' ? t.tooLate : failureText(failure, t.notSaved);
