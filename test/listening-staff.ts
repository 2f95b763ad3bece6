import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect } from 'vitest';
import { tellStaff } from '../src/api/jobs/tell-staff.ts';
import type { Message } from '../src/api/platform/integrations/messages.ts';
import { openPush } from '../src/api/platform/integrations/push/open-push.ts';
import { readPush } from '../src/api/platform/integrations/push/push-settings.ts';
import type { Telegram } from '../src/api/platform/integrations/telegram.ts';
import type { StaffRole } from '../src/shop/people/staff/roles.ts';
import { HOUR_MS } from '../src/shop/time/durations.ts';
import { buy } from './buying.ts';
import { addProduct } from './catalog.ts';
import type { Client } from './client.ts';
import { type ConsoleClient, openConsole } from './console.ts';
import { answers, openOperator } from './operator.ts';
import { openPushed, subscribeTo } from './push-browser.ts';
import { openStore } from './store.ts';

type Told = { title: string; text: string; href: string; language: string };

const MORNING = '2026-11-22T10:00:00+03:00';

/** A store whose staff is told of news by a push service and a message gateway of the test's own, and by a bot. */
export async function openListening(telegram: Telegram | null = null) {
  const service = await openOperator(answers(201, ''));
  const { push: settings } = readPush({ PUSH_SERVICES: service.url });
  const push = openPush(settings, mkdtempSync(join(tmpdir(), 'push-')), () => new Date());
  const store = await openStore({ integrations: { push, telegram }, now: MORNING });
  const dress = await addProduct(store.db, { id: 'dress', stock: { 'black/M': 60 } });
  const sent: Message[] = [];
  const gateway: { failure: Error | null } = { failure: null };
  const messages = {
    kind: 'gateway' as const,
    send: async (message: Message) => {
      if (gateway.failure !== null) throw gateway.failure;
      sent.push(message);
    },
    health: () => [],
  };
  const open: { shopper: Client; orderId: string }[] = [];
  const tell = () => tellStaff({ ...store, clock: store.now, integrations: { push, messages, telegram } });
  const forget = () => {
    service.requests.length = 0;
    sent.length = 0;
  };
  const cancel = async ({ shopper, orderId }: (typeof open)[number]) => {
    expect((await shopper.call('cancelOrder', { orderId })).status).toBe(200);
  };
  beforeEach(async () => {
    forget();
    service.behave(answers(201, ''));
    gateway.failure = null;
    await store.db.deleteFrom('staff_push_devices').execute();
    await store.db.deleteFrom('staff_news_wishes').execute();
  });
  afterEach(async () => {
    // The shoppers' sessions are those of the morning.
    store.setNow(MORNING);
    for (const each of open.splice(0)) await cancel(each);
  });
  return {
    store,
    dress,
    service,
    sent,
    gateway,
    tell,
    /** Orders that the test placed and did not cancel. */
    open,
    cancel,
    /** What a browser was pushed. */
    heard: (browser: ReturnType<typeof subscribeTo>): Told[] =>
      service.requests
        .filter(({ path }) => path === new URL(browser.endpoint).pathname)
        .map((request) => openPushed(request, browser) as Told),
    /** A member with these roles whose phone is told everything from now on. */
    listener: async (roles: StaffRole[]) => {
      const member: ConsoleClient = await openConsole(store, roles);
      const phone = subscribeTo(service.url);
      expect((await member.ask('addNewsDevice', { token: phone.token })).status).toBe(201);
      await tell();
      forget();
      return { member, phone };
    },
    /** A new shopper's order; it is canceled when the test ends, and then waits for nothing. */
    order: async (product = dress, quantity = 1) => {
      const shopper = await store.shopper();
      const placed = await buy(shopper, product, quantity);
      open.push({ shopper, orderId: placed._id });
      return placed;
    },
    later: (hours: number) => store.setNow(new Date(store.now().getTime() + hours * HOUR_MS)),
  };
}
