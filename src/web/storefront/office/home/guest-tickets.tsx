import { coupons as t } from '#texts/coupons';
import type { OpenCoupon } from '../../../../shop/buying/coupons/contract.ts';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Ticket, TicketText } from '../../../ui/product/ticket.tsx';
import { couponTerms } from '../../buying/coupons/coupon-terms.ts';
import tickets from '../../buying/coupons/coupon-ticket-list.module.css';
import { signInPath } from '../../next-path.ts';

/**
 * Open coupons for guests. Taking one leads to sign-in; the coupon is taken on the way back. It stands in the link, so that
 * a press before this code has loaded loses nothing.
 */
export function GuestTickets({ coupons }: { coupons: readonly OpenCoupon[] }) {
  return (
    <ul className={tickets.list}>
      {coupons.map((coupon) => (
        <li key={coupon._id}>
          <Ticket
            title={coupon.title}
            text={<TicketText description={coupon.description} terms={couponTerms(coupon)} />}
            action={
              <ButtonLink small to={signInPath(`/?take=${coupon._id}#coupons`)}>
                {t.take}
              </ButtonLink>
            }
          />
        </li>
      ))}
    </ul>
  );
}
