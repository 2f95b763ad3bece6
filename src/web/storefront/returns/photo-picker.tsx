import { useState } from 'react';
import { returns as t } from '#texts/returns';
import { MOST_PHOTOS } from '../../../shop/returns/photos.ts';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { Icon } from '../../ui/buttons/icon.tsx';
import { FieldError } from '../../ui/fields/field.tsx';
import { photoData } from './photo-data.ts';
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
    const read = await Promise.all(files.slice(0, left).map(photoData));
    const good = read.filter((photo) => photo !== null);
    setProblem(good.length < read.length ? t.photoUnreadable : files.length > left ? t.photosMost : '');
    onPhotos([...photos, ...good.filter((photo) => !photos.includes(photo))]);
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
                onClick={() => onPhotos(photos.filter((each) => each !== photo))}
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
