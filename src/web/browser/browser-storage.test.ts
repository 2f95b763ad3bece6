import { afterEach, expect, test, vi } from 'vitest';
import { localStore, tabStore } from './browser-storage.ts';

afterEach(() => {
  for (const key of localStore.keys()) localStore.remove(key);
  vi.unstubAllGlobals();
});

/** A browser with this storage; `get` is what reading the property does. */
const browse = (get: () => unknown) =>
  vi.stubGlobal('window', Object.defineProperty({}, 'localStorage', { get }));

const full = () =>
  new Proxy<Record<string, string>>(
    { old: 'stored' },
    {
      set: () => {
        throw new DOMException('no room', 'QuotaExceededError');
      },
    },
  );

test('what is written is in the storage of the browser', () => {
  const real = { theme: 'dark' };
  browse(() => real);
  localStore.set('city', 'Homs');
  expect(real).toEqual({ theme: 'dark', city: 'Homs' });
  expect([localStore.get('theme'), localStore.get('absent')]).toEqual(['dark', null]);
  localStore.remove('theme');
  expect(localStore.keys()).toEqual(['city']);
});

test.each([
  [
    'throws',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is null', () => null],
])('where the storage %s, what is written is in memory', (_how, get) => {
  browse(get);
  expect(localStore.get('city')).toBeNull();
  localStore.set('city', 'Homs');
  expect([localStore.get('city'), tabStore.get('city')]).toEqual(['Homs', null]);
  expect(localStore.keys()).toEqual(['city']);
  localStore.remove('city');
  expect(localStore.get('city')).toBeNull();
});

test('what a full storage refuses is in memory until it is written or removed', () => {
  browse(full);
  localStore.set('old', 'newer');
  expect([localStore.get('old'), localStore.keys()]).toEqual(['newer', ['old']]);
  const real = { old: 'stored' };
  browse(() => real);
  localStore.set('old', 'newest');
  expect([localStore.get('old'), real.old]).toEqual(['newest', 'newest']);
});
