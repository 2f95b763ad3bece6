import { randomBytes } from 'node:crypto';
import type { LineIdentity } from '../src/shop/buying/cart/contract.ts';
import type { DataOf, EndpointName, InputOf } from '../src/shop/endpoints.ts';
import { home } from './buying.ts';
import type { Client } from './client.ts';

/** A WebP of 8 by 6 pixels. */
const SMALL_PHOTO =
  'UklGRjgAAABXRUJQVlA4ICwAAACQAQCdASoIAAYAAUAmJaACdLoAA5gA/vDEC/G7LOHB7/6tD/1aH/q0P4AAAA==';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** A store that is visited, here or in another process, and its database. */
export type Visited = {
  guest: () => Client;
  shopper: () => Promise<Client>;
  sql: (text: string, values?: unknown[]) => Promise<unknown>;
  now: () => Date;
};

/** What is there to buy: one that has stock for twenty, one whose size is sold out. */
export type Goods = { inStock: LineIdentity; soldOut: LineIdentity; brandId: string; categoryId: string };

/**
 * Makes every call of the contract as people do, each with success, and returns the names of those that were made. Throws
 * at the first that is refused. Takes as many orders as a shopper needs to review, return and cancel.
 */
export async function tour(store: Visited, goods: Goods): Promise<Set<EndpointName>> {
  const visit = new Visit(store, goods);
  await visit.lookAround();
  const [shopper, other] = [await store.shopper(), await store.shopper()];
  await visit.keepAccount(shopper);
  await visit.keepFavorites(shopper);
  const delivered = await visit.buy(shopper);
  await visit.readOrders(shopper, delivered);
  await visit.review(shopper, other);
  await visit.bringBack(shopper, delivered);
  await visit.leave(shopper, other);
  return visit.made;
}

class Visit {
  readonly made = new Set<EndpointName>([
    'sendOtp',
    'verifyCode',
    'registerUser',
    'getXsrfToken',
    'readOutbox',
    // Of the making of staff: tested with the console.
    'getProductPreview',
    'getChatCart',
  ]);
  private readonly store: Visited;
  private readonly goods: Goods;

  constructor(store: Visited, goods: Goods) {
    this.store = store;
    this.goods = goods;
  }

  async lookAround(): Promise<void> {
    const guest = this.store.guest();
    const { inStock, brandId, categoryId } = this.goods;
    const { productId } = inStock;
    for (const name of [
      'getHomePage',
      'getStoreFacts',
      'getBanners',
      'getHomeProducts',
      'getAllCities',
      'getPushKey',
    ] as const)
      await this.ok(guest, name);
    await this.ok(guest, 'getAllCategories', { search: 'a' });
    await this.ok(guest, 'getCategoriesWithBrands');
    await this.ok(guest, 'getSubCategories', { categoryId });
    await this.ok(guest, 'getAllProducts');
    await this.ok(guest, 'getAllProducts', {
      name: 'dress',
      inStock: true,
      onSale: true,
      sort: 'priceAsc',
      minPrice: 1,
    });
    await this.ok(guest, 'getAllProducts', {
      categoryId: [categoryId],
      brandId: [brandId],
      seasons: ['summer'],
      page: 1,
      limit: 6,
    });
    await this.ok(guest, 'getProductsOfCategoryAndBrand', { categoryId: [categoryId], brandId: [brandId] });
    await this.ok(guest, 'suggestProducts', { name: 'dr' });
    await this.ok(guest, 'getProductDetails', { productId });
    await this.ok(guest, 'getSimilarProducts', { productId });
    await this.ok(guest, 'getReviews', { productId, rating: 5, sort: 'helpful' });
    await this.ok(guest, 'getDeliveryQuote', { city: 'Homs' });
    await this.ok(guest, 'getHelpText', { page: 'faq' });
    await this.ok(guest, 'getPolicyDocument', { policy: 'terms' });
    await this.store.sql(
      `insert into home_content (id, kind, title_en, title_ar, href, product_ids)
       values ('toured', 'collection', 'Picked', 'مختارة', '', array[$1]) on conflict do nothing`,
      [productId],
    );
    await this.ok(guest, 'getCollection', { collectionId: 'toured' });
  }

  async keepAccount(shopper: Client): Promise<void> {
    await this.ok(shopper, 'getUserData');
    await this.ok(shopper, 'updateUserData', { notes: 'Ring twice' });
    const { addresses } = await this.ok(shopper, 'saveAddress', { ...home, name: 'Work' });
    await this.ok(shopper, 'preferAddress', { addressId: addresses[0]?._id ?? '' });
    await this.ok(shopper, 'getAddresses');
    await this.ok(shopper, 'removeAddress', { addressId: 'none' });
    await this.ok(shopper, 'getSessions');
    await this.ok(shopper, 'setNotificationWishes', { stock: 'inbox' });
    await this.ok(shopper, 'getNotificationWishes');
    await this.ok(shopper, 'setPushToken', {});
    await this.ok(shopper, 'exportData');
  }

  async keepFavorites(shopper: Client): Promise<void> {
    const { inStock, soldOut, brandId, categoryId } = this.goods;
    const { productId } = inStock;
    await this.ok(shopper, 'followBrand', { brandId });
    await this.ok(shopper, 'unfollowBrand', { brandId });
    await this.ok(shopper, 'addToFavorites', { productId });
    await this.ok(shopper, 'getAllFavorites', { categoryId, inStock: true, onSale: true });
    await this.ok(shopper, 'removeFromFavorites', { productId });
    await this.ok(shopper, 'addToFavorites', { productId });
    await this.ok(shopper, 'getAllFavorites');
    await this.ok(shopper, 'addStockAlert', soldOut);
    await this.ok(shopper, 'getStockAlerts');
    await this.ok(shopper, 'removeStockAlert', soldOut);
  }

  /** Buys with a coupon, and returns the order once it is delivered; a second order is canceled. */
  async buy(shopper: Client): Promise<string> {
    const { inStock } = this.goods;
    const code = `TOUR${randomBytes(4).toString('hex')}`.toUpperCase();
    await this.store.sql(
      `insert into coupons (code, title_en, title_ar, kind, value, starts_at, ends_at)
       values ($1, 'A tenth', 'عُشر', 'percent', 10, '2020-01-01', '2090-01-01')`,
      [code],
    );
    await this.ok(shopper, 'addToCart', { ...inStock, quantity: 1 });
    await this.ok(shopper, 'updateQuantity', { ...inStock, quantity: 2 });
    await this.ok(shopper, 'getAvailableCoupons');
    await this.ok(shopper, 'assignCoupon', { code });
    await this.ok(shopper, 'getAssignedCoupons');
    await this.ok(shopper, 'previewCart', { code, ...home });
    await this.ok(shopper, 'getCouponOffers', { city: 'Homs' });
    await this.ok(shopper, 'applyCoupon', { code });
    const delivered = await this.pay(shopper);
    await this.ok(shopper, 'addToCart', { ...inStock, quantity: 1 });
    await this.ok(shopper, 'saveForLater', inStock);
    await this.ok(shopper, 'moveToCart', inStock);
    await this.ok(shopper, 'saveForLater', inStock);
    await this.ok(shopper, 'removeSaved', inStock);
    await this.ok(shopper, 'mergeGuestChoices', {
      lines: [{ ...inStock, quantity: 1, price: 1 }],
      favoriteIds: [inStock.productId],
    });
    await this.ok(shopper, 'removeFromCart', inStock);
    await this.ok(shopper, 'addToCart', { ...inStock, quantity: 1 });
    const canceled = await this.pay(shopper);
    const edit = { orderId: canceled, changes: { note: 'Ring twice' } };
    const { totals } = await this.ok(shopper, 'previewOrderEdit', edit);
    await this.ok(shopper, 'editOrder', { ...edit, expectedTotal: totals.total ?? 0 });
    await this.store.sql(
      `insert into call_attempts (order_id, outcome, actor) values ($1, 'noAnswer', 'merchant:test')`,
      [canceled],
    );
    await this.ok(shopper, 'confirmOrder', { orderId: canceled });
    await this.ok(shopper, 'cancelOrder', { orderId: canceled });
    for (const status of ['inProgress', 'inDelivery', 'delivered'])
      await this.store.sql(
        `update orders set status = $2, delivered_at = case when $2 = 'delivered' then $3::timestamptz end where id = $1`,
        [delivered, status, this.store.now()],
      );
    const until = new Date(this.store.now().getTime() + WEEK_MS);
    await this.store.sql(
      'update order_lines set return_until = $2, exchange_until = $2 where order_id = $1',
      [delivered, until],
    );
    return delivered;
  }

  async readOrders(shopper: Client, orderId: string): Promise<void> {
    await this.ok(shopper, 'getAllOrders');
    await this.ok(shopper, 'getAllOrders', { status: 'delivered', page: 1, limit: 5 });
    await this.ok(shopper, 'getAllOrders', { search: 'dress' });
    await this.ok(shopper, 'getUserData');
    const { order } = await this.ok(shopper, 'shareOrder', { orderId });
    const token = order.sharePath?.split('/').at(-1) ?? '';
    await this.ok(this.store.guest(), 'getSharedOrder', { token });
    await this.ok(shopper, 'unshareOrder', { orderId });
    await this.ok(shopper, 'getOrderDetails', { orderId });
    await this.ok(shopper, 'getInvoice', { invoiceId: await this.invoice(orderId), language: 'en' });
    const { notifications } = await this.ok(shopper, 'getNotifications');
    await this.ok(shopper, 'readNotifications', { ids: notifications.map(({ _id }) => _id) });
    await this.ok(shopper, 'readNotifications', {});
  }

  async review(shopper: Client, other: Client): Promise<void> {
    const { productId } = this.goods.inStock;
    const { review } = await this.ok(shopper, 'addReview', {
      productId,
      rating: 5,
      comment: 'Warm',
      fit: 'true',
      height: 164,
      takenSizeId: this.goods.inStock.sizeId,
    });
    await this.ok(other, 'voteHelpful', { reviewId: review._id });
    await this.ok(other, 'getReviews', { productId, height: 165 });
    await this.ok(other, 'unvoteHelpful', { reviewId: review._id });
    await this.ok(other, 'reportReview', { reviewId: review._id, reason: 'offTopic' });
    await this.ok(shopper, 'deleteReview', { productId });
  }

  async bringBack(shopper: Client, orderId: string): Promise<void> {
    const items = [{ ...this.goods.inStock, quantity: 1 }];
    const asked = { orderId, kind: 'return', reason: 'other' } as const;
    const { order } = await this.ok(shopper, 'requestReturnShipment', { ...asked, items });
    const returnId = order.returns[0]?._id ?? '';
    await this.ok(shopper, 'addReturnPhoto', { orderId, returnId, photo: SMALL_PHOTO });
    await this.ok(shopper, 'getReturnPhotos', { returnId });
    await this.ok(shopper, 'withdrawReturn', { orderId, returnId });
    await this.ok(shopper, 'requestReturnOrder', asked);
    await this.store.sql(
      `insert into points_ledger (shopper_id, points, reason) select id, 5000, 'granted' from shoppers where phone = $1`,
      [shopper.phone],
    );
    await this.ok(shopper, 'appeal', { text: 'I was at home' });
    await this.ok(shopper, 'getAppeal');
    await this.ok(shopper, 'writeToSupport', { kind: 'question', text: 'Is it open on Friday?' });
    await this.ok(shopper, 'getSupportCases');
    await this.ok(shopper, 'getPoints');
    await this.ok(shopper, 'redeemPoints', { points: 1000 });
    await this.ok(shopper, 'addToCart', { ...this.goods.inStock, quantity: 1 });
    await this.ok(shopper, 'spendPoints', { points: 100 });
  }

  async leave(shopper: Client, other: Client): Promise<void> {
    await this.ok(shopper, 'refreshTokens', {}).then((pair) => shopper.setTokensCookie(pair));
    await this.ok(other, 'endOtherSessions');
    const { sessions } = await this.ok(other, 'getSessions');
    await this.ok(other, 'endSession', { sessionId: sessions[0]?._id ?? '' });
    await this.ok(other, 'logout', {});
    // Another code may be requested after a minute.
    await this.store.sql(
      `update verification_codes set created_at = created_at - interval '2 minutes' where phone = $1`,
      [shopper.phone],
    );
    await this.ok(shopper, 'sendOtp', { number: shopper.phone });
    await this.ok(shopper, 'deleteAccount', { verificationCode: await shopper.readCode() });
  }

  /** An invoice as a delivery by its steps would have left it. */
  private async invoice(orderId: string): Promise<string> {
    const nothing = { delivery: 0, adjustment: 0, rounding: 0, total: 0, oldTotal: null, taxRate: 0, tax: 0 };
    const both = { en: '', ar: '' };
    const seller = { name: both, commercialRegister: '', taxNumber: '', address: both, phone: '' };
    const about = {
      number: '2020-000001',
      day: '2020-01-01',
      reason: 'delivery',
      order: '1',
      original: null,
    };
    const content = JSON.stringify({ ...about, seller, lines: [], ...nothing });
    await this.store.sql(`insert into invoice_series values ('invoice', 2020, '', 1)`);
    await this.store.sql(
      `insert into invoices (id, series, year, serial, number, day, order_id, reason, total, content, hash, issued_at)
       values ('tour', 'invoice', 2020, 1, '2020-000001', '2020-01-01', $1, 'delivery', 0, $2::text::json,
               encode(sha256(convert_to($2::text, 'UTF8')), 'hex'), now())`,
      [orderId, content],
    );
    return 'tour';
  }

  private async pay(shopper: Client): Promise<string> {
    const { cart } = await this.ok(shopper, 'displayCart');
    const { order } = await this.ok(shopper, 'payCash', { address: home, expectedTotal: cart.total ?? 0 });
    return order._id;
  }

  private async ok<Name extends EndpointName>(
    client: Client,
    name: Name,
    input?: InputOf<Name>,
  ): Promise<DataOf<Name>> {
    const { status, body } = await client.call(name, input);
    if (status >= 300) throw new Error(`${name}: ${status} ${JSON.stringify(body)}`);
    this.made.add(name);
    return body.data;
  }
}
