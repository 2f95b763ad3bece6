import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build } from 'vite';
import { languages } from '../../src/shop/language.ts';
import { contrast, pairs, tokensOf } from '../../test/contrast.ts';
import type { Look } from './looks.ts';

const root = join(import.meta.dirname, '../..');

/** What is served in the browser alone: nothing listens there. */
const PLACE = 'http://components.test';

/** The components as a page of each language, in this folder. */
export async function buildComponents(folder: string): Promise<void> {
  for (const language of languages)
    await build({
      configFile: false,
      root,
      base: './',
      logLevel: 'error',
      mode: 'production',
      publicDir: false,
      resolve: { conditions: [...(language === 'ar' ? ['ar'] : []), 'module', 'browser', 'production'] },
      build: {
        outDir: join(folder, language),
        emptyOutDir: true,
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'e2e/gallery/components.tsx',
          output: {
            entryFileNames: 'components.js',
            assetFileNames: '[name][extname]',
            codeSplitting: false,
          },
        },
      },
    });
}

/** A page of the built components. */
export async function openComponents(browser: Browser, folder: string, look: Look): Promise<Page> {
  const { language, theme, width } = look;
  const page = await browser.newPage({
    viewport: { width, height: 900 },
    colorScheme: theme,
    reducedMotion: 'reduce',
  });
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  await page.route(`${PLACE}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname !== '/') return route.fulfill({ path: join(folder, language, pathname) });
    const body = `<!doctype html><html lang="${language}" dir="${dir}" data-theme="${theme}"><title>Components</title>
<link rel="stylesheet" href="/components.css"><div id="root"></div><script type="module" src="/components.js"></script></html>`;
    return route.fulfill({ body, contentType: 'text/html' });
  });
  await page.goto(PLACE);
  await page.waitForSelector('h1');
  await page.evaluate(() => document.fonts.ready.then(() => null));
  return page;
}

/** The colors of both themes, and the contrast of each pair that is used. */
export function tokensHtml(): string {
  const themes = (['light', 'dark'] as const).map((theme) => ({ theme, tokens: tokensOf(theme) }));
  const swatches = themes.map(({ theme, tokens }) => {
    const rows = [...tokens].map(
      ([name, color]) =>
        `<tr><td style="background:${color};width:6em"></td><td>${name}</td><td>${color}</td></tr>`,
    );
    return `<h2>${theme}</h2><table>${rows.join('')}</table>`;
  });
  const contrasts = pairs.map(({ ink, ground, least }) => {
    const cells = themes.map(({ tokens }) => {
      const [color = '', behind = ''] = [tokens.get(ink), tokens.get(ground)];
      const is = contrast(color, behind);
      return `<td style="background:${behind};color:${color}">${is < least ? '✗ ' : ''}${is.toFixed(2)}</td>`;
    });
    return `<tr><td>${ink}</td><td>${ground}</td>${cells.join('')}<td>${least}</td></tr>`;
  });
  const head = '<tr><th>color</th><th>on</th><th>light</th><th>dark</th><th>least</th></tr>';
  return `${swatches.join('')}<h2>Contrast</h2><table>${head}${contrasts.join('')}</table>`;
}
