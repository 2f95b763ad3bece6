import type { IncomingHttpHeaders } from 'node:http';
import https from 'node:https';
import type { AddressInfo, LookupFunction } from 'node:net';
import { webhookSender } from '../src/api/platform/integrations/webhook-sender.ts';

/** What the receiver got: the parsed body beside the text that was signed. */
export type Received = {
  readonly host: string;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly body: { type: string; timestamp: string; data: Record<string, unknown> };
};

/** The answer to a request: a status, or silence. */
type Manner = (received: Received) => number | 'silent';

/** Leads every host of `hook.test` to this machine, as no setting of the store can. */
export const toThisMachine: LookupFunction = (host, options, found) => {
  if (!host.endsWith('hook.test'))
    return found(Object.assign(new Error('unknown'), { code: 'ENOTFOUND' }), '', 4);
  if (options.all === true) return found(null, [{ address: '127.0.0.1', family: 4 }]);
  return found(null, '127.0.0.1', 4);
};

export const senderToHere = () => webhookSender({ lookup: toThisMachine, ca: CERTIFICATE });

/** An https server on this machine under the names of `hook.test`, with a certificate that only the tests trust. */
export async function openReceiver() {
  const received: Received[] = [];
  let manner: Manner = () => 204;
  const server = https.createServer({ key: KEY, cert: CERTIFICATE }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const { host = '' } = request.headers;
      const got = { host: host.split(':')[0] ?? '', headers: request.headers, text, body: JSON.parse(text) };
      received.push(got);
      const answer = manner(got);
      if (answer === 'silent') return;
      response.writeHead(
        answer,
        answer >= 300 && answer < 400 ? { location: `https://hook.test:${port}/other` } : {},
      );
      response.end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    received,
    urlOf: (name: string) => `https://${name}.hook.test:${port}/hook`,
    behave: (next: Manner) => (manner = next),
    of: (name: string) => received.filter(({ host }) => host === `${name}.hook.test`),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

// For `*.hook.test` alone, valid for a hundred years; trusted by `senderToHere` alone.
export const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBoTCCAUigAwIBAgIUY+rH4ZW9vshBxGgoLvJblNa/vlwwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJaG9vay50ZXN0MCAXDTI2MTEyMzA4NDkyMFoYDzIxMjYxMDMw
MDg0OTIwWjAUMRIwEAYDVQQDDAlob29rLnRlc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAARrSs5FIxyRq7xrIcuuhm0ncpSct2/IkLsGCUpQUVe5ihqYS4G+wKCX
xMLFBkzR3ifddGs6xwzkv3/5YuaoaXQuo3YwdDAdBgNVHQ4EFgQUlK4WJStZY3LL
fSqvD0MOYwxbm5gwHwYDVR0jBBgwFoAUlK4WJStZY3LLfSqvD0MOYwxbm5gwDwYD
VR0TAQH/BAUwAwEB/zAhBgNVHREEGjAYggsqLmhvb2sudGVzdIIJaG9vay50ZXN0
MAoGCCqGSM49BAMCA0cAMEQCICyT/crc0w32FanaqsjozMbsT0ehGxVNjld5ZKxo
SeQ2AiBi2K1yUgWBxHoxPuuOlqABs1/V6tbkUzj2SbzVq3cEKg==
-----END CERTIFICATE-----
`;
export const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgt9ydt+bmpLTUndxF
8Prc17sgqhEbsN5pBJyxIIhMXlGhRANCAARrSs5FIxyRq7xrIcuuhm0ncpSct2/I
kLsGCUpQUVe5ihqYS4G+wKCXxMLFBkzR3ifddGs6xwzkv3/5YuaoaXQu
-----END PRIVATE KEY-----
`;
