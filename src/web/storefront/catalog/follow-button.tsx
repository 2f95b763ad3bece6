import { catalog as t } from '#texts/catalog';
import { Button } from '../../ui/buttons/button.tsx';
import { Hidden } from '../../ui/hidden.tsx';
import { useFollow } from './use-follow.ts';

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
