import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { pictureDesk as t } from '#texts/picture-desk';
import { isKeyOf } from '../../../../shop/keys-of.ts';
import { LONGEST_SIDE } from '../../../../shop/media/framing.ts';
import type { PictureLooks } from '../../../../shop/products/calls.ts';
import type { Image } from '../../../../shop/wire/wire-types.ts';
import { CallError, isOutage } from '../../../client/call-error.ts';
import { shrinkPhoto } from '../../../client/device/shrink-photo.ts';
import { failureText } from '../../../client/forms/failure-text.ts';
import { upload } from '../../client/upload.ts';
import { dropPicture, keepPicture, readPictures, type WaitingPicture } from './waiting-pictures.ts';

/** `waiting`: stored on this device until the connection is back. */
export type Upload = WaitingPicture & {
  state: 'reducing' | 'queued' | 'sending' | 'waiting' | 'refused';
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

/** Smaller files are sent as they are. */
const LIMITS = { side: LONGEST_SIDE, keptBytes: 700_000, quality: 0.86 };

/** Sends photographs of a product one after the other; failed ones are stored and retried automatically. */
export function useUploads(productId: string, onUploaded: (uploaded: Uploaded) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const latest = useRef(uploads);
  const isSending = useRef(false);
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
      const next = latest.current.find(({ state }) => state === 'queued');
      if (next === undefined) break;
      await sendOne(next);
    }
    isSending.current = false;
  };
  const sendOne = async ({ id, file, looks, replaces }: Upload) => {
    patch(id, { state: 'sending', sent: 0 });
    try {
      const { picture } = await upload('addPicture', file, 'photograph', (sent) => patch(id, { sent }));
      set(latest.current.filter((each) => each.id !== id));
      onUploaded({ pictureId: picture._id, image: picture.image, looks, replaces });
      await dropPicture(id);
    } catch (failure) {
      patch(id, { state: isOutage(failure) ? 'waiting' : 'refused', why: whyOf(failure) });
    }
  };
  const add = async (file: Blob, looks: PictureLooks, replaces: string | null = null) => {
    const id = crypto.randomUUID();
    const begun = { id, productId, file, looks, replaces, sent: 0, why: '' };
    set([...latest.current, { ...begun, state: 'reducing' }]);
    const small = await shrinkPhoto(file, LIMITS);
    await keepPicture({ id, productId, file: small, looks, replaces });
    patch(id, { file: small, state: 'queued' });
    await send();
  };
  const again = () => {
    set(latest.current.map((each) => (isStuck(each) ? { ...each, state: 'queued' } : each)));
    void send();
  };
  const drop = (id: string) => {
    set(latest.current.filter((each) => each.id !== id));
    void dropPicture(id);
  };

  const lineIsBack = useEffectEvent(again);
  const takeUp = useEffectEvent((kept: readonly WaitingPicture[]) => {
    const known = new Set(latest.current.map(({ id }) => id));
    const missing = kept.filter(({ id }) => !known.has(id));
    set([
      ...latest.current,
      ...missing.map((each): Upload => ({ ...each, state: 'queued', sent: 0, why: '' })),
    ]);
    void send();
  });
  useEffect(() => {
    void readPictures(productId).then((kept) => takeUp(kept));
    const back = () => lineIsBack();
    addEventListener('online', back);
    return () => removeEventListener('online', back);
  }, [productId]);
  return { uploads, add, again, drop };
}

const isStuck = ({ state }: Upload) => state === 'waiting' || state === 'refused';

const wrongKinds = { heic: t.heic, animated: t.animated, unreadable: t.damaged };

function whyOf(failure: unknown): string {
  if (!(failure instanceof CallError)) return failureText(failure, t.notSent);
  if (failure.code === 'PAYLOAD_TOO_LARGE') return t.tooLarge;
  if (failure.code !== 'UNSUPPORTED_MEDIA_TYPE') return failureText(failure, t.notSent);
  const [, kind = ''] = / is (\w+)$/.exec(failure.errors[0] ?? '') ?? [];
  return isKeyOf(wrongKinds, kind) ? wrongKinds[kind] : t.wrongKind;
}
