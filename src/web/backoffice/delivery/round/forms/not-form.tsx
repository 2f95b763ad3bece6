import { useState } from 'react';
import { refusals } from '#texts/refusals';
import { round as t } from '#texts/round';
import type { RefusalReason } from '../../../../../shop/buying/orders/contract.ts';
import { isCounted, isMet } from '../../../../../shop/delivery/fulfilment/runs/refusal-reason.ts';
import { feeAtRefusal } from '../../../../../shop/delivery/fulfilment/settlement.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { go } from '../device/path.ts';
import { useRecord } from '../device/use-record.ts';
import css from '../round.module.css';
import { AmountField } from './amount-field.tsx';
import { BigButton } from './big-button.tsx';
import { type DoorFormProps, FormPage } from './form-page.tsx';
import own from './forms.module.css';

/** The reasons for a refusal that a courier can know. */
const reasons = [
  'changedMind',
  'noMoney',
  'refusedUnnamed',
  'unreachableAtDoor',
  'notOrdered',
  'wrongItem',
  'damaged',
  'notAsDescribed',
  'late',
  'priceDiffers',
  'addressUnreachable',
] as const satisfies RefusalReason[];

/** Nothing was kept: the reason, and the fee where the merchant asks for it; or another day. */
export function NotForm({ run: { rules }, stop }: DoorFormProps) {
  const [reason, setReason] = useState<RefusalReason | null>(null);
  const [got, setGot] = useState<string | null>(null);
  const { busy, error, send } = useRecord(stop);
  const settings = { ...rules, cashStep: stop.cashStep };
  const fee = reason === null || !isMet(reason) ? 0 : feeAtRefusal(reason, stop.fee, settings);
  const mayTryAgain = stop.attempts < rules.deliveryAttempts;
  const isOrder = stop.exchange === null;
  const submit = () => {
    if (reason === null) return;
    const collected = fee === 0 ? 0 : Number(got ?? fee);
    void send({ kind: 'refuse', refusal: reason, reason: refusals[reason], collected });
  };
  return (
    <FormPage
      stop={stop}
      title={t.notTitle}
      actions={
        <>
          {mayTryAgain && reason === 'unreachableAtDoor' && <p>{t.nobodyThere}</p>}
          {error !== '' && <p role="alert">{error}</p>}
          {mayTryAgain ? (
            <BigButton icon="calendar" onClick={() => go([stop.number, 'later'], { replace: true })}>
              {t.later}
            </BigButton>
          ) : (
            <p>{t.noLater}</p>
          )}
          {reason !== null && isOrder && <p>{isCounted(reason) ? t.cancelsCounted : t.cancels}</p>}
          <BigButton
            tone="no"
            icon="x"
            disabled={reason === null}
            aria-busy={busy || undefined}
            onClick={submit}
          >
            {isOrder ? t.cancelIt : t.not}
          </BigButton>
        </>
      }
    >
      <fieldset className={css.choices}>
        <legend className="visually-hidden">{t.notTitle}</legend>
        {reasons.map((each) => (
          <label key={each} className={own.choice}>
            <input type="radio" name="reason" checked={reason === each} onChange={() => setReason(each)} />
            {refusals[each]}
          </label>
        ))}
      </fieldset>
      {fee > 0 && (
        <>
          <p className={css.big}>
            {t.feeToAsk} <b>{formatNumber(fee)}</b>
          </p>
          <AmountField label={t.feeGot} value={got ?? String(fee)} onChange={setGot} />
        </>
      )}
    </FormPage>
  );
}
