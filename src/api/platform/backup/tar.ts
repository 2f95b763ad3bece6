import { createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, resolve, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';

const BLOCK = 512;
const CHUNK_BYTES = 1 << 20;

export type TarEntry = { name: string } & ({ file: string } | { content: Buffer } | { folder: true });

/**
 * A tar (ustar) of `entries`. A file that grows or shrinks while it is read is stored with the size it began with, filled
 * with zeros: PostgreSQL's recovery writes such a page again. One that is gone is left out.
 */
export async function* packTar(
  entries: AsyncIterable<TarEntry> | Iterable<TarEntry>,
): AsyncGenerator<Buffer> {
  for await (const entry of entries) {
    if ('folder' in entry) yield headerOf(`${entry.name}/`, 0, '5');
    else if ('content' in entry) {
      yield headerOf(entry.name, entry.content.length, '0');
      yield* padded(entry.content, entry.content.length);
    } else yield* packFile(entry.name, entry.file);
  }
  yield Buffer.alloc(2 * BLOCK);
}

async function* packFile(name: string, path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (file === null) return;
  try {
    const { size } = await file.stat();
    yield headerOf(name, size, '0');
    for (let at = 0; at < size; at += CHUNK_BYTES) {
      const chunk = Buffer.alloc(Math.min(CHUNK_BYTES, size - at));
      await file.read(chunk, 0, chunk.length, at);
      yield* padded(chunk, at + chunk.length === size ? size : 0);
    }
  } finally {
    await file.close();
  }
}

function* padded(content: Buffer, size: number): Generator<Buffer> {
  yield content;
  if (size % BLOCK > 0) yield Buffer.alloc(BLOCK - (size % BLOCK));
}

function headerOf(name: string, size: number, type: '0' | '5'): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`${name} is too long a name for a backup.`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(type === '5' ? '0000700\0' : '0000600\0', 100);
  header.write('0000000\0'.repeat(2), 108);
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  header.write('00000000000\0', 136);
  header.write(' '.repeat(8), 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257);
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return header;
}

/** Unpacks such a tar into `folder`. Refuses names that lead out of it. */
export async function unpackTar(source: AsyncIterable<Buffer>, folder: string): Promise<void> {
  const reader = blocksOf(source);
  for (;;) {
    const header = await reader.take(BLOCK);
    const name = header.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    if (name === '') return reader.drain();
    const path = resolve(folder, name);
    if (path !== resolve(folder) && !path.startsWith(resolve(folder) + sep))
      throw new Error(`The backup holds a file outside of its folder: ${name}`);
    if (name.endsWith('/')) {
      await mkdir(path, { recursive: true, mode: 0o700 });
      continue;
    }
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const size = Number.parseInt(header.toString('ascii', 124, 135), 8);
    await pipeline(reader.stream(size), createWriteStream(path, { mode: 0o600 }));
    await reader.take((BLOCK - (size % BLOCK)) % BLOCK);
  }
}

function blocksOf(source: AsyncIterable<Buffer>) {
  const parts = source[Symbol.asyncIterator]();
  let rest: Buffer = Buffer.alloc(0);
  const next = async () => {
    const { value, done } = await parts.next();
    if (done === true) throw new Error('The backup ends in the middle of a file.');
    return value;
  };
  async function* stream(size: number): AsyncGenerator<Buffer> {
    for (let left = size; left > 0;) {
      if (rest.length === 0) rest = await next();
      const part = rest.subarray(0, left);
      rest = rest.subarray(part.length);
      left -= part.length;
      yield part;
    }
  }
  return {
    stream,
    take: async (size: number) => {
      const taken: Buffer[] = [];
      for await (const part of stream(size)) taken.push(part);
      return Buffer.concat(taken);
    },
    drain: async () => {
      while ((await parts.next()).done !== true);
    },
  };
}
