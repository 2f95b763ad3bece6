import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { Pager } from './pager.tsx';

test.each([
  [1, 8, ['/list?page=2']],
  [4, 8, ['/list?page=3', '/list?page=5']],
  [8, 8, ['/list?page=7']],
])('page %i from %i leads to %j', (page, pages, links) => {
  const html = render(page, pages);
  expect([...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map((match) => match[1])).toEqual(links);
  expect(html).toContain(`Page ${page} from ${pages}`);
});

test('an end stays in its place and says that it leads nowhere', () => {
  expect(render(1, 2).match(/aria-disabled="true"/g)).toHaveLength(1);
});

test('one page has no pager', () => {
  expect(render(1, 1)).toBe('');
});

function render(page: number, pages: number): string {
  const element = createElement(Pager, { page, pages, to: (turned: number) => `/list?page=${turned}` });
  const router = createMemoryRouter([{ path: '*', element }]);
  return renderToStaticMarkup(createElement(RouterProvider, { router }));
}
