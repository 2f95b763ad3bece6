import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { StoreFacts } from './facts/contract.ts';
import { Settings } from './settings.ts';

// A setting that no code reads would have no effect. Reads are `settings.name` or `{ name }` on the left; a mention
// in a type, or an assigned value, is not a read.

const root = resolve(import.meta.dirname, '..');

function unreadIn(pattern: string, schema: z.ZodObject): string[] {
  let unread = namesOf(z.toJSONSchema(schema, { io: 'input' }));
  const files = globSync(pattern, { cwd: root }).filter(
    (file) => !/\.test\.|^shop\/settings\.ts$/.test(file),
  );
  for (const file of files) {
    const code = readFileSync(resolve(root, file), 'utf8');
    if (!unread.some((name) => code.includes(name))) continue;
    const read = new Set<string>();
    collect(parseSync(file, code).program, read);
    unread = unread.filter((name) => !read.has(name));
  }
  return unread;
}

function collect(node: unknown, read: Set<string>): void {
  if (Array.isArray(node)) for (const part of node) collect(part, read);
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node && node.type === 'MemberExpression' && 'property' in node) addName(node.property, read);
  if (
    'type' in node &&
    node.type === 'ObjectPattern' &&
    'properties' in node &&
    Array.isArray(node.properties)
  )
    for (const property of node.properties) addName(property.key, read);
  for (const part of Object.values(node)) collect(part, read);
}

function addName(key: unknown, read: Set<string>): void {
  if (typeof key === 'object' && key !== null && 'name' in key && typeof key.name === 'string')
    read.add(key.name);
}

/** The names of the settings, including the members of groups. */
function namesOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    name,
    ...(typeof inner === 'object' ? namesOf(inner) : []),
  ]);
}

test('every setting is read by the shop', () => {
  expect(unreadIn('{shop,api}/**/*.ts', Settings)).toEqual([]);
  expect(
    unreadIn('{shop,api}/**/*.ts', z.object({ deaf: z.object({ neverReadAnywhere: z.int() }) })),
  ).toEqual(['deaf', 'neverReadAnywhere']);
});

test('every fact that is told to pages is read by a page or a text', () => {
  expect(unreadIn('{web,shop/texts}/**/*.{ts,tsx}', StoreFacts)).toEqual([]);
});
