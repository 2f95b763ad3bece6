import { useState } from 'react';
import { Link, type LoaderFunctionArgs, useLoaderData, useSearchParams } from 'react-router';
import { imports } from '#texts/imports';
import { newPieces } from '#texts/new-pieces';
import { productChanges } from '#texts/product-changes';
import { products as t } from '#texts/products';
import { sizeGuides } from '#texts/size-guides';
import type { ProductInList, ProductView } from '../../../../shop/catalog/products/calls.ts';
import { formatNumber } from '../../../../shop/money.ts';
import { Banner } from '../../../ui/blocks/banner.tsx';
import { ButtonLink } from '../../../ui/buttons/button-link.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { Picture } from '../../../ui/product/picture.tsx';
import { ask } from '../../client/ask.ts';
import { cacheLast } from '../../client/cache-last.ts';
import { readDraft } from '../../client/drafts.ts';
import { ExportProducts } from '../../office/imports/export-products.tsx';
import { ListSearch } from '../../ui/list-search.tsx';
import { Page } from '../../ui/page.tsx';
import { PhoneFold } from '../../ui/phone-fold.tsx';
import { type Column, type ListView, ResourceList } from '../../ui/resource-list.tsx';
import { ProductsBulkBar } from './bulk/products-bulk-bar.tsx';
import { useTickedProducts } from './bulk/ticked-products.ts';
import { isUnfinished, type Piece, STORED } from './from-photographs/pieces.ts';
import { missingWord } from './missing-word.ts';
import css from './products.module.css';

const views: readonly ProductView[] = [
  'all',
  'published',
  'draft',
  'scheduled',
  'hidden',
  'archived',
  'discounted',
  'toTranslate',
];
const viewOf = (query: URLSearchParams): ProductView =>
  views.find((view) => view === query.get('view')) ?? 'all';

/** The products of the view, search and page in the URL. */
export const loader = cacheLast(async ({ request }: LoaderFunctionArgs) => {
  const query = new URL(request.url).searchParams;
  const before = query.get('before');
  return ask('listProductsToEdit', {
    view: viewOf(query),
    search: query.get('search') ?? undefined,
    ...(before !== null && { before: Number(before) }),
  });
});

const tools = [
  { to: '/products/import', icon: 'file-text', label: imports.open },
  { to: '/products/pricing', icon: 'coins', label: t.pricing },
  { to: '/products/taxonomy', icon: 'tag', label: t.taxonomy },
  { to: '/products/size-guides', icon: 'ruler', label: sizeGuides.title },
  { to: '/products/changes', icon: 'clock', label: productChanges.title },
] as const;

const columns: readonly Column<ProductInList>[] = [
  { id: 'product', head: t.product, cell: (row) => <Named row={row} /> },
  { id: 'brand', head: t.brand, cell: ({ brand }) => <span className={css.name}>{brand}</span> },
  { id: 'category', head: t.category, cell: ({ category }) => <span className={css.name}>{category}</span> },
  { id: 'price', head: t.price, isNumber: true, cell: (row) => <Price row={row} /> },
  { id: 'stock', head: t.stock, isNumber: true, cell: (row) => <Pieces row={row} /> },
  {
    id: 'state',
    head: t.state,
    cell: (row) => (
      <>
        <span className={css.whole}>{t.states[row.status]}</span>
        <Lacking row={row} />
      </>
    ),
  },
];

/** Every product, in any state. */
function ProductsPage() {
  const { data, asOf } = useLoaderData<typeof loader>();
  const [query] = useSearchParams();
  const { products, counts, next } = data;
  const current = viewOf(query);
  const search = query.get('search') ?? '';
  const found = { view: current, search: search === '' ? null : search };
  const ticked = useTickedProducts(products, found);
  const tabs = views.map((view): ListView => {
    const own = new URLSearchParams(search === '' ? {} : { search });
    if (view !== 'all') own.set('view', view);
    const count = formatNumber(counts[view]);
    return { id: view, label: t.views[view], count, query: own.toString(), isCurrent: view === current };
  });
  return (
    <Page
      title={t.title}
      layout="list"
      actions={
        <>
          <ExportProducts {...found} />
          <ButtonLink small icon="plus" to="/products/add" tone={ticked.count > 0 ? 'secondary' : 'primary'}>
            {t.new}
          </ButtonLink>
        </>
      }
    >
      <UnfinishedPieces />
      <PhoneFold label={t.tools} icon="layers">
        <nav className={css.tools} aria-label={t.tools}>
          {tools.map(({ to, icon, label }) => (
            <Link key={to} className="text-link" to={to}>
              <Icon name={icon} size={16} /> {label}
            </Link>
          ))}
        </nav>
      </PhoneFold>
      <ResourceList
        label={t.title}
        rows={products}
        keyOf={({ _id }) => _id}
        columns={columns}
        Card={ProductCard}
        linkOf={({ _id }) => `/products/${_id}`}
        nameOf={({ name }) => name}
        views={tabs}
        filters={search === '' ? [] : [{ name: 'search', label: t.searchedFor(search) }]}
        search={<ListSearch label={t.search} />}
        asOf={asOf}
        next={next === null ? null : String(next)}
        selection={ticked.ticks}
        empty={
          current === 'all'
            ? {
                icon: 'shirt',
                title: t.none,
                text: t.noneText,
                action: (
                  <ButtonLink tone="secondary" to="/products/import">
                    {imports.open}
                  </ButtonLink>
                ),
              }
            : { icon: 'circle-check', title: t.noneHere }
        }
      />
      <ProductsBulkBar ticked={ticked} query={found} found={counts[current]} />
    </Page>
  );
}

/** Leads back to the pieces from photographs that wait on this device. */
function UnfinishedPieces() {
  const [count] = useState(() => readDraft<readonly Piece[]>(STORED, []).filter(isUnfinished).length);
  if (count === 0) return null;
  return (
    <Banner
      action={
        <ButtonLink small tone="secondary" to="/products/add">
          {newPieces.goOn}
        </ButtonLink>
      }
    >
      {newPieces.unfinished(count)}
    </Banner>
  );
}

function Named({ row: { image, name, otherName } }: { row: ProductInList }) {
  return (
    <span className={css.named}>
      <span className={css.thumb}>
        <Picture image={{ ...image, alt: '' }} sizes="40px" />
      </span>
      <span>
        <b>{name}</b>
        {/* One without a name in this language has the other as its name. */}
        {otherName !== name && (
          <span className={css.quiet} dir="auto">
            {otherName}
          </span>
        )}
      </span>
    </span>
  );
}

function Pieces({ row: { stock, sizesOut } }: { row: ProductInList }) {
  return (
    <>
      {formatNumber(stock)}
      {sizesOut.length > 0 && (
        <>
          <br />
          <span className={css.out} title={sizesOut.join(t.and)}>
            {t.sizesOut(sizesOut.join(t.and))}
          </span>
        </>
      )}
    </>
  );
}

/** What a draft needs before it is published. */
function Lacking({ row: { missing } }: { row: ProductInList }) {
  if (missing.length === 0) return null;
  return <span className={css.lacking}>{t.lacksOne(missing.map(missingWord).join(t.and))}</span>;
}

function Price({ row: { price, priceAfterDiscount } }: { row: ProductInList }) {
  if (priceAfterDiscount === null) return <bdi dir="ltr">{formatNumber(price)}</bdi>;
  return (
    <span className={css.whole}>
      <del className={css.quiet} dir="ltr">
        {formatNumber(price)}
      </del>{' '}
      <b dir="ltr">{formatNumber(priceAfterDiscount)}</b>
    </span>
  );
}

function ProductCard({ row }: { row: ProductInList }) {
  const { stock, sizesOut, status } = row;
  return (
    <div className={css.card}>
      <Named row={row} />
      <p className={css.line}>
        <Price row={row} />
        <span className={css.quiet}>{t.states[status]}</span>
      </p>
      <p className={css.quiet}>
        {t.stock}: {formatNumber(stock)}
        {sizesOut.length > 0 && ` · ${t.sizesOut(sizesOut.join(t.and))}`}
      </p>
      <Lacking row={row} />
    </div>
  );
}

export { ProductsPage as Page };
