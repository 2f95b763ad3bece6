import { type MouseEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { searchDesk as t } from '#texts/search-desk';
import type { Synonym } from '../../../../shop/catalog/search/desk-calls.ts';
import { readSynonymWords, synonymProblem } from '../../../../shop/catalog/search/synonym-words.ts';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { CallError } from '../../../client/call-error.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/choices/checkbox.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from './search.module.css';

const PAUSE_MS = 400;

type SynonymSheetProps = {
  /** Null for new words. */
  synonym: Synonym | null;
  /** The question that found nothing, or ''. */
  taught: string;
  onClose: () => void;
};

/** Words that mean the same, and what a question finds without and with them. */
export function SynonymSheet({ synonym, taught, onClose }: SynonymSheetProps) {
  const [version, setVersion] = useState(synonym?.version ?? 0);
  const [typed, setTyped] = useState(synonym === null ? taught && `${taught}\n` : synonym.words.join('\n'));
  const [isOneWay, setOneWay] = useState(synonym?.isOneWay ?? false);
  const [question, setQuestion] = useState(taught || (synonym?.words[0] ?? ''));
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { busy, act } = useAct();
  const words = readSynonymWords(typed);
  const wrong = synonymProblem(words);
  const run = async (work: () => Promise<unknown>, success: string) => {
    setProblem(undefined);
    const done = await act(async () => {
      try {
        await work();
        return true;
      } catch (failure) {
        const theirs = newerOf(failure);
        if (theirs !== null) setVersion(theirs.version);
        const conflict = theirs && `${t.changedMeanwhile} ${t.theirs(theirs.words.join(' · '))}`;
        setProblem(conflict ?? failureText(failure, t.notSaved));
        return false;
      }
    });
    if (done !== true) return;
    toast.success(success);
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (wrong !== null) return;
    void run(
      () =>
        synonym === null
          ? askOnce('createSynonym', { words, isOneWay })
          : askOnce('changeSynonym', { id: synonym._id, version, words, isOneWay }),
      t.saved,
    );
  };
  return (
    <FormSheet
      tall
      onClose={onClose}
      title={synonym === null ? t.add : t.views.synonyms}
      action={t.save}
      busy={busy}
      onSubmit={submit}
    >
      {problem !== undefined && <Banner tone="error">{problem}</Banner>}
      <TextArea
        label={t.words}
        hint={t.wordsHint}
        error={isTried && wrong !== null ? t.problems[wrong] : undefined}
        dir="auto"
        rows={5}
        maxLength={2000}
        value={typed}
        onChange={({ currentTarget: { value } }) => setTyped(value)}
      />
      <Checkbox
        label={t.oneWayLabel}
        checked={isOneWay}
        onChange={({ currentTarget: { checked } }) => setOneWay(checked)}
      />
      <TextField
        compact
        type="search"
        label={t.tryQuestion}
        dir="auto"
        maxLength={80}
        value={question}
        onChange={({ currentTarget: { value } }) => setQuestion(value)}
      />
      <Effect synonymId={synonym?._id ?? null} words={words} isOneWay={isOneWay} question={question} />
      {synonym !== null && (
        <Removal
          busy={busy}
          onSure={() => void run(() => ask('removeSynonym', { id: synonym._id }), t.removed)}
        />
      )}
    </FormSheet>
  );
}

/** The first press asks, the second removes. */
function Removal({ busy, onSure }: { busy: boolean; onSure: () => void }) {
  const [isAsked, setAsked] = useState(false);
  const press = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    if (isAsked) return onSure();
    flushSync(() => setAsked(true));
    // The confirmation above pushes the button out of view.
    currentTarget.scrollIntoView({ block: 'nearest' });
  };
  return (
    <div className={css.card}>
      {isAsked && <Banner tone="error">{t.removeAsk}</Banner>}
      <Button small tone="danger" icon="trash-2" busy={busy} onClick={press}>
        {isAsked ? t.removeSure : t.remove}
      </Button>
    </div>
  );
}

type EffectProps = { synonymId: string | null; words: string[]; isOneWay: boolean; question: string };

/** The first products of the question, without the words as typed and with them. */
function Effect(props: EffectProps) {
  const [found, setFound] = useState<ConsoleDataOf<'previewSynonym'> | null>(null);
  const asked = JSON.stringify(props);
  useEffect(() => {
    let isCurrent = true;
    const { words, question, ...rest }: EffectProps = JSON.parse(asked);
    if (question.trim() === '' || words.length === 0) return setFound(null);
    const timer = setTimeout(() => {
      // Without an answer the last one stays.
      ask('previewSynonym', { ...rest, words, question }).then(
        (answer) => isCurrent && setFound(answer),
        () => {},
      );
    }, PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [asked]);
  if (found === null) return null;
  return (
    <div role="status" className={css.card}>
      {found.isBroad && <Banner tone="info">{t.broad}</Banner>}
      {found.changed.length > 0 && (
        <section className={css.card}>
          <h3>{t.changes}</h3>
          <ul className={css.card}>
            {found.changed.map(({ word, before, after }) => (
              <li key={word}>
                <b dir="auto">{word}</b>{' '}
                <span className={css.quiet}>{t.finding(formatNumber(before), formatNumber(after))}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={css.effect}>
        {(['before', 'after'] as const).map((when) => (
          <section key={when} className={css.card}>
            <h3>{t[when]}</h3>
            <p className={css.quiet}>{found[when].total > 0 ? t.finds(found[when].total) : t.nothing}</p>
            <ol className={css.found}>
              {found[when].products.map(({ _id, name, image }) => (
                <li key={_id}>
                  <span className={css.thumb}>
                    <Picture image={{ ...image, alt: '' }} sizes="32px" />
                  </span>
                  {name}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
    </div>
  );
}

/** The words as another editor saved them, which come with a conflict. */
function newerOf(failure: unknown): Synonym | null {
  if (!(failure instanceof CallError) || failure.code !== 'VERSION_CONFLICT') return null;
  // The API sends them with this code.
  return (failure.data as { synonym: Synonym }).synonym;
}
