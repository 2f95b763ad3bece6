import { setTimeout as wait } from 'node:timers/promises';

/**
 * Imports a built file. Two modules that wait for each other at their top never load, and say nothing of it: after `ms`
 * this throws a sentence that names the file.
 */
export async function loadWithin<Module>(
  file: string,
  ms: number,
  load: (file: string) => Promise<Module>,
): Promise<Module> {
  const loaded = new AbortController();
  const late = wait(ms, undefined, { signal: loaded.signal }).then(() => {
    throw new Error(
      `${file} did not load within ${ms / 1000} seconds: a module that it imports waits, by an await at its top, for one that imports it.`,
    );
  });
  // The file that loaded in time leaves it aborted.
  late.catch(() => {});
  try {
    return await Promise.race([load(file), late]);
  } finally {
    loaded.abort();
  }
}
