import type { z } from 'zod';
import type { HttpSettings } from './http-gateway.ts';
import { HttpEnvironment } from './http-settings.ts';
import type { TwilioSettings } from './twilio-gateway.ts';
import { TwilioEnvironment } from './twilio-settings.ts';
import type { WhatsappSettings } from './whatsapp-gateway.ts';
import { WhatsappEnvironment } from './whatsapp-settings.ts';

export type GatewaySettings = HttpSettings | WhatsappSettings | TwilioSettings;

const ENVIRONMENTS = {
  http: HttpEnvironment,
  whatsapp: WhatsappEnvironment,
  twilio: TwilioEnvironment,
} satisfies Record<string, z.ZodType<GatewaySettings>>;

/** The variables of all gateways. There may be further secrets that begin with `SMS_HTTP_SECRET`. */
export const gatewayVariables = [
  'SMS_GATEWAY',
  'SMS_HTTP_SECRET',
  ...Object.values(ENVIRONMENTS).flatMap((environment) => Object.keys(environment.in.shape)),
];

/**
 * The gateways named by `SMS_GATEWAY`, in order (none for `outbox`), and one line for each mistake. Only variables of
 * named gateways are checked. Source: `.env.example`.
 */
export function readGateways(environment: Readonly<Record<string, string | undefined>>): {
  gateways: GatewaySettings[];
  mistakes: string[];
} {
  const named = (environment['SMS_GATEWAY'] ?? 'outbox').split(',').map((name) => name.trim());
  if (named.length === 1 && named[0] === 'outbox') return { gateways: [], mistakes: [] };
  if (!named.every(isKnown) || new Set(named).size < named.length) return { gateways: [], mistakes: [NAMES] };
  const read = named.map((name) => ENVIRONMENTS[name].safeParse(environment));
  return {
    gateways: read.flatMap(({ data }) => (data === undefined ? [] : [data])),
    mistakes: read.flatMap(({ error }) => error?.issues.map(lineOf) ?? []),
  };
}

const NAMES =
  'SMS_GATEWAY must be outbox, or http, whatsapp and twilio in the order in which they are tried, with commas';

const isKnown = (name: string): name is keyof typeof ENVIRONMENTS => Object.hasOwn(ENVIRONMENTS, name);

const lineOf = ({ path, message }: z.core.$ZodIssue) => `${String(path[0])} ${message}`;
