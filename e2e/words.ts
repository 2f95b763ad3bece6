import { factsOf } from '../src/shop/facts/facts-of.ts';
import type { Language } from '../src/shop/language.ts';
import { Settings } from '../src/shop/settings.ts';
import { accountProfile as accountProfileAr } from '../src/shop/texts/ar/account-profile.ts';
import { account as accountAr } from '../src/shop/texts/ar/account.ts';
import { cart as cartAr } from '../src/shop/texts/ar/cart.ts';
import { catalog as catalogAr } from '../src/shop/texts/ar/catalog.ts';
import { checkout as checkoutAr } from '../src/shop/texts/ar/checkout.ts';
import { consoleWords as consoleWordsAr } from '../src/shop/texts/ar/console-words.ts';
import { coupons as couponsAr } from '../src/shop/texts/ar/coupons.ts';
import { favorites as favoritesAr } from '../src/shop/texts/ar/favorites.ts';
import { helpPolicies as helpPoliciesAr } from '../src/shop/texts/ar/help-policies.ts';
import { help as helpAr } from '../src/shop/texts/ar/help.ts';
import { home as homeAr } from '../src/shop/texts/ar/home.ts';
import { layout as layoutAr } from '../src/shop/texts/ar/layout.ts';
import { messages as messagesAr } from '../src/shop/texts/ar/messages.ts';
import { notifications as notificationsAr } from '../src/shop/texts/ar/notifications.ts';
import { orders as ordersAr } from '../src/shop/texts/ar/orders.ts';
import { points as pointsAr } from '../src/shop/texts/ar/points.ts';
import { product as productAr } from '../src/shop/texts/ar/product.ts';
import { refusals as refusalsAr } from '../src/shop/texts/ar/refusals.ts';
import { returns as returnsAr } from '../src/shop/texts/ar/returns.ts';
import { reviews as reviewsAr } from '../src/shop/texts/ar/reviews.ts';
import { round as roundAr } from '../src/shop/texts/ar/round.ts';
import { signIn as signInAr } from '../src/shop/texts/ar/staff-sign-in.ts';
import { staff as staffAr } from '../src/shop/texts/ar/staff.ts';
import { statuses as statusesAr } from '../src/shop/texts/ar/statuses.ts';
import { ui as uiAr } from '../src/shop/texts/ar/ui.ts';
import { accountProfile } from '../src/shop/texts/en/account-profile.ts';
import { account } from '../src/shop/texts/en/account.ts';
import { cart } from '../src/shop/texts/en/cart.ts';
import { catalog } from '../src/shop/texts/en/catalog.ts';
import { checkout } from '../src/shop/texts/en/checkout.ts';
import { consoleWords } from '../src/shop/texts/en/console-words.ts';
import { coupons } from '../src/shop/texts/en/coupons.ts';
import { favorites } from '../src/shop/texts/en/favorites.ts';
import { helpPolicies } from '../src/shop/texts/en/help-policies.ts';
import { help } from '../src/shop/texts/en/help.ts';
import { home } from '../src/shop/texts/en/home.ts';
import { layout } from '../src/shop/texts/en/layout.ts';
import { messages } from '../src/shop/texts/en/messages.ts';
import { notifications } from '../src/shop/texts/en/notifications.ts';
import { orders } from '../src/shop/texts/en/orders.ts';
import { points } from '../src/shop/texts/en/points.ts';
import { product } from '../src/shop/texts/en/product.ts';
import { refusals } from '../src/shop/texts/en/refusals.ts';
import { returns } from '../src/shop/texts/en/returns.ts';
import { reviews } from '../src/shop/texts/en/reviews.ts';
import { round } from '../src/shop/texts/en/round.ts';
import { signIn } from '../src/shop/texts/en/staff-sign-in.ts';
import { staff } from '../src/shop/texts/en/staff.ts';
import { statuses } from '../src/shop/texts/en/statuses.ts';
import { ui } from '../src/shop/texts/en/ui.ts';
import type { TextsOf } from '../src/shop/texts/texts-of.ts';

const en = {
  account,
  accountProfile,
  cart,
  catalog,
  checkout,
  consoleWords,
  coupons,
  favorites,
  layout,
  help,
  home,
  messages,
  notifications,
  orders,
  points,
  policies: helpPolicies(factsOf(Settings.parse({}), 'en')),
  product,
  refusals,
  returns,
  reviews,
  round,
  signIn,
  staff,
  statuses,
  ui,
};

/** Everything the shop says, by feature: a journey finds things by it, in whichever language it runs. */
export type Words = TextsOf<typeof en>;

export const words: Record<Language, Words> = {
  en,
  ar: {
    account: accountAr,
    accountProfile: accountProfileAr,
    cart: cartAr,
    catalog: catalogAr,
    checkout: checkoutAr,
    consoleWords: consoleWordsAr,
    coupons: couponsAr,
    favorites: favoritesAr,
    layout: layoutAr,
    help: helpAr,
    home: homeAr,
    messages: messagesAr,
    notifications: notificationsAr,
    orders: ordersAr,
    points: pointsAr,
    policies: helpPoliciesAr(factsOf(Settings.parse({}), 'ar')),
    product: productAr,
    refusals: refusalsAr,
    returns: returnsAr,
    reviews: reviewsAr,
    round: roundAr,
    signIn: signInAr,
    staff: staffAr,
    statuses: statusesAr,
    ui: uiAr,
  },
};

/** A sentence that counts, whatever the count: `saying(t.coupons.seeAll, 7)` finds "See all 9" too. */
export function saying(sentence: (count: number) => string, example: number): RegExp {
  const text = sentence(example).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(text.replace(String(example), String.raw`\d+`).replace(/\s/g, String.raw`\s`));
}
