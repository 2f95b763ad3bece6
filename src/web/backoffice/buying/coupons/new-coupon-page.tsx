import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { blankCoupon } from '../../../../shop/buying/coupons/desk/blank-coupon.ts';
import { ask } from '../../client/ask.ts';
import { CouponForm } from './coupon-form.tsx';

/** What a coupon can count for, and the one to copy: `?from=`. A copy has its own code and its own days. */
export const loader = async ({ request }: LoaderFunctionArgs) => {
  const from = new URL(request.url).searchParams.get('from');
  const [copied, taxonomy] = await Promise.all([
    from === null ? null : ask('getCouponToEdit', { id: from }),
    ask('getTaxonomy'),
  ]);
  const blank = blankCoupon(new Date());
  if (copied === null) return { fields: blank, products: [], from, taxonomy };
  const { fields, products } = copied.coupon;
  const { code, startsAt, endsAt } = blank;
  return { fields: { ...fields, code, startsAt, endsAt }, products, from, taxonomy };
};

function NewCouponPage() {
  const { fields, products, from, taxonomy } = useLoaderData<typeof loader>();
  return (
    <CouponForm
      key={from}
      loaded={{ coupon: null, fields }}
      from={from}
      taxonomy={taxonomy}
      products={products}
    />
  );
}

export { NewCouponPage as Page };
