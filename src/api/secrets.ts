import { createHmac, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type Config, ConfigError } from './config.ts';
import { generatedFile } from './generated-file.ts';
import type { Db } from './platform/db/database.ts';

/** Keys outside the database: `pepper` for codes and hashes, `tokenKey` for access and XSRF tokens. */
export type Secrets = { pepper: string; tokenKey: string };

/** The secrets of the environment, or generated once into `DATA_DIR/secrets.json`, for its owner only. */
export function readSecrets(config: Config): Secrets {
  const { pepper, tokenKey } = config.secrets;
  if (pepper !== null && tokenKey !== null) return { pepper, tokenKey };
  const stored = storedSecrets(config.dataDir);
  return { pepper: pepper ?? stored.pepper, tokenKey: tokenKey ?? stored.tokenKey };
}

export const newSecrets = (): Secrets => ({ pepper: newKey(), tokenKey: newKey() });

/**
 * Notes the fingerprints of the keys at the first start; throws a `ConfigError` where the database was written with
 * others.
 */
export async function checkSecrets(db: Db, secrets: Secrets): Promise<void> {
  // Noted first: of two instances that start together with different keys, one is refused.
  await noteFingerprints(db, secrets);
  const foreign = await foreignKeys(db, secrets);
  if (foreign.length > 0) throw new ConfigError(foreign.map(foreignKeyLine));
}

const foreignKeyLine = (name: KeyName) =>
  `${name} is not the key that this database was written with: ${lostWith[name]} Bring the old key back, in the environment or in secrets.json of DATA_DIR. If it is lost: npm run keys -- --accept.`;

/** The names of the keys that are not those the database was written with. */
export async function foreignKeys(db: Db, secrets: Secrets): Promise<KeyName[]> {
  const rows = await db.selectFrom('key_fingerprints').select(['name', 'fingerprint']).execute();
  const noted = new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
  return fingerprintsOf(secrets)
    .filter(({ name, fingerprint }) => (noted.get(name) ?? fingerprint) !== fingerprint)
    .map(({ name }) => name);
}

/** Accepts these keys as those of the database from now on. */
export async function acceptSecrets(db: Db, secrets: Secrets): Promise<void> {
  await db.deleteFrom('key_fingerprints').execute();
  await noteFingerprints(db, secrets);
}

type KeyName = 'CODE_PEPPER' | 'TOKEN_KEY';

const lostWith: Record<KeyName, string> = {
  CODE_PEPPER: 'no second factor, PIN or webhook secret would fit.',
  TOKEN_KEY: 'everybody would be signed out.',
};

const fingerprintsOf = ({ pepper, tokenKey }: Secrets) => [
  { name: 'CODE_PEPPER' as const, fingerprint: fingerprintOf(pepper) },
  { name: 'TOKEN_KEY' as const, fingerprint: fingerprintOf(tokenKey) },
];

const fingerprintOf = (key: string) => createHmac('sha256', key).update('fingerprint').digest('base64url');

async function noteFingerprints(db: Db, secrets: Secrets): Promise<void> {
  await db
    .insertInto('key_fingerprints')
    .values(fingerprintsOf(secrets))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

const newKey = () => randomBytes(32).toString('base64url');

const storedSecrets = (dataDir: string): Secrets =>
  JSON.parse(generatedFile(join(dataDir, 'secrets.json'), () => JSON.stringify(newSecrets())));
