import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { StoreFacts } from './people/facts/contract.ts';
import { Settings } from './settings.ts';

// A setting that no code reads would have no effect. A read is a property of a value that is known to come from the
// settings: by its type, by `store.settings()` or `useFacts()`. Of the members of a group any property of that name is
// one, because groups are passed on to rules that know nothing of settings.

type Node = Readonly<Record<string, unknown>>;

const root = resolve(import.meta.dirname, '..');
const SOURCES = new Set(['settings', 'useFacts', 'factsOf']);

function unreadIn(pattern: string, type: string, schema: z.ZodObject): string[] {
  const { properties = {} } = z.toJSONSchema(schema, { io: 'input' });
  let unread = namesOf({ properties });
  const files = globSync(pattern, { cwd: root })
    // What only warns of a setting has no effect either.
    .filter((file) => !/\.test\.|^shop\/settings\.ts$|\/(?:setting-)?conflicts\.ts$/.test(file))
    .map((file) => ({ file, code: readFileSync(resolve(root, file), 'utf8') }));
  const types = typesOf(
    type,
    files.map(({ code }) => code),
  );
  for (const { file, code } of files) {
    if (!unread.some((name) => code.includes(name))) continue;
    const { read, named } = readsOf(parseSync(file, code).program, code, types);
    unread = unread.filter((name) => !(name in properties ? read : named).has(name));
  }
  return unread;
}

/** Matches a type annotation that names the type or one made of it. */
function typesOf(type: string, codes: readonly string[]): RegExp {
  const names = new Set([type]);
  const any = () => new RegExp(`\\b(?:${[...names].join('|')})\\b`);
  for (let before = 0; before < names.size;) {
    before = names.size;
    for (const code of codes)
      // A declaration ends before a line that is neither indented nor closes a brace.
      for (const [, name = '', made = ''] of code.matchAll(
        /^(?:export )?type (\w+)[^=]*=([\s\S]*?);\n(?![ }])/gm,
      ))
        if (any().test(made)) names.add(name);
  }
  return any();
}

/** `read`: properties of settings; `named`: properties of anything. */
function readsOf(program: unknown, code: string, types: RegExp) {
  const [read, named, known] = [new Set<string>(), new Set<string>(), new Set<string>()];
  const isKnown = (node: unknown): boolean => {
    if (!isNode(node)) return false;
    if (node['type'] === 'Identifier') return known.has(String(node['name']));
    if (node['type'] === 'MemberExpression') return isSource(node['property']) || isKnown(node['object']);
    if (node['type'] === 'CallExpression') return isSource(node['callee']) || isKnown(node['callee']);
    return ['argument', 'expression', 'left'].some((part) => isKnown(node[part]));
  };
  /** Notes what a pattern takes out of a known value. */
  const take = (pattern: unknown): void => {
    if (!isNode(pattern)) return;
    if (pattern['type'] === 'Identifier') known.add(String(pattern['name']));
    if (pattern['type'] === 'AssignmentPattern') take(pattern['left']);
    if (pattern['type'] === 'ObjectPattern')
      for (const property of listOf(pattern['properties'])) {
        read.add(nameOf(property['key']));
        take(property['value'] ?? property['argument']);
      }
  };
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(walk);
    if (!isNode(node)) return;
    const annotation = node['typeAnnotation'];
    if (isNode(annotation) && types.test(code.slice(Number(annotation['start']), Number(annotation['end']))))
      take(node);
    if (node['type'] === 'VariableDeclarator' && isKnown(node['init'])) take(node['id']);
    if (node['type'] === 'Property' && isSource(node['key'])) take(node['value']);
    if (node['type'] === 'MemberExpression') {
      named.add(nameOf(node['property']));
      if (isKnown(node['object'])) read.add(nameOf(node['property']));
    }
    if (node['type'] === 'ObjectPattern')
      for (const property of listOf(node['properties'])) named.add(nameOf(property['key']));
    for (const part of Object.values(node)) walk(part);
  };
  // Twice: a function may stand before what it reads is declared.
  walk(program);
  walk(program);
  return { read, named };
}

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null;
const listOf = (nodes: unknown): Node[] => (Array.isArray(nodes) ? nodes.filter(isNode) : []);
const nameOf = (node: unknown): string => (isNode(node) ? String(node['name'] ?? '') : '');
const isSource = (node: unknown): boolean =>
  SOURCES.has(nameOf(node)) || (isNode(node) && SOURCES.has(nameOf(node['property'])));

/** The names of the settings, including the members of groups. */
function namesOf(schema: z.core.JSONSchema.BaseSchema): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => [
    name,
    ...(typeof inner === 'object' ? namesOf(inner) : []),
  ]);
}

test('every setting is read by the shop', () => {
  expect(unreadIn('{shop,api}/**/*.ts', 'Settings', Settings)).toEqual([]);
});

test('a name that is read of something else counts for nothing', () => {
  const other = z.object({
    neverReadAnywhere: z.int(),
    statusCode: z.int(),
    deaf: z.object({ neverReadEither: z.int() }),
  });
  expect(unreadIn('{shop,api}/**/*.ts', 'Settings', other)).toEqual([
    'neverReadAnywhere',
    'statusCode',
    'deaf',
    'neverReadEither',
  ]);
});

test('every fact sent to pages is read by a page or a text', () => {
  expect(unreadIn('{web,shop/texts}/**/*.{ts,tsx}', 'StoreFacts', StoreFacts)).toEqual([]);
});
