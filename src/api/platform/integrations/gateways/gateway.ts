import { sendHttpRequest, NoResponse, type HttpRequest, type HttpResponse } from '../http-request.ts';
import type { Message } from '../messages.ts';
import { SendFailure } from '../send-failure.ts';

export type Gateway = {
  readonly name: string;
  /** How often a message is retried when it certainly was not taken. */
  readonly retries: number;
  /** Some carry only codes. */
  readonly carries: (message: Message) => boolean;
  /** Resolves when the operator has taken the message, else throws a `SendFailure`. */
  readonly send: (message: Message) => Promise<void>;
};

/** A reachable host connects in a tenth of this; others are skipped within the shopper's 4 s. */
export const CONNECT_MS = 1200;

/** What an operator's answer means, once it is complete or its status alone decides. */
export type Verdict = 'taken' | 'refused' | 'unclear';

/** Sends a request to an operator and resolves to `taken` or throws a `SendFailure`. */
export async function submit(request: HttpRequest, judge: (reply: HttpResponse) => Verdict): Promise<void> {
  const reply = await sendHttpRequest(request).catch((error: unknown) => {
    throw error instanceof NoResponse ? failureOf(error) : error;
  });
  const verdict = judge(reply);
  if (verdict === 'taken') return;
  if (verdict === 'unclear') throw new SendFailure('unknown', `no clear answer (${reply.status})`);
  throw refusalOf(reply);
}

/** Whether the status is a success. A proxy's status about the server behind it says nothing of the message. */
export function verdictOfStatus({ status }: HttpResponse): Verdict {
  if (status >= 200 && status < 300) return 'taken';
  return LOST_BEHIND.has(status) ? 'unclear' : 'refused';
}

const LOST_BEHIND = new Set([408, 499, 502, 504]);

function failureOf({ hasLeft, message }: NoResponse): SendFailure {
  return new SendFailure(hasLeft ? 'unknown' : 'no', message, { again: !hasLeft });
}

// An invalid number concerns this message; billing, keys or server errors concern the gateway.
function refusalOf({ status }: HttpResponse): SendFailure {
  const again = status === 429 || status >= 500;
  const isGatewayFault =
    again || status === 401 || status === 402 || status === 403 || (status >= 300 && status < 400);
  return new SendFailure('no', `refused (${status})`, { again, isGatewayFault });
}
