import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a ZIP; what is given besides its content is written as it is, true or not. */
export type ZipFile = {
  name: string | Buffer;
  content?: Uint8Array | string;
  flags?: number;
  mode?: number;
  stored?: boolean;
  unpacked?: number;
  crc?: number;
  /** Where it says that it begins. */
  at?: number;
};

/** A ZIP, valid or deliberately broken. */
export function zipOf(files: readonly ZipFile[]): Buffer {
  const parts: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const file of files) {
    const content = Buffer.from(file.content ?? '');
    const name = Buffer.from(file.name);
    const packed = file.stored === true ? content : deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(name.length, 26);
    const row = Buffer.alloc(46);
    row.writeUInt32LE(0x02014b50, 0);
    row.writeUInt8(file.mode === undefined ? 0 : 3, 5);
    row.writeUInt16LE(file.flags ?? (typeof file.name === 'string' ? 0x800 : 0), 8);
    row.writeUInt16LE(file.stored === true ? 0 : 8, 10);
    row.writeUInt32LE(file.crc ?? crc32(content), 16);
    row.writeUInt32LE(packed.length, 20);
    row.writeUInt32LE(file.unpacked ?? content.length, 24);
    row.writeUInt16LE(name.length, 28);
    row.writeUInt32LE(((file.mode ?? 0) << 16) >>> 0, 38);
    row.writeUInt32LE(file.at ?? at, 42);
    parts.push(head, name, packed);
    list.push(row, name);
    at += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(Buffer.concat(list).length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, ...list, end]);
}
