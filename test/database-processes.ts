import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Sends a signal to all of them, as one would kill or stop a database. Works on Linux. */
export function signalDatabase(dataDir: string, signal: NodeJS.Signals): void {
  for (const pid of databaseProcesses(dataDir)) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection's process may end by itself meanwhile.
    }
  }
}

/** The database's server and every process of it. */
function databaseProcesses(dataDir: string): number[] {
  const server = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  const parentOf = (pid: string) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1]);
    } catch {
      return 0;
    }
  };
  const children = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && parentOf(name) === server);
  return [server, ...children.map(Number)];
}
