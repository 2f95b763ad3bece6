import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const PATIENCE_MS = 2000;
const fileIn = (dataDir: string) => join(dataDir, 'address');

/** Stores the address of this store in a file, for commands beside it. Returns a function that removes the file. */
export async function storeAddress(dataDir: string, address: string): Promise<() => Promise<void>> {
  await writeFile(fileIn(dataDir), address);
  return async () => {
    // Another store of this folder may have begun since.
    if ((await readStored(dataDir)) === address) await rm(fileIn(dataDir), { force: true });
  };
}

/** Where the store of this folder answers now; null if none does. */
export async function runningAddress(dataDir: string): Promise<string | null> {
  const address = await readStored(dataDir);
  if (address === null || !URL.canParse(address)) return null;
  // A store that was killed leaves its address.
  const answers = await fetch(`${address}/health/live`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return answers ? address : null;
}

const readStored = (dataDir: string): Promise<string | null> =>
  readFile(fileIn(dataDir), 'utf8').catch(() => null);
