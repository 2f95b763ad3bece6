import { type RouteObject, redirect, redirectDocument } from 'react-router';
import type { Capability } from '../../shop/staff/roles.ts';
import { ask } from './client/ask.ts';
import { setDraftOwner } from './client/drafts.ts';
import { isMeDue, ME_ROUTE } from './layout/me.ts';
import { PageLoading } from './ui/page-loading.tsx';

/** What a page's file exports: the page, and what it reads before it is shown. */
type PageModule = { Page: () => React.ReactNode; loader?: RouteObject['loader'] };

const page = (load: () => Promise<PageModule>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => {
    const { Page, loader } = await load();
    return loader === undefined ? { Component: Page } : { Component: Page, loader };
  },
});

/** Pages that anybody on the staff could load but whose calls need this right: without it they are not shown. */
const withRight = (capability: Capability, children: RouteObject[]): RouteObject => ({
  lazy: async () => ({ Component: (await import('./layout/right-guard.tsx')).rightGuard(capability) }),
  children,
});

/** Every address of the console below `/console`. Which of them are in the navigation: `layout/sections.ts`. */
export const routes: RouteObject[] = [
  {
    path: '/sign-in',
    HydrateFallback: PageLoading,
    ...page(() => import('./staff/sign-in/sign-in-page.tsx')),
  },
  { path: '/enter', HydrateFallback: PageLoading, ...page(() => import('./staff/sign-in/enter-page.tsx')) },
  {
    id: ME_ROUTE,
    HydrateFallback: PageLoading,
    shouldRevalidate: isMeDue,
    loader: loadMe,
    lazy: async () => {
      const { Frame } = await import('./layout/frame.tsx');
      return { Component: Frame };
    },
    children: [
      {
        // An error in a page does not replace the frame.
        lazy: async () => ({ ErrorBoundary: (await import('./layout/page-error.tsx')).PageError }),
        children: [
          { index: true, ...page(() => import('./today/today-page.tsx')) },
          { path: '/me', ...page(() => import('./staff/own/own-page.tsx')) },
          { path: '/more', ...page(() => import('./layout/more-page.tsx')) },
          { path: '/orders', ...page(() => import('./fulfilment/orders-page.tsx')) },
          { path: '/orders/board', ...page(() => import('./fulfilment/board-page.tsx')) },
          { path: '/orders/:id', ...page(() => import('./fulfilment/order/order-page.tsx')) },
          withRight('changeOrders', [
            { path: '/orders/new', ...page(() => import('./checkout/new-order-page.tsx')) },
            { path: '/orders/call', ...page(() => import('./fulfilment/call-page.tsx')) },
          ]),
          withRight('packOrders', [{ path: '/pack', ...page(() => import('./packing/pack-page.tsx')) }]),
          // Support settles missing pieces here.
          { path: '/pack/:no', ...page(() => import('./packing/parcel-page.tsx')) },
          { path: '/delivery', ...page(() => import('./delivery/delivery-page.tsx')) },
          { path: '/delivery/runs/:id', ...page(() => import('./delivery/run-page.tsx')) },
          { path: '/delivery/carriers/:id', ...page(() => import('./delivery/company-page.tsx')) },
          // The courier's round is an app of its own.
          { path: '/round/*?', loader: ({ request }) => redirectDocument(request.url) },
          { path: '/returns', ...page(() => import('./returns/returns-page.tsx')) },
          { path: '/returns/:id', ...page(() => import('./returns/return-page.tsx')) },
          { path: '/cash', ...page(() => import('./cash/cash-page.tsx')) },
          { path: '/cash/entries', ...page(() => import('./cash/entries/entries-page.tsx')) },
          { path: '/cash/companies/:id', ...page(() => import('./cash/companies/company-page.tsx')) },
          { path: '/cash/:day/:who', ...page(() => import('./cash/hand-over-page.tsx')) },
          { path: '/invoices', ...page(() => import('./invoices/invoices-page.tsx')) },
          { path: '/products', ...page(() => import('./products/products-page.tsx')) },
          { path: '/products/new', ...page(() => import('./products/new-product-page.tsx')) },
          { path: '/products/size-guides', ...page(() => import('./taxonomy/guides/size-guides-page.tsx')) },
          {
            path: '/products/size-guides/:id',
            ...page(() => import('./taxonomy/guides/size-guide-page.tsx')),
          },
          { path: '/products/taxonomy', ...page(() => import('./taxonomy/taxonomy-page.tsx')) },
          { path: '/products/import', ...page(() => import('./imports/imports-page.tsx')) },
          { path: '/products/import/:id', ...page(() => import('./imports/import-page.tsx')) },
          { path: '/products/changes', ...page(() => import('./products/bulk/changes-page.tsx')) },
          { path: '/products/changes/:id', ...page(() => import('./products/bulk/change-page.tsx')) },
          { path: '/products/pricing', ...page(() => import('./products/prices/pricing-page.tsx')) },
          { path: '/products/pricing/:id', ...page(() => import('./products/prices/price-change-page.tsx')) },
          { path: '/products/:id/preview/:previewId', ...page(() => import('./products/preview-page.tsx')) },
          { path: '/products/:id', ...page(() => import('./products/product-page.tsx')) },
          { path: '/coupons', ...page(() => import('./coupons/coupons-page.tsx')) },
          { path: '/coupons/new', ...page(() => import('./coupons/new-coupon-page.tsx')) },
          { path: '/coupons/:id', ...page(() => import('./coupons/coupon-page.tsx')) },
          { path: '/content', ...page(() => import('./content/content-page.tsx')) },
          { path: '/content/new', ...page(() => import('./content/block-page.tsx')) },
          { path: '/content/:id', ...page(() => import('./content/block-page.tsx')) },
          { path: '/content/texts', ...page(() => import('./help/texts-page.tsx')) },
          { path: '/content/texts/:page', ...page(() => import('./help/text-page.tsx')) },
          { path: '/content/texts/:page/new', ...page(() => import('./help/part-page.tsx')) },
          { path: '/content/texts/:page/:id', ...page(() => import('./help/part-page.tsx')) },
          {
            path: '/content/texts/:page/versions/:number',
            ...page(() => import('./help/version-page.tsx')),
          },
          { path: '/content/search', ...page(() => import('./search/search-words-page.tsx')) },
          { path: '/reports', ...page(() => import('./reports/report-page.tsx')) },
          { path: '/reports/:name', ...page(() => import('./reports/report-page.tsx')) },
          { path: '/stock', ...page(() => import('./stock/stock-page.tsx')) },
          { path: '/stock/receipts', ...page(() => import('./stock/receipts/receipts-page.tsx')) },
          { path: '/stock/receipts/:id', ...page(() => import('./stock/receipts/receipt-page.tsx')) },
          { path: '/stock/counts', ...page(() => import('./stock/counts/counts-page.tsx')) },
          { path: '/stock/counts/:id', ...page(() => import('./stock/counts/count-page.tsx')) },
          { path: '/stock/suppliers', ...page(() => import('./stock/costs/suppliers-page.tsx')) },
          { path: '/stock/suppliers/:id', ...page(() => import('./stock/costs/supplier-page.tsx')) },
          { path: '/stock/rates', ...page(() => import('./stock/costs/rates-page.tsx')) },
          { path: '/stock/:productId', ...page(() => import('./stock/product-stock-page.tsx')) },
          { path: '/reviews', ...page(() => import('./reviews/reviews-page.tsx')) },
          { path: '/content/news', ...page(() => import('./messages/news/news-list-page.tsx')) },
          { path: '/content/news/:id', ...page(() => import('./messages/news/news-page.tsx')) },
          { path: '/messages', ...page(() => import('./messages/messages-page.tsx')) },
          {
            path: '/messages/templates',
            ...page(() => import('./messages/templates/templates-page.tsx')),
          },
          {
            path: '/messages/templates/:name',
            ...page(() => import('./messages/templates/template-page.tsx')),
          },
          { path: '/customers', ...page(() => import('./customers/customers-page.tsx')) },
          { path: '/customers/cases', ...page(() => import('./customers/cases/cases-page.tsx')) },
          { path: '/customers/privacy', ...page(() => import('./customers/privacy-page.tsx')) },
          { path: '/customers/:id', ...page(() => import('./customers/customer-page.tsx')) },
          withRight('changeSettings', [
            { path: '/settings', ...page(() => import('./settings/settings-page.tsx')) },
          ]),
          withRight('manageStaff', [
            { path: '/settings/webhooks/new', ...page(() => import('./webhooks/webhook-page.tsx')) },
          ]),
          { path: '/settings/:group', ...page(() => import('./settings/group-page.tsx')) },
          { path: '/setup', ...page(() => import('./settings/setup/setup-page.tsx')) },
          { path: '/settings/closures', ...page(() => import('./settings/closures/closures-page.tsx')) },
          { path: '/settings/staff', ...page(() => import('./staff/staff-page.tsx')) },
          { path: '/settings/staff/new', ...page(() => import('./staff/member-page.tsx')) },
          { path: '/settings/staff/:id', ...page(() => import('./staff/member-page.tsx')) },
          { path: '/settings/webhooks', ...page(() => import('./webhooks/webhooks-page.tsx')) },
          { path: '/settings/webhooks/:id', ...page(() => import('./webhooks/webhook-page.tsx')) },
          { path: '/settings/keys', ...page(() => import('./staff/keys/keys-page.tsx')) },
          { path: '/settings/archive', ...page(() => import('./archive/archive-page.tsx')) },
          { path: '/settings/audit', ...page(() => import('./staff/audit-page.tsx')) },
          { path: '*', ...page(() => import('./layout/not-found-page.tsx')) },
        ],
      },
    ],
  },
];

/** Reads who is signed in; without a complete session it redirects to sign-in, which leads back. */
async function loadMe({ request }: { request: Request }) {
  const me = await ask('getMe').catch(() => null);
  const { pathname, search } = new URL(request.url);
  if (me !== null && me.next === null) {
    setDraftOwner(me.staff._id);
    const isCourierOnly = me.staff.roles.every((role) => role === 'courier');
    if (isCourierOnly && pathname === '/console') throw redirectDocument('/round');
    return me;
  }
  throw redirect(`/sign-in?next=${encodeURIComponent(pathname.replace(/^\/console/, '') + search)}`);
}
