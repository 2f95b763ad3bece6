import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '../src/shop/people/staff/passkey-calls.ts';

/** What a browser was asked to prove, and how this authenticator is made to cheat. */
export type SignInRequest = { challenge: string; rpId: string; origin?: string; isVerified?: boolean };

const [PRESENT, VERIFIED, HAS_KEY] = [0x01, 0x04, 0x40];

/** An authenticator in software: one ES256 key with real attestations of format `none` and real assertions. */
export class SoftwareAuthenticator {
  readonly id = randomBytes(16).toString('base64url');
  /** The number of signatures; always 0 where `keepsCounter` is false. */
  counter = 0;
  readonly keepsCounter: boolean;
  /** The member it was registered for; '' before. */
  userHandle = '';
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  constructor({ keepsCounter = true } = {}) {
    this.keepsCounter = keepsCounter;
  }

  /** What `navigator.credentials.create` would answer. */
  attest({ challenge, rpId, userId, ...how }: SignInRequest & { userId: string }): Attestation {
    this.userHandle = userId;
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      coseKey(this.keys.publicKey),
    ]);
    const data = Buffer.concat([this.authenticatorData(rpId, how.isVerified ?? true, HAS_KEY), credential]);
    // {"fmt": "none", "attStmt": {}, "authData": …}
    const object = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      byteString(data),
    ]);
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        clientDataJSON: clientData('webauthn.create', challenge, how.origin).toString('base64url'),
        attestationObject: object.toString('base64url'),
      },
    };
  }

  /** What `navigator.credentials.get` would answer. */
  assert({ challenge, rpId, origin, isVerified = true }: SignInRequest): Assertion {
    if (this.keepsCounter) this.counter += 1;
    const data = this.authenticatorData(rpId, isVerified);
    const client = clientData('webauthn.get', challenge, origin);
    const hash = createHash('sha256').update(client).digest();
    return {
      id: this.id,
      rawId: this.id,
      type: 'public-key',
      response: {
        authenticatorData: data.toString('base64url'),
        clientDataJSON: client.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, hash]), this.keys.privateKey).toString('base64url'),
        ...(this.userHandle !== '' && { userHandle: this.userHandle }),
      },
    };
  }

  private authenticatorData(rpId: string, isVerified: boolean, more = 0): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    // oxlint-disable-next-line no-bitwise -- flags of one byte
    const flags = PRESENT | (isVerified ? VERIFIED : 0) | more;
    return Buffer.concat([createHash('sha256').update(rpId).digest(), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, origin = 'http://localhost') =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** {1: 2, 3: -7, -1: 1, -2: x, -3: y}: an ES256 key as COSE writes it. */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
}

/** A byte string of CBOR, of 256 to 65,535 bytes or of 24 to 255. */
function byteString(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff]; // oxlint-disable-line no-bitwise -- CBOR's lengths
  return Buffer.concat([Buffer.from(head), bytes]);
}
