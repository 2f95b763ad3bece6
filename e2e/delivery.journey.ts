import { expect } from '@playwright/test';
import type { Order } from '../src/shop/buying/orders/contract.ts';
import { displayOrderNumber } from '../src/shop/buying/orders/order-number.ts';
import { barriers } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { journey } from './journey.ts';
import { findProducts } from './product.ts';
import { storeQuery } from './store-query.ts';

journey.use({ language: 'ar' });

journey(
  'a manager makes a run for a courier and one for a company, and writes down what the company says',
  async ({ page, shopper, t, baseURL, isMobile }) => {
    journey.skip(isMobile, 'the desk has more to show, and is looked at at 360 px too');
    await shopper.isSignedIn();
    const pieces = await findProducts(page.context(), 'ar', 1);
    const [one, two] = [await shopper.hasOrdered(...pieces), await shopper.hasOrdered(...pieces)];
    const ids = [one._id, two._id];
    await storeQuery(`update orders set status = 'inProgress' where id = any($1)`, [ids]);
    await storeQuery(`update parcels set stage = 'packed' where order_id = any($1)`, [ids]);
    const courier = `مندوب ${one.number}`;
    await storeQuery(
      `insert into staff (phone, name, roles) values ('+96395' || right($1, 7), $2, '{courier}')`,
      [one.number, courier],
    );
    await isOnStaff(page.context(), ['manager'], 'سهى', baseURL ?? '');

    const tick = async ({ number }: Order) =>
      page.getByRole('checkbox', { name: new RegExp(displayOrderNumber(number)) }).check();
    await page.goto('/console/delivery');
    await tick(one);
    await tick(two);
    await page.getByRole('button', { name: t.delivery.makeRun(t.delivery.parcels(2)) }).click();
    await expect(page.getByText(t.delivery.carrierMissing)).toBeVisible();
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('combobox', { name: t.delivery.carrier }).selectOption({ label: courier });
    await page.getByRole('button', { name: t.delivery.makeRun(t.delivery.parcels(2)) }).click();

    await expect(page.getByRole('heading', { level: 1, name: t.delivery.runOf(courier) })).toBeVisible();
    await page.getByRole('button', { name: t.delivery.takeOut(two.number) }).click();
    await expect(page.getByRole('listitem')).toHaveCount(1);
    expect(await barriers(page)).toEqual([]);
    await page.getByRole('button', { name: t.delivery.handOverTo(courier) }).dblclick();
    await expect(page.getByText(t.delivery.waitsForAccept(courier))).toBeVisible();

    await page.goto('/console/delivery');
    await page.getByRole('button', { name: t.delivery.addCompany }).click();
    const sheet = page.getByRole('dialog');
    const company = `شحن ${one.number}`;
    await sheet.getByRole('textbox', { name: t.delivery.nameAr }).fill(company);
    await sheet.getByRole('textbox', { name: t.delivery.nameEn }).fill(`Freight ${one.number}`);
    await sheet.getByRole('button', { name: t.delivery.add, exact: true }).click();
    await expect(page.getByRole('link', { name: company })).toBeVisible();
    await tick(two);
    await page.getByRole('combobox', { name: t.delivery.carrier }).selectOption({ label: company });
    await page.getByRole('button', { name: t.delivery.makeRun(t.delivery.parcels(1)) }).click();
    await page.getByRole('button', { name: t.delivery.handOverTo(company) }).click();
    await expect(page.getByText(t.delivery.waybillMissing)).toBeVisible();
    const waybill = page.getByRole('textbox', { name: t.delivery.waybill(two.number) });
    await waybill.fill(`NF-${two.number}`);
    await page.reload();
    await expect(waybill).toHaveValue(`NF-${two.number}`);
    await page.getByRole('button', { name: t.delivery.handOverTo(company) }).click();
    await expect(page.getByText(`NF-${two.number}`)).toBeVisible();
    const drafts = () =>
      page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('waybills ')));
    await expect.poll(drafts).toEqual([]);

    await page.goto('/console/delivery');
    const companies = page.getByRole('region', { name: t.delivery.companies });
    await companies.getByRole('link', { name: company }).click();
    await page.getByRole('link', { name: new RegExp(two.number) }).click();
    await sheet.getByRole('button', { name: t.delivery.save }).click();
    await expect(sheet.getByText(t.delivery.officeMissing)).toBeVisible();
    await sheet.getByRole('textbox', { name: t.delivery.office }).fill('الجميلية، 021 222 3333');
    await sheet.getByRole('button', { name: t.delivery.save }).click();
    await expect(page.getByText(t.delivery.noneHere)).toBeVisible();
    await page.getByRole('link', { name: t.delivery.companyStages.atOffice }).click();
    await expect(page.getByText(two.number)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    expect(await barriers(page)).toEqual([]);
  },
);
