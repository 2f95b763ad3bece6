import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import type { Order } from '../../src/shop/buying/orders/contract.ts';
import { headlineOf } from '../../src/shop/buying/orders/headline.ts';
import type { StaffRole } from '../../src/shop/people/staff/roles.ts';
import { consoleCall } from '../console-call.ts';
import { isOnStaff } from '../console-session.ts';
import type { OwnStore } from '../own-store.ts';
import { Shopper } from '../shopper.ts';
import { storeCall } from '../store-call.ts';
import type { Words } from '../words.ts';
import { type Fate, fates, type Placed } from './orders.ts';

export const PHONE = { isMobile: true, hasTouch: true, viewport: { width: 360, height: 780 } } as const;
export const DESK = { viewport: { width: 1280, height: 900 } } as const;
/** More than the ten minutes from which on a wrong clock is noted. */
export const WRONG_CLOCK_MS = 11 * 60_000;
const SHOPPERS = 5;

export type Person = { readonly page: Page; readonly context: BrowserContext; readonly id: string };

/** The people of a day, their screens, and the orders. */
export class Day {
  readonly t: Words;
  readonly store: OwnStore;
  readonly people: Record<'owner' | 'packer' | 'accountant' | 'yousef' | 'samer', Person>;
  readonly shoppers: readonly Shopper[];
  readonly companyId: string;
  orders: readonly Placed[] = [];

  private constructor(given: Pick<Day, 't' | 'store' | 'people' | 'shoppers' | 'companyId'>) {
    this.t = given.t;
    this.store = given.store;
    this.people = given.people;
    this.shoppers = given.shoppers;
    this.companyId = given.companyId;
  }

  /** Everybody is signed in; the first shopper has the journey's own page. */
  static async begun(page: Page, t: Words, store: OwnStore, browser: Browser): Promise<Day> {
    const language = (await page.context().cookies()).filter(({ name }) => name === 'language');
    const sits = async (screen: BrowserContextOptions): Promise<BrowserContext> => {
      const context = await browser.newContext({ baseURL: store.address, ...screen });
      await context.addCookies(language);
      return context;
    };
    const works = async (role: StaffRole, name: string, screen: BrowserContextOptions): Promise<Person> => {
      const context = await sits(screen);
      const id = await isOnStaff(context, [role], name, store.address);
      return { context, id, page: await context.newPage() };
    };
    const people = {
      owner: await works('owner', 'لينا صاحبة المتجر', DESK),
      packer: await works('packer', 'باسل', PHONE),
      accountant: await works('accountant', 'نديم المحاسب', DESK),
      yousef: await works('courier', 'يوسف المندوب', PHONE),
      samer: await works('courier', 'سامر المندوب', PHONE),
    };
    await people.samer.context.addInitScript((off) => {
      const Right = Date;
      globalThis.Date = class extends Right {
        constructor(...given: [] | [number]) {
          super(given.length === 0 ? Right.now() + off : given[0]);
        }
        static override now = () => Right.now() + off;
      } as DateConstructor;
    }, WRONG_CLOCK_MS);
    const shoppers = [new Shopper(page, t, 'ar')];
    while (shoppers.length < SHOPPERS)
      shoppers.push(new Shopper(await (await sits(PHONE)).newPage(), t, 'ar'));
    for (const shopper of shoppers) await shopper.isSignedIn();
    const names = { nameEn: 'Homs Express', nameAr: 'حمص إكسبريس' };
    const { company } = await consoleCall(people.owner.context, 'addCompany', names);
    const terms = {
      ...names,
      phone: '',
      feeKind: 'fixed',
      feeValue: 100,
      feeIncluded: true,
      version: 1,
    } as const;
    await consoleCall(people.owner.context, 'updateCompany', { id: company._id, ...terms });
    return new Day({ t, store, people, shoppers, companyId: company._id });
  }

  /** The orders with these fates, in the order of placing. */
  of(...wanted: readonly Fate[]): Placed[] {
    return this.orders.filter(({ fate }) => wanted.includes(fate));
  }

  /** The first order with a fate. */
  the(fate: Fate): Placed {
    const [placed] = this.of(fate);
    if (placed === undefined) throw new Error(`no order is ${fate}`);
    return placed;
  }

  /** All orders that go to one quarter. */
  to(quarter: (typeof fates)[Fate][1]): Placed[] {
    return this.orders.filter(({ fate }) => fates[fate][1] === quarter);
  }

  /** The order as its shopper reads it now. */
  async read(placed: Placed): Promise<Order> {
    const input = { orderId: placed.order._id };
    placed.order = (await storeCall(placed.shopper, 'getOrderDetails', input, 'ar')).order;
    return placed.order;
  }

  /** The order as the owner reads it now. */
  async desk({ order }: Placed) {
    return (await consoleCall(this.people.owner.context, 'getOrder', { id: order.number })).order;
  }

  /** What the shopper's page says above all. */
  async shopperReads(placed: Placed, status: Order['status']): Promise<Page> {
    const shopper = this.shoppers.find(({ context }) => context === placed.shopper);
    if (shopper === undefined) throw new Error('somebody placed this order');
    await shopper.page.goto(`/order/${placed.order._id}`);
    const said = this.t.orders.headline[headlineOf({ ...placed.order, status })];
    await expect(shopper.page.getByRole('heading', { level: 1 })).toHaveText(said);
    return shopper.page;
  }

  async ends(): Promise<void> {
    for (const { context } of Object.values(this.people)) await context.close();
    for (const { context } of this.shoppers.slice(1)) await context.close();
  }
}
