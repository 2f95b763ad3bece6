import { type ClipboardEvent, type DragEvent, lazy, Suspense, useState } from 'react';
import { consoleWords } from '#texts/console-words';
import { pictureDesk as words } from '#texts/picture-desk';
import { products as t } from '#texts/products';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Icon } from '../../../../ui/buttons/icon.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { offerUndo } from '../../../ui/undo/undo-offer.ts';
import css from './add-pictures.module.css';
import type { Cropped } from './crop-sheet.tsx';
import { useBatch } from './use-batch.ts';
import { plainLooks } from './use-uploads.ts';

export const CropSheet = lazy(async () => ({ default: (await import('./crop-sheet.tsx')).CropSheet }));

type AddPicturesProps = { productId: string; onAdd: (file: Blob, cropped: Cropped) => void };

/** Chooses photographs, takes, drops or pastes them; each is framed before it is sent. */
export function AddPictures({ productId, onAdd }: AddPicturesProps) {
  const { chosen, left, place, all, take, pass } = useBatch(productId);
  const [others, setOthers] = useState('');
  const choose = (files: Iterable<File>) => {
    const given = [...files];
    const isPhotograph = ({ type }: File) => type === '' || type.startsWith('image/');
    setOthers(
      given
        .filter((file) => !isPhotograph(file))
        .map(({ name }) => name)
        .join(words.and),
    );
    take(given.filter(isPhotograph));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    choose(event.dataTransfer.files);
  };
  const paste = ({ clipboardData }: ClipboardEvent) => choose(clipboardData.files);
  // The sheet of the next photograph covers the page's own offer to undo.
  const [leftOut, setLeftOut] = useState<{ file: Blob; place: number } | null>(null);
  const takeBack = (file: Blob) => {
    offerUndo(null);
    setLeftOut(null);
    take([file]);
  };
  const leaveOut = (file: Blob) => {
    pass();
    setLeftOut({ file, place });
    offerUndo({ text: words.leftOut(place), undo: async () => takeBack(file) });
  };
  return (
    <div className={css.adder} onDragOver={(event) => event.preventDefault()} onDrop={drop} onPaste={paste}>
      <FileButton label={t.addPictures} icon="image" onChoose={choose} />
      {/* The chooser of newer phones shows their pictures alone. */}
      <FileButton label={words.takePhotograph} icon="camera" isCamera onChoose={choose} />
      <p className={css.drop}>{words.dropHere}</p>
      {others !== '' && <FieldError id="no-pictures">{words.noPicture(others)}</FieldError>}
      {chosen !== undefined && (
        <Suspense>
          <CropSheet
            key={chosen.id}
            title={words.title(place, all)}
            source={chosen.file}
            looks={plainLooks}
            isStored={false}
            rest={{
              count: left.length,
              onUse: () => {
                for (const { file } of left) onAdd(file, { file: null, looks: plainLooks });
                pass(left.length);
              },
            }}
            notice={
              leftOut && (
                <p role="status">
                  {words.leftOut(leftOut.place)}
                  <Button small tone="quiet" onClick={() => takeBack(leftOut.file)}>
                    {consoleWords.undo}
                  </Button>
                </p>
              )
            }
            onUse={(cropped) => {
              setLeftOut(null);
              onAdd(chosen.file, cropped);
              pass();
            }}
            onClose={() => leaveOut(chosen.file)}
          />
        </Suspense>
      )}
    </div>
  );
}

type FileButtonProps = {
  label: string;
  icon: 'image' | 'camera';
  /** Opens the camera itself, where there is one. */
  isCamera?: boolean;
  onChoose: (files: Iterable<File>) => void;
};

/** Chooses pictures from the gallery, or takes one. */
export function FileButton({ label, icon, isCamera = false, onChoose }: FileButtonProps) {
  return (
    <label className={isCamera ? `${css.add} ${css.camera}` : css.add}>
      <input
        className="visually-hidden"
        type="file"
        accept="image/*"
        multiple={!isCamera}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          onChoose([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <Icon name={icon} size={20} />
      {label}
    </label>
  );
}
