import { type LoaderFunctionArgs, useLoaderData, Link } from 'react-router';
import type { HomePage } from '../../../../shop/office/home/contract.ts';
import { callFrom } from '../../../client/call-from.ts';
import { visitorFrom } from '../../../client/session/visitor.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { RecentlyViewedStrip } from '../../catalog/browse/recently-viewed/recently-viewed-strip.tsx';
import { CategoryTiles } from '../../catalog/search/list/category-tiles.tsx';
import { Head } from '../../head.tsx';
import { Collections } from './collections.tsx';
import { CouponsBlock } from './coupons-block.tsx';
import { Hero } from './hero.tsx';
import css from './home-page.module.css';
import { HomeTabs } from './home-tabs.tsx';
import { loadFront, openTabIn } from './load-front.ts';

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
      {front.categories.length > 0 && (
        <div className={`wrap ${css.categories}`}>
          <CategoryTiles categories={front.categories} chosen={null} load="lazy" />
        </div>
      )}
      <Collections collections={front.collections} />
      <HomeTabs open={open} pieces={front.pieces} />
      <CouponsBlock signedIn={signedIn} coupons={coupons} open={front.coupons} />
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

/** Two links to other pages, each a garment with text; side by side on wide screens. */
function Banners({ banners }: { banners: HomePage['banners'] }) {
  if (banners.length === 0) return null;
  return (
    <section className={`wrap ${css.row}`}>
      {banners.map(({ _id, title, text, image, href }) => (
        <article key={_id} className={css.banner}>
          <div className={css.picture}>
            <Picture image={{ ...image, alt: '' }} sizes="(min-width: 768px) 200px, 34vw" />
          </div>
          <div className={css.words}>
            <h2 className="card-title">
              <Link to={href} className={`stretched ${css.link}`}>
                {title}
              </Link>
            </h2>
            <p>{text}</p>
            <Icon name="arrow-right" />
          </div>
        </article>
      ))}
    </section>
  );
}
