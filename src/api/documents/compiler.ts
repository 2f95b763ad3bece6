import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createSemaphore } from '../db/semaphore.ts';
import type { Outcome, Work } from './compiler-process.ts';

/** A page takes 0.07 s of CPU, the first of a process a second. */
const LONGEST_WAIT_MS = 4000;
const LONGEST_COMPILE_MS = 20_000;
/** It uses 160 MB while running. */
const IDLE_MS = 30_000;

/** PostgreSQL's code for a system error, so that the request is answered with 503. */
class DocumentFailed extends Error {
  readonly code = '58000';
}

/** Compiles documents one at a time in a child process, which starts on demand and ends when idle. */
export function openCompiler() {
  const inTurn = createSemaphore(1, () => LONGEST_WAIT_MS);
  let running: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    running?.kill('SIGKILL');
    running = null;
  };

  return {
    compile: (work: Work): Promise<Buffer> =>
      inTurn(async () => {
        clearTimeout(idle);
        if (running?.connected !== true) running = start();
        try {
          const outcome = await ask(running, work);
          if ('error' in outcome) throw new DocumentFailed(`${work.template}: ${outcome.error}`);
          return Buffer.from(outcome.pdf);
        } finally {
          idle = setTimeout(stop, IDLE_MS).unref();
        }
      }),
    close: stop,
  };
}

// Code that runs for milliseconds is not worth optimizing: this halves the time of the first document.
const start = () =>
  fork(resolve(import.meta.dirname, 'compiler-process.ts'), {
    execArgv: ['--liftoff-only'],
    serialization: 'advanced',
    // It needs none of our environment variables; Windows needs this one to start a process.
    env: { SystemRoot: process.env['SystemRoot'] },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });

async function ask(compiler: ChildProcess, work: Work): Promise<Outcome> {
  const settled = new AbortController();
  const tooLong = setTimeout(() => compiler.kill('SIGKILL'), LONGEST_COMPILE_MS);
  try {
    compiler.send(work);
    const [outcome] = await Promise.race([
      once(compiler, 'message', settled),
      once(compiler, 'exit', settled).then(([code, signal]) => {
        throw new DocumentFailed(`the compiler ended (${code ?? signal})`);
      }),
    ]);
    return outcome as Outcome; // our own process sends nothing else
  } finally {
    clearTimeout(tooLong);
    settled.abort();
  }
}
