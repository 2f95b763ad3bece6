import { useState } from 'react';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import { formatNumber, OLD_PER_NEW } from '../../../../shop/money.ts';
import type { Notes } from '../../../../shop/money/cash/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { storeDateOf } from '../../../../shop/time/store-time.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { readDraft, removeDraft, writeDraft } from '../../client/drafts.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { AmountInput } from '../../ui/fields/amount-field.tsx';
import css from './cash.module.css';

/** The notes of the new pound and those of the old one, the largest first; `value` is in new pounds. */
const newNotes = [500, 200, 100, 50, 25, 10, 5].map((value) => ({ key: String(value), value, shown: value }));
const oldNotes = [5000, 2000, 1000, 500].map((shown) => ({
  key: `old ${shown}`,
  value: shown / OLD_PER_NEW,
  shown,
  isOld: true as const,
}));
type Note = { key: string; value: number; shown: number; isOld?: true };
const allNotes: readonly Note[] = [...newNotes, ...oldNotes];

type Typed = Readonly<Record<string, string>>;

/** `since`: when the first of them was typed. */
type Draft = { since: string; typed: Typed };

const isEmpty = (typed: Typed) => Object.values(typed).every((text) => !text);

/**
 * Notes as typed, stored on the device under `name` until they are sent. A draft of another day, or from before `after`,
 * is `old`: it may be of other cash.
 */
export function useNotes(name: string, after = '') {
  const key = `notes ${name}`;
  const [draft, setDraft] = useState(() => readDraft<Draft | null>(key, null));
  const [now] = useState(() => new Date());
  const [cleared, setCleared] = useState<Draft | null>(null);
  const typed = draft?.typed ?? {};
  const store = (next: Draft | null) => {
    setDraft(next);
    setCleared(null);
    if (next === null) removeDraft(key);
    else writeDraft(key, next);
  };
  const change = (key: string, text: string) => {
    const next = { ...typed, [key]: text.slice(0, 5) };
    const begun = draft === null || isEmpty(typed) ? new Date().toISOString() : draft.since;
    store({ since: begun, typed: next });
  };
  const forget = () => store(null);
  const clear = () => {
    store(null);
    setCleared(draft);
  };
  const isOld =
    draft !== null &&
    !isEmpty(typed) &&
    (storeDateOf(draft.since) !== storeDateOf(now) || draft.since < after);
  const notes: Notes = allNotes.flatMap(({ key, value, isOld: old }) => {
    const count = Number(typed[key] ?? 0);
    return count === 0 ? [] : [{ value, count, ...(old && { isOld: old }) }];
  });
  const sum = notes.reduce((total, { value, count }) => total + value * count, 0);
  return {
    typed,
    change,
    forget,
    notes,
    sum,
    isEmpty: isEmpty(typed),
    old: isOld ? { since: draft.since, clear } : null,
    bringBack: cleared === null ? null : () => store(cleared),
  };
}

export type NoteFieldsProps = {
  counting: ReturnType<typeof useNotes>;
  /** The shop still takes notes of the old pound. */
  takesOld: boolean;
};

/** The number of notes of each value, in any digits, with the sum. */
export function NoteFields({ counting, takesOld }: NoteFieldsProps) {
  const { typed, change, sum } = counting;
  const rows = allNotes.filter(({ key, isOld }) => isOld === undefined || takesOld || typed[key]);
  return (
    <>
      <OldDraft counting={counting} />
      <table className={css.notes}>
        <thead>
          <tr>
            <th scope="col">{t.note}</th>
            <th scope="col">{t.count}</th>
            <th scope="col">{t.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, value, shown, isOld }) => (
            <tr key={key}>
              <th scope="row">
                <bdi dir="ltr">{formatNumber(shown)}</bdi> {isOld && t.oldNote}
              </th>
              <td>
                <AmountInput
                  aria-label={(isOld ? t.oldNotesOf : t.notesOf)(formatNumber(shown))}
                  value={typed[key] ?? ''}
                  onType={(text) => change(key, text)}
                />
              </td>
              <td>
                <MoneyCell amount={value * Number(typed[key] ?? 0)} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className={css.total}>
            <th scope="row" colSpan={2}>
              {t.counted}
            </th>
            <td>
              <MoneyCell amount={sum} />
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

/** Says when an old draft was typed, and clears it. */
function OldDraft({ counting: { old, bringBack } }: Pick<NoteFieldsProps, 'counting'>) {
  if (bringBack !== null)
    return <Banner action={<DraftButton onClick={bringBack} text={t.bringBack} />}>{t.draftCleared}</Banner>;
  if (old === null) return null;
  const since = formatMoment(old.since, language);
  return (
    <Banner action={<DraftButton onClick={old.clear} text={t.clearDraft} />}>{t.oldDraft(since)}</Banner>
  );
}

function DraftButton({ onClick, text }: { onClick: () => void; text: string }) {
  return (
    <Button type="button" tone="secondary" small onClick={onClick}>
      {text}
    </Button>
  );
}
