import type { z } from 'zod';
import { operatorSecret } from '../operator-settings.ts';
import { namesIn, placeholders } from './fill-template.ts';
import {
  encodingOf,
  type GivenHttp,
  readJson,
  secretsOf,
  templatesOf,
  variableOf,
} from './http-settings-input.ts';

type Complain = (variable: string, message: string) => void;

const complaining =
  (context: z.RefinementCtx): Complain =>
  (variable, message) =>
    context.addIssue({ code: 'custom', path: [variable], message });

export function checkBody(given: GivenHttp, context: z.RefinementCtx): void {
  const complain = complaining(context);
  const [encoding, body] = [encodingOf(given), given.SMS_HTTP_BODY];
  if (encoding === 'query' && body !== undefined)
    complain('SMS_HTTP_BODY', 'is set, and SMS_HTTP_ENCODING is query');
  if (encoding !== 'query' && body === undefined)
    complain('SMS_HTTP_BODY', `is not set, and SMS_HTTP_ENCODING is ${encoding}`);
  if (encoding !== 'query' && given.SMS_HTTP_METHOD === 'GET')
    complain('SMS_HTTP_METHOD', 'must be POST or PUT where there is a body');
  if (encoding === 'json' && body !== undefined && readJson(body) === undefined)
    complain('SMS_HTTP_BODY', 'must be JSON, with placeholders inside of its strings');
}

/** Checks for unknown placeholders, and for the two required ones. */
export function checkNames(given: GivenHttp, context: z.RefinementCtx): void {
  const complain = complaining(context);
  for (const [variable, template] of templatesOf(given)) {
    for (const name of namesIn(template).filter((named) => !isKnown(named)))
      complain(variable, `names {${name}}; it may name {${placeholders.join('}, {')}} and {secret:NAME}`);
  }
  const named = templatesOf(given).flatMap(([, template]) => namesIn(template));
  if (!named.some((name) => ['to', 'toDigits', 'toLocal'].includes(name)))
    complain('SMS_HTTP_BODY', 'or SMS_HTTP_URL must name {to}, {toDigits} or {toLocal}');
  if (!named.some((name) => ['text', 'textHex'].includes(name)))
    complain('SMS_HTTP_BODY', 'or SMS_HTTP_URL must name {text} or {textHex}');
  if (Object.values(given.SMS_HTTP_HEADERS).some((header) => /\{text/.test(header)))
    complain('SMS_HTTP_HEADERS', 'must not name the text');
}

/** Checks that every secret a template names is set and complete. */
export function checkSecrets(given: GivenHttp, context: z.RefinementCtx): void {
  const complain = complaining(context);
  const secrets = secretsOf(given);
  for (const [variable, template] of templatesOf(given)) {
    for (const name of namesIn(template).filter(isSecret)) {
      if (secrets[name] === undefined) complain(variableOf(name), `is not set, and ${variable} names it`);
    }
  }
  for (const [name, value] of Object.entries(secrets)) {
    const { error } = operatorSecret.safeParse(value);
    for (const { message } of error?.issues ?? []) complain(variableOf(name), message);
  }
}

const isSecret = (name: string) => /^secret(:[A-Z0-9_]+)?$/.test(name);

const isKnown = (name: string) => isSecret(name) || placeholders.some((placeholder) => placeholder === name);
