import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { findLastPieceProduct, findProducts, type BuyableProduct } from './product.ts';
import { Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';

journey(
  'a quantity is changed, a piece removed and put back',
  async ({ shopper, page, t, context, language }) => {
    const [first, removed] = await findProducts(context, language, 2);
    await shopper.isSignedIn();
    await shopper.hasInCart(first, removed);
    await shopper.open('/checkout/delivery');
    const line = (piece: BuyableProduct) => page.getByRole('listitem', { name: piece.name });

    await line(first)
      .getByRole('button', { name: `${t.cart.quantityOf(first.name)}: ${t.ui.more}` })
      .click();
    await expect(page.getByText(t.cart.updated)).toBeVisible();
    await expect(page.getByRole('link', { name: t.layout.cartWith(3) })).toBeVisible();

    await page.getByRole('button', { name: t.cart.removeOf(removed.name) }).click();
    await expect(line(removed)).toBeHidden();
    await page.getByRole('status').getByRole('button', { name: t.cart.undo }).click();
    await expect(line(removed)).toBeVisible();
    const { cart } = await storeCall(context, 'displayCart');
    expect(cart.itemsCount).toBe(3);

    await page.getByRole('button', { name: t.cart.saveOf(removed.name) }).click();
    await expect(page.getByRole('heading', { name: t.cart.savedTitle(1) })).toBeVisible();
    await expect(page.getByRole('link', { name: t.layout.cartWith(2) })).toBeVisible();
    // The sheet with Undo covers no button, and closes with the cart.
    const undo = page.getByRole('status').getByRole('button', { name: t.cart.undo });
    await expect(undo).toBeVisible();
    await page.getByRole('link', { name: t.checkout.continue }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/step=delivery/);
    await expect(undo).toBeHidden();
    await page.goBack();
    await page.getByRole('button', { name: t.cart.moveOf(removed.name) }).click();
    await expect(page.getByRole('heading', { name: t.cart.savedTitle(1) })).toBeHidden();
    await expect(page.getByRole('link', { name: t.layout.cartWith(3) })).toBeVisible();
  },
);

journey(
  'another address is written by hand: what is missing is named, and nothing typed is lost',
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=delivery');
    await page.getByRole('radio', { name: t.checkout.otherAddress }).check();
    const city = page.getByRole('combobox', { name: t.checkout.city });
    const area = page.getByRole('combobox', { name: t.checkout.area });
    const street = page.getByRole('textbox', { name: t.checkout.street });
    const goOn = page.getByRole('button', { name: t.checkout.continue }).filter({ visible: true }).first();
    await city.selectOption({ index: 3 });
    await area.fill('The old town');
    await goOn.click();
    await expect(page.getByText(t.checkout.missing.street)).toBeVisible();
    await expect(street).toBeFocused();
    await street.fill('Baker Street');

    await page.reload();
    await shopper.open('/checkout/delivery?step=delivery');
    await expect(area).toHaveValue('The old town');
    await expect(street).toHaveValue('Baker Street');
    await goOn.click();
    await expect(page).toHaveURL(/step=confirmation/);
    await page.goBack();
    await expect(street).toHaveValue('Baker Street');
  },
);

journey(
  'the last piece goes to the first order, and the other shopper is told before paying',
  async ({ shopper, page, t, browser, baseURL, language }) => {
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const rival = new Shopper(await elsewhere.newPage(), t, language);
    const piece = await findLastPieceProduct(elsewhere, language);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery?step=payment');
    await rival.isSignedIn();
    await rival.hasOrdered(piece);
    await elsewhere.close();
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    const problem = page.getByRole('alert').filter({ hasText: t.checkout.stockChanged });
    await problem.getByRole('link', { name: t.checkout.seeCart }).click();
    await expect(page.getByText(t.cart.issues.OUT_OF_STOCK())).toBeVisible();
    await page.getByRole('button', { name: t.cart.removeOf(piece.name) }).click();
    await expect(page.getByText(t.cart.emptyTitle)).toBeVisible();
  },
);
