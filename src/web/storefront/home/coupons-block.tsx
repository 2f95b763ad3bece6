import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { coupons as t } from '#texts/coupons';
import type { Coupon } from '../../../shop/coupons/contract.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Ticket } from '../../ui/ticket.tsx';
import { CouponTicketList } from '../coupons/coupon-ticket-list.tsx';
import { signInPath } from '../next-path.ts';
import css from './coupons-block.module.css';

interface CouponLists {
  available: Coupon[];
  taken: Coupon[];
}

/** How many tickets stand there before "See all". */
const shown = 3;

/** `#coupons`: an empty ticket and the way in for guests; for shoppers what can be taken and what was. */
export function CouponsBlock({ signedIn, coupons }: { signedIn: boolean; coupons: CouponLists | null }) {
  const { revalidate, state } = useRevalidator();
  return (
    <section id="coupons" className={`wrap ${css.section}`}>
      <h2 className="section-title">{t.title}</h2>
      {!signedIn ? (
        <div className={css.guest}>
          <Ticket title={t.ghostTitle} text={t.ghostText} />
          <ButtonLink to={signInPath('/#coupons')}>{t.signIn}</ButtonLink>
        </div>
      ) : coupons === null ? (
        <Banner
          tone="error"
          action={
            <Button tone="secondary" small busy={state === 'loading'} onClick={() => void revalidate()}>
              {t.tryAgain}
            </Button>
          }
        >
          {t.failed}
        </Banner>
      ) : (
        <CouponTabs coupons={coupons} />
      )}
    </section>
  );
}

function CouponTabs({ coupons: { available, taken } }: { coupons: CouponLists }) {
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
