import type { Envelope } from '../../shop/envelope.ts';

/** An answer that is not a success, or no answer at all. */
export class CallError extends Error {
  override readonly name = 'CallError';
  /** The HTTP status; 0 where no answer came. */
  readonly status: number;
  /** The envelope's stable word (`OUT_OF_STOCK`, …); `NETWORK` where no answer came. */
  readonly code: string;
  readonly errors: readonly string[];
  /** What came along with a refusal, such as the new totals of `PRICE_CHANGED`. */
  readonly data: unknown;

  constructor(status: number, answer: Partial<Envelope<unknown>> & { code?: string | undefined }) {
    super(answer.message ?? '');
    this.status = status;
    this.code = answer.code ?? 'UNEXPECTED';
    this.errors = answer.errors ?? [];
    this.data = answer.data ?? null;
  }
}

/**
 * The data of an answer; undefined where it has none.
 * @throws CallError for every status beyond 2xx, for an answer that says no and for one in no words of an API (null)
 */
export function dataOf(status: number, body: unknown): unknown {
  // The API answers with the envelope; a proxy in between may not, and then every field is simply missing.
  const answer = (typeof body === 'object' && body !== null ? body : { status: false }) as Answered;
  if (status >= 200 && status < 300 && isYes(answer)) return answer.data;
  throw new CallError(status, answer);
}

type Answered = Partial<Envelope<unknown>> & { success?: boolean };

/** `status` or `success` says so, or neither says anything (specification section 8). */
const isYes = ({ status, success }: Answered) =>
  status === true || success === true || (status === undefined && success === undefined);
