/** What is stored, each kind in a cache of its name. */
export type Kind = 'pages' | 'answers' | 'files' | 'pictures';

/** How many of a kind are stored; the oldest are dropped. */
export const mostOf: Readonly<Record<Kind, number>> = { pages: 40, answers: 120, files: 300, pictures: 300 };

/** Nothing is stored of signing in, paying, previews and what others share. */
const PAGES =
  /^\/(SearchProducts|ProductDetails\/.+|categories|brands\/.+|collections\/.+|faq|about|contact|terms|privacy-policy|orders|order\/.+|my-favorite|coupons|points|checkout\/delivery)?$/;
const ANSWERS = new RegExp(
  `^/api/(${[
    'v1/app/(store|homePage.*|help|policies/document|get-all-city|products/get-all-products-client|coupon/(available|assigned))',
    'client/v1/(user/(get-user-data|points)|subcategory/.+)',
    'client/v1/store/(banner|category/.+|products/.+|review/get-reviews|favorite/get-all-favorite|cart/display-cart)',
    'client/v1/store/order/get-(all-order-user|order-details)',
  ].join('|')})$`,
);

/** The kind as which a request's answer is stored; null for those the worker leaves alone. */
export function kindOf(
  { method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>,
  ownOrigin: string,
): Kind | null {
  const { origin, pathname, search } = new URL(url);
  if (method !== 'GET' || origin !== ownOrigin) return null;
  if (mode === 'navigate') return PAGES.test(pathname) && !/[?&]step=/.test(search) ? 'pages' : null;
  // Icons keep their name when they change.
  if (/^\/assets\/(en|ar)\/(?!favicon).+\.(js|css|woff2|svg)$/.test(pathname)) return 'files';
  if (pathname.startsWith('/pictures/')) return 'pictures';
  return ANSWERS.test(pathname) ? 'answers' : null;
}
