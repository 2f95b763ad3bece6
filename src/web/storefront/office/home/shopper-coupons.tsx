import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { coupons as t } from '#texts/coupons';
import type { Coupon } from '../../../../shop/buying/coupons/contract.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Tabs } from '../../../ui/buttons/tabs.tsx';
import { CouponTicketList } from '../../buying/coupons/coupon-ticket-list.tsx';
import css from './shopper-coupons.module.css';

export type CouponLists = {
  available: Coupon[];
  taken: Coupon[];
};

/** How many tickets are shown before "See all". */
const shown = 3;

/** The shopper's claimable and claimed coupons. */
export function ShopperCoupons({ coupons: { available, taken } }: { coupons: CouponLists }) {
  const { revalidate } = useRevalidator();
  return (
    <Tabs
      label={t.title}
      tabs={[
        {
          id: 'available',
          label: t.available,
          count: available.length,
          panel:
            available.length === 0 ? (
              <p className={css.none}>{t.none}</p>
            ) : (
              <SomeTickets coupons={available} onTaken={() => void revalidate()} />
            ),
        },
        {
          id: 'taken',
          label: t.taken,
          count: taken.length,
          panel:
            taken.length === 0 ? (
              <p className={css.none}>
                {t.noneTaken}. {t.noneTakenText}
              </p>
            ) : (
              <SomeTickets coupons={taken} />
            ),
        },
      ]}
    />
  );
}

function SomeTickets({ coupons, onTaken }: { coupons: readonly Coupon[]; onTaken?: () => void }) {
  const [all, setAll] = useState(false);
  return (
    <div className={css.tickets}>
      <CouponTicketList coupons={all ? coupons : coupons.slice(0, shown)} {...(onTaken && { onTaken })} />
      {!all && coupons.length > shown && (
        <Button tone="quiet" onClick={() => setAll(true)}>
          {t.seeAll(coupons.length)}
        </Button>
      )}
    </div>
  );
}
