import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { generatedFile } from '../../generated-file.ts';
import { publicKeyOf, type VapidKeys } from './push-settings.ts';

/** The store's VAPID keys, created once in `DATA_DIR`. Losing them loses every subscription. */
export function storedPushKeys(dataDir: string): VapidKeys {
  const privateKey = generatedFile(join(dataDir, 'push-key.txt'), () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    // A key may start with zero bytes, which the curve omits.
    const key = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
    return key.toString('base64url');
  }).trim();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}
