import { expect } from '@playwright/test';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'the owner adds a webhook, reads its secret once, and sees what was not received',
  async ({ page, context, t, baseURL }) => {
    const w = t.webhooks;
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    await page.goto('/console/settings/webhooks/new');
    const add = page.getByRole('button', { name: w.add });
    await add.click();
    for (const problem of [w.nameMissing, w.urlMissing, w.eventsMissing])
      await expect(page.getByText(problem)).toBeVisible();
    const name = `المحاسبة ${Date.now()}`;
    await page.getByLabel(w.name).fill(name);
    await page.getByLabel(w.url).fill('https://10.0.0.7/hook');
    await page.getByLabel(w.eventNames['order.placed']).check();
    await expect(page.getByLabel(w.sendsAddress)).toBeDisabled();
    await page.getByLabel(w.eventNames['order.handedOver']).check();
    await page.getByLabel(w.sendsAddress).check();
    await expect(page.getByText(w.addressWarning)).toBeVisible();
    await page.getByLabel(w.sendsAddress).uncheck();
    await add.click();
    await expect(page.getByText(w.urlRefused)).toBeVisible();
    // Nothing is sent there: it stands for any public address until the next step.
    await page.getByLabel(w.url).fill('https://8.8.8.8/hook');
    await add.click();
    const sheet = page.getByRole('dialog');
    await expect(sheet.getByText(/^whsec_/)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: w.secretDone }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await expect(page.getByText(w.logNone)).toBeVisible();
    await expect(page.getByText(/whsec_/)).toHaveCount(0);

    await storeQuery(`update webhooks set url = 'https://192.0.2.1/hook' where name = $1`, [name]);
    await page.getByRole('button', { name: w.test }).click();
    const why = w.reasons['ENOTPUBLIC'] ?? '';
    await expect(page.getByText(w.testFailed(why))).toBeVisible();
    await page.getByRole('link', { name: t.consoleWords.open(w.testEvent) }).click();
    await expect(sheet.getByText('webhook.test')).toBeVisible();
    await expect(sheet.getByText(why)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: w.replay }).click();
    await expect(page.getByText(w.replayed)).toBeVisible();
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: w.rotate }).click();
    await sheet.getByRole('button', { name: w.rotate }).click();
    await expect(sheet.getByText(/^whsec_/)).toBeVisible();
    await sheet.getByRole('button', { name: w.secretDone }).click();
    await storeQuery(`update webhooks set off_at = now(), off_reason = 'gone' where name = $1`, [name]);
    await page.goto('/console');
    await page.getByRole('link', { name: t.today.toWebhooks }).click();
    await page.getByRole('link', { name: t.consoleWords.open(name) }).click();
    await expect(page.getByText(w.offBecause.gone)).toBeVisible();
    await page.getByRole('button', { name: w.remove }).click();
    await sheet.getByRole('button', { name: w.remove }).click();
    await expect(page.getByRole('heading', { level: 1, name: w.title })).toBeVisible();
    await expect(page.getByText(name)).toHaveCount(0);
  },
);

journey(
  'the owner makes a key for a program, which reads with it until it is revoked',
  async ({ page, context, t, baseURL, playwright }) => {
    const k = t.machineKeys;
    await isOnStaff(context, ['owner'], 'رنا', baseURL ?? '');
    await page.goto('/console/settings/keys?open=new');
    const sheet = page.getByRole('dialog');
    const name = `صندوق ${Date.now()}`;
    await sheet.getByRole('button', { name: k.add }).click();
    await expect(sheet.getByText(k.scopesMissing)).toBeVisible();
    await sheet.getByLabel(k.name).fill(name);
    await sheet.getByLabel(k.scopeNames['stock.read']).check();
    expect(await barriers(page)).toEqual([]);
    await sheet.getByRole('button', { name: k.add }).click();
    const secret = (await sheet.getByText(/^mwk_/).textContent()) ?? '';
    await sheet.getByRole('button', { name: k.secretDone }).click();
    const program = await playwright.request.newContext({
      baseURL: baseURL ?? '',
      extraHTTPHeaders: { authorization: `Bearer ${secret}` },
    });
    const read = async (path: string) => (await program.get(`/api/console/v1/${path}`)).status();
    expect([await read('stock'), await read('orders')]).toEqual([200, 403]);
    await page.reload();
    await page.getByRole('link', { name: t.consoleWords.open(name) }).click();
    await sheet.getByRole('button', { name: k.revoke }).click();
    await expect(sheet).toBeHidden();
    expect(await read('stock')).toBe(401);
    await program.dispose();
  },
);
