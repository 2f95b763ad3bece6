import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** The longest wait, in ms, before a cached answer counts as unusable. */
const PATIENCE_MS = 300;
/** A connection silent for this long, in ms, is closed. */
const SILENCE_MS = 3000;
const RECONNECT_MS = 250;

type Channels = Readonly<Record<string, (message: string) => void>>;

/**
 * Listens to channels on its own connection and reconnects. `began` is called on each start, before any notification:
 * those in between are lost.
 */
export class Listener {
  private readonly options: pg.ClientConfig;
  private readonly ending = new AbortController();
  private readonly listening: Promise<void>;
  private client: pg.Client | null = null;
  /** The same, or one that is connecting. */
  private newest: pg.Client | null = null;
  private running: Promise<boolean> | null = null;
  private next: Promise<boolean> | null = null;

  constructor(url: string, channels: Channels, began: () => void) {
    this.options = {
      connectionString: url,
      application_name: 'minwal changes',
      connectionTimeoutMillis: SILENCE_MS,
      keepAlive: true,
    };
    this.listening = this.keepListening(channels, began);
  }

  /**
   * True once all notifications of changes committed before the call were received, false if that takes too long. It
   * sends an empty query: PostgreSQL signals listeners before it confirms a commit, and delivers before it answers the
   * next query. Concurrent callers share one.
   */
  caughtUp(): Promise<boolean> {
    if (this.running === null) return inTime(this.ask());
    this.next ??= inTime(this.askNext(this.running));
    return this.next;
  }

  async stop(): Promise<void> {
    this.ending.abort();
    if (this.newest !== null) hangUp(this.newest);
    await this.listening;
  }

  private async askNext(running: Promise<boolean>): Promise<boolean> {
    await running;
    this.next = null;
    return this.ask();
  }

  private ask(): Promise<boolean> {
    const { client } = this;
    if (client === null) return Promise.resolve(false);
    this.running = answerOf(client).finally(() => (this.running = null));
    return this.running;
  }

  private async keepListening(channels: Channels, began: () => void): Promise<void> {
    while (!this.ending.signal.aborted) {
      const client = (this.newest = new pg.Client(this.options));
      const gone = new Promise<void>((done) => client.once('end', done));
      client.on('error', () => hangUp(client));
      client.on('notification', ({ channel, payload }) => channels[channel]?.(payload ?? ''));
      try {
        await client.connect();
        await client.query(
          Object.keys(channels)
            .map((channel) => `listen ${channel}`)
            .join('; '),
        );
        began();
        this.client = client;
        await gone;
      } catch {
        hangUp(client); // the database is down; the next attempt follows
      }
      this.client = null;
      await wait(RECONNECT_MS, undefined, { signal: this.ending.signal }).catch(() => {});
    }
  }
}

async function answerOf(client: pg.Client): Promise<boolean> {
  const silence = setTimeout(() => hangUp(client), SILENCE_MS);
  try {
    await client.query('');
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(silence);
  }
}

// A timeout resolves to false for the caller; the query goes on, and no other is sent until it ends.
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const patience = new AbortController();
  const late = wait(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}

// A server that hangs does not answer a graceful end either.
const hangUp = (client: pg.Client) => void client.connection.stream.destroy();
