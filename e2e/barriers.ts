import type { Page } from '@playwright/test';
import { violations } from './axe.ts';

export type Wanted = {
  /** The least height of what is pressed, in px. */
  target?: number;
  /** Text has a contrast of 7:1. */
  inSun?: boolean;
};

/** Serious violations that axe finds, sideways scrolling, and targets that are too small. */
export async function barriers(page: Page, { target = 0, inSun = false }: Wanted = {}): Promise<string[]> {
  const found = await violations(page, { rules: { 'color-contrast-enhanced': { enabled: inSun } } });
  const serious = found.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const small = await page.evaluate(
    (least) =>
      [...document.querySelectorAll('a, button, label:has(input), select')]
        .filter((element) => element.checkVisibility() && element.getBoundingClientRect().height < least)
        .map((element) => `small: ${element.textContent}`),
    target,
  );
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return [
    ...serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
    ...small,
    ...(isWide ? ['scrolls sideways'] : []),
  ];
}
