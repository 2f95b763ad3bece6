import { useState } from 'react';
import { catalog as t } from '#texts/catalog';
import { call } from '../../client/call.ts';
import { failureText } from '../../client/failure-text.ts';
import { Button } from '../../ui/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { toast } from '../../ui/toast.ts';
import { noteUser, useShopper } from '../frame/shopper.ts';

/** Follows a brand, or no longer. */
export function FollowButton({
  brand: { _id: brandId, name },
  quiet = false,
}: {
  brand: { _id: string; name: string };
  /** Without a border, beside other things. */
  quiet?: boolean;
}) {
  const { user } = useShopper();
  const [busy, setBusy] = useState(false);
  const follows = user?.followedBrandIds.includes(brandId) ?? false;
  const toggle = async () => {
    if (!user) return toast.error(t.loginNeeded);
    setBusy(true);
    try {
      const { followedBrandIds } = await call(follows ? 'unfollowBrand' : 'followBrand', { brandId });
      noteUser({ ...user, followedBrandIds });
      toast.success(follows ? t.unfollowed(name) : t.followed(name));
    } catch (error) {
      toast.error(failureText(error, t.followFailed));
    } finally {
      setBusy(false);
    }
  };
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
      <Hidden> {name}</Hidden>
    </Button>
  );
}
