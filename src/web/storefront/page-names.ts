/**
 * The name of each path of routes.ts: `home/home` is the module `home/home-page.tsx` of its quarter. Apart from the routes, as
 * the server alone needs them.
 */
export const pageNames: Readonly<Record<string, string>> = {
  '/': 'home/home',
  '/SearchProducts': 'search/search',
  '/ProductDetails/:id': 'browse/product',
  '/preview/:id': 'browse/preview',
  '/preview/:id/card': 'browse/live-preview',
  '/categories': 'browse/categories',
  '/brands/:brandId/:slug?': 'browse/brand',
  '/collections/:id': 'home/collection',
  '/faq': 'help/faq',
  '/about': 'help/about',
  '/contact': 'help/contact',
  '/terms': 'help/policies/terms',
  '/privacy-policy': 'help/policies/privacy',
  '/orders': 'orders/orders',
  '/order/:id': 'orders/order',
  '/track/:token': 'orders/shared-order',
  '/c/:token/:place?': 'cart/chat-cart',
  '/my-favorite': 'favorites/favorites',
  '/coupons': 'coupons/wallet',
  '/points': 'points/points',
  '/appeal': 'support/appeal',
  '/support': 'support/support',
  '/profile': 'account/profile',
  '/checkout/delivery': 'cart/cart',
  '/checkout/add-address': 'checkout/add-address',
  '/PhoneNumber': 'sign-in/phone-number',
  '/VerifyCode': 'sign-in/verify-code',
  '/ProfileInfo': 'account/profile-info',
};
