import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { localized } from '../test/localized.ts';
import { lettersOf, readPdf } from '../test/pdf-text.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import type { Words } from './words.ts';

journey.use({
  language: async ({ isMobile }, give) => give(isMobile ? 'ar' : 'en'),
  theme: async ({ isMobile }, give) => give(isMobile ? 'dark' : 'light'),
});

// Both projects run at once: each changes a policy of its own, and another answer.
const pages = { phone: 'privacy', desk: 'terms' } as const;
const paths = { privacy: '/privacy-policy', terms: '/terms' } as const;

journey(
  'the owner changes an answer and publishes a policy; the shopper finds both, and the version before',
  async ({ page, shopper, context, t, baseURL, language, isMobile }) => {
    const { textDesk: d, consoleWords, help } = t;
    const policy = isMobile ? pages.phone : pages.desk;
    const answerId = isMobile ? 'favorites' : 'language-theme';
    const word = isMobile ? 'قوقعة' : 'periwinkle';
    const nth = Date.now();
    const said = localized(`Yes, ${word} ${nth}.`, `نعم، ${word} ${nth}.`);
    await isOnStaff(context, ['owner'], 'Rana', baseURL ?? '');

    await page.goto(`/console/content/texts/faq/${answerId}`);
    const [answerAr, answerEn] = [page.getByLabel(d.answer.textAr), page.getByLabel(d.answer.textEn)];
    await answerAr.fill(`${said.ar} {returnDay}`);
    await answerEn.fill(said.en);
    await page.getByRole('button', { name: consoleWords.save }).click();
    await expect(page.getByText('{returnDay}', { exact: false }).last()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    // What was typed is kept on this device.
    await page.reload();
    await expect(answerEn).toHaveValue(said.en);
    await answerAr.fill(said.ar);
    await expect(page.getByRole('group', { name: d.preview })).toContainText(said[language]);
    await page.getByRole('button', { name: consoleWords.save }).click();
    await expect(page.getByText(d.saved, { exact: true })).toBeVisible();
    await publish(page, '/console/content/texts/faq', d);

    const title = localized(`Clause ${nth}`, `بند ${nth}`);
    await page.goto(`/console/content/texts/${policy}/new?kind=part`);
    await page.getByRole('button', { name: d.create }).click();
    await expect(page.getByLabel(d.fields.titleAr)).toBeFocused();
    await page.getByLabel(d.fields.titleAr).fill(title.ar);
    await page.getByLabel(d.fields.titleEn).fill(title.en);
    await page.getByLabel(d.fields.textAr).fill('خلال {returnDays}.');
    await page.getByLabel(d.fields.textEn).fill('Within {returnDays}.');
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: d.create }).click();
    await expect(page.getByRole('heading', { level: 1, name: title[language] })).toBeVisible();
    await publish(page, `/console/content/texts/${policy}`, d);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: d.compare }).first().click();
    await expect(page.locator('ins').filter({ hasText: title[language] })).toBeVisible();
    expect(await barriers(page)).toEqual([]);

    await shopper.open('/faq');
    await page.getByRole('main').getByRole('searchbox').fill(word);
    await expect(page.getByText(said[language])).toBeVisible();
    await expect(page.getByText(help.found(1))).toBeVisible();
    await shopper.open(paths[policy]);
    await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    expect(await lettersOfDownload(page, help.downloadPdf)).toContain(lettersOf(title[language]));
    await page.locator('details').filter({ hasText: help.earlierVersions }).locator('summary').click();
    await page.locator('a[href*="?version="]').last().click();
    await expect(page.getByText(help.isEarlier)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeHidden();
    expect(await barriers(page)).toEqual([]);
    const old = await lettersOfDownload(page, help.downloadPdf);
    expect(old).not.toContain(lettersOf(title[language]));
    await page.getByRole('link', { name: help.inForceNow }).click();
    await expect(page.getByRole('heading', { level: 2, name: title[language] })).toBeVisible();
  },
);

/** Publishes the draft of the page at this address; the other project may publish the same page meanwhile. */
async function publish(page: Page, address: string, d: Words['textDesk']): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: d.preview })).toBeVisible();
    if (await page.getByText(d.allPublished).isVisible()) return;
    await page.getByRole('button', { name: d.publish, exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: d.publish }).click();
    await expect(page.getByText(d.allPublished)).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
}

/** The letters of the PDF behind the first link of this name. */
async function lettersOfDownload(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name }).first().click(),
  ]);
  return (await readPdf(await readFile(await download.path()))).letters;
}
