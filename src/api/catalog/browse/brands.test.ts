import { beforeAll, expect, test } from 'vitest';
import { addProduct } from '../../../../test/catalog.ts';
import { openStore } from '../../../../test/store.ts';

const store = await openStore();

beforeAll(async () => {
  await addProduct(store.db, { brandId: 'loza' });
  await addProduct(store.db, { brandId: 'rakda' });
});

const followers = async (id: string) =>
  (
    await store.db
      .selectFrom('brands')
      .select('followers_count')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).followers_count;

test('a shopper follows brands, the latest first; again changes nothing', async () => {
  const shopper = await store.shopper();
  await shopper.call('followBrand', { brandId: 'loza' });
  store.setNow('2026-11-22T10:05:00+03:00');
  const second = await shopper.call('followBrand', { brandId: 'rakda' });
  expect([second.status, second.body.data.followedBrandIds]).toEqual([200, ['rakda', 'loza']]);
  const again = await shopper.call('followBrand', { brandId: 'rakda' });
  expect(again.body.data.followedBrandIds).toEqual(['rakda', 'loza']);
  expect(await followers('rakda')).toBe(1);
  const left = await shopper.call('unfollowBrand', { brandId: 'loza' });
  expect(left.body).toMatchObject({
    message: 'You are no longer following this brand',
    data: { followedBrandIds: ['rakda'] },
  });
  expect((await shopper.call('unfollowBrand', { brandId: 'loza' })).status).toBe(200);
  expect(await followers('loza')).toBe(0);
  expect(await store.invariants()).toEqual([]);
});

test('ten shoppers who follow at once are ten followers', async () => {
  const shoppers = await Promise.all(Array.from({ length: 10 }, () => store.shopper()));
  const before = await followers('loza');
  const answers = await Promise.all(
    shoppers.map((shopper) => shopper.call('followBrand', { brandId: 'loza' })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await followers('loza')).toBe(before + 10);
});

test('a brand that is not there, a guest and an incomplete profile are refused', async () => {
  const shopper = await store.shopper();
  expect((await shopper.call('followBrand', { brandId: 'moon' })).body.code).toBe('NOT_FOUND');
  expect((await shopper.call('unfollowBrand', { brandId: 'moon' })).body.code).toBe('NOT_FOUND');
  expect((await store.guest().call('followBrand', { brandId: 'loza' })).status).toBe(401);
  const newcomer = await store.shopper({ registered: false });
  expect((await newcomer.call('followBrand', { brandId: 'loza' })).body.code).toBe('PROFILE_INCOMPLETE');
});
