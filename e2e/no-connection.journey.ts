import { expect, type Page } from '@playwright/test';
import { endpoints } from '../src/shop/endpoints.ts';
import { type CuttingLine, openCuttingLine } from '../test/cutting-line.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import type { Words } from './words.ts';

/** A journey over a line of its own: what Playwright does to requests passes by those of a worker. */
const onOwnLine = journey.extend<{ line: CuttingLine }>({
  serviceWorkers: 'allow',
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
  line: async ({}, give) => {
    const line = await openCuttingLine(() => process.env['BASE_URL'] ?? 'http://127.0.0.1:3000');
    await give(line);
    line.close();
  },
  baseURL: async ({ line }, give) => give(line.address),
});

/** How old what is shown is, whatever its age. */
const savedAgo = ({ layout }: Words): RegExp => {
  const [moment, hours] = [layout.savedAgo(0), layout.savedAgo(7200)];
  let same = 0;
  while (moment[same] === hours[same]) same += 1;
  return new RegExp(moment.slice(0, same));
};

/** The addresses that the worker has stored of a kind. */
const stored = (page: Page, kind: 'pages' | 'answers') =>
  page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, kind);

onOwnLine(
  'what was visited opens without a connection, says how old it is, and goes with the shopper',
  async ({ shopper, page, context, line, t, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasOrdered(piece);
    await shopper.hasInCart(piece);
    await shopper.open('/');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => stored(page, 'pages')).toEqual(expect.arrayContaining(['/', '/shell']));
    // By links: these have no stored document, their answers have.
    await page.getByRole('contentinfo').getByRole('link', { name: t.layout.allClothing }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.catalog.allClothing })).toBeVisible();
    const card = page.getByRole('main').getByRole('article').getByRole('link').first();
    const name = await card.innerText();
    await card.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const product = page.url();
    await shopper.open('/checkout/delivery');
    await shopper.open('/orders');
    // What has passed is stored a moment later.
    await expect.poll(() => stored(page, 'answers')).toContain(endpoints.getProductDetails.path);
    await expect
      .poll(() => stored(page, 'pages'))
      .toEqual(expect.arrayContaining(['/checkout/delivery', '/orders']));

    line.become('broken');
    const age = page.getByRole('status').filter({ hasText: savedAgo(t) });
    await page.goto(product);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(age).toBeVisible();
    await page.goto('/checkout/delivery');
    await expect(page.getByText(piece.name).first()).toBeVisible();
    await expect(age).toBeVisible();
    await page.goto('/orders');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(age).toBeVisible();
    // Its answers were never read by this page: the document stands in.
    await page.getByRole('banner').getByRole('link', { name: t.layout.shop }).first().click();
    await expect(page).toHaveURL(/\/$/);
    await expect(age).toBeVisible();
    await expect(page.getByText(t.home.failed)).toHaveCount(0);
    // A page that was never visited.
    await page.goto('/terms');
    await expect(page.getByRole('heading', { level: 1, name: t.layout.errorTitle })).toBeVisible();

    line.become('open');
    await page.goto('/orders');
    await expect(age).toHaveCount(0);
    await shopper.signsOut();
    await expect(page).toHaveURL(/PhoneNumber/);
    await expect.poll(() => stored(page, 'pages')).not.toContain('/orders');
    await expect.poll(() => stored(page, 'answers')).not.toContain('/api/client/v1/user/get-user-data');
    line.become('broken');
    await page.goto('/orders');
    await expect(page.getByRole('article')).toHaveCount(0);
  },
);

onOwnLine(
  'where the line hangs, what was stored comes after ten seconds, and at once where a proxy answers without its store',
  async ({ shopper, page, line, t }) => {
    await shopper.open('/faq');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect.poll(() => stored(page, 'pages')).toContain('/faq');
    const heading = page.getByRole('heading', { level: 1 });
    const title = await heading.innerText();
    line.become('hanging');
    await page.reload();
    await expect(page.getByText(savedAgo(t))).toBeVisible();
    await expect(heading).toHaveText(title);

    line.become('open');
    await page.reload();
    await expect(page.getByText(savedAgo(t))).toHaveCount(0);
    line.become('badGateway');
    await page.reload();
    await expect(page.getByText(savedAgo(t))).toBeVisible();
    await expect(heading).toHaveText(title);
  },
);
