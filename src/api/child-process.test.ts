import { expect, test } from 'vitest';
import { ChildEnded, openChild } from './child-process.ts';

const child = openChild(
  new URL('../../test/unreliable-child.ts', import.meta.url),
  ['--max-old-space-size=64'],
  { waitMs: 20_000, taskMs: 5000 },
);

test.each(['crashes', 'leaves', 'hangs', 'fills its memory'])(
  'a child that %s ends its task alone',
  async (task) => {
    const [broken, next] = await Promise.allSettled([child.ask({ task }), child.ask({ task: 'answers' })]);
    expect(broken).toMatchObject({ status: 'rejected', reason: expect.any(ChildEnded) });
    expect(next).toEqual({ status: 'fulfilled', value: { task: 'answers' } });
  },
);
