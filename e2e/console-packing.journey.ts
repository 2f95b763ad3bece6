import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';

const PACKER = '944700103';

journey.use({ language: 'ar' });

journey(
  'a packer packs an order by scanning: a wrong piece is refused, the last one closes the parcel',
  async ({ page, t, shopper, language, browser, baseURL, isMobile }) => {
    journey.skip(!isMobile, 'one number is sent one code a minute');
    await shopper.isSignedIn();
    const order = await shopper.hasOrdered(...(await findProducts(shopper.context, language, 1)));
    await moveOrder(order, 'inProgress');

    const context = await browser.newContext({
      ...(baseURL && { baseURL }),
      isMobile: true,
      viewport: page.viewportSize(),
    });
    await context.addCookies((await page.context().cookies()).filter(({ name }) => name === 'language'));
    const packer = await context.newPage();
    await packer.goto('/console');
    await packer.getByRole('textbox', { name: t.signIn.phone }).fill(`0${PACKER}`);
    await packer.getByRole('button', { name: t.signIn.send }).click();
    const shown = packer.locator('[data-demo-code]');
    await packer
      .getByRole('textbox', { name: t.signIn.code })
      .pressSequentially((await shown.getAttribute('data-demo-code')) ?? '');
    await expect(packer.getByRole('heading', { level: 1, name: t.consoleWords.start })).toBeVisible();

    await packer.goto('/console/pack');
    await packer.getByRole('textbox', { name: t.packing.findLabel }).pressSequentially(order.number);
    await packer.keyboard.press('Enter');
    await packer.getByRole('button', { name: t.packing.pick }).click();
    const field = packer.getByRole('textbox', { name: t.packing.scan });
    await expect(field).toBeFocused();
    await packer.keyboard.type('9999999999994');
    await packer.keyboard.press('Enter');
    await expect(packer.getByText(t.packing.unknownCode('9999999999994'))).toBeVisible();
    await expect(packer.getByRole('button', { name: t.packing.left(1) })).toBeDisabled();

    const answer = await context.request.get(`/api/console/v1/orders/${order.number}`);
    // The shape of the console's answer.
    const { data }: { data: { order: { lines: { barcode: string }[] } } } = await answer.json();
    await packer.keyboard.type(data.order.lines[0]?.barcode ?? '');
    await packer.keyboard.press('Enter');
    await expect(packer.getByText(t.scanWords.right)).toBeVisible();
    await packer.reload();
    await packer.getByRole('button', { name: t.packing.pack }).click();
    await expect(packer.getByRole('link', { name: t.papers.printLabel })).toBeVisible();
    await context.close();
  },
);
