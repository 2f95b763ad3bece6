import type { Message } from '../messages.ts';

/** The placeholders of a template, besides `{secret:NAME}`. */
export const placeholders = [
  'to',
  'toDigits',
  'toLocal',
  'text',
  'textHex',
  'from',
  'id',
  'user',
  'secret',
] as const;

export type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{([a-zA-Z]+(?::[A-Z0-9_]+)?)\}/g;

/** Every placeholder in a template, known or not. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** The values of the placeholders, from the message and the merchant's settings. */
export function valuesOf(message: Message, from: string, user: string, secrets: Values): Values {
  return {
    to: message.to,
    toDigits: message.to.slice(1),
    toLocal: message.to.replace(/^\+963/, '0'),
    text: message.text,
    // Older gateways take non-Latin text as UTF-16 BE in hexadecimal digits.
    textHex: Buffer.from(message.text, 'utf16le').swap16().toString('hex').toUpperCase(),
    from,
    id: message.id,
    user,
    ...secrets,
  };
}

export function fillUrl(template: string, values: Values): URL {
  return new URL(fill(template, values, encodeURIComponent));
}

/** A header value, reduced to one line of printable Latin characters. */
export function fillHeader(template: string, values: Values): string {
  return fill(template, values, (value) => value.replace(/[^\x20-\x7e]/g, ''));
}

/** A form body: the template is `to={to}&text={text}`; each value is filled and then escaped. */
export function fillForm(template: string, values: Values): string {
  const filled = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(template)) filled.append(name, fill(value, values));
  return filled.toString();
}

/** A JSON body: placeholders are inside its strings, so values cannot break out of them. */
export function fillJson(template: string, values: Values): string {
  return JSON.stringify(JSON.parse(template), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value, values) : value,
  );
}

function fill(template: string, values: Values, escape: (value: string) => string = String): string {
  return template.replace(PLACEHOLDER, (_whole, name: string) => escape(values[name] ?? ''));
}
