import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import type { ReceivedRequest } from './operator.ts';

/** A subscribed browser: its URL at the push service and its decryption keys. */
export function subscribeTo(service: string, endpoint = `${service}/push/${randomBytes(8).toString('hex')}`) {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const token = JSON.stringify({ endpoint, expirationTime: null, keys });
  return { endpoint, token, kept: JSON.stringify({ endpoint, keys }), curve, auth };
}

/** Decrypts a push message as a browser does. Source: RFC 8188, RFC 8291. */
export function openPushed(
  { body }: ReceivedRequest,
  { curve, auth }: ReturnType<typeof subscribeTo>,
): unknown {
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + (body[20] ?? 0));
  const box = body.subarray(21 + (body[20] ?? 0));
  const hkdf = (given: Buffer, key: Buffer, info: Buffer, length: number) => {
    const secret = createHmac('sha256', given).update(key).digest();
    return createHmac('sha256', secret)
      .update(info)
      .update(Buffer.from([1]))
      .digest()
      .subarray(0, length);
  };
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender]);
  const shared = hkdf(auth, curve.computeSecret(sender), about, 32);
  const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12);
  const opener = createDecipheriv('aes-128-gcm', key, nonce);
  opener.setAuthTag(box.subarray(-16));
  const text = Buffer.concat([opener.update(box.subarray(0, -16)), opener.final()]);
  return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
}
