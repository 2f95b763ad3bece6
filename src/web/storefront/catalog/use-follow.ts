import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { CallError } from '../../client/call-error.ts';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { toast } from '../../ui/toast.ts';
import { noteUser, useShopper } from '../layout/shopper.ts';
import { signInPath, withNext } from '../next-path.ts';

/**
 * Following a brand, or no longer. A guest goes through sign-in and comes back following it.
 * @param onChange hears at once whether the brand has a follower more or less; the opposite where the server refuses
 */
export function useFollow(
  { _id: brandId, name }: { _id: string; name: string },
  onChange?: (change: 1 | -1) => void,
) {
  const { user, authenticated, needsProfile } = useShopper();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  // A second tap may come before the first one shows.
  const underWay = useRef(false);
  const follows = user?.followedBrandIds.includes(brandId) ?? false;
  const ready = authenticated && !needsProfile && user !== null;

  const goSignIn = () => {
    pendingFollow.keep(brandId);
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

  // Back from sign-in: what was wanted is done without being asked for again.
  const followWaiting = useEffectEvent(() => {
    if (pendingFollow.take(brandId) && !follows) void set(true);
  });
  useEffect(() => {
    if (ready) followWaiting();
  }, [ready]);

  return { follows, busy, toggle: () => (ready ? void set(!follows) : goSignIn()) };
}

const storageKey = 'waiting-follow';

/** The brand a guest wanted to follow, until they are signed in; in the tab's own storage: no address can follow anything. */
const pendingFollow = {
  keep: (brandId: string): void => sessionStorage.setItem(storageKey, brandId),
  /** Takes the wish for this brand, once. */
  take(brandId: string): boolean {
    if (sessionStorage.getItem(storageKey) !== brandId) return false;
    sessionStorage.removeItem(storageKey);
    return true;
  },
};
