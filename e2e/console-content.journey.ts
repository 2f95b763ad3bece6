import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { hasOpenCase } from './open-case.ts';

journey.use({
  language: async ({ isMobile }, give) => give(isMobile ? 'ar' : 'en'),
  theme: async ({ isMobile }, give) => give(isMobile ? 'dark' : 'light'),
});

const pages = [
  '/products/pricing',
  '/messages/templates',
  '/messages/templates/order.handOver',
  '/content/news',
  '/content/news/new',
  '/content',
  '/content/new?kind=hero',
  '/content/new?kind=notice',
  '/content/new?kind=collection',
  '/content/new?kind=banner',
  '/coupons',
];

journey(
  'what the shop says and asks is written on pages open to everybody',
  async ({ page, context, baseURL }) => {
    await isOnStaff(context, ['owner'], 'Rana', baseURL ?? '');
    const found: string[] = [];
    for (const path of pages) {
      await page.goto(`/console${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const faults = await barriers(page);
      found.push(...faults.map((fault) => `${path} ${fault}`));
    }
    expect(found).toEqual([]);
  },
);

journey(
  'a notice is written, changed, looked up in its history and deleted',
  async ({ page, context, t, baseURL, language }) => {
    const { contentDesk: c, consoleWords } = t;
    await isOnStaff(context, ['owner'], 'Rana', baseURL ?? '');
    await page.goto('/console/content/new?kind=notice');
    await page.getByRole('button', { name: c.create }).click();
    await expect(page.getByLabel(c.sentence.titleAr)).toBeFocused();
    await page.getByLabel(c.sentence.titleAr).fill('نغلق يوم العيد');
    await page.getByLabel(c.sentence.titleEn).fill('Closed on the feast');
    // Of a day to come: other visitors do not read it.
    await page.getByLabel(c.fields.startsAt).fill('2030-01-01');
    await page.getByLabel(c.fields.isDraft).check();
    await page.getByRole('button', { name: t.textDesk.themes.dark }).click();
    // Nothing can be typed into a form whose answer leads to another one.
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    await page.route('**/api/console/v1/home', async (route) => {
      await answered;
      await route.continue();
    });
    await page.getByRole('button', { name: c.createDraft }).click();
    await expect(page.locator('form[inert]')).toBeVisible();
    answer();
    // The form of a new notice says the same.
    await expect(page).toHaveURL(/\/content\/[0-9a-f]{24}$/);
    await expect(page.getByText(c.stateSays.draft)).toBeVisible();
    await page.getByLabel(c.fields.isDraft).uncheck();
    const save = page.getByRole('button', { name: consoleWords.save });
    await save.click();
    await expect(save).toBeHidden();
    await expect(page.getByText(c.stateSays.scheduled)).toBeVisible();
    await page.getByLabel(c.sentence.titleEn).fill('Closed on the day of the feast');
    await save.click();
    await expect(save).toBeHidden();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: c.log }).click();
    await expect(page).toHaveURL(/\/settings\/audit\b/);
    await expect(page.getByText('Closed on the day of the feast').first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('button', { name: c.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: c.delete }).click();
    await expect(page.getByText(c.deleted, { exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/content$/);
    const title = language === 'ar' ? 'نغلق يوم العيد' : 'Closed on the day of the feast';
    await expect(page.getByText(title)).toBeHidden();
  },
);

journey(
  'a customer with an open case is given a coupon in steps of cash',
  async ({ page, context, t, baseURL }) => {
    const { customers: c } = t;
    const id = await hasOpenCase('complaint', 'phone', 'The zip broke');
    await isOnStaff(context, ['owner'], 'Rana', baseURL ?? '');
    await page.goto(`/console/customers/${encodeURIComponent(id)}`);
    await page.getByRole('button', { name: c.compensate }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(c.amount).fill('١٥١٠');
    await sheet.getByLabel(c.compensateReason).fill('Broken zip');
    await sheet.getByRole('button', { name: c.compensate }).click();
    await expect(sheet.getByText('25')).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByLabel(c.amount).fill('1500');
    await sheet.getByRole('button', { name: c.compensate }).click();
    await expect(page.getByText(c.compensated)).toBeVisible();
    await expect(page.getByRole('heading', { name: c.compensations })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
  },
);
