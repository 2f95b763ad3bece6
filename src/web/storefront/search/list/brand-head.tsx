import { type RefObject, useState } from 'react';
import { catalog as t } from '#texts/catalog';
import type { Brand } from '../../../../shop/catalog/contract.ts';
import { FollowButton } from '../../catalog/follow-button.tsx';
import css from './brand-head.module.css';

/** The head of a brand's page: name, product count, followers, story. */
export function BrandHead({
  brand,
  pieces,
  count,
}: {
  brand: Brand;
  pieces: number;
  count: RefObject<HTMLParagraphElement | null>;
}) {
  const { followers, move } = useFollowers(brand.followersCount);
  return (
    <header className={css.head}>
      <h1 className="display">{brand.name}</h1>
      <FollowButton brand={brand} onChange={move} />
      <p ref={count} tabIndex={-1} className={css.count} role="status">
        {t.pieces(pieces)}
        {followers > 0 && ` · ${t.followers(followers)}`}
      </p>
      {brand.story && <p className={css.story}>{brand.story}</p>}
    </header>
  );
}

/** Changes with the shopper's own press until the next load brings the server's count. */
function useFollowers(read: number) {
  const [moved, setMoved] = useState({ from: read, by: 0 });
  return {
    followers: moved.from === read ? read + moved.by : read,
    move: (change: 1 | -1) =>
      setMoved((now) => ({ from: read, by: (now.from === read ? now.by : 0) + change })),
  };
}
