import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runningDatabaseUrl, startEmbeddedDatabase } from './embedded.ts';

const folder = mkdtempSync(join(tmpdir(), 'minwal-running-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a command beside a running store finds its server, and none where none runs', async () => {
  expect(runningDatabaseUrl(folder)).toBeNull();
  const server = await startEmbeddedDatabase(folder);
  expect(runningDatabaseUrl(folder)).toBe(server.url);
  await server.stop();
  expect(runningDatabaseUrl(folder)).toBeNull();
});
