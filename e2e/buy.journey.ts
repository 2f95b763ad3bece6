import { expect, type Locator } from '@playwright/test';
import { inLanguage } from '../db/demo/bilingual.ts';
import { coupons } from '../db/demo/coupons.ts';
import { goOn } from './go-on.ts';
import { journey } from './journey.ts';
import { findProducts, type BuyableProduct } from './product.ts';
import { address, partIsHydrated, type Shopper } from './shopper.ts';
import { storeCall } from './store-call.ts';
import { saying } from './words.ts';

const firstOrder = coupons.find(({ firstOrderOnly }) => firstOrderOnly);

journey(
  'a list is searched, narrowed and turned, and its address holds all of it',
  async ({ shopper, page, t }) => {
    await shopper.open('/');
    await search(shopper, shopper.language === 'en' ? 'dress' : 'فستان');
    await expect(page).toHaveURL(/\/SearchProducts\?name=/);
    await filter(shopper, async (form) => form.getByRole('checkbox', { name: t.catalog.inStock }).check());
    await expect(page).toHaveURL(/inStock=true/);
    await expect(page.getByRole('link', { name: t.ui.removeFilter(t.catalog.inStock) })).toBeVisible();
    const pager = page.getByRole('navigation', { name: t.ui.pages });
    const first = await page.getByRole('article').first().getByRole('heading').innerText();
    await pager.getByRole('link', { name: t.ui.next }).click();
    await expect(pager).toContainText(/2/);
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('article').first().getByRole('heading')).not.toHaveText(first);
    await page.reload();
    await expect(page.getByRole('navigation', { name: t.ui.pages })).toContainText(/2/);
    await page.goBack();
    await expect(page.getByRole('article').first().getByRole('heading')).toHaveText(first);
    await page.getByRole('link', { name: t.ui.removeFilter(t.catalog.inStock) }).click();
    await expect(page).not.toHaveURL(/inStock/);
  },
);

journey(
  'adding a piece with something missing names it and leads there',
  { tag: '@phone' },
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    const add = page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first();
    const group = (name: string) => page.getByRole('radiogroup', { name });

    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await add.click();
    await expect(page.getByText(t.product.chooseSize)).toBeVisible();
    await expect(group(t.catalog.size)).toBeFocused();

    await page.getByRole('button', { name: t.product.clearChoices }).click();
    await add.click();
    await expect(page.getByText(t.product.chooseColor)).toBeVisible();
    await expect(group(t.catalog.color)).toBeFocused();

    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await chooseSize(shopper, piece);
    await add.click();
    await expect(page.getByText(t.product.chooseQuantity)).toBeVisible();
    await expect(page.getByRole('textbox', { name: t.product.quantity, exact: true })).toBeFocused();
  },
);

journey(
  'a guest buys: sign-in, profile, cart, map, coupon, cash, and the order is there',
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.open('/');
    await search(shopper, piece.name);
    await page.getByRole('article').getByRole('link', { name: piece.name, exact: true }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: piece.name })).toBeVisible();

    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await chooseSize(shopper, piece);
    await page.getByRole('button', { name: `${t.product.quantity}: ${t.ui.more}` }).click();
    await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
    const invitation = page.getByRole('dialog', { name: t.product.loginTitle });
    await expect(invitation).toContainText(t.product.loginNeeded);
    await invitation.getByRole('link', { name: t.product.signIn }).click();

    await shopper.sendNumber();
    await shopper.codeField.pressSequentially(await shopper.shownCode());
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    await shopper.completeProfile();

    const added = page.getByRole('status').filter({ hasText: t.product.added });
    await expect(added).toContainText(piece.name);
    await added.getByRole('link', { name: t.product.openCart }).click();
    const line = page.getByRole('listitem', { name: piece.name });
    await expect(line.getByRole('textbox')).toHaveValue('2');

    await takeCoupon(shopper);
    await shopper.open('/checkout/delivery');
    await goOn(shopper, t.checkout.continue);

    await page.getByRole('link', { name: t.checkout.changeOnMap }).click();
    await page.getByRole('button', { name: t.mapWords.nudge.up }).click();
    await expect(page.getByRole('status').filter({ hasText: t.checkout.pinAt('').trim() })).toBeVisible();
    await page
      .getByRole('textbox', { name: t.checkout.pasteLocation })
      .fill('https://maps.google.com/?q=33.5021,36.2536');
    await expect(page.getByText(t.checkout.pasteDone)).toBeVisible();
    await page.getByRole('textbox', { name: t.checkout.landmark }).fill('Next to the bakery');
    await page.getByRole('button', { name: t.checkout.save }).click();
    await expect(page.getByRole('radio', { name: t.checkout.savedAddress })).toBeChecked();
    await expect(page.getByText(/Next to the bakery/).first()).toBeVisible();
    await goOn(shopper, t.checkout.continue);

    const ticket = page.getByRole('radio', {
      name: firstOrder === undefined ? '' : inLanguage(firstOrder.title, language),
    });
    // The conditions that its merchant wrote are on it, as the console shows them.
    const conditions = firstOrder === undefined ? '' : inLanguage(firstOrder.description, language);
    await expect(page.getByText(conditions)).toBeVisible();
    await ticket.check();
    await expect(ticket).toBeChecked();
    await expect(page.getByRole('complementary').getByText(t.cart.coupon).first()).toBeVisible();
    await goOn(shopper, t.checkout.continue);

    await expect(page.getByRole('radio', { name: t.checkout.cash })).toBeChecked();
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().dblclick();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await page.getByRole('link', { name: t.checkout.seeOrder }).click();
    await expect(page.getByRole('heading', { name: t.orders.headline.pending })).toBeVisible();
    await expect(page.getByText(t.orders.count(2)).first()).toBeVisible();

    await shopper.open('/orders');
    await expect(page.getByRole('article')).toHaveCount(1);
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders).toHaveLength(1);
    expect(orders[0]?.discount).toBeGreaterThan(0);
  },
);

journey(
  'a newcomer fills the cart with a name alone, types the address at checkout, and the profile has it then',
  { tag: '@desk' },
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.open(`/ProductDetails/${piece.id}`);
    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await chooseSize(shopper, piece);
    await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: t.product.signIn }).click();
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    const { accountProfile: words } = t;
    await expect(page.getByRole('heading', { name: words.almostDone })).toBeVisible();
    await expect(page.getByRole('combobox', { name: words.city })).toBeHidden();
    await page.getByRole('textbox', { name: words.name }).fill(address.name);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: t.product.added })).toContainText(piece.name);
    expect((await storeCall(context, 'getUserData')).user.address).toBeNull();

    await shopper.open('/checkout/delivery?step=delivery');
    await expect(page.getByText(t.checkout.becomesYours)).toBeVisible();
    await page.getByRole('button', { name: t.checkout.continue }).filter({ visible: true }).first().click();
    await expect(page.getByText(t.checkout.missing.city)).toBeVisible();
    await page.getByRole('combobox', { name: t.checkout.city }).selectOption({ index: 1 });
    await page.getByRole('combobox', { name: t.checkout.area }).fill(address.area);
    await page.getByRole('textbox', { name: t.checkout.street }).fill(address.street);
    // Delivery, confirmation.
    await goOn(shopper, t.checkout.continue);
    await goOn(shopper, t.checkout.continue);
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    await shopper.open('/profile');
    await expect(page.getByRole('textbox', { name: words.street })).toHaveValue(address.street);
  },
);

journey(
  'on a slow line Continue says that it is under way, and further presses do not begin it again',
  { tag: '@phone' },
  async ({ shopper, page, t, context, language }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    await shopper.open('/checkout/delivery');
    const asked: string[] = [];
    let [held, go] = [Promise.resolve(), () => {}];
    await page.route('**/api/**', async (route) => {
      asked.push(new URL(route.request().url()).pathname);
      await held;
      return route.fallback();
    });
    const main = page.getByRole('main');
    const name = t.checkout.continue;
    const way = main.getByRole('link', { name }).or(main.getByRole('button', { name }));
    for (const step of ['delivery', 'confirmation', 'payment']) {
      asked.length = 0;
      held = new Promise((resolve) => (go = resolve));
      const press = way.filter({ visible: true }).first();
      await press.click();
      await expect(press).toHaveAttribute('aria-busy', 'true');
      for (const _ of [1, 2, 3]) {
        await press.click();
        await page.waitForTimeout(200);
      }
      go();
      await expect(page).toHaveURL(new RegExp(`step=${step}`));
      expect(asked.filter((path) => path.includes('display-cart'))).toHaveLength(1);
    }
  },
);

journey(
  'an order whose answer was lost is placed once when it is tried again',
  { tag: '@phone' },
  async ({ shopper, page, t, context, language }) => {
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await shopper.hasInCart(piece);
    let isLost = false;
    await page.route('**/payment/cash/pay', async (route) => {
      if (isLost) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await shopper.open('/checkout/delivery?step=payment');
    await page.getByRole('button', { name: t.checkout.place }).filter({ visible: true }).first().click();
    const problem = page.getByRole('alert').filter({ hasText: t.checkout.failed });
    await expect(problem).toBeVisible();
    await problem.getByRole('button', { name: t.layout.tryAgain }).click();
    await expect(page.getByRole('heading', { name: t.checkout.placedTitle })).toBeVisible();
    const { orders } = await storeCall(context, 'getAllOrders');
    expect(orders).toHaveLength(1);
  },
);

/** Searches as the screen has it: a sheet on phones, a field in the header of desks. */
async function search({ page, t, hasPhone }: Shopper, requested: string): Promise<void> {
  if (hasPhone) await page.getByRole('banner').getByRole('link', { name: t.layout.search }).click();
  const place = hasPhone ? page.getByRole('dialog', { name: t.layout.search }) : page.getByRole('banner');
  const field = place.getByRole('searchbox', { name: t.layout.search });
  await field.fill(requested);
  await field.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(requested);
}

/** Chooses filters where the screen has them and applies them: the list has as many pieces as the button promised. */
async function filter(
  { page, t, hasPhone }: Shopper,
  choose: (form: Locator) => Promise<void>,
): Promise<void> {
  if (hasPhone) await page.getByRole('link', { name: t.catalog.filterWith(1) }).click();
  const name = t.catalog.filters;
  const form = hasPhone ? page.getByRole('dialog', { name }) : page.getByRole('complementary', { name });
  await partIsHydrated(form.getByRole('checkbox').first());
  await choose(form);
  // Until what was chosen is counted the button has no number.
  const show = form.getByRole('button', { name: /\d/ });
  const count = /\d+/.exec(await show.innerText())?.[0] ?? '';
  await show.click();
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(count);
}

async function chooseSize({ page, t }: Shopper, { size }: BuyableProduct): Promise<void> {
  const sizes = page.getByRole('radiogroup', { name: t.catalog.size });
  await sizes.getByRole('radio', { name: size.label, exact: true }).check();
}

/** On the home page; the ticket of a first order is behind "See all". */
async function takeCoupon(shopper: Shopper): Promise<void> {
  const { page, t, language } = shopper;
  await shopper.open('/#coupons');
  const block = page.getByRole('tabpanel', { name: t.coupons.available });
  const ticket = block
    .getByRole('listitem')
    .filter({ hasText: firstOrder === undefined ? '' : inLanguage(firstOrder.title, language) });
  const seeAll = block.getByRole('button', { name: saying(t.coupons.seeAll, 7) });
  await partIsHydrated(seeAll);
  await seeAll.click();
  await expect(ticket).toBeVisible();
  await ticket.getByRole('button', { name: t.coupons.take }).click();
  await expect(page.getByText(t.coupons.activated)).toBeVisible();
}
