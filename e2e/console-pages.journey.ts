import { expect, type Page } from '@playwright/test';
import { type Language, languages } from '../src/shop/language.ts';
import { violations } from './axe.ts';
import { lasting } from './barriers.ts';
import { isOnStaff } from './console-session.ts';
import { alike, consoleAddresses } from './gallery/console-routes.ts';
import { faultsOf } from './gallery/faults.ts';
import { journey } from './journey.ts';

/** Widths in px with the sizes of text that have to fit. */
const SIZES = [
  [1280, '100%'],
  [768, '100%'],
  [360, '200%'],
  [360, '100%'],
] as const;

for (const language of languages) {
  journey.describe(language, () => {
    // English is seen by day on a desk, Arabic at night on a phone: by axe, which takes longest.
    journey.use({ language, theme: language === 'ar' ? 'dark' : 'light' });
    journey.skip(({ isMobile }) => isMobile, 'the widths are set here');

    // In halves, which run beside each other.
    for (const half of [0, 1])
      journey(
        `every page of the console fits and is open to everybody (${half + 1} of 2)`,
        async ({ page, context, t, baseURL }) => {
          journey.slow();
          await isOnStaff(context, ['owner'], 'Rana', String(baseURL));
          const addresses = [...(await consoleAddresses(context))]
            .filter(
              ([name]) => !alike.includes(name) || alike.indexOf(name) % 2 === languages.indexOf(language),
            )
            .map(([, address]) => address);
          const found: string[] = [];
          for (const address of addresses.filter((_each, place) => place % 2 === half)) {
            await page.goto(address);
            await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
            await expect(page.getByRole('progressbar')).toHaveCount(0);
            const failed = await page.getByRole('heading', { name: t.consoleWords.failedTitle }).count();
            if (failed > 0) found.push(`${address} is not shown`);
            const faults = [...(await misfits(page, language)), ...(await lasting(() => barriers(page)))];
            found.push(...new Set(faults.map((fault) => `${address} ${fault}`)));
          }
          expect(found).toEqual([]);
        },
      );
  });
}

async function misfits(page: Page, language: Language): Promise<string[]> {
  const found: string[] = [];
  // The last one is the look that axe sees.
  for (const [width, text] of language === 'ar' ? SIZES : SIZES.toReversed()) {
    await page.setViewportSize({ width, height: 800 });
    // What measures itself, or asks for the width, follows a frame later.
    const faults = await lasting(() => page.evaluate(faultsOf, text));
    found.push(...faults.map((fault) => `${width} px, text ${text}: ${fault}`));
  }
  return found;
}

async function barriers(page: Page): Promise<string[]> {
  const found = await violations(page);
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`);
}
