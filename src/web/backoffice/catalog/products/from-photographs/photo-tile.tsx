import { Picture } from '../../../../ui/product/picture.tsx';
import css from './pieces.module.css';
import type { Photo } from './pieces.ts';

/** A photograph: small, from this device, until the store has it. */
export function PhotoTile({ photo: { picture, thumb }, label }: { photo: Photo; label: string }) {
  if (picture !== null) return <Picture image={{ ...picture.image, alt: label }} sizes="120px" />;
  if (thumb === null) return <span className={css.blank} role="img" aria-label={label} />;
  return <img className={css.file} src={thumb} alt={label} />;
}
