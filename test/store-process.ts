import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A store in a process of its own, as it runs for shoppers; `said`: the lines of its output so far. */
export type StoreProcess = {
  address: string;
  child: ChildProcess;
  said: readonly string[];
  stop: () => Promise<void>;
};

const root = join(import.meta.dirname, '..');
/** A program as `npm test` has built it: it starts in a quarter of the time that its sources take. */
export const builtProgram = (name: string) => join(root, 'dist/server', `${name}.js`);
/** Without it a third of the processor time of a start is compiling. A folder of its own would leave a cache behind. */
const compiled = { NODE_COMPILE_CACHE: join(root, '.cache/compiled') };

/**
 * Starts `program` in `folder` with this environment, tells `started`, and waits until it says where it is open. By default
 * it is the built server of this version, in another folder the sources of that version.
 */
export async function openStoreProcess(
  environment: Record<string, string>,
  started: (program: ChildProcess) => void = () => {},
  folder = root,
  program = folder === root ? [builtProgram('server')] : ['src/server.ts'],
): Promise<StoreProcess> {
  const child = spawn(process.execPath, program, {
    cwd: folder,
    env: { ...process.env, ...(folder === root && compiled), ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started(child);
  const said: string[] = [];
  const address = await new Promise<string>((opened, failed) => {
    const lines = createInterface({ input: child.stdout });
    lines.on('line', (line) => {
      said.push(line);
      const [url] = /http:\/\/\S+/.exec(line) ?? [];
      if (url !== undefined) opened(url);
    });
    lines.once('close', () => failed(new Error('The store did not open')));
  });
  return { address, child, said, stop: () => stopProcess(child) };
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
