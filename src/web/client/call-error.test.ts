import { expect, test } from 'vitest';
import { CallError, dataOf } from './call-error.ts';

test.each<[how: string, body: object]>([
  ['its status', { status: true, data: 'saved' }],
  ['its success', { success: true, data: 'saved' }],
  ['its success, whatever its status is', { status: 200, success: true, data: 'saved' }],
  ['nothing but 2xx', { data: 'saved' }],
])('an answer is a yes by %s', (_how, body) => {
  expect(dataOf(200, body)).toBe('saved');
  expect(dataOf(201, body)).toBe('saved');
});

test.each<[how: string, status: number, body: unknown]>([
  ['its status says no', 200, { status: false, data: 'saved' }],
  ['its success says no', 200, { success: false, data: 'saved' }],
  ['neither says anything, with 400', 400, { data: 'saved' }],
  ['it says yes, with 500', 500, { status: true, data: 'saved' }],
  ['it is no object', 200, 'saved'],
  ['it is nothing', 200, null],
])('an answer is a no where %s', (_how, status, body) => {
  expect(() => dataOf(status, body)).toThrow(CallError);
});
