import type { Browser } from '@playwright/test';
import { openGalleryStore } from './gallery-store.ts';
import { invitePeople } from './people.ts';
import { type State, statesOf } from './states.ts';
import { openViewer, type Viewer } from './viewer.ts';

export type Gallery = Viewer & { states: readonly State[] };

/** Opens a store in this folder, invites everybody and lists what there is to see. */
export async function openGallery(browser: Browser, folder: string): Promise<Gallery> {
  const before = process.env['STORE_DATA_DIR'];
  process.env['STORE_DATA_DIR'] = folder;
  const store = await openGalleryStore(folder, true);
  try {
    const people = await invitePeople(browser, store.address);
    const states = await statesOf(browser, people, store.address);
    const viewer = openViewer(browser, people, store.address);
    const close = async () => {
      await viewer.close();
      await store.stop();
    };
    return { ...viewer, states, close };
  } catch (error) {
    await store.stop();
    throw error;
  } finally {
    if (before === undefined) delete process.env['STORE_DATA_DIR'];
    else process.env['STORE_DATA_DIR'] = before;
  }
}
