import { useState } from 'react';
import { round as t } from '#texts/round';
import type { ReturnStop } from '../../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { CashBox } from '../cash-box.tsx';
import { useRecord } from '../device/use-record.ts';
import { ReturnPieces } from '../return-actions.tsx';
import { BigButton } from './big-button.tsx';
import { FormPage } from './form-page.tsx';
import own from './forms.module.css';

type Act = 'collect' | 'pay' | 'swap';

/** Takes the pieces of a return, pays for them, or exchanges them; the last two only after all pieces were checked. */
export function ReturnForm({ stop, act }: { stop: ReturnStop; act: Act }) {
  const [isWhole, setWhole] = useState(false);
  const [isSigned, setSigned] = useState(false);
  const [missing, setMissing] = useState('');
  const { busy, error, send } = useRecord(stop);
  const { refund, task } = stop;
  const asksPieces = act !== 'collect' && task !== 'pay';
  const submit = () => {
    if (asksPieces && !isWhole) return setMissing(t.allHereMissing);
    if (act === 'pay' && !isSigned) return setMissing(t.signedMissing);
    setMissing('');
    void send(act === 'pay' ? { kind: act, paid: refund, receiptSigned: true } : { kind: act });
  };
  return (
    <FormPage
      stop={stop}
      title={t.tasks[act]}
      actions={
        <>
          {(missing || error) !== '' && <p role="alert">{missing || error}</p>}
          <BigButton tone="done" icon="check" aria-busy={busy || undefined} onClick={submit}>
            {act === 'pay' ? t.paidBack(formatNumber(refund)) : t.does[act]}
          </BigButton>
        </>
      }
    >
      {act === 'pay' && <CashBox title={t.payBack} amount={refund} />}
      <ReturnPieces stop={stop} />
      {asksPieces && <Tick label={t.allHere} checked={isWhole} onChange={setWhole} />}
      {act === 'pay' && <Tick label={t.signed} checked={isSigned} onChange={setSigned} />}
      {act === 'collect' && <p>{t.collectText}</p>}
    </FormPage>
  );
}

function Tick(props: { label: string; checked: boolean; onChange: (checked: boolean) => void }) {
  return (
    <label className={own.choice}>
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
