import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';

const temporary = mkdtempSync(join(tmpdir(), 'minwal-own-'));
afterAll(() => rmSync(temporary, { recursive: true, force: true, maxRetries: 20 }));

const folders = () => readdirSync(temporary).filter((name) => name.startsWith('minwal-bench-'));

test('a bench that is stopped leaves nothing behind, and seeds no database but its own', async () => {
  const bench = spawn(process.execPath, ['bench/run.ts', '--products', '200', '--seconds', '1'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, TMPDIR: temporary, DATABASE_URL: 'postgres://u:p@127.0.0.1:1/of-somebody' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, ended] = [text(bench.stderr), once(bench, 'exit')];
  const isRunning = () =>
    folders().some((name) => existsSync(join(temporary, name, 'postgres', 'postmaster.pid')));
  await expect.poll(isRunning, { interval: 20 }).toBe(true);
  bench.kill('SIGTERM');
  expect(await ended).toEqual([130, null]);
  expect([await said, folders()]).toEqual(['', []]);
});
