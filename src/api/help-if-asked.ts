import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ENTRY = join(import.meta.dirname, '../../scripts/run.mjs');

/** Prints what the task of `npm run` does and ends, if the program was started with --help. */
export function helpIfAsked(task: string): void {
  if (!process.argv.slice(2).some((arg) => arg === '--help' || arg === '-h')) return;
  const { status } = spawnSync(process.execPath, [ENTRY, task, '--help'], { stdio: 'inherit' });
  process.exit(status ?? 1);
}
