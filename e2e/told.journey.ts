import { expect, type Page } from '@playwright/test';
import { type EndpointName, endpoints } from '../src/shop/endpoints.ts';
import { journey } from './journey.ts';
import type { Shopper } from './shopper.ts';
import type { Words } from './words.ts';

/** What the store could answer; `lost`: nothing at all. */
type Answer = { status: number; body: object } | 'lost';

const refusal = (message: string | undefined, errors: string[] = []): Answer => ({
  status: 400,
  body: { status: false, data: null, errors, ...(message === undefined ? {} : { message }) },
});

/** How a failure is told: what the server wrote, line by line, else its message, else the page's own words. */
const failuresOf = (fallback: string, t: Words): [how: string, answer: Answer, told: string][] => [
  ['its errors', refusal('Not this.', ['The first reason.', 'The second.']), 'The first reason. The second.'],
  ['its message', refusal('The server says no.'), 'The server says no.'],
  [
    'its message, not what is for machines',
    refusal('Look again.', ['"nothing" is not allowed']),
    'Look again.',
  ],
  ['no words at all', refusal(undefined), fallback],
  ['a proxy’s page', { status: 502, body: {} }, fallback],
  ['silence', 'lost', t.frame.network],
  ['an answer nobody expected', { status: 200, body: { status: true, data: null } }, t.frame.unexpected],
];

for (const language of ['en', 'ar'] as const) {
  journey.describe(language, () => {
    journey.use({ language });
    journey.skip(({ isMobile }) => !isMobile, 'the words are the same at every width');

    journey('every failure of signing in is told, and so is every success', async ({ shopper, page, t }) => {
      await shopper.open('/PhoneNumber');
      await page.getByRole('textbox', { name: t.account.phone }).fill('0931234567');
      const send = () => page.getByRole('main').locator('form button[type=submit]').click();
      for (const [how, answer, told] of failuresOf(t.account.sendFailed, t))
        await expectTold(page, 'sendOtp', how, answer, send, told);
      await shopper.sendNumber();
      await expect(page.getByText(t.account.sent)).toBeVisible();

      const right = await shopper.shownCode();
      const verify = async () => {
        await shopper.codeField.fill('');
        await shopper.codeField.pressSequentially(right);
      };
      for (const [how, answer, told] of failuresOf(t.account.verifyFailed, t))
        await expectTold(page, 'verifyCode', how, answer, verify, told);
      await verify();
      await expect(page.getByText(t.account.verified)).toBeVisible();
    });

    journey(
      'every failure of saving is told, at its field where it has one, and so is every success',
      async ({ shopper, page, t }) => {
        const { accountProfile: words } = t;
        await shopper.isSignedIn({ registered: false });
        await shopper.open('/ProfileInfo');
        await fillProfile(shopper);
        const save = () => page.getByRole('button', { name: words.save, exact: true }).click();
        for (const [how, answer, told] of failuresOf(words.saveFailed, t))
          await expectTold(page, 'registerUser', how, answer, save, told);
        const atFields = refusal('Some fields.', [
          '"name" is required',
          '"area" must be a string',
          'And this.',
        ]);
        await expectTold(page, 'registerUser', 'its fields', atFields, save, words.nameMissing);
        await expect(page.getByText(t.frame.fieldWrong)).toBeVisible();
        await expect(page.getByText('And this.')).toBeVisible();
        await expect(page.getByRole('textbox', { name: words.name })).toBeFocused();
        await save();
        await expect(page.getByText(words.saved)).toBeVisible();
        await expect(page).toHaveURL(/\/$/);

        await shopper.open('/profile');
        await page.getByRole('textbox', { name: words.street }).fill('Another street');
        for (const [how, answer, told] of failuresOf(words.addressFailed, t))
          await expectTold(page, 'updateUserData', how, answer, save, told);
        const empty = refusal('Some fields.', ['"city" is not allowed to be empty']);
        await expectTold(page, 'updateUserData', 'its field', empty, save, words.cityMissing);
        await save();
        await expect(page.getByText(words.addressSaved)).toBeVisible();
      },
    );

    journey(
      'what the profile could not do is told: a copy, a device, the end of the account',
      async ({ shopper, page, t }) => {
        const { accountProfile: words } = t;
        await shopper.isSignedIn();
        await shopper.open('/profile');
        const copy = () => page.getByRole('button', { name: words.exportData }).click();
        for (const [how, answer, told] of failuresOf(words.exportFailed, t))
          await expectTold(page, 'exportData', how, answer, copy, told);
        const [file] = await Promise.all([page.waitForEvent('download'), copy()]);
        expect(file.suggestedFilename()).toMatch(/^minwal-\d{4}-\d\d-\d\d\.json$/);

        await page.getByRole('button', { name: words.erase }).click();
        const dialog = page.getByRole('dialog', { name: words.eraseTitle });
        const ask = () => dialog.getByRole('button', { name: words.eraseSend }).click();
        for (const [how, answer, told] of failuresOf(t.account.sendFailed, t))
          await expectTold(page, 'sendOtp', how, answer, ask, told);
        await ask();
        await dialog.getByRole('button', { name: t.account.fill }).click();
        const erase = () => dialog.getByRole('button', { name: words.eraseNow }).click();
        for (const [how, answer, told] of failuresOf(words.eraseFailed, t).slice(0, -1))
          await expectTold(page, 'deleteAccount', how, answer, erase, told);
        await erase();
        await expect(page.getByText(words.erased)).toBeVisible();
        await expect(page.getByRole('heading', { name: t.account.signInTitle })).toBeVisible();
      },
    );
  });
}

/** Lets the store answer so, presses, and reads what is said. */
async function expectTold(
  page: Page,
  name: EndpointName,
  how: string,
  answer: Answer,
  press: () => Promise<void>,
  told: string,
): Promise<void> {
  await journey.step(`${name} is answered with ${how}`, async () => {
    const pattern = `**${endpoints[name].path}*`;
    await page.route(pattern, (route) =>
      answer === 'lost' ? route.abort() : route.fulfill({ status: answer.status, json: answer.body }),
    );
    await press();
    await expect(page.getByText(told).filter({ visible: true }).first()).toBeVisible();
    await page.unroute(pattern);
  });
}

async function fillProfile({ page, t }: Shopper): Promise<void> {
  const { accountProfile: words } = t;
  await page.getByRole('textbox', { name: words.name }).fill('Rima Haddad');
  await page.getByRole('combobox', { name: words.city }).selectOption({ index: 1 });
  await page.getByRole('combobox', { name: words.area }).fill('Mezzeh');
  await page.getByRole('textbox', { name: words.street }).fill('Al-Jalaa Street');
}
