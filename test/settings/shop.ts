import type { Store } from '../../src/api/store.ts';
import type { Language } from '../../src/shop/language.ts';
import type { SettingName } from '../../src/shop/office/settings/groups.ts';
import type { Settings } from '../../src/shop/settings.ts';
import { buy, type TestStore } from '../buying.ts';
import { addProduct } from '../catalog.ts';
import { Client } from '../client.ts';
import { type ConsoleClient, openConsole } from '../console.ts';
import { randomPhone } from '../store.ts';

/** One of the processes of a shop, used like a test store of its own. */
export type Shop = TestStore & {
  /** The text of a page without its markup. */
  page: (path: string, visitor?: Client) => Promise<string>;
  owner: ConsoleClient;
  manager: ConsoleClient;
  support: ConsoleClient;
};

/** What a setting is changed to, and what people read before and after it in each process. */
export type Seen<Name extends SettingName = SettingName> = {
  to: Settings[Name];
  /** Through the door of one process, as a shopper or as the staff that it concerns. */
  look: (shop: Shop) => Promise<unknown>;
  was: unknown;
  is: unknown;
  /** The clock from the change on. */
  at?: string;
  /** For settings that have a call of their own. */
  change?: (shop: Shop) => Promise<void>;
};
export type SeenSettings<Name extends SettingName> = { [Each in Name]: Seen<Each> };

export async function openShop(store: TestStore, process: Store): Promise<Shop> {
  const guest = (more: { language?: Language } = {}) => new Client(process.app, more.language ?? 'en');
  const here: TestStore = {
    ...store,
    ...process,
    guest,
    shopper: async (more?: { phone?: string; registered?: boolean; language?: Language }) => {
      const client = guest(more);
      await client.signIn(more?.phone ?? randomPhone());
      if (more?.registered !== false) await client.completeProfile();
      return client;
    },
  };
  return {
    ...here,
    page: async (path, visitor = guest()) => {
      const { body } = await visitor.send('GET', path);
      return textOf(String(body));
    },
    owner: await openConsole(here, ['owner']),
    manager: await openConsole(here, ['manager']),
    support: await openConsole(here, ['support']),
  };
}

const textOf = (page: string) =>
  page
    .replaceAll(/<(?:script|style)[\s\S]*?<\/(?:script|style)>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replaceAll(/[\u2066-\u2069\u200E\u200F]/g, '')
    .replaceAll(/\s+/g, ' ');

export const damascus = { city: 'Damascus' } as const;
const DAY_MS = 24 * 3_600_000;

export const inDays = (shop: Shop, days: number) => new Date(shop.now().getTime() + days * DAY_MS);

/** A dress of 1,000. */
export const dress = (shop: Shop, more: Parameters<typeof addProduct>[1] = {}) =>
  addProduct(shop.db, { price: 1_000, stock: { 'black/M': 30, 'black/L': 30 }, ...more });

export async function ordered(shop: Shop, pieces = 1) {
  const shopper = await shop.shopper();
  const productId = await dress(shop);
  const order = await buy(shopper, productId, pieces);
  return { shopper, productId, id: order._id, order };
}

export const orderOf = async (shop: Shop, id: string) =>
  (await shop.manager.ask('getOrder', { id })).body.data.order;

/** The code an answer is refused with, or null. */
export const codeOf = ({ body }: { body: { code?: string } }) => body.code ?? null;
