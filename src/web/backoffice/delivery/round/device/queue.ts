import type { QueuedEvent, Unsequenced } from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';
import { CallError } from '../../../../client/call-error.ts';
import { ask } from '../../../client/ask.ts';
import {
  dropEvent,
  markEvent,
  readEvents,
  readSnapshot,
  type Snapshot,
  storeEvent,
  storeSnapshot,
} from './device.ts';

/** The state of the connection to the server. */
export type Connection = 'ok' | 'none' | 'sending' | 'signedOut';
export type Round = {
  /** Undefined: not read from the device yet; null: there is none. */
  snapshot: Snapshot | null | undefined;
  events: readonly QueuedEvent[];
  connection: Connection;
  /** When the last act was sent. */
  sentAt: string | null;
};

/** As many acts as the server takes at once. */
const AT_ONCE = 200;
/** The pause between two tries while offline, in ms; doubled after each. */
const SHORTEST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** How long a loaded round counts as fresh, in ms. */
const FRESH_MS = 120_000;
/** How long a PIN's answer is awaited before the act counts as one made offline, in ms. */
const PIN_PATIENCE = 8000;

/** The act whose PIN the server checks: it is not shown as done before the answer. */
let checked: number | null = null;
let all: readonly QueuedEvent[] = [];
let round: Round = { snapshot: undefined, events: [], connection: 'ok', sentAt: null };
const listeners = new Set<() => void>();
const channel = new BroadcastChannel('round');
channel.addEventListener('message', () => void reread());

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const readRound = () => round;

function show(part: Partial<Round>): void {
  round = { ...round, ...part };
  for (const listener of listeners) listener();
}

/** Reads what is on the device, which another tab may have changed. */
async function reread(): Promise<void> {
  const [snapshot = null, events] = await Promise.all([readSnapshot(), readEvents()]);
  all = events;
  show({ snapshot, events: all.filter(({ sequence }) => sequence !== checked) });
}

async function changed(): Promise<void> {
  await reread();
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel has its own origin only
  channel.postMessage('changed');
}

/** Opens the round from the device, then sends and loads whenever it is online. */
export async function startRound(): Promise<void> {
  await reread();
  void sync(undefined, true);
  addEventListener('online', () => {
    pauseMs = SHORTEST_PAUSE_MS;
    void sync();
  });
  addEventListener('offline', () => show({ connection: 'none' }));
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void sync());
}

/**
 * Stores an event on the device and starts sending it. A PIN typed online waits for the server's answer: `wrongPin`
 * stores nothing.
 */
export async function record(event: Unsequenced): Promise<'kept' | 'wrongPin'> {
  const courierId = round.snapshot?.run.courier._id ?? '';
  const asksPin = event.kind === 'deliver' && event.pin !== undefined && navigator.onLine;
  const sequence = await storeEvent(courierId, event);
  checked = asksPin ? sequence : null;
  await changed();
  if (!asksPin) {
    void sync();
    return 'kept';
  }
  const live = { sequence, isOpen: true, isWrong: false };
  const waited = new Promise<void>((resolve) => {
    setTimeout(resolve, PIN_PATIENCE);
  });
  await Promise.race([sync(live), waited]);
  live.isOpen = false;
  checked = null;
  await changed();
  return live.isWrong ? 'wrongPin' : 'kept';
}

/** An event waiting for its answer at the door: sent as online. */
type Live = { sequence: number; isOpen: boolean; isWrong: boolean };

const unsent = () => all.filter(({ status }) => status === 'kept');

/** Sends stored events in order, then reads the round again unless it was just read. One tab at a time. */
export async function sync(live?: Live, isWanted = false): Promise<void> {
  await runExclusive(async () => {
    try {
      await reread();
      if (unsent().length > 0) await sendAll(live);
      // After a failure only an answer shows that the connection is back, even if the round is fresh.
      const isCut = round.connection === 'none' || round.connection === 'signedOut';
      if (isWanted || isCut || live?.isWrong === true || !isFresh(await readSnapshot())) {
        const run = await ask('getMyRun');
        await storeSnapshot({ run, at: new Date().toISOString() });
      }
      show({ connection: 'ok' });
      pauseMs = SHORTEST_PAUSE_MS;
    } catch (error) {
      show({ connection: isSignedOut(error) ? 'signedOut' : 'none' });
      tryLater();
    }
    await changed();
  });
}

let pauseMs = SHORTEST_PAUSE_MS;
let timer: ReturnType<typeof setTimeout> | undefined;

/** A browser reports that it is online before requests succeed. */
function tryLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => void sync(), pauseMs);
  pauseMs = Math.min(2 * pauseMs, LONGEST_PAUSE_MS);
}

const isFresh = (snapshot: Snapshot | undefined) =>
  snapshot !== undefined && Date.now() - new Date(snapshot.at).getTime() < FRESH_MS;

const isSignedOut = (error: unknown) =>
  error instanceof CallError && (error.status === 401 || error.status === 403);

async function sendAll(live: Live | undefined): Promise<void> {
  show({ connection: 'sending' });
  let most = AT_ONCE;
  for (;;) {
    const courierId = (await readSnapshot())?.run.courier._id;
    const queued = unsent().filter((each) => each.courierId === courierId);
    const batch = queued.slice(0, most);
    if (batch.length === 0) return;
    try {
      await sendBatch(batch, live);
      show({ sentAt: new Date().toISOString() });
    } catch (error) {
      if (!(error instanceof CallError) || error.status !== 400) throw error;
      // One of them is malformed for the server: it must not block the others.
      const [first] = batch;
      if (batch.length === 1 && first !== undefined) await markEvent(first.sequence, 'bad', error.code);
      most = 1;
    }
    await changed();
  }
}

async function sendBatch(batch: readonly QueuedEvent[], live: Live | undefined): Promise<void> {
  const events = batch.map(({ sequence, event }) => ({
    ...event,
    sequence,
    offline: !(live?.sequence === sequence && live.isOpen),
  }));
  const { results, cashHeld } = await ask('sendDoorEvents', { deviceNow: new Date().toISOString(), events });
  for (const { eventId, outcome, code } of results) {
    const queued = batch.find(({ event }) => event.eventId === eventId);
    if (queued === undefined) continue;
    if (outcome === 'done') await markEvent(queued.sequence, 'sent');
    else if (outcome === 'conflict') await markEvent(queued.sequence, 'bad', code);
    else if (live?.sequence === queued.sequence && live.isOpen) {
      live.isWrong = true;
      await dropEvent(queued.sequence);
    }
    // Otherwise the courier did not wait: it is sent again as an act made offline.
  }
  const snapshot = await readSnapshot();
  if (snapshot !== undefined) await storeSnapshot({ ...snapshot, run: { ...snapshot.run, cashHeld } }, false);
}

/** Notes that the courier has read that an act was refused. */
export async function setSeen({ sequence }: QueuedEvent): Promise<void> {
  await markEvent(sequence, 'seen');
  await changed();
}

let last: Promise<void> = Promise.resolve();

/** Runs `work` after what is already running, in this tab and in others. */
function runExclusive(work: () => Promise<void>): Promise<void> {
  // Web Locks exist on secure origins only.
  const run = async () => ('locks' in navigator ? navigator.locks.request('round', work) : work());
  last = last.then(run, run);
  return last;
}
