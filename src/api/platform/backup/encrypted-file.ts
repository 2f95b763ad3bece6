import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createZstdCompress, createZstdDecompress } from 'node:zlib';

/** An encrypted file is this, an initialization vector, the compressed and encrypted content, and the tag of GCM. */
const MAGIC = Buffer.from('MWB1');
const IV_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;
const HEAD_BYTES = MAGIC.length + IV_BYTES;
/** About 0.1 s and 64 MB for each guess of a passphrase. */
const COST = { N: 65_536, r: 8, p: 1, maxmem: 128 * 2 ** 20 };

export async function keyOf(passphrase: string, salt: Buffer): Promise<Buffer> {
  const derive = promisify<string, Buffer, number, typeof COST, Buffer>(scrypt);
  return derive(passphrase.normalize('NFC'), salt, KEY_BYTES, COST);
}

/**
 * Writes `content` compressed and encrypted, complete or not at all. `name` is authenticated with it, so that no file can
 * stand in for another. Returns the bytes of the file.
 */
export async function writeEncrypted(
  path: string,
  name: string,
  key: Buffer,
  content: AsyncIterable<Buffer> | Buffer,
): Promise<number> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv);
  cipher.setAAD(Buffer.from(name));
  const draft = `${path}.${randomBytes(4).toString('hex')}.partial`;
  try {
    const file = createWriteStream(draft, { mode: 0o600, flush: true });
    file.write(Buffer.concat([MAGIC, iv]));
    const source = Buffer.isBuffer(content) ? Readable.from([content]) : Readable.from(content);
    await pipeline(source, createZstdCompress(), cipher, withTag(cipher), file);
    const { size } = await stat(draft);
    await rename(draft, path);
    return size;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Appends the tag, which is known when everything has been encrypted. */
const withTag = (cipher: { getAuthTag: () => Buffer }) =>
  async function* (encrypted: AsyncIterable<Buffer>) {
    yield* encrypted;
    yield cipher.getAuthTag();
  };

/**
 * Reads such a file into `target`. What arrives there is proved only when the promise resolves: throws where the file was
 * cut, changed, or encrypted with another key or name.
 */
export async function readEncrypted(
  path: string,
  name: string,
  key: Buffer,
  target: Writable,
): Promise<void> {
  const { size } = await stat(path);
  const damaged = new Error(`${name} of the backup is damaged: it was cut or changed after it was written.`);
  if (size < HEAD_BYTES + TAG_BYTES) throw damaged;
  const [head, tag] = await endsOf(path, size);
  if (!head.subarray(0, MAGIC.length).equals(MAGIC)) throw damaged;
  const decipher = createDecipheriv('aes-256-gcm', key, head.subarray(MAGIC.length));
  decipher.setAAD(Buffer.from(name));
  decipher.setAuthTag(tag);
  const end = size - TAG_BYTES - 1;
  // A stream may not be read from behind its end: such a file is empty.
  const encrypted = end < HEAD_BYTES ? Readable.from([]) : createReadStream(path, { start: HEAD_BYTES, end });
  try {
    await pipeline(encrypted, decipher, createZstdDecompress(), target);
  } catch (error) {
    // The target's own errors have codes of the system.
    throw error instanceof Error &&
      'code' in error &&
      String(error.code).startsWith('E') &&
      'syscall' in error
      ? error
      : damaged;
  }
}

async function endsOf(path: string, size: number): Promise<[head: Buffer, tag: Buffer]> {
  const file = await open(path, 'r');
  try {
    const [head, tag] = [Buffer.alloc(HEAD_BYTES), Buffer.alloc(TAG_BYTES)];
    await file.read(head, 0, HEAD_BYTES, 0);
    await file.read(tag, 0, TAG_BYTES, size - TAG_BYTES);
    return [head, tag];
  } finally {
    await file.close();
  }
}
