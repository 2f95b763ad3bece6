import type { SetupStep } from '../../settings/setup.ts';
import { plural } from '../plural.ts';

/** Going live. */
export const setup = {
  title: 'Opening the shop',
  count: (done: string, all: string) => `${done} of ${all}`,
  left: (steps: number) =>
    plural(steps, {
      one: 'One step is left before opening. The rest may wait.',
      other: `${steps} steps are left before opening. The rest may wait.`,
    }),
  ready: 'You can open. What is left may wait.',
  isOpen: 'The shop is open.',
  closeLink: 'Close it for some days',
  closed: 'Shoppers read that the shop opens soon. You and your staff see it as it will be.',
  look: 'See the shop',
  open: 'Open the shop',
  opened: 'The shop is open.',
  notOpened: 'Not opened. Try again.',
  wait: 'May wait',
  done: 'Done',
  steps: {
    identity: 'Name, address, phone',
    channel: 'Where shoppers write to you',
    dispatchCenter: 'Dispatch center',
    fees: 'Delivery fees',
    days: 'Days, holidays, returns',
    catalog: 'Brands, categories, sizes',
    products: 'First product',
    stock: 'Pieces in stock',
    courier: 'A courier',
    recovery: 'A way back in',
  } satisfies Record<SetupStep, string>,
  why: {
    identity: 'They stand at the foot of every page and on invoices.',
    channel: 'Your Telegram, WhatsApp or page.',
    dispatchCenter: 'Every fee is measured from this point.',
    fees: 'The usual ones for Syria are set. Look whether they fit you.',
    days: 'The usual ones are set: 3 days to return, 7 to exchange.',
    catalog: 'What products are sorted by.',
    products: 'A picture, a name, a price, its sizes. Publish it.',
    stock: 'Enter what you have as a receipt.',
    courier: 'You may be the courier yourself.',
    recovery: 'A second owner or recovery codes, should your phone be lost.',
  } satisfies Record<SetupStep, string>,
  bands: (count: number) => plural(count, { one: '1 band of distance', other: `${count} bands of distance` }),
  catalog: (brands: string, categories: string) => `${brands} brands, ${categories} categories`,
  products: (count: number) =>
    plural(count, { one: '1 product published', other: `${count} products published` }),
  pieces: (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` }),
};
