import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'an owner puts cash in, pays an expense and takes cash out, each by words of its own',
  async ({ page, context, t, isMobile, baseURL }) => {
    journey.skip(!isMobile, 'one width');
    const id = await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    await page.goto('/console/cash');
    for (const name of ['deposit', 'expense', 'draw'] as const) {
      const words = t.cash.safeSheets[name];
      await page.getByRole('button', { name: words.title, exact: true }).click();
      const sheet = page.getByRole('dialog', { name: words.title });
      await expect(sheet.getByText(words.text)).toBeVisible();
      await sheet.getByRole('button', { name: words.submit }).click();
      await expect(sheet.getByText(words.reasonMissing)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await sheet.getByRole('textbox', { name: words.amount }).fill('٢٥٠');
      await sheet.getByRole('textbox', { name: words.reason }).fill('فراطة العيد');
      await page.reload();
      await page.getByRole('button', { name: words.title, exact: true }).click();
      await expect(sheet.getByRole('textbox', { name: words.amount })).toHaveValue('250');
      await sheet.getByRole('button', { name: words.submit }).click();
      await expect(page.getByText(t.cash.booked)).toBeVisible();
      await expect(sheet).toHaveCount(0);
      // The next one begins empty: the same amount twice would be booked twice.
      await page.getByRole('button', { name: words.title, exact: true }).click();
      await expect(sheet.getByText(words.text)).toBeVisible();
      for (const field of await sheet.getByRole('textbox').all()) await expect(field).toHaveValue('');
      await page.keyboard.press('Escape');
    }
    const entries = await storeQuery(
      `select e.kind, l.amount::int as amount from cash_entries e
         join cash_lines l on l.entry_id = e.id and l.account_id = 'safe'
        where e.actor = 'merchant:' || $1 order by e.at`,
      [id],
    );
    expect(entries.map((entry) => [entry['kind'], entry['amount']])).toEqual([
      ['deposit', 250],
      ['expense', -250],
      ['draw', -250],
    ]);

    // A mistake is reversed on its entry, with a reason.
    await page.goto(`/console/cash/entries?actor=${id}&entryKind=draw`);
    await page.getByRole('button', { name: t.cash.reverse }).click();
    const sheet = page.getByRole('dialog', { name: t.cash.reverseOf(t.cash.kinds.draw) });
    await sheet.getByRole('button', { name: t.cash.reverseNow }).click();
    await expect(sheet.getByText(t.cash.noteMissing)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('textbox', { name: t.cash.noteLabel }).fill('لم يُسحب شيء');
    await sheet.getByRole('button', { name: t.cash.reverseNow }).click();
    await expect(page.getByText(t.cash.reversedNow)).toBeVisible();
    await expect(page.getByRole('button', { name: t.cash.reverse })).toHaveCount(0);
    await page.getByRole('link', { name: t.cash.oneEntry }).click();
    await expect(page.getByRole('listitem').filter({ hasText: t.cash.reversesIt })).toBeVisible();
  },
);

journey(
  'an accountant adds a transport company, sets its fee as a percent and removes it',
  async ({ page, context, t, isMobile, baseURL }) => {
    journey.skip(!isMobile, 'one width');
    await isOnStaff(context, ['accountant'], 'نديم', baseURL ?? '');
    await page.goto('/console/cash');
    await page.getByRole('button', { name: t.delivery.addCompany }).click();
    await page.getByRole('textbox', { name: t.delivery.nameAr }).fill('شحن الغاب');
    await page.getByRole('textbox', { name: t.delivery.nameEn }).fill('Ghab Freight');
    await page.getByRole('dialog').getByRole('button', { name: t.delivery.add, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'شحن الغاب' })).toBeVisible();
    await page.getByRole('button', { name: t.companies.change }).click();
    const sheet = page.getByRole('dialog', { name: t.companies.change });
    const fee = (kind: 'fixed' | 'percent') =>
      sheet.getByRole('textbox', { name: t.companies.feeKinds[kind] });
    await fee('fixed').fill('2.5');
    await sheet.getByRole('button', { name: t.companies.save }).click();
    await expect(sheet.getByText(t.companies.feeMissing.fixed)).toBeVisible();
    await sheet.getByRole('combobox', { name: t.companies.feeKind }).selectOption('percent');
    // Pounds that were typed are no percent.
    await expect(fee('percent')).toHaveValue('');
    await fee('percent').fill('٢٫٥');
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: t.companies.save }).click();
    await expect(sheet).toHaveCount(0);
    const [stored] = await storeQuery(
      `select fee_value as fee from companies where name_en = 'Ghab Freight' and fee_kind = 'percent'`,
      [],
    );
    expect(stored?.['fee']).toBe(250);

    await page.getByRole('button', { name: t.companies.remove }).click();
    const asked = page.getByRole('dialog', { name: t.companies.removeTitle('شحن الغاب') });
    await asked.getByRole('button', { name: t.companies.remove }).click();
    await expect(page.getByText(t.companies.removed('شحن الغاب'))).toBeVisible();
    await expect(page).toHaveURL(/\/console\/cash$/);
    await expect(page.getByRole('link', { name: 'شحن الغاب' })).toHaveCount(0);
  },
);
