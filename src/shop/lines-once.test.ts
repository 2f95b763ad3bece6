import { expect, test } from 'vitest';
import type { z } from 'zod';
import { consoleEndpoints } from './console-endpoints.ts';
import { endpoints } from './endpoints.ts';
import type { ConsoleEndpoint } from './wire/console-endpoint.ts';
import type { Endpoint } from './wire/endpoint.ts';
import { isOncePer } from './wire/input.ts';

/** Fields that say which one a row is of. */
const KEY = /^_id$|Id$|No$|^value$/;

/** Lists in which a row may stand twice, and why. */
const mayRepeat: Record<string, string> = {
  'mergeGuestChoices.lines': 'what a device kept is added up',
  'enterCount.entries': 'what was counted is added up',
  'changeProduct.pictures': 'a picture may stand for two colors',
  'previewProduct.pictures': 'a picture may stand for two colors',
  'changeProduct.variants': 'refused where they are saved, as all faults of a product',
  'previewProduct.variants': 'refused where they are saved, as all faults of a product',
  'mapImport.words': 'two words may mean one thing',
};

type Found = { readonly place: string; readonly isOnce: boolean };

/** The lists of rows with a key in a body. */
function listsIn(schema: z.core.$ZodType, place: string): Found[] {
  // Every schema of the library has one of these definitions.
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([name, field]) => listsIn(field, `${place}.${name}`));
  if (def.type === 'array') {
    const row = (def.element as z.core.$ZodTypes)._zod.def;
    const hasKey = row.type === 'object' && Object.keys(row.shape).some((name) => KEY.test(name));
    const isOnce = (def.checks ?? []).some((check) => check._zod.def.check === 'custom');
    return [...(hasKey ? [{ place, isOnce }] : []), ...listsIn(def.element, place)];
  }
  if (def.type === 'union') return def.options.flatMap((option) => listsIn(option, place));
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return listsIn(def.innerType, place);
  return def.type === 'pipe' ? [...listsIn(def.in, place), ...listsIn(def.out, place)] : [];
}

test('every list of rows that have a key names each once', () => {
  const calls = Object.entries<Endpoint | ConsoleEndpoint>({ ...endpoints, ...consoleEndpoints });
  const found = calls.flatMap(([name, { body }]) => (body === undefined ? [] : listsIn(body, name)));
  expect(found.length).toBeGreaterThan(20);
  const twice = found.filter(({ isOnce }) => !isOnce).map(({ place }) => place);
  expect([...new Set(twice)].sort()).toEqual(Object.keys(mayRepeat).sort());
});

test.each([
  [[{ lineNo: 1 }, { lineNo: 2 }], true],
  [[{ lineNo: 1 }, { lineNo: 1 }], false],
  [[], true],
])('%j names each line once: %s', (rows, isOnce) => {
  expect(isOncePer('lineNo')(rows)).toBe(isOnce);
});

test('a key of several fields is the same where all of them are', () => {
  const once = isOncePer('a', 'b');
  expect(once([{ a: 'x', b: 'y' }, { a: 'x' }])).toBe(true);
  expect(once([{ a: 'x' }, { a: 'x', b: null }])).toBe(false);
  expect(
    once([
      { a: 'xy', b: 'z' },
      { a: 'x', b: 'yz' },
    ]),
  ).toBe(true);
});
