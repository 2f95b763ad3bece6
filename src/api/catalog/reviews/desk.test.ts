import { beforeEach, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import type { Client } from '../../../../test/client.ts';
import { openConsole } from '../../../../test/console.ts';
import { addDeliveredOrder } from '../../../../test/delivered-order.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore({ now: '2026-11-22T10:00:00+03:00' });
await openConsole(store, ['owner']);
const support = await openConsole(store, ['support'], { name: 'Salma' });
const author = await store.shopper();
const reader = await store.shopper();
let productId: string;
let reviewId: string;

beforeEach(async () => {
  productId = await addProduct(store.db, { name: { en: 'Linen shirt', ar: 'قميص كتّان' } });
  await addDeliveredOrder(store.db, author.phone, productId, '2026-11-15T12:00:00Z');
  const { body } = await author.call('addReview', { productId, rating: 1, comment: '0944…', fit: 'small' });
  reviewId = body.data.review._id;
});

const listFor = async (client: Client) => (await client.call('getReviews', { productId })).body.data;
const deskList = async (input = {}) => (await support.ask('listConsoleReviews', input)).body.data;
const versionOf = async () => (await deskList()).reviews.find(({ _id }) => _id === reviewId)?.version ?? 0;
const hide = async (reason: 'personalData' | 'insult' = 'personalData') =>
  support.ask('hideReview', { id: reviewId, version: await versionOf(), reason });
const lastMessage = async () => (await author.call('getNotifications')).body.data.notifications[0];

test('a hidden review leaves the list and the counts; its author reads it and why', async () => {
  expect((await hide()).status).toBe(200);
  expect(await listFor(store.guest())).toMatchObject({
    reviews: [],
    pagination: { totalItems: 0 },
    own: null,
  });
  const why = 'It shows a phone number or someone’s name.';
  expect((await listFor(author)).own).toMatchObject({ _id: reviewId, hiddenReason: why });
  const message = await lastMessage();
  expect(message?.title).toBe('Your review of Linen shirt is hidden');
  expect(message?.text).toContain(why);
  const { product } = (await store.guest().call('getProductDetails', { productId })).body.data;
  expect(product).toMatchObject({ rating: 0, ratesCount: 0, fit: { small: 0, true: 0, large: 0 } });
  const edited = await author.call('addReview', { productId, rating: 5 });
  expect(edited.body.data.review.hiddenReason).toBe(why);
  expect((await reader.call('voteHelpful', { reviewId })).status).toBe(404);
  const shown = await support.ask('restoreReview', { id: reviewId, version: await versionOf() });
  expect(shown.body.data.review.hiddenAt).toBeNull();
  expect((await listFor(store.guest())).reviews).toHaveLength(1);
  expect(await store.invariants()).toEqual([]);
});

test('reported reviews come first until the staff decide, and again when they are reported again', async () => {
  const report = async (who: Client) => who.call('reportReview', { reviewId, reason: 'offTopic' });
  expect((await report(author)).body.code).toBe('OWN_REVIEW');
  expect((await report(reader)).status).toBe(200);
  await report(reader);
  await report(await store.shopper());
  const other = await addProduct(store.db);
  await addDeliveredOrder(store.db, author.phone, other, '2026-11-15T12:00:00Z');
  await author.call('addReview', { productId: other, rating: 5 });
  const { reviews, counts } = await deskList();
  expect(reviews[0]).toMatchObject({ _id: reviewId, reports: [{ reason: 'offTopic', count: 2 }] });
  expect(counts.reported).toBe(1);
  store.setNow(new Date(store.now().getTime() + 1000));
  await support.ask('restoreReview', { id: reviewId, version: await versionOf() });
  expect((await deskList({ view: 'reported' })).reviews).toEqual([]);
  store.setNow(new Date(store.now().getTime() + 1000));
  await report(reader);
  expect((await deskList({ view: 'reported' })).reviews.map(({ _id }) => _id)).toEqual([reviewId]);
  await support.ask('restoreReview', { id: reviewId, version: await versionOf() });
});

test('the store answers once, in one language for both, and takes it back', async () => {
  const answer = async (said: { en?: string; ar?: string }) =>
    support.ask('answerReview', { id: reviewId, version: await versionOf(), ...said });
  await answer({ ar: 'شكراً لك، بدّلنا القماش.' });
  expect((await listFor(store.guest())).reviews[0]?.answer).toBe('شكراً لك، بدّلنا القماش.');
  expect((await lastMessage())?.title).toBe('The store replied to your review of Linen shirt');
  await answer({ ar: 'شكراً لك.', en: 'Thank you.' });
  expect((await listFor(store.guest())).reviews[0]?.answer).toBe('Thank you.');
  expect((await listFor(store.guest({ language: 'ar' }))).reviews[0]?.answer).toBe('شكراً لك.');
  await answer({});
  expect((await listFor(store.guest())).reviews[0]?.answer).toBeNull();
  const nothing = await answer({ ar: ' ' });
  expect([nothing.status, nothing.body.errors]).toEqual([400, ['"ar" or "en" is required']]);
});

test('of two who decide at once one is shown what the other did; each is in the log', async () => {
  const version = await versionOf();
  const acts = await Promise.all([
    support.ask('hideReview', { id: reviewId, version, reason: 'insult' }),
    support.ask('restoreReview', { id: reviewId, version }),
  ]);
  expect(acts.map(({ status }) => status).sort((a, b) => a - b)).toEqual([200, 409]);
  expect(acts.find(({ status }) => status === 409)?.body.code).toBe('VERSION_CONFLICT');
  const lines = await store.db
    .selectFrom('staff_audit')
    .select('action')
    .where('subject', '=', reviewId)
    .execute();
  expect(lines).toHaveLength(1);
  expect((await support.ask('hideReview', { id: 'none', version: 1, reason: 'insult' })).status).toBe(404);
  const packer = await openConsole(store, ['packer']);
  expect((await packer.ask('listConsoleReviews')).status).toBe(403);
});

test('reviews are found by comment, product and author in any writing', async () => {
  await author.call('addReview', {
    productId,
    rating: 4,
    comment: 'الخياطةُ متقَنة 100% Très bien',
    fit: 'true',
  });
  const { rows } = await store.pool.query('select name from shoppers where phone = $1', [author.phone]);
  const found = async (search: string) =>
    (await deskList({ search })).reviews.some(({ _id }) => _id === reviewId);
  for (const search of ['الخياطه', 'متقنة', '100%', 'tres BIEN', 'كتان', 'LINEN', rows[0].name])
    expect([search, await found(search)]).toEqual([search, true]);
  for (const search of ['100_', '1%0', 'wool'])
    expect([search, await found(search)]).toEqual([search, false]);
});
