import { expect } from '@playwright/test';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';

const NOTE = 'كما اتفقنا في المحادثة';

journey.use({ language: 'ar' });
journey.skip(({ isMobile }) => !isMobile, 'the pages act alike at every width');

journey(
  'pieces that staff send as a link are in the cart of who opens it and signs in',
  async ({ page, context, t, shopper, baseURL }) => {
    journey.slow();
    const [piece] = await findProducts(context, 'ar', 1);
    await isOnStaff(context, ['support'], 'سهى', baseURL ?? '');
    await page.goto('/console/orders/new');
    await page.getByRole('textbox', { name: t.orderEdits.add }).fill(piece.name);
    const found = page.getByRole('button', { name: t.orderEdits.addPiece(piece.name), exact: true });
    await found.first().click();
    await expect(page.getByRole('combobox').filter({ visible: true }).first()).toBeVisible();
    await page.getByRole('button', { name: t.chatCart.send }).click();
    const sheet = page.getByRole('dialog', { name: t.chatCart.sendTitle });
    await sheet.getByRole('textbox', { name: t.chatCart.note }).fill(NOTE);
    await sheet.getByRole('button', { name: t.chatCart.make }).click();
    const text = sheet.getByRole('textbox', { name: t.share.text });
    await expect(text).toHaveValue(new RegExp(NOTE));
    const link = sheet.getByText(/\/c\/[\w-]{22}/);
    const path = /\/c\/[\w-]{22}/.exec((await link.textContent()) ?? '')?.[0] ?? '';
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    // The newest first.
    await page.getByText(t.chatCart.sent, { exact: true }).click();
    await page.getByRole('button', { name: t.chatCart.finishIt }).first().click();
    await expect(page.getByText(t.chatCart.finishing)).toBeVisible();

    await shopper.open(path);
    await expect(page.getByRole('heading', { level: 1, name: t.chatCart.title })).toBeVisible();
    await expect(page.getByText(NOTE)).toBeVisible();
    await expect(page.getByText(piece.name).first()).toBeVisible();
    await page.getByRole('button', { name: t.chatCart.take }).click();
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await shopper.completeProfile();
    await expect(page).toHaveURL(/\/checkout\/delivery/);
    await expect(page.getByRole('listitem', { name: piece.name })).toBeVisible();
  },
);
