import type { Message } from '../messages.ts';

/** What a template may name, beside `{secret:NAME}`. */
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

/** Every placeholder a template names, known or not. */
export function namesIn(template: string): string[] {
  return [...template.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
}

/** What a message and the merchant's settings say for each placeholder. */
export function valuesOf(message: Message, from: string, user: string, secrets: Values): Values {
  return {
    to: message.to,
    toDigits: message.to.slice(1),
    toLocal: message.to.replace(/^\+963/, '0'),
    text: message.text,
    // Older gateways want what is not Latin as UTF-16, big end first, in hexadecimal digits.
    textHex: Buffer.from(message.text, 'utf16le').swap16().toString('hex').toUpperCase(),
    from,
    id: message.id,
    user,
    ...secrets,
  };
}

/** An address with its placeholders filled, each escaped. */
export function fillUrl(template: string, values: Values): URL {
  return new URL(fill(template, values, encodeURIComponent));
}

/** A header's value: one line of visible Latin characters, whatever was filled in. */
export function fillHeader(template: string, values: Values): string {
  return fill(template, values, (value) => value.replace(/[^\x20-\x7e]/g, ''));
}

/** A form's fields: the template is `to={to}&text={text}`, and each value is filled, then escaped. */
export function fillForm(template: string, values: Values): string {
  const filled = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(template)) filled.append(name, fill(value, values));
  return filled.toString();
}

/** A JSON body: placeholders stand inside of its strings, so what is filled in cannot leave them. */
export function fillJson(template: string, values: Values): string {
  return JSON.stringify(JSON.parse(template), (_key, value: unknown) =>
    typeof value === 'string' ? fill(value, values) : value,
  );
}

function fill(template: string, values: Values, escape: (value: string) => string = String): string {
  return template.replace(PLACEHOLDER, (_whole, name: string) => escape(values[name] ?? ''));
}
