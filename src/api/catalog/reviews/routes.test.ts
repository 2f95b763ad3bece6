import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { addDeliveredOrder } from '../../../../test/delivered-order.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const delivered = '2026-11-15T12:00:00Z';
let buyer: Client;
let productId: string;

beforeAll(async () => {
  buyer = await store.shopper();
});

beforeEach(async () => {
  productId = await addProduct(store.db);
  await addDeliveredOrder(store.db, buyer.phone, productId, delivered);
});

const starsOf = async () => {
  const { body } = await store.guest().call('getProductDetails', { productId });
  const { rating, ratesCount, ratings } = body.data.product;
  return { rating, ratesCount, ratings };
};

test('a shopper who received a product reviews it; the product shows the stars', async () => {
  const { status, body } = await buyer.call('addReview', {
    productId,
    rating: 4,
    comment: ' Soft cloth. ',
    fit: 'true',
  });
  expect(status).toBe(200);
  expect(body.data.review).toEqual({
    answer: null,
    _id: expect.any(String),
    author: 'Rima H.',
    rating: 4,
    comment: 'Soft cloth.',
    fit: 'true',
    height: null,
    usualSize: null,
    takenSize: null,
    createdAt: '2026-11-22T07:00:00.000Z',
    mine: true,
    helpful: 0,
    votedHelpful: false,
    hiddenReason: null,
  });
  expect(await starsOf()).toEqual({ rating: 4, ratesCount: 1, ratings: { 1: 0, 2: 0, 3: 0, 4: 1, 5: 0 } });
});

test('who wrote it is named as now, also after a change of the name', async () => {
  const author = async () =>
    (await store.guest().call('getReviews', { productId })).body.data.reviews.map((review) => review.author);
  await buyer.call('addReview', { productId, rating: 4 });
  expect(await author()).toEqual(['Rima H.']);
  await buyer.call('updateUserData', { name: 'Rima Khoury' });
  expect(await author()).toEqual(['Rima K.']);
  await buyer.call('updateUserData', { name: 'Rima Haddad' });
  expect(await author()).toEqual(['Rima H.']);
});

test('a second review replaces the first', async () => {
  const first = await buyer.call('addReview', { productId, rating: 1, comment: 'Too small', fit: 'small' });
  const second = await buyer.call('addReview', { productId, rating: 5 });
  expect(second.body.data.review).toMatchObject({
    _id: first.body.data.review._id,
    rating: 5,
    comment: '',
    fit: null,
  });
  expect(await starsOf()).toMatchObject({ rating: 5, ratesCount: 1 });
});

test('reviews are listed, the newest first, with mine marked; a guest may not write', async () => {
  const other = await store.shopper();
  await addDeliveredOrder(store.db, other.phone, productId, delivered);
  await buyer.call('addReview', { productId, rating: 4 });
  store.setNow('2026-11-22T10:05:00+03:00');
  await other.call('addReview', { productId, rating: 3 });
  store.setNow('2026-11-22T10:00:00+03:00');

  const mine = await buyer.call('getReviews', { productId });
  expect(mine.body.data.reviews.map(({ rating, mine: isMine }) => [rating, isMine])).toEqual([
    [3, false],
    [4, true],
  ]);
  expect(mine.body.data).toMatchObject({ canReview: true, pagination: { totalItems: 2, totalPages: 1 } });
  expect(mine.headers['cache-control']).toBe('private, no-store');

  const guest = await store.guest().call('getReviews', { productId, limit: 1, page: 2 });
  expect(guest.body.data).toMatchObject({ reviews: [{ rating: 4, mine: false }], canReview: false });
  const beyond = await store.guest().call('getReviews', { productId, page: 3 });
  expect(beyond.body.data).toMatchObject({ reviews: [], pagination: { page: 3, totalItems: 2 } });
  expect(await starsOf()).toMatchObject({ rating: 3.5, ratesCount: 2 });
});

test('reviews of so many stars are listed and counted alone', async () => {
  const others = [await store.shopper(), await store.shopper()];
  for (const other of others) {
    await addDeliveredOrder(store.db, other.phone, productId, delivered);
    await other.call('addReview', { productId, rating: 2 });
  }
  await buyer.call('addReview', { productId, rating: 5 });
  const twos = await store.guest().call('getReviews', { productId, rating: 2, limit: 1 });
  expect(twos.body.data.reviews.map(({ rating }) => rating)).toEqual([2]);
  expect(twos.body.data.pagination).toEqual({ page: 1, limit: 1, totalItems: 2, totalPages: 2 });
  const ones = await store.guest().call('getReviews', { productId, rating: 1 });
  expect(ones.body.data).toMatchObject({ reviews: [], pagination: { totalItems: 0 } });
});

test('what reviewers say of the size is counted on the piece', async () => {
  const other = await store.shopper();
  await addDeliveredOrder(store.db, other.phone, productId, delivered);
  const fitOf = async () =>
    (await store.guest().call('getProductDetails', { productId })).body.data.product.fit;
  await buyer.call('addReview', { productId, rating: 4, fit: 'small' });
  await other.call('addReview', { productId, rating: 4, fit: 'true' });
  expect(await fitOf()).toEqual({ small: 1, true: 1, large: 0 });
  await buyer.call('addReview', { productId, rating: 4, fit: 'large' });
  await other.call('addReview', { productId, rating: 4 });
  expect(await fitOf()).toEqual({ small: 0, true: 0, large: 1 });
  expect(await store.invariants()).toEqual([]);
});

test('a review can be taken back, once', async () => {
  await buyer.call('addReview', { productId, rating: 2 });
  const gone = await buyer.call('deleteReview', { productId });
  expect(gone.body).toMatchObject({ status: true, message: 'Review removed', data: null });
  expect(await starsOf()).toMatchObject({ ratesCount: 0 });
  const again = await buyer.call('deleteReview', { productId });
  expect([again.status, again.body.code]).toEqual([404, 'NOT_FOUND']);
});

test('a piece that was not delivered to me is not mine to review', async () => {
  const stranger = await store.shopper();
  const { status, body } = await stranger.call('addReview', { productId, rating: 5 });
  expect([status, body.code]).toEqual([409, 'REVIEW_NOT_ALLOWED']);
  expect(body.message).toBe('You can review an item once you have received it.');
  expect((await stranger.call('getReviews', { productId })).body.data.canReview).toBe(false);
});

test('twenty reviews by one shopper at once are one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => buyer.call('addReview', { productId, rating: (index % 5) + 1 })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await starsOf()).toMatchObject({ ratesCount: 1 });
  expect(await store.invariants()).toEqual([]);
});

test.each([
  [{ rating: 0 }, '"rating" must be greater than or equal to 1'],
  [{ rating: 6 }, '"rating" must be less than or equal to 5'],
  [{ rating: 4.5 }, '"rating" must be an integer'],
  [{}, '"rating" is required'],
  [
    { rating: 5, comment: 'x'.repeat(1001) },
    '"comment" length must be less than or equal to 1000 characters long',
  ],
  [{ rating: 5, fit: 'tiny' }, '"fit" must be one of [small, true, large]'],
])('%j is refused', async (review, error) => {
  const answer = await buyer.send('POST', '/api/client/v1/store/review/add-review', { productId, ...review });
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toEqual([error]);
});

test('a piece that is not there has no reviews, and a guest writes none', async () => {
  expect((await buyer.call('getReviews', { productId: 'moon' })).status).toBe(404);
  expect((await buyer.call('addReview', { productId: 'moon', rating: 5 })).body.code).toBe('NOT_FOUND');
  expect((await store.guest().call('addReview', { productId, rating: 5 })).status).toBe(401);
  expect((await store.guest().call('deleteReview', { productId })).status).toBe(401);
});

test.each([
  ['rating=6', '"rating" must be less than or equal to 5'],
  ['rating=many', '"rating" must be a number'],
  ['sort=longest', '"sort" must be one of [newest, helpful]'],
])('a list asked with %s is refused', async (query, error) => {
  const path = `/api/client/v1/store/review/get-reviews?productId=${productId}&${query}`;
  const answer = await store.guest().send('GET', path);
  expect([answer.status, answer.body.errors]).toEqual([400, [error]]);
});

/** Someone of this height reviews the size that they took. */
async function wore(height: number | null, takenSizeId: string | null): Promise<Client> {
  const client = await store.shopper();
  await addDeliveredOrder(store.db, client.phone, productId, delivered);
  const { status } = await client.call('addReview', { productId, rating: 5, height, takenSizeId });
  expect(status).toBe(200);
  return client;
}

const wornOf = async () =>
  (await store.guest().call('getProductDetails', { productId })).body.data.product.worn;

test('a review says how tall the one is who wears the piece, the usual size and the size taken', async () => {
  const first = await buyer.call('getReviews', { productId });
  expect(first.body.data).toMatchObject({ canReview: true, boughtSizeId: 'M' });
  const body = { height: 164, usualSizeId: 'S', takenSizeId: 'M' };
  const said = { height: 164, usualSize: { _id: 'S', label: 'S' }, takenSize: { _id: 'M', label: 'M' } };
  const written = await buyer.call('addReview', { productId, rating: 5, ...body });
  expect(written.body.data.review).toMatchObject(said);
  const { reviews } = (await store.guest().call('getReviews', { productId })).body.data;
  expect(reviews).toMatchObject([said]);
  const again = await buyer.call('addReview', { productId, rating: 5 });
  expect(again.body.data.review).toMatchObject({ height: null, usualSize: null, takenSize: null });
});

test.each([
  [{ height: 39 }, 'height'],
  [{ height: 231 }, 'height'],
  [{ height: 164.5 }, 'height'],
  [{ usualSizeId: 'moon' }, 'usualSizeId'],
  [{ takenSizeId: 'moon' }, 'takenSizeId'],
])('%j of a review is refused', async (given, field) => {
  const { status, body } = await buyer.call('addReview', { productId, rating: 5, ...given });
  expect([status, body.code]).toEqual([400, 'VALIDATION']);
  expect(body.errors?.join()).toContain(`"${field}"`);
});

test('reviews of people of about a height are listed and counted alone', async () => {
  for (const height of [155, 156, 164, 165, null]) await wore(height, 'M');
  const near = await store.guest().call('getReviews', { productId, height: 160, limit: 1 });
  expect(near.body.data.pagination).toMatchObject({ totalItems: 2, totalPages: 2 });
  const all = await store.guest().call('getReviews', { productId, height: 160 });
  expect(new Set(all.body.data.reviews.map(({ height }) => height))).toEqual(new Set([156, 164]));
  const none = await store.guest().call('getReviews', { productId, height: 160, rating: 4 });
  expect(none.body.data).toMatchObject({ reviews: [], pagination: { totalItems: 0 } });
  expect((await store.guest().call('getReviews', { productId: 'moon', height: 160 })).status).toBe(404);
});

test('a piece tells how many people of a height took which size, of the reviews that are shown', async () => {
  expect(await wornOf()).toEqual([]);
  await wore(164, 'M');
  await wore(164, 'M');
  await wore(158, 'S');
  await wore(170, null);
  await wore(null, 'M');
  const edited = await wore(180, 'M');
  const worn = [
    { height: 158, sizeId: 'S', people: 1 },
    { height: 164, sizeId: 'M', people: 2 },
  ];
  expect(await wornOf()).toEqual([...worn, { height: 180, sizeId: 'M', people: 1 }]);
  await edited.call('addReview', { productId, rating: 5, height: 181, takenSizeId: 'M' });
  expect(await wornOf()).toEqual([...worn, { height: 181, sizeId: 'M', people: 1 }]);
  await edited.call('deleteReview', { productId });
  expect(await wornOf()).toEqual(worn);
});
