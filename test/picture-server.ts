import https from 'node:https';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pictureFetcher } from '../src/api/platform/integrations/picture-fetcher.ts';
import { CERTIFICATE, KEY, toThisMachine } from './webhook-receiver.ts';

/** What is at a path: bytes, the path or address that it leads to, a status, or an answer without end. */
type AtPath = Buffer | string | number | typeof ENDLESS;

export const ENDLESS = Symbol('endless');

export const fetcherToHere = () => pictureFetcher({ lookup: toThisMachine, ca: CERTIFICATE, pauseMs: 0 });

/** Another shop's pictures on this machine, under the names of `hook.test`. */
export async function openPictureServer(at: Readonly<Record<string, AtPath>>) {
  const asked: string[] = [];
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const path = request.url ?? '';
    asked.push(path);
    const found = at[path] ?? 404;
    if (typeof found === 'number') response.writeHead(found).end();
    else if (found === ENDLESS) Readable.from(endless()).pipe(response);
    else if (typeof found === 'string') response.writeHead(302, { location: found }).end();
    else response.end(found);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    urlOf: (path: string) => `https://shop.hook.test:${port}${path}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

function* endless() {
  for (;;) yield Buffer.alloc(100_000);
}
