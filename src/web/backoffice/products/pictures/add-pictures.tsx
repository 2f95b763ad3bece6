import { type ClipboardEvent, type DragEvent, lazy, Suspense, useId, useState } from 'react';
import { pictureDesk as words } from '#texts/picture-desk';
import { products as t } from '#texts/products';
import type { PictureLooks } from '../../../../shop/products/calls.ts';
import { Icon } from '../../../ui/buttons/icon.tsx';
import css from './add-pictures.module.css';
import type { Cropped } from './crop-sheet.tsx';

export const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

const plainLooks: PictureLooks = { tint: null, focus: null };

/** Chooses photographs, takes, drops or pastes them; each is framed before it is sent. */
export function AddPictures({ onAdd }: { onAdd: (file: Blob, cropped: Cropped) => void }) {
  const id = useId();
  const [batch, setBatch] = useState<readonly File[]>([]);
  const [done, setDone] = useState(0);
  const take = (files: Iterable<File>) => {
    const photographs = [...files].filter(({ type }) => type === '' || type.startsWith('image/'));
    setBatch([...batch, ...photographs]);
  };
  const next = () => {
    if (done + 1 < batch.length) return setDone(done + 1);
    setBatch([]);
    setDone(0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => take(clipboardData.files);
  const file = batch[done];
  return (
    <div className={css.adder} onDragOver={(event) => event.preventDefault()} onDrop={drop} onPaste={paste}>
      <input
        id={id}
        className={`visually-hidden ${css.file}`}
        type="file"
        accept="image/*"
        multiple
        onChange={({ currentTarget }) => {
          take(currentTarget.files ?? []);
          currentTarget.value = '';
        }}
      />
      <label htmlFor={id} className={css.add}>
        <Icon name="camera" size={20} />
        {t.addPictures}
      </label>
      <p className={css.quiet}>{words.dropHere}</p>
      {file !== undefined && (
        <Suspense>
          <CropSheet
            key={done}
            title={words.title(done + 1, batch.length)}
            source={file}
            looks={plainLooks}
            isStored={false}
            rest={{
              count: batch.length - done,
              onUse: () => {
                for (const each of batch.slice(done)) onAdd(each, { file: null, looks: plainLooks });
                setBatch([]);
                setDone(0);
              },
            }}
            onUse={(cropped) => {
              onAdd(file, cropped);
              next();
            }}
            onClose={next}
          />
        </Suspense>
      )}
    </div>
  );
}
