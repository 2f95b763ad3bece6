import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LONGEST_SIDE } from '../../../../../shop/catalog/media/framing.ts';
import type { PictureLooks } from '../../../../../shop/catalog/products/calls.ts';
import type { Image } from '../../../../../shop/wire/wire-types.ts';
import { isOutage } from '../../../../client/call-error.ts';
import { shrinkPhoto } from '../../../../client/device/shrink-photo.ts';
import { upload } from '../../../client/upload.ts';
import { isUnfit, whyNotTaken } from '../../../client/why-not-taken.ts';
import { dropPicture, readPictures, storePicture, type WaitingPicture } from './waiting-pictures.ts';

/** `waiting`: stored on this device until the connection is back. */
export type Upload = WaitingPicture & {
  state: 'reducing' | 'queued' | 'sending' | 'waiting' | 'refused';
  /** Refused for good, such as a damaged file. */
  isUnfit: boolean;
  /** Bytes that arrived. */
  sent: number;
  why: string;
};

export type Uploaded = {
  pictureId: string;
  image: Image;
  looks: PictureLooks;
  replaces: string | null;
};

export const plainLooks: PictureLooks = { tint: null, focus: null };

/** Smaller files are sent as they are. */
const LIMITS = { side: LONGEST_SIDE, keptBytes: 700_000, quality: 0.86 };

/**
 * Sends photographs of a product in the order in which they were added. Each is stored on this device until it arrived; after
 * an outage the first one is sent again by itself, and the others wait behind it.
 */
export function useUploads(productId: string, onUploaded: (uploaded: Uploaded) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  const isSending = useRef(false);
  const isLeft = useRef(false);
  const retry = useRef<{ failures: number; timer?: ReturnType<typeof setTimeout> }>({ failures: 0 });
  const set = (next: readonly Upload[]) => {
    latest.current = next;
    setUploads(next);
  };
  const patch = (id: string, part: Partial<Upload>) =>
    set(latest.current.map((each) => (each.id === id ? { ...each, ...part } : each)));

  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    for (;;) {
      const next = latest.current.find(({ state }) => state !== 'refused');
      if (next === undefined || next.state === 'waiting' || isLeft.current) break;
      await sendOne(next);
    }
    isSending.current = false;
  };
  const sendOne = async (next: Upload) => {
    const { id, looks, replaces } = next;
    // One at a time: a decoded photograph takes 50 MB of a phone's memory.
    patch(id, { state: 'reducing' });
    const file = await shrinkPhoto(next.file, LIMITS);
    if (file !== next.file) await storePicture({ id, productId, file, looks, replaces, at: next.at });
    patch(id, { file, state: 'sending', sent: 0 });
    try {
      const { picture } = await upload('addPicture', file, 'photograph', (sent) => patch(id, { sent }));
      retry.current.failures = 0;
      // The form was closed: it is sent again on the next visit, as the same picture.
      if (isLeft.current) return;
      set(latest.current.filter((each) => each.id !== id));
      onUploaded({ pictureId: picture._id, image: picture.image, looks, replaces });
      await dropPicture(id);
    } catch (failure) {
      if (isLeft.current) return;
      const mayRetry = isOutage(failure) && (failure.status === 0 || retry.current.failures < MOST_FAULTS);
      patch(id, {
        state: mayRetry ? 'waiting' : 'refused',
        isUnfit: isUnfit(failure),
        why: whyNotTaken(failure),
      });
      if (mayRetry) sendLater();
      else retry.current.failures = 0;
    }
  };
  const sendLater = () => {
    clearTimeout(retry.current.timer);
    const pause = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** retry.current.failures);
    retry.current.failures += 1;
    retry.current.timer = setTimeout(() => again(({ state }) => state === 'waiting'), pause);
  };
  const add = async (file: Blob, looks: PictureLooks, replaces: string | null = null) => {
    const [id, at] = [crypto.randomUUID(), nextPlace()];
    const waiting = { id, productId, file, looks, replaces, at };
    set([...latest.current, { ...waiting, ...untried }]);
    await storePicture(waiting);
    await send();
  };
  const again = (which: (upload: Upload) => boolean = isStuck) => {
    set(latest.current.map((each) => (which(each) ? { ...each, state: 'queued' } : each)));
    void send();
  };
  const drop = (id: string) => {
    set(latest.current.filter((each) => each.id !== id));
    void dropPicture(id);
    void send();
  };

  const lineIsBack = useEffectEvent(() => again());
  const takeUp = useEffectEvent((kept: readonly WaitingPicture[]) => {
    const known = new Set(latest.current.map(({ id }) => id));
    const missing = kept.filter(({ id, isUnframed }) => isUnframed !== true && !known.has(id));
    const queued = missing.map((each): Upload => ({ ...each, ...untried }));
    set([...queued, ...latest.current]);
    void send();
  });
  useEffect(() => {
    const retrying = retry.current;
    isLeft.current = false;
    void readPictures(productId).then((kept) => takeUp(kept));
    const back = () => lineIsBack();
    addEventListener('online', back);
    return () => {
      isLeft.current = true;
      clearTimeout(retrying.timer);
      removeEventListener('online', back);
    };
  }, [productId]);
  return { uploads, add, again: () => again(), drop };
}

/** The first and the longest pause between retries, in ms; it doubles after each failure. */
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 30_000;
/** Retries of a photograph after server errors; then it no longer blocks the others. */
const MOST_FAULTS = 5;

/** Rises with each photograph, also over reloads and within one millisecond. */
let lastPlace = 0;
export const nextPlace = () => (lastPlace = Math.max(Date.now(), lastPlace + 1));

const untried = { state: 'queued', sent: 0, isUnfit: false, why: '' } as const;

/** Whether sending it again may succeed. */
export const isStuck = ({ state, isUnfit: isFinal }: Upload): boolean =>
  state === 'waiting' || (state === 'refused' && !isFinal);
