import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type {
  QueuedEvent,
  MyRun,
  Unsequenced,
} from '../../../../../shop/delivery/fulfilment/runs/stop-state.ts';

/** The round as last received from the server. */
export type Snapshot = { run: MyRun; at: string };

type Schema = DBSchema & {
  events: { key: number; value: Omit<QueuedEvent, 'sequence'> & { sequence?: number } };
  facts: { key: 'snapshot'; value: Snapshot };
};

/** What a round stored by an older version lacks. */
const LATER_PARTS = { returnStops: [], shop: '' };

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('round', 1, {
    upgrade: (db) => {
      db.createObjectStore('events', { keyPath: 'sequence', autoIncrement: true });
      db.createObjectStore('facts');
    },
  });
  return opened;
}

/** Stores an act; resolves once it is on the disk, so that a dead battery does not lose it. */
export async function storeEvent(courierId: string, event: Unsequenced): Promise<number> {
  const tx = (await open()).transaction('events', 'readwrite', { durability: 'strict' });
  const [sequence] = await Promise.all([
    tx.store.add({ courierId, event, status: 'kept', code: null }),
    tx.done,
  ]);
  return sequence;
}

/** All acts on this device, in their order. */
export async function readEvents(): Promise<QueuedEvent[]> {
  // The store gives each its key path.
  return (await (await open()).getAll('events')) as QueuedEvent[];
}

export async function markEvent(sequence: number, status: QueuedEvent['status'], code: string | null = null) {
  const tx = (await open()).transaction('events', 'readwrite', { durability: 'strict' });
  const known = await tx.store.get(sequence);
  await Promise.all([known && tx.store.put({ ...known, status, code }), tx.done]);
}

export async function dropEvent(sequence: number): Promise<void> {
  await (await open()).delete('events', sequence);
}

export async function readSnapshot(): Promise<Snapshot | undefined> {
  const stored = await (await open()).get('facts', 'snapshot');
  return stored && { ...stored, run: { ...LATER_PARTS, ...stored.run } };
}

/** Stores the round; a fresh one contains what was sent, so that is dropped. */
export async function storeSnapshot(snapshot: Snapshot, isFresh = true): Promise<void> {
  const tx = (await open()).transaction(['events', 'facts'], 'readwrite');
  await tx.objectStore('facts').put(snapshot, 'snapshot');
  if (isFresh)
    for await (const cursor of tx.objectStore('events')) {
      if (cursor.value.status === 'sent' || cursor.value.status === 'seen') await cursor.delete();
    }
  await tx.done;
}

/** Clears the round from the device, at sign-out. */
export async function forgetRound(): Promise<void> {
  const tx = (await open()).transaction(['events', 'facts'], 'readwrite');
  await Promise.all([tx.objectStore('events').clear(), tx.objectStore('facts').clear(), tx.done]);
}
