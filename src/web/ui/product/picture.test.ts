import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Picture } from './picture.tsx';

const image = { url: '/p/a-480.webp', width: 960, height: 1280, alt: 'Dress', placeholder: '#E8EDD2' };

test('each type of file gets its own source, in the order of their weight', () => {
  const srcset = '/p/a-320.webp 320w, /p/a-320.avif 320w, /p/a-480.avif 480w';
  expect(sourcesOf({ ...image, srcset })).toEqual([
    ['image/avif', '/p/a-320.avif 320w, /p/a-480.avif 480w'],
    ['image/webp', '/p/a-320.webp 320w'],
  ]);
});

test('other files go with the picture itself', () => {
  const html = render({ ...image, srcset: '/p/a-320.jpg 320w' });
  expect(html).not.toContain('<source');
  expect(html).toContain('srcSet="/p/a-320.jpg 320w"');
});

test('its space is reserved: width and height are there', () => {
  expect(render(image)).toContain('width="960" height="1280"');
});

test('only a picture of high priority is requested before the others', () => {
  expect(render(image)).toContain('loading="lazy"');
  expect(render(image, 'high')).toMatch(/loading="eager".*fetchPriority="high"/);
});

function render(file: Parameters<typeof Picture>[0]['image'], load?: 'high'): string {
  return renderToStaticMarkup(createElement(Picture, { image: file, load }));
}

function sourcesOf(file: Parameters<typeof Picture>[0]['image']) {
  return [...render(file).matchAll(/type="([^"]+)" srcSet="([^"]+)"/g)].map((match) => match.slice(1));
}
