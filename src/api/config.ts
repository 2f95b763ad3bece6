import { z } from 'zod';
import { readGateways } from './integrations/gateways/gateway-settings.ts';
import { readPush } from './integrations/push/push-settings.ts';

/** What the environment says, parsed once. `databaseUrl` null: the embedded database in `dataDir`. */
export type Config = ReturnType<typeof readConfig>;

/** Thrown with one line a mistake; each line names its variable. */
export class ConfigError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/**
 * Parses the environment, or throws a `ConfigError` with one line for each variable that is wrong.
 * An empty variable counts as not set. Source: the table in `.env.example`.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  const { gateways, mistakes } = readGateways(present);
  const { push, mistakes: more } = readPush(present);
  const lines = [...(parsed.error?.issues.map(lineOf) ?? []), ...mistakes, ...more];
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  const { DATABASE_URL, DEMO, PUBLIC_URL, ...rest } = parsed.data;
  const publicUrl = PUBLIC_URL ?? `http://${rest.HOST}:${rest.PORT}`;
  return {
    host: rest.HOST,
    port: rest.PORT,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir: rest.DATA_DIR,
    dist: rest.DIST,
    databaseUrl: DATABASE_URL ?? null,
    databasePoolSize: rest.DATABASE_POOL,
    demo: DEMO ?? DATABASE_URL === undefined,
    /** In the order in which they are tried; none: messages are kept in the outbox. */
    gateways,
    push,
    trustedProxies: rest.TRUSTED_PROXIES,
    tileUrl: rest.TILE_URL ?? null,
    tileCredit: rest.TILE_CREDIT,
    publicCache: rest.PUBLIC_CACHE === 'on',
    metricsToken: rest.METRICS_TOKEN ?? null,
    logLevel: rest.LOG_LEVEL,
    secrets: { pepper: rest.CODE_PEPPER ?? null, tokenKey: rest.TOKEN_KEY ?? null },
  };
}

/** What is allowed and yet probably not meant, a line each, for the person at the terminal. */
export function warningsOf({ secure, gateways, trustedProxies }: Config): string[] {
  const warnings: string[] = [];
  if (secure && gateways.length === 0)
    warnings.push('SMS_GATEWAY is outbox: codes are kept, not sent, so nobody can sign in from outside.');
  // A proxy on this machine makes every visitor look like this machine, which may read the kept codes.
  if (secure && gateways.length === 0 && trustedProxies.length === 0)
    warnings.push(
      'TRUSTED_PROXIES is empty: behind a proxy on this machine every visitor could read the kept codes.',
    );
  if (gateways.some((gateway) => gateway.kind === 'http' && gateway.url.startsWith('http:')))
    warnings.push('SMS_HTTP_URL is not https: codes and secrets travel there for everybody to read.');
  if (
    gateways.length > 0 &&
    gateways.every((gateway) => gateway.kind === 'whatsapp' && !gateway.newsTemplate)
  )
    warnings.push('WHATSAPP_NEWS_TEMPLATE is not set: codes go out, the news of orders do not.');
  return warnings;
}

const secret = z
  .string()
  .min(32, 'must be at least 32 characters long')
  .refine(
    (value) => !/change.?me|secret|example|password|0{8}|(.)\1{7}/i.test(value),
    'is a sample, not a secret',
  )
  .optional();

const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  );

const Environment = z.object({
  PORT: z.coerce
    .number('must be a port number')
    .int()
    .min(0, 'must be 0 to 65535')
    .max(65535, 'must be 0 to 65535')
    .default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address' })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DIST: z.string().default('dist'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
    .optional(),
  DATABASE_POOL: z.coerce
    .number('must be a number')
    .int()
    .min(2, 'must be 2 to 200')
    .max(200, 'must be 2 to 200')
    .default(16),
  DEMO: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .optional(),
  TRUSTED_PROXIES: list,
  TILE_URL: z
    .string()
    .regex(/^(https?:\/\/|\/).*\{z\}.*\{x\}.*\{y\}/, 'must be an address with {z}, {x} and {y}')
    .optional(),
  TILE_CREDIT: z.string().default(''),
  PUBLIC_CACHE: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .default('warn'),
  CODE_PEPPER: secret,
  TOKEN_KEY: secret,
});

function lineOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message.startsWith('must') || issue.message.startsWith('is') ? issue.message : 'is not valid'}`;
}
