import { useState } from 'react';
import { Link } from 'react-router';
import { cash as t } from '#texts/cash';
import { language } from '#texts/language';
import { settling as words } from '#texts/settling';
import type { ConsoleDataOf } from '../../../../shop/console-endpoints.ts';
import type { CashDifference } from '../../../../shop/money/cash/contract.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { RadioCard, RadioCards } from '../../../ui/choices/radio-card.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useMe } from '../../layout/me.ts';
import { MoneyCell } from '../../ui/cells/money-cell.tsx';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './cash.module.css';
import { DifferenceReason, reasonWords } from './difference-reason.tsx';

type Days = ConsoleDataOf<'listCashDays'>;

/** Open differences: each needs a reason first, then the owner settles it. */
export function Differences({ differences, staff }: Pick<Days, 'differences' | 'staff'>) {
  const isOwner = useMe().staff.roles.includes('owner');
  return (
    <section id="differences" className={css.panel} aria-label={words.openDifferences}>
      <h2 className="card-title">{words.openDifferences}</h2>
      {differences.map((difference) => {
        const { _id, entryId, holder, orderNumber, amount, reason, note, openedAt } = difference;
        return (
          <div key={_id} className={css.card}>
            <p className={css.line}>
              <span className={css.holder}>
                <b dir="auto">{holder ?? t.accounts.safe}</b>
                <small>
                  {formatMoment(openedAt, language)}{' '}
                  {orderNumber !== null && <OrderNumber number={orderNumber} />}
                </small>
              </span>
              <MoneyCell amount={-amount} isDifference />
            </p>
            <Link className="text-link" to={`/cash/entries?entry=${entryId}`}>
              {t.whereFrom}
            </Link>
            {reason === null ? (
              <DifferenceReason id={_id} difference={-amount} />
            ) : (
              <p className={css.small}>{t.reasonOf(reasonWords(reason, note))}</p>
            )}
            {isOwner && reason !== null && <Settle difference={difference} staff={staff} />}
          </div>
        );
      })}
    </section>
  );
}

/** The ways to settle a shortage and a surplus. */
const ways = { short: ['loss', 'staffDue', 'safe', 'bank'], over: ['loss', 'safe'] } as const;
type Way = (typeof ways)['short'][number];

type SettleProps = { difference: CashDifference } & Pick<Days, 'staff'>;

function Settle({ difference: { _id: id, amount, courierId, holder }, staff }: SettleProps) {
  const [isOpen, setOpen] = useState(false);
  const [as, setAs] = useState<Way>('loss');
  // Preselects the person whose cash was counted.
  const [staffId, setStaffId] = useState(courierId ?? '');
  const [error, setError] = useState<string>();
  const { busy, act } = useAct();
  const kind = amount > 0 ? 'short' : 'over';
  const names: Partial<Record<Way, string>> = words.ways[kind];
  // A courier who was removed is no longer in the list.
  const isRemoved = courierId !== null && staff.every(({ _id }) => _id !== courierId);
  const people = isRemoved ? [{ _id: courierId, name: holder ?? '' }, ...staff] : staff;
  const charged = people.find(({ _id }) => _id === staffId);
  const titleOf = (way: Way) =>
    way === 'staffDue' && charged !== undefined ? words.chargedTo(charged.name) : (names[way] ?? '');
  const settle = async () => {
    if (as === 'staffDue' && staffId === '') return setError(words.chargeWhomMissing);
    const input = { id, as, ...(as === 'staffDue' && { staffId }) };
    if ((await act(async () => askOnce('settleDifference', input))) !== null) setOpen(false);
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {words.settle}
      </Button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.settle}
        footer={
          <Button wide busy={busy} onClick={() => void settle()}>
            {words.settleNow}
          </Button>
        }
      >
        <div className={css.card}>
          <p className={css.line}>
            <bdi>{holder ?? t.accounts.safe}</bdi>
            <b className={css.result}>
              <MoneyCell amount={-amount} isDifference /> <span className={css.small}>{t.currency}</span>
            </b>
          </p>
          <RadioCards legend={words.settleAs}>
            {ways[kind].map((way) => (
              <RadioCard
                key={way}
                name={`settle ${id}`}
                value={way}
                title={titleOf(way)}
                checked={as === way}
                onChange={() => setAs(way)}
              />
            ))}
          </RadioCards>
          {as === 'staffDue' && (
            <SelectField
              label={words.chargeWhom}
              value={staffId}
              error={error}
              onChange={({ currentTarget }) => {
                setStaffId(currentTarget.value);
                setError(undefined);
              }}
            >
              {courierId === null && <option value="">{words.chooseStaff}</option>}
              {people.map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
          )}
        </div>
      </Sheet>
    </>
  );
}
