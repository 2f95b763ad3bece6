import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { inArabicDigits } from './phone-number.ts';
import { findProducts } from './product.ts';

journey(
  'a shopper takes a line out of an order and the staff add a piece, each shown the new total first',
  async ({ shopper, page, t, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'a desk differs in its layout alone');
    const words = t.orderEdits;
    await shopper.isSignedIn();
    const [one, two] = await findProducts(shopper.context, shopper.language, 2);
    const order = await shopper.hasOrdered(one, two);
    await shopper.open(`/order/${order._id}`);
    await page.getByRole('button', { name: t.orders.edit }).click();
    const sheet = page.getByRole('dialog');
    await sheet
      .getByRole('button', { name: words.quantity(two.name) })
      .first()
      .click();
    const phone = sheet.getByRole('textbox', { name: words.phone });
    await phone.fill(inArabicDigits('0944 555 666'));
    await expect(phone).toHaveValue('944 555 666');
    const save = sheet.getByRole('button', { name: words.save });
    await expect(save).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await save.click();
    await expect(page.getByText('944 555 666')).toBeVisible();

    await isOnStaff(page.context(), ['manager'], 'Suha', baseURL ?? '');
    await page.goto(`/console/orders/${order.number}`);
    await page.getByRole('button', { name: t.consoleOrders.steps.edit }).click();
    await sheet.getByRole('textbox', { name: words.add }).fill(two.name);
    await sheet.getByRole('button', { name: words.addPiece(two.name), exact: true }).click();
    await expect(save).toBeEnabled();
    expect(await barriers(page)).toEqual([]);
    await save.click();
    // The shopper took this product out: it stands on the page again once the staff's edit is saved.
    await expect(sheet).toBeHidden();
    await expect(page.getByRole('main')).toContainText(two.name);
    await expect(page.getByText(t.consoleOrders.done.edit)).toHaveCount(2);
  },
);
