import { expect, type Page, type Request } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeCall } from './store-call.ts';

journey.describe('who saves data', () => {
  journey.skip(({ isMobile }) => !isMobile, 'it is asked for on phones');

  journey('loads a list with at least a third less of pictures', async ({ page }) => {
    const whole = await weighPictures(page, '/SearchProducts');
    await page.context().setExtraHTTPHeaders({ 'save-data': 'on' });
    const lean = await weighPictures(page, '/SearchProducts');
    expect(whole).toBeGreaterThan(10_000);
    expect(lean).toBeLessThan(whole * 0.65);
  });

  journey('is not sent the other sides of a piece', async ({ page, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    const { product } = await storeCall(context, 'getProductDetails', { productId: piece.id }, language);
    const others = product.images.filter(({ view }) => view !== 'front').map(({ url }) => nameOf(url));
    expect(others.length).toBeGreaterThan(0);
    await context.setExtraHTTPHeaders({ 'save-data': 'on' });
    const files = await loadPictures(page, `/ProductDetails/${piece.id}`);
    const sent = files.map((file) => nameOf(file.url()));
    expect(sent.length).toBeGreaterThan(0);
    expect(others.filter((name) => sent.includes(name))).toEqual([]);
  });
});

/** `/pictures/<name>-480.avif` */
const nameOf = (url: string) => /\/pictures\/(\w+)-\d+\./.exec(url)?.[1] ?? url;

async function weighPictures(page: Page, path: string): Promise<number> {
  const sizes = (await loadPictures(page, path)).map((file) => file.sizes());
  return (await Promise.all(sizes)).reduce((sum, { responseBodySize }) => sum + responseBodySize, 0);
}

/** The pictures that a page loads with an empty cache. */
async function loadPictures(page: Page, path: string): Promise<Request[]> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Network.setCacheDisabled', { cacheDisabled: true });
  const files: Request[] = [];
  const note = (request: Request) => {
    if (request.url().includes('/pictures/')) files.push(request);
  };
  page.on('requestfinished', note);
  await page.goto(path, { waitUntil: 'networkidle' });
  page.off('requestfinished', note);
  return files;
}
