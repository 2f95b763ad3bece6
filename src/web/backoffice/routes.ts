import { type RouteObject, redirect, redirectDocument } from 'react-router';
import type { Capability } from '../../shop/people/staff/roles.ts';
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
    ...page(() => import('./people/staff/sign-in/sign-in-page.tsx')),
  },
  {
    path: '/enter',
    HydrateFallback: PageLoading,
    ...page(() => import('./people/staff/sign-in/enter-page.tsx')),
  },
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
          { index: true, ...page(() => import('./office/today/today-page.tsx')) },
          { path: '/me', ...page(() => import('./people/staff/own/own-page.tsx')) },
          { path: '/more', ...page(() => import('./layout/more-page.tsx')) },
          { path: '/orders', ...page(() => import('./delivery/fulfilment/orders-page.tsx')) },
          { path: '/orders/board', ...page(() => import('./delivery/fulfilment/board-page.tsx')) },
          { path: '/orders/:id', ...page(() => import('./delivery/fulfilment/order/order-page.tsx')) },
          withRight('changeOrders', [
            { path: '/orders/new', ...page(() => import('./delivery/staff-orders/new-order-page.tsx')) },
            { path: '/orders/call', ...page(() => import('./delivery/fulfilment/call-page.tsx')) },
          ]),
          withRight('packOrders', [
            { path: '/pack', ...page(() => import('./delivery/packing/pack-page.tsx')) },
          ]),
          // Support settles missing pieces here.
          { path: '/pack/:no', ...page(() => import('./delivery/packing/parcel-page.tsx')) },
          { path: '/delivery', ...page(() => import('./delivery/dispatch/delivery-page.tsx')) },
          { path: '/delivery/runs/:id', ...page(() => import('./delivery/dispatch/run-page.tsx')) },
          { path: '/delivery/carriers/:id', ...page(() => import('./delivery/dispatch/company-page.tsx')) },
          // The courier's round is an app of its own.
          { path: '/round/*?', loader: ({ request }) => redirectDocument(request.url) },
          { path: '/returns', ...page(() => import('./delivery/returns/returns-page.tsx')) },
          { path: '/returns/:id', ...page(() => import('./delivery/returns/return-page.tsx')) },
          { path: '/cash', ...page(() => import('./money/cash/cash-page.tsx')) },
          { path: '/cash/entries', ...page(() => import('./money/cash/entries/entries-page.tsx')) },
          { path: '/cash/companies/:id', ...page(() => import('./delivery/company-cash/company-page.tsx')) },
          { path: '/cash/:day/:who', ...page(() => import('./money/cash/hand-over-page.tsx')) },
          { path: '/invoices', ...page(() => import('./money/invoices/invoices-page.tsx')) },
          { path: '/products', ...page(() => import('./catalog/products/products-page.tsx')) },
          { path: '/products/add', ...page(() => import('./catalog/products/add-products-page.tsx')) },
          { path: '/products/new', ...page(() => import('./catalog/products/new-product-page.tsx')) },
          {
            path: '/products/size-guides',
            ...page(() => import('./catalog/taxonomy/guides/size-guides-page.tsx')),
          },
          {
            path: '/products/size-guides/:id',
            ...page(() => import('./catalog/taxonomy/guides/size-guide-page.tsx')),
          },
          {
            path: '/products/photographing',
            ...page(() => import('./catalog/products/photographing/photographing-page.tsx')),
          },
          { path: '/products/taxonomy', ...page(() => import('./catalog/taxonomy/taxonomy-page.tsx')) },
          { path: '/products/import', ...page(() => import('./office/imports/imports-page.tsx')) },
          { path: '/products/import/:id', ...page(() => import('./office/imports/import-page.tsx')) },
          { path: '/products/changes', ...page(() => import('./catalog/products/bulk/changes-page.tsx')) },
          { path: '/products/changes/:id', ...page(() => import('./catalog/products/bulk/change-page.tsx')) },
          { path: '/products/pricing', ...page(() => import('./catalog/products/prices/pricing-page.tsx')) },
          {
            path: '/products/pricing/:id',
            ...page(() => import('./catalog/products/prices/price-change-page.tsx')),
          },
          {
            path: '/products/:id/preview/:previewId',
            ...page(() => import('./catalog/products/preview-page.tsx')),
          },
          { path: '/products/:id', ...page(() => import('./catalog/products/product-page.tsx')) },
          { path: '/coupons', ...page(() => import('./buying/coupons/coupons-page.tsx')) },
          { path: '/coupons/new', ...page(() => import('./buying/coupons/new-coupon-page.tsx')) },
          { path: '/coupons/:id', ...page(() => import('./buying/coupons/coupon-page.tsx')) },
          { path: '/content', ...page(() => import('./office/content/content-page.tsx')) },
          { path: '/content/new', ...page(() => import('./office/content/block-page.tsx')) },
          { path: '/content/:id', ...page(() => import('./office/content/block-page.tsx')) },
          { path: '/content/texts', ...page(() => import('./office/help/texts-page.tsx')) },
          { path: '/content/texts/:page', ...page(() => import('./office/help/text-page.tsx')) },
          { path: '/content/texts/:page/new', ...page(() => import('./office/help/part-page.tsx')) },
          { path: '/content/texts/:page/:id', ...page(() => import('./office/help/part-page.tsx')) },
          {
            path: '/content/texts/:page/versions/:number',
            ...page(() => import('./office/help/version-page.tsx')),
          },
          { path: '/content/search', ...page(() => import('./catalog/search/search-words-page.tsx')) },
          { path: '/reports', ...page(() => import('./office/reports/report-page.tsx')) },
          { path: '/reports/:name', ...page(() => import('./office/reports/report-page.tsx')) },
          { path: '/stock', ...page(() => import('./delivery/stock/stock-page.tsx')) },
          { path: '/stock/receipts', ...page(() => import('./delivery/stock/receipts/receipts-page.tsx')) },
          {
            path: '/stock/receipts/:id',
            ...page(() => import('./delivery/stock/receipts/receipt-page.tsx')),
          },
          { path: '/stock/counts', ...page(() => import('./delivery/stock/counts/counts-page.tsx')) },
          { path: '/stock/counts/:id', ...page(() => import('./delivery/stock/counts/count-page.tsx')) },
          { path: '/stock/suppliers', ...page(() => import('./delivery/stock/costs/suppliers-page.tsx')) },
          { path: '/stock/suppliers/:id', ...page(() => import('./delivery/stock/costs/supplier-page.tsx')) },
          { path: '/stock/rates', ...page(() => import('./delivery/stock/costs/rates-page.tsx')) },
          { path: '/stock/:productId', ...page(() => import('./delivery/stock/product-stock-page.tsx')) },
          { path: '/reviews', ...page(() => import('./catalog/reviews/reviews-page.tsx')) },
          { path: '/content/news', ...page(() => import('./people/messages/news/news-list-page.tsx')) },
          { path: '/content/news/:id', ...page(() => import('./people/messages/news/news-page.tsx')) },
          { path: '/messages', ...page(() => import('./people/messages/messages-page.tsx')) },
          {
            path: '/messages/templates',
            ...page(() => import('./people/messages/templates/templates-page.tsx')),
          },
          {
            path: '/messages/templates/:name',
            ...page(() => import('./people/messages/templates/template-page.tsx')),
          },
          { path: '/customers', ...page(() => import('./office/customers/customers-page.tsx')) },
          {
            path: '/customers/import',
            ...page(() => import('./office/customers/import-customers-page.tsx')),
          },
          { path: '/customers/cases', ...page(() => import('./office/customers/cases/cases-page.tsx')) },
          { path: '/customers/privacy', ...page(() => import('./office/customers/privacy-page.tsx')) },
          { path: '/customers/:id', ...page(() => import('./office/customers/customer-page.tsx')) },
          withRight('changeSettings', [
            { path: '/settings', ...page(() => import('./office/settings/settings-page.tsx')) },
          ]),
          withRight('manageStaff', [
            { path: '/settings/webhooks/new', ...page(() => import('./office/webhooks/webhook-page.tsx')) },
          ]),
          { path: '/settings/:group', ...page(() => import('./office/settings/group-page.tsx')) },
          { path: '/setup', ...page(() => import('./office/settings/setup/setup-page.tsx')) },
          {
            path: '/settings/closures',
            ...page(() => import('./office/settings/closures/closures-page.tsx')),
          },
          { path: '/settings/staff', ...page(() => import('./people/staff/staff-page.tsx')) },
          { path: '/settings/staff/new', ...page(() => import('./people/staff/member-page.tsx')) },
          { path: '/settings/staff/:id', ...page(() => import('./people/staff/member-page.tsx')) },
          { path: '/settings/webhooks', ...page(() => import('./office/webhooks/webhooks-page.tsx')) },
          { path: '/settings/webhooks/:id', ...page(() => import('./office/webhooks/webhook-page.tsx')) },
          { path: '/settings/keys', ...page(() => import('./people/staff/keys/keys-page.tsx')) },
          { path: '/settings/archive', ...page(() => import('./office/archive/archive-page.tsx')) },
          { path: '/settings/audit', ...page(() => import('./people/staff/audit-page.tsx')) },
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
