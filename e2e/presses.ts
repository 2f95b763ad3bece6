import type { BrowserContext, Locator, Page } from '@playwright/test';

/** Counts clicks on buttons and links, not typing and selects. */
export async function countTaps(context: BrowserContext): Promise<() => number> {
  let taps = 0;
  await context.exposeFunction('noteTap', () => (taps += 1));
  await context.addInitScript(() => {
    // The function that the browser was given above.
    const given = window as unknown as { noteTap?: () => void };
    addEventListener('click', ({ isTrusted }) => isTrusted && given.noteTap?.(), true);
  });
  return () => taps;
}

/** Moves a map under its pin. */
export async function dragMap(page: Page, map: Locator) {
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not shown');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + 40, { steps: 5 });
  await page.mouse.up();
}
