import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { homeBlockKinds } from '../../../../shop/office/home/desk/block-kinds.ts';
import type { HomeBlockFields } from '../../../../shop/office/home/desk/content-calls.ts';
import { ask } from '../../client/ask.ts';
import { BlockForm } from './block-form.tsx';

const blank: HomeBlockFields = {
  titleEn: '',
  titleAr: '',
  textEn: '',
  textAr: '',
  href: '/SearchProducts',
  pictureOf: null,
  productIds: [],
  minProducts: 3,
  startsAt: null,
  endsAt: null,
  isDraft: false,
};

/** The block in the URL, or a new one of `?kind=`; and the categories and brands that it can lead to. */
export const loader = async ({ params: { id }, request }: LoaderFunctionArgs) => {
  const asked = new URL(request.url).searchParams.get('kind');
  const kind = homeBlockKinds.find((each) => each === asked) ?? 'collection';
  const [edited, taxonomy] = await Promise.all([
    id === undefined ? null : ask('getHomeBlock', { id }),
    ask('getTaxonomy'),
  ]);
  if (edited !== null) {
    const { block } = edited;
    return { record: { block, kind: block.kind, fields: block.fields }, products: block.products, taxonomy };
  }
  const fields = kind === 'notice' || kind === 'look' ? { ...blank, href: '' } : blank;
  return { record: { block: null, kind, fields }, products: [], taxonomy };
};

function BlockPage() {
  const { record, products, taxonomy } = useLoaderData<typeof loader>();
  // Another block is another form.
  return (
    <BlockForm
      key={record.block?._id ?? record.kind}
      loaded={record}
      products={products}
      taxonomy={taxonomy}
    />
  );
}

export { BlockPage as Page };
