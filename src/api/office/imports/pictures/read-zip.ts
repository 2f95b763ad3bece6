import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import { zipLimits } from '../../../../shop/sheets/file-limits.ts';
import { decodeName } from './zip-names.ts';

const inflate = promisify(inflateRaw);

/** Bytes that are read where they are asked for: an archive is never whole in memory. */
export type ByteSource = {
  readonly size: number;
  readonly read: (at: number, length: number) => Promise<Buffer>;
};

/** A file by the archive's directory, which may be wrong: `readEntry` compares. */
export type ZipEntry = {
  readonly number: number;
  readonly name: string;
  readonly kind: 'file' | 'folder' | 'link' | 'encrypted' | 'other';
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly unpacked: number;
  readonly at: number;
};

/** Why an archive is refused as a whole. */
export type ZipFault = 'notZip' | 'truncated' | 'tooMany' | 'tooLarge' | 'overlapping';

const MOST_LIST_BYTES = 1_000_000;
const END_BYTES = 22;
const LONGEST_COMMENT = 65_535;
const HEAD_BYTES = 30;
/** Data that does not compress becomes a little larger. */
const SLACK_BYTES = 65_536;

/** The files of an archive, read from its list at the end; overlapping ones, which make a small file endless, are refused. */
export async function readZip(source: ByteSource): Promise<readonly ZipEntry[] | ZipFault> {
  const tail = await source.read(
    Math.max(0, source.size - END_BYTES - LONGEST_COMMENT),
    Math.min(source.size, END_BYTES + LONGEST_COMMENT),
  );
  const end = tail.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end === -1 || end + END_BYTES > tail.length) return (await isZip(source)) ? 'truncated' : 'notZip';
  const [count, length, at] = [
    tail.readUInt16LE(end + 10),
    tail.readUInt32LE(end + 12),
    tail.readUInt32LE(end + 16),
  ];
  const listEnd = source.size - tail.length + end;
  if (count > zipLimits.files || length > MOST_LIST_BYTES) return 'tooMany';
  if (at + length > listEnd) return 'truncated';
  const entries = readList(await source.read(at, length), count);
  if (entries === null) return 'truncated';
  const unpacked = entries.reduce((sum, entry) => sum + entry.unpacked, 0);
  if (unpacked > zipLimits.unpackedBytes) return 'tooLarge';
  return overlaps(entries, at) ? 'overlapping' : entries;
}

const isZip = async (source: ByteSource) =>
  source.size >= 4 && (await source.read(0, 4)).toString('latin1') === 'PK\x03\x04';

function readList(list: Buffer, count: number): ZipEntry[] | null {
  const entries: ZipEntry[] = [];
  let at = 0;
  for (let number = 0; number < count; number += 1) {
    if (at + 46 > list.length || list.readUInt32LE(at) !== 0x02014b50) return null;
    const [flags, method] = [list.readUInt16LE(at + 8), list.readUInt16LE(at + 10)];
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((place) => list.readUInt16LE(at + place));
    const nameEnd = at + 46 + (nameBytes ?? 0);
    const next = nameEnd + (extraBytes ?? 0) + (commentBytes ?? 0);
    if (next > list.length) return null;
    const written = list.subarray(at + 46, nameEnd);
    const name = unicodeName(list.subarray(nameEnd, nameEnd + (extraBytes ?? 0)), written);
    const isUnix = list.readUInt8(at + 5) === 3;
    entries.push({
      number,
      name: cleaned(name ?? decodeName(written, (flags & 0x800) !== 0)),
      kind: kindOf(flags, isUnix ? list.readUInt32LE(at + 38) >>> 28 : 0, written),
      method,
      crc: list.readUInt32LE(at + 16),
      packed: list.readUInt32LE(at + 20),
      unpacked: list.readUInt32LE(at + 24),
      at: list.readUInt32LE(at + 42),
    });
    at = next;
  }
  return entries;
}

/** The types of a file in the upper bits of its Unix mode. */
const [FOLDER, REGULAR, LINK] = [4, 8, 10];

function kindOf(flags: number, type: number, name: Buffer): ZipEntry['kind'] {
  if ((flags & 0x41) !== 0) return 'encrypted';
  if (type === LINK) return 'link';
  if (type === FOLDER || name.at(-1) === 0x2f) return 'folder';
  return type === 0 || type === REGULAR ? 'file' : 'other';
}

/** The name that a program wrote in UTF-8 beside the older one, where it is of that one. */
function unicodeName(extra: Buffer, written: Buffer): string | null {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    const end = at + 4 + extra.readUInt16LE(at + 2);
    if (extra.readUInt16LE(at) !== 0x7075 || end > extra.length || end < at + 9) continue;
    if (extra.readUInt32LE(at + 5) === crc32(written)) return extra.toString('utf8', at + 9, end);
  }
  return null;
}

// Names are compared and shown, never used as a path.
const cleaned = (name: string) =>
  name.replaceAll('\\', '/').replaceAll('\0', '\uFFFD').toWellFormed().slice(0, 500).toWellFormed();

function overlaps(entries: readonly ZipEntry[], listAt: number): boolean {
  const ordered = entries.toSorted((one, other) => one.at - other.at);
  return ordered.some(({ at, packed }, place) => {
    const next = ordered[place + 1]?.at ?? listAt;
    return at + HEAD_BYTES + packed > next;
  });
}

/** The bytes of a file, at most as many as the directory states; null where they are damaged or packed in an unknown way. */
export async function readEntry(
  source: ByteSource,
  { at, packed, unpacked, method, crc }: ZipEntry,
): Promise<Buffer | null> {
  if (packed > unpacked + SLACK_BYTES) return null;
  const head = await source.read(at, HEAD_BYTES);
  if (head.length < HEAD_BYTES || head.readUInt32LE(0) !== 0x04034b50) return null;
  const from = at + HEAD_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  if (from + packed > source.size) return null;
  const bytes = await source.read(from, packed);
  const whole = await unpack(bytes, method, unpacked);
  return whole !== null && whole.length === unpacked && crc32(whole) === crc ? whole : null;
}

async function unpack(bytes: Buffer, method: number, most: number): Promise<Buffer | null> {
  if (method === 0) return bytes;
  // One byte more would prove the directory false; zlib refuses a limit of 0.
  return method === 8 ? inflate(bytes, { maxOutputLength: Math.max(1, most) }).catch(() => null) : null;
}
