import { stat } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

journey.use({ javaScriptEnabled: false });

journey(
  'without script a list is read, narrowed, turned and left for a piece',
  async ({ page, t, context, language, shopper }) => {
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: t.home.seeCollection }).first().click();
    await expect(page.getByRole('article')).toHaveCount(6);
    if (shopper.hasPhone) await page.getByRole('link', { name: t.catalog.filter }).click();
    const form = page.getByRole('complementary', { name: t.catalog.filters });
    await form.getByRole('checkbox', { name: t.catalog.inStock }).check();
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/inStock=true/);
    await expect(page.getByRole('link', { name: t.ui.removeFilter(t.catalog.inStock) })).toBeVisible();
    await page.getByRole('navigation', { name: t.ui.pages }).getByRole('link', { name: t.ui.next }).click();
    await expect(page).toHaveURL(/inStock=true.*page=2/);

    const [piece] = await findProducts(context, language, 1);
    await page.goto(`/SearchProducts?name=${encodeURIComponent(piece.name)}`);
    await page.getByRole('link', { name: piece.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: piece.name })).toBeVisible();
    await expect(
      page.getByRole('radiogroup', { name: t.catalog.size }).getByText(piece.size.label, { exact: true }),
    ).toBeVisible();
    await expect(page.getByText(t.product.payAtDoor)).toBeVisible();
  },
);

journey(
  'without script several values of a filter become one address',
  { tag: '@phone' },
  async ({ page, t, shopper }) => {
    await page.goto('/SearchProducts');
    if (shopper.hasPhone) await page.getByRole('link', { name: t.catalog.filter }).click();
    const form = page.getByRole('complementary', { name: t.catalog.filters });
    for (const category of ['women', 'men']) await form.locator(`input[value="${category}"]`).check();
    await form.getByRole('button').last().click();
    await expect(page).toHaveURL(/\/SearchProducts\?categoryId=women,men$/);
    await expect(page.getByRole('group', { name: t.catalog.applied }).getByRole('link')).not.toHaveCount(0);
  },
);

journey('without script the help and the policies are read', { tag: '@desk' }, async ({ page, t }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t.layout.helpCenter }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.help.question })).toBeVisible();
  const answer = page.getByRole('main').locator('details').first();
  await answer.locator('summary').click();
  await expect(answer.getByRole('paragraph').first()).toBeVisible();
  await footer.getByRole('link', { name: t.layout.terms, exact: true }).click();
  await expect(page.getByText(t.policies.terms.short[0] ?? '')).toBeVisible();
  await footer.getByRole('link', { name: t.layout.privacy }).click();
  await expect(page.getByText(t.policies.privacy.short[0] ?? '')).toBeVisible();
  const link = page.getByRole('link', { name: t.help.downloadPdf });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const { size } = await stat(await download.path());
  await expect(link).toHaveText(`${t.help.downloadPdf} (${t.help.kilobytes(Math.ceil(size / 1024))})`);
});

journey('without script the other language is a link away', { tag: '@phone' }, async ({ page, language }) => {
  await page.goto('/categories');
  const other = language === 'en' ? 'ar' : 'en';
  await page.getByRole('contentinfo').locator(`a[hreflang=${other}]`).click();
  await expect(page.locator('html')).toHaveAttribute('lang', other);
  await expect(page).toHaveURL(/\/categories/);
});
