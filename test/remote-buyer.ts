import { home } from './buying.ts';
import { randomPhone } from './mobile-at.ts';

type Body = { data: never; code?: string };
/** An answer as it came over the network, and how long it took in milliseconds. */
export type Answer = { status: number; headers: Headers; body: Body; ms: number };

/** Asks a store that listens somewhere; every answer is the envelope. */
export async function sendTo(
  address: string,
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Answer> {
  const begun = Date.now();
  const response = await fetch(address + path, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const given: Body = JSON.parse(await response.text());
  return { status: response.status, headers: response.headers, body: given, ms: Date.now() - begun };
}

/** A shopper with a profile who asks with their token. */
export type Buyer = (
  method: string,
  path: string,
  body?: unknown,
  headers?: Record<string, string>,
) => Promise<Answer>;

/** Signs a new shopper in as a native app does. `address` is called each time: a restarted store may have another port. */
export async function signInAt(address: () => string): Promise<Buyer> {
  const phone = randomPhone();
  await sendTo(address(), 'POST', '/api/client/v1/auth/send-otp', { number: phone });
  const outbox = await sendTo(address(), 'GET', `/dev/outbox?to=${encodeURIComponent(phone)}`);
  const { messages } = outbox.body.data as { messages: { code: string }[] };
  const code = { phoneNumber: phone, verificationCode: messages[0]?.code };
  const { accessToken } = (await sendTo(address(), 'PUT', '/api/client/v1/auth/verify-code', code)).body
    .data as {
    accessToken: string;
  };
  const buyer: Buyer = (method, path, body, headers) =>
    sendTo(address(), method, path, body, { ...headers, authorization: `Bearer ${accessToken}` });
  await buyer('PUT', '/api/v1/app/user/register-user', { name: 'Rima Haddad', ...home });
  return buyer;
}
