import type { BrowserContext } from '@playwright/test';

/** Opens the sections of the product's form, which fold on phones, where they were not pressed before. */
export const opensSections = async (context: BrowserContext) =>
  context.addInitScript(() => {
    // A new tab is empty at first, and has no storage.
    if (!location.href.startsWith('http')) return;
    const all = ['names', 'pictures', 'prices', 'variants', 'words', 'rest'];
    if (localStorage.getItem('product-sections') === null)
      localStorage.setItem(
        'product-sections',
        JSON.stringify(Object.fromEntries(all.map((id) => [id, true]))),
      );
  });
