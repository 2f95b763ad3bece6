import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

/** Longer than this nobody waits to use something kept: it is read anew. */
const PATIENCE_MS = 300;
/** A connection that says nothing for so long is given up. */
const SILENCE_MS = 3000;
const RECONNECT_MS = 250;

/**
 * Listens to one channel of the database at `url` on a connection of its own, and comes back when that was lost. `began`
 * is called each time it listens anew, before anything is heard: what was told in between is lost.
 */
export class Listener {
  private readonly options: pg.ClientConfig;
  private readonly ending = new AbortController();
  private readonly listening: Promise<void>;
  /** The one that listens. */
  private client: pg.Client | null = null;
  /** The same, or one that is still connecting. */
  private newest: pg.Client | null = null;
  private running: Promise<boolean> | null = null;
  private next: Promise<boolean> | null = null;

  constructor(url: string, channel: string, began: () => void, heard: (message: string) => void) {
    this.options = {
      connectionString: url,
      application_name: 'minwal changes',
      connectionTimeoutMillis: SILENCE_MS,
      keepAlive: true,
    };
    this.listening = this.keepListening(channel, began, heard);
  }

  /**
   * Resolves to true once everything has been heard whose commit was answered before this was called; to false where
   * that cannot be had in time. It asks nothing on the listening connection and waits for the answer: PostgreSQL signals
   * the listeners before it answers a commit, and a listener sends what it was signaled before it answers the next
   * question. Whoever comes while a question is out shares the one after it.
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

  private async keepListening(
    channel: string,
    began: () => void,
    heard: (message: string) => void,
  ): Promise<void> {
    while (!this.ending.signal.aborted) {
      const client = (this.newest = new pg.Client(this.options));
      const gone = new Promise<void>((done) => client.once('end', done));
      client.on('error', () => hangUp(client));
      client.on('notification', ({ payload }) => heard(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        began();
        this.client = client;
        await gone;
      } catch {
        hangUp(client); // The database is away; the next attempt follows.
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

// What takes too long is false for whoever waits; it goes on, and nothing else is asked until it has an end.
async function inTime(answer: Promise<boolean>): Promise<boolean> {
  const patience = new AbortController();
  const late = wait(PATIENCE_MS, false, { signal: patience.signal }).catch(() => false);
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
  }
}

// A server that stands still does not even take a goodbye.
const hangUp = (client: pg.Client) => void client.connection.stream.destroy();
