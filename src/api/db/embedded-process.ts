import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync } from 'node:fs';

/** The user PostgreSQL runs as where it may not run as root: "nobody" on every usual system. */
const NOBODY = 65534;

/** How a PostgreSQL program is started on this machine: a prefix of commands, and whether it changes its user. */
export type Launch = { prefix: string[]; uid?: number };

/**
 * PostgreSQL refuses to run as root, and would outlive a killed parent. On Linux root becomes nobody in a user
 * namespace (no account is made, files stay root's outside); where namespaces are forbidden it becomes the real
 * nobody, to whom `folder` is given. `setpriv --pdeathsig` makes an orphan shut itself down.
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

/**
 * Starts a program with the machine's launch; its output is left to the caller. It is in a group of its own: Ctrl-C in a
 * terminal goes to every process of a group, and would stop the database before the store has closed its connections.
 */
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
