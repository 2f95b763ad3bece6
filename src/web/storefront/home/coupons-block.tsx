import { Suspense } from 'react';
import { coupons as t } from '#texts/coupons';
import { Ticket } from '../../ui/ticket.tsx';
// The tickets load lazily, but their styles must be in the first response.
import '../coupons/coupon-ticket-list.module.css';
import { BlockFailure } from '../failures/load-failure.tsx';
import { lazyPart } from '../lazy-part.ts';
import { CouponCodeForm } from './coupon-code-form.tsx';
import './shopper-coupons.module.css';
import css from './coupons-block.module.css';
import type { CouponLists } from './shopper-coupons.tsx';

const loadCoupons = async () => (await import('./shopper-coupons.tsx')).ShopperCoupons;
// The server renders in one pass, so it waits for the module here. Guests never load it.
const ShopperCoupons = import.meta.env.SSR ? await loadCoupons() : lazyPart(loadCoupons);

/** The block `#coupons`: sign-in for guests; claimable and claimed coupons for shoppers. */
export function CouponsBlock({ signedIn, coupons }: { signedIn: boolean; coupons: CouponLists | null }) {
  return (
    <section id="coupons" className={`wrap ${css.section}`}>
      <h2 className="section-title">{t.title}</h2>
      {!signedIn ? (
        <div className={css.guest}>
          <Ticket title={t.ghostTitle} text={t.ghostText} />
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
