import { describe, expect, test } from 'vitest';
import { nextPath, signInPath, withNext } from './next-path.ts';

describe('after sign-in', () => {
  test.each([
    ['?next=%2Forders%3Ftab%3Dreturns', '/orders?tab=returns'],
    ['', '/'],
    ['?next=', '/'],
    ['?next=https%3A%2F%2Fevil.example', '/'],
    ['?next=%2F%2Fevil.example', '/'],
    ['?next=%2F%5Cevil.example', '/'],
    ['?next=%2F%09%2Fevil.example', '/'],
    ['?next=javascript%3Aalert(1)', '/'],
  ])('%s leads to %s', (search, path) => {
    expect(nextPath(search)).toBe(path);
  });
});

test('a link to sign-in carries the way back', () => {
  expect(nextPath(new URL(signInPath('/ProductDetails/1?color=sage'), 'http://x').search)).toBe(
    '/ProductDetails/1?color=sage',
  );
});

test('home needs no way back', () => {
  expect(withNext('/VerifyCode', '/')).toBe('/VerifyCode');
});
