import { setTimeout as wait } from 'node:timers/promises';
import type { AddressFault } from '../../../../shop/office/imports/faults.ts';
import { MOST_BYTES } from '../../../catalog/media/photo.ts';
import { storePhoto } from '../../../catalog/media/store-photo.ts';
import type { Store } from '../../../store.ts';
import { faultOfPhoto } from './check-pictures.ts';
import { addFetched, noteFault, noteFetched, takeAddress, type WaitingAddress } from './import-addresses.ts';

/** Fetches pictures of imported products from their addresses, one after the other, until none is due. */
export async function fetchPictures(
  store: Pick<Store, 'db' | 'settings' | 'clock' | 'config' | 'integrations'>,
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { db, settings, clock, integrations } = store;
  // What a process that ended had fetched.
  await addFetched(db, { language: 'ar', now: clock(), settings: await settings() });
  for (let isFirst = true; !isStopping(); isFirst = false) {
    const next = await takeAddress(db);
    if (next === null) break;
    if (!isFirst) await wait(integrations.pictures.pauseMs);
    const found = await fetchOne(store, next);
    await ('fault' in found ? noteFault(db, next, found.fault) : noteFetched(db, next, found.pictureId));
    await addFetched(db, { language: 'ar', now: clock(), settings: await settings() });
  }
}

async function fetchOne(
  { db, config, integrations }: Pick<Store, 'db' | 'config' | 'integrations'>,
  { address }: WaitingAddress,
): Promise<{ pictureId: string } | { fault: AddressFault }> {
  const got = await integrations.pictures.fetch(address, MOST_BYTES);
  if ('fault' in got) return got;
  const stored = await storePhoto({ db, config }, got.bytes);
  return 'fault' in stored ? { fault: faultOfPhoto[stored.fault] } : { pictureId: stored.picture.id };
}
