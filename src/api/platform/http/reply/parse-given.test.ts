import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseGiven } from './parse-given.ts';

const schema = z.object({
  name: z.string(),
  lines: z.array(z.object({ id: z.string() })).optional(),
  texts: z.record(z.string(), z.unknown()).optional(),
});

test.each<[object, string[]]>([
  [{ name: 'منوال 😀' }, []],
  [{ name: 'a\0b' }, ['name']],
  [{ name: 'a\uD800' }, ['name']],
  [{ name: 'a', lines: [{ id: 'b' }, { id: '\0' }] }, ['lines[1].id']],
  [{ name: 'a', texts: { notice: { en: 'x', ar: '\uDC00' } } }, ['texts.notice.ar']],
  [{ name: 'a', texts: { 'b\0': 1 } }, ['texts.b\0']],
])('what a database cannot hold is refused in any field: %j', (given, fields) => {
  expect(parseGiven(schema, given).errors).toEqual(
    fields.map((field) => `"${field}" contains a character that is not allowed`),
  );
});

test('what is dropped or cleaned by the schema is not refused', () => {
  const clean = z.object({ name: z.string().overwrite((text) => text.replaceAll('\0', '')) });
  expect(parseGiven(clean, { name: 'a\0b', other: '\0' })).toEqual({ data: { name: 'ab' }, errors: [] });
});
