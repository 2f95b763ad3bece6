import { useState } from 'react';
import { Link } from 'react-router';
import { companies as t } from '#texts/companies';
import { language } from '#texts/language';
import { settling } from '#texts/settling';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { outcomes, readOutcome } from '../../../../shop/delivery/fulfilment/companies/outcome-words.ts';
import { formatDay } from '../../../../shop/time/days.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import css from '../../money/cash/cash.module.css';
import { ReverseEntry } from '../../money/cash/reverse-entry.tsx';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';

type Statement = ConsoleDataOf<'getStatement'>['statement'];
type Line = Statement['lines'][number];

const tones: Record<Line['state'], TagTone> = {
  matched: 'success',
  differs: 'warning',
  unclear: 'danger',
  out: 'plain',
  unknown: 'danger',
  badDay: 'danger',
  posted: 'plain',
};

/** More at once make a page slow; of so many those that need somebody come first. */
const SHOWN_LINES = 100;
const FIRST: readonly Line['state'][] = ['unclear', 'badDay', 'unknown', 'differs'];

const importantFirst = (lines: readonly Line[]): readonly Line[] =>
  lines.length <= SHOWN_LINES
    ? lines
    : [
        ...FIRST.flatMap((each) => lines.filter(({ state }) => state === each)),
        ...lines.filter(({ state }) => !FIRST.includes(state)),
      ];

/** A statement line by line beside what is owed, before and after it is posted. */
export function StatementPanel({ companyId: id, statement }: { companyId: string; statement: Statement }) {
  const { _id: sid, lines, missing, received, difference, postedAt, entryId, irreversible } = statement;
  const isSettled = irreversible === 'settled';
  const { busy, act } = useAct();
  const [shown, setShown] = useState(SHOWN_LINES);
  const [left, setLeft] = useState<number | null>(null);
  const good = lines.filter(({ state }) => state === 'matched' || state === 'differs').length;
  const unclear = lines.filter(({ state }) => state === 'unclear').length;
  const setOutcome = (waybill: string, chosen: string) => {
    const outcome = outcomes.find((each) => each === chosen);
    if (outcome !== undefined) void act(async () => ask('setLineOutcome', { id, sid, waybill, outcome }));
  };
  // A long one takes several calls; it goes on while each of them ends parcels.
  const post = async () => {
    for (let before = Infinity; ;) {
      const { parcelsOut, postedAt: done } = (await askOnce('postStatement', { id, sid })).statement;
      if (done !== null || parcelsOut >= before) return;
      before = parcelsOut;
      setLeft(parcelsOut);
    }
  };
  return (
    <section className={css.panel} aria-label={t.statement}>
      <h2 className="card-title">{t.statement}</h2>
      {postedAt !== null && <Banner tone="success">{t.postedNow}</Banner>}
      {postedAt === null && entryId !== null && <Banner>{t.reversedNow}</Banner>}
      <ul className={css.list}>
        {importantFirst(lines)
          .slice(0, shown)
          .map((line) => (
            <StatementLine
              key={line.waybill}
              line={line}
              setOutcome={postedAt === null ? (chosen) => setOutcome(line.waybill, chosen) : undefined}
            />
          ))}
      </ul>
      {lines.length > shown && (
        <Button wide tone="quiet" onClick={() => setShown(shown + SHOWN_LINES)}>
          {t.moreLines(lines.length - shown)}
        </Button>
      )}
      {postedAt === null && missing.length > 0 && (
        <div className={css.card}>
          <Banner>{t.missing}</Banner>
          <ul className={css.list}>
            {missing.map(({ waybill, number, amount }) => (
              <li key={waybill}>
                <span className={css.holder}>
                  <bdi dir="ltr">{waybill}</bdi>
                  <small>
                    <OrderNumber number={number} />
                  </small>
                </span>
                <MoneyCell amount={amount} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={css.line}>
        <span>{t.received}</span>
        <MoneyCell amount={received} />
      </p>
      <p className={css.line}>
        <span>{t.difference}</span>
        <span className={css.result}>
          <MoneyCell amount={difference} isDifference={isSettled ? 'closed' : true} />
        </span>
      </p>
      {entryId !== null && (
        <p className={css.actions}>
          <Link className="text-link" to={`/cash/entries?entry=${entryId}`}>
            {t.booked}
          </Link>
          {postedAt !== null && difference !== 0 && !isSettled && (
            <Link className="text-link" to="/cash#differences">
              {settling.openDifferences}
            </Link>
          )}
        </p>
      )}
      {postedAt !== null && entryId !== null && (
        <ReverseEntry _id={entryId} kind="remittance" irreversible={irreversible} />
      )}
      {postedAt === null && unclear > 0 && <Banner>{t.unclear(unclear)}</Banner>}
      {postedAt === null &&
        unclear === 0 &&
        (good === 0 ? (
          <p>{t.nothingToPost}</p>
        ) : (
          <>
            <Button wide busy={busy} onClick={() => void act(post).then(() => setLeft(null))}>
              {t.post(good)}
            </Button>
            {left !== null && <p role="status">{t.postingLeft(left)}</p>}
          </>
        ))}
    </section>
  );
}

/** What is asked of a line: nothing was said, its word is not known, or it says delivered and brings no cash. */
function questionOf({ said, amount }: Line): string {
  if (said === null || said === '') return t.outcomeOfParcel;
  return amount === 0 && readOutcome(said) === 'delivered' ? t.outcomeWithoutCash : t.outcomeOfWord(said);
}

/** A line of the statement, with the values of our books where they differ. */
function StatementLine({
  line,
  setOutcome,
}: {
  line: Line;
  setOutcome: ((outcome: string) => void) | undefined;
}) {
  const { waybill, number, state, amount, fee, owed, agreedFee, outcome, day, isAsked } = line;
  const [isOtherAmount, isOtherFee] = [owed !== amount, agreedFee !== fee];
  return (
    <li className={css.statementLine}>
      <span className={css.holder}>
        <bdi dir="ltr">{waybill}</bdi>
        {number !== null && (
          <small>
            <OrderNumber number={number} />
          </small>
        )}
        <small>
          {t.outcomes[outcome]}
          {day !== null && ` · ${formatDay(day, language)}`}
        </small>
      </span>
      <span className={css.holder}>
        <MoneyCell amount={amount} />
        <small>
          {t.fee} <MoneyCell amount={fee} />
        </small>
        {state === 'differs' && owed !== null && isOtherAmount && (
          <small>
            {t.weSay} <MoneyCell amount={owed} />
          </small>
        )}
        {state === 'differs' && agreedFee !== null && isOtherFee && (
          <small>
            {t.agreedFee} <MoneyCell amount={agreedFee} />
          </small>
        )}
        {state === 'differs' && !isOtherAmount && !isOtherFee && <small>{t.endedOtherwise}</small>}
      </span>
      <Tag tone={tones[state]}>{t.states[state]}</Tag>
      {setOutcome !== undefined && isAsked && state !== 'unknown' && state !== 'posted' && (
        <span className={css.asked}>
          <SelectField
            compact
            label={questionOf(line)}
            value={state === 'unclear' ? '' : outcome}
            onChange={(event) => setOutcome(event.currentTarget.value)}
          >
            {state === 'unclear' && <option value="">{t.chooseOutcome}</option>}
            {outcomes.map((each) => (
              <option key={each} value={each}>
                {t.outcomes[each]}
              </option>
            ))}
          </SelectField>
        </span>
      )}
    </li>
  );
}
