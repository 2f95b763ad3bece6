import { expect } from '@playwright/test';
import { expectMessage, failuresOf, refusal } from './error-messages.ts';
import { journey } from './journey.ts';
import type { Shopper } from './shopper.ts';

const language = 'ar';

journey.use({ language });
journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

journey(
  'every failure of signing in shows a message, and so does every success',
  async ({ shopper, page, t }) => {
    await shopper.open('/PhoneNumber');
    await page.getByRole('textbox', { name: t.account.phone }).fill('0931234567');
    const send = () => page.getByRole('main').locator('form button[type=submit]').click();
    for (const [how, answer, message] of failuresOf(t.account.sendFailed, t))
      await expectMessage(page, 'sendOtp', how, answer, send, message);
    // It is told for two seconds, perhaps before the page of the code has come.
    await Promise.all([expect(page.getByText(t.account.sent)).toBeVisible(), shopper.sendNumber()]);

    const right = await shopper.shownCode();
    const verify = async () => {
      await shopper.codeField.fill('');
      await shopper.codeField.pressSequentially(right);
    };
    for (const [how, answer, message] of failuresOf(t.account.verifyFailed, t))
      await expectMessage(page, 'verifyCode', how, answer, verify, message);
    await verify();
    await expect(page.getByText(t.account.verified)).toBeVisible();
  },
);

journey(
  'every failure of saving is told, at its field where it has one, and so is every success',
  async ({ shopper, page, t }) => {
    const { accountProfile: words } = t;
    await shopper.isSignedIn({ registered: false });
    await shopper.open('/ProfileInfo');
    await fillProfile(shopper);
    const save = () => page.getByRole('button', { name: words.save, exact: true }).click();
    for (const [how, answer, message] of failuresOf(words.saveFailed, t))
      await expectMessage(page, 'registerUser', how, answer, save, message);
    const atFields = refusal('Some fields.', ['"name" is required', '"area" must be a string', 'And this.']);
    await expectMessage(page, 'registerUser', 'its fields', atFields, save, words.nameMissing);
    await expect(page.getByText(t.layout.fieldWrong)).toBeVisible();
    await expect(page.getByText('And this.')).toBeVisible();
    await expect(page.getByRole('textbox', { name: words.name })).toBeFocused();
    await save();
    await expect(page.getByText(words.saved)).toBeVisible();
    await expect(page).toHaveURL(/\/$/);

    await shopper.open('/profile');
    await page.getByRole('textbox', { name: words.street }).fill('Another street');
    for (const [how, answer, message] of failuresOf(words.addressFailed, t).slice(0, -1))
      await expectMessage(page, 'updateUserData', how, answer, save, message);
    const empty = refusal('Some fields.', ['"city" is not allowed to be empty']);
    await expectMessage(page, 'updateUserData', 'its field', empty, save, words.cityMissing);
    const yes = { status: 200, body: { success: true } };
    await expectMessage(page, 'updateUserData', 'a mere yes', yes, save, words.addressSaved);
    await page.getByRole('textbox', { name: words.street }).fill('A third street');
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    await save();
    await expect(page.getByText(words.addressSaved).first()).toBeVisible();
  },
);

journey(
  'what the profile could not do is told: a copy, a device, the end of the account',
  async ({ shopper, page, t }) => {
    const { accountProfile: words } = t;
    await shopper.isSignedIn();
    await shopper.open('/profile');
    const copy = () => page.getByRole('button', { name: words.exportData }).click();
    for (const [how, answer, message] of failuresOf(words.exportFailed, t))
      await expectMessage(page, 'exportData', how, answer, copy, message);
    const [file] = await Promise.all([page.waitForEvent('download'), copy()]);
    expect(file.suggestedFilename()).toMatch(/^minwal-\d{4}-\d\d-\d\d\.json$/);

    await page.getByRole('button', { name: words.erase }).click();
    const dialog = page.getByRole('dialog', { name: words.eraseTitle });
    const ask = () => dialog.getByRole('button', { name: words.eraseSend }).click();
    for (const [how, answer, message] of failuresOf(t.account.sendFailed, t))
      await expectMessage(page, 'sendOtp', how, answer, ask, message);
    await ask();
    await dialog.getByRole('button', { name: t.account.fill }).click();
    const erase = () => dialog.getByRole('button', { name: words.eraseNow }).click();
    for (const [how, answer, message] of failuresOf(words.eraseFailed, t).slice(0, -1))
      await expectMessage(page, 'deleteAccount', how, answer, erase, message);
    await erase();
    await expect(page.getByText(words.erased)).toBeVisible();
    await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
  },
);

async function fillProfile({ page, t }: Shopper): Promise<void> {
  const { accountProfile: words } = t;
  await page.getByRole('textbox', { name: words.name }).fill('Rima Haddad');
  await page.getByText(words.addressNow).click();
  await page.getByRole('combobox', { name: words.city }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: words.area }).fill('Mezzeh');
  await page.getByRole('textbox', { name: words.street }).fill('Al-Jalaa Street');
}
