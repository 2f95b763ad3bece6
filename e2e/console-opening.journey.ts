import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '../src/api/platform/db/database.ts';
import { openStoreProcess } from '../test/store-process.ts';
import { appCode } from './app-code.ts';
import { barriers } from './barriers.ts';
import { isOrdered, isSold } from './first-sale.ts';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { asWritten, phoneNumber } from './phone-number.ts';
import { countTaps, dragMap } from './presses.ts';
import { Shopper } from './shopper.ts';
import { storeDatabaseUrl } from './store-query.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');

/** Of the shop's only piece. */
async function onlyBarcode(dataDir: string): Promise<string> {
  const { db } = openDatabase(storeDatabaseUrl(dataDir), 1);
  const { barcode } = await db.selectFrom('variants').select('barcode').executeTakeFirstOrThrow();
  await db.destroy();
  return barcode;
}

journey.use({ language: 'ar' });

journey(
  'an empty shop goes from its first owner to an order that is delivered and paid, and the checklist ticks by facts',
  async ({ browser, t, viewport, isMobile }) => {
    journey.skip(!isMobile, 'the phone is the harder case');
    const dataDir = mkdtempSync(join(tmpdir(), 'minwal-opening-'));
    const environment = { DATA_DIR: dataDir, DEMO: 'false', PORT: '0', LOG_LEVEL: 'error', DATABASE_URL: '' };
    const store = await openStoreProcess(environment);
    const phone = phoneNumber();
    try {
      const open = async () => {
        const context = await browser.newContext({
          baseURL: store.address,
          isMobile: true,
          hasTouch: true,
          viewport,
        });
        await context.addCookies([{ name: 'language', value: 'ar', url: store.address, sameSite: 'Strict' }]);
        return context;
      };
      const context = await open();
      const taps = await countTaps(context);
      const page = await context.newPage();
      const began = Date.now();
      const note: string[] = [];
      const said = (what: string) =>
        note.push(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s, ${taps()} taps`);
      const save = async () => {
        await page.getByRole('button', { name: t.consoleWords.save }).click();
        await expect(page.getByText(t.settings.saved)).toBeVisible();
      };
      const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });
      const goTo = async (name: string) => {
        await page.goto('/console/setup');
        await step(name).getByRole('link').first().click();
      };

      const { stdout } = await run(process.execPath, ['scripts/console-owner.ts', phone, 'رنا حلاق'], {
        cwd: root,
        env: { ...process.env, ...environment },
      });
      await page.goto(/\/console\/enter#\S+/.exec(stdout)?.[0] ?? '');
      await page.getByRole('textbox', { name: t.signIn.appCode }).pressSequentially(await appCode(page));
      await page.getByRole('button', { name: t.signIn.codesKept }).click();
      await page.getByRole('link', { name: t.today.toSetup }).click();
      await expect(page.getByRole('heading', { level: 1, name: t.setup.title })).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      said('first owner');

      await goTo(t.setup.steps.identity);
      const { identity, socialChannel } = t.settingWords;
      const who = page.getByRole('region', { name: identity.label });
      const names = who.getByRole('group', { name: identity.parts.name, exact: true });
      await names.getByRole('textbox', { name: t.consoleWords.inLanguage.ar }).fill('متجر رنا');
      await names.getByRole('textbox', { name: t.consoleWords.inLanguage.en }).fill('Rana');
      const address = who.getByRole('group', { name: identity.parts.address });
      await address.getByRole('textbox', { name: t.consoleWords.inLanguage.ar }).fill('حمص، شارع الدبلان');
      await address.getByRole('textbox', { name: t.consoleWords.inLanguage.en }).fill('Homs, Dablan Street');
      await who.getByRole('textbox', { name: identity.parts.phone }).fill('+963 31 123 456');
      const channel = page.getByRole('region', { name: socialChannel.label });
      await channel.getByRole('textbox', { name: socialChannel.parts.handle }).fill('@rana');
      await channel.getByRole('textbox', { name: socialChannel.parts.url }).fill('https://t.me/rana');
      await save();
      await page.getByRole('link', { name: t.setup.title }).first().click();
      await expect(step(t.setup.steps.identity)).toHaveAttribute('data-done');
      said('identity and channel');

      await goTo(t.setup.steps.dispatchCenter);
      const center = page.getByRole('region', { name: t.settingWords.dispatchCenter.label });
      await center.getByRole('textbox', { name: t.settings.pasteLocation }).fill('34.7268, 36.7234');
      // The last meters by the map: a press of its arrow, and a drag.
      const { openMap, nudge } = t.mapWords;
      await center.getByRole('button', { name: openMap }).click();
      const latitude = center.getByRole('textbox', { name: t.settingWords.dispatchCenter.parts.latitude });
      const pasted = await latitude.inputValue();
      await center.getByRole('button', { name: nudge.up }).click();
      await expect(latitude).not.toHaveValue(pasted);
      const nudged = await latitude.inputValue();
      await dragMap(page, center.getByLabel(t.mapWords.map, { exact: true }));
      await expect(latitude).not.toHaveValue(nudged);
      const name = center.getByRole('group', { name: t.settingWords.dispatchCenter.parts.name });
      await name.getByRole('textbox', { name: t.consoleWords.inLanguage.ar }).fill('حمص، الدبلان');
      await name.getByRole('textbox', { name: t.consoleWords.inLanguage.en }).fill('Homs, Dablan');
      const fees = page.getByRole('region', { name: t.settingWords.deliveryBands.label });
      await fees.getByRole('textbox', { name: t.settingWords.deliveryBands.parts.fee }).first().fill('١٧٥');
      await save();
      said('dispatch center and fees');

      await page.goto('/console/settings/returns');
      const days = page.getByRole('region', { name: t.settingWords.returnDays.label });
      await days.getByRole('textbox').fill('٥');
      await save();
      said('days of returns');

      await page.goto('/console/stock/rates');
      await page.getByRole('button', { name: t.stockCosts.setRate }).click();
      const rate = page.getByRole('dialog');
      await rate.getByRole('textbox', { name: t.stockCosts.rate }).fill('١١٥');
      await rate.getByRole('button', { name: t.stockCosts.setRate }).click();
      await expect(page.getByText(t.stockCosts.rateSet)).toBeVisible();
      said('dollar rate');

      const beforeWords = taps();
      await page.goto('/console/messages/templates/order.place');
      await page.getByRole('button', { name: t.messageDesk.test }).first().click();
      await expect(page.getByText(t.messageDesk.testStays)).toBeVisible();
      said('a test message');

      for (const policy of ['terms', 'privacy']) {
        await page.goto(`/console/content/texts/${policy}/new?kind=part`);
        await page.getByLabel(t.textDesk.fields.titleAr).fill('متجرنا');
        await page.getByLabel(t.textDesk.fields.titleEn).fill('Our shop');
        await page.getByLabel(t.textDesk.fields.textAr).fill('نحن في حمص.');
        await page.getByLabel(t.textDesk.fields.textEn).fill('We are in Homs.');
        await page.getByRole('button', { name: t.textDesk.create }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'متجرنا' })).toBeVisible();
        await page.goto(`/console/content/texts/${policy}`);
        await page.getByRole('button', { name: t.textDesk.publish, exact: true }).click();
        await page.getByRole('dialog').getByRole('button', { name: t.textDesk.publish }).click();
        await expect(page.getByText(t.textDesk.allPublished)).toBeVisible();
      }
      const wordsTaps = taps() - beforeWords;
      said('both policies');

      await goTo(t.setup.steps.courier);
      const courierName = 'يوسف المندوب';
      const courierPhone = phoneNumber();
      await page.getByRole('textbox', { name: t.staff.name }).fill(courierName);
      await page.getByRole('textbox', { name: t.staff.phone }).fill(asWritten(courierPhone));
      await expect(page.getByRole('checkbox', { name: t.staff.roles.courier })).toBeChecked();
      await page.getByRole('button', { name: t.invitations.addNow, exact: true }).click();
      await expect(page).toHaveURL(/\/console\/settings\/staff$/);
      await expect(page.getByText(courierName, { exact: true })).toBeVisible();
      said('a courier');

      // A form of a product offers what the shop lacks, as the step does.
      for (const form of ['add', 'new']) {
        await page.goto(`/console/products/${form}`);
        await expect(page.getByRole('button', { name: t.setup.starterAdd })).toBeVisible();
      }
      await page.goto('/console/setup');
      await page.getByRole('button', { name: t.setup.starterAdd }).click();
      await expect(page.getByText(t.setup.starterAdded)).toBeVisible();
      said('starter set');

      await goTo(t.setup.steps.products);
      const [n, p] = [t.newPieces, t.products];
      const photograph = await sharp({
        create: { width: 600, height: 800, channels: 3, background: '#a8203f' },
      })
        .jpeg()
        .toBuffer();
      await page
        .getByLabel(n.choose)
        .setInputFiles({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: photograph });
      await page.getByRole('link', { name: n.fillNext }).click();
      await page.getByLabel(p.fields.price, { exact: true }).fill('٢٥٠٠');
      await page.locator('select[name=subCategoryId]').selectOption({ index: 1 });
      const sizes = page.getByRole('group', { name: n.sizes });
      await sizes.locator('label').first().click();
      await sizes.getByRole('textbox').fill('٣');
      await page.getByLabel(n.name, { exact: true }).fill('فستان نرجس');
      await page.getByRole('button', { name: n.put }).click();
      await expect(page.getByText(n.allDone)).toBeVisible();
      const barcode = await onlyBarcode(dataDir);
      said('first product, with its pieces');

      const visitor = await open();
      const buyersTaps = await countTaps(visitor);
      const outside = await visitor.newPage();
      await outside.goto('/');
      await expect(outside.getByText(t.orderLimits.opensSoon)).toBeVisible();

      const beforeTest = taps();
      await page.goto('/console/setup');
      await step(t.setup.steps.testOrder).getByRole('button').first().click();
      await page.getByRole('dialog').getByRole('button', { name: t.setup.testPlace }).click();
      await expect(page.getByText(t.consoleOrders.testText)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
      await moveOrder({ number }, 'delivered', dataDir);
      await page.reload();
      await page.getByRole('button', { name: t.consoleOrders.testErase }).click();
      await expect(page.getByText(t.consoleOrders.testErased)).toBeVisible();
      const testTaps = taps() - beforeTest;
      said('test order, delivered and erased');

      await page.goto('/console/setup');
      await page.getByRole('button', { name: t.setup.open, exact: true }).click();
      await page.getByRole('button', { name: t.setup.openAnyway }).click();
      await expect(page.getByText(t.setup.isOpen).first()).toBeVisible();
      for (const done of [
        'identity',
        'channel',
        'dispatchCenter',
        'fees',
        'catalog',
        'products',
        'stock',
        'policies',
      ] as const)
        await expect(step(t.setup.steps[done])).toHaveAttribute('data-done');
      await expect(step(t.setup.steps.testOrder)).toHaveAttribute('data-done');
      await expect(step(t.setup.steps.days)).not.toHaveAttribute('data-done');
      expect(await barriers(page)).toEqual([]);
      said('open');

      const shopper = new Shopper(outside, t, 'ar');
      const order = await isOrdered(shopper, 'فستان نرجس');
      said(`a shopper’s order, ${buyersTaps()} taps of theirs`);
      await page.goto(`/console/orders/${order.number}`);
      await expect(page.getByText(t.consoleOrders.testText)).toHaveCount(0);
      const road = await open();
      const courier = { page: await road.newPage(), phone: courierPhone, name: courierName };
      await isSold({ t, owner: page, courier, shopper: outside, order, barcode, said });
      await road.close();
      said(`all, ${testTaps} of the taps for the test, ${wordsTaps} for the message and the policies`);
      process.stdout.write(`${note.join('\n')}\n`);
      expect(taps() - testTaps - wordsTaps).toBeLessThan(40);
      await visitor.close();
      await context.close();
    } finally {
      await store.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
