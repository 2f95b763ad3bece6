import { expect, type Locator } from '@playwright/test';
import { journey } from './journey.ts';
import type { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';

journey(
  'several values of a filter combine, are counted while chosen and stand in the address',
  async ({ shopper, page, language, t }) => {
    await shopper.open('/SearchProducts');
    const all = await countOf(shopper);
    const form = await openFilters(shopper);
    await tick(form, t.catalog.category, ['women', 'men']);
    await tick(form, t.catalog.color, ['black', 'navy']);
    const promised = await promisedBy(form);
    expect(promised).toBeGreaterThan(0);
    expect(promised).toBeLessThan(all);
    await form.getByRole('button', { name: t.catalog.show(promised) }).click();
    await expect(page).toHaveURL(/categoryId=women,men&colors=black,navy$/);
    await expect.poll(() => countOf(shopper)).toBe(promised);

    const chips = page.getByRole('group', { name: t.catalog.applied });
    const removals = new RegExp(`^${t.ui.removeFilter('').trim()}`);
    await expect(chips.getByRole('link', { name: removals })).toHaveCount(4);
    const { facets } = await storeCall(
      shopper.context,
      'getAllProducts',
      { categoryId: ['women', 'men'], colors: ['black', 'navy'] },
      language,
    );
    const men = facets.categories.find(({ _id }) => _id === 'men')?.name ?? '';
    await chips.getByRole('link', { name: t.ui.removeFilter(men) }).click();
    await expect(page).toHaveURL(/categoryId=women&colors=black,navy$/);
    await expect.poll(() => countOf(shopper)).toBeLessThan(promised);
    await page.goBack();
    await expect(page).toHaveURL(/categoryId=women,men/);
    await expect.poll(() => countOf(shopper)).toBe(promised);
    await page.reload();
    await expect.poll(() => countOf(shopper)).toBe(promised);
    await chips.getByRole('link', { name: t.catalog.clearAll }).click();
    await expect(page).toHaveURL(/\/SearchProducts$/);
    await expect.poll(() => countOf(shopper)).toBe(all);
  },
);

journey(
  'nothing ends silently: the button says so, then the page, with a way on',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    await shopper.open('/SearchProducts?categoryId=shoes');
    const form = await openFilters(shopper);
    await form.getByRole('textbox', { name: t.ui.highestPrice }).fill('1');
    const none = form.getByRole('button', { name: t.catalog.showNone });
    await none.click();
    await expect(page.getByRole('heading', { name: t.catalog.noMatch })).toBeVisible();
    await expect(page).toHaveURL(/maxPrice=1$/);
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: t.catalog.clearAll })).toHaveCount(2);
    await main.getByRole('link', { name: t.catalog.clearAll }).last().click();
    await expect(page.getByRole('article')).toHaveCount(6);
  },
);

journey(
  'a question is completed while it is typed, walked by arrow keys, and its hits are lit',
  async ({ shopper, page, language, t }) => {
    await shopper.open('/faq');
    const place = await openSearch(shopper);
    const field = place.getByRole('searchbox', { name: t.layout.search });
    await field.fill(language === 'en' ? 'dress' : 'فستان');
    const hit = place.locator('a:has(picture) mark').first();
    await expect(hit).toBeVisible();
    await field.press('ArrowDown');
    await expect(field).not.toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field).toBeFocused();
    // In a search field the first Escape clears the words; on desktops it also closes the popover.
    await page.keyboard.press('Escape');
    await expect(hit).toBeHidden();
    if (shopper.hasPhone) await page.keyboard.press('Escape');

    const again = await openSearch(shopper);
    await again.getByRole('searchbox', { name: t.layout.search }).fill(language === 'en' ? 'linen' : 'كتان');
    await expect(again.locator('mark').first()).toBeVisible();
    await again.getByRole('link', { name: /\d/ }).last().click();
    await expect(page).toHaveURL(/\/SearchProducts\?name=/);
    await expect(page.getByRole('article').first().locator('mark')).toBeVisible();

    await shopper.open('/faq');
    const panel = await openSearch(shopper);
    await expect(panel.getByText(language === 'en' ? 'linen' : 'كتان', { exact: true })).toBeVisible();
    await panel.getByRole('button', { name: t.layout.forgetSearches }).click();
    await expect(panel.getByText(t.layout.recentSearches)).toBeHidden();
  },
);

journey(
  'a turned page begins at its count, and the next one is there before it is asked for',
  { tag: '@desk' },
  async ({ shopper, page, t }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('get-all-products-client')) requested.push(new URL(request.url()).search);
    });
    await shopper.open('/SearchProducts');
    await expect.poll(() => requested.filter((query) => query.includes('page=2'))).toHaveLength(1);
    const pager = page.getByRole('navigation', { name: t.ui.pages });
    await pager.getByRole('link', { name: t.ui.next }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('main').getByRole('status').first()).toBeFocused();
    expect(requested.filter((query) => query.includes('page=2'))).toHaveLength(1);
  },
);

journey(
  'on phones a list goes on in place, and Back finds it as it was',
  async ({ shopper, page, t, isMobile }) => {
    journey.skip(!isMobile, 'wide screens turn pages');
    await shopper.open('/SearchProducts');
    const pieces = page.getByRole('main').getByRole('article');
    const more = page.getByRole('link', { name: t.catalog.nextSome(6), exact: true });
    await page.route('**/get-all-products-client*', (route) => route.abort());
    await more.click();
    await expect(page.getByText(t.layout.network)).toBeVisible();
    await page.unroute('**/get-all-products-client*');
    await more.click();
    await expect(pieces).toHaveCount(12);
    const pager = page.getByRole('navigation', { name: t.ui.pages });
    await expect(pager).toContainText(t.ui.page(2, Math.ceil((await countOf(shopper)) / 6)));
    const seventh = pieces.nth(6).getByRole('link');
    await expect(seventh).toBeFocused();
    await seventh.press('Enter');
    await expect(page).toHaveURL(/ProductDetails/);
    await page.goBack();
    await expect(pieces.nth(11)).toBeAttached();

    await shopper.open('/brands/zarzoura');
    await expect(pieces).toHaveCount(6);
    const left = [1, 2, 3, 4, 5, 6].map((count) => t.catalog.nextSome(count));
    await page.getByRole('link', { name: new RegExp(`^(?:${left.join('|')})$`) }).click();
    await expect(pieces.nth(6).getByRole('link')).toBeFocused();
  },
);

journey(
  'a lost line takes the pieces, not the filters, and the list can be asked for again',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    await shopper.open('/SearchProducts?categoryId=women');
    await expect(page.getByRole('article')).toHaveCount(6);
    const chips = page.getByRole('group', { name: t.catalog.applied });
    await page.route('**/get-all-products-client*', (route) => route.abort());
    await chips.getByRole('link', { name: t.catalog.onSale }).click();
    await expect(page.getByRole('alert').getByRole('heading', { name: t.catalog.notLoaded })).toBeVisible();
    await expect(page).toHaveURL(/categoryId=women&onSale=true$/);
    await expect(chips.getByRole('link', { name: t.ui.removeFilter(t.catalog.onSale) })).toBeVisible();
    await page.unroute('**/get-all-products-client*');
    await page.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

/** The number beside the title. */
async function countOf({ page }: Shopper): Promise<number> {
  const said = await page.getByRole('main').getByRole('status').first().innerText();
  return Number(/\d+/.exec(said)?.[0] ?? 1);
}

/** Where the filters stand: beside the list, on phones in a sheet. Both come after the page. */
async function openFilters({ page, t, hasPhone }: Shopper): Promise<Locator> {
  const name = t.catalog.filters;
  const chips = page.getByRole('group', { name: t.catalog.applied });
  if (hasPhone) await chips.getByRole('link').first().click();
  const form = hasPhone ? page.getByRole('dialog', { name }) : page.getByRole('complementary', { name });
  await expect(form.getByRole('slider')).toHaveCount(2);
  return form;
}

/** Opens a folded part of the filters and ticks what is in it, by the ids in the form. */
async function tick(form: Locator, part: string, ids: readonly string[]): Promise<void> {
  const folded = form.locator('details', {
    has: form.page().getByRole('heading', { name: part, exact: true }),
  });
  if ((await folded.count()) > 0) await folded.locator('summary').click();
  for (const id of ids) await form.locator(`input[type=checkbox][value="${id}"]`).first().check();
}

/** What the button promises, once it has counted the latest choice. */
async function promisedBy(form: Locator): Promise<number> {
  const button = form
    .locator('[type=submit]')
    .or(form.page().locator('[form=filter-sheet][type=submit]'))
    .last();
  await expect(button).toContainText(/\d/);
  return Number(/\d+/.exec(await button.innerText())?.[0]);
}

async function openSearch({ page, t, hasPhone }: Shopper): Promise<Locator> {
  const banner = page.getByRole('banner');
  if (!hasPhone) {
    await banner.getByRole('searchbox', { name: t.layout.search }).click();
    return banner.getByRole('search');
  }
  await banner.getByRole('link', { name: t.layout.search }).click();
  return page.getByRole('dialog', { name: t.layout.search });
}
