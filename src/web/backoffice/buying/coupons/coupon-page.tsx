import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ask } from '../../client/ask.ts';
import { CouponForm } from './coupon-form.tsx';

/** The coupon in the URL, and what it can count for. */
export const loader = async ({ params }: LoaderFunctionArgs) => {
  const [{ coupon }, taxonomy] = await Promise.all([
    ask('getCouponToEdit', { id: params['id'] ?? '' }),
    ask('getTaxonomy'),
  ]);
  return { coupon, taxonomy };
};

function CouponPage() {
  const { coupon, taxonomy } = useLoaderData<typeof loader>();
  // Another coupon is another form.
  return (
    <CouponForm
      key={coupon._id}
      loaded={{ coupon, fields: coupon.fields }}
      taxonomy={taxonomy}
      products={coupon.products}
    />
  );
}

export { CouponPage as Page };
