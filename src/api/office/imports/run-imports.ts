import type { Editor } from '../../catalog/products/edit-product.ts';
import { withoutDeadline } from '../../platform/db/deadline.ts';
import type { Store } from '../../store.ts';
import { applyImport, undoImport } from './apply-import.ts';
import { checkImport } from './check-import.ts';
import { endStep, type ImportWork, LeaseLost, releaseLease, Stopping, takeWork } from './lease.ts';
import { fetchPictures } from './pictures/fetch-pictures.ts';
import { dropUsedParts } from './pictures/received-parts.ts';

/** How often a step may fail without progress before the file is given up. */
const MOST_ATTEMPTS = 3;

/** Works on files until none waits; one that fails is left to the next run. Returns how many steps it did. @throws the last failure */
export async function runImports(
  store: Pick<Store, 'db' | 'settings' | 'clock' | 'config'>,
  isStopping: () => boolean = () => false,
): Promise<number> {
  let steps = 0;
  let failure: Error | null = null;
  const failed: string[] = [];
  for (; !isStopping(); steps += 1) {
    const work = await takeWork(store.db, failed);
    if (work === null) break;
    // Its last attempts ended their processes: nothing was caught.
    if (work.attempts > MOST_ATTEMPTS && work.state !== 'undoing') {
      await giveUp(store, work);
      continue;
    }
    try {
      await doStep(store, work, () => {
        if (isStopping()) throw new Stopping();
      });
    } catch (error) {
      if (error instanceof LeaseLost) continue;
      if (error instanceof Stopping) await releaseLease(store.db, work, true);
      else {
        failure = error instanceof Error ? error : new Error(String(error));
        failed.push(work.id);
        await giveUp(store, work);
      }
    }
  }
  if (failure !== null) throw failure;
  return steps;
}

async function doStep(
  { db, settings, clock, config }: Pick<Store, 'db' | 'settings' | 'clock' | 'config'>,
  work: ImportWork,
  throwIfStopping: () => void,
): Promise<void> {
  const editor: Editor = {
    staff: { id: work.staffId },
    language: 'ar',
    now: clock(),
    settings: await settings(),
  };
  if (work.state === 'checking') return checkImport(db, work, editor, throwIfStopping);
  if (work.state === 'applying') await applyImport({ db, config }, work, editor, throwIfStopping);
  else await undoImport(db, work, editor, throwIfStopping);
  await dropUsedParts(db, work.id);
}

// The database may have been down: the job goes on from the last product. What cannot go on is taken back.
async function giveUp({ db }: Pick<Store, 'db'>, work: ImportWork): Promise<void> {
  if (work.attempts < MOST_ATTEMPTS || work.state === 'undoing') return void (await releaseLease(db, work));
  await endStep(db, work, work.state === 'checking' ? 'failed' : 'undoing', JSON.stringify({ row: 0 }));
}

/** Begins waiting work at once in this process; the minutely job resumes what a crashed one left. */
export function importStarter(store: Store): () => void {
  const running = new Set<Promise<unknown>>();
  let isClosing = false;
  let fetching: Promise<void> = Promise.resolve();
  store.app.addHook('onClose', async () => {
    isClosing = true;
    await Promise.allSettled(running);
  });
  return () => {
    const run = withoutDeadline(async () => {
      await runImports(store, () => isClosing);
      // One after the other, however many files come in.
      const next = fetching.then(async () => fetchPictures(store, () => isClosing));
      fetching = next.catch(() => {});
      await next;
    }).catch((error: unknown) => store.app.log.error({ err: error }, 'imports stopped'));
    running.add(run);
    void run.finally(() => running.delete(run));
  };
}
