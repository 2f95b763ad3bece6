import { useState } from 'react';
import { returns as t } from '#texts/returns';
import type { Order } from '../../../../shop/buying/orders/contract.ts';
import { MOST_PHOTOS, MOST_PHOTO_BYTES } from '../../../../shop/delivery/returns/photos.ts';
import { call } from '../../../client/call.ts';
import { shrinkPhoto } from '../../../client/device/shrink-photo.ts';
import { IconButton } from '../../../ui/buttons/icon-button.tsx';
import { Icon } from '../../../ui/buttons/icon.tsx';
import { FieldError } from '../../../ui/fields/field.tsx';
import css from './photo-picker.module.css';

/** Chooses photographs and shows them, made small on the device. `others`: how many the request has besides. */
export function PhotoPicker({
  photos,
  others = 0,
  onPhotos,
}: {
  photos: readonly string[];
  others?: number;
  onPhotos: (photos: string[]) => void;
}) {
  const [problem, setProblem] = useState('');
  const left = MOST_PHOTOS - others - photos.length;
  const add = async (files: readonly File[]) => {
    const added: string[] = [];
    const unreadable: string[] = [];
    let isOver = false;
    for (const file of files) {
      if (added.length === left) {
        isOver = true;
        break;
      }
      const photo = await photoData(file);
      if (photo === null) unreadable.push(file.name);
      else if (!photos.includes(photo) && !added.includes(photo)) added.push(photo);
    }
    const problems = [unreadable.length > 0 && t.photoUnreadable(unreadable), isOver && t.photosMost];
    setProblem(problems.filter(Boolean).join(' '));
    onPhotos([...photos, ...added]);
  };
  return (
    <div className={css.picker}>
      {photos.length > 0 && (
        <div className={css.photos}>
          {photos.map((photo, place) => (
            <figure key={photo}>
              <img src={photo} alt={t.photoNumber(place + 1)} />
              <IconButton
                icon="x"
                label={t.photoRemove(place + 1)}
                onClick={() => {
                  setProblem('');
                  onPhotos(photos.filter((each) => each !== photo));
                }}
              />
            </figure>
          ))}
        </div>
      )}
      {left > 0 && (
        <label className={css.field}>
          <span>
            <Icon name="camera" size={20} /> {t.photosAdd}
          </span>
          <small>{t.photosHint}</small>
          <input
            className="visually-hidden"
            type="file"
            accept="image/*"
            multiple
            onChange={({ currentTarget }) => {
              void add([...(currentTarget.files ?? [])]);
              currentTarget.value = '';
            }}
          />
        </label>
      )}
      {problem && (
        <div role="alert">
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}

/** From good to small, until one fits into a request. */
const tries = [
  { side: 1280, quality: 0.6 },
  { side: 1024, quality: 0.5 },
  { side: 800, quality: 0.45 },
  { side: 640, quality: 0.4 },
  { side: 480, quality: 0.3 },
];

/** A photograph as a URL that contains it, small enough to be sent; null where this browser cannot read it. */
async function photoData(file: File): Promise<string | null> {
  for (const limits of tries) {
    const photo = await shrinkPhoto(file, { ...limits, keptBytes: 0 });
    if (photo === file) return null;
    if (photo.size <= MOST_PHOTO_BYTES) return dataUrl(photo);
  }
  return null;
}

const dataUrl = (photo: Blob) =>
  new Promise<string | null>((done) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => done(typeof reader.result === 'string' ? reader.result : null));
    reader.addEventListener('error', () => done(null));
    reader.readAsDataURL(photo);
  });

/** Sends photographs of a request one after another; returns those that did not arrive. */
export async function sendPhotos(
  orderId: string,
  returnId: string,
  photos: readonly string[],
): Promise<string[]> {
  const left: string[] = [];
  for (const photo of photos) {
    const [, base64 = ''] = photo.split(',');
    // The others may still arrive; the same one sent again counts once.
    await call('addReturnPhoto', { orderId, returnId, photo: base64 }).catch(() => left.push(photo));
  }
  return left;
}

/** The request that was just made: the newest. */
export function newestReturn({ returns }: Order): string {
  return returns.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))[0]?._id ?? '';
}
