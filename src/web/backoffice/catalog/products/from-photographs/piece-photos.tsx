import { newPieces as t } from '#texts/new-pieces';
import { Button } from '../../../../ui/buttons/button.tsx';
import { FieldError } from '../../../../ui/fields/field.tsx';
import { PhotoTile } from './photo-tile.tsx';
import css from './pieces.module.css';
import { apart, type Piece } from './pieces.ts';
import type { usePieces } from './use-pieces.ts';

type PiecePhotosProps = { piece: Piece; made: ReturnType<typeof usePieces> };

/** The photographs of a piece; each can be left out, and of several each can be a piece of its own. */
export function PiecePhotos({ piece: { photos }, made }: PiecePhotosProps) {
  return (
    <ol className={css.photos}>
      {photos.map((photo, at) => {
        const upload = made.uploads.find(({ replaces }) => replaces === photo.id);
        return (
          <li key={photo.id}>
            <PhotoTile photo={photo} label={t.photo(at + 1)} />
            {upload?.state === 'refused' && (
              <FieldError id={`photo-${photo.id}`}>{t.unfit(upload.why)}</FieldError>
            )}
            {photos.length > 1 && (
              <Button
                small
                tone="quiet"
                aria-label={`${t.apart}: ${t.photo(at + 1)}`}
                onClick={() => made.change((now) => apart(now, photo))}
              >
                {t.apart}
              </Button>
            )}
            <Button
              small
              tone="quiet"
              icon="trash-2"
              aria-label={`${t.removePhoto}: ${t.photo(at + 1)}`}
              onClick={() => made.leaveOut(photo.id)}
            >
              {t.removePhoto}
            </Button>
          </li>
        );
      })}
    </ol>
  );
}
