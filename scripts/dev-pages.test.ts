import { expect, test } from 'vitest';
import { pageFromSources } from './dev-pages.ts';

const built = (language: string, entry: string) =>
  `<!doctype html><html lang="${language}" dir="ltr"><head><link rel="stylesheet" href="/assets/en/a.css"><link rel="modulepreload" href="/assets/en/b.js"><script type="module" src="${entry}"></script><link rel="icon" href="/i.svg"></head><body><div id="root"><div>old</div></div><p id="start-failed" hidden></p></body></html>`;

test.each([
  ['en', '/assets/en/x.js', '/sources/en/src/web/storefront/entry-client.tsx'],
  ['ar', '/assets/ar/x.js', '/sources/ar/src/web/storefront/entry-client.tsx'],
  ['ar', '/assets/console/ar/x.js', '/sources/ar/src/web/backoffice/entry.tsx'],
  ['en', '/assets/round/en/x.js', '/sources/en/src/web/backoffice/delivery/round/entry.tsx'],
])('a page in %s that was built with %s is drawn by its sources', (language, entry, source) => {
  const page = pageFromSources(built(language, entry));
  expect(page).toContain(
    `<script type="module" src="/sources/${language}/@vite/client"></script><script type="module" src="${source}"></script>`,
  );
  expect(page).toContain('<div id="root"></div>');
  expect(page.match(/<link[^>]*>/g)).toEqual(['<link rel="icon" href="/i.svg">']);
});
