import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** The unprivileged user to run PostgreSQL as instead of root; this uid exists on common systems. */
const NOBODY = 65534;

/** How to start a PostgreSQL program here: a command prefix, and whether the user changes. */
export type Launch = { prefix: string[]; uid?: number };

/**
 * PostgreSQL refuses to run as root and would outlive a killed parent. Root is mapped to an unprivileged user in a user
 * namespace, or where that is forbidden it runs as that user, who then owns `folder`. `setpriv --pdeathsig` stops an orphan.
 */
export function chooseLaunch(folder: string): Launch {
  if (process.platform !== 'linux') return { prefix: [] };
  const dies = works(['setpriv', '--pdeathsig', 'INT', 'true']) ? ['setpriv', '--pdeathsig', 'INT'] : [];
  if (process.getuid?.() !== 0) return { prefix: dies };
  const namespace = ['unshare', '-U', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`];
  if (works([...namespace, 'true'])) return { prefix: [...namespace, ...dies] };
  chownSync(folder, NOBODY, NOBODY);
  return { prefix: dies, uid: NOBODY };
}

/** Starts a program in its own process group: Ctrl-C would else stop the database before the store closes. */
export function launchProcess(
  launch: Launch,
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): ChildProcess {
  const [program, ...rest] = [...launch.prefix, command, ...args];
  if (program === undefined) throw new Error('nothing to launch');
  return spawn(program, rest, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env,
    detached: process.platform !== 'win32',
    ...(launch.uid === undefined ? {} : { uid: launch.uid, gid: launch.uid }),
  });
}

function works([program = '', ...args]: string[]): boolean {
  return spawnSync(program, args, { stdio: 'ignore' }).status === 0;
}
