import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Keys that are never in the database: `pepper` for codes and hashes, `tokenKey` for access and XSRF tokens. */
export type Secrets = { pepper: string; tokenKey: string };

/** The secrets of the environment, or those generated once into `DATA_DIR/secrets.json`, readable by its owner alone. */
export function readSecrets(config: Config): Secrets {
  const { pepper, tokenKey } = config.secrets;
  if (pepper !== null && tokenKey !== null) return { pepper, tokenKey };
  const kept = keptSecrets(config.dataDir);
  return { pepper: pepper ?? kept.pepper, tokenKey: tokenKey ?? kept.tokenKey };
}

function keptSecrets(dataDir: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const made: Secrets = {
      pepper: randomBytes(32).toString('base64url'),
      tokenKey: randomBytes(32).toString('base64url'),
    };
    writeFileSync(path, JSON.stringify(made), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}
