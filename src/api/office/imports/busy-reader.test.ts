import type { ChildProcess } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { expect, test } from 'vitest';
import { HEAD, openImports } from '../../../../test/imports.ts';
import { sendFile } from '../../../../test/send-file.ts';
import { openStore } from '../../../../test/store.ts';
import { endReader } from '../../platform/sheets/spreadsheet.ts';

const { manager } = await openImports(await openStore());

const started = channel('child_process');

test('a file whose reader ends is not called damaged: the shop is busy, and it is read the next time', async () => {
  const file = `${HEAD}\nمعطف,loza,women,500,black,M,B-1`;
  const kill = (message: unknown) =>
    setImmediate(() => (message as { process: ChildProcess }).process.kill('SIGKILL'));
  // Another file of tests may have left one that waits.
  endReader();
  started.subscribe(kill);
  const { status, body } = await sendFile(manager, file);
  started.unsubscribe(kill);
  expect([status, body.code]).toEqual([503, 'SERVICE_UNAVAILABLE']);
  expect((await sendFile(manager, file)).status).toBe(200);
});
