import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A store in a process of its own, as it runs for shoppers. */
export type StoreProcess = { address: string; child: ChildProcess; stop: () => Promise<void> };

/** Starts `src/server.ts` with this environment and waits until it says where it is open. */
export async function openStoreProcess(environment: Record<string, string>): Promise<StoreProcess> {
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { address: await addressOf(child), child, stop: () => stopProcess(child) };
}

async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('the store was started without its output');
  for await (const line of createInterface({ input: child.stdout })) {
    const [address] = /http:\/\/\S+/.exec(line) ?? [];
    if (address === undefined) continue;
    // What it says later is not read, and must not fill the pipe.
    child.stdout.resume();
    return address;
  }
  throw new Error('The store did not open');
}

function stopProcess(child: ChildProcess): Promise<void> {
  return new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
}
