import { useState } from 'react';
import { Link } from 'react-router';
import { claims as t } from '#texts/claims';
import { language } from '#texts/language';
import type { ConsoleOrder } from '../../../../../shop/delivery/fulfilment/contract.ts';
import type { Loss } from '../../../../../shop/delivery/fulfilment/loss.ts';
import { formatNumber } from '../../../../../shop/money.ts';
import { isolated } from '../../../../../shop/texts/isolated.ts';
import { formatMoment } from '../../../../../shop/time/days.ts';
import { Panel } from '../../../../ui/blocks/panel.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { RadioCard, RadioCards } from '../../../../ui/choices/radio-card.tsx';
import { digitsOf } from '../../../../ui/fields/digits.ts';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { TextField } from '../../../../ui/fields/text-field.tsx';
import { FormSheet } from '../../../../ui/overlays/form-sheet.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { Money } from '../../../../ui/product/price.tsx';
import { askOnce } from '../../../client/ask.ts';
import { useAct } from '../../../client/use-act.ts';
import { useStoredText } from '../../../client/use-stored-text.ts';
import { may, useMe } from '../../../layout/me.ts';
import { AmountField } from '../../../ui/fields/amount-field.tsx';

/** Losses of an order and its returns: who was charged for each, or the form that asks it. */
export function OrderLosses({ order }: { order: ConsoleOrder }) {
  const { losses } = order;
  if (losses.length === 0) return null;
  return (
    <div id="loss">
      {losses.map((loss) => (
        <OrderLoss key={loss._id} order={order} loss={loss} />
      ))}
    </div>
  );
}

function OrderLoss({ order, loss }: { order: ConsoleOrder; loss: Loss }) {
  const me = useMe();
  const { carrier, returnId } = loss;
  return (
    <Panel title={t.title}>
      <p>
        {returnId === null ? t.worth : t.worthOfReturn} <Money amount={loss.worth} />.{' '}
        {carrier !== null && t.carried(isolated(carrier))}
      </p>
      {loss.answer !== null && <Answer answer={loss.answer} />}
      {loss.answer === null &&
        (may(me, 'settleDifferences') ? <Decide order={order} loss={loss} /> : <p>{t.ownerDecides}</p>)}
    </Panel>
  );
}

function Answer({ answer }: { answer: NonNullable<Loss['answer']> }) {
  const { chargedTo, amount, entryId, reason, by, at } = answer;
  return (
    <>
      <p>
        {chargedTo === null ? (
          t.nobodyPays
        ) : (
          <>
            <b>{t.pays(isolated(chargedTo))}</b> <Money amount={amount} />
          </>
        )}
      </p>
      {reason !== '' && <p dir="auto">{reason}</p>}
      <p>
        <small>{t.by(isolated(by ?? ''), formatMoment(at, language))}</small>{' '}
        {entryId !== null && (
          <Link className="text-link" to={`/cash/entries?entry=${entryId}`}>
            {t.theEntry}
          </Link>
        )}
      </p>
    </>
  );
}

type Way = keyof typeof t.ways;
const ways: readonly Way[] = ['staff', 'company', 'nobody'];
type Wrong = { readonly who?: string; readonly amount?: string; readonly reason?: string };

/** The form of the decision; the carrier and the full value are preset. */
function Decide({ order: { _id: id, version }, loss }: { order: ConsoleOrder; loss: Loss }) {
  const lossId = loss._id;
  const [isOpen, setOpen] = useState(false);
  const [as, setAs] = useState<Way>(loss.companyId === null ? 'staff' : 'company');
  const [staffId, setStaffId] = useState(loss.courierId ?? '');
  const [companyId, setCompanyId] = useState(loss.companyId ?? '');
  const [sum, setSum] = useStoredText(`claim ${lossId}`, String(loss.worth));
  const [reason, setReason] = useStoredText(`claim reason ${lossId}`);
  const [wrong, setWrong] = useState<Wrong>({});
  const { busy, act } = useAct();
  const isNobody = as === 'nobody';
  const [who, setWho] = as === 'company' ? [companyId, setCompanyId] : [staffId, setStaffId];
  const submit = async () => {
    const amount = Number(digitsOf(sum));
    const found = wrongIn({ as, who, amount, reason, most: loss.most });
    setWrong(found);
    if (Object.keys(found).length > 0) return;
    const charged = as === 'company' ? { companyId: who, amount } : { staffId: who, amount };
    const input = {
      id,
      version,
      lossId,
      as,
      ...(!isNobody && charged),
      ...(reason.trim() && { reason: reason.trim() }),
    };
    if ((await act(async () => askOnce('chargeLoss', input))) === null) return;
    setSum(String(loss.worth));
    setReason('');
    setOpen(false);
    toast.success(t.done);
  };
  return (
    <>
      <Button tone="secondary" small onClick={() => setOpen(true)}>
        {t.decide}
      </Button>
      <FormSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t.title}
        action={isNobody ? t.chargeNobody : t.charge}
        busy={busy}
        onSubmit={() => void submit()}
        onChange={() => setWrong({})}
      >
        <RadioCards legend={t.who}>
          {ways.map((way) => (
            <RadioCard
              key={way}
              name={`claim ${lossId}`}
              value={way}
              title={t.ways[way]}
              checked={as === way}
              onChange={() => setAs(way)}
            />
          ))}
        </RadioCards>
        {!isNobody && (
          <>
            <SelectField
              label={t.ways[as]}
              value={who}
              error={wrong.who}
              onChange={({ currentTarget }) => setWho(currentTarget.value)}
            >
              <option value="">{t.choose}</option>
              {(as === 'company' ? loss.companies : loss.staff).map(({ _id, name }) => (
                <option key={_id} value={_id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <AmountField
              label={t.amount}
              hint={t.atMost(formatNumber(loss.most))}
              maxLength={11}
              value={sum}
              onType={setSum}
              error={wrong.amount}
            />
          </>
        )}
        <TextField
          label={isNobody ? t.reasonOfNobody : t.reason}
          maxLength={200}
          value={reason}
          error={wrong.reason}
          onChange={({ currentTarget }) => setReason(currentTarget.value)}
        />
      </FormSheet>
    </>
  );
}

type Typed = { as: Way; who: string; amount: number; reason: string; most: number };

function wrongIn({ as, who, amount, reason, most }: Typed): Wrong {
  if (as === 'nobody') return reason.trim() === '' ? { reason: t.reasonMissing } : {};
  return {
    ...(who === '' && { who: t.whoMissing }),
    ...(amount === 0 && { amount: t.amountMissing }),
    ...(amount > most && { amount: t.tooMuch(formatNumber(most)) }),
  };
}
