import { sendHttpRequest, NoResponse, type HttpRequest, type HttpResponse } from '../http-request.ts';
import type { Message } from '../messages.ts';
import { SendFailure } from '../send-failure.ts';

/** One operator's way of taking messages. */
export type Gateway = {
  readonly name: string;
  /** How often one message is tried again where it certainly was not taken. */
  readonly retries: number;
  /** Some carry codes alone. */
  readonly carries: (message: Message) => boolean;
  /** Resolves when the operator has taken the message, else throws a `SendFailure`. */
  readonly send: (message: Message) => Promise<void>;
};

/** A host that is up connects in a tenth of this; what does not is passed over before the shopper's 4 s are gone. */
export const CONNECT_MS = 1200;

/** What an operator's answer means, once it is whole or its status alone decides. */
export type Verdict = 'taken' | 'refused' | 'unclear';

/** Asks an operator and turns what comes back, or does not, into `taken` or a `SendFailure`. */
export async function hand(question: HttpRequest, judge: (reply: HttpResponse) => Verdict): Promise<void> {
  const reply = await sendHttpRequest(question).catch((error: unknown) => {
    throw error instanceof NoResponse ? failureOf(error) : error;
  });
  const verdict = judge(reply);
  if (verdict === 'taken') return;
  if (verdict === 'unclear') throw new SendFailure('unknown', `no clear answer (${reply.status})`);
  throw refusalOf(reply);
}

/** Is the status one of success? What a middleman says of a server behind him says nothing of the message. */
export function verdictOfStatus({ status }: HttpResponse): Verdict {
  if (status >= 200 && status < 300) return 'taken';
  return LOST_BEHIND.has(status) ? 'unclear' : 'refused';
}

const LOST_BEHIND = new Set([408, 499, 502, 504]);

function failureOf({ hasLeft, message }: NoResponse): SendFailure {
  return new SendFailure(hasLeft ? 'unknown' : 'no', message, { again: !hasLeft });
}

// A wrong number, or an answer of success that says no, is about the message; what is about money, keys or the server
// itself would be said of the next one too.
function refusalOf({ status }: HttpResponse): SendFailure {
  const again = status === 429 || status >= 500;
  const isIll =
    again || status === 401 || status === 402 || status === 403 || (status >= 300 && status < 400);
  return new SendFailure('no', `refused (${status})`, { again, isIll });
}
