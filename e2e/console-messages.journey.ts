import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';

journey.use({ language: 'ar' });

journey(
  'a manager with a phone words a message, tries it on themselves, and takes the shop’s words again',
  async ({ page, context, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const { messageDesk: m, messageLog, consoleWords } = t;
    await isOnStaff(context, ['manager'], 'سهى', baseURL ?? '');
    await page.goto('/console/messages');
    await page.getByRole('link', { name: m.link, exact: true }).click();
    await page.getByRole('link', { name: new RegExp(`^${m.areas.points}`) }).click();
    await page.getByRole('link', { name: m.names['points.ending'] }).click();
    const title = page.getByLabel(m.fields.titleAr);
    const preview = page.getByRole('complementary', { name: m.preview });
    await title.fill('نقاطك ');
    const text = page.getByLabel(m.fields.textAr);
    await text.fill('عندك ');
    await page.getByRole('button', { name: m.fieldWords.points }).click();
    await expect(text).toHaveValue('عندك {points}');
    await expect(preview.getByText('عندك 120\u00a0نقطة')).toBeVisible();
    const save = page.getByRole('button', { name: consoleWords.save });
    await save.click();
    await expect(page.getByText(m.problems.missing('\u2066{day}\u2069'))).toBeVisible();
    await title.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: m.fieldWords.day }).click();
    expect(await barriers(page)).toEqual([]);
    await preview
      .getByRole('region', { name: consoleWords.inLanguage.ar })
      .getByRole('button', { name: m.test })
      .click();
    await expect(page.getByText(m.testStays)).toBeVisible();
    await save.click();
    await expect(page.getByText(m.saved)).toBeVisible();
    await page.reload();
    await expect(title).toHaveValue('نقاطك {day}');
    await page.getByRole('button', { name: `${m.restore} · ${consoleWords.inLanguage.ar}` }).click();
    await save.click();
    await expect(page.getByText(m.saved)).toBeVisible();
    await page.goto('/console/messages');
    await expect(page.getByText(messageLog.test).first()).toBeVisible();
  },
);
