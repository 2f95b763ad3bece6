import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey(
  'a shopper whose orders are paused says why that is wrong, a manager lifts it, and the answer is read',
  async ({ shopper, page, t, context, language, browser, baseURL }) => {
    await shopper.isSignedIn();
    const [piece] = await findProducts(context, language, 1);
    await shopper.hasInCart(piece);
    await storeQuery(
      `insert into trust_marks (shopper_id, level, reason, until, set_by)
       select id, 'blocked', 'refused twice', now() + interval '30 days', 'x' from shoppers where phone = $1`,
      [shopper.phone],
    );
    await shopper.open('/checkout/delivery');
    await page.getByRole('link', { name: t.cart.limitWrong }).first().click();
    const letter = page.getByRole('textbox', { name: t.appeal.text });
    await page.getByRole('button', { name: t.appeal.send }).click();
    await expect(page.getByText(t.appeal.missing)).toBeVisible();
    await letter.fill('The courier never came.');
    await page.reload();
    await expect(letter).toHaveValue('The courier never came.');
    await page.getByRole('button', { name: t.appeal.send }).click();
    await expect(page.getByRole('button', { name: t.appeal.sendMore })).toBeVisible();
    await expect(letter).toHaveValue('');
    expect(await barriers(page)).toEqual([]);

    const url = baseURL ?? '';
    const desk = await (await browser.newContext({ baseURL: url })).newPage();
    await desk.context().addCookies([{ name: 'language', value: language, url, sameSite: 'Strict' }]);
    await isOnStaff(desk.context(), ['manager'], 'Suha', url);
    const [row] = await storeQuery('select id from shoppers where phone = $1', [shopper.phone]);
    await desk.goto(`/console/customers/${String(row?.['id'])}`);
    const box = desk.getByRole('region', { name: t.customers.kinds.appeal });
    const sheet = desk.getByRole('dialog');
    const reason = sheet.getByRole('textbox', { name: t.customers.reason });
    await box.getByRole('button', { name: t.customers.change }).click();
    await reason.fill('Our courier was late.');
    await desk.reload();
    await box.getByRole('button', { name: t.customers.change }).click();
    await expect(reason).toHaveValue('Our courier was late.');
    await sheet.getByRole('combobox').first().selectOption('known');
    expect(await barriers(desk)).toEqual([]);
    await sheet.getByRole('button', { name: t.customers.keep }).click();
    await expect(sheet).toHaveCount(0);
    const answer = desk.getByRole('textbox', { name: t.customers.answer, exact: true });
    await answer.fill('You are right.');
    await desk.getByRole('button', { name: t.customers.send }).click();
    // It is sent once the field is empty: until then the text that is found is the field's own.
    await expect(answer).toHaveValue('');
    await expect(box.getByText('You are right.')).toBeVisible();
    await desk.context().close();

    await page.reload();
    await expect(page.getByText('You are right.')).toBeVisible();
    await page.getByRole('link', { name: t.appeal.toCart }).click();
    await expect(page.getByRole('listitem', { name: piece.name })).toBeVisible();
    await expect(page.getByRole('link', { name: t.cart.limitWrong })).toHaveCount(0);
  },
);
