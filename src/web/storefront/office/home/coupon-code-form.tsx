import { type FormEvent, useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useNavigationType, useRevalidator, useSearchParams } from 'react-router';
import { coupons as t } from '#texts/coupons';
import type { CouponChoice } from '../../../../shop/buying/coupons/contract.ts';
import { tabStore } from '../../../browser/browser-storage.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { fieldText } from '../../../client/forms/form-fields.ts';
import { storedJson } from '../../../client/storage/stored-json.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { signInPath } from '../../next-path.ts';
import css from './coupon-code-form.module.css';

const storageKey = 'pending-coupon';

/** The coupon a guest chose, stored until sign-in in session storage. */
const pendingCoupon = {
  store: (choice: CouponChoice): void => tabStore.set(storageKey, JSON.stringify(choice)),
  /** Removes and returns it. */
  take(): CouponChoice | null {
    const choice = storedJson<CouponChoice | null>(tabStore, storageKey, null);
    tabStore.remove(storageKey);
    return choice;
  },
};

const block = '/#coupons';

/** Claims a coupon by code, also from a URL (`/?coupon=EID25#coupons`); guests claim it after sign-in. */
export function CouponCodeForm({ signedIn }: { signedIn: boolean }) {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const { take, busy } = useTaking(signedIn);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = fieldText(event.currentTarget, 'coupon');
    if (signedIn) return void (code && take({ code }));
    if (code) pendingCoupon.store({ code });
    void navigate(signInPath(block));
  };
  return (
    <form action="/PhoneNumber" className={css.form} onSubmit={submit}>
      <input type="hidden" name="next" value={block} />
      <label className={css.label}>
        {signedIn ? t.haveCode : t.haveCodeGuest}
        <input
          name="coupon"
          className={css.field}
          dir="ltr"
          maxLength={32}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required={signedIn}
          defaultValue={address.get('coupon') ?? ''}
        />
      </label>
      <Button type="submit" tone={signedIn ? 'secondary' : 'primary'} busy={busy}>
        {signedIn ? t.take : t.signIn}
      </Button>
    </form>
  );
}

/** Claims a coupon by code, and after sign-in the stored choice or the ticket's. */
function useTaking(signedIn: boolean) {
  const { revalidate } = useRevalidator();
  const [address] = useSearchParams();
  const navigation = useNavigationType();
  const [busy, setBusy] = useState(false);
  const take = async (choice: CouponChoice) => {
    if (busy) return;
    setBusy(true);
    try {
      await call('assignCoupon', choice);
      toast.success(t.activated);
      await revalidate();
    } catch (error) {
      toast.error(failureText(error, t.takeFailed));
    } finally {
      setBusy(false);
    }
  };
  const takeWaiting = useEffectEvent(() => {
    // A link from elsewhere loads the page, and takes nothing.
    const couponId = navigation === 'POP' ? null : address.get('take');
    const choice = pendingCoupon.take() ?? (couponId === null ? null : { couponId });
    if (choice !== null) void take(choice);
  });
  useEffect(() => {
    if (signedIn) takeWaiting();
  }, [signedIn]);
  return { take: (choice: CouponChoice) => void take(choice), busy };
}
