import type { RouteObject } from 'react-router';
import type { Guard } from '../../shop/people/account/route-guard.ts';
import { ErrorPage } from './failures/late-error-page.tsx';
import { throwNotFound } from './failures/not-found.ts';
import { loadFacts, shouldReloadFacts } from './layout/facts.ts';
import { Layout } from './layout/layout.tsx';
import { loadShopper, shouldReloadShopper } from './layout/shopper.ts';
import { guarded } from './page-module.ts';
import type { PageHandle, PageModule } from './page-module.ts';

/** Every URL of the shop and who may open it (specification section 2). */
const pages: RouteObject[] = [
  page('/', 'open', 'home/home', () => import('./office/home/home-page.tsx')),
  page('/SearchProducts', 'open', 'search/search', () => import('./catalog/search/search-page.tsx')),
  page('/ProductDetails/:id', 'open', 'browse/product', () => import('./catalog/browse/product-page.tsx'), {
    bare: true,
  }),
  page('/preview/:id', 'open', 'browse/preview', () => import('./catalog/browse/preview-page.tsx'), {
    bare: true,
  }),
  page(
    '/preview/:id/card',
    'open',
    'browse/live-preview',
    () => import('./catalog/browse/live-preview-page.tsx'),
    {
      alone: true,
    },
  ),
  page('/categories', 'open', 'browse/categories', () => import('./catalog/browse/categories-page.tsx')),
  page('/brands/:brandId/:slug?', 'open', 'browse/brand', () => import('./catalog/browse/brand-page.tsx')),
  page('/collections/:id', 'open', 'home/collection', () => import('./office/home/collection-page.tsx')),
  page('/faq', 'open', 'help/faq', () => import('./office/help/faq-page.tsx')),
  page('/about', 'open', 'help/about', () => import('./office/help/about-page.tsx')),
  page('/contact', 'open', 'help/contact', () => import('./office/help/contact-page.tsx')),
  page('/terms', 'open', 'help/policies/terms', () => import('./office/help/policies/terms-page.tsx')),
  page(
    '/privacy-policy',
    'open',
    'help/policies/privacy',
    () => import('./office/help/policies/privacy-page.tsx'),
  ),
  page('/orders', 'signed-in', 'orders/orders', () => import('./buying/orders/orders-page.tsx')),
  page('/order/:id', 'signed-in', 'orders/order', () => import('./buying/orders/order-page.tsx')),
  page('/track/:token', 'open', 'orders/shared-order', () => import('./buying/orders/shared-order-page.tsx')),
  page(
    '/my-favorite',
    'signed-in',
    'favorites/favorites',
    () => import('./catalog/favorites/favorites-page.tsx'),
  ),
  page('/coupons', 'signed-in', 'coupons/wallet', () => import('./buying/coupons/wallet-page.tsx')),
  page('/points', 'signed-in', 'points/points', () => import('./buying/points/points-page.tsx')),
  page('/appeal', 'signed-in', 'support/appeal', () => import('./office/support/appeal-page.tsx')),
  page('/support', 'signed-in', 'support/support', () => import('./office/support/support-page.tsx')),
  page('/profile', 'signed-in', 'account/profile', () => import('./people/account/profile-page.tsx')),
  page('/checkout/delivery', 'signed-in', 'cart/cart', () => import('./buying/cart/cart-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page(
    '/checkout/add-address',
    'signed-in',
    'checkout/add-address',
    () => import('./buying/checkout/add-address-page.tsx'),
    { bare: true, quiet: true },
  ),
  page(
    '/PhoneNumber',
    'guest',
    'sign-in/phone-number',
    () => import('./people/sign-in/phone-number-page.tsx'),
    {
      bare: true,
      quiet: true,
    },
  ),
  page('/VerifyCode', 'code', 'sign-in/verify-code', () => import('./people/sign-in/verify-code-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page(
    '/ProfileInfo',
    'profile',
    'account/profile-info',
    () => import('./people/account/profile-info-page.tsx'),
    {
      bare: true,
      quiet: true,
    },
  ),
  {
    path: '*',
    loader: throwNotFound,
  },
];

export const routes: RouteObject[] = [
  {
    id: 'layout',
    Component: Layout,
    loader: loadShopper,
    shouldRevalidate: shouldReloadShopper,
    ErrorBoundary: ErrorPage,
    // Errors of a page are shown inside the layout; only the layout's own errors replace it.
    children: [
      {
        id: 'store',
        loader: loadFacts,
        shouldRevalidate: shouldReloadFacts,
        ErrorBoundary: ErrorPage,
        children: pages,
      },
    ],
  },
];

/** Runs the guard and loads data in parallel with the page's code. */
function page(
  path: string,
  guard: Guard,
  name: string,
  load: () => Promise<PageModule>,
  looks: Pick<PageHandle, 'bare' | 'quiet' | 'alone'> = {},
): RouteObject {
  return {
    path,
    handle: { name, load, ...looks } satisfies PageHandle,
    loader: guarded(guard, load),
    lazy: {
      Component: async () => (await load()).Component,
      ErrorBoundary: async () => (await load()).ErrorBoundary,
      shouldRevalidate: async () => (await load()).shouldRevalidate,
    },
  };
}
