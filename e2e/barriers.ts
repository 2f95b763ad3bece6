import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { violations } from './axe.ts';

export type Wanted = {
  /** The least height of what is pressed, in px. */
  target?: number;
  /** Text has a contrast of 7:1. */
  inSun?: boolean;
};

/** Serious violations that axe finds, sideways scrolling, and targets that are too small, unless they are gone in a moment. */
export const barriers = (page: Page, wanted: Wanted = {}): Promise<string[]> =>
  lasting(() => barriersNow(page, wanted));

/** What is found wrong over a while: a page that still loads or moves is not what a person meets. */
export async function lasting(find: () => Promise<string[]>): Promise<string[]> {
  const end = Date.now() + 5000;
  for (;;) {
    const found = await find();
    if (found.length === 0 || Date.now() > end) return found;
    await wait(250);
  }
}

async function barriersNow(page: Page, { target = 0, inSun = false }: Wanted): Promise<string[]> {
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
