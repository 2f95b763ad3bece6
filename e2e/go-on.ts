import { expect } from '@playwright/test';
import type { Shopper } from './shopper.ts';

/** The continue button is visible once: at the bottom on phones, under the step on desktops. */
export async function goOn({ page }: Shopper, name: string): Promise<void> {
  const before = page.url();
  const main = page.getByRole('main');
  await main
    .getByRole('link', { name })
    .or(main.getByRole('button', { name }))
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).not.toHaveURL(before);
}
