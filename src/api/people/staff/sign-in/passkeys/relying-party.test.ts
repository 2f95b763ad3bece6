import { expect, test } from 'vitest';
import { relyingParty } from './relying-party.ts';

test.each([
  ['https://minwal.example', 'https://minwal.example', 'minwal.example', 'https://minwal.example'],
  ['https://minwal.example:8443', 'http://other.example', 'minwal.example', 'https://minwal.example:8443'],
  ['http://127.0.0.1:3000', 'http://localhost:4000', 'localhost', 'http://localhost:4000'],
  ['http://localhost:3000', 'http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.0.0.1:3000', 'http://other.example', 'localhost', 'http://127.0.0.1:3000'],
  ['http://[::1]:3000', 'http://%', 'localhost', 'http://[::1]:3000'],
])('%s, asked at %s, is %s at %s', (publicUrl, requested, id, origin) => {
  expect(relyingParty(publicUrl, requested)).toEqual({ id, origin });
});
