import { expect, test } from 'vitest';
import { z } from 'zod';
import { consoleEndpoints } from '../console-endpoints.ts';
import { endpoints } from '../endpoints.ts';

const isName = /^(?:name|title|label|recipient|city|area|street)(?:En|Ar)?$/;

/** The fields of names in what calls take, at their first level. */
const names = Object.entries({ ...endpoints, ...consoleEndpoints }).flatMap(([call, endpoint]) =>
  'body' in endpoint && endpoint.body instanceof z.ZodObject
    ? Object.entries(endpoint.body.shape as Record<string, z.ZodType>)
        .filter(([field]) => isName.test(field))
        .map(([field, schema]) => ({ call, field, schema }))
    : [],
);

test('names are asked for', () => {
  expect(names.length).toBeGreaterThan(20);
});

test.each(names)('$call: $field holds no line break and turns no text round', ({ schema }) => {
  const { success, data } = schema.safeParse(' A\r\nb\u202E\u2066c\u2028');
  if (success) expect(data).toBe('A bc');
});
