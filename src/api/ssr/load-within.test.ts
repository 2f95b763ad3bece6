import { expect, test } from 'vitest';
import { loadWithin } from './load-within.ts';

const never = new Promise<never>(() => {});

test('a file whose modules wait for each other ends the start with its name', async () => {
  const loading = loadWithin('dist/ar/server/entry-server.js', 20, async () => never);
  await expect(loading).rejects.toThrow(
    /^dist\/ar\/server\/entry-server\.js did not load within 0\.02 seconds/,
  );
});

test('a file that loads, or that fails, does so as without a limit', async () => {
  expect(await loadWithin('a.js', 60_000, async (file) => ({ file }))).toEqual({ file: 'a.js' });
  const failing = loadWithin('a.js', 60_000, async () => Promise.reject(new Error('no such file')));
  await expect(failing).rejects.toThrow('no such file');
});
