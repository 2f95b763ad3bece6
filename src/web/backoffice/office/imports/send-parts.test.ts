import { expect, test } from 'vitest';
import { REQUESTS_A_MINUTE } from '../../../../api/platform/http/guards/rate-limit.ts';
import { sendParts } from './send-parts.ts';

test('a file is sent from its first missing part on', async () => {
  const sent: [part: number, from: number][] = [];
  await sendParts({ nextPart: 1, partBytes: 10, bytes: 35 }, async (part, from) => {
    sent.push([part, from]);
    // The third part has come before.
    return part === 1 ? 3 : null;
  });
  expect(sent).toEqual([
    [1, 10],
    [3, 30],
  ]);
});

test('a large file on a fast line stays below the requests that the store takes', async () => {
  let clock = 0;
  const sentAt: number[] = [];
  await sendParts(
    { nextPart: 0, partBytes: 1, bytes: 1000 },
    async (part) => {
      sentAt.push(clock);
      return part === 999 ? null : part + 1;
    },
    async (ms) => {
      clock += ms;
    },
  );
  const inFirstMinute = sentAt.filter((at) => at < 60_000).length;
  expect(inFirstMinute).toBeLessThan(REQUESTS_A_MINUTE.person * 0.7);
  expect(sentAt).toHaveLength(1000);
});
