import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Money, Price, percentOff } from './price.tsx';

test.each([
  [2450, 3100, 21],
  [3400, 4000, 15],
  [1, 1000, 100],
  [999, 1000, 0],
])('%i instead of %i is %i percent off', (amount, was, percent) => {
  expect(percentOff(amount, was)).toBe(percent);
});

describe('a price', () => {
  test('is read out with what it was, in words', () => {
    expect(textOf(Price, { amount: 2450, was: 3100, percent: true })).toBe('now 2,450 SYPwas 3,100−21%');
  });
  test('that is not reduced says one amount', () => {
    expect(textOf(Price, { amount: 1280, was: null })).toBe('1,280 SYP');
    expect(textOf(Price, { amount: 1280, was: 1280, percent: true })).toBe('1,280 SYP');
  });
  test('has its old-pound line, a hundred times it', () => {
    expect(textOf(Price, { amount: 2450, oldPounds: true })).toBe('2,450 SYP245,000 in old pounds');
    expect(textOf(Price, { amount: 0, oldPounds: true })).toBe('0 SYP');
  });
});

test('an amount taken away has a minus sign, isolated with its number', () => {
  expect(renderToStaticMarkup(createElement(Money, { amount: -500 }))).toContain('<bdi dir="ltr">−500</bdi>');
});

function textOf(part: typeof Price, props: Parameters<typeof Price>[0]): string {
  return renderToStaticMarkup(createElement(part, props)).replace(/<[^>]+>/g, '');
}
