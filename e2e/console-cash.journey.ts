import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { courierWithCash } from './courier-with-cash.ts';
import { journey } from './journey.ts';

const HELD = 2_850;

journey.use({ language: 'ar' });

journey(
  'an accountant counts a courier’s cash blind, says why it differs, and cannot edit it',
  async ({ page, t, isMobile, baseURL }, info) => {
    journey.skip(!isMobile, 'one width');
    // A name of its own: another walk must not find the parcels of the first.
    const name = `خالد الشامي ${info.repeatEachIndex + 1}`;
    await courierWithCash(name, HELD);
    await isOnStaff(page.context(), ['accountant'], 'نديم صبّاغ', baseURL ?? '');
    await page.goto('/console/cash');
    await expect(page.getByRole('heading', { level: 1, name: t.cash.title })).toBeVisible();
    await expect(page.getByText(t.cash.states.toCount).first()).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('link', { name: t.consoleWords.open(name) }).click();
    await expect(page.getByText(t.cash.blind)).toBeVisible();
    await expect(page.locator('body')).not.toContainText(/2,850|1,425/);
    expect(await barriers(page)).toEqual([]);

    await page.getByRole('button', { name: t.cash.countDone }).click();
    await expect(page.getByText(t.cash.countMissing)).toBeVisible();
    await page.getByRole('textbox', { name: t.cash.notesOf('500') }).fill('٤');
    await page.getByRole('textbox', { name: t.cash.notesOf('50'), exact: true }).fill('7');
    await page.reload();
    await expect(page.getByRole('textbox', { name: t.cash.notesOf('50'), exact: true })).toHaveValue('7');
    // The next day it says of when it is; what is cleared can be brought back.
    await page.clock.setFixedTime(new Date(Date.now() + 24 * 3600_000));
    await page.reload();
    await page.getByRole('button', { name: t.cash.clearDraft }).click();
    await expect(page.getByRole('textbox', { name: t.cash.notesOf('500') })).toHaveValue('');
    await page.getByRole('button', { name: t.cash.bringBack }).click();
    await expect(page.getByRole('textbox', { name: t.cash.notesOf('500') })).toHaveValue('4');
    await expect(page.getByRole('button', { name: t.cash.clearDraft })).toBeVisible();
    await page.getByRole('button', { name: t.cash.countDone }).dblclick();
    await expect(page.getByText('−500')).toBeVisible();
    await expect(page.getByText(t.cash.waitsFor(name))).toHaveCount(1);
    await page.getByRole('button', { name: t.cash.keepReason }).click();
    await expect(page.getByText(t.cash.reasonMissing)).toBeVisible();
    await page.getByRole('combobox', { name: t.cash.missing('500') }).selectOption('paidShort');
    await page.reload();
    await expect(page.getByRole('combobox', { name: t.cash.missing('500') })).toHaveValue('paidShort');
    await page.getByRole('button', { name: t.cash.keepReason }).click();
    await expect(page.getByText(t.cash.reasonOf(t.cash.reasons.paidShort))).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await expect(page.getByRole('textbox')).toHaveCount(0);

    await page.goBack();
    await page.goto('/console/cash');
    await expect(page.getByText('−500').first()).toBeVisible();

    await page.getByRole('link', { name: t.cash.showEntries }).click();
    await expect(page.getByRole('heading', { level: 1, name: t.cash.entries })).toBeVisible();
    await page.getByRole('button', { name: t.consoleWords.filters }).click();
    await page.getByRole('combobox', { name: t.cash.kind }).selectOption('handOver');
    await page.getByRole('button', { name: t.cash.show }).click();
    await expect(page).toHaveURL(/entryKind=handOver/);
    const entry = page.getByRole('listitem').filter({ hasText: t.cash.accountsOf.courier(name) });
    await expect(entry).toHaveCount(1);
    await expect(entry).toContainText('2,350');
    await expect(entry).toContainText('2,850');
    expect(await barriers(page)).toEqual([]);
  },
);
