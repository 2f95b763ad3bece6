import { type ComponentProps, useState } from 'react';
import { useRevalidator } from 'react-router';
import { checkout as t } from '#texts/checkout';
import { coupons as words } from '#texts/coupons';
import { addressLine } from '../../../shop/account/address-line.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { Banner } from '../../ui/banner.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import css from './confirmation-step.module.css';
import { CouponCode } from './coupon-code.tsx';
import { CouponOffers } from './coupon-offers.tsx';
import { ItemsList } from './items-list.tsx';
import { StepLayout } from './layout.tsx';
import type { StepData } from './load-checkout.ts';
import type { Offer } from './offers.ts';
import { OrderSummary } from './order-summary.tsx';
import { sendInTurn } from './pending-coupon.ts';
import { stepPath } from './steps.ts';
import { usePlace } from './use-place.ts';

/** The coupon, whose effect shows at once in the total, and the pieces once more. */
export function ConfirmationStep({ data }: { data: StepData }) {
  const { cart, totals: loaded, offers } = data;
  const { destination, asking } = usePlace(data);
  const { chosen, applying, choose } = useCoupon(data);
  const offer = offers?.offers.find(({ coupon }) => coupon._id === chosen);
  const totals = (chosen === null ? offers?.base : offer?.totals) ?? loaded;
  const busy = asking || applying;
  return (
    <StepLayout
      step="confirmation"
      said={{ delivery: addressLine(destination.address) }}
      cart={cart}
      total={totals.total}
      busy={busy}
      aside={<OrderSummary cart={cart} totals={totals} coupon={offer?.coupon.title} busy={busy} />}
      action={
        <ButtonLink wide to={stepPath('payment')}>
          {t.continue}
        </ButtonLink>
      }
    >
      <section className={css.coupons}>
        <h3 className="card-title">{t.coupons}</h3>
        <Offered offers={offers?.offers} chosen={chosen} onChoose={(next) => void choose(next)} />
        <CouponCode onAdded={(id) => void choose(null, id)} />
      </section>
      <ItemsList items={cart.items} />
    </StepLayout>
  );
}

type OfferedProps = Omit<ComponentProps<typeof CouponOffers>, 'offers'> & {
  offers: readonly Offer[] | undefined;
};

/** The coupons to choose from. They fail alone: the order can be placed without them. */
function Offered({ offers, ...choice }: OfferedProps) {
  if (offers === undefined) return <CouponsFailure />;
  if (offers.length === 0) return <p className={css.none}>{t.noCoupons}</p>;
  return <CouponOffers offers={offers} {...choice} />;
}

function CouponsFailure() {
  const { revalidate, state } = useRevalidator();
  return (
    <Banner
      tone="error"
      action={
        <Button tone="secondary" small busy={state === 'loading'} onClick={() => void revalidate()}>
          {t.tryAgain}
        </Button>
      }
    >
      {words.failed}
    </Banner>
  );
}

/** The coupon on the cart. A choice shows before the server has agreed, and goes back where it does not. */
function useCoupon({ cart: { coupon, couponIssue } }: StepData) {
  const [chosen, setChosen] = useState(coupon && !couponIssue ? coupon._id : null);
  const [applying, setApplying] = useState(false);
  const { revalidate } = useRevalidator();

  /** @param added a coupon that came by its code and is on the cart already */
  const choose = async (offer: Offer | null, added?: string) => {
    const before = chosen;
    setChosen(added ?? offer?.coupon._id ?? null);
    if (added) {
      await revalidate();
      return toast.success(t.couponOn);
    }
    setApplying(true);
    try {
      // By its code: an offered coupon that was not taken yet is taken along.
      await sendInTurn(() => call('applyCoupon', offer ? { code: offer.coupon.code } : { couponId: null }));
      toast.success(offer ? t.couponOn : t.couponOff);
    } catch (error) {
      setChosen(before);
      toast.error(failureText(error, t.couponFailed));
    }
    setApplying(false);
  };
  return { chosen, applying, choose };
}
