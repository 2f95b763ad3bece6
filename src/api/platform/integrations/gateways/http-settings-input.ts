import { z } from 'zod';
import type { Values } from './fill-template.ts';

const SECRET = 'SMS_HTTP_SECRET';

const count = (least: number, most: number) => {
  const range = `must be ${least} to ${most}`;
  return z.coerce.number(range).int(range).min(least, range).max(most, range);
};

const likeHeaders = 'must be JSON like {"authorization":"Bearer {secret}"}';
const headers = z
  .string()
  .transform(readJson)
  .pipe(z.record(z.string().regex(/^[\w-]+$/, likeHeaders), z.string(likeHeaders), likeHeaders));

/** The settings of an operator's HTTP gateway, by variable. */
export const GivenHttp = z.looseObject({
  SMS_HTTP_URL: z
    .string('is not set')
    .regex(/^https?:\/\/[^\s/{}]+(\/\S*|\?\S*)?$/, 'must be an http or https address, without spaces'),
  SMS_HTTP_METHOD: z.enum(['GET', 'POST', 'PUT'], 'must be GET, POST or PUT').default('POST'),
  SMS_HTTP_HEADERS: headers.default({}),
  SMS_HTTP_BODY: z.string().optional(),
  SMS_HTTP_ENCODING: z.enum(['json', 'form', 'query'], 'must be json, form or query').optional(),
  SMS_HTTP_FROM: z.string().max(40, 'must be at most 40 characters long').default('Minwal'),
  SMS_HTTP_USER: z.string().default(''),
  SMS_HTTP_SUCCESS_STATUS: z
    .string()
    .regex(/^\d{3}(-\d{3})?(,\d{3}(-\d{3})?)*$/, 'must be like 200-299 or 200,202')
    .default('200-299'),
  SMS_HTTP_SUCCESS_JSON: z
    .string()
    .regex(/^[^=]+(=.*)?$/, 'must be like result.status=ok or messages.0.id')
    .optional(),
  SMS_HTTP_SUCCESS_TEXT: z.string().refine(isPattern, 'must be a regular expression').optional(),
  SMS_HTTP_TIMEOUT_MS: count(500, 30_000).default(10_000),
  SMS_HTTP_RETRIES: count(0, 5).default(1),
});
export type GivenHttp = z.infer<typeof GivenHttp>;

/** Every setting that may contain placeholders, by its variable. */
export function templatesOf({
  SMS_HTTP_URL,
  SMS_HTTP_BODY = '',
  SMS_HTTP_HEADERS,
}: GivenHttp): [string, string][] {
  return [
    ['SMS_HTTP_URL', SMS_HTTP_URL],
    ['SMS_HTTP_BODY', SMS_HTTP_BODY],
    ['SMS_HTTP_HEADERS', Object.values(SMS_HTTP_HEADERS).join('\n')],
  ];
}

/** The body's content type; guessed from its text if not set. */
export function encodingOf({ SMS_HTTP_ENCODING, SMS_HTTP_BODY }: GivenHttp): 'json' | 'form' | 'query' {
  if (SMS_HTTP_ENCODING !== undefined) return SMS_HTTP_ENCODING;
  if (SMS_HTTP_BODY === undefined) return 'query';
  return /^\s*[[{]"?/.test(SMS_HTTP_BODY) ? 'json' : 'form';
}

/** By the names templates use: `secret` for SMS_HTTP_SECRET, `secret:KEY` for SMS_HTTP_SECRET_KEY. */
export function secretsOf(given: GivenHttp): Values {
  const found = Object.entries(given).flatMap(([variable, value]): [string, string][] => {
    if (typeof value !== 'string' || !/^SMS_HTTP_SECRET(_|$)/.test(variable)) return [];
    return [[variable === SECRET ? 'secret' : `secret:${variable.slice(SECRET.length + 1)}`, value]];
  });
  return Object.fromEntries(found);
}

/** The variable of a secret that a template names: `secret:KEY` is SMS_HTTP_SECRET_KEY. */
export function variableOf(name: string): string {
  return name === 'secret' ? SECRET : name.replace('secret:', `${SECRET}_`);
}

/** The parsed JSON; undefined if it is invalid. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}
