import { useSearchParams } from 'react-router';
import { consoleWords } from '#texts/console-words';
import { language } from '#texts/language';
import { searchDesk as t } from '#texts/search-desk';
import type { MissedQuestion } from '../../../../shop/catalog/search/desk-calls.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import type { Column } from '../../ui/resource-list.tsx';
import css from './search.module.css';

export const missedColumns: readonly Column<MissedQuestion>[] = [
  { id: 'question', head: t.question, cell: (row) => <Question row={row} /> },
  { id: 'times', head: t.times, isNumber: true, cell: ({ times }) => formatNumber(times) },
  { id: 'last', head: t.last, cell: ({ lastDay }) => formatDay(lastDay, language) },
  { id: 'now', head: t.now, cell: foundText },
  { id: 'next', head: t.next, cell: (row) => <Steps row={row} /> },
];

export function MissedCard({ row, isFirst }: { row: MissedQuestion; isFirst: boolean }) {
  return (
    <div className={css.card}>
      <Question row={row} />
      <p className={css.quiet}>
        {t.timesAsked(row.times)} · {foundText(row)}
      </p>
      <Steps row={row} isFirst={isFirst} />
    </div>
  );
}

function foundText({ found, isUnderstood }: MissedQuestion): string {
  if (found === 0) return t.stillNothing;
  return isUnderstood ? t.foundNow(found) : t.foundBySome(found);
}

function Question({ row: { written, language: asked } }: { row: MissedQuestion }) {
  return (
    <span>
      <b lang={asked} dir="auto">
        {written}
      </b>{' '}
      <span className={css.quiet}>{consoleWords.inLanguage[asked]}</span>
    </span>
  );
}

function Steps({ row, isFirst = false }: { row: MissedQuestion; isFirst?: boolean }) {
  const { question, written, language: asked, isUnderstood } = row;
  const [, setQuery] = useSearchParams();
  const { busy, act } = useAct();
  const ignore = async () => {
    const done = await act(async () =>
      askOnce('ignoreQuestion', { question, language: asked, isIgnored: true }).then(() => true),
    );
    if (done !== null) setQuery({ aside: question, written, language: asked });
  };
  return (
    <span className={css.line}>
      <ButtonLink
        small
        tone={isFirst && !isUnderstood ? 'primary' : 'secondary'}
        to={`/content/search?${new URLSearchParams({ teach: written })}`}
      >
        {t.teach}
      </ButtonLink>
      <Button small tone="quiet" busy={busy} onClick={() => void ignore()}>
        {t.ignore}
      </Button>
      <a className="text-link" href={`/SearchProducts?${new URLSearchParams({ name: written })}`}>
        {t.inShop}
      </a>
    </span>
  );
}

/** Says which search was dismissed last, and restores it. */
export function SetAside({
  question,
  written,
  language: asked,
}: Pick<MissedQuestion, 'question' | 'written' | 'language'>) {
  const [, setQuery] = useSearchParams();
  const { busy, act } = useAct();
  const undo = async () => {
    const done = await act(async () =>
      askOnce('ignoreQuestion', { question, language: asked, isIgnored: false }).then(() => true),
    );
    if (done !== null) setQuery({});
  };
  return (
    <Banner
      tone="success"
      action={
        <Button small tone="secondary" busy={busy} onClick={() => void undo()}>
          {t.undo}
        </Button>
      }
    >
      {t.ignored(written)}
    </Banner>
  );
}
