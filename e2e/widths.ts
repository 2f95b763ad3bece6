import { readdirSync } from 'node:fs';

export type Width = 'phone' | 'desk';

/** Journeys whose point is the width: what they look for is elsewhere on a phone, or their parts belong to one each. */
const AT_BOTH = [
  'brand',
  'buy',
  'console',
  'console-import',
  'console-order-page',
  'console-orders',
  'console-reports',
  'console-stock',
  'forced-colors',
  'home',
  'keyboard',
  'layout',
  'lists',
  'product',
  'without-script',
];

/** Journeys of which a part is skipped at the other width. */
const AT_ONE: Record<Width, string[]> = {
  phone: [
    'chat-cart',
    'console-alone',
    'console-cash',
    'console-coupons',
    'console-day',
    'console-drafts',
    'console-invitation',
    'console-lists',
    'console-loss',
    'console-lost-answers',
    'console-messages',
    'console-new-product',
    'console-nothing-yet',
    'console-opening',
    'console-packing',
    'console-photographs',
    'console-pictures',
    'console-prices',
    'console-products',
    'console-returns',
    'console-safe',
    'console-settings',
    'console-size-guides',
    'console-statement',
    'console-two-at-once',
    'console-two-editors',
    'error-messages',
    'error-messages-cart',
    'error-messages-favorites',
    'error-messages-no-answer',
    'error-messages-orders',
    'favorites',
    'first-view',
    'office',
    'order-edits',
    'round',
    'save-data',
    'small-screens',
    'targets',
  ],
  desk: [
    'console-board',
    'console-keys',
    'console-pages',
    'console-shared-laptop',
    'console-week',
    'delivery',
    'every-page',
    'guards',
  ],
};

const ENDING = '.journey.ts';

/** Journeys in a file for both widths that are the same at both name the one where they are walked by a tag. */
export function elsewhere(width: Width): RegExp[] {
  if (atEveryWidth()) return [];
  return [width === 'phone' ? /@desk/ : /@phone/];
}

/** The files of journeys at this width. One that no width is named for takes the one that its name has drawn. */
export function journeysAt(width: Width): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith(ENDING));
  if (atEveryWidth()) return files;
  return files.filter((file) => widthsOf(file.slice(0, -ENDING.length)).includes(width));
}

const atEveryWidth = () => process.env['JOURNEYS_AT_EVERY_WIDTH'] === 'true';

function widthsOf(name: string): Width[] {
  if (AT_BOTH.includes(name)) return ['phone', 'desk'];
  if (AT_ONE.phone.includes(name)) return ['phone'];
  if (AT_ONE.desk.includes(name)) return ['desk'];
  const drawn = Array.from(name, (letter) => letter.charCodeAt(0)).reduce((sum, code) => sum + code, 0);
  return [drawn % 2 === 0 ? 'phone' : 'desk'];
}
