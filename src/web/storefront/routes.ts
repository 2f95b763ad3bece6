import type { RouteObject } from 'react-router';
import type { Guard } from '../../shop/people/account/route-guard.ts';
import { ErrorPage } from './failures/late-error-page.tsx';
import { throwNotFound } from './failures/not-found.ts';
import { loadFacts, shouldReloadFacts } from './layout/facts.ts';
import { Layout } from './layout/layout.tsx';
import { loadShopper, shouldReloadShopper } from './layout/shopper.ts';
import { guarded } from './page-module.ts';
import type { PageHandle, PageModule } from './page-module.ts';

/** Every URL of the shop and who may open it (specification section 2). Each has a name in page-names.ts. */
const pages: RouteObject[] = [
  page('/', 'open', () => import('./office/home/home-page.tsx')),
  page('/SearchProducts', 'open', () => import('./catalog/search/search-page.tsx')),
  page('/ProductDetails/:id', 'open', () => import('./catalog/browse/product-page.tsx'), {
    bare: true,
  }),
  page('/preview/:id', 'open', () => import('./catalog/browse/preview-page.tsx'), {
    bare: true,
  }),
  page('/preview/:id/card', 'open', () => import('./catalog/browse/live-preview-page.tsx'), {
    alone: true,
  }),
  page('/categories', 'open', () => import('./catalog/browse/categories-page.tsx')),
  page('/brands/:brandId/:slug?', 'open', () => import('./catalog/browse/brand-page.tsx')),
  page('/collections/:id', 'open', () => import('./office/home/collection-page.tsx')),
  page('/faq', 'open', () => import('./office/help/faq-page.tsx')),
  page('/about', 'open', () => import('./office/help/about-page.tsx')),
  page('/contact', 'open', () => import('./office/help/contact-page.tsx')),
  page('/terms', 'open', () => import('./office/help/policies/terms-page.tsx')),
  page('/privacy-policy', 'open', () => import('./office/help/policies/privacy-page.tsx')),
  page('/orders', 'signed-in', () => import('./buying/orders/orders-page.tsx')),
  page('/order/:id', 'signed-in', () => import('./buying/orders/order-page.tsx')),
  page('/track/:token', 'open', () => import('./buying/orders/shared-order-page.tsx')),
  page('/c/:token/:place?', 'open', () => import('./buying/cart/chat-cart-page.tsx')),
  page('/my-favorite', 'signed-in', () => import('./catalog/favorites/favorites-page.tsx')),
  page('/coupons', 'signed-in', () => import('./buying/coupons/wallet-page.tsx')),
  page('/points', 'signed-in', () => import('./buying/points/points-page.tsx')),
  page('/appeal', 'signed-in', () => import('./office/support/appeal-page.tsx')),
  page('/support', 'signed-in', () => import('./office/support/support-page.tsx')),
  page('/profile', 'signed-in', () => import('./people/account/profile-page.tsx')),
  page('/checkout/delivery', 'signed-in', () => import('./buying/cart/cart-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page('/checkout/add-address', 'signed-in', () => import('./buying/checkout/add-address-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page('/PhoneNumber', 'guest', () => import('./people/sign-in/phone-number-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page('/VerifyCode', 'code', () => import('./people/sign-in/verify-code-page.tsx'), {
    bare: true,
    quiet: true,
  }),
  page('/ProfileInfo', 'profile', () => import('./people/account/profile-info-page.tsx'), {
    bare: true,
    quiet: true,
  }),
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
  load: () => Promise<PageModule>,
  looks: Pick<PageHandle, 'bare' | 'quiet' | 'alone'> = {},
): RouteObject {
  return {
    path,
    handle: { load, ...looks } satisfies PageHandle,
    loader: guarded(guard, load),
    lazy: {
      Component: async () => (await load()).Component,
      ErrorBoundary: async () => (await load()).ErrorBoundary,
      shouldRevalidate: async () => (await load()).shouldRevalidate,
    },
  };
}
