import { expect, test } from 'vitest';
import { RequestCounts } from './request-counts.ts';

const now = new Date('2026-11-22T10:00:15Z');
const minuteLater = new Date('2026-11-22T10:01:00Z');

/** The counts that all instances have shared, summed as in the database. */
function openShared() {
  const totals = new Map<string, number>();
  let writes = 0;
  const share = (name: string, minute: Date, more: number) => {
    writes += 1;
    const key = `${name} ${minute.toISOString()}`;
    totals.set(key, (totals.get(key) ?? 0) + more);
    return Promise.resolve(totals.get(key) ?? 0);
  };
  return { share, writes: () => writes };
}

async function takeMany(counts: RequestCounts, times: number, at = now): Promise<number> {
  let taken = 0;
  for (let index = 0; index < times; index += 1) {
    if (counts.take('a', 600, at) === null) taken += 1;
    await Promise.resolve();
    await Promise.resolve();
  }
  return taken;
}

test('an allowance is for a minute, and the wait is to its end', async () => {
  const counts = new RequestCounts(openShared().share);
  expect(await takeMany(counts, 700)).toBe(600);
  expect(counts.take('a', 600, now)).toBe(45_000);
  expect(counts.take('b', 600, now)).toBeNull();
  expect(await takeMany(counts, 700, minuteLater)).toBe(600);
});

test('who asks as often as people do costs no write, and a flood costs few', async () => {
  const shared = openShared();
  const counts = new RequestCounts(shared.share);
  await takeMany(counts, 149);
  expect(shared.writes()).toBe(0);
  await takeMany(counts, 10_000);
  expect(shared.writes()).toBeLessThanOrEqual(16);
});

test('two instances let through one allowance and at most a quarter more', async () => {
  const { share } = openShared();
  const [one, other] = [new RequestCounts(share), new RequestCounts(share)];
  let taken = 0;
  for (let index = 0; index < 100; index += 1)
    taken += (await takeMany(one, 10)) + (await takeMany(other, 10));
  expect(taken).toBeGreaterThanOrEqual(600);
  expect(taken).toBeLessThanOrEqual(750);
});

test('requests during an exchange of counts are not counted twice', async () => {
  const { share } = openShared();
  const asked: (() => void)[] = [];
  const counts = new RequestCounts(async (...told) => {
    await new Promise<void>((goOn) => asked.push(goOn));
    return share(...told);
  });
  for (let index = 0; index < 400; index += 1) expect(counts.take('a', 600, now)).toBeNull();
  while (asked.length > 0) {
    asked.pop()?.();
    await new Promise((done) => setImmediate(done));
  }
  expect(await takeMany(counts, 300)).toBe(200);
});

test('without the database each instance counts for itself', async () => {
  const counts = new RequestCounts(() => Promise.reject(new Error('away')));
  expect(await takeMany(counts, 700)).toBe(600);
});

test('a flood of names does not fill the memory', () => {
  const counts = new RequestCounts(openShared().share);
  for (let index = 0; index < 100_000; index += 1) counts.take(`forged ${index}`, 1, now);
  expect(counts.take('forged 1', 1, now)).toBeNull();
});
