import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PictureLooks } from '../../../../../shop/catalog/products/calls.ts';

/** A photograph not sent yet; `replaces`: the picture whose place it takes. */
export type WaitingPicture = {
  id: string;
  productId: string;
  file: Blob;
  looks: PictureLooks;
  replaces: string | null;
  /** Chosen, and not framed yet. */
  isUnframed?: true;
  /** Its place among those of this device. */
  at: number;
};

type Schema = DBSchema & {
  waiting: { key: string; value: WaitingPicture; indexes: { product: string } };
};

let opened: Promise<IDBPDatabase<Schema>> | undefined;

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('console-pictures', 1, {
    upgrade: (db) =>
      void db.createObjectStore('waiting', { keyPath: 'id' }).createIndex('product', 'productId'),
  });
  return opened;
}

// Storage may be blocked or full: the photograph then exists only while the page is open.

export const storePicture = async (picture: WaitingPicture): Promise<void> => {
  await open()
    .then((db) => db.put('waiting', picture))
    .catch(() => null);
};

export const dropPicture = async (id: string): Promise<void> => {
  await open()
    .then((db) => db.delete('waiting', id))
    .catch(() => null);
};

export const readPictures = (productId: string): Promise<WaitingPicture[]> =>
  open()
    .then((db) => db.getAllFromIndex('waiting', 'product', productId))
    .then((kept) => kept.toSorted((one, other) => one.at - other.at))
    .catch(() => []);
