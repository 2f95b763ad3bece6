import { expect, test } from 'vitest';
import { newsFor, staffNewsKinds } from './news.ts';
import type { StaffRole } from './roles.ts';

test.each<[StaffRole[], readonly string[]]>([
  [['owner'], staffNewsKinds],
  [['manager'], ['newOrder', 'toConfirm', 'returnAsked', 'lowStock']],
  [['support'], ['newOrder', 'toConfirm', 'returnAsked']],
  [['packer'], ['lowStock']],
  [['courier'], []],
  [['accountant'], []],
  [
    ['packer', 'support'],
    ['newOrder', 'toConfirm', 'returnAsked', 'lowStock'],
  ],
])('%j hears of %j', (roles, kinds) => {
  expect(newsFor(roles)).toEqual(kinds);
});
