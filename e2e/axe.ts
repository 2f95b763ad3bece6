import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** What axe finds on the page as it stands, without its frames. The script is loaded once a document: parsing takes longer than looking. */
export async function violations(page: Page, options: axe.RunOptions = {}): Promise<axe.Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.evaluate(endOfAnimations);
  return page.evaluate(async (asked) => (await window.axe.run({ exclude: ['iframe'] }, asked)).violations, {
    resultTypes: ['violations'],
    // No rule that runs reads style sheets, which it would ask for again.
    preload: false,
    ...options,
  } satisfies axe.RunOptions);
}

/**
 * Resolves when nothing fades or moves in any more, after two seconds at most: half transparent text has too little contrast.
 * What takes longer is left out: it is endless, or a countdown during which the page is used. An animation may never settle.
 */
const endOfAnimations = async () =>
  Promise.race([
    new Promise((resolve) => setTimeout(resolve, 2000)),
    Promise.allSettled(
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline instanceof DocumentTimeline &&
            Number(effect?.getComputedTiming().endTime) <= 2000,
        )
        .map(async ({ finished }) => finished),
    ),
  ]).then(() => null);

declare global {
  interface Window {
    axe: typeof axe;
  }
}
