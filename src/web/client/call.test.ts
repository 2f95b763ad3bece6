import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { call } from './call.ts';

/** A fake browser for the wire tests: a cookie jar, events, and scripted API answers. */
let jar: Map<string, string>;
let events: string[];
let asked: { path: string; method: string; headers: Record<string, string>; body: string | undefined }[];
let answer: (
  path: string,
  headers: Record<string, string>,
) => { status: number; body: unknown; headers?: Record<string, string> };

const ok = (data: unknown) => ({ status: 200, body: { status: true, message: '', data, errors: [] } });
const no = (status: number, code: string) => ({
  status,
  body: { status: false, message: code.toLowerCase(), data: null, errors: [], code },
});
const pair = (accessToken: string, refreshToken: string) => JSON.stringify({ accessToken, refreshToken });
const tokensKept = (): unknown => JSON.parse(decodeURIComponent(jar.get('user') ?? '""'));
const refreshes = () => asked.filter(({ path }) => path.endsWith('refresh-token')).length;

beforeEach(() => {
  [jar, events, asked] = [new Map([['XSRF-TOKEN', 'x1']]), [], []];
  answer = () => ok(null);
  vi.stubGlobal('document', {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    },
    set cookie(line: string) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
    querySelector: () => null,
  });
  vi.stubGlobal('location', { protocol: 'https:' });
  vi.stubGlobal('window', { localStorage: {} });
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('dispatchEvent', ({ type }: Event) => events.push(type));
  vi.stubGlobal(
    'fetch',
    async (
      path: string,
      { method, headers, body }: { method: string; headers: Record<string, string>; body?: string },
    ) => {
      asked.push({ path, method, headers, body });
      const { body: envelope, ...head } = answer(path, headers);
      return new Response(JSON.stringify(envelope), head);
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const signIn = () => jar.set('user', encodeURIComponent(pair('a1', 'r1')));

describe('a call', () => {
  test('puts its input into the query string where the contract wants it there', async () => {
    await call('getProductDetails', { productId: 'p 1' });
    expect(asked[0]).toMatchObject({
      path: '/api/client/v1/store/products/get-product-details?productId=p+1',
      method: 'GET',
    });
  });

  test('sends a form where the specification says form', async () => {
    await call('sendOtp', { number: '0944 123 456' });
    expect(asked[0]).toMatchObject({ body: 'number=0944+123+456', headers: { 'X-XSRF-TOKEN': 'x1' } });
  });

  test('carries the token on protected paths only', async () => {
    signIn();
    await call('displayCart');
    await call('getHomePage');
    expect(asked.map(({ headers }) => headers['Authorization'])).toEqual(['Bearer a1', undefined]);
  });

  test('that is refused throws what the API said', async () => {
    answer = () => no(409, 'OUT_OF_STOCK');
    await expect(call('getHomePage')).rejects.toMatchObject({
      status: 409,
      code: 'OUT_OF_STOCK',
      message: 'out_of_stock',
    });
  });

  test('without a network throws status 0', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('getHomePage')).rejects.toMatchObject({ status: 0, code: 'NETWORK' });
  });

  test('with a stale XSRF token is sent once more with the fresh one', async () => {
    answer = (_path, headers) => {
      jar.set('XSRF-TOKEN', 'x2');
      return headers['X-XSRF-TOKEN'] === 'x2' ? ok({ expiresInSeconds: 300 }) : no(403, 'XSRF');
    };
    await expect(call('sendOtp', { number: '0944123456' })).resolves.toMatchObject({ expiresInSeconds: 300 });
    expect(asked).toHaveLength(2);
  });
});

describe('an answer without an envelope', () => {
  test.each([200, 204])('and without a word is a yes with %d', async (status) => {
    vi.stubGlobal('fetch', async () => new Response(status === 204 ? null : '', { status }));
    await expect(call('updateUserData', { name: 'Rima' })).resolves.toBeUndefined();
  });

  test('is refused where it is a page of another network', async () => {
    vi.stubGlobal('fetch', async () => new Response('<!doctype html><title>Sign in to the network</title>'));
    await expect(call('updateUserData', { name: 'Rima' })).rejects.toMatchObject({ code: 'UNEXPECTED' });
  });
});

describe('a read that fails', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  beforeEach(() => warn.mockClear());

  test('is logged, with nothing of whom it was for', async () => {
    answer = () => no(503, 'UNAVAILABLE');
    await expect(call('getProductDetails', { productId: 'p 1' })).rejects.toBeInstanceOf(CallError);
    expect(warn.mock.calls).toEqual([['getProductDetails', 503, 'UNAVAILABLE']]);
  });

  test('for a lost network is logged, too', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call('getHomePage')).rejects.toBeInstanceOf(CallError);
    expect(warn.mock.calls).toEqual([['getHomePage', 0, 'NETWORK']]);
  });

  test('because it was aborted is not logged', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', 'AbortError')));
    await expect(call('getHomePage', {}, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('an answer that does not come', () => {
  test('is aborted after 95 seconds and reported as a lost network', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', (_path: string, { signal }: { signal: AbortSignal }) => {
      const { promise, reject } = Promise.withResolvers<Response>();
      signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      return promise;
    });
    let told: unknown;
    void call('getHomePage').catch((error: unknown) => (told = error));
    await vi.advanceTimersByTimeAsync(94_999);
    expect(told).toBeUndefined();
    await vi.advanceTimersByTimeAsync(1);
    expect(told).toMatchObject({ status: 0, code: 'NETWORK' });
  });
});

describe('an expired token', () => {
  const expiring =
    (refreshed: { status: number; body: unknown }) => (path: string, headers: Record<string, string>) => {
      if (path.endsWith('refresh-token')) return refreshed;
      return headers['Authorization'] === 'Bearer a2' ? ok({ cart: {} }) : no(401, 'UNAUTHENTICATED');
    };

  test('is refreshed once for all callers, who repeat with the new one', async () => {
    signIn();
    answer = expiring(ok({ accessToken: 'a2', refreshToken: 'r2' }));
    await Promise.all([call('displayCart'), call('displayCart'), call('displayCart')]);
    expect(refreshes()).toBe(1);
    expect(tokensKept()).toEqual({ accessToken: 'a2', refreshToken: 'r2' });
    expect(events).toEqual(['auth:login']);
  });

  test('is refreshed for a call whose XSRF token was stale as well', async () => {
    signIn();
    answer = (path, headers) => {
      if (headers['X-XSRF-TOKEN'] !== undefined && headers['X-XSRF-TOKEN'] !== 'x2') {
        jar.set('XSRF-TOKEN', 'x2');
        return no(403, 'XSRF');
      }
      return expiring(ok({ accessToken: 'a2', refreshToken: 'r2' }))(path, headers);
    };
    await expect(call('addToFavorites', { productId: 'p' })).resolves.toEqual({ cart: {} });
    expect([asked.length, refreshes()]).toEqual([4, 1]);
  });

  test('is refreshed once for twenty calls in two tabs', async () => {
    signIn();
    answer = expiring(ok({ accessToken: 'a2', refreshToken: 'r2' }));
    const locks = new Map<string, Promise<unknown>>();
    vi.stubGlobal('navigator', {
      locks: {
        request: (name: string, work: () => Promise<unknown>) => {
          const turn = (locks.get(name) ?? Promise.resolve()).then(work);
          locks.set(name, turn);
          return turn;
        },
      },
    });
    vi.resetModules();
    const { call: callOfOtherTab } = await import('./call.ts');
    const calls = Array.from({ length: 10 }, () => [call('displayCart'), callOfOtherTab('displayCart')]);
    await Promise.all(calls.flat());
    expect(refreshes()).toBe(1);
    expect(asked).toHaveLength(41);
  });

  test('is refreshed too where a guest would be answered as well, and without it that answer stands', async () => {
    const guests = { ...ok({ reviews: [], canReview: false }), headers: { 'www-authenticate': 'Bearer' } };
    let refreshed = ok({ accessToken: 'a2', refreshToken: 'r2' });
    answer = (path, headers) => {
      if (path.endsWith('refresh-token')) return refreshed;
      return headers['Authorization'] === 'Bearer a2' ? ok({ reviews: [], canReview: true }) : guests;
    };
    signIn();
    await expect(call('getReviews', { productId: 'p' })).resolves.toMatchObject({ canReview: true });
    refreshed = no(401, 'UNAUTHENTICATED');
    jar.set('user', encodeURIComponent(pair('a3', 'r3')));
    await expect(call('getReviews', { productId: 'p' })).resolves.toMatchObject({ canReview: false });
    expect(events).toEqual(['auth:login', 'auth:unauthorized']);
  });

  test('whose refresh fails rejects twenty waiting callers, and is reported once', async () => {
    signIn();
    answer = expiring(no(401, 'UNAUTHENTICATED'));
    const told = await Promise.allSettled(Array.from({ length: 20 }, () => call('displayCart')));
    expect(told.every(({ status }) => status === 'rejected')).toBe(true);
    expect([refreshes(), events]).toEqual([1, ['auth:unauthorized']]);
  });

  test('is tried no second time where the new one is refused too', async () => {
    signIn();
    answer = (path) =>
      path.endsWith('refresh-token')
        ? ok({ accessToken: 'a2', refreshToken: 'r2' })
        : no(401, 'UNAUTHENTICATED');
    await expect(call('displayCart')).rejects.toMatchObject({ status: 401 });
    expect(asked).toHaveLength(3);
  });

  test('may come nested in the answer, as the specification has it', async () => {
    signIn();
    answer = expiring(ok({ data: { accessToken: 'a2' } }));
    await call('displayCart');
    expect(tokensKept()).toEqual({ accessToken: 'a2', refreshToken: 'r1' });
  });

  test.each([
    ['is refused', no(401, 'UNAUTHENTICATED')],
    ['fails', no(503, 'UNAVAILABLE')],
    ['brings no token', ok({})],
  ])('ends the session when the refresh %s', async (_how, refreshed) => {
    signIn();
    answer = expiring(refreshed);
    await expect(call('displayCart')).rejects.toBeInstanceOf(CallError);
    expect(jar.has('user')).toBe(false);
    expect(events).toEqual(['auth:unauthorized']);
  });

  test('that another tab has renewed meanwhile is taken from the cookie', async () => {
    signIn();
    answer = (path, headers) => {
      jar.set('user', encodeURIComponent(pair('a2', 'r2')));
      return expiring(no(401, 'UNAUTHENTICATED'))(path, headers);
    };
    await call('displayCart');
    expect(refreshes()).toBe(0);
  });

  test('is not given up for a lost network', async () => {
    signIn();
    answer = (path) => {
      if (path.endsWith('refresh-token')) throw new TypeError('Failed to fetch');
      return no(401, 'UNAUTHENTICATED');
    };
    await expect(call('displayCart')).rejects.toMatchObject({ status: 401 });
    expect(jar.has('user')).toBe(true);
  });
});
