import { expect, type Page } from '@playwright/test';
import { asciiDigits } from '../../src/shop/ascii-digits.ts';
import type { Words } from '../words.ts';

/** Lists whose tabs count their rows. */
const LISTS = ['/orders', '/returns', '/pack'];
/** Rows of a table, and the queue of returns. */
const ROWS = 'tbody tr, a[href^="/console/returns/"]';
/** Longer tabs are not gone through. */
const MOST_ROWS = 60;

/** Each number on Today and each number of a tab is how many rows stand behind its link, over all pages. */
export async function countsAreRows(page: Page, t: Words): Promise<void> {
  const main = page.getByRole('main');
  const wrong: string[] = [];
  const see = async (links: { href: string; count: number }[]) => {
    for (const { href, count } of links.filter((link) => link.count <= MOST_ROWS)) {
      await page.goto(href);
      const rows = await rowsOf(page, t);
      if (rows !== count) wrong.push(`${href} says ${count} and has ${rows}`);
    }
  };
  await page.goto('/console');
  await see(await numbered(main.getByRole('list', { name: t.today.counts }).getByRole('link')));
  for (const path of LISTS) {
    await page.goto(`/console${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await see(await numbered(page.getByRole('navigation', { name: t.consoleWords.views }).getByRole('link')));
  }
  expect(wrong).toEqual([]);
}

async function numbered(links: ReturnType<Page['getByRole']>): Promise<{ href: string; count: number }[]> {
  const all = await links.evaluateAll((found) =>
    found.map((link) => ({
      href: (link as HTMLAnchorElement).href,
      text: link.querySelector('b, span')?.textContent ?? '',
    })),
  );
  return all.flatMap(({ href, text }) => {
    const digits = asciiDigits(text).replace(/\D/g, '');
    return digits === '' ? [] : [{ href, count: Number(digits) }];
  });
}

async function rowsOf(page: Page, t: Words): Promise<number> {
  let rows = 0;
  for (;;) {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    rows += await page.getByRole('main').locator(ROWS).count();
    const next = page.getByRole('link', { name: t.consoleWords.nextPage });
    if ((await next.count()) === 0) return rows;
    await page.goto(new URL((await next.first().getAttribute('href')) ?? '', page.url()).href);
  }
}
