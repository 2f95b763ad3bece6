import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { violations } from '../../src/api/platform/backup/restore.ts';
import { openDatabase } from '../../src/api/platform/db/database.ts';
import { done, RemoteStaff } from '../../test/remote-staff.ts';
import type { Drill } from './drill.ts';
import { isInstalled, openSite, type Proxy, type Site } from './proxies.ts';
import { letBuy } from './shoppers.ts';

const REQUESTS = 5000;
const BUYERS = 8;
const STREAMS = 20;
/** Until an event has to have come through; a buffer would hold it back for ever. */
const EVENT_MS = 5000;

/** Two stores behind a proxy: TLS, pictures, event streams, and both restarted one after the other while shoppers buy. */
export const behindProxy = (proxy: Proxy): Drill => ({
  promise: `Behind ${proxy} with TLS two stores are restarted in turn under load: of ${REQUESTS} requests none fails, ${STREAMS} pages hear each event, and a photograph sent to one is shown by the other.`,
  missing: () => (isInstalled(proxy) ? null : `${proxy} is not installed`),
  work: async (folder, started) => {
    const site = await openSite(proxy, folder, started);
    const { db, pool } = openDatabase(site.databaseUrl, 2);
    const owner = await new RemoteStaff(() => site.address).join(
      (...query) => pool.query(...query),
      ['owner'],
    );
    await expectPicture(site, owner);
    const streams = openStreams(site, owner);
    await streams.haveHeard(1);
    const shoppers = await letBuy(db, BUYERS, () => site.address);
    for (const place of site.stores.keys()) {
      await wait(2000);
      await site.restart(place);
    }
    while (shoppers.load.asked < REQUESTS) await wait(100);
    const { asked, slowest, failed } = await shoppers.stop();
    if (failed.length > 0)
      throw new Error(`${failed.length} of ${asked} failed: ${[...new Set(failed)].join('; ')}`);
    const broken = await violations(pool);
    if (broken.length > 0) throw new Error(broken.join('; '));
    const heard = streams.end();
    await db.destroy();
    await site.close();
    return `${asked} requests, the slowest ${slowest} ms; ${heard} events on ${STREAMS} pages`;
  },
});

async function expectPicture(site: Site, owner: RemoteStaff): Promise<void> {
  const photograph = sharp({ create: { width: 600, height: 800, channels: 3, background: '#a8203f' } });
  const sent = owner.sendFile('addPicture', new Uint8Array(await photograph.jpeg().toBuffer()), 'dress.jpg');
  const { picture } = await done(sent);
  for (const { address } of site.stores) {
    const { status } = await fetch(address + picture.image.url);
    if (status !== 200) throw new Error(`the photograph is ${status} at ${address}`);
  }
}

/** Pages of the console that follow the shop's events, and come again when a store ends. */
function openStreams(site: Site, owner: RemoteStaff) {
  const over = new AbortController();
  let heard = 0;
  const follow = async () => {
    while (!over.signal.aborted) {
      const cookie = owner.sessionCookie().join('=');
      const headers = { accept: 'text/event-stream', cookie };
      const response = await fetch(`${site.address}/api/console/v1/events`, {
        headers,
        signal: over.signal,
      }).catch(() => null);
      const parts = response?.body?.pipeThrough(new TextDecoderStream()) ?? [];
      try {
        for await (const part of parts) heard += part.split('\n\n').length - 1;
      } catch {
        // The store that answered has ended.
      }
      await wait(200);
    }
  };
  for (let page = 0; page < STREAMS; page += 1) void follow();
  return {
    /** Waits until each page has heard so many. */
    haveHeard: async (each: number) => {
      for (const end = Date.now() + EVENT_MS; heard < each * STREAMS; await wait(20))
        if (Date.now() > end) throw new Error(`${heard} events reached ${STREAMS} pages in ${EVENT_MS} ms`);
    },
    end: () => {
      over.abort();
      return heard;
    },
  };
}
