import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { generatedFile } from './generated-file.ts';

/** Keys outside the database: `pepper` for codes and hashes, `tokenKey` for access and XSRF tokens. */
export type Secrets = { pepper: string; tokenKey: string };

/** The secrets of the environment, or generated once into `DATA_DIR/secrets.json`, for its owner only. */
export function readSecrets(config: Config): Secrets {
  const { pepper, tokenKey } = config.secrets;
  if (pepper !== null && tokenKey !== null) return { pepper, tokenKey };
  const stored = storedSecrets(config.dataDir);
  return { pepper: pepper ?? stored.pepper, tokenKey: tokenKey ?? stored.tokenKey };
}

function storedSecrets(dataDir: string): Secrets {
  const generate = () => randomBytes(32).toString('base64url');
  const generateBoth = (): Secrets => ({ pepper: generate(), tokenKey: generate() });
  return JSON.parse(generatedFile(join(dataDir, 'secrets.json'), () => JSON.stringify(generateBoth())));
}
