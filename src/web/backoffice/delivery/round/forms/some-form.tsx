import { useState } from 'react';
import { refusals } from '#texts/refusals';
import { round as t } from '#texts/round';
import type { RefusalReason } from '../../../../../shop/buying/orders/contract.ts';
import type { Stop } from '../../../../../shop/delivery/fulfilment/contract.ts';
import { settle } from '../../../../../shop/delivery/fulfilment/settlement.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { CashBox } from '../cash-box.tsx';
import { useRecord } from '../device/use-record.ts';
import css from '../round.module.css';
import { AmountField } from './amount-field.tsx';
import { BigButton } from './big-button.tsx';
import { type DoorFormProps, FormPage } from './form-page.tsx';
import own from './forms.module.css';
import { isProven, PinField, type Proof, proofOf } from './pin-field.tsx';

/** The reasons for refusing single pieces that a courier can know. */
const reasons = ['changedMind', 'noMoney', 'wrongItem', 'damaged', 'notAsDescribed', 'priceDiffers'] as const;

type Chosen = Record<number, { kept: number; reason: RefusalReason | null }>;

/** Some pieces are kept: line by line, with the fee and the new sum at once. */
export function SomeForm({ run: { rules }, stop }: DoorFormProps) {
  const [chosen, setChosen] = useState<Chosen>({});
  const [proof, setProof] = useState<Proof>({ pin: '' });
  const [paid, setPaid] = useState<string | null>(null);
  const [missing, setMissing] = useState('');
  const { busy, error, forget, send } = useRecord(stop);
  const lines = stop.lines.map((line) => {
    const { kept = line.quantity, reason = null } = chosen[line.lineNo] ?? {};
    return { ...line, kept, reason: kept < line.quantity ? reason : null };
  });
  const isNothing = lines.every(({ kept }) => kept === 0);
  const isAll = lines.every(({ kept, quantity }) => kept === quantity);
  const settled = settle(stop, lines, { ...rules, cashStep: stop.cashStep });
  const changeProof = (next: Proof) => {
    forget();
    setMissing('');
    setProof(next);
  };
  const submit = () => {
    if (isNothing || isAll) return setMissing(isNothing ? t.nothingKept : t.nothingRefused);
    if (lines.some(({ kept, quantity, reason }) => kept < quantity && reason === null))
      return setMissing(t.whyMissing);
    if (!isProven(proof, stop)) return setMissing(t.pinMissing);
    if (paid === '') return setMissing(t.paidWrong);
    setMissing('');
    const kept = lines
      .filter((line) => line.kept < line.quantity)
      .map(({ lineNo, kept: pieces, reason }) => ({ lineNo, kept: pieces, reason }));
    const collected = paid === null ? settled.cashDue : Number(paid);
    void send({ kind: 'deliver', kept, collected, ...proofOf(proof) });
  };
  return (
    <FormPage
      stop={stop}
      title={t.some}
      actions={
        <>
          {(missing || error) !== '' && <p role="alert">{missing || error}</p>}
          {paid === null && <BigButton onClick={() => setPaid('')}>{t.paidLess}</BigButton>}
          <BigButton tone="done" icon="check" aria-busy={busy || undefined} onClick={submit}>
            {paid === null ? t.paidAll(formatNumber(isNothing ? 0 : settled.cashDue)) : t.record}
          </BigButton>
        </>
      }
    >
      <ul className={css.lines}>
        {lines.map((line) => (
          <Line
            key={line.lineNo}
            line={line}
            onChange={(choice) => setChosen({ ...chosen, [line.lineNo]: choice })}
          />
        ))}
      </ul>
      <p className={css.after}>
        <span>{t.fee}</span>
        <span>{formatNumber(isNothing ? 0 : settled.fee)}</span>
      </p>
      <CashBox title={t.newSum} amount={isNothing ? 0 : settled.cashDue} change={{ ...rules, ...stop }} />
      {paid !== null && <AmountField label={t.paidWas} hint={t.paidNote} value={paid} onChange={setPaid} />}
      <PinField stop={stop} proof={proof} onChange={changeProof} />
    </FormPage>
  );
}

type LineProps = {
  line: Stop['lines'][number] & { kept: number; reason: RefusalReason | null };
  onChange: (choice: Chosen[number]) => void;
};

function Line({ line: { name, color, size, quantity, kept, reason }, onChange }: LineProps) {
  return (
    <li className={own.lineItem}>
      <p>
        <b>{name}</b> {[color, size].join(t.comma)}
      </p>
      <div className={own.stepper}>
        <button
          type="button"
          aria-label={t.less(name)}
          disabled={kept === 0}
          onClick={() => onChange({ kept: kept - 1, reason })}
        >
          −
        </button>
        <output>{t.of(kept, quantity)}</output>
        <button
          type="button"
          aria-label={t.more(name)}
          disabled={kept === quantity}
          onClick={() => onChange({ kept: kept + 1, reason })}
        >
          +
        </button>
      </div>
      {kept < quantity && (
        <select
          className={css.select}
          aria-label={t.why}
          value={reason ?? ''}
          onChange={(event) =>
            onChange({ kept, reason: reasons.find((each) => each === event.currentTarget.value) ?? null })
          }
        >
          <option value="">{t.why}</option>
          {reasons.map((each) => (
            <option key={each} value={each}>
              {refusals[each]}
            </option>
          ))}
        </select>
      )}
    </li>
  );
}
