import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router';
import { language } from '#texts/language';
import { wallet as t } from '#texts/wallet';
import type { CouponOffer } from '../../../../shop/buying/coupons/contract.ts';
import { type WalletGroup, walletOf } from '../../../../shop/buying/coupons/wallet.ts';
import { formatMoney } from '../../../../shop/money.ts';
import { callFrom } from '../../../client/call-from.ts';
import { EmptyState } from '../../../ui/blocks/empty-state.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Ticket, TicketText } from '../../../ui/product/ticket.tsx';
import { Head } from '../../head.tsx';
import { couponTerms, endsSoon } from './coupon-terms.ts';
import css from './coupon-ticket-list.module.css';
import { CouponTicketList } from './coupon-ticket-list.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const [{ coupons: available }, { coupons: assigned }, offers] = await Promise.all([
    call('getAvailableCoupons'),
    call('getAssignedCoupons'),
    // Each shows what it takes off the cart; of an empty one there is nothing to say.
    call('getCouponOffers', {}).then(
      ({ base, offers }) => (base.subTotal === 0 ? [] : offers),
      () => [],
    ),
  ]);
  const now = new Date();
  return { coupons: walletOf(available, assigned, now), offers, now: now.toISOString() };
}

const groups: readonly WalletGroup[] = ['taken', 'available', 'closed', 'used', 'expired'];

/** The shopper's coupons: what waits in checkout and what it does for the cart, what can be taken, what is closed or past. */
export function Component() {
  const { coupons, offers, ...loaded } = useLoaderData<typeof loader>();
  const now = new Date(loaded.now);
  const { revalidate } = useRevalidator();
  const shown = groups.filter((group) => coupons[group].length > 0);
  return (
    <div className={`wrap ${css.wallet}`}>
      <Head title={t.title} noIndex />
      <h1 className="display">{t.title}</h1>
      {shown.length === 0 && (
        <EmptyState
          icon="ticket-percent"
          title={t.none}
          text={t.noneText}
          action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
        />
      )}
      {shown.map((group) => (
        <section key={group} className={css.group}>
          <h2 className="section-title">
            {t.groups[group]} <small>{coupons[group].length}</small>
          </h2>
          {group === 'available' ? (
            <CouponTicketList coupons={coupons.available} now={now} onTaken={() => void revalidate()} />
          ) : (
            <ul className={css.list}>
              {coupons[group].map((coupon) => (
                <li key={coupon._id}>
                  <Ticket
                    title={coupon.title}
                    text={<TicketText description={coupon.description} terms={couponTerms(coupon, now)} />}
                    tag={group === 'taken' && endsSoon(coupon, now)}
                    note={
                      group === 'taken'
                        ? noteOf(offers.find((offer) => offer.coupon._id === coupon._id))
                        : group === 'closed' && coupon.issue?.message
                    }
                    state={group === 'taken' ? 'taken' : 'muted'}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}

/** What a coupon does for the cart as it is, or why it does nothing and what is missing. */
function noteOf(offer: CouponOffer | undefined): string {
  if (offer === undefined) return t.waits;
  if (offer.totals === null) return offer.issue?.message ?? t.waits;
  return offer.saves > 0 ? t.saves(formatMoney(offer.saves, language)) : t.waits;
}
