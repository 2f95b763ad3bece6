import { type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Runs `work` in a temporary folder and removes it, however the work ends. When the command is told to stop, the programs
 * that were given to `started` end first, for they write to the folder; then it ends with 130.
 */
export async function inOwnFolder<T>(
  name: string,
  work: (folder: string, started: (program: ChildProcess) => void) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), `minwal-${name}-`));
  const programs = new Set<ChildProcess>();
  let isStopping = false;
  const leave = () => {
    if (isStopping) return;
    isStopping = true;
    void Promise.all([...programs].map(end))
      .then(() => remove(folder))
      .finally(() => process.exit(130));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, leave);
  try {
    return await work(folder, (program) => programs.add(program));
  } catch (error) {
    // The work fails when its programs are ended; that error is expected.
    if (isStopping) return await new Promise<never>(() => {});
    throw error;
  } finally {
    if (!isStopping) await remove(folder);
  }
}

// A database whose program was killed needs a moment to end, and writes until then.
async function remove(folder: string): Promise<void> {
  for (let tries = 0; tries < 50 && existsSync(folder); tries += 1) {
    rmSync(folder, { recursive: true, force: true, maxRetries: 20 });
    await wait(100);
  }
}

async function end(program: ChildProcess): Promise<void> {
  if (program.exitCode !== null || program.signalCode !== null) return;
  program.kill('SIGTERM');
  await once(program, 'exit');
}
