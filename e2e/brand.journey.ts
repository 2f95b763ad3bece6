import { type APIRequestContext, expect } from '@playwright/test';
import { journey } from './journey.ts';
import { isHydrated } from './shopper.ts';

journey(
  'a brand has one address: others lead there and keep what was asked',
  { tag: '@desk' },
  async ({ shopper, page, request }) => {
    const canonical = '/brands/rakda/rakda';
    expect(await leadsTo(request, '/brands/rakda')).toEqual([301, canonical]);
    expect(await leadsTo(request, '/brands/rakda/something-old?page=2&sort=rating')).toEqual([
      301,
      `${canonical}?page=2&sort=rating`,
    ]);
    expect((await request.get('/brands/no-such-brand')).status()).toBe(404);
    await shopper.open('/about');
    await shopper.open('/brands/rakda/old');
    await expect(page).toHaveURL(/\/brands\/rakda\/rakda$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
  },
);

journey(
  'a guest who follows a brand signs in and comes back following it, one more than before',
  { tag: '@phone' },
  async ({ shopper, page, t }) => {
    // Another brand on each screen: both count at once.
    const brand = shopper.hasPhone ? 'sinnarat-teta' : 'zarzoura';
    await shopper.open(`/brands/${brand}`);
    const follow = page.getByRole('main').getByRole('button', { name: t.catalog.follow });
    const followers = async () => Number(/· (\d+)/.exec(await status.innerText())?.[1] ?? 0);
    const status = page.getByRole('main').getByRole('status').first();
    const before = await followers();
    await follow.click();
    await expect(page).toHaveURL(/\/PhoneNumber\?next=/);
    await shopper.sendNumber();
    await page.getByRole('button', { name: t.account.fill }).click();
    await expect(page.getByRole('heading', { name: t.accountProfile.almostDone })).toBeVisible();
    await shopper.completeProfile();
    await expect(page).toHaveURL(new RegExp(`/brands/${brand}/`));
    const following = page.getByRole('main').getByRole('button', { name: t.catalog.following });
    await expect(following).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(followers).toBe(before + 1);
    await page.reload();
    await isHydrated(page);
    await expect(following).toBeVisible();
    await expect.poll(followers).toBe(before + 1);
    await following.click();
    await expect.poll(followers).toBe(before);
  },
);

journey('a brand is narrowed by category and kind, and cleared again', async ({ shopper, page, t }) => {
  await shopper.open('/brands/bas-sadeh/bas-sadeh?categoryId=shoes');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: t.catalog.brandNoMatch })).toBeVisible();
  await main.getByRole('link', { name: t.catalog.clearFilters }).filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/brands\/bas-sadeh\/bas-sadeh$/);
  await expect(page.getByRole('article')).toHaveCount(6);
  const place = shopper.hasPhone
    ? main.getByRole('group', { name: t.catalog.category })
    : main.getByRole('navigation', { name: t.catalog.category });
  await place.getByRole('link').nth(1).click();
  await expect(page).toHaveURL(/categoryId=/);
  await expect(place.getByRole('link').nth(1)).toHaveAttribute('aria-current', /page|true/);
});

/** Where the server sends a visitor instead, and with which status. */
async function leadsTo(request: APIRequestContext, path: string) {
  const answer = await request.get(path, { maxRedirects: 0 });
  return [answer.status(), answer.headers()['location']];
}
