import { companies as t } from '#texts/companies';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tag, type TagTone } from '../../../ui/product/tag.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import css from '../cash.module.css';

type Statement = ConsoleDataOf<'getStatement'>['statement'];

const tones: Record<Statement['lines'][number]['state'], TagTone> = {
  matched: 'success',
  differs: 'warning',
  unknown: 'danger',
  badDay: 'danger',
  posted: 'plain',
};

/** A statement line by line beside what is owed; posting it is once and for all. */
export function StatementPanel({ companyId: id, statement }: { companyId: string; statement: Statement }) {
  const { _id: sid, lines, missing, difference, postedAt } = statement;
  const { busy, act } = useAct();
  const good = lines.filter(({ state }) => state === 'matched' || state === 'differs').length;
  return (
    <section className={css.panel} aria-label={t.statement}>
      <h2 className="card-title">{t.statement}</h2>
      {postedAt !== null && <Banner tone="success">{t.postedNow}</Banner>}
      <ul className={css.list}>
        {lines.map(({ waybill, state, amount, owed, outcome }) => (
          <li key={waybill} className={css.statementLine}>
            <span className={css.holder}>
              <bdi dir="ltr">{waybill}</bdi>
              <small>{t.outcomes[outcome]}</small>
            </span>
            <span className={css.holder}>
              <MoneyCell amount={amount} />
              {state === 'differs' && owed !== null && (
                <small>
                  {t.weSay} <MoneyCell amount={owed} />
                </small>
              )}
            </span>
            <Tag tone={tones[state]}>{t.states[state]}</Tag>
          </li>
        ))}
      </ul>
      {postedAt === null && missing.length > 0 && (
        <Banner>
          {t.missing} <bdi dir="ltr">{missing.map(({ waybill }) => waybill).join(', ')}</bdi>
        </Banner>
      )}
      {postedAt === null && (
        <>
          <p className={css.line}>
            <span>{t.difference}</span>
            <span className={css.result}>
              <MoneyCell amount={difference} isDifference />
            </span>
          </p>
          {good === 0 ? (
            <p>{t.nothingToPost}</p>
          ) : (
            <Button
              wide
              busy={busy}
              onClick={() => void act(async () => askOnce('postStatement', { id, sid }))}
            >
              {t.post(good)}
            </Button>
          )}
        </>
      )}
    </section>
  );
}
