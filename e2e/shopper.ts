import { expect, type BrowserContext, type Locator, type Page } from '@playwright/test';
import type { Order } from '../src/shop/buying/orders/contract.ts';
import type { Language } from '../src/shop/language.ts';
import { asWritten, phoneNumber } from './phone-number.ts';
import type { BuyableProduct } from './product.ts';
import { cookiesOf, storeCall, type Tokens, tokensIn } from './store-call.ts';
import type { Words } from './words.ts';

export const address = { city: 'Damascus', area: 'Mezzeh', street: 'Al-Jalaa Street', name: 'Rima Haddad' };
const home = { ...address, latitude: 33.5138, longitude: 36.2765 };

/** A person with a browser, who reads one language and has a phone number of their own. */
export class Shopper {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly t: Words;
  readonly language: Language;
  readonly phone: string;

  constructor(page: Page, t: Words, language: Language, phone = phoneNumber()) {
    this.phone = phone;
    this.page = page;
    this.context = page.context();
    this.t = t;
    this.language = language;
  }

  /** Goes to an address of the shop and waits until its page answers to presses. */
  async open(path: string, page = this.page): Promise<void> {
    await page.goto(path);
    await isHydrated(page);
  }

  /** A phone of 360 pixels: the menu instead of the navigation, sheets instead of sidebars. */
  get hasPhone(): boolean {
    return (this.page.viewportSize()?.width ?? 0) < 1024;
  }

  /** The phone's page: writes the number and asks for the code. */
  async sendNumber(written = asWritten(this.phone)): Promise<void> {
    const { account } = this.t;
    await this.page.getByRole('textbox', { name: account.phone }).fill(written);
    await this.page.getByRole('button', { name: account.sendCode }).click();
    await expect(this.page.getByRole('heading', { name: account.codeTitle })).toBeVisible();
  }

  /** The code that the demo shows on the code's page. */
  async shownCode(): Promise<string> {
    const note = this.page.getByText(this.t.account.demo);
    await expect(note).toContainText(/\d{6}/);
    return /\d{6}/.exec(await note.innerText())?.[0] ?? '';
  }

  get codeField(): Locator {
    return this.page.getByRole('textbox', { name: this.t.account.code });
  }

  /** Logs out by the menu, wherever the width has put it. */
  async signsOut(): Promise<void> {
    const { page, t, hasPhone } = this;
    if (hasPhone) await page.getByRole('button', { name: t.layout.menu, exact: true }).click();
    else await page.getByRole('banner').getByLabel(t.layout.account).click();
    const menu = hasPhone ? page.getByRole('dialog') : page.getByRole('banner');
    await menu.getByRole('button', { name: t.layout.signOut }).click();
  }

  /** Fills in the profile's form, which a first sign-in leads to. */
  async completeProfile(): Promise<void> {
    const { accountProfile: t } = this.t;
    await this.page.getByRole('textbox', { name: t.name }).fill(address.name);
    await this.page.getByText(t.addressNow).click();
    await this.page.getByRole('combobox', { name: t.city }).selectOption({ index: 1 });
    await this.page.getByRole('combobox', { name: t.area }).fill(address.area);
    await this.page.getByRole('textbox', { name: t.street }).fill(address.street);
    await this.page.getByRole('button', { name: t.save }).click();
  }

  /** Is signed in from here on, without having gone through the pages. `registered: false`: the profile is not complete. */
  async isSignedIn({ registered = true } = {}): Promise<void> {
    const { context, phone } = this;
    await storeCall(context, 'sendOtp', { number: phone });
    const { messages } = await storeCall(context, 'readOutbox', { to: phone });
    const verificationCode = messages[0]?.code ?? '';
    const { accessToken, refreshToken } = await storeCall(context, 'verifyCode', {
      phoneNumber: phone,
      verificationCode,
    });
    await this.setTokensCookie({ accessToken, refreshToken });
    if (!registered) return;
    const complete = await storeCall(context, 'registerUser', home, this.language);
    await this.setTokensCookie({ accessToken: complete.accessToken, refreshToken });
  }

  /** The access token is no longer good, as after ten minutes; the refresh token is. */
  async forgetsAccess(): Promise<void> {
    const tokens = tokensIn((await cookiesOf(this.context))['user']);
    await this.setTokensCookie(
      tokens && { ...tokens, accessToken: `${tokens.accessToken.slice(0, -8)}expired0` },
    );
  }

  /** Puts a session into the browser as the shop keeps it. */
  async setTokensCookie(tokens: Tokens | undefined): Promise<void> {
    if (tokens === undefined) throw new Error('no shopper is signed in');
    const value = encodeURIComponent(JSON.stringify(tokens));
    const cookies = await this.context.cookies();
    const domain = cookies[0]?.domain ?? '127.0.0.1';
    await this.context.addCookies([{ name: 'user', value, domain, path: '/', sameSite: 'Lax' }]);
  }

  /** Has pieces in the cart. */
  async hasInCart(...pieces: readonly BuyableProduct[]): Promise<void> {
    for (const { id, color, size } of pieces)
      await storeCall(this.context, 'addToCart', {
        productId: id,
        colorId: color.id,
        sizeId: size.id,
        quantity: 1,
      });
  }

  /** Has placed an order for one of each of these pieces. */
  async hasOrdered(...pieces: readonly BuyableProduct[]): Promise<Order> {
    await this.hasInCart(...pieces);
    const { cart } = await storeCall(this.context, 'displayCart');
    const { name: _, ...to } = home;
    const { order } = await storeCall(
      this.context,
      'payCash',
      { address: to, expectedTotal: cart.total },
      this.language,
    );
    return order;
  }
}

/** A press before the page's script has taken over would be lost. */
export async function isHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
}

/** A lazy section hydrates a little later than the page. */
export async function partIsHydrated(place: Locator): Promise<void> {
  await expect
    .poll(() => place.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))))
    .toBe(true);
}

/** Opens a page whose code is held back until the returned function is called. */
export async function openWithoutCode(page: Page, path: string): Promise<() => void> {
  let go = () => {};
  const held = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  // Before its styles have come, what other widths show is visible too.
  await page.waitForFunction(
    () =>
      document.readyState !== 'loading' &&
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return go;
}
