import type { ChildProcess } from 'node:child_process';

/** A promise that is tried on this machine. `work` returns the figures that kept it, and throws where it was broken. */
export type Drill = {
  promise: string;
  /** What this machine lacks, or null. */
  missing?: () => string | null;
  work: (folder: string, started: (program: ChildProcess) => void) => Promise<string>;
};
