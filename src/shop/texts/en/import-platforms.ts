import type { PlatformId } from '../../office/imports/platform.ts';
import { isolated } from '../isolated.ts';
import { plural } from '../plural.ts';

/** Files of other platforms. */
export const importPlatforms = {
  platforms: {
    shopify: 'Shopify',
    woocommerce: 'WooCommerce',
    prestashop: 'PrestaShop',
    prestashopCombinations: 'PrestaShop, combinations',
    salla: 'Salla',
    zid: 'Zid',
    odoo: 'Odoo',
    vendure: 'Vendure',
    medusa: 'Medusa',
    facebook: 'Facebook',
  } satisfies Record<PlatformId, string>,
  knows: (platforms: string) =>
    `Exports of these are known by their headings: ${platforms}. Other files are read as a price list.`,
  isOf: (platform: string) => `This is a file of ${isolated(platform)}.`,
  needsProducts:
    'Combinations name their products by numbers alone. Send PrestaShop’s file of products first, then this one again.',
  combinationsNext:
    'If its products have sizes or colors as combinations, send that file next, before you import this one: both are read as one.',
  unit: {
    label: 'The prices of this file are in',
    pounds: 'New pounds',
    dollars: 'US dollars, at the shop’s rate',
    other: 'Another currency',
    rate: 'New pounds for one unit of it',
    says: (currency: string) => `The file says ${isolated(currency)}.`,
    asked: 'The file does not say it. Choose before you import.',
    set: 'Use this',
  },
  pricesDiffer: (count: number) =>
    plural(count, {
      one: 'One product had several prices for its sizes or colors. A product has one price here: the highest was taken.',
      other: `${count} products had several prices for their sizes or colors. A product has one price here: the highest was taken.`,
    }),
  noOrders:
    'Orders of another shop cannot be brought in: their stock, cash and returns would have no beginning here. Keep their file.',
};
