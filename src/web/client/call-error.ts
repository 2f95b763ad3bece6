import type { Envelope } from '../../shop/wire/envelope.ts';

/** A failed call: the API refused it, or no answer came. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; 0 when no answer came. */
  readonly status: number;
  /** The envelope's `code` (`OUT_OF_STOCK`, …); `NETWORK` when no answer came. */
  readonly code: string;
  readonly errors: readonly string[];
  /** The data sent with a refusal, such as the new totals of `PRICE_CHANGED`. */
  readonly data: unknown;
  /** The id of the request in the server's log, if there was an answer. */
  readonly requestId: string | null;

  constructor(
    status: number,
    answer: Partial<Envelope<unknown>> & { code?: string | undefined },
    requestId: string | null = null,
  ) {
    super(answer.message ?? '');
    this.status = status;
    this.code = answer.code ?? 'UNEXPECTED';
    this.errors = answer.errors ?? [];
    this.data = answer.data ?? null;
    this.requestId = requestId;
  }
}

/** Whether no answer came, or one of a proxy or a store that is down: the call may succeed later. */
export const isOutage = (error: unknown): error is CallError =>
  error instanceof CallError && (error.status === 0 || error.status >= 500);

/** Whether to send the same call again with its idempotency key: after an outage, or while the first is still running. */
export const mayRetry = (error: unknown): boolean =>
  isOutage(error) || (error instanceof CallError && error.code === 'IDEMPOTENCY_RUNNING');

/** An answer's `data`, undefined if none. @throws CallError for a refusal, a status beyond 2xx, or no envelope */
export function dataOf(status: number, body: unknown, requestId?: string | null): unknown {
  // A proxy may answer without the envelope: every field may be missing.
  const answer = (typeof body === 'object' && body !== null ? body : { status: false }) as Answered;
  if (status >= 200 && status < 300 && isYes(answer)) return answer.data;
  throw new CallError(status, answer, requestId);
}

type Answered = Partial<Envelope<unknown>> & { success?: boolean };

/** Success is `status` or `success`; an answer with neither counts as success (specification section 8). */
const isYes = ({ status, success }: Answered) =>
  status === true || success === true || (status === undefined && success === undefined);
