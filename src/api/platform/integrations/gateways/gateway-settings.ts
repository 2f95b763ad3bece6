import { z } from 'zod';
import { httpsUrl, operatorSecret } from '../operator-settings.ts';
import { checkBody, checkNames, checkSecrets } from './check-http.ts';
import type { HttpSettings, SuccessTest } from './http-gateway.ts';
import { encodingOf, GivenHttp, secretsOf } from './http-settings-input.ts';
import type { TwilioSettings } from './twilio-gateway.ts';
import type { WhatsappSettings } from './whatsapp-gateway.ts';

export type GatewaySettings = HttpSettings | WhatsappSettings | TwilioSettings;

/** Parses the environment of an operator's HTTP gateway; every mistake names its variable. */
const HttpEnvironment = GivenHttp.superRefine(checkBody)
  .superRefine(checkNames)
  .superRefine(checkSecrets)
  .transform((given): HttpSettings => {
    const encoding = encodingOf(given);
    return {
      kind: 'http',
      method: given.SMS_HTTP_METHOD,
      url: given.SMS_HTTP_URL,
      headers: given.SMS_HTTP_HEADERS,
      body: encoding === 'query' ? null : { encoding, template: given.SMS_HTTP_BODY ?? '' },
      from: given.SMS_HTTP_FROM,
      user: given.SMS_HTTP_USER,
      secrets: secretsOf(given),
      success: successOf(given),
      timeoutMs: given.SMS_HTTP_TIMEOUT_MS,
      retries: given.SMS_HTTP_RETRIES,
    };
  });

function successOf(given: GivenHttp): SuccessTest {
  const statuses = given.SMS_HTTP_SUCCESS_STATUS.split(',').map((range) => {
    const [from = '', to = from] = range.split('-');
    return { from: Number(from), to: Number(to) };
  });
  const [path, value] = (given.SMS_HTTP_SUCCESS_JSON ?? '').split(/=(.*)/s);
  return {
    statuses,
    json: path === undefined || path === '' ? null : { path: path.split('.'), value: value ?? null },
    text: given.SMS_HTTP_SUCCESS_TEXT === undefined ? null : new RegExp(given.SMS_HTTP_SUCCESS_TEXT, 'u'),
  };
}

const TwilioEnvironment = z
  .object({
    TWILIO_URL: httpsUrl.default('https://api.twilio.com'),
    TWILIO_ACCOUNT_SID: z
      .string('is not set')
      .regex(/^AC[0-9a-f]{32}$/, 'must be AC and 32 hexadecimal digits'),
    TWILIO_AUTH_TOKEN: operatorSecret.min(32, 'must be at least 32 characters long'),
    TWILIO_FROM: z
      .string('is not set')
      .regex(
        /^(\+\d{6,15}|MG[0-9a-f]{32}|[A-Za-z0-9 ]{1,11})$/,
        'must be a number like +963…, a name of at most 11 letters, or a messaging service',
      ),
  })
  .transform((given): TwilioSettings => ({
    kind: 'twilio',
    url: given.TWILIO_URL,
    accountSid: given.TWILIO_ACCOUNT_SID,
    authToken: given.TWILIO_AUTH_TOKEN,
    from: given.TWILIO_FROM,
  }));

const templateName = z.string('is not set').regex(/^[a-z0-9_]+$/, 'must be the name of a template');

const WhatsappEnvironment = z
  .object({
    WHATSAPP_URL: httpsUrl.default('https://graph.facebook.com/v23.0'),
    WHATSAPP_PHONE_ID: z
      .string('is not set')
      .regex(/^\d{5,20}$/, 'must be the digits of a phone number’s id'),
    WHATSAPP_TOKEN: operatorSecret,
    WHATSAPP_CODE_TEMPLATE: templateName,
    WHATSAPP_NEWS_TEMPLATE: templateName.optional(),
  })
  .transform((given): WhatsappSettings => ({
    kind: 'whatsapp',
    url: given.WHATSAPP_URL,
    phoneId: given.WHATSAPP_PHONE_ID,
    token: given.WHATSAPP_TOKEN,
    codeTemplate: given.WHATSAPP_CODE_TEMPLATE,
    newsTemplate: given.WHATSAPP_NEWS_TEMPLATE ?? null,
  }));

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

/** The gateways named by `SMS_GATEWAY` (none for `outbox`), and a line for each mistake in their variables. */
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
