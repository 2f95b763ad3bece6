import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { phoneNumber } from './phone-number.ts';

journey(
  'support opens a case of a caller and answers it by WhatsApp',
  async ({ page, context, baseURL, t }) => {
    const words = t.customers;
    await isOnStaff(context, ['support'], 'سلمى', baseURL ?? '');
    const phone = phoneNumber();
    await page.goto('/console/customers/cases');
    await page.getByRole('button', { name: words.newCase }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: words.open }).click();
    await expect(sheet.getByText(words.newPhoneWrong)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('textbox', { name: words.newPhone }).fill(phone);
    await sheet.getByRole('textbox', { name: words.newName }).fill('هدى');
    await sheet.getByRole('textbox', { name: words.saidWhat }).fill('هل عندكم عباءات؟');
    await sheet.getByRole('combobox', { name: words.channel }).selectOption('whatsapp');
    await sheet.getByRole('button', { name: words.open }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'هدى' })).toBeVisible();
    await page.getByRole('button', { name: words.showNumber }).click();
    const chat = page.getByRole('link', { name: words.openWhatsApp });
    await chat.click();
    await expect(page.getByText(words.answerMissing)).toBeVisible();
    await page.getByRole('textbox', { name: words.answer, exact: true }).fill('نعم، من كل القياسات.');
    expect(await barriers(page)).toEqual([]);
    const url = new URL((await chat.getAttribute('href')) ?? '');
    expect([url.pathname, url.searchParams.get('text')]).toEqual([
      `/${phone.slice(1)}`,
      'نعم، من كل القياسات.',
    ]);
    // WhatsApp is another site: its page is not opened.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await chat.click();
    const said = page.getByRole('region', { name: words.kinds.question }).getByRole('listitem').last();
    await expect(said).toContainText(words.wayDone.whatsapp);
    await page.goto('/console/customers/cases?view=mine');
    await expect(page.getByRole('main').getByText('نعم، من كل القياسات.')).toBeVisible();
  },
);
