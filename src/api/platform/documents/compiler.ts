import { openChild } from '../../child-process.ts';
import type { Outcome, Work } from './compiler-process.ts';

/** PostgreSQL's code for a system error, so that the request is answered with 503. */
class DocumentFailed extends Error {
  readonly code = '58000';
}

/** Compiles documents: a page takes 0.07 s of CPU, the first of a process a second. */
export function openCompiler() {
  // Code that runs for milliseconds is not worth optimizing: this halves the time of the first document.
  const child = openChild(new URL('./compiler-process.ts', import.meta.url), ['--liftoff-only'], {
    waitMs: 4000,
    taskMs: 20_000,
  });
  return {
    async compile(work: Work): Promise<Buffer> {
      // Our own process sends nothing else.
      const outcome = (await child.ask(work)) as Outcome;
      if ('error' in outcome) throw new DocumentFailed(`${work.template}: ${outcome.error}`);
      return Buffer.from(outcome.pdf);
    },
    close: child.close,
  };
}
