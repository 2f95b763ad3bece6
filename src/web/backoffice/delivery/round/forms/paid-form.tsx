import { useState } from 'react';
import { round as t } from '#texts/round';
import { isFree } from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { CashBox } from '../cash-box.tsx';
import { useRecord } from '../device/use-record.ts';
import { AmountField } from './amount-field.tsx';
import { BigButton } from './big-button.tsx';
import { type DoorFormProps, FormPage } from './form-page.tsx';
import { isProven, PinField, type Proof, proofOf } from './pin-field.tsx';

/** All was taken: the PIN, then whether all of it was paid. */
export function PaidForm({ run, stop }: DoorFormProps) {
  const [proof, setProof] = useState<Proof>({ pin: '' });
  const [paid, setPaid] = useState<string | null>(null);
  const [missing, setMissing] = useState('');
  const { busy, error, forget, send } = useRecord(stop);
  const changeProof = (next: Proof) => {
    forget();
    setMissing('');
    setProof(next);
  };
  const submit = () => {
    if (!isProven(proof, stop)) return setMissing(t.pinMissing);
    if (paid === '') return setMissing(t.paidWrong);
    setMissing('');
    const collected = paid === null ? stop.cashDue : Number(paid);
    void send({ kind: 'deliver', kept: null, collected, ...proofOf(proof) });
  };
  return (
    <FormPage
      stop={stop}
      title={isFree(stop) ? t.delivered : t.paid}
      actions={
        <>
          {(missing || error) !== '' && <p role="alert">{missing || error}</p>}
          {paid === null && !isFree(stop) && <BigButton onClick={() => setPaid('')}>{t.paidLess}</BigButton>}
          <BigButton tone="done" icon="check" aria-busy={busy || undefined} onClick={submit}>
            {isFree(stop) ? t.delivered : paid === null ? t.paidAll(formatNumber(stop.cashDue)) : t.record}
          </BigButton>
        </>
      }
    >
      {isFree(stop) ? (
        <p>{t.freeExchange}</p>
      ) : paid === null ? (
        <CashBox amount={stop.cashDue} change={{ ...run.rules, ...stop }} />
      ) : (
        <AmountField label={t.paidWas} hint={t.paidNote} value={paid} onChange={setPaid} />
      )}
      <PinField stop={stop} proof={proof} onChange={changeProof} />
    </FormPage>
  );
}
