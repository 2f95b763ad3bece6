import type { HttpResponse } from '../http-request.ts';
import { fillForm, fillHeader, fillJson, fillUrl, type Values, valuesOf } from './fill-template.ts';
import { CONNECT_MS, type Gateway, submit, type Verdict, verdictOfStatus } from './gateway.ts';

/** An operator's HTTP gateway described by templates. Source: `.env.example`, `SMS_HTTP_…`. */
export type HttpSettings = {
  readonly kind: 'http';
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly url: string;
  readonly headers: Values;
  /** Null: everything is in the URL. */
  readonly body: { readonly encoding: 'json' | 'form'; readonly template: string } | null;
  readonly from: string;
  readonly user: string;
  readonly secrets: Values;
  readonly success: SuccessTest;
  readonly timeoutMs: number;
  readonly retries: number;
};

/** Conditions a complete answer must meet, each if given. */
export type SuccessTest = {
  readonly statuses: readonly { readonly from: number; readonly to: number }[];
  /** `value` null: the path only has to exist. */
  readonly json: { readonly path: readonly string[]; readonly value: string | null } | null;
  readonly text: RegExp | null;
};

export function httpGateway(settings: HttpSettings): Gateway {
  const { method, body, timeoutMs, retries } = settings;
  return {
    name: 'http',
    retries,
    carries: () => true,
    send: async (message) => {
      const values = valuesOf(message, settings.from, settings.user, settings.secrets);
      const filled = body === null ? null : FILLED[body.encoding](body.template, values);
      const request = {
        method,
        url: fillUrl(settings.url, values),
        headers: { ...headersOf(settings, values), ...(filled === null ? {} : lengthOf(filled)) },
        ...(filled === null ? {} : { body: filled }),
        connectMs: CONNECT_MS,
        timeoutMs,
      };
      await submit(request, (reply) => judge(settings.success, reply));
    },
  };
}

const FILLED = { json: fillJson, form: fillForm };
const TYPES = { json: 'application/json', form: 'application/x-www-form-urlencoded' };

const lengthOf = (body: string) => ({ 'content-length': String(Buffer.byteLength(body)) });

function headersOf({ headers, body }: HttpSettings, values: Values): Record<string, string> {
  const filled = Object.entries(headers).map(([name, value]) => [
    name.toLowerCase(),
    fillHeader(value, values),
  ]);
  return {
    ...(body === null ? {} : { 'content-type': TYPES[body.encoding] }),
    ...Object.fromEntries(filled),
  };
}

/** Operators answer "200 OK" with an error inside: the merchant configures what success looks like. */
function judge({ statuses, json, text }: SuccessTest, reply: HttpResponse): Verdict {
  const isGood = statuses.some(({ from, to }) => reply.status >= from && reply.status <= to);
  if (!isGood) return verdictOfStatus(reply) === 'unclear' ? 'unclear' : 'refused';
  if (json === null && text === null) return 'taken';
  // A partial body may already contain the success; a refusal is certain only at its end.
  if (isSuccess(json, text, reply.body)) return 'taken';
  return reply.isWhole ? 'refused' : 'unclear';
}

function isSuccess(json: SuccessTest['json'], text: SuccessTest['text'], body: string): boolean {
  return (text === null || text.test(body)) && (json === null || hasValue(body, json.path, json.value));
}

function hasValue(body: string, path: readonly string[], wanted: string | null): boolean {
  try {
    let value: unknown = JSON.parse(body);
    for (const part of path) {
      if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return false;
      value = (value as Record<string, unknown>)[part]; // checked in the line above
    }
    return wanted === null
      ? value !== null && value !== false && value !== ''
      : ['string', 'number', 'boolean'].includes(typeof value) && String(value) === wanted;
  } catch {
    return false;
  }
}
