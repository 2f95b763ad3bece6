import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const LOCK_FILES = ['postmaster.pid', '.s.PGSQL.5432.lock'];

/** Cleans up after an unclean shutdown of `cluster`; only for the process that holds the folder's lock. */
export async function clearLeftovers(cluster: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const orphan = runningServer(cluster);
    if (orphan === null) return clearLocks(cluster);
    try {
      process.kill(orphan, tries < 50 ? 'SIGINT' : 'SIGQUIT');
    } catch {
      // It has just exited.
    }
    await wait(100);
  }
}

export function runningServer(cluster: string): number | null {
  const pid = Number(readNote(cluster)[0]);
  return Number.isInteger(pid) && pid > 0 && commandOf(pid).includes(`postgres -D ${cluster} `) ? pid : null;
}

/** The lines of postmaster.pid: pid, data folder, start, port, socket folder, address, shared memory, state. */
export function readNote(cluster: string): string[] {
  try {
    return readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

/**
 * PostgreSQL refuses to start while the pid in its lock files is alive, whatever the program; containers reuse pids
 * soon. Orphaned workers are detected by their shared memory instead.
 */
function clearLocks(cluster: string): void {
  for (const name of LOCK_FILES) rmSync(join(cluster, name), { force: true });
}

/** The command line of a process, separated by spaces; empty if there is no such process. */
function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    if (process.platform !== 'win32')
      return execFileSync('ps', ['-ww', '-o', 'command=', '-p', `${pid}`], { encoding: 'utf8' });
    const query = `(Get-CimInstance Win32_Process -Filter ProcessId=${pid}).CommandLine`;
    return execFileSync('powershell', ['-NoProfile', '-Command', query], { encoding: 'utf8' }).replaceAll(
      /"|\.exe/g,
      '',
    );
  } catch {
    return '';
  }
}
