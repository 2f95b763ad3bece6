import { type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router';
import { visitorFrom } from '../../client/visitor.ts';
import { callFrom } from '../../client/call-from.ts';
import { Head } from '../head.tsx';
import { Banners } from './banners.tsx';
import { Collections } from './collections.tsx';
import { CouponsBlock } from './coupons-block.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { HomeTabs } from './home-tabs.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const { authenticated, needsProfile } = visitorFrom(context);
  const signedIn = authenticated && !needsProfile;
  const [page, coupons] = await Promise.all([
    call('getHomePage'),
    signedIn ? loadCoupons(call).catch(() => null) : null,
  ]);
  const { hero, collections, ourProducts, comingSoon, trendy, banners } = page;
  // Only what is shown travels to the browser.
  return { page: { hero, collections, ourProducts, comingSoon, trendy, banners }, coupons, signedIn };
}

/** The tab in the address changes nothing that was read. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.href === nextUrl.href;
}

export function Component() {
  const { page, coupons, signedIn } = useLoaderData<typeof loader>();
  return (
    <div className={css.page}>
      <Head title="" image={page.hero.image.url} />
      <Hero hero={page.hero} pieces={page.trendy} />
      <Collections collections={page.collections} pieces={page.ourProducts} />
      <CouponsBlock signedIn={signedIn} coupons={coupons} />
      <HomeTabs products={page} />
      <Banners banners={page.banners} />
    </div>
  );
}

async function loadCoupons(call: ReturnType<typeof callFrom>) {
  const [available, assigned] = await Promise.all([call('getAvailableCoupons'), call('getAssignedCoupons')]);
  return { available: available.coupons.filter((coupon) => !coupon.assigned), taken: assigned.coupons };
}
