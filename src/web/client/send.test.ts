import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { xsrfToken } from './send.ts';

let cookie: string;
let meta: string | undefined;
let stored: string | null;
const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);

beforeEach(() => {
  [cookie, meta, stored] = ['', undefined, null];
  warn.mockClear();
  vi.stubGlobal('document', {
    get cookie() {
      return cookie;
    },
    querySelector: (selector: string) =>
      selector === 'meta[name="xsrf-token"]' && meta !== undefined ? { content: meta } : null,
  });
  vi.stubGlobal('window', {
    localStorage: {
      get 'XSRF-TOKEN'() {
        return stored;
      },
    },
  });
});

afterEach(() => vi.unstubAllGlobals());

test('the token is that of the cookie, decoded', () => {
  [cookie, meta, stored] = ['theme=dark; XSRF-TOKEN=a%2Fb.c', 'of the page', 'of the storage'];
  expect(xsrfToken()).toBe('a/b.c');
});

test('without the cookie it is that of the page', () => {
  [cookie, meta, stored] = ['NOT-XSRF-TOKEN=a; XSRF-TOKEN=', 'of the page', 'of the storage'];
  expect(xsrfToken()).toBe('of the page');
});

test('without either it is that of the storage', () => {
  [meta, stored] = ['', 'of the storage'];
  expect(xsrfToken()).toBe('of the storage');
  expect(warn).not.toHaveBeenCalled();
});

test('where there is none the console is warned, and nothing else happens', () => {
  expect(xsrfToken()).toBeUndefined();
  expect(warn).toHaveBeenCalledWith('XSRF token is missing');
});
