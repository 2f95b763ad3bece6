import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the page as it stands, without its frames. The script is loaded once a document: parsing takes longer than looking. */
export async function violations(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (asked) => (await window.axe.run({ exclude: ['iframe'] }, asked)).violations, {
    resultTypes: ['violations'],
    ...options,
  } satisfies axe.RunOptions);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
