import { createSigner } from 'fast-jwt';
import { sendHttpRequest, NoResponse, type HttpRequest, type HttpResponse } from '../http-request.ts';
import type { PushNote } from '../push.ts';
import { SendFailure } from '../send-failure.ts';
import type { FcmAccount } from './push-settings.ts';

const SCOPE = 'https://www.googleapis.com/auth/firebase.messaging';
const CONNECT_MS = 4000;
const TIMEOUT_MS = 10_000;
/** A token is valid for an hour and renewed earlier. */
const TOKEN_MS = 50 * 60_000;

/** Sends notifications to native apps by FCM's HTTP v1 API. */
export function fcmSender(account: FcmAccount, clock: () => Date) {
  let cached: { token: Promise<string>; until: number } | null = null;

  function accessToken(): Promise<string> {
    const now = clock().getTime();
    if (cached === null || cached.until < now) {
      const token = askForAccess(account, clock());
      cached = { token, until: now + TOKEN_MS };
      token.catch(() => (cached = null));
    }
    return cached.token;
  }

  return async (device: string, note: PushNote): Promise<'taken' | 'gone'> => {
    const reply = await post(
      `${account.url}/v1/projects/${encodeURIComponent(account.projectId)}/messages:send`,
      JSON.stringify({ message: messageFor(device, note) }),
      { 'content-type': 'application/json', authorization: `Bearer ${await accessToken()}` },
    );
    if (reply.status === 200) return 'taken';
    if (reply.status === 404 || /"UNREGISTERED"/.test(reply.body)) return 'gone';
    if (reply.status === 401) cached = null;
    throw new SendFailure('no', `FCM refused (${reply.status})`);
  };
}

function messageFor(device: string, { title, text, href, tag }: PushNote) {
  return {
    token: device,
    notification: { title, body: text },
    data: { href, tag },
    android: { priority: 'HIGH', ttl: '86400s', notification: { tag } },
    apns: { headers: { 'apns-collapse-id': tag } },
  };
}

/** Google's access token for the account, by a claim signed with its private key. Source: RFC 7523. */
async function askForAccess(account: FcmAccount, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  const sign = createSigner({ algorithm: 'RS256', key: account.privateKey });
  const assertion = sign({
    iss: account.clientEmail,
    scope: SCOPE,
    aud: account.tokenUrl,
    iat: seconds,
    exp: seconds + 3600,
  });
  const form = new URLSearchParams({ grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer', assertion });
  const reply = await post(account.tokenUrl, form.toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  });
  const [, token] = /"access_token"\s*:\s*"([^"]+)"/.exec(reply.body) ?? [];
  if (reply.status !== 200 || token === undefined)
    throw new SendFailure('no', `Google gave no access (${reply.status})`);
  return token;
}

async function post(url: string, body: string, headers: HttpRequest['headers']): Promise<HttpResponse> {
  const question = {
    method: 'POST',
    url: new URL(url),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
    body,
    connectMs: CONNECT_MS,
    timeoutMs: TIMEOUT_MS,
  };
  return sendHttpRequest(question).catch((error: unknown) => {
    throw error instanceof NoResponse
      ? new SendFailure(error.hasLeft ? 'unknown' : 'no', error.message)
      : error;
  });
}
