import type { HttpResponse } from '../http-request.ts';
import { CONNECT_MS, type Gateway, submit, type Verdict, verdictOfStatus } from './gateway.ts';

export type TwilioSettings = {
  readonly kind: 'twilio';
  readonly url: string;
  readonly accountSid: string;
  readonly authToken: string;
  /** A number, a sender name, or a messaging service (`MG…`). */
  readonly from: string;
};

const TIMEOUT_MS = 10_000;

/** Sends by Twilio's Messages resource. */
export function twilioGateway({ url, accountSid, authToken, from }: TwilioSettings): Gateway {
  return {
    name: 'twilio',
    retries: 1,
    carries: () => true,
    send: async ({ to, text }) => {
      const sender = from.startsWith('MG') ? { MessagingServiceSid: from } : { From: from };
      const body = new URLSearchParams({ To: to, ...sender, Body: text }).toString();
      const request = {
        method: 'POST',
        url: new URL(`${url}/2010-04-01/Accounts/${accountSid}/Messages.json`),
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'content-length': String(Buffer.byteLength(body)),
          authorization: `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`,
        },
        body,
        connectMs: CONNECT_MS,
        timeoutMs: TIMEOUT_MS,
      };
      await submit(request, judge);
    },
  };
}

// A message that was taken has a sid; undeliverable ones are `failed` or `undelivered` at once.
function judge(reply: HttpResponse): Verdict {
  const verdict = verdictOfStatus(reply);
  if (verdict !== 'taken') return verdict;
  if (/"status"\s*:\s*"(failed|undelivered|canceled)"/.test(reply.body)) return 'refused';
  if (/"sid"\s*:\s*"(SM|MM)/.test(reply.body)) return 'taken';
  return reply.isWhole ? 'refused' : 'unclear';
}
