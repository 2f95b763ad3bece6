import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createSemaphore } from './platform/db/semaphore.ts';

/** A process uses up to 160 MB while it waits. */
const IDLE_MS = 30_000;

/** Thrown when the process did not start, or ended before it answered. The code is PostgreSQL's for a system error: answered with 503. */
export class ChildEnded extends Error {
  readonly code = '58000';
}

/**
 * Runs tasks one at a time in a child process, which starts on demand and ends when idle or with us. However it ends, the
 * store goes on.
 * @param module It answers each message with one message.
 */
export function openChild(
  module: URL,
  execArgv: readonly string[],
  limits: { waitMs: number; taskMs: number },
) {
  const inTurn = createSemaphore(1, () => limits.waitMs);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const close = () => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = null;
  };

  return {
    /** @throws {ChildEnded} After `taskMs` the process is killed; its file may be as good as any. */
    ask: (task: object): Promise<unknown> =>
      inTurn(async () => {
        clearTimeout(idle);
        try {
          if (running?.connected !== true) running = start(module, execArgv);
          return await ask(running, task, limits.taskMs);
        } catch (error) {
          throw error instanceof ChildEnded
            ? error
            : new ChildEnded('the child process failed', { cause: error });
        } finally {
          idle = setTimeout(close, IDLE_MS).unref();
        }
      }),
    close,
  };
}

const start = (module: URL, execArgv: readonly string[]) =>
  fork(module, {
    execArgv: [...execArgv],
    serialization: 'advanced',
    // It needs none of our environment variables; Windows needs this one to start a process.
    env: { SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

async function ask(child: ChildProcess, task: object, taskMs: number): Promise<unknown> {
  const settled = new AbortController();
  const tooLong = setTimeout(() => child.kill('SIGKILL'), taskMs);
  child.ref();
  child.channel?.ref();
  try {
    child.send(task);
    const [answer] = await Promise.race([
      once(child, 'message', settled),
      once(child, 'exit', settled).then(([code, signal]) => {
        throw new ChildEnded(`the child process ended (${code ?? signal})`);
      }),
    ]);
    return answer;
  } finally {
    clearTimeout(tooLong);
    settled.abort();
    child.unref();
    child.channel?.unref();
  }
}
