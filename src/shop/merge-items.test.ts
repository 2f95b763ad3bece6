import { expect, test } from 'vitest';
import { mergeItems } from './merge-items.ts';

type Item = { id: string; text: string };
const list = (...texts: string[]): Item[] => texts.map((text) => ({ id: text.slice(0, 1), text }));
const keyOf = (item: unknown) => (item as Item).id;

test.each([
  ['both add', list('a'), list('a', 'b'), list('a', 'c'), list('a', 'b', 'c')],
  ['one adds, the other changes', list('a', 'b'), list('a', 'b', 'c'), list('a!', 'b'), list('a!', 'b', 'c')],
  ['one removes, the other adds', list('a', 'b'), list('b'), list('a', 'b', 'c'), list('b', 'c')],
  ['each changes an item', list('a', 'b'), list('a!', 'b'), list('a', 'b!'), list('a!', 'b!')],
  ['both change an item alike', list('a'), list('a!'), list('a!'), list('a!')],
  ['both change an item differently', list('a'), list('a!'), list('a?'), null],
  ['one removes what the other changes', list('a', 'b'), list('b'), list('a!', 'b'), null],
  ['both remove', list('a', 'b'), list('b'), list('b'), list('b')],
  ['mine are moved, theirs added', list('a', 'b'), list('a', 'b', 'c'), list('b', 'a'), list('b', 'a', 'c')],
  ['theirs are moved, mine added', list('a', 'b'), list('b', 'a'), list('a', 'b', 'c'), list('b', 'a', 'c')],
  ['both are moved differently', list('a', 'b', 'c'), list('b', 'a', 'c'), list('a', 'c', 'b'), null],
  ['only mine', list('a'), list('a'), list('b'), list('b')],
])('%s', (_what, was, theirs, mine, merged) => {
  expect(mergeItems(was, theirs, mine, keyOf)).toEqual(merged);
});
