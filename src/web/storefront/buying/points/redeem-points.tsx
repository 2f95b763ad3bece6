import { type FormEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { points as t } from '#texts/points';
import type { Coupon } from '../../../../shop/buying/coupons/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Ticket } from '../../../ui/product/ticket.tsx';
import { useFacts } from '../../layout/facts.ts';
import css from './points.module.css';

const mostChoices = 10;

/** Converts points into a coupon and shows it as a ticket. */
export function RedeemPoints({ balance }: { balance: number }) {
  const [coupon, setCoupon] = useState<Coupon>();
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const { revalidate } = useRevalidator();
  const { step } = useFacts().points;
  const choices = choicesFor(balance, step);

  const redeem = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (running.current) return;
    running.current = true;
    const points = Number(fieldText(event.currentTarget, 'points'));
    setBusy(true);
    setError(undefined);
    try {
      setCoupon((await call('redeemPoints', { points })).coupon);
      await revalidate();
    } catch (error) {
      setError(failureText(error, t.failed));
    }
    setBusy(false);
    running.current = false;
  };

  return (
    <>
      {coupon && <NewCoupon coupon={coupon} />}
      {choices.length === 0 ? (
        <p className={css.rule}>{t.notEnough(step)}</p>
      ) : (
        <form className={css.redeem} method="dialog" onSubmit={(event) => void redeem(event)}>
          <SelectField label={t.howMany} hideLabel name="points" key={balance}>
            {choices.map((points) => (
              <option key={points} value={points}>
                {t.balance(points)}
              </option>
            ))}
          </SelectField>
          <Button type="submit" busy={busy}>
            {t.redeem}
          </Button>
        </form>
      )}
      <div role="alert">{error && <FieldError>{error}</FieldError>}</div>
    </>
  );
}

function NewCoupon({ coupon }: { coupon: Coupon }) {
  return (
    <div role="status">
      <Ticket
        state="taken"
        tag={t.redeemed}
        title={coupon.title}
        text={t.redeemedText}
        action={
          <ButtonLink to="/coupons" tone="secondary" small>
            {t.seeCoupons}
          </ButtonLink>
        }
      />
    </div>
  );
}

/** 100, 200, … and, with many points, the whole balance. */
function choicesFor(balance: number, step: number): number[] {
  const steps = Math.floor(balance / step);
  const choices = Array.from({ length: Math.min(steps, mostChoices) }, (_, place) => (place + 1) * step);
  return steps > mostChoices ? [...choices, steps * step] : choices;
}
