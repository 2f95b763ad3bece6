import { expect, test } from 'vitest';
import { weave } from './woven-panel.tsx';

const cloth = ['#b9c8a0', '#f4f3ee', '#4c6a94', '#2c2130', '#7d2238'];

test('the same colors give the same cloth', () => {
  expect(weave(cloth)).toEqual(weave(cloth));
});

test('every color is woven in, and no other', () => {
  expect(new Set(weave(cloth).map((band) => band.thread))).toEqual(new Set(cloth));
});

test('few colors are filled up with the store’s own threads', () => {
  expect(new Set(weave(['#7d2238']).map((band) => band.thread))).toEqual(
    new Set(['#7d2238', 'undyed', 'quince', 'plum']),
  );
});

test('every band has a width', () => {
  expect(weave([]).every((band) => band.width > 0)).toBe(true);
});
