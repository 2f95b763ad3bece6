import { useEffect, useState } from 'react';
import type { Category } from '../../../../shop/catalog/browse/contract.ts';
import { call } from '../../../client/call.ts';

let read: Promise<readonly Category[]> | undefined;

/** The categories, loaded once per visit; empty while loading or after a failure. */
export function useCategories(): readonly Category[] {
  const [categories, setCategories] = useState<readonly Category[]>([]);
  useEffect(() => {
    let isHere = true;
    read ??= readCategories();
    void read.then((found) => isHere && setCategories(found));
    return () => {
      isHere = false;
    };
  }, []);
  return categories;
}

async function readCategories(): Promise<readonly Category[]> {
  try {
    return (await call('getAllCategories', { limit: 20 })).categories;
  } catch {
    read = undefined; // a later caller retries
    return [];
  }
}
