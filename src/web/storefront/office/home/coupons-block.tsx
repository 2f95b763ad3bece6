import { Suspense } from 'react';
import { coupons as t } from '#texts/coupons';
import type { OpenCoupon } from '../../../../shop/buying/coupons/contract.ts';
import { Ticket } from '../../../ui/product/ticket.tsx';
// The tickets load lazily, but their styles must be in the first response.
import '../../buying/coupons/coupon-ticket-list.module.css';
import { BlockFailure } from '../../failures/load-failure.tsx';
import { lazyPart } from '../../lazy-part.ts';
import { CouponCodeForm } from './coupon-code-form.tsx';
import css from './coupons-block.module.css';
import './shopper-coupons.module.css';
import type { CouponLists } from './shopper-coupons.tsx';

const loadOpen = async () => (await import('./guest-tickets.tsx')).GuestTickets;
const loadCoupons = async () => (await import('./shopper-coupons.tsx')).ShopperCoupons;
// The server renders in one pass, so it waits for the modules here.
const GuestTickets = import.meta.env.SSR
  ? await loadOpen()
  : lazyPart(async () => {
      await nearScreen('coupons');
      return loadOpen();
    });
const ShopperCoupons = import.meta.env.SSR ? await loadCoupons() : lazyPart(loadCoupons);

/** Waits until the element with this id is near the screen; for no time where there is none yet. */
const nearScreen = (id: string) =>
  new Promise<void>((resolve) => {
    const element = document.getElementById(id);
    if (element === null) return resolve();
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        resolve();
      },
      { rootMargin: '600px' },
    );
    watch.observe(element);
  });

/** The block `#coupons`: for guests some open coupons, taken after sign-in; for shoppers theirs. */
export function CouponsBlock({
  signedIn,
  coupons,
  open,
}: {
  signedIn: boolean;
  coupons: CouponLists | null;
  open: readonly OpenCoupon[];
}) {
  return (
    <section id="coupons" className={`wrap ${css.section}`}>
      <h2 className="section-title">{t.title}</h2>
      {!signedIn ? (
        <div className={css.guest}>
          {open.length > 0 ? (
            <Suspense>
              <GuestTickets coupons={open} />
            </Suspense>
          ) : (
            <Ticket title={t.ghostTitle} text={t.ghostText} />
          )}
          <CouponCodeForm signedIn={false} />
        </div>
      ) : coupons === null ? (
        <BlockFailure>{t.failed}</BlockFailure>
      ) : (
        <>
          <Suspense>
            <ShopperCoupons coupons={coupons} />
          </Suspense>
          <CouponCodeForm signedIn />
        </>
      )}
    </section>
  );
}
