import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { couponDesk as t } from '#texts/coupon-desk';
import { language } from '#texts/language';
import type { CouponStep } from '../../../../shop/buying/coupons/desk/coupon-steps.ts';
import type { EditedCoupon } from '../../../../shop/buying/coupons/desk/desk-calls.ts';
import { formatMoney, formatNumber } from '../../../../shop/money.ts';
import { formatMoment } from '../../../../shop/time/days.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Button } from '../../../ui/buttons/button.tsx';
import { Sheet } from '../../../ui/overlays/sheet.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { ask, askOnce } from '../../client/ask.ts';
import { useAct } from '../../client/use-act.ts';
import { OrderNumber } from '../../ui/cells/order-number.tsx';
import css from './coupons.module.css';
import { StateTag } from './state-tag.tsx';

type CouponHeadProps = {
  coupon: EditedCoupon;
  hasDraft: boolean;
  onChanged: (coupon: EditedCoupon) => void;
  onDeleted: () => void;
};

/** What the coupon has given, and what can be done with it. */
export function CouponHead({ coupon, hasDraft, onChanged, onDeleted }: CouponHeadProps) {
  const { _id: id, version, state, taken, used, spent, may, changedBy, changedAt, fields } = coupon;
  const { busy, act } = useAct();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<'end' | 'delete' | null>(null);
  const take = async (step: CouponStep) => {
    const done = await act(async () => {
      if (step === 'delete') return ask('deleteCoupon', { id }).then(() => ({ coupon: null }));
      return askOnce(`${step}Coupon`, { id, version });
    });
    setAsked(null);
    if (done === null) return;
    toast.success(t.done[step]);
    if (done.coupon !== null) return onChanged(done.coupon);
    onDeleted();
    await navigate('/coupons', { replace: true });
  };
  const counted = (count: number, most: number | null) =>
    most === null ? formatNumber(count) : t.of(formatNumber(count), formatNumber(most));
  return (
    <section className={css.head}>
      <p className={css.line}>
        <StateTag state={state} />
      </p>
      <p className={css.given}>
        {formatMoney(spent, language)}{' '}
        <span className={css.quiet}>
          {fields.budget === null ? t.given : t.givenOf(formatMoney(fields.budget, language))}
        </span>
      </p>
      <p className={css.quiet}>
        {t.taken}: {counted(taken, fields.takeLimit)} · {t.used}: {counted(used, fields.useLimit)}
      </p>
      {changedBy !== null && changedAt !== null && (
        <p className={css.quiet}>
          {t.lastChange(changedBy, formatMoment(changedAt, language))} ·{' '}
          <Link className="text-link" to={`/settings/audit?subject=${id}`}>
            {t.log}
          </Link>
        </p>
      )}
      <p className={css.line}>
        {may.map((step) => (
          <Button
            key={step}
            small
            tone="secondary"
            busy={busy}
            // Also with unsaved changes: a coupon that gives too much has to be stopped at once.
            disabled={hasDraft && step !== 'pause'}
            onClick={() => (step === 'end' || step === 'delete' ? setAsked(step) : void take(step))}
          >
            {t.steps[step]}
          </Button>
        ))}
        <ButtonLink small tone="secondary" icon="copy" to={`/coupons/new?from=${id}`}>
          {t.duplicate}
        </ButtonLink>
      </p>
      {hasDraft && <p className={css.quiet}>{t.saveFirst}</p>}
      {asked !== null && (
        <Sheet
          open
          title={t.sure[asked]}
          onClose={() => setAsked(null)}
          footer={
            <Button wide tone="danger" busy={busy} onClick={() => void take(asked)}>
              {t.steps[asked]}
            </Button>
          }
        >
          <p>{t.sureText[asked]}</p>
        </Sheet>
      )}
    </section>
  );
}

/** The latest orders that used it. */
export function CouponUses({ coupon: { uses } }: { coupon: EditedCoupon }) {
  return (
    <section className={css.panel}>
      <h2>{t.uses}</h2>
      {uses.length === 0 && <p className={css.quiet}>{t.noUses}</p>}
      <ul className={css.uses}>
        {uses.map(({ orderId, number, amount, at, isGivenBack }) => (
          <li key={orderId}>
            <Link className="text-link" to={`/orders/${orderId}`}>
              <OrderNumber number={number} />
            </Link>
            <span className={css.quiet}>{formatMoment(at, language)}</span>
            {isGivenBack ? <span className={css.quiet}>{t.givenBack}</span> : null}
            <bdi>{formatMoney(amount, language)}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}
