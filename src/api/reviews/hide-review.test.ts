import { beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../test/catalog.ts';
import type { Client } from '../../../test/client.ts';
import { addDeliveredOrder } from '../../../test/delivered-order.ts';
import { openStore } from '../../../test/store.ts';
import { transact } from '../db/database.ts';
import { hideReview } from './hide-review.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
const actor = 'merchant:sami';
const author = await store.shopper();
let productId: string;
let reviewId: string;

beforeEach(async () => {
  productId = await addProduct(store.db);
  await addDeliveredOrder(store.db, author.phone, productId, '2026-11-15T12:00:00Z');
  const { body } = await author.call('addReview', { productId, rating: 1, comment: '0944…', fit: 'small' });
  reviewId = body.data.review._id;
});

const hide = (reason: string, id = reviewId) =>
  transact(store.db, (tx) => hideReview(tx, { reviewId: id, reason, actor }, store.now()));

const listFor = async (client: Client) => (await client.call('getReviews', { productId })).body.data;

test('a hidden review leaves the list and the counts, and its author reads why', async () => {
  expect(await hide(' A phone number stands in it. ')).toBeNull();
  expect(await listFor(store.guest())).toMatchObject({
    reviews: [],
    pagination: { totalItems: 0 },
    own: null,
  });
  expect((await listFor(author)).own).toMatchObject({
    _id: reviewId,
    comment: '0944…',
    hiddenReason: 'A phone number stands in it.',
  });
  const { product } = (await store.guest().call('getProductDetails', { productId })).body.data;
  expect(product).toMatchObject({ rating: 0, ratesCount: 0, fit: { small: 0, true: 0, large: 0 } });
  expect(await store.invariants()).toEqual([]);
});

test('who hid it and why stands in the audit log', async () => {
  await hide('Rude');
  const entries = await store.db
    .selectFrom('audit_log')
    .select(['actor', 'action', 'details'])
    .where('subject', '=', reviewId)
    .execute();
  expect(entries).toEqual([{ actor, action: 'review.hide', details: { productId, reason: 'Rude' } }]);
});

test('editing does not bring it back', async () => {
  await hide('Rude');
  const edited = await author.call('addReview', { productId, rating: 5 });
  expect(edited.body.data.review.hiddenReason).toBe('Rude');
  expect((await listFor(store.guest())).reviews).toEqual([]);
  expect(await store.invariants()).toEqual([]);
});

test('a hidden review takes no votes', async () => {
  const reader = await store.shopper();
  await hide('Rude');
  const { status, body } = await reader.call('voteHelpful', { reviewId });
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test.each([
  ['  ', 'VALIDATION', ['"reason" is not allowed to be empty']],
  ['x'.repeat(301), 'VALIDATION', ['"reason" length must be less than or equal to 300 characters long']],
])('%j is no reason', async (reason, code, errors) => {
  expect(await hide(reason)).toMatchObject({ code, errors });
  expect((await listFor(store.guest())).reviews).toHaveLength(1);
});

test('what is not there or hidden already is refused', async () => {
  expect(await hide('Rude', 'none')).toMatchObject({ code: 'NOT_FOUND' });
  const twice = await Promise.all([hide('Rude'), hide('Rude')]);
  expect(twice.filter((refusal) => refusal === null)).toHaveLength(1);
  expect(twice.find((refusal) => refusal !== null)).toMatchObject({ code: 'CONFLICT' });
});
