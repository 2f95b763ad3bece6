import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

journey(
  'a manager with a phone makes a coupon, pauses it, and teaches the search a word',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const [c, s] = [t.couponDesk, t.searchDesk];
    const code = `TRY${Date.now()}`;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/coupons/new');
    const make = page.getByRole('button', { name: c.create });
    await make.click();
    await expect(page.getByText(c.problems.required).first()).toBeVisible();
    await page.getByLabel(c.fields.titleAr).fill('قطعتان والثالثة مجاناً');
    await page.getByLabel(c.fields.titleEn).fill('Buy two, one free');
    // Only its code leads to it: no other visitor is offered it.
    await page.getByLabel(c.fields.isListed).uncheck();
    await page.getByLabel(c.fields.kind).selectOption('buyXGetY');
    await page.getByLabel(c.fields.buyPieces).fill('٢');
    await page.getByLabel(c.fields.freePieces).fill('1');
    await page.getByRole('textbox', { name: c.fields.code }).fill(code);
    await expect(page.getByText(c.warnings.unlimited)).toBeVisible();
    // What the ticket would not say is put into its terms.
    await page.getByRole('button', { name: c.addUnsaid }).click();
    await expect(page.getByLabel(c.fields.descriptionAr)).toHaveValue(`${c.conditions.cheapest}.`);
    // A reload keeps the draft.
    await page.reload();
    await expect(page.getByRole('textbox', { name: c.fields.code })).toHaveValue(code);
    await make.click();
    await expect(page.getByText(c.noUses)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    const title = page.getByLabel(c.fields.titleEn);
    await title.fill('Typed meanwhile');
    await page.getByRole('button', { name: c.steps.pause }).click();
    await expect(page.getByText(c.states.paused, { exact: true })).toBeVisible();
    await expect(title).toHaveValue('Typed meanwhile');
    await page.getByRole('button', { name: t.consoleWords.discard }).click();
    await page.getByRole('button', { name: c.steps.delete }).click();
    await page.getByRole('dialog').getByRole('button', { name: c.steps.delete }).click();
    await expect(page.getByRole('heading', { level: 1, name: c.title })).toBeVisible();

    await page.goto('/console/content/search?open=new');
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel(s.words).fill('زخرفيشة\nقميص');
    await sheet.getByLabel(s.tryQuestion).fill('زخرفيشة');
    await expect(sheet.getByRole('heading', { name: s.after })).toBeVisible();
    await sheet.getByRole('button', { name: s.save }).click();
    await expect(sheet).toBeHidden();
    await page.goto(`/SearchProducts?name=${encodeURIComponent('زخرفيشة')}`);
    await expect(page.getByRole('link', { name: /قميص/ }).first()).toBeVisible();

    await page.goto(`/console/content/search?view=synonyms&search=${encodeURIComponent('زخرفيشة')}`);
    await page
      .getByRole('link', { name: /زخرفيشة/ })
      .last()
      .click();
    await sheet.getByRole('button', { name: s.remove }).click();
    await sheet.getByRole('button', { name: s.removeSure }).click();
    await expect(page.getByText(t.consoleWords.nothingFound)).toBeVisible();

    // The page of a coupon that is gone leads back, and offers no other try.
    await page.goto('/console/coupons/none');
    await expect(page.getByRole('link', { name: t.consoleWords.toStart })).toBeVisible();
    await expect(page.getByRole('button', { name: t.consoleWords.tryAgain })).toHaveCount(0);
  },
);
