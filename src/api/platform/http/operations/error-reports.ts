import type { FastifyServerOptions } from 'fastify';
import { sendHttpRequest } from '../../integrations/http-request.ts';

/** The same error is reported once in this time, with how often it came meanwhile. */
const SAME_MS = 60_000;
/** More kinds of errors than this in that time are one fault of the whole. */
const MOST_KINDS = 50;
const TIMEOUT_MS = 5000;
const ERROR_LEVEL = 50;

type Hooks = NonNullable<Exclude<FastifyServerOptions['logger'], boolean | undefined>['hooks']>;
/** What a report has of an error: its message may hold what a person typed, the frames of its stack do not. */
type Reported = { type: string; code: string; frames: string[] };

/** Posts each error that is logged to this address, as JSON and without anything of a person. */
export function reportErrors(url: string): Hooks {
  const reports = createReports((body) => send(new URL(url), body));
  return {
    logMethod(given, method, level) {
      const [fields, message] = given as unknown[];
      const error = fields instanceof Error ? fields : (fields as { err?: unknown } | undefined)?.err;
      if (level >= ERROR_LEVEL && error instanceof Error) {
        const { reqId, trace, job } = { ...this.bindings(), ...(fields as object) } as Record<
          string,
          unknown
        >;
        reports(error, { what: message, reqId, trace, job }).catch((reason: unknown) =>
          this.warn({ err: reason }, 'an error report was not taken'),
        );
      }
      return method.apply(this, given);
    },
  };
}

function createReports(post: (body: string) => Promise<void>) {
  const kinds = new Map<string, { since: number; more: number }>();
  return async (error: Error, about: object): Promise<void> => {
    const now = performance.now();
    const reported = reportOf(error);
    const kind = JSON.stringify([reported.type, reported.code, reported.frames[0]]);
    const known = kinds.get(kind);
    if (known !== undefined && now - known.since < SAME_MS) {
      known.more += 1;
      return;
    }
    if (known === undefined && kinds.size >= MOST_KINDS) {
      for (const [each, { since }] of kinds) if (now - since >= SAME_MS) kinds.delete(each);
      if (kinds.size >= MOST_KINDS) return;
    }
    kinds.set(kind, { since: now, more: 0 });
    await post(
      JSON.stringify({ at: new Date().toISOString(), ...about, ...reported, moreBefore: known?.more ?? 0 }),
    );
  };
}

function reportOf(error: Error & { code?: unknown }): Reported {
  const frames = (error.stack ?? '').split('\n').filter((line) => FRAME.test(line));
  return {
    type: error.name,
    code: typeof error.code === 'string' ? error.code : '',
    frames: frames.map((line) => line.trim()),
  };
}

const FRAME =
  /^ {4}at (?:async )?(?:[\w.#<>[\] ]+ \()?(?:file:|node:|\/|[A-Z]:\\|<anonymous>|index \d)[^\n]*$/;

async function send(url: URL, body: string): Promise<void> {
  const headers = { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const { status } = await sendHttpRequest({
    method: 'POST',
    url,
    headers,
    body,
    connectMs: TIMEOUT_MS,
    timeoutMs: TIMEOUT_MS,
  });
  if (status >= 300) throw new Error(`answered ${status}`);
}
