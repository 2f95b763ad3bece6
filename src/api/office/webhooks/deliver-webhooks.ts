import { setTimeout as wait } from 'node:timers/promises';
import { attemptDelivery, type Sender } from './attempt-delivery.ts';
import { type ClaimedDelivery, claimDeliveries, hasLiveWebhooks } from './delivery-queries.ts';
import { switchOffFailing } from './switch-off.ts';

/** Requests to one webhook at a time: a slow one does not hold up the others. */
const AT_ONCE = 4;
/** How long one run looks for new messages; the next run follows within the minute. */
const TURN_MS = 52_000;
const PAUSE_MS = 1000;

/**
 * Sends what is due for nearly a minute, so that the first retry comes after seconds. Throws the failures at the end.
 */
export async function runWebhooks(store: Sender, ending: AbortSignal): Promise<void> {
  await switchOffFailing(store);
  const end = Date.now() + TURN_MS;
  const sending = new Sending(store, ending);
  while (!ending.aborted && Date.now() < end && (await hasLiveWebhooks(store.db))) {
    if ((await sending.begin()) > 0) continue;
    await Promise.race([sending.one(), wait(PAUSE_MS, undefined, { signal: ending }).catch(() => {})]);
  }
  await sending.all();
}

/** Sends what is due now, and what becomes due by it. */
export async function deliverDueWebhooks(store: Sender): Promise<void> {
  await switchOffFailing(store);
  const sending = new Sending(store, new AbortController().signal);
  while ((await sending.begin()) > 0 || sending.isBusy) await sending.one();
  await sending.all();
}

/** Messages on their way, counted by webhook. */
class Sending {
  private readonly store: Sender;
  private readonly ending: AbortSignal;
  private readonly running = new Set<Promise<void>>();
  private readonly busy = new Map<string, number>();
  private readonly failures: unknown[] = [];

  constructor(store: Sender, ending: AbortSignal) {
    this.store = store;
    this.ending = ending;
  }

  get isBusy(): boolean {
    return this.running.size > 0;
  }

  /** Claims what is due where there is a free place, and begins to send it; returns how many. */
  async begin(): Promise<number> {
    const { db, clock } = this.store;
    const claimed = await claimDeliveries(db, clock(), { busy: this.busy, places: AT_ONCE });
    for (const delivery of claimed) {
      const sent: Promise<void> = this.send(delivery).finally(() => this.running.delete(sent));
      this.running.add(sent);
    }
    return claimed.length;
  }

  private async send(delivery: ClaimedDelivery): Promise<void> {
    const { webhookId } = delivery;
    const count = (more: number) => this.busy.set(webhookId, (this.busy.get(webhookId) ?? 0) + more);
    count(1);
    try {
      await attemptDelivery(this.store, delivery, this.ending);
    } catch (error) {
      this.failures.push(error);
    } finally {
      count(-1);
    }
  }

  /** Resolves when the next one is over; never if none is on its way. */
  one(): Promise<unknown> {
    return Promise.race(this.running);
  }

  /** Waits for all; throws the first failure. */
  async all(): Promise<void> {
    await Promise.all(this.running);
    if (this.failures.length > 0) throw new AggregateError(this.failures, 'webhooks were not recorded');
  }
}
