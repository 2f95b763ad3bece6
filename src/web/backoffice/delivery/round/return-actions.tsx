import { round as t } from '#texts/round';
import type { ReturnStop } from '../../../../shop/delivery/fulfilment/runs/door-contract.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { CashBox } from './cash-box.tsx';
import { go } from './device/path.ts';
import { BigButton } from './forms/big-button.tsx';
import css from './round.module.css';

/** What a return is about at its door: the cash to pay as the largest text, else what is done there. */
export function ReturnTitle({ stop: { task, refund } }: { stop: ReturnStop }) {
  if (refund > 0) return <CashBox title={t.payBack} amount={refund} />;
  return (
    <p className={css.cash}>
      <span className={css.task}>
        <b>{t.tasks[task]}</b>
      </span>
      {task === 'collect' && <span>{t.noPay}</span>}
    </p>
  );
}

/** The pieces that go back and, in an exchange, those that are given for them. */
export function ReturnPieces({ stop: { items } }: { stop: ReturnStop }) {
  return (
    <ul className={css.lines}>
      {items.map(({ itemNo, name, color, size, quantity, instead }) => (
        <li key={itemNo}>
          <b>
            <bdi dir="ltr">{quantity} ×</bdi> {name}
          </b>
          {t.comma}
          {[color, size].join(t.comma)}
          {instead !== null && (
            <>
              <br />
              {t.give} <b>{[instead.color, instead.size].join(t.comma)}</b>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** What may be done with a return at its door. A refund takes enough cash in the courier's hands. */
export function ReturnActions({ stop, held }: { stop: ReturnStop; held: number }) {
  const { task, refund, returnId } = stop;
  const mayPay = refund > 0 && held >= refund;
  const open = (mode: string) => () => go([returnId, mode]);
  return (
    <>
      {refund > 0 && !mayPay && <p>{t.tooLittle}</p>}
      {mayPay ? (
        <BigButton tone="done" icon="banknote" onClick={open('pay')}>
          {task === 'pay' ? t.paidBack(formatNumber(refund)) : t.takeAndPay(formatNumber(refund))}
        </BigButton>
      ) : (
        task !== 'pay' && (
          <BigButton tone="done" icon={task === 'swap' ? 'repeat' : 'check'} onClick={open(task)}>
            {t.does[task]}
          </BigButton>
        )
      )}
      <div className={css.pair}>
        {mayPay && task === 'collect' && (
          <BigButton icon="undo-2" onClick={open('collect')}>
            {t.takeOnly}
          </BigButton>
        )}
        <BigButton tone="no" icon="x" onClick={open('later')}>
          {t.notGiven}
        </BigButton>
      </div>
    </>
  );
}
