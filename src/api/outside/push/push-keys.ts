import { createECDH } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publicKeyOf, type VapidKeys } from './push-settings.ts';

/**
 * The store's push keys: made once and kept in `DATA_DIR`, readable by their owner alone, so that push works with nothing
 * set up. Browsers subscribe to these very keys: whoever loses them loses every subscription.
 */
export function keptPushKeys(dataDir: string): VapidKeys {
  const path = join(dataDir, 'push-key.txt');
  if (!existsSync(path)) {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    // A key may begin with zeros, which the curve leaves out.
    const key = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
    writeFileSync(path, key.toString('base64url'), { mode: 0o600 });
  }
  const privateKey = readFileSync(path, 'utf8').trim();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}
