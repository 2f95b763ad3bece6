import { createECDH } from 'node:crypto';
import { join } from 'node:path';
import { generatedFile } from '../../generated-file.ts';
import { publicKeyOf, type VapidKeys } from './push-settings.ts';

/**
 * The store's push keys: made once and kept in `DATA_DIR`, readable by their owner alone, so that push works with nothing
 * set up. Browsers subscribe to these very keys: whoever loses them loses every subscription.
 */
export function storedPushKeys(dataDir: string): VapidKeys {
  const privateKey = generatedFile(join(dataDir, 'push-key.txt'), () => {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    // A key may begin with zeros, which the curve leaves out.
    const key = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()]).subarray(-32);
    return key.toString('base64url');
  }).trim();
  return { privateKey, publicKey: publicKeyOf(privateKey) };
}
