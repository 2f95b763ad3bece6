import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { catalog as t } from '#texts/catalog';
import { frame } from '#texts/frame';
import type { ProductCard } from '../../../shop/catalog/contract.ts';
import { callFrom } from '../../client/call-from.ts';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { WovenPanel } from '../../ui/woven-panel.tsx';
import { Heart } from '../favorites/heart.tsx';
import { Head } from '../head.tsx';
import { notFound } from '../not-found.ts';
import css from './brand-page.module.css';
import { brandThreads } from './brand-threads.ts';
import { CategoryTree } from './category-tree.tsx';
import { FollowButton } from './follow-button.tsx';
import { KindChips } from './kind-chips.tsx';
import { leaveFor } from './leave-for.ts';
import { loadKinds, loadPieces, pieceListPath, readPieceQuery } from './piece-list.ts';
import { ProductGrid } from './product-grid.tsx';
import { useListArrival } from './use-list-arrival.ts';

export async function loader({ context, request, params: { brandId = '', slug } }: LoaderFunctionArgs) {
  const call = callFrom(context);
  const asked = readPieceQuery(request);
  const { categories, brands } = await call('getCategoriesWithBrands');
  const brand = brands.find(({ _id }) => _id === brandId);
  // oxlint-disable-next-line typescript/only-throw-error -- the router takes a thrown answer for the page's outcome
  if (brand === undefined) throw notFound();
  const path = `/brands/${brandId}/${brand.slug}`;
  if (slug !== brand.slug) leaveFor(path + new URL(request.url).search, 301);
  const [pieces, kinds] = await Promise.all([
    loadPieces(call, path, { ...asked, brandId }),
    loadKinds(call, asked.categoryId),
  ]);
  const own = categories
    .filter((category) => category.brands.some(({ _id }) => _id === brandId))
    .map(({ _id, name }) => ({ _id, name }));
  return { brand, path, query: { ...asked, brandId: undefined }, pieces, categories: own, kinds };
}

export function Component() {
  const { brand, path, query, pieces, categories, kinds } = useLoaderData<typeof loader>();
  const count = useListArrival();
  const filtered = query.categoryId !== undefined || query.subCategoryId !== undefined;
  const kindNode = ({ _id, name }: { _id: string; name: string }) => ({
    id: _id,
    name,
    to: pieceListPath(path, query, { subCategoryId: _id }),
    current: _id === query.subCategoryId,
  });
  const nodes = categories.map(({ _id, name }) => ({
    id: _id,
    name,
    to: pieceListPath(path, query, { categoryId: _id, subCategoryId: undefined }),
    current: _id === query.categoryId && query.subCategoryId === undefined,
    kinds: _id === query.categoryId ? kinds.map(kindNode) : [],
  }));
  const heart = ({ _id, name }: ProductCard) => <Heart productId={_id} name={name} />;
  return (
    <div className={`wrap ${css.page}`}>
      <Head title={brand.name} description={brand.story} />
      <Breadcrumb trail={[{ label: frame.home, to: '/' }, { label: brand.name }]} />
      <WovenPanel colors={brandThreads(brand._id)} size="cover" />
      <header className={css.head}>
        <h1 className="display">{brand.name}</h1>
        <FollowButton brand={brand} />
        <p ref={count} tabIndex={-1} className={css.count} role="status">
          {t.pieces(pieces.totalItems)}
          {brand.followersCount > 0 && ` · ${t.followers(brand.followersCount)}`}
        </p>
        <p className={css.story}>{brand.story}</p>
      </header>
      <div className={css.chips}>
        {categories.length > 1 && (
          <KindChips
            label={t.category}
            kinds={categories}
            chosen={query.categoryId}
            to={(categoryId) => pieceListPath(path, query, { categoryId, subCategoryId: undefined })}
          />
        )}
        <KindChips
          kinds={kinds}
          chosen={query.subCategoryId}
          to={(subCategoryId) => pieceListPath(path, query, { subCategoryId })}
        />
      </div>
      <div className={css.layout}>
        <aside>
          <CategoryTree nodes={nodes} />
          {filtered && (
            <p>
              <ButtonLink to={path} tone="quiet" small icon="rotate-ccw">
                {t.clearFilters}
              </ButtonLink>
            </p>
          )}
        </aside>
        <div>
          <h2 className="visually-hidden">{t.pieces(pieces.totalItems)}</h2>
          {pieces.totalItems > 0 ? (
            <ProductGrid products={pieces.products} heart={heart} first />
          ) : filtered ? (
            <EmptyState
              title={t.brandNoMatch}
              text={t.brandNoMatchText}
              icon="shirt"
              level={3}
              action={<ButtonLink to={path}>{t.clearFilters}</ButtonLink>}
            />
          ) : (
            <EmptyState
              title={t.brandNothingYet(brand.name)}
              text={t.brandNothingYetText}
              icon="store"
              level={3}
              action={<ButtonLink to="/SearchProducts">{t.seeShop}</ButtonLink>}
            />
          )}
          <Pager
            page={query.page}
            pages={pieces.totalPages}
            to={(page) => pieceListPath(path, query, { page })}
          />
        </div>
      </div>
    </div>
  );
}
