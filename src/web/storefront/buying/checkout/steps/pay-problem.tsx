import { useEffect, useRef, useState } from 'react';
import { cart } from '#texts/cart';
import { checkout as t } from '#texts/checkout';
import { language } from '#texts/language';
import { layout } from '#texts/layout';
import type { Totals } from '../../../../../shop/buying/cart/contract.ts';
import { formatMoney } from '../../../../../shop/money.ts';
import { CallError } from '../../../../client/call-error.ts';
import { failureText } from '../../../../client/forms/failure-text.ts';
import { Banner } from '../../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../../ui/buttons/button-link.tsx';
import { Button } from '../../../../ui/buttons/button.tsx';
import { toast } from '../../../../ui/overlays/toast.ts';
import { stepPath } from '../steps.ts';
import css from './pay-problem.module.css';

/** Why the order was not placed, with one button that helps. Takes the focus. */
export function PayProblem({
  error,
  before,
  onRetry,
  onDropCoupon,
}: {
  error: unknown;
  /** The total shown before. */
  before: number;
  onRetry: () => void;
  /** Takes the coupon off the cart. */
  onDropCoupon: () => Promise<void>;
}) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.focus(), [error]);
  const { text, action } = wayOut(error, before, { onRetry, onDropCoupon });
  return (
    <Banner tone="error" focusRef={banner}>
      <div className={css.problem}>
        <p>{text}</p>
        {action}
      </div>
    </Banner>
  );
}

/** While the order's answer takes long: another try, which cannot order twice. */
export function SlowOrder({ onRetry }: { onRetry: () => void }) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => banner.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <Banner tone="offline" focusRef={banner}>
      <div className={css.problem}>
        <p>{t.slowOrder}</p>
        <Retry onRetry={onRetry} />
      </div>
    </Banner>
  );
}

type Ways = { onRetry: () => void; onDropCoupon: () => Promise<void> };

function wayOut(error: unknown, before: number, { onRetry, onDropCoupon }: Ways) {
  const code = error instanceof CallError ? error.code : '';
  const totals = changedTotals(error);
  if (totals) {
    const [old, now] = [before, totals.total].map((amount) => formatMoney(amount, language));
    return { text: t.priceChanged(old ?? '', now ?? ''), action: null };
  }
  if (['OUT_OF_STOCK', 'UNAVAILABLE', 'CART_EMPTY'].includes(code)) {
    return {
      text: code === 'CART_EMPTY' ? failureText(error, t.failed) : t.stockChanged,
      action: leadTo('cart', t.seeCart),
    };
  }
  if (isPausedEverywhere(error))
    return { text: `${failureText(error, t.failed)} ${t.cartStays}`, action: leadTo('cart', t.seeCart) };
  if (isOrderLimit(error)) return { text: failureText(error, t.failed), action: <AppealLink /> };
  if (
    [
      'OUTSIDE_SYRIA',
      'PIN_FAR_FROM_CITY',
      'NO_OFFICE_PICKUP',
      'CITY_UNKNOWN',
      'DELIVERY_PAUSED',
      'PHONE_INVALID',
      'VALIDATION',
    ].includes(code)
  ) {
    return { text: failureText(error, t.failed), action: leadTo('delivery', t.fixAddress) };
  }
  if (code.startsWith('COUPON_'))
    return { text: failureText(error, t.couponFailed), action: <DropCoupon onDrop={onDropCoupon} /> };
  const text = code === 'NETWORK' ? `${layout.network} ${t.failed}` : failureText(error, t.failed);
  return { text, action: <Retry onRetry={onRetry} /> };
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button small tone="secondary" onClick={onRetry}>
      {layout.tryAgain}
    </Button>
  );
}

function AppealLink() {
  return (
    <ButtonLink small tone="secondary" to="/appeal">
      {cart.limitWrong}
    </ButtonLink>
  );
}

function leadTo(step: 'cart' | 'delivery', label: string) {
  return (
    <ButtonLink small tone="secondary" to={stepPath(step)}>
      {label}
    </ButtonLink>
  );
}

function DropCoupon({ onDrop }: { onDrop: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const drop = async () => {
    setBusy(true);
    try {
      await onDrop();
    } catch (error) {
      toast.error(failureText(error, t.couponFailed));
    }
    setBusy(false);
  };
  return (
    <Button small tone="secondary" busy={busy} onClick={() => void drop()}>
      {t.withoutCoupon}
    </Button>
  );
}

/** Refused for a limit on the shopper's orders. */
export const isOrderLimit = (error: unknown): boolean =>
  error instanceof CallError && ['ORDER_LIMIT', 'ORDER_TOTAL_LIMIT', 'ORDERING_PAUSED'].includes(error.code);

/** Refused because no order is taken for the place at present: the promised day no longer holds. */
export const isPaused = (error: unknown): error is CallError =>
  error instanceof CallError && error.code === 'DELIVERY_PAUSED';

// By the contract, DELIVERY_PAUSED has { everywhere } in `data`.
const isPausedEverywhere = (error: unknown): boolean =>
  isPaused(error) && (error.data as { everywhere: boolean } | null)?.everywhere === true;

/** The new totals sent with a refused payment; null for every other failure. */
export function changedTotals(error: unknown): Totals | null {
  // By the contract, PRICE_CHANGED has Totals in `data`.
  return error instanceof CallError && error.code === 'PRICE_CHANGED' ? (error.data as Totals | null) : null;
}
