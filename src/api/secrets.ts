import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { DAY_MS, HOUR_MS } from '../shop/time/durations.ts';
import { type Config, ConfigError } from './config.ts';
import { generatedFile } from './generated-file.ts';
import { type Db, transact, type Tx } from './platform/db/database.ts';
import type { Tables } from './platform/db/tables.ts';

/** The keys outside the database as they are set, and those before them while they are being rotated. */
export type Keys = KeyPair & { before?: Partial<KeyPair> };
type KeyPair = { pepper: string; tokenKey: string };

/**
 * What the store works with. `pepper` is the data key of codes, PINs, second factors and webhooks; `tokenKey` signs access and
 * XSRF tokens, beside the one before it while that is accepted.
 */
export type Secrets = KeyPair & { tokenKeyBefore?: { key: string; signsUntil: Date; until: Date } };

/** So long the keys before are accepted after the first start with new ones. */
export const KEYS_BEFORE_MS = DAY_MS;
/** So long the token key before still signs where there are instances that may not know the new one yet. */
export const RESTART_MS = HOUR_MS;

/** The keys of the environment, or generated once into `DATA_DIR/secrets.json`, for its owner only. */
export function readKeys({ dataDir, secrets: { pepper, tokenKey, before } }: Config): Keys {
  if (pepper !== null && tokenKey !== null) return { pepper, tokenKey, before };
  const stored = storedKeys(dataDir);
  return {
    pepper: pepper ?? stored.pepper,
    tokenKey: tokenKey ?? stored.tokenKey,
    before: { ...stored.before, ...before },
  };
}

export const newKeys = (): KeyPair => ({ pepper: newKey(), tokenKey: newKey() });

/** Replaces the keys of `DATA_DIR/secrets.json`, whose present ones become those before. Returns the file. */
export function rotateStoredKeys(dataDir: string): string {
  const path = secretsFile(dataDir);
  const { pepper, tokenKey } = storedKeys(dataDir);
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify({ ...newKeys(), before: { pepper, tokenKey } }), { mode: 0o600 });
  renameSync(draft, path);
  return path;
}

/** The keys with which tokens are accepted now; the first signs. */
export function tokenKeysAt({ tokenKey, tokenKeyBefore: before }: Secrets, now: Date): [string, ...string[]] {
  if (before === undefined || before.until <= now) return [tokenKey];
  return now < before.signsUntil ? [before.key, tokenKey] : [tokenKey, before.key];
}

/**
 * Opens what the store works with by the keys that are set, and notes them: at the first start, and where the database was
 * written with the keys before them, from then on. Throws a `ConfigError` where it was written with others.
 */
export async function openSecrets(
  db: Db,
  keys: Keys,
  { now, isAlone }: { now: Date; isAlone: boolean },
): Promise<Secrets> {
  return transact(db, async (tx) => {
    // Noted first: of two instances that start together with different keys, one is refused.
    await noteKeys(tx, keys, await hasDerived(tx));
    const foreign = await foreignKeys(tx, keys, now);
    if (foreign.length > 0) throw new ConfigError(foreign.map(foreignKeyLine));
    const dataKey = await openDataKey(tx, keys, now);
    const { fingerprint, noted_at: notedAt } = await turnTo(tx, 'TOKEN_KEY', keys, now);
    const { tokenKey, before } = keys;
    // With the key before, an instance goes on as it was.
    if (before?.tokenKey === undefined || fingerprintOf(tokenKey) !== fingerprint)
      return { pepper: dataKey, tokenKey };
    const signsUntil = new Date(notedAt.getTime() + (isAlone ? 0 : RESTART_MS));
    const until = new Date(notedAt.getTime() + KEYS_BEFORE_MS);
    return { pepper: dataKey, tokenKey, tokenKeyBefore: { key: before.tokenKey, signsUntil, until } };
  });
}

/** The names of the keys that are not those the database was written with, nor replace them. */
export async function foreignKeys(db: Db, keys: Keys, now: Date): Promise<KeyName[]> {
  const rows = await db.selectFrom('key_fingerprints').selectAll().execute();
  const foreign = rows.filter((row) => !isOwn(row, keys, now) && !replaces(row, keys));
  return (['CODE_PEPPER', 'TOKEN_KEY'] as const).filter((name) => foreign.some(isNamed(name)));
}

/** Until when the keys before are accepted; null where no rotation is under way. */
export async function rotationUntil(db: Db, now: Date): Promise<Date | null> {
  const found = await db
    .selectFrom('key_fingerprints')
    .select('before_until')
    .where('before_until', '>', now)
    .orderBy('before_until', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.before_until ?? null;
}

/** Whether these keys are to replace those of the database at the next start. */
export async function isAboutToRotate(db: Db, keys: Keys): Promise<boolean> {
  const rows = await db.selectFrom('key_fingerprints').selectAll().execute();
  return rows.some((row) => replaces(row, keys));
}

/** Accepts these keys as those of the database from now on; what was derived with a lost one fits no more. */
export async function acceptKeys(db: Db, keys: Keys, now: Date): Promise<void> {
  const foreign = await foreignKeys(db, keys, now);
  await transact(db, async (tx) => {
    if (foreign.length > 0) await tx.deleteFrom('key_fingerprints').where('name', 'in', foreign).execute();
    await noteKeys(tx, keys, foreign.length === 0);
  });
}

/** The fingerprint of both keys, for a note beside what needs them. */
export const fingerprintOfKeys = ({ pepper, tokenKey }: Keys) => fingerprintOf(`${pepper} ${tokenKey}`);

type KeyName = 'CODE_PEPPER' | 'TOKEN_KEY';
type Row = Pick<Tables['key_fingerprints'], 'name' | 'fingerprint' | 'before'> & {
  before_until: Date | null;
};

const lostWith: Record<KeyName, string> = {
  CODE_PEPPER: 'no second factor, PIN or webhook secret would fit.',
  TOKEN_KEY: 'everybody would be signed out.',
};

const foreignKeyLine = (name: KeyName) =>
  `${name} is not the key that this database was written with: ${lostWith[name]} Bring the old key back, in the environment or in secrets.json of DATA_DIR. If it is lost: npm run keys -- --accept.`;

const isNamed =
  (name: KeyName) =>
  (row: Row): boolean =>
    row.name === name;

/** The key that is set under a row's name, and the one before it. */
const givenFor = ({ name }: Row, { pepper, tokenKey, before }: Keys) =>
  name === 'CODE_PEPPER' ? ([pepper, before?.pepper] as const) : ([tokenKey, before?.tokenKey] as const);

/** Whether the key that is set is this one, or the one before while that is accepted. */
function isOwn(row: Row, keys: Keys, now: Date): boolean {
  const given = fingerprintOf(givenFor(row, keys)[0]);
  return (
    given === row.fingerprint || (given === row.before && row.before_until !== null && row.before_until > now)
  );
}

/** Whether the key that is set replaces this one. */
function replaces(row: Row, keys: Keys): boolean {
  const [given, before] = givenFor(row, keys);
  return before !== undefined && fingerprintOf(before) === row.fingerprint && given !== before;
}

/** The data key, sealed by the new pepper too where the pepper is being rotated. */
async function openDataKey(tx: Tx, keys: Keys, now: Date): Promise<string> {
  const row = await lockRow(tx, 'CODE_PEPPER');
  const given = fingerprintOf(keys.pepper);
  if (given === row.fingerprint) return unsealed(keys.pepper, row.data_key);
  if (!replaces(row, keys)) return unsealed(keys.pepper, row.data_key_before);
  const dataKey = unsealed(keys.before?.pepper ?? '', row.data_key);
  await turnTo(tx, 'CODE_PEPPER', keys, now);
  await tx
    .updateTable('key_fingerprints')
    .set({ data_key: seal(keys.pepper, dataKey), data_key_before: row.data_key })
    .where('name', '=', 'CODE_PEPPER')
    .execute();
  return dataKey;
}

/** The row of a key; one that the key that is set replaces becomes the one before. */
async function turnTo(tx: Tx, name: KeyName, keys: Keys, now: Date) {
  const row = await lockRow(tx, name);
  if (!replaces(row, keys)) return row;
  return tx
    .updateTable('key_fingerprints')
    .set({
      fingerprint: fingerprintOf(givenFor(row, keys)[0]),
      noted_at: now,
      before: row.fingerprint,
      before_until: new Date(now.getTime() + KEYS_BEFORE_MS),
    })
    .where('name', '=', name)
    .returningAll()
    .executeTakeFirstOrThrow();
}

const lockRow = (tx: Tx, name: KeyName) =>
  tx
    .selectFrom('key_fingerprints')
    .selectAll()
    .where('name', '=', name)
    .forUpdate()
    .executeTakeFirstOrThrow();

/** Without a stored data key the pepper itself is it: something may have been derived with it by an older version. */
async function noteKeys(tx: Tx, { pepper, tokenKey }: Keys, isOlder: boolean): Promise<void> {
  await tx
    .insertInto('key_fingerprints')
    .values([
      {
        name: 'CODE_PEPPER',
        fingerprint: fingerprintOf(pepper),
        data_key: isOlder ? null : seal(pepper, newKey()),
      },
      { name: 'TOKEN_KEY', fingerprint: fingerprintOf(tokenKey), data_key: null },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Whether anything may have been derived before a data key was noted. */
async function hasDerived(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from staff) or exists (select from erased_outcomes) as has`.execute(tx);
  return rows[0]?.has === true;
}

const fingerprintOf = (key: string) => createHmac('sha256', key).update('fingerprint').digest('base64url');

const newKey = () => randomBytes(32).toString('base64url');

const secretsFile = (dataDir: string) => join(dataDir, 'secrets.json');

const storedKeys = (dataDir: string): Keys =>
  JSON.parse(generatedFile(secretsFile(dataDir), () => JSON.stringify(newKeys())));

const sealKey = (key: string) => createHmac('sha256', key).update('seal').digest();
const [IV, TAG] = [12, 16];

function seal(key: string, value: string): string {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', sealKey(key), iv);
  const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

function unsealed(key: string, stored: string | null): string {
  if (stored === null) return key;
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealKey(key), bytes.subarray(0, IV));
  decipher.setAuthTag(bytes.subarray(IV, IV + TAG));
  return decipher.update(bytes.subarray(IV + TAG), undefined, 'utf8') + decipher.final('utf8');
}
