/**
 * Loaded into the store's program before its own code: time stands still, and what is drawn by chance is the same at each start.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { MOMENT } from './moment.ts';

globalThis.Date = new Proxy(Date, {
  construct: (date, values, asked) => Reflect.construct(date, values.length === 0 ? [MOMENT] : values, asked),
});
Date.now = () => MOMENT;

/** How often so many bytes were drawn: connections to the database draw others, in no fixed order. */
const drawn = new Map<string, number>();

function bytesFor(kind: string, size: number): Buffer {
  const time = (drawn.get(kind) ?? 0) + 1;
  drawn.set(kind, time);
  return crypto.hash('shake256', `${kind} ${time}`, { outputEncoding: 'buffer', outputLength: size });
}

const draws = {
  randomBytes: (size: number) => bytesFor(`${size} bytes`, size),
  randomInt: (most: number) => bytesFor('number', 6).readUIntBE(0, 6) % most,
  randomUUID: () =>
    bytesFor('uuid', 16)
      .toString('hex')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
};
Object.assign(crypto, draws);
Object.defineProperty(globalThis.crypto, 'randomUUID', { value: draws.randomUUID });
syncBuiltinESMExports();
