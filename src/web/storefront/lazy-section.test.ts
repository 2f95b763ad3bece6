import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// Else the first visitor after a start gets a page with an unfinished part: React reports an error and renders it anew.
test('a module with sections that hydrate late loads them on the server', () => {
  const modules = globSync('**/*.tsx', { cwd: import.meta.dirname }).filter((file) =>
    /= lazySection\(/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(modules).toContain(join('catalog', 'browse', 'product-page.tsx'));
  const late = modules.filter(
    (file) =>
      !/if \(import\.meta\.env\.SSR\) await/.test(readFileSync(join(import.meta.dirname, file), 'utf8')),
  );
  expect(late).toEqual([]);
});
