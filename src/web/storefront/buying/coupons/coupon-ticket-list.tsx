import { useState } from 'react';
import { coupons as t } from '#texts/coupons';
import type { Coupon } from '../../../../shop/buying/coupons/contract.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { Ticket, TicketText } from '../../../ui/product/ticket.tsx';
import { couponTerms, endsSoon } from './coupon-terms.ts';
import css from './coupon-ticket-list.module.css';

/** At this number left or fewer it is shown. */
const few = 20;

/** Coupons as tickets claimed with one tap; the stub tears off. */
export function CouponTicketList({
  coupons,
  now = null,
  onTaken,
}: {
  coupons: readonly Coupon[];
  /** Marks coupons that end soon; null on cached pages. */
  now?: Date | null;
  /** Called after the animation. */
  onTaken?: (coupon: Coupon) => void;
}) {
  const [busy, setBusy] = useState<string | null>(null);
  const [torn, setTorn] = useState<readonly string[]>([]);
  const take = async ({ _id }: Coupon) => {
    setBusy(_id);
    try {
      const { coupon } = await call('assignCoupon', { couponId: _id });
      setTorn((now) => [...now, _id]);
      toast.success(t.activated);
      setTimeout(() => onTaken?.(coupon), tearMs);
    } catch (error) {
      toast.error(failureText(error, t.takeFailed));
    } finally {
      setBusy(null);
    }
  };
  return (
    <ul className={css.list}>
      {coupons.map((coupon) => (
        <li key={coupon._id}>
          <Ticket
            title={coupon.title}
            text={<TicketText description={coupon.description} terms={couponTerms(coupon)} />}
            tag={tagsOf(coupon, now)}
            note={coupon.used ? t.used : coupon.assigned && t.takenState}
            state={coupon.used ? 'muted' : coupon.assigned ? 'taken' : 'live'}
            torn={torn.includes(coupon._id)}
            action={
              !coupon.assigned &&
              !coupon.used && (
                <Button small busy={busy === coupon._id} onClick={() => void take(coupon)}>
                  {t.take}
                </Button>
              )
            }
          />
        </li>
      ))}
    </ul>
  );
}

function tagsOf(coupon: Coupon, now: Date | null): string {
  const { assigned, remaining } = coupon;
  if (assigned) return '';
  return [
    remaining !== null && remaining <= few && t.fewLeft(remaining),
    now !== null && endsSoon(coupon, now),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** How long the animation shows before the list changes, in milliseconds. */
const tearMs = 320;
