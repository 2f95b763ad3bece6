import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { tabStore } from '../../../browser/browser-storage.ts';
import { CallError } from '../../../client/call-error.ts';
import { call } from '../../../client/call.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Hidden } from '../../../ui/hidden.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { noteUser, useShopper } from '../../layout/shopper.ts';
import { signInPath, withNext } from '../../next-path.ts';

/** Follows or unfollows a brand. */
export function FollowButton({
  brand,
  quiet = false,
  onChange,
}: {
  brand: { _id: string; name: string };
  /** Borderless, for use next to other controls. */
  quiet?: boolean;
  /** Called with +1 or -1. */
  onChange?: (change: 1 | -1) => void;
}) {
  const { follows, busy, toggle } = useFollow(brand, onChange);
  return (
    <Button
      tone={follows || quiet ? 'quiet' : 'secondary'}
      small
      icon={follows ? 'check' : 'plus'}
      busy={busy}
      aria-pressed={follows}
      onClick={toggle}
    >
      {follows ? t.following : t.follow}
      <Hidden> {brand.name}</Hidden>
    </Button>
  );
}

/** Follows or unfollows a brand, a guest after sign-in. `onChange` gets the count's change, undone on refusal. */
function useFollow(
  { _id: brandId, name }: { _id: string; name: string },
  onChange?: (change: 1 | -1) => void,
) {
  const { user, authenticated, needsProfile } = useShopper();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // A ref: a second tap may come before the next render.
  const underWay = useRef(false);
  const follows = user?.followedBrandIds.includes(brandId) ?? false;
  const ready = authenticated && !needsProfile && user !== null;

  const goSignIn = () => {
    pendingFollow.store(brandId);
    const here = pathname + search;
    void navigate(authenticated ? withNext('/ProfileInfo', here) : signInPath(here));
  };

  const set = async (follow: boolean) => {
    if (!user || underWay.current) return;
    underWay.current = true;
    setBusy(true);
    onChange?.(follow ? 1 : -1);
    try {
      const { followedBrandIds } = await call(follow ? 'followBrand' : 'unfollowBrand', { brandId });
      noteUser({ ...user, followedBrandIds });
      toast.success(follow ? t.followed(name) : t.unfollowed(name));
    } catch (error) {
      onChange?.(follow ? -1 : 1);
      if (error instanceof CallError && error.status === 401) goSignIn();
      else toast.error(failureText(error, t.followFailed));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };

  // After sign-in the stored follow is carried out.
  const followWaiting = useEffectEvent(() => {
    if (pendingFollow.take(brandId) && !follows) void set(true);
  });
  useEffect(() => {
    if (ready) followWaiting();
  }, [ready]);

  return { follows, busy, toggle: () => (ready ? void set(!follows) : goSignIn()) };
}

const storageKey = 'pending-follow';

/** In session storage rather than the URL: a link must not follow anything. */
const pendingFollow = {
  store: (brandId: string): void => tabStore.set(storageKey, brandId),
  /** Removes and returns whether this brand was to be followed. */
  take(brandId: string): boolean {
    if (tabStore.get(storageKey) !== brandId) return false;
    tabStore.remove(storageKey);
    return true;
  },
};
