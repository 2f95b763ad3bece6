import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { callFrom } from '../../client/call-from.ts';
import { visitorFrom } from '../../client/visitor.ts';
import { RecentlyViewedStrip } from '../catalog/recently-viewed-strip.tsx';
import { Head } from '../head.tsx';
import { Banners } from './banners.tsx';
import { Collections } from './collections.tsx';
import { CouponsBlock } from './coupons-block.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { HomeTabs } from './home-tabs.tsx';
import { loadFront } from './load-front.ts';
import { openTabIn } from './open-tab.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const { authenticated, needsProfile } = visitorFrom(context);
  const signedIn = authenticated && !needsProfile;
  const open = openTabIn(new URL(request.url).searchParams);
  const [front, coupons] = await Promise.all([
    loadFront(call, open),
    signedIn ? loadCoupons(call).catch(() => null) : null,
  ]);
  return { open, front, coupons, signedIn };
}

export function Component() {
  const { open, front, coupons, signedIn } = useLoaderData<typeof loader>();
  return (
    <div className={css.page}>
      <Head title="" />
      <Hero hero={front.hero} beside={front.beside} />
      <Collections collections={front.collections} />
      <CouponsBlock signedIn={signedIn} coupons={coupons} />
      <HomeTabs open={open} pieces={front.pieces} />
      <div className={`wrap ${css.looked}`}>
        <RecentlyViewedStrip />
      </div>
      <Banners banners={front.banners} />
    </div>
  );
}

async function loadCoupons(call: ReturnType<typeof callFrom>) {
  const [available, assigned] = await Promise.all([call('getAvailableCoupons'), call('getAssignedCoupons')]);
  return { available: available.coupons.filter((coupon) => !coupon.assigned), taken: assigned.coupons };
}
