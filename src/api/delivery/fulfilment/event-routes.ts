import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerConsole } from '../../people/staff/answer-console.ts';
import { readStaff, type Staff } from '../../people/staff/sign-in/staff-session.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import { isShuttingDown } from '../../platform/http/operations/graceful-shutdown.ts';
import type { Store } from '../../store.ts';
import { type Cursor, cursorText, endOfFeed, eventsAfter, readCursor } from './console-events.ts';

const BEAT_MS = 25_000;
/** How often a stream checks that its session and roles are still valid. */
const CHECK_MS = 4000;
/** How soon a stream notices that the store shuts down. */
const TICK_MS = 1000;
/** Polled as well, in case a notification was lost with the connection. */
const READ_MS = 20_000;
/** Events of a transaction wait for those that began earlier. */
const BEHIND_MS = 100;
/** Unread bytes of a client after which it is disconnected; it resumes where it was. */
const MOST_UNREAD = 64 * 1024;
/** Streams of one session; a hidden page has none, so no person needs more. */
const MOST_STREAMS = 20;

/** What changed, for the console's open pages: polled, or as a stream. */
export function eventRoutes(store: Store): void {
  const { app, db, clock } = store;
  /** Each with its session, the oldest first. */
  const streams = new Map<AbortController, string>();
  app.addHook('preClose', async () => {
    for (const ending of streams.keys()) ending.abort();
  });

  answerConsole(store, 'listEvents', async ({ input: { after }, staff, now, request, reply }) => {
    const given = request.headers['last-event-id'] ?? after;
    const known = typeof given === 'string' ? readCursor(given, now) : null;
    const reset = given !== undefined && known === null;
    const from = known ?? (await endOfFeed(db, now));
    if (request.headers.accept?.includes('text/event-stream') !== true) {
      const { events, next } = await eventsAfter(db, from, staff, now);
      return {
        events: events.map(({ type, id, version }) => ({ type, id, version })),
        next: cursorText(next),
        reset,
      };
    }
    const own = [...streams].filter(([, session]) => session === staff.sessionId);
    for (const [oldest] of own.slice(0, Math.max(0, own.length + 1 - MOST_STREAMS))) oldest.abort();
    const ending = new AbortController();
    streams.set(ending, staff.sessionId);
    begin(reply);
    write(reply, reset ? 'reset' : 'ready', from);
    void withoutDeadline(() => stream({ staff, request, reply, from, ending }))
      // The page resumes from its last event.
      .catch((error: unknown) => request.log.error({ err: error }, 'stream of events broke'))
      .finally(() => {
        streams.delete(ending);
        reply.raw.end();
      });
    return { events: [], next: '', reset };
  });

  type Stream = {
    staff: Staff;
    request: FastifyRequest;
    reply: FastifyReply;
    from: Cursor;
    ending: AbortController;
  };

  /** Sends events until the client disconnects, its session or role ends, or the store stops. */
  async function stream({ staff, request, reply, from, ending }: Stream): Promise<void> {
    let cursor = from;
    let hasNews = true;
    let rouse = () => {};
    const unsubscribe = store.changes.onConsoleEvents(() => {
      hasNews = true;
      rouse();
    });
    reply.raw.once('close', () => ending.abort());
    ending.signal.addEventListener('abort', () => rouse());
    let [checked, beaten, read] = [Date.now(), Date.now(), 0];
    try {
      while (!ending.signal.aborted && !isShuttingDown(app)) {
        if (Date.now() - checked >= CHECK_MS) {
          if (!(await isUnchanged(staff, request))) return;
          checked = Date.now();
        }
        if (hasNews || Date.now() - read >= READ_MS) {
          hasNews = false;
          const { events, next, isBehind } = await eventsAfter(db, cursor, staff, clock());
          for (const event of events)
            write(reply, event.type, event.cursor, { id: event.id, version: event.version });
          if (events.length > 0) beaten = Date.now();
          cursor = next;
          read = Date.now();
          if (isBehind) {
            hasNews = true;
            await wait(BEHIND_MS);
            continue;
          }
        }
        if (Date.now() - beaten >= BEAT_MS) {
          write(reply, 'beat', cursor);
          beaten = Date.now();
        }
        if (reply.raw.writableLength > MOST_UNREAD) return;
        if (hasNews) continue;
        const notified = new Promise<void>((done) => (rouse = done));
        const tick = new AbortController();
        await Promise.race([notified, wait(TICK_MS, undefined, { signal: tick.signal }).catch(() => {})]);
        tick.abort();
      }
    } catch (error) {
      // The database is down: the page's next connection resumes from its last event.
      request.log.warn({ err: error }, 'a stream of events broke off');
    } finally {
      unsubscribe();
    }
  }

  /** Whether the session and its roles are unchanged. */
  async function isUnchanged({ sessionId, roles }: Staff, request: FastifyRequest): Promise<boolean> {
    const now = await readStaff(store, request, false);
    return (
      now !== null &&
      !now.isHalf &&
      !now.isLocked &&
      now.sessionId === sessionId &&
      now.roles.join() === roles.join()
    );
  }
}

function begin(reply: FastifyReply): void {
  reply.hijack();
  reply.raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-accel-buffering': 'no',
    // The end of the stream ends the connection: a store that shuts down would wait for it.
    connection: 'close',
    'x-request-id': reply.request.id,
  });
}

function write(reply: FastifyReply, name: string, cursor: Cursor, data: object = {}): void {
  reply.raw.write(`event: ${name}\nid: ${cursorText(cursor)}\ndata: ${JSON.stringify(data)}\n\n`);
}
