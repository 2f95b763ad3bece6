import { expect } from '@playwright/test';
import { journey } from './journey.ts';
import { asWritten, inArabicDigits } from './phone-number.ts';
import { findLastPieceProduct } from './product.ts';
import { isHydrated, Shopper } from './shopper.ts';

journey(
  'a wrong code shows an error under the field and can be overwritten',
  async ({ shopper, page, t }) => {
    await shopper.open('/PhoneNumber');
    await shopper.sendNumber();
    const right = await shopper.shownCode();
    const wrong = right === '111111' ? '222222' : '111111';
    await shopper.codeField.pressSequentially(wrong);
    await expect(page.getByText(t.messages.refusals.OTP_WRONG)).toBeVisible();
    await expect(shopper.codeField).toBeFocused();
    await page.keyboard.type(right);
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
  },
);

journey('typing continues at the end of an incomplete code', async ({ shopper, page, t }) => {
  await shopper.open('/PhoneNumber');
  await shopper.sendNumber();
  const code = await shopper.shownCode();
  await shopper.codeField.pressSequentially(code.slice(0, 5));
  await page.getByRole('button', { name: t.account.verify }).click();
  await expect(page.getByText(t.account.codeShort)).toBeVisible();
  await expect(shopper.codeField).toBeFocused();
  await page.keyboard.type(code.slice(5));
  await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
});

journey(
  'number and code may be typed in Arabic digits, and the code pasted',
  async ({ shopper, page, context, t }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await shopper.open('/PhoneNumber');
    await shopper.sendNumber(inArabicDigits(asWritten(shopper.phone)));
    await expect(page.getByText(shopper.phone.slice(-3)).first()).toBeVisible();
    const code = inArabicDigits(await shopper.shownCode());
    await page.evaluate(
      (text) => navigator.clipboard.writeText(text),
      `${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await shopper.codeField.press('ControlOrMeta+v');
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
  },
);

journey(
  'the countdowns go on after a reload, and an old code asks for a new one',
  async ({ shopper, page, t }) => {
    await page.clock.install();
    await shopper.open('/PhoneNumber');
    await shopper.sendNumber();
    const again = page.getByRole('timer').filter({ hasText: t.account.resendIn('').trim() });
    await page.clock.fastForward(20_000);
    await expect(again).toContainText(/0:[0-3]\d/);
    await page.reload();
    await isHydrated(page);
    await expect(again).toContainText(/0:[0-3]\d/);
    await page.clock.fastForward(60_000);
    await expect(page.getByRole('button', { name: t.account.resend, exact: true })).toBeVisible();
    await page.clock.fastForward('05:00');
    await expect(page.getByText(t.account.expired)).toBeVisible();
    await expect(page.getByRole('button', { name: t.account.sendNew })).toBeEnabled();
    await expect(page.getByText(t.account.demo)).toBeHidden();
  },
);

journey('the number can be changed, and canceling forgets it', async ({ shopper, page, t }) => {
  await shopper.open('/PhoneNumber?next=%2Forders');
  await expect(page.getByText(t.account.because.orders)).toBeVisible();
  await shopper.sendNumber();
  await page.getByRole('link', { name: t.account.change }).click();
  const number = page.getByRole('textbox', { name: t.account.phone });
  await expect(number).toHaveValue(new RegExp(`${shopper.phone.slice(-3)}$`));
  await page.getByRole('button', { name: t.account.sendCode }).click();
  await expect(page.getByRole('heading', { name: t.account.codeTitle })).toBeVisible();
  await page.getByRole('button', { name: t.account.cancel }).click();
  await expect(page).toHaveURL(/\/$/);
  await shopper.open('/VerifyCode');
  await expect(page).toHaveURL(/\/PhoneNumber$/);
});

journey('an invalid number is refused at its field', async ({ shopper, page, t }) => {
  await shopper.open('/PhoneNumber');
  await page.getByRole('textbox', { name: t.account.phone }).fill('0111234567');
  await page.getByRole('button', { name: t.account.sendCode }).click();
  await expect(page.getByText(t.account.phoneBad)).toBeVisible();
  await expect(page).toHaveURL(/\/PhoneNumber$/);
});

journey('offline the number stays and a retry is offered', async ({ shopper, page, context, t }) => {
  await shopper.open('/PhoneNumber');
  await context.setOffline(true);
  await page.getByRole('textbox', { name: t.account.phone }).fill(asWritten(shopper.phone));
  await page.getByRole('button', { name: t.account.sendCode }).click();
  await expect(page.getByText(t.layout.network)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: t.layout.tryAgain }).click();
  await expect(page.getByRole('heading', { name: t.account.codeTitle })).toBeVisible();
});

journey('a guest who follows a link to what is theirs comes back to it', async ({ shopper, page, t }) => {
  await shopper.open('/');
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: t.layout.myOrders }).click();
  await expect(page.getByText(t.account.because.orders)).toBeVisible();
  await shopper.sendNumber();
  await page.getByRole('button', { name: t.account.fill }).click();
  await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
  await footer.getByRole('link', { name: t.layout.helpCenter }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.help.question })).toBeVisible();
  await page.goBack();
  await shopper.completeProfile();
  await expect(page).toHaveURL(/\/orders$/);
  await expect(page.getByText(t.orders.none)).toBeVisible();
});

journey('logging out leads to sign-in, and nothing of the shopper is left', async ({ shopper, page, t }) => {
  await shopper.isSignedIn();
  await shopper.open('/orders');
  await page.evaluate(() => localStorage.setItem('height-women', '164'));
  await shopper.signsOut();
  await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('height'))),
  ).toEqual([]);
  await shopper.open('/orders');
  await expect(page).toHaveURL(/\/PhoneNumber\?next=%2Forders$/);
});

journey(
  'a profile that is half written outlives a reload, the place from the map with it',
  async ({ shopper, page, t }) => {
    const { accountProfile: words } = t;
    await shopper.isSignedIn({ registered: false });
    await shopper.open('/ProfileInfo');
    const field = (name: string) => page.getByRole('textbox', { name });
    await field(words.name).fill('Rima Haddad');
    await page.getByText(words.addressNow).click();
    await field(words.notes).fill('Next to the bakery');
    await page.getByRole('button', { name: words.mapFill }).click();
    await page.getByRole('button', { name: t.mapWords.nudge.up }).click();
    await page.getByRole('button', { name: new RegExp(words.mapUse('').trim()) }).click();
    const city = page.getByRole('combobox', { name: words.city });
    await expect(city).not.toHaveValue('');
    await expect(page.getByText(words.fromMap).first()).toBeVisible();
    await expect(field(words.name)).toHaveValue('Rima Haddad');
    const place = await city.inputValue();

    await page.reload();
    await isHydrated(page);
    await expect(field(words.name)).toHaveValue('Rima Haddad');
    await expect(field(words.notes)).toHaveValue('Next to the bakery');
    await expect(city).toHaveValue(place);
    await expect(page.getByText(words.fromMap).first()).toBeVisible();
    await field(words.street).fill('Al-Jalaa Street');
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page).toHaveURL(/\/$/);

    await shopper.signsOut();
    const drafts = () => page.evaluate(() => Object.keys(sessionStorage).filter((key) => /draft/.test(key)));
    await expect.poll(drafts).toEqual([]);
  },
);

journey(
  'a guest’s choice that sold out during sign-in is reported on its product page',
  async ({ shopper, page, t, browser, baseURL, language }) => {
    journey.slow();
    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    const rival = new Shopper(await elsewhere.newPage(), t, language);
    const piece = await findLastPieceProduct(elsewhere, language);
    await shopper.open(`/ProductDetails/${piece.id}`);
    await page.getByRole('radio', { name: piece.color.name, exact: true }).check();
    await page.locator(`input[name=size][value="${piece.size.id}"]`).check();
    await page.getByRole('button', { name: t.product.addToCart }).filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('link', { name: t.product.signIn }).click();
    await rival.isSignedIn();
    await rival.hasOrdered(piece);
    await elsewhere.close();
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await shopper.completeProfile();
    await expect(page).toHaveURL(new RegExp(`/ProductDetails/${piece.id}`));
    const report = page.getByRole('dialog', { name: t.guestChoices.title });
    await expect(report.getByRole('listitem')).toContainText([piece.name]);
    await expect(report).toContainText(t.guestChoices.soldOut);
  },
);
