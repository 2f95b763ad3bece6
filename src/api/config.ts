import { isIP, isIPv6 } from 'node:net';
import { z } from 'zod';
import { divideConnections, LEAST_BESIDE_POOLER, LEAST_CONNECTIONS } from './platform/db/connections.ts';
import { gatewayVariables, readGateways } from './platform/integrations/gateways/gateway-settings.ts';
import { pushVariables, readPush } from './platform/integrations/push/push-settings.ts';
import { readTelegram, telegramVariables } from './platform/integrations/telegram.ts';
import { readS3Url } from './platform/storage/s3.ts';

/** The parsed environment. `databaseUrl` null: the embedded database in `dataDir`. */
export type Config = ReturnType<typeof readConfig>;

/** Thrown with one line per mistake; each line names its variable. */
export class ConfigError extends Error {
  readonly lines: string[];
  constructor(lines: string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

/** Parses the environment; throws a `ConfigError` with a line for each invalid variable. Empty means not set. */
export function readConfig(environment: Record<string, string | undefined>) {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(present);
  const { gateways, mistakes } = readGateways(present);
  const { push, mistakes: more } = readPush(present);
  const { telegram, mistakes: ofBot } = readTelegram(present);
  const lines = [...(parsed.error?.issues.map(lineOf) ?? []), ...mistakes, ...more, ...ofBot];
  if (present['BACKUP_DIR'] !== undefined && present['BACKUP_PASSPHRASE'] === undefined)
    lines.push('BACKUP_PASSPHRASE must be set with BACKUP_DIR: backups hold the keys of the shop.');
  const isPooled = present['DATABASE_POOLER_URL'] !== undefined;
  if (isPooled && present['DATABASE_URL'] === undefined)
    lines.push('DATABASE_URL must be set with DATABASE_POOLER_URL: jobs and the listener go to it directly.');
  if (!isPooled && (parsed.data?.DATABASE_CONNECTIONS ?? LEAST_CONNECTIONS) < LEAST_CONNECTIONS)
    lines.push(`DATABASE_CONNECTIONS must be ${LEAST_CONNECTIONS} to 1000 without DATABASE_POOLER_URL.`);
  if (!parsed.success || lines.length > 0) throw new ConfigError(lines);
  const { DATABASE_URL, DEMO, PUBLIC_URL, ...rest } = parsed.data;
  const publicUrl = PUBLIC_URL ?? `http://${isIPv6(rest.HOST) ? `[${rest.HOST}]` : rest.HOST}:${rest.PORT}`;
  return {
    host: rest.HOST,
    port: rest.PORT,
    publicUrl,
    secure: publicUrl.startsWith('https:'),
    dataDir: rest.DATA_DIR,
    dist: rest.DIST,
    databaseUrl: DATABASE_URL ?? null,
    /** For requests, by a pooler in transaction mode; null: directly. */
    poolerUrl: rest.DATABASE_POOLER_URL ?? null,
    connections: divideConnections(rest.DATABASE_CONNECTIONS, rest.DATABASE_POOL, isPooled),
    /** Every request has an answer within this time: its waits for the database end with it, however many they are. */
    requestMs: rest.REQUEST_SECONDS * 1000,
    demo: DEMO ?? DATABASE_URL === undefined,
    /** In failover order; empty: messages stay in the outbox. */
    gateways,
    push,
    /** Null: the shop has no bot. */
    telegram,
    trustedProxies: rest.TRUSTED_PROXIES,
    tileUrl: rest.TILE_URL ?? null,
    tileCredit: rest.TILE_CREDIT,
    publicCache: rest.PUBLIC_CACHE === 'on',
    metricsToken: rest.METRICS_TOKEN ?? null,
    logLevel: rest.LOG_LEVEL,
    accessLog: rest.ACCESS_LOG === 'on',
    /** Null: errors are in the log alone. */
    errorReportUrl: rest.ERROR_REPORT_URL ?? null,
    lingerMs: rest.SHUTDOWN_LINGER_MS,
    /** Null: the store makes no backups itself. */
    backup: backupOf(rest),
    /** Null: uploads and archives are in `dataDir` alone. */
    storage: rest.STORAGE_URL,
    secrets: {
      pepper: rest.CODE_PEPPER ?? null,
      tokenKey: rest.TOKEN_KEY ?? null,
      /** Being rotated: accepted for a day after the first start with the new ones. */
      before: {
        ...(rest.CODE_PEPPER_BEFORE !== undefined && { pepper: rest.CODE_PEPPER_BEFORE }),
        ...(rest.TOKEN_KEY_BEFORE !== undefined && { tokenKey: rest.TOKEN_KEY_BEFORE }),
      },
    },
  };
}

type BackupVariables = Pick<
  z.infer<typeof Environment>,
  'BACKUP_DIR' | 'BACKUP_PASSPHRASE' | 'BACKUP_EVERY_HOURS' | 'BACKUP_KEEP_DAYS'
>;

function backupOf({ BACKUP_DIR: folder, BACKUP_PASSPHRASE: passphrase, ...rest }: BackupVariables) {
  if (folder === undefined || passphrase === undefined) return null;
  return { folder, passphrase, everyHours: rest.BACKUP_EVERY_HOURS, keepDays: rest.BACKUP_KEEP_DAYS };
}

/** Warnings for the terminal, one per line: allowed values that are probably mistakes. */
export function warningsOf(config: Config): string[] {
  const { secure, gateways, trustedProxies } = config;
  const warnings: string[] = [];
  if (config.backup !== null && config.databaseUrl !== null)
    warnings.push(
      'BACKUP_DIR is for the embedded database only: back the server of DATABASE_URL up by its own tools.',
    );
  if (secure && gateways.length === 0)
    warnings.push('SMS_GATEWAY is outbox: codes are stored, not sent, so nobody can sign in from outside.');
  if (trustedProxies.length === 0 && isBehindProxy(config))
    warnings.push(
      'TRUSTED_PROXIES is empty, and PUBLIC_URL leads through a proxy: all visitors would share one address, be locked out of signing in together, and be taken for this machine where the proxy runs on it. Name the proxy, as in TRUSTED_PROXIES=127.0.0.1.',
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

/** The store serves no HTTPS itself and is reached from outside on a non-loopback address. */
function isBehindProxy({ secure, host, publicUrl }: Config): boolean {
  return secure || (isLoopback(host) && !isLoopback(new URL(publicUrl).hostname));
}

const isLoopback = (host: string) => /^(localhost|127\..*|\[?::1\]?)$/.test(host);

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

const wholeNumber = (least: number, most: number) => {
  const range = `must be ${least} to ${most}`;
  return z.coerce.number(range).int(range).min(least, range).max(most, range);
};

const databaseUrl = z
  .url({ protocol: /^postgres(ql)?$/, error: 'must look like postgres://user:password@host:5432/name' })
  .optional();

const Environment = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must be an http or https address', abort: true })
    .refine(
      isOrigin,
      'must end with its host, as in https://minwal.example: the store has no path before its own',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  DATA_DIR: z.string().default('.data'),
  DIST: z.string().default('dist'),
  STORAGE_URL: z
    .string()
    .default('file:')
    .refine(
      (url) => url === 'file:' || readS3Url(url) !== null,
      'must be file: or look like s3://KEY:SECRET@host/bucket?region=eu-central-1',
    )
    .transform(readS3Url),
  DATABASE_URL: databaseUrl,
  DATABASE_POOLER_URL: databaseUrl,
  DATABASE_POOL: wholeNumber(2, 200).default(16),
  DATABASE_CONNECTIONS: wholeNumber(LEAST_BESIDE_POOLER, 1000).optional(),
  REQUEST_SECONDS: wholeNumber(1, 120).default(5),
  DEMO: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .optional(),
  TRUSTED_PROXIES: list.refine(
    (proxies) => proxies.every(isProxy),
    'must be addresses like 127.0.0.1 or 10.0.0.0/8, with commas',
  ),
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
  ACCESS_LOG: z.enum(['on', 'off'], 'must be on or off').default('off'),
  ERROR_REPORT_URL: z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  SHUTDOWN_LINGER_MS: wholeNumber(0, 120_000).default(1000),
  BACKUP_DIR: z.string().optional(),
  BACKUP_PASSPHRASE: z.string().min(12, 'must be at least 12 characters long').optional(),
  BACKUP_EVERY_HOURS: wholeNumber(1, 168).default(24),
  BACKUP_KEEP_DAYS: wholeNumber(1, 3650).default(14),
  CODE_PEPPER: secret,
  TOKEN_KEY: secret,
  CODE_PEPPER_BEFORE: secret,
  TOKEN_KEY_BEFORE: secret,
});

export const variableNames = [
  ...Object.keys(Environment.shape),
  ...gatewayVariables,
  ...pushVariables,
  ...telegramVariables,
];

function isOrigin(url: string): boolean {
  const { pathname, search, hash, username, password } = new URL(url);
  return [pathname.replace('/', ''), search, hash, username, password].every((part) => part === '');
}

/** An address, a CIDR range, or one of Fastify's names for ranges. */
function isProxy(item: string): boolean {
  const [address = '', bits, ...more] = item.split('/');
  const size = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (size === 0) return ['loopback', 'linklocal', 'uniquelocal'].includes(item);
  return more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size));
}

function lineOf(issue: z.core.$ZodIssue): string {
  return `${issue.path.join('.')} ${issue.message.startsWith('must') || issue.message.startsWith('is') ? issue.message : 'is not valid'}`;
}
