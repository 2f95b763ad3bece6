import { Fragment, lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { language } from '#texts/language';
import { mapWords as map } from '#texts/map-words';
import { settingConflicts as conflicts } from '#texts/setting-conflicts';
import { settingWords } from '#texts/setting-words';
import { settings as t } from '#texts/settings';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { languageFacts, readersFirst } from '../../../../shop/language.ts';
import { conflictsOf } from '../../../../shop/office/settings/conflicts.ts';
import { groupOf, type SettingName } from '../../../../shop/office/settings/groups.ts';
import type { AnySettingWords } from '../../../../shop/office/settings/words.ts';
import { isShopOpen, plannedOpening } from '../../../../shop/people/closures/opening.ts';
import type { Point } from '../../../../shop/people/places/distance.ts';
import type { SharedLocation } from '../../../../shop/people/places/read-location.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { BandTable } from './band-table.tsx';
import { ItemList } from './item-list.tsx';
import { settingText } from './setting-limits.ts';
import css from './settings.module.css';
import { ValueField, type ValueFieldProps } from './value-field.tsx';

const DispatchMap = lazy(async () => ({ default: (await import('./dispatch-map.tsx')).DispatchMap }));

export type SettingsData = ConsoleDataOf<'getSettings'>;
export type SentenceChange = ConsoleDataOf<'previewSettings'>['changes'][number];

/** Any value of a setting or of a part of one, which the page reads by name. */
const wordsOf = (name: SettingName): AnySettingWords => settingWords[name];

export function SettingCard(props: {
  name: SettingName;
  data: SettingsData;
  /** All settings as they would be after saving. */
  tried: SettingsData['settings'];
  value: unknown;
  isChanged: boolean;
  /** Sentences of the whole preview; those of this setting are shown. */
  changes: readonly SentenceChange[];
  error: string | undefined;
  /** What another editor saved while this one was typing. */
  theirs: { by: string; value: unknown } | undefined;
  onKeepTheirs: () => void;
  onChange: (value: unknown) => void;
}) {
  const { name, data, value, isChanged, changes, error, theirs } = props;
  const words = wordsOf(name);
  const last = data.lastChanges[name];
  const was = last === undefined ? '' : settingText(last.from, words.choices);
  const byDefault = isOpening(name) ? '' : settingText(data.defaults[name], words.choices);
  return (
    <section className={css.card} data-changed={isChanged || undefined} aria-labelledby={`setting-${name}`}>
      <div className={css.what}>
        <h2 id={`setting-${name}`}>{words.label}</h2>
        <p className={css.quiet}>{words.rule}</p>
        <SettingField
          name={name}
          label={words.label}
          words={words}
          // The server writes each setting's JSON Schema here; the page reads the parts it knows.
          limits={data.limits[name] ?? {}}
          settings={props.tried}
          value={value}
          onChange={props.onChange}
        />
        {error !== undefined && <FieldError>{error}</FieldError>}
        <Conflicts name={name} settings={props.tried} />
        {name === 'officePickup' && props.tried.officePickup && !data.hasCompany && (
          <Banner tone="info">
            {conflicts.noCompany}{' '}
            <Link className="text-link" to="/delivery">
              {conflicts.toCompanies}
            </Link>
          </Banner>
        )}
        {theirs !== undefined && (
          <Banner tone="info">
            {t.conflict(theirs.by, settingText(theirs.value, words.choices) || words.label)}{' '}
            <Button small tone="secondary" onClick={props.onKeepTheirs}>
              {t.keepTheirs}
            </Button>
          </Banner>
        )}
        <p className={css.quiet}>
          {last === undefined
            ? byDefault && t.byDefault(byDefault)
            : [t.lastChange(last.by, formatMoment(last.at, language)), was && t.wasBefore(was)]
                .filter(Boolean)
                .join('. ')}
        </p>
      </div>
      <Sentences name={name} sentences={data.sentences[name] ?? []} changes={isChanged ? changes : []} />
    </section>
  );
}

/** What the setting contradicts, with the way to the others that say it. */
function Conflicts({ name, settings }: { name: SettingName; settings: SettingsData['settings'] }) {
  const own = conflictsOf(settings).filter(({ of }) => of.includes(name));
  return own.map(({ conflict, of }) => {
    const others = of.filter((each) => each !== name);
    return (
      <Banner key={conflict} tone="info">
        {conflicts.says[conflict](settings)} {others.length > 0 && conflicts.see}{' '}
        {others.map((each, place) => (
          <Fragment key={each}>
            {place > 0 && conflicts.comma}
            <Link className="text-link" to={`/settings/${groupOf(each)}#setting-${each}`}>
              {wordsOf(each).label}
            </Link>
          </Fragment>
        ))}
      </Banner>
    );
  });
}

function SettingField({ settings, ...props }: ValueFieldProps & { settings: SettingsData['settings'] }) {
  if (isOpening(props.name)) return <OpeningNow name={props.name} settings={settings} />;
  if (props.name === 'closures')
    return (
      <Link className="text-link" to="/settings/closures">
        {t.toClosures}
      </Link>
    );
  if (props.name === 'dispatchCenter')
    return (
      <>
        <CenterOnMap {...props} settings={settings} />
        <PasteLocation value={props.value as object} onMove={props.onChange} />
        <ValueField {...props} />
      </>
    );
  if (props.name === 'deliveryBands') return <BandTable {...props} cashStep={settings.cashStep} />;
  if (Array.isArray(props.value)) return <ItemList {...props} items={props.value} />;
  return <ValueField {...props} />;
}

/** Whether the shop is open, and when it opens by itself: changed on the page of going live alone. */
const isOpening = (name: string) => name === 'isOpen' || name === 'opensAt';

function OpeningNow({ name, settings }: { name: string; settings: SettingsData['settings'] }) {
  const [now] = useState(() => new Date());
  const planned = plannedOpening(settings, now);
  const hour = planned === null ? t.none : formatMoment(planned, language);
  const state = isShopOpen(settings, now) ? t.yes : t.no;
  return (
    <>
      <p>{t.atPresent(name === 'isOpen' ? state : hour)}</p>
      <Link className="text-link" to="/setup">
        {t.toSetup}
      </Link>
    </>
  );
}

type Sentence = SettingsData['sentences'][string][number];

/** A sentence as shoppers read it now and, where it differs, after saving. */
type ShownSentence = Pick<SentenceChange, 'place' | 'before'> & { after?: SentenceChange['after'] };

/** The sentences that say the setting, in both languages; the first is open, the others wait behind a press. */
function Sentences(props: {
  name: SettingName;
  sentences: readonly Sentence[];
  changes: readonly SentenceChange[];
}) {
  const changed = props.changes.filter(({ of }) => of.includes(props.name));
  const shown: readonly ShownSentence[] =
    changed.length > 0 ? changed : props.sentences.map(({ place, text }) => ({ place, before: text }));
  const [first, ...more] = shown;
  if (first === undefined) return null;
  return (
    <aside className={css.sentence}>
      <h3>{t.sentenceHead}</h3>
      <OneSentence {...first} />
      {more.length > 0 && (
        <details>
          <summary className={css.summary}>{t.more(more.length)}</summary>
          {more.map((each) => (
            <OneSentence key={`${each.place} ${each.before.en} ${each.after?.en}`} {...each} />
          ))}
        </details>
      )}
    </aside>
  );
}

function OneSentence({ place, before, after }: ShownSentence) {
  return (
    <div>
      {after !== undefined && before.en !== '' && <p className={css.quiet}>{t.now}</p>}
      <BothLanguages text={before} isOld={after !== undefined} />
      {after !== undefined && (
        <>
          <p className={css.quiet}>{t.after}</p>
          {after.en === '' ? <p>{t.saidNoMore}</p> : <BothLanguages text={after} isOld={false} />}
        </>
      )}
      <p className={css.quiet}>{t.places[place]}</p>
    </div>
  );
}

const order = readersFirst(language);

function BothLanguages({ text, isOld }: { text: Sentence['text']; isOld: boolean }) {
  const Mark = isOld ? 'del' : 'span';
  if (text.en === '') return null;
  return order.map((each) => (
    <p key={each} lang={each} dir={languageFacts[each].direction}>
      <Mark>{text[each]}</Mark>
    </p>
  ));
}

/** The map, loaded on a press: the fields below suffice. */
function CenterOnMap({
  settings,
  value,
  onChange,
}: Pick<ValueFieldProps, 'value' | 'onChange'> & { settings: SettingsData['settings'] }) {
  const [isOpen, setOpen] = useState(false);
  const typed = value as Partial<Record<keyof Point, unknown>>;
  const isPoint = typeof typed.latitude === 'number' && typeof typed.longitude === 'number';
  if (!isOpen)
    return (
      <p>
        <Button small tone="secondary" icon="map" onClick={() => setOpen(true)}>
          {map.openMap}
        </Button>
      </p>
    );
  return (
    <Suspense fallback={<p role="status">{map.mapLoading}</p>}>
      <DispatchMap
        settings={settings}
        center={isPoint ? (typed as Point) : settings.dispatchCenter}
        value={value as object}
        onMove={onChange}
      />
    </Suspense>
  );
}

/** Takes the point out of what a map or a chat shares. Makes no request. */
function PasteLocation({ value, onMove }: { value: object; onMove: (center: object) => void }) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<SharedLocation['problem']>();
  const paste = async (typed: string) => {
    setText(typed);
    // With the places, which the page does without until then.
    const { readLocation } = await import('../../../../shop/people/places/read-location.ts');
    const { centerAt } = await import('../../../../shop/people/places/center-at.ts');
    const { point, problem: met } = typed.trim() === '' ? {} : readLocation(typed);
    setProblem(met);
    if (point !== undefined) onMove(centerAt(value, point));
  };
  return (
    <TextField
      compact
      optional
      dir="ltr"
      label={t.pasteLocation}
      hint={t.pasteHint}
      value={text}
      error={problem && t.pasteProblems[problem]}
      onChange={(event) => void paste(event.currentTarget.value)}
    />
  );
}
