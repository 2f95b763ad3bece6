import { beforeAll, beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { addDeliveredOrder } from '../../../../test/delivered-order.ts';
import { eventually } from '../../../../test/eventually.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
let author: Client;
let other: Client;
let reader: Client;
let productId: string;
let reviewId: string;

beforeAll(async () => {
  [author, other, reader] = [await store.shopper(), await store.shopper(), await store.shopper()];
});

beforeEach(async () => {
  productId = await addProduct(store.db);
  reviewId = await reviewBy(author, '2026-11-22T10:00:00+03:00');
});

async function reviewBy(client: Client, at: string): Promise<string> {
  store.setNow(at);
  await addDeliveredOrder(store.db, client.phone, productId, '2026-11-15T12:00:00Z');
  const { body } = await client.call('addReview', { productId, rating: 4 });
  return body.data.review._id;
}

const listFor = async (client: Client, sort: 'newest' | 'helpful' = 'newest') =>
  (await client.call('getReviews', { productId, sort })).body.data.reviews.map((review) => [
    review._id,
    review.helpful,
    review.votedHelpful,
  ]);

test('a review says how many it helped, and to each of them that it did', async () => {
  const voted = await reader.call('voteHelpful', { reviewId });
  expect(voted.status).toBe(200);
  expect(voted.body.data.review).toMatchObject({
    _id: reviewId,
    helpful: 1,
    votedHelpful: true,
    mine: false,
  });
  await other.call('voteHelpful', { reviewId });
  expect(await listFor(reader)).toEqual([[reviewId, 2, true]]);
  expect(await listFor(author)).toEqual([[reviewId, 2, false]]);
  expect(await listFor(store.guest())).toEqual([[reviewId, 2, false]]);
});

test('a vote is taken back, once', async () => {
  await reader.call('voteHelpful', { reviewId });
  for (let turn = 0; turn < 2; turn += 1) {
    const { status, body } = await reader.call('unvoteHelpful', { reviewId });
    expect([status, body.data.review.helpful, body.data.review.votedHelpful]).toEqual([200, 0, false]);
  }
});

test('the most helpful reviews come first when sorted so', async () => {
  const later = await reviewBy(other, '2026-11-22T10:05:00+03:00');
  await reader.call('voteHelpful', { reviewId });
  expect((await listFor(store.guest())).map(([id]) => id)).toEqual([later, reviewId]);
  expect((await listFor(store.guest(), 'helpful')).map(([id]) => id)).toEqual([reviewId, later]);
});

test('twenty votes of one shopper at once are one', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => reader.call('voteHelpful', { reviewId })),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await listFor(reader)).toEqual([[reviewId, 1, true]]);
  expect(await store.invariants()).toEqual([]);
});

test.each([
  ['its author takes it back', (id: string) => `delete from reviews where id = '${id}'`, 404],
  ['the merchant hides it', (id: string) => `update reviews set hidden_at = now() where id = '${id}'`, 404],
])('a vote for a review while %s finds none', async (_, taking, status) => {
  const taker = await store.pool.connect();
  await taker.query('begin');
  await taker.query(taking(reviewId));
  const vote = reader.call('voteHelpful', { reviewId });
  await eventually(async () => {
    const { rows } = await store.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  });
  await taker.query('commit');
  taker.release();
  expect([(await vote).status, (await vote).body.code]).toEqual([status, 'NOT_FOUND']);
  expect(await store.invariants()).toEqual([]);
});

test('votes of many and edits of the author at once are all counted', async () => {
  const voters = await Promise.all(Array.from({ length: 8 }, () => store.shopper()));
  const answers = await Promise.all([
    ...voters.map((voter) => voter.call('voteHelpful', { reviewId })),
    ...[1, 2, 3].map((rating) => author.call('addReview', { productId, rating })),
  ]);
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  expect(await listFor(store.guest())).toEqual([[reviewId, 8, false]]);
  expect(await store.invariants()).toEqual([]);
});

test('an account that is erased takes its votes along', async () => {
  const leaving = await store.shopper();
  await leaving.call('voteHelpful', { reviewId });
  await leaving.call('sendOtp', { number: leaving.phone });
  const gone = await leaving.call('deleteAccount', { verificationCode: await leaving.readCode() });
  expect(gone.status).toBe(200);
  expect(await listFor(store.guest())).toEqual([[reviewId, 0, false]]);
  expect(await store.invariants()).toEqual([]);
});

test('a vote for one’s own review, an unknown one, or without signing in is refused', async () => {
  const own = await author.call('voteHelpful', { reviewId });
  expect([own.status, own.body.code, own.body.message]).toEqual([
    409,
    'OWN_REVIEW',
    'This is your own review.',
  ]);
  expect((await reader.call('voteHelpful', { reviewId: 'none' })).body.code).toBe('NOT_FOUND');
  expect((await store.guest().call('voteHelpful', { reviewId })).status).toBe(401);
  expect((await store.guest().call('unvoteHelpful', { reviewId })).status).toBe(401);
  const nameless = await store.shopper({ registered: false });
  expect((await nameless.call('voteHelpful', { reviewId })).body.code).toBe('PROFILE_INCOMPLETE');
  expect(await listFor(store.guest())).toEqual([[reviewId, 0, false]]);
});
