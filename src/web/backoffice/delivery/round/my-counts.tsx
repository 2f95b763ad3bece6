import { useEffect, useState } from 'react';
import { language } from '#texts/language';
import { round as t } from '#texts/round';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { sync } from './device/queue.ts';
import { BigButton } from './forms/big-button.tsx';
import css from './round.module.css';

type Count = ConsoleDataOf<'getMyCash'>['counts'][number];

/** The counts of one's cash that need an answer: accept, or refuse with a reason. They need a connection. */
export function MyCounts() {
  const [counts, setCounts] = useState<readonly Count[] | null>(null);
  useEffect(() => {
    let isHere = true;
    void ask('getMyCash')
      .then((cash) => isHere && setCounts(cash.counts))
      .catch(() => null);
    return () => {
      isHere = false;
    };
  }, []);
  const open = counts?.filter(({ answer, state }) => answer === null && state !== 'reversed') ?? [];
  return open.map((count, place) => (
    <CountCard
      key={count._id}
      count={count}
      isFirst={place === 0}
      onAnswer={(answered) =>
        setCounts(counts?.map((each) => (each._id === answered._id ? answered : each)) ?? null)
      }
    />
  ));
}

type CountCardProps = { count: Count; isFirst: boolean; onAnswer: (count: Count) => void };

/** One green button a page: that of the first count. */
function CountCard({ count, isFirst, onAnswer }: CountCardProps) {
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const { _id: id, by, counted, difference, at } = count;
  const [reason, setReason] = useStoredText(`count ${id}`);
  const [isRefusing, setRefusing] = useState(reason !== '');
  const give = async (answer: 'acknowledged' | 'refused') => {
    if (busy) return;
    if (answer === 'refused' && reason.trim() === '') return setError(t.countWhyMissing);
    setBusy(true);
    setError('');
    try {
      const why = answer === 'refused' ? reason.trim() : '';
      const answered = await askOnce('answerMyCount', { id, answer, reason: why });
      setReason('');
      onAnswer(answered.count);
      await sync(undefined, true);
    } catch (failure) {
      setError(navigator.onLine ? failureText(failure, t.failed) : t.needsLine);
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={css.card}>
      <h2>{t.countOf(by, formatMoment(at, language))}</h2>
      <p className={css.big}>
        {t.counted} <b>{formatNumber(counted)}</b>
      </p>
      {difference !== 0 && (
        <p className={css.big}>
          {difference < 0 ? t.countShort : t.countOver} <b>{formatNumber(Math.abs(difference))}</b>
        </p>
      )}
      {error !== '' && <p role="alert">{error}</p>}
      {!isRefusing ? (
        <>
          <BigButton
            tone={isFirst ? 'done' : undefined}
            icon="check"
            aria-busy={busy || undefined}
            onClick={() => void give('acknowledged')}
          >
            {t.countRight}
          </BigButton>
          <BigButton tone="no" icon="x" onClick={() => setRefusing(true)}>
            {t.countWrong}
          </BigButton>
        </>
      ) : (
        <>
          <label className={css.field}>
            {t.countWhy}
            <input
              className={css.select}
              maxLength={200}
              value={reason}
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </label>
          <BigButton tone="no" icon="x" aria-busy={busy || undefined} onClick={() => void give('refused')}>
            {t.countWrong}
          </BigButton>
          <BigButton onClick={() => setRefusing(false)}>{t.back}</BigButton>
        </>
      )}
    </section>
  );
}
