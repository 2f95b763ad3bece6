import { useEffect, useEffectEvent, useState } from 'react';
import { nextPlace, plainLooks } from './use-uploads.ts';
import { dropPicture, readPictures, storePicture } from './waiting-pictures.ts';

/** A photograph that was chosen and not framed yet. */
export type Chosen = { id: string; file: Blob };

/**
 * The photographs chosen together, framed one after the other. They wait on this device: a phone may close the page while
 * its camera is open, and what the camera took is nowhere else.
 */
export function useBatch(productId: string) {
  const [batch, setBatch] = useState<readonly Chosen[]>([]);
  const [done, setDone] = useState(0);
  const takeUp = useEffectEvent((left: readonly Chosen[]) => {
    const known = new Set(batch.map(({ id }) => id));
    setBatch([...left.filter(({ id }) => !known.has(id)), ...batch]);
  });
  useEffect(() => {
    void readPictures(productId).then((left) => takeUp(left.filter(({ isUnframed }) => isUnframed === true)));
  }, [productId]);

  const take = (files: readonly Blob[]) => {
    const chosen = files.map((file) => ({ id: crypto.randomUUID(), file }));
    setBatch((now) => [...now, ...chosen]);
    for (const each of chosen)
      void storePicture({
        ...each,
        productId,
        looks: plainLooks,
        replaces: null,
        isUnframed: true,
        at: nextPlace(),
      });
  };
  /** Removes the next `count` photographs, which were used or left out. */
  const pass = (count = 1) => {
    for (const { id } of batch.slice(done, done + count)) void dropPicture(id);
    if (done + count < batch.length) return setDone(done + count);
    setBatch([]);
    setDone(0);
  };
  return { chosen: batch[done], left: batch.slice(done), place: done + 1, all: batch.length, take, pass };
}
