import { createServer } from 'node:http';
import { type Browser, expect, type Page } from '@playwright/test';
import { appCode } from './app-code.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { ownStoreJourney as journey } from './own-store.ts';
import { asWritten, phoneNumber } from './phone-number.ts';
import { storeQuery } from './store-query.ts';
import type { Words } from './words.ts';

type Sms = { to: string; text: string };

/** What the operator of the journey's store was given to send. */
const sent: Sms[] = [];

/** The environment of a store that sends its SMS to an operator here. */
const withOperator =
  (more: Record<string, string>) =>
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's dependencies from this pattern
  async ({}, give: (environment: Record<string, string>) => Promise<void>) => {
    const operator = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        sent.push(JSON.parse(body));
        response.end('ok');
      });
    });
    await new Promise<void>((open) => operator.listen(0, '127.0.0.1', open));
    const at = operator.address();
    await give({
      ...more,
      SMS_GATEWAY: 'http',
      SMS_HTTP_URL: `http://127.0.0.1:${typeof at === 'object' ? at?.port : ''}/send`,
      SMS_HTTP_BODY: '{"to":"{to}","text":"{text}"}',
    });
    operator.close();
  };

journey.use({ language: 'ar', environment: withOperator({}) });

/** The owner invites someone on the page of the staff; returns the SMS that goes to their phone. */
async function invite(page: Page, t: Words, name: string, role: 'packer' | 'accountant'): Promise<Sms> {
  const phone = phoneNumber();
  await page.goto('/console/settings/staff/new');
  await page.getByRole('textbox', { name: t.staff.name }).fill(name);
  await page.getByRole('textbox', { name: t.staff.phone }).fill(asWritten(phone));
  await page.getByRole('checkbox', { name: t.staff.roles[role], exact: true }).check();
  await page.getByRole('button', { name: t.staff.inviteNow, exact: true }).click();
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  await expect.poll(() => sent.some(({ to }) => to === phone)).toBe(true);
  return sent.findLast(({ to }) => to === phone) ?? { to: '', text: '' };
}

const linkIn = ({ text }: Sms) => /\/console\/enter#\S+/.exec(text)?.[0] ?? '';

/** Opens the link of an SMS on a phone that was never here. */
async function openOn(browser: Browser, page: Page, address: string, sms: Sms): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    isMobile: true,
    hasTouch: true,
    viewport: { width: 360, height: 780 },
  });
  const cookies = await page.context().cookies();
  await context.addCookies(cookies.filter(({ name }) => name === 'language'));
  const phone = await context.newPage();
  await phone.goto(linkIn(sms));
  return phone;
}

journey(
  'who is invited enters by the SMS on their phone, and sees what their role may',
  async ({ page, t, browser, store, isMobile }) => {
    journey.skip(!isMobile, 'phones are sent SMS');
    await isOnStaff(page.context(), ['owner'], 'رنا حلاق', store.address);
    const [sections, refusals] = [t.consoleWords, t.messages.refusals];

    const sms = await invite(page, t, 'سامر حلبي', 'packer');
    expect(sms.text).toContain('رنا حلاق');
    await expect(page.getByText(/أُرسلت الدعوة/).first()).toBeVisible();
    const packer = await openOn(browser, page, store.address, sms);
    await expect(packer.getByRole('heading', { level: 1, name: sections.start })).toBeVisible();
    expect(await barriers(packer)).toEqual([]);
    await packer.goto('/console/more');
    const links = packer.getByRole('main').getByRole('link');
    await expect(links.filter({ hasText: sections.stock }).first()).toBeVisible();
    for (const hidden of [sections.cash, sections.staff, sections.reports, sections.customers])
      await expect(packer.getByRole('link', { name: hidden, exact: true })).toHaveCount(0);
    for (const path of ['/console/cash', '/console/settings/staff', '/console/customers']) {
      await packer.goto(path);
      await expect(packer.getByText(refusals.FORBIDDEN)).toBeVisible();
    }
    await packer.goto('/console/orders');
    await expect(packer.getByRole('main')).not.toContainText(/\+963|(?<!\d)09\d\d \d{3} \d{3}(?!\d)/);

    const second = await openOn(browser, page, store.address, sms);
    await expect(second.getByText(refusals.LINK_USED)).toBeVisible();
    expect(await barriers(second)).toEqual([]);
    await second.getByRole('link', { name: t.signIn.title }).click();
    await expect(second.getByRole('textbox', { name: t.signIn.phone })).toBeVisible();

    const nadim = await openOn(
      browser,
      page,
      store.address,
      await invite(page, t, 'نديم صباغ', 'accountant'),
    );
    await expect(nadim.getByRole('heading', { name: t.signIn.enrollTitle })).toBeVisible();
    expect(await barriers(nadim)).toEqual([]);
    await nadim.getByRole('textbox', { name: t.signIn.appCode }).pressSequentially(await appCode(nadim));
    await nadim.getByRole('button', { name: t.signIn.codesKept }).click();
    await expect(nadim.getByRole('heading', { level: 1, name: sections.start })).toBeVisible();
    await nadim.goto('/console/cash');
    await expect(nadim.getByRole('heading', { level: 1, name: t.cash.title })).toBeVisible();
    await nadim.goto('/console/settings/staff');
    await expect(nadim.getByText(refusals.FORBIDDEN)).toBeVisible();
    for (const phone of [packer, second, nadim]) await phone.context().close();
  },
);

journey.describe('in a shop without goods', () => {
  journey.use({ environment: withOperator({ DEMO: 'false' }) });

  journey(
    'an invitation that is over, taken back or followed by another says so',
    async ({ page, t, browser, store, isMobile }) => {
      journey.skip(!isMobile, 'phones are sent SMS');
      await isOnStaff(page.context(), ['owner'], 'رنا حلاق', store.address);
      const { refusals } = t.messages;
      const says = async (sms: Sms, sentence: string) => {
        const phone = await openOn(browser, page, store.address, sms);
        await expect(phone.getByText(sentence)).toBeVisible();
        expect(await barriers(phone)).toEqual([]);
        await phone.context().close();
      };

      const late = await invite(page, t, 'هدى نصر', 'packer');
      await storeQuery(`update staff_links set expires_at = now() where sent_to = $1`, [late.to]);
      await says(late, refusals.LINK_EXPIRED);

      const first = await invite(page, t, 'ليث سعيد', 'packer');
      await storeQuery(`update staff_links set sent_at = sent_at - interval '2 minutes' where sent_to = $1`, [
        first.to,
      ]);
      await page.getByRole('link', { name: t.consoleWords.open('ليث سعيد') }).click();
      await page.getByRole('button', { name: t.invitations.again }).click();
      await expect(page.getByText(t.invitations.sentAgain)).toBeVisible();
      await expect.poll(() => sent.filter(({ to }) => to === first.to).length).toBe(2);
      await says(first, refusals.LINK_ENDED);

      const newest = sent.findLast(({ to }) => to === first.to) ?? first;
      await page.getByRole('button', { name: t.invitations.withdraw }).click();
      await page.getByRole('dialog').getByRole('button', { name: t.invitations.withdraw }).click();
      await expect(page).toHaveURL(/\/settings\/staff$/);
      await says(newest, refusals.LINK_ENDED);
    },
  );
});
