import { useState } from 'react';
import { language } from '#texts/language';
import { returnDesk as t } from '#texts/return-desk';
import type { ConsoleReturn } from '../../../../shop/delivery/returns/desk-contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { formatDay, formatLastDay } from '../../../../shop/time/days.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Money } from '../../../ui/product/price.tsx';
import { ApproveForm } from './forms/approve-form.tsx';
import { ExchangeForm, RefundInsteadForm, SendNewForm } from './forms/exchange-forms.tsx';
import { ExtendSheet } from './forms/extend-sheet.tsx';
import { ReceiveForm } from './forms/receive-form.tsx';
import { RefundForm } from './forms/refund-form.tsx';
import { RejectSheet } from './forms/reject-sheet.tsx';
import { SubstituteSheet } from './forms/substitute-sheet.tsx';
import css from './returns.module.css';

/** Whether it is allowed, what it costs the store, and what can be done now. */
export function ReturnDecision({ request }: { request: ConsoleReturn }) {
  const { may, status, kind, giveBackBy, collected, attempts } = request;
  const closed = isClosed(status) ? t.closedText[status] : null;
  const [now] = useState(() => new Date());
  return (
    <section className={css.decision} aria-label={t.may}>
      {status === 'requested' && <Checks request={request} />}
      <Sums request={request} />
      {closed !== null && <p>{closed}</p>}
      {collected !== null && (
        <p className={css.quiet}>{t.collected(collected.by ?? '', formatDay(collected.at, language))}</p>
      )}
      {attempts > 0 && <p className={css.quiet}>{t.attempts(attempts)}</p>}
      {status === 'approved' && collected === null && giveBackBy !== null && (
        <p className={css.quiet}>
          {new Date(giveBackBy) <= now ? t.notYetGiven : t.givenBy(formatLastDay(giveBackBy, language))}
        </p>
      )}
      <div className={css.acts}>
        {may.includes('approve') && <ApproveForm request={request} />}
        {may.includes('receive') && <ReceiveForm request={request} />}
        {may.includes('refund') && <RefundForm request={request} />}
        {may.includes('sendNew') && <SendNewForm request={request} />}
        {may.includes('exchange') && kind === 'exchange' && <ExchangeForm request={request} />}
        {may.includes('refundInstead') && <RefundInsteadForm request={request} />}
        {may.includes('substitute') && <SubstituteSheet request={request} />}
        {may.includes('reject') && <RejectSheet request={request} />}
        {may.includes('extend') && <ExtendSheet request={request} />}
        {may.length === 0 && closed === null && <p className={css.quiet}>{t.waits}</p>}
      </div>
    </section>
  );
}

const isClosed = (status: string): status is keyof typeof t.closedText => status in t.closedText;

/** The rules that were checked for the request, each with its result. */
function Checks({ request: { items, createdAt, earlier, kind } }: { request: ConsoleReturn }) {
  const isReturnable = items.every(({ returnable }) => returnable);
  const ends = items.map(({ until }) => until).filter((until) => until !== null);
  const first = ends.toSorted()[0];
  const isInTime = first !== undefined && createdAt < first;
  // The new pieces are held since the request.
  const checks = [
    { isSo: isReturnable, text: isReturnable ? t.goesBack : t.staysKept },
    ...(first === undefined
      ? []
      : [{ isSo: isInTime, text: (isInTime ? t.inTime : t.late)(formatLastDay(first, language)) }]),
    ...(kind === 'exchange' ? [{ isSo: true, text: t.instead }] : []),
    { isSo: earlier === 0, text: earlier === 0 ? t.first : t.earlier(earlier) },
  ];
  return (
    <div>
      <h2 className="card-title">{t.may}</h2>
      <ul className={css.checks}>
        {checks.map(({ isSo, text }) => (
          <li key={text} className={isSo ? css.so : css.notSo}>
            <Icon name={isSo ? 'check' : 'clock'} size={18} />
            <span>{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sums({ request: { refund, value, kind, status } }: { request: ConsoleReturn }) {
  const { delivery, lowered, cash, points, pointsValue, wants, paidAs } = refund;
  const isInPoints = (paidAs ?? wants) === 'points';
  const total = isInPoints ? pointsValue : cash;
  return (
    <dl className={css.sums}>
      <Sum label={t.paidFor} amount={value} />
      {kind === 'return' && <Sum label={t.deliveryBack} amount={delivery} />}
      {lowered > 0 && <Sum label={t.lowered} amount={-lowered} />}
      <div className={css.total}>
        <dt>{status === 'refunded' ? t.paid : t.onUs}</dt>
        <dd>
          <Money amount={total} />
        </dd>
      </div>
      {kind === 'return' && isInPoints && (
        <div>
          <dt>{t.wantsPoints}</dt>
          <dd>{t.inPoints(formatNumber(points))}</dd>
        </div>
      )}
    </dl>
  );
}

function Sum({ label, amount }: { label: string; amount: number }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} signed={amount < 0} />
      </dd>
    </div>
  );
}
