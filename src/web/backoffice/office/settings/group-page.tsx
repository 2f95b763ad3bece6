import { useEffect, useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { settingWords } from '#texts/setting-words';
import { settings as t } from '#texts/settings';
import {
  ownerGroups,
  type SettingName,
  type SettingGroup,
  settingGroupNames,
  settingGroups,
} from '../../../../shop/office/settings/groups.ts';
import type { AnySettingWords } from '../../../../shop/office/settings/words.ts';
import { isShopOpen } from '../../../../shop/people/closures/opening.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { FeedsCard } from '../../catalog/feeds/feeds-card.tsx';
import { ask } from '../../client/ask.ts';
import { type Draft, useRecordForm } from '../../client/use-record-form.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { useMe } from '../../layout/me.ts';
import { Page } from '../../ui/page.tsx';
import { RecordForm } from '../../ui/record-form/record-form.tsx';
import type { FieldWords } from '../../ui/record-form/value-text.ts';
import { refusalText } from './refusal-text.ts';
import { type SentenceChange, SettingCard, type SettingsData } from './setting-card.tsx';
import { hasProblem, type Limits } from './setting-limits.ts';
import css from './settings.module.css';

/** The settings of the group in the URL. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const group = settingGroupNames.find((each) => each === params['group']);
  if (group === undefined) throw new CallError(404, { message: consoleWords.notFoundText });
  return { group, data: await ask('getSettings') };
};

const FORM = 'settings';
const PREVIEW_MS = 400;

function GroupPage() {
  const loaded = useLoaderData<typeof loader>();
  // Another group is another form.
  return <GroupForm key={loaded.group} {...loaded} />;
}

function GroupForm({ group, data: loaded }: { group: SettingGroup; data: SettingsData }) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [reason, setReason] = useStoredText(`settings reason ${group}`);
  const [word, setWord] = useState('');
  const [now] = useState(() => new Date());
  const form = useRecordForm<SettingsData>({
    storageKey: `settings-draft:${group}`,
    loaded,
    valuesOf: ({ settings }) => settings,
    save: ({ version }, part) => ask('changeSettings', { version, part, ...(reason && { reason }) }),
    conflictOf,
    editorOf: ({ lastChanges }, name) => lastChanges[name]?.by ?? '',
    onSaved: () => {
      setReason('');
      setWord('');
      toast.success(t.saved);
    },
    onFailed: (failure) => setErrors(errorsOf(failure)),
  });
  const { saved: data, draft, collisions, change } = form;
  const { rights } = useMe();
  const isMine = rights.changeSettings === 'all' || !ownerGroups.has(group);
  const names = Object.keys(draft);
  // Before the opening no fee has been promised.
  const isDangerous = names.includes('dispatchCenter') && isShopOpen(data.settings, now);
  // What cannot be saved is not tried.
  const triedPart = Object.fromEntries(
    Object.entries(draft).filter(([name, value]) => !hasProblem(limitsOf(data, name), value)),
  );
  const changes = useSentenceChanges(triedPart);

  const submit = async () => {
    if (names.some((name) => hasProblem(limitsOf(data, name), draft[name]))) return;
    if (isDangerous && word.trim() !== t.dangerWord) return setErrors({ word: t.dangerType(t.dangerWord) });
    setErrors({});
    await form.submit();
  };

  return (
    <Page
      title={t.groups[group]}
      back="/settings"
      layout="list"
      actions={
        group === 'messages' && (
          <ButtonLink small tone="secondary" icon="bell" to="/messages/templates/order.place">
            {t.tryMessage}
          </ButtonLink>
        )
      }
    >
      <div className={css.page}>
        <GroupLinks current={group} />
        <div className={css.form}>
          <RecordForm
            id={FORM}
            className={css.form}
            form={form}
            wordsOf={wordsOf}
            problem={errors['general']}
            onSubmit={submit}
            onDiscard={() => {
              setErrors({});
              setReason('');
            }}
          >
            {!isMine && <Banner tone="info">{t.ownerOnly}</Banner>}
            {Object.keys(collisions).length > 0 && <Banner tone="info">{t.conflictHead}</Banner>}
            <fieldset className={css.cards} disabled={!isMine}>
              {settingGroups[group].map((name) => (
                <SettingCard
                  key={name}
                  name={name}
                  data={data}
                  tried={{ ...data.settings, ...triedPart }}
                  value={name in draft ? draft[name] : data.settings[name]}
                  isChanged={name in draft}
                  changes={changes}
                  error={errors[name]}
                  theirs={collisions[name]}
                  onKeepTheirs={() => form.keepTheirs(name)}
                  onChange={(value) => {
                    setErrors(({ [name]: _corrected, ...others }) => others);
                    change(name, value);
                  }}
                />
              ))}
            </fieldset>
            {isDangerous && (
              <Banner tone="info">
                <strong>{t.dangerHead}</strong> {t.dangerText}
                <TextField
                  compact
                  label={t.dangerType(t.dangerWord)}
                  value={word}
                  error={errors['word']}
                  onChange={(event) => setWord(event.currentTarget.value)}
                />
              </Banner>
            )}
            {names.length > 0 && (
              <TextField
                compact
                optional
                label={t.reason}
                maxLength={300}
                value={reason}
                onChange={(event) => setReason(event.currentTarget.value)}
              />
            )}
            <p>
              <Link className="text-link" to="/settings/audit?subject=settings">
                {t.seeLog}
              </Link>
            </p>
          </RecordForm>
          {group === 'shop' && rights.manageStaff === 'all' && <FeedsCard />}
        </div>
      </div>
    </Page>
  );
}

function GroupLinks({ current }: { current: SettingGroup }) {
  return (
    <nav className={css.links} aria-label={t.title}>
      {settingGroupNames.map((group) => (
        <Link key={group} to={`/settings/${group}`} aria-current={group === current ? 'page' : undefined}>
          {t.groups[group]}
        </Link>
      ))}
    </nav>
  );
}

/** The sentences that these changes would change; loaded again after a debounce. */
function useSentenceChanges(tried: Draft): readonly SentenceChange[] {
  const [changes, setChanges] = useState<readonly SentenceChange[]>([]);
  const part = Object.keys(tried).length > 0 ? JSON.stringify(tried) : '';
  useEffect(() => {
    if (part === '') return setChanges([]);
    let isCurrent = true;
    const timer = setTimeout(() => {
      // Without an answer the page shows the sentences as they are.
      ask('previewSettings', { part: JSON.parse(part) }).then(
        (preview) => isCurrent && setChanges(preview.changes),
        () => isCurrent && setChanges([]),
      );
    }, PREVIEW_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [part]);
  return changes;
}

/** The words of a setting and of its parts, as their fields have them. */
function wordsOf(name: string): FieldWords {
  const words: AnySettingWords | undefined = settingWords[name as SettingName];
  if (words === undefined) return { label: name };
  const { label, parts = {}, choices = {} } = words;
  const languageNames: Readonly<Record<string, string>> = consoleWords.inLanguage;
  return {
    label,
    say: (value) => (typeof value === 'string' ? choices[value] : isLogo(value) ? t.logo.picture : undefined),
    partOf: (part) => parts[part] ?? languageNames[part],
  };
}

const isLogo = (value: unknown) => typeof value === 'object' && value !== null && 'ground' in value;

const limitsOf = ({ limits }: SettingsData, name: string) => limits[name] as Limits | undefined;

/** The current settings that come with a conflict. */
function conflictOf(failure: unknown): SettingsData | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The contract promises them with this code.
  return failure.data as SettingsData;
}

/** By setting: the server names the path of what it refuses. */
function errorsOf(failure: unknown): Record<string, string> {
  const machine = failure instanceof CallError ? failure.errors : [];
  const named = machine.flatMap((text): [string, string][] => {
    const name = /^"([A-Za-z]+)/.exec(text)?.[1];
    return name === undefined ? [] : [[name, refusalText(text)]];
  });
  if (named.length === 0) return { general: failureText(failure, t.notSaved) };
  return Object.fromEntries(named);
}

export { GroupPage as Page };
