import { readFileSync } from 'node:fs';
import { type APIRequestContext, type APIResponse, expect, type Page } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { isHydrated } from './shopper.ts';

journey(
  'a page whose code is gone is loaded again once, then says so',
  async ({ page, t, language, baseURL }) => {
    await isOnStaff(page.context(), ['owner'], 'رنا', baseURL ?? '');
    const gone = `**/${scriptOf(language, 'src/web/backoffice/buying/coupons/coupons-page.tsx')}`;
    await page.route(gone, (route) => route.abort());
    const documents = documentsOf(page);
    await page.goto('/console/coupons', { waitUntil: 'commit' });
    // The first one says so too, until the store has answered that it can be reached.
    await expect.poll(() => documents).toHaveLength(2);
    await expect(page.getByRole('heading', { name: t.consoleWords.failedTitle })).toBeVisible();

    await page.unroute(gone);
    await page.getByRole('button', { name: t.consoleWords.tryAgain }).click();
    await expect.poll(() => documents).toHaveLength(3);
    await expect(page.getByRole('heading', { name: t.consoleWords.coupons })).toBeVisible();
    expect(documents).toHaveLength(3);
  },
);

journey(
  'a page of the shop whose code is gone is loaded again once, then on a press',
  async ({ shopper, page, context, t }) => {
    const gone = await codeOf(context.request, '/faq');
    const isGone = (url: URL) => gone.has(url.pathname);
    await page.route(isGone, (route) => route.abort());
    await shopper.open('/contact');
    const documents = documentsOf(page);
    const link = page.getByRole('main').locator('a[href="/faq"]').first();
    await link.click();
    const notice = page.getByRole('alert').filter({ hasText: t.layout.partMissing });
    await expect.poll(() => documents).toHaveLength(1);
    await expect(notice).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await notice.getByRole('link', { name: t.layout.tryAgain }).click();
    await expect.poll(() => documents).toHaveLength(2);
    await expect(notice).toBeVisible();

    await shopper.open('/contact');
    await link.click();
    await expect(page.getByRole('button', { name: t.layout.tryAgain })).toBeVisible();
    expect(documents).toHaveLength(3);
    await page.unroute(isGone);
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect.poll(() => documents).toHaveLength(4);
    await isHydrated(page);
    await expect(page.getByRole('heading', { name: t.help.question })).toBeVisible();
    await expect(notice).toHaveCount(0);
    expect(documents).toHaveLength(4);
  },
);

/** The file of a module of the console, from the list that the build wrote. */
function scriptOf(language: string, module: string): string {
  const path = `${process.env['DIST'] ?? 'dist'}/console/${language}/.vite/manifest.json`;
  const files: Record<string, { file: string }> = JSON.parse(readFileSync(path, 'utf8'));
  return files[module]?.file ?? '';
}

/** The addresses of the documents that the page has read to their end from here on. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('domcontentloaded', () => documents.push(page.url()));
  return documents;
}

/** The files of a page's own code: what another page does not name. */
async function codeOf(request: APIRequestContext, path: string): Promise<Set<string>> {
  const [own, other] = await Promise.all(
    [path, '/contact'].map(async (one) => filesIn(await request.get(one))),
  );
  return new Set([...(own ?? [])].filter((file) => other?.has(file) === false));
}

const filesIn = async (answer: APIResponse) =>
  new Set((await answer.text()).matchAll(/modulepreload" href="([^"]+)"/g).map(([, file = '']) => file));
