import { expect, type Locator } from '@playwright/test';
import { journey } from './journey.ts';
import { moveOrder } from './merchant.ts';
import { findProducts } from './product.ts';
import { Shopper } from './shopper.ts';
import { words } from './words.ts';

journey(
  'a shopper reviews a delivered product, gets a vote, edits the review and deletes it',
  async ({ shopper, page, context, browser, language, t }) => {
    journey.slow();
    const [piece] = await findProducts(context, language, 1);
    await shopper.isSignedIn();
    await moveOrder(await shopper.hasOrdered(piece), 'delivered');
    await shopper.open(`/ProductDetails/${piece.id}`);
    const section = reviewsOf(shopper);
    const sheet = page.getByRole('dialog');

    await press(section.getByRole('button', { name: t.reviews.write }));
    await sheet.getByRole('button', { name: t.reviews.send }).click();
    await expect(sheet.getByText(t.reviews.chooseRating)).toBeVisible();
    await sheet.getByRole('radio', { name: t.ui.stars[3] ?? '' }).check();
    await sheet.getByRole('radio', { name: t.reviews.fit.small }).check();
    const comment = sheet.getByLabel(t.reviews.comment);
    const height = sheet.getByLabel(t.reviews.height);
    await comment.fill(`Thicker than it looks, ${shopper.phone}`);
    await height.fill('16');
    await page.reload();
    await press(section.getByRole('button', { name: t.reviews.write }));
    await expect(comment).toHaveValue(`Thicker than it looks, ${shopper.phone}`);
    await expect(height).toHaveValue('16');
    await sheet.getByRole('button', { name: t.reviews.send }).click();
    await expect(sheet.getByText(t.reviews.heightWrong)).toBeVisible();
    await height.fill('١٦٤');
    await sheet.getByRole('button', { name: t.reviews.send }).click();
    const own = section.getByRole('article').filter({ hasText: shopper.phone });
    await expect(own.first()).toContainText(t.reviews.mine);
    await expect(own.first()).toContainText(t.reviews.fit.small);
    // The size is that of the order.
    await expect(own.first()).toContainText(`${t.reviews.tall(164)} · ${t.reviews.took(piece.size.label)}`);

    // Another browser, without a chosen language.
    const reader = new Shopper(await (await browser.newContext()).newPage(), words.en, 'en');
    await reader.isSignedIn();
    await reader.open(`/ProductDetails/${piece.id}`);
    const seen = reviewsOf(reader).getByRole('article').filter({ hasText: shopper.phone });
    const counted = reader.page.waitForResponse(/review\/helpful/);
    await press(seen.getByRole('button', { name: reader.t.reviews.helpful }));
    await counted;
    const helped = seen.getByRole('button', { name: reader.t.reviews.helpfulTo(1) });
    await expect(helped).toHaveAttribute('aria-pressed', 'true');
    await reader.page.reload();
    await expect(helped).toHaveAttribute('aria-pressed', 'true');
    await press(reviewsOf(reader).getByRole('button', { name: reader.t.reviews.stars(4) }));
    await expect(seen).toBeVisible();
    const ofHeight = reviewsOf(reader).getByRole('checkbox', { name: reader.t.reviews.ofMyHeight });
    await press(ofHeight);
    const asked = reader.page.getByRole('dialog');
    await asked.getByLabel(reader.t.reviews.height).fill('168');
    await asked.getByRole('button', { name: reader.t.reviews.showOfMyHeight }).click();
    const near = reviewsOf(reader).getByRole('checkbox', { name: reader.t.reviews.heights(164, 172) });
    await expect(near).toBeChecked();
    await expect(seen).toBeVisible();
    await press(reviewsOf(reader).getByRole('button', { name: reader.t.reviews.changeHeight }));
    await expect(asked.getByLabel(reader.t.reviews.height)).toHaveValue('168');
    await asked.getByLabel(reader.t.reviews.height).fill('169');
    await asked.getByRole('button', { name: reader.t.reviews.showOfMyHeight }).click();
    await expect(seen).toHaveCount(0);
    await reader.context.close();

    await press(own.getByRole('button', { name: t.reviews.edit }));
    await sheet.getByRole('radio', { name: t.ui.stars[4] ?? '' }).check();
    await sheet.getByRole('button', { name: t.reviews.send }).click();
    await expect(own.first()).toContainText(t.reviews.stars(5));
    await press(own.getByRole('button', { name: t.reviews.remove }));
    await expect(own).toHaveCount(0);
    await page.getByRole('button', { name: t.reviews.undo }).click();
    await expect(own.first()).toContainText(t.reviews.stars(5));
  },
);

function reviewsOf({ page, t }: Shopper): Locator {
  return page.getByRole('heading', { name: t.reviews.title }).locator('xpath=ancestor::section');
}

/** A lazy section hydrates after the page: a press before that is lost. */
async function press(button: Locator): Promise<void> {
  await expect
    .poll(() =>
      button.first().evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps'))),
    )
    .toBe(true);
  await button.first().click();
}
