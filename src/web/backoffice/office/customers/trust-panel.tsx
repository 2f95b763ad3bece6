import { useState } from 'react';
import { customers as t } from '#texts/customers';
import { language } from '#texts/language';
import { formatMoney } from '../../../../shop/money.ts';
import type { Customer } from '../../../../shop/office/customers/contract.ts';
import { formatDate } from '../../../../shop/time/dates.ts';
import { Panel } from '../../../ui/blocks/panel.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FormSheet } from '../../../ui/overlays/form-sheet.tsx';
import { askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { useStoredText } from '../../client/use-stored-text.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './customers.module.css';
import { Level } from './level.tsx';
import { ReasonField, TrustSheet } from './trust-sheet.tsx';

/** The level with what it comes from and what it allows; refusals can be struck out. */
export function TrustPanel({ customer }: { customer: Customer }) {
  const { level, delivered, refused, limits, byHand, refusals, may } = customer;
  const [isChanging, setChanging] = useState(false);
  const mayDecide = may.includes('trust');
  const orders = limits.orders === 0 ? t.noOrdering : t.limits(limits.orders);
  const cap = limits.total === null || limits.orders === 0 ? null : formatMoney(limits.total, language);
  return (
    <Panel
      title={t.trust}
      action={
        mayDecide && (
          <Button small tone="secondary" onClick={() => setChanging(true)}>
            {t.change}
          </Button>
        )
      }
    >
      <p>
        <Level level={level} />
      </p>
      <p>{t.counted(delivered, refused)}</p>
      <p>{cap === null ? orders : t.limitsTo(orders, cap)}</p>
      {byHand !== null && (
        <p className={css.quiet}>
          {t.byHand(byHand.by ?? t.fromBefore, formatDate(byHand.until, language))}
          {byHand.reason !== '' && (
            <>
              {': '}
              <bdi>{byHand.reason}</bdi>
            </>
          )}
        </p>
      )}
      {refusals.length > 0 && (
        <section aria-label={t.refusals}>
          <h3 className={css.quiet}>{t.refusals}</h3>
          <ul className={css.rows}>
            {refusals.map((refusal) => (
              <RefusalRow key={refusal.parcelId} id={customer._id} refusal={refusal} mayStrike={mayDecide} />
            ))}
          </ul>
        </section>
      )}
      {isChanging && <TrustSheet customer={customer} onClose={() => setChanging(false)} />}
    </Panel>
  );
}

type Refusal = Customer['refusals'][number];

function RefusalRow(props: { id: string; refusal: Refusal; mayStrike: boolean }) {
  const { id, refusal, mayStrike } = props;
  const { orderNumber, reason, at, counts, struck } = refusal;
  const [isStriking, setStriking] = useState(false);
  return (
    <li>
      <span className={css.pair}>
        <span>
          <OrderNumber number={orderNumber} /> · {t.reasons[reason]}
        </span>
        <small>
          {formatDate(at, language)}
          {struck === null && !counts && ` · ${t.countsNot}`}
        </small>
        {struck !== null && (
          <small>
            <bdi>{t.struckBy(struck.by, struck.reason)}</bdi>
          </small>
        )}
      </span>
      {counts && mayStrike && (
        <Button small tone="secondary" onClick={() => setStriking(true)}>
          {t.strike}
        </Button>
      )}
      {isStriking && <StrikeSheet id={id} parcelId={refusal.parcelId} onClose={() => setStriking(false)} />}
    </li>
  );
}

function StrikeSheet({ id, parcelId, onClose }: { id: string; parcelId: string; onClose: () => void }) {
  const { busy, act } = useAct();
  const [typed, setTyped] = useStoredText(`strike-reason:${parcelId}`);
  const [isMissing, setMissing] = useState(false);
  const submit = async () => {
    const reason = typed.trim();
    setMissing(reason === '');
    if (reason === '') return;
    if ((await act(async () => askOnce('strikeRefusal', { id, parcelId, reason }))) === null) return;
    setTyped('');
    onClose();
  };
  return (
    <FormSheet onClose={onClose} title={t.strike} action={t.strike} busy={busy} onSubmit={submit}>
      <p>{t.strikeText}</p>
      <ReasonField typed={typed} onType={setTyped} error={isMissing ? t.reasonMissing : undefined} />
    </FormSheet>
  );
}
